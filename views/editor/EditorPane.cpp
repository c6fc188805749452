// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/EditorPane.h"

#include "views/editor/FindBar.h"

#include <QShortcut>
#include <QVBoxLayout>

namespace warpgrain::views {

EditorPane::EditorPane(QWidget *parent)
    : QWidget(parent), editor_(new SourceEditor(this)), findBar_(new FindBar(*editor_, this)) {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(editor_, 1);
  column->addWidget(findBar_);
  setFocusProxy(editor_);
  const auto onKey = [this](const QKeySequence &key, auto action) {
    auto *shortcut = new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, action);
  };
  onKey(QKeySequence::Find, [this] { showFind(); });
  onKey(Qt::CTRL | Qt::Key_H, [this] { showReplace(); });
  onKey(Qt::Key_F3, [this] { findBar_->findNext(); });
  onKey(Qt::SHIFT | Qt::Key_F3, [this] { findBar_->findPrevious(); });
}

void EditorPane::showFind() {
  findBar_->open(false);
}

void EditorPane::showReplace() {
  findBar_->open(true);
}

} // namespace warpgrain::views
