// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace warpgrain::views {

/// What a step of a tour says, beside the part of the window that it speaks of, which is framed. Lies over the window
/// and leaves all of it usable. Esc leaves the tour.
class TourPanel : public QFrame {
  Q_OBJECT

public:
  /// The window must outlive it.
  explicit TourPanel(QWidget *window);

  /// Shows a step, counted from 0, beside a part of the window; null: in its middle.
  void showStep(int step, int count, const QString &title, const QString &text, QWidget *part);

  QString title() const;

  /// The part that is framed; null where none is.
  QWidget *part() const { return part_; }

Q_SIGNALS:
  void nextWanted();
  void backWanted();
  void leaveWanted();

protected:
  void keyPressEvent(QKeyEvent *event) override;
  bool eventFilter(QObject *object, QEvent *event) override;
  void hideEvent(QHideEvent *event) override;

private:
  void place();

  QWidget *window_;
  QPointer<QWidget> part_;
  QWidget *frame_;
  QLabel *title_;
  QLabel *text_;
  QLabel *progress_;
  QPushButton *back_;
  QPushButton *next_;
  QPushButton *leave_;
};

} // namespace warpgrain::views
