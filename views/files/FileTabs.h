// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

#include <vector>

namespace warpgrain::views {

/// An open file.
struct FileTab {
  QString title;   ///< "a.cu *"
  QString toolTip; ///< its path

  friend bool operator==(const FileTab &, const FileTab &) = default;
};

/// The open files in a row: a click chooses one, its button or the middle mouse button closes it, the chosen one can be
/// dragged to another place. Not seen where there are fewer than two.
class FileTabs : public QTabBar {
  Q_OBJECT

public:
  explicit FileTabs(QWidget *parent = nullptr);

  /// `chosen` is the position of the one that is looked at.
  void setFiles(const std::vector<FileTab> &files, int chosen);

Q_SIGNALS:
  void fileChosen(int position);
  void closeWanted(int position);
  void fileMoved(int from, int to);

protected:
  void mouseReleaseEvent(QMouseEvent *event) override;

private:
  bool isFilling_ = false;
};

} // namespace warpgrain::views
