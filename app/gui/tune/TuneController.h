// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/OneRun.h"
#include "app/gui/measure/MeasureTargets.h"
#include "core/base/Cancellation.h"
#include "core/base/TemporaryDirectory.h"
#include "core/workflow/search/Replay.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>

namespace warpgrain::gui {

/// How a person wants a search to be made.
struct TuneSettings {
  std::size_t strategy = 0; ///< of tune::strategies
  workflow::SearchObjective objective = workflow::SearchObjective::time;
  std::size_t evaluations = 100;
  std::optional<double> seconds;
  bool allowsReorder = false;

  friend bool operator==(const TuneSettings &, const TuneSettings &) = default;
};

/// A kernel whose fastest plan is to be found on a GPU.
struct TuneOrder {
  ChosenKernel subject;
  MeasureTarget target; ///< no recording
  TuneSettings settings;
};

/// A search, or the replay of one: what is known of it so far.
struct TuneRun {
  KernelKey kernel; ///< whose plans these are; none: of results whose kernel is not known
  TuneSettings settings;
  QString replayed;       ///< the file of results that is replayed; empty: it is a search
  bool isInOrder = false; ///< of a replay: no strategy chooses from the results
  workflow::PlanSearchResult result;
};

/// Where the program's own searches come from, for the search and its store.
struct TuneTools {
  std::shared_ptr<KeptParser> parser;
  workflow::FindRunner findRunner;          ///< none: measure::findRunner()
  std::shared_ptr<build::BuildCache> cache; ///< none: everything is compiled
  std::filesystem::path store;              ///< takes the answers, and has those of earlier searches; empty: none
  run::FindExecutor findExecutor;           ///< the best plan is verified with it; none: run::Executor::find()
};

/// Searches the plans of a kernel, or replays recorded results, on a thread of its own; one at a time. What the last
/// one found stays. Answers arrive as they come.
class TuneController : public QObject {
  Q_OBJECT

public:
  /// A plan is measured for so long at most.
  static constexpr double mostSecondsPerPlan = 2;
  /// And its energy, where that counts: launches, and what precedes them.
  static constexpr double mostSecondsOfEnergy = 10;

  explicit TuneController(TuneTools tools, QObject *parent = nullptr);
  /// Cancels and waits.
  ~TuneController() override;

  /// Not while one is running.
  void search(TuneOrder order);
  /// Goes through a T4 file: its strategy chooses from the results where these are a good part of their space. Not
  /// while one is running. `kernel` is the one whose plans they are.
  void replay(const std::filesystem::path &file, const KernelKey &kernel, const TuneSettings &settings);
  void setPaused(bool paused);
  /// Ends what runs, as soon as it can; finished() follows. The best plan of a search is verified before that, for some
  /// seconds at most.
  void cancel();
  /// Forgets what was found: another unit was opened. Cancels.
  void clear();

  bool isRunning() const { return run_.isRunning(); }

  /// A GPU and compilers are at work.
  bool isSearching() const { return isRunning() && isSearch_; }

  /// What runs, or ran last, is no replay.
  bool isSearch() const { return isSearch_; }

  bool isPaused() const { return isRunning() && pause_->isPaused(); }

  /// The newest; without parameters before the first.
  const TuneRun &run() const { return current_; }

  /// That the newest has taken, without those in which it was held up.
  double seconds() const;

Q_SIGNALS:
  void started();
  /// The space is known.
  void begun();
  /// run() has more plans.
  void advanced();
  void pausedChanged();
  /// "measuring", for a person who waits.
  void stageReached(const QString &stage);
  /// The launch form does not say all that a run needs.
  void launchWanted(const QString &sentence);
  void failed(const QString &sentence);
  void finished(bool cancelled);
  /// There is nothing any more.
  void cleared();

private:
  /// Hands on what a search has found since the last time.
  class Delivery;

  template <typename Work>
  void start(TuneRun run, bool isSearch, Work work);
  void takeEnd(Result<workflow::PlanSearchResult> &&result, bool cancelled, std::uint64_t number);

  TuneTools tools_;
  std::optional<TemporaryDirectory> folder_; ///< of the bundles
  TuneRun current_;
  std::shared_ptr<workflow::PauseGate> pause_ = std::make_shared<workflow::PauseGate>();
  bool isSearch_ = false;
  std::uint64_t number_ = 0;  ///< of the run; what an older one tells is not looked at
  CancellationSource atOnce_; ///< ends the verification of the best plan, too
  QElapsedTimer clock_;
  double secondsBefore_ = 0; ///< until it was held up last
  OneRun run_;               // last: its thread uses all the others
};

} // namespace warpgrain::gui
