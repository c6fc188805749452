// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QMenu;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace warpgrain::views {

/// A way to choose the next plans.
struct TuneStrategy {
  QString name;
  QString help;
};

enum class TuneActivity { idle, searching, replaying };

/// How a search is made and how long it may take, and the buttons that start, hold up and end it.
class TuneBar : public QWidget {
  Q_OBJECT

public:
  explicit TuneBar(QWidget *parent = nullptr);

  void setStrategies(const std::vector<TuneStrategy> &strategies);
  /// Recorded searches that came with the program.
  void setRecordings(const QStringList &names);
  /// Whether a search can be started; the reason is shown where it cannot.
  void setPossible(bool possible, const QString &reason = {});
  void setActivity(TuneActivity activity, bool isPaused);
  /// A plan is known that is faster than the original.
  void setHasBest(bool hasBest);
  void setProgress(std::size_t done, std::size_t total);

  /// Shows other settings; says budgetChanged alone.
  void setSettings(int strategy, int objective, std::size_t evaluations, std::optional<double> seconds,
                   bool allowsReorder);

  int strategy() const;
  /// 0: time, 1: energy, 2: both.
  int objective() const;
  std::size_t evaluations() const;
  std::optional<double> seconds() const; ///< none: no limit
  bool allowsReorder() const;

Q_SIGNALS:
  void tuneRequested();
  void pauseRequested(bool paused);
  /// The search ends, and its best plan is to be chosen; it may have ended before.
  void bestRequested();
  void cancelRequested();
  /// One of the recordings, by its number.
  void recordingChosen(int recording);
  /// A file is to be chosen.
  void openRequested();
  /// The budget is another one.
  void budgetChanged();
  /// A person has changed one of the settings.
  void settingsChanged();

private:
  QWidget *makeBudget();
  void makeButtons();
  void showButtons();

  QComboBox *strategy_;
  QComboBox *objective_;
  QSpinBox *evaluations_;
  QDoubleSpinBox *seconds_;
  QCheckBox *reorder_;
  QPushButton *tune_;
  QPushButton *pause_;
  QPushButton *best_;
  QPushButton *cancel_;
  QPushButton *replay_;
  QMenu *recordings_;
  QProgressBar *progress_;
  TuneActivity activity_ = TuneActivity::idle;
  bool isPaused_ = false;
  bool isPossible_ = true;
  bool hasBest_ = false;
  QString reason_;
};

} // namespace warpgrain::views
