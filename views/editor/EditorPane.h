// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/SourceEditor.h"

#include <QWidget>

namespace warpgrain::views {

class FindBar;

/// An editor with its bar for finding and replacing.
/// Keys: Ctrl+F find, Ctrl+H replace, F3 and Shift+F3 next and previous, Esc closes the bar.
class EditorPane : public QWidget {
  Q_OBJECT

public:
  explicit EditorPane(QWidget *parent = nullptr);

  SourceEditor &editor() { return *editor_; }

  const SourceEditor &editor() const { return *editor_; }

  FindBar &findBar() { return *findBar_; }

  /// Opens the bar with the selected word in it.
  void showFind();
  void showReplace();

private:
  SourceEditor *editor_;
  FindBar *findBar_;
};

} // namespace warpgrain::views
