// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/FindBar.h"

#include "views/editor/SourceEditor.h"
#include "views/shared/Theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

FindBar::FindBar(SourceEditor &editor, QWidget *parent) : QWidget(parent), editor_(editor) {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(6, 4, 6, 4);
  column->setSpacing(4);
  column->addWidget(makeFindLine());
  column->addWidget(makeReplaceLine());
  replaceLine_->setVisible(false);
  // The editor's text may change under an open bar.
  connect(&editor_, &SourceEditor::edited, this, [this] {
    if (isVisible()) refresh();
  });
  setVisible(false);
}

QWidget *FindBar::makeFindLine() {
  auto *line = new QWidget(this);
  auto *row = new QHBoxLayout(line);
  row->setContentsMargins(0, 0, 0, 0);
  find_ = new QLineEdit(line);
  find_->setPlaceholderText(tr("Find"));
  find_->setAccessibleName(tr("Text to find"));
  find_->setClearButtonEnabled(true);
  const auto button = [&](Qt::ArrowType arrow, const QString &name) {
    auto *made = new QToolButton(line);
    made->setArrowType(arrow);
    made->setToolTip(name);
    made->setAccessibleName(name);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
  };
  auto *previous = button(Qt::UpArrow, tr("Previous (Shift+F3)"));
  auto *next = button(Qt::DownArrow, tr("Next (F3)"));
  matchCase_ = new QCheckBox(tr("&Case"), line);
  matchCase_->setToolTip(tr("Small and capital letters differ"));
  wholeWord_ = new QCheckBox(tr("&Whole word"), line);
  regularExpression_ = new QCheckBox(tr("Regular e&xpression"), line);
  message_ = new QLabel(line);
  message_->setAccessibleName(tr("Result of the search"));
  auto *close = new QToolButton(line);
  close->setText(QStringLiteral("✕"));
  close->setAutoRaise(true);
  close->setToolTip(tr("Close (Esc)"));
  close->setAccessibleName(tr("Close the find bar"));
  row->addWidget(find_, 3);
  for (QWidget *widget : std::initializer_list<QWidget *>{previous, next, matchCase_, wholeWord_, regularExpression_})
    row->addWidget(widget);
  row->addWidget(message_, 1);
  row->addWidget(close);
  connect(find_, &QLineEdit::textChanged, this, [this] {
    refresh();
    goFrom(editor_.selectionBegin(), true);
  });
  for (const QCheckBox *box : {matchCase_, wholeWord_, regularExpression_})
    connect(box, &QCheckBox::toggled, this, [this] {
      refresh();
      goFrom(editor_.selectionBegin(), true);
    });
  connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
  connect(next, &QToolButton::clicked, this, &FindBar::findNext);
  connect(close, &QToolButton::clicked, this, &FindBar::close);
  return line;
}

QWidget *FindBar::makeReplaceLine() {
  replaceLine_ = new QWidget(this);
  auto *row = new QHBoxLayout(replaceLine_);
  row->setContentsMargins(0, 0, 0, 0);
  replace_ = new QLineEdit(replaceLine_);
  replace_->setPlaceholderText(tr("Replace with"));
  replace_->setAccessibleName(tr("Text to replace with"));
  replace_->setToolTip(tr("With a regular expression, \\1 to \\9 stand for what its parentheses matched."));
  auto *one = new QPushButton(tr("&Replace"), replaceLine_);
  auto *all = new QPushButton(tr("Replace &all"), replaceLine_);
  row->addWidget(replace_, 1);
  row->addWidget(one);
  row->addWidget(all);
  connect(replace_, &QLineEdit::returnPressed, this, &FindBar::replaceCurrent);
  connect(one, &QPushButton::clicked, this, &FindBar::replaceCurrent);
  connect(all, &QPushButton::clicked, this, &FindBar::replaceAll);
  return replaceLine_;
}

void FindBar::open(bool withReplace) {
  const QString selected = editor_.selectedText();
  setVisible(true);
  replaceLine_->setVisible(withReplace && !editor_.isReadOnly());
  if (!selected.isEmpty() && !selected.contains(u'\n') && !selected.contains(u'\r')) find_->setText(selected);
  refresh();
  tellPosition();
  find_->setFocus();
  find_->selectAll();
}

void FindBar::close() {
  setVisible(false);
  editor_.setFoundRanges({});
  editor_.setFocus();
}

TextSearch FindBar::search() const {
  return {find_->text(),
          {.matchCase = matchCase_->isChecked(),
           .wholeWord = wholeWord_->isChecked(),
           .regularExpression = regularExpression_->isChecked()}};
}

void FindBar::refresh() {
  matches_ = search().matchesIn(editor_.source());
  std::vector<std::pair<std::size_t, std::size_t>> ranges;
  for (const TextMatch &match : matches_)
    ranges.emplace_back(match.begin, match.end);
  editor_.setFoundRanges(ranges);
  tellPosition();
}

std::optional<std::size_t> FindBar::selectedMatch() const {
  for (std::size_t i = 0; i < matches_.size(); ++i)
    if (matches_[i].begin == editor_.selectionBegin() && matches_[i].end == editor_.selectionEnd()) return i;
  return std::nullopt;
}

void FindBar::tellPosition() {
  const QString problem = search().problem();
  if (find_->text().isEmpty())
    tell({}, true);
  else if (!problem.isEmpty())
    tell(tr("The regular expression is not complete or wrong: %1").arg(problem), false);
  else if (matches_.empty())
    tell(tr("Not found"), false);
  else if (const auto selected = selectedMatch())
    tell(tr("%1 of %2").arg(*selected + 1).arg(matches_.size()), true);
  else
    tell(tr("%n found", nullptr, static_cast<int>(matches_.size())), true);
}

void FindBar::tell(const QString &message, bool good) {
  message_->setText(message);
  QPalette colours;
  if (!good) colours.setColor(QPalette::WindowText, themeColours(*this).error);
  message_->setPalette(colours);
}

QString FindBar::message() const {
  return message_->text();
}

void FindBar::goFrom(std::size_t place, bool forward) {
  if (matches_.empty()) return;
  auto found = matches_.begin();
  bool around = false;
  if (forward) {
    found = std::ranges::find_if(matches_, [place](const TextMatch &match) { return match.begin >= place; });
    around = found == matches_.end();
    if (around) found = matches_.begin();
  } else {
    found = std::ranges::find_if(matches_, [place](const TextMatch &match) { return match.begin >= place; });
    around = found == matches_.begin();
    found = around ? std::prev(matches_.end()) : std::prev(found);
  }
  editor_.select(found->begin, found->end);
  tellPosition();
  if (!around) return;
  const QString from = forward ? tr("from the start again") : tr("from the end again");
  tell(tr("%1, %2").arg(message(), from), true);
}

void FindBar::findNext() {
  setVisible(true);
  refresh();
  goFrom(editor_.selectionEnd(), true);
}

void FindBar::findPrevious() {
  setVisible(true);
  refresh();
  goFrom(editor_.selectionBegin(), false);
}

void FindBar::replaceCurrent() {
  refresh();
  if (editor_.isReadOnly()) return;
  const auto selected = selectedMatch();
  if (!selected) return goFrom(editor_.selectionBegin(), true);
  const TextMatch match = matches_[*selected];
  const QString replacement = search().replacementOf(match, replace_->text());
  editor_.replaceRange(match.begin, match.end, replacement);
  refresh();
  goFrom(match.begin + static_cast<std::size_t>(replacement.toUtf8().size()), true);
}

void FindBar::replaceAll() {
  refresh();
  if (editor_.isReadOnly() || matches_.empty()) return;
  const TextSearch search = this->search();
  const QByteArray before = editor_.sourceBytes();
  QByteArray after;
  std::size_t copied = 0;
  for (const TextMatch &match : matches_) {
    after += before.mid(static_cast<qsizetype>(copied), static_cast<qsizetype>(match.begin - copied));
    after += search.replacementOf(match, replace_->text()).toUtf8();
    copied = match.end;
  }
  after += before.mid(static_cast<qsizetype>(copied));
  const int count = static_cast<int>(matches_.size());
  editor_.replaceSource(QString::fromUtf8(after));
  refresh();
  tell(tr("%n replaced", nullptr, count), true);
}

void FindBar::keyPressEvent(QKeyEvent *event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape)
    close();
  else if (enter && find_->hasFocus())
    event->modifiers() & Qt::ShiftModifier ? findPrevious() : findNext();
  else
    QWidget::keyPressEvent(event);
}

} // namespace warpgrain::views
