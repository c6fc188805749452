// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTabWidget>
#include <QTimer>

#include <array>
#include <vector>

namespace warpgrain::views {

class SourceEditor;

/// Texts of one program that are read, as tabs, each scrolled to the same part of it. A text is laid out when it is
/// first looked at.
class ProgramTexts : public QTabWidget {
  Q_OBJECT

public:
  struct Text {
    QString text;
    int line = 1; ///< to be seen, from 1
  };

  /// A tab for each title; `names` are those for assistive technology.
  ProgramTexts(const QStringList &titles, const QStringList &names, QWidget *parent = nullptr);

  void setTexts(const QStringList &texts);
  /// The line of each text that is to be seen.
  void showLines(const std::vector<int> &lines);

  /// Null before the tab was looked at.
  SourceEditor *editorOf(int tab) const { return pages_[static_cast<std::size_t>(tab)].editor; }

private:
  struct Page {
    QWidget *place = nullptr; ///< that holds the editor once it is made
    QString name;
    SourceEditor *editor = nullptr;
    Text wanted;
    bool isOld = false; ///< the editor has another text
  };

  void showCurrent();
  void showPage(int index);
  void showEvent(QShowEvent *event) override;

  std::vector<Page> pages_;
  QTimer soon_; ///< a new text is laid out in an event of its own
};

} // namespace warpgrain::views
