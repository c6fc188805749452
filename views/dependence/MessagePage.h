// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace warpgrain::views {

/// Stands in for the dependences: why there are none, or what is being done, with a way to cancel it.
class MessagePage : public QWidget {
  Q_OBJECT

public:
  explicit MessagePage(QWidget *parent = nullptr);

  void setReason(const QString &reason);
  void setBusy(const QString &sentence);

Q_SIGNALS:
  void cancelWanted();

private:
  QLabel *message_;
  QProgressBar *progress_;
  QPushButton *cancel_;
};

} // namespace warpgrain::views
