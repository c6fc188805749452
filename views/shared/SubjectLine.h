// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace warpgrain::views {

/// Whose text a view speaks of.
struct Subject {
  QString text; ///< "Variant: coarsen x 4"; empty: nothing has to be said
  bool isVariant = false;
  bool isBusy = false; ///< it is being read

  friend bool operator==(const Subject &, const Subject &) = default;
};

/// The line above a view that says whose text it speaks of, with the way back to the original and a way to end what is
/// being read.
class SubjectLine : public QWidget {
  Q_OBJECT

public:
  explicit SubjectLine(QWidget *parent = nullptr);

  /// Hidden where nothing has to be said.
  void setSubject(const Subject &subject);

  const Subject &subject() const { return subject_; }

Q_SIGNALS:
  void originalWanted();
  void cancelWanted();

private:
  void changeEvent(QEvent *event) override;
  void paint();

  Subject subject_;
  QLabel *text_;
  QProgressBar *busy_;
  QToolButton *cancel_;
  QToolButton *original_;
};

} // namespace warpgrain::views
