// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;

namespace warpgrain::views {

/// Something that can measure, or has measured.
struct MeasureChoice {
  QString name;               ///< "This machine: NVIDIA H200", "ssh gpu"
  QString help;               ///< more of it, for a tooltip
  bool isForgettable = false; ///< a machine that the person has named
  bool isRecorded = false;    ///< was measured before: its times are shown

  friend bool operator==(const MeasureChoice &, const MeasureChoice &) = default;
};

/// Where variants are measured, and the button that does it.
class MeasureLine : public QWidget {
  Q_OBJECT

public:
  explicit MeasureLine(QWidget *parent = nullptr);

  /// Emits nothing.
  void setChoices(const std::vector<MeasureChoice> &choices, int current);
  void setCounters(bool read);
  void setActivity(bool read);
  void setPossible(bool possible, const QString &reason = {});
  /// What the times in the table are of; empty: there are none.
  void setStatus(const QString &status);

Q_SIGNALS:
  void measureRequested();
  /// Another place was chosen, by its number among the choices.
  void chosen(int choice);
  void addRequested();
  void forgetRequested();
  void gpusRequested();
  void recordingRequested();
  void countersChosen(bool read);
  void activityChosen(bool read);

private:
  void makeMenu();
  void showChoice();

  QComboBox *box_;
  QPushButton *measure_;
  QLabel *status_;
  QAction *forget_ = nullptr;
  QAction *counters_ = nullptr;
  QAction *activity_ = nullptr;
  std::vector<MeasureChoice> choices_;
  bool possible_ = true;
  QString reason_;
};

} // namespace warpgrain::views
