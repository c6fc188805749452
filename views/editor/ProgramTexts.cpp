// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/ProgramTexts.h"

#include "views/editor/SourceEditor.h"

#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

ProgramTexts::ProgramTexts(const QStringList &titles, const QStringList &names, QWidget *parent) : QTabWidget(parent) {
  setDocumentMode(true);
  for (qsizetype i = 0; i < titles.size(); ++i) {
    auto *place = new QWidget(this);
    auto *layout = new QVBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    pages_.push_back({.place = place, .name = names[i], .editor = nullptr, .wanted = {}, .isOld = true});
    addTab(place, titles[i]);
  }
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, [this] { showPage(currentIndex()); });
  connect(this, &QTabWidget::currentChanged, this, &ProgramTexts::showPage);
}

void ProgramTexts::setTexts(const QStringList &texts) {
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    Page &page = pages_[i];
    const QString &text = texts[static_cast<qsizetype>(i)];
    page.isOld |= page.wanted.text != text;
    page.wanted = {.text = text, .line = 1};
  }
  showCurrent();
}

void ProgramTexts::showLines(const std::vector<int> &lines) {
  for (std::size_t i = 0; i < pages_.size() && i < lines.size(); ++i)
    pages_[i].wanted.line = lines[i];
  showCurrent();
}

void ProgramTexts::showCurrent() {
  const int index = currentIndex();
  if (index >= 0 && pages_[static_cast<std::size_t>(index)].isOld)
    soon_.start(0);
  else
    showPage(index);
}

void ProgramTexts::showPage(int index) {
  if (index < 0 || !isVisible()) return;
  Page &page = pages_[static_cast<std::size_t>(index)];
  if (page.editor == nullptr) {
    page.editor = new SourceEditor(page.place);
    page.editor->setAccessibleName(page.name);
    page.place->layout()->addWidget(page.editor);
    page.place->setFocusProxy(page.editor);
  }
  if (std::exchange(page.isOld, false)) {
    page.editor->setReadOnly(false);
    page.editor->setSource(page.wanted.text);
    page.editor->setReadOnly(true);
  }
  constexpr int above = 2; // lines that stay in sight
  const int line = std::clamp(page.wanted.line, 1, std::max(page.editor->lines(), 1)) - 1;
  page.editor->setFirstVisibleLine(std::max(line - above, 0));
  page.editor->setCursorPosition(line, 0);
}

void ProgramTexts::showEvent(QShowEvent *event) {
  QTabWidget::showEvent(event);
  showPage(currentIndex());
}

} // namespace warpgrain::views
