// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace warpgrain::views {

/// A job that runs, or waits for its turn.
struct JobRow {
  std::size_t id = 0; ///< names it to whoever listens
  QString name;       ///< "Build"
  bool isRunning = false;
  QDateTime since;  ///< when it was started, or asked for
  QString waitsFor; ///< the job whose end it needs; empty: for its turn
  int done = 0;
  int total = 0; ///< 0: not known

  friend bool operator==(const JobRow &, const JobRow &) = default;
};

/// All jobs in one list: what runs, then what waits, in the order in which it is done, since when, and a button that
/// ends it.
class JobsView : public QWidget {
  Q_OBJECT

public:
  explicit JobsView(QWidget *parent = nullptr);

  /// Rows with an id that is there keep their widgets, and the keyboard.
  void setJobs(const std::vector<JobRow> &jobs);

  const std::vector<JobRow> &jobs() const { return jobs_; }

  /// The first button; the view itself where nothing runs.
  QWidget *firstFocus();

Q_SIGNALS:
  void cancelWanted(std::size_t id);

private:
  struct Line {
    std::size_t id = 0;
    QWidget *widget = nullptr;
    QLabel *name = nullptr;
    QLabel *state = nullptr;
    QProgressBar *progress = nullptr;
    QPushButton *cancel = nullptr;
  };

  Line makeLine(std::size_t id);
  void fill(Line &line, const JobRow &job, std::size_t position);
  void showTimes();

  std::vector<JobRow> jobs_;
  std::vector<Line> lines_;
  QLabel *empty_;
  QVBoxLayout *column_;
  QTimer second_; ///< while something is listed, times are shown anew
};

/// How long ago a time is: "12 s", "3 min 5 s", "2 h 4 min".
QString durationText(qint64 seconds);

} // namespace warpgrain::views
