// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/tune/TuneController.h"
#include "app/gui/workbench/MessageKind.h"
#include "core/run/protocol/MemoryTypes.h"
#include "core/workflow/JobQueue.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace warpgrain::gui {

class MeasuredRows;
class Workbench;

/// What a person asks to be built, run, counted, measured and searched: one at a time, each as soon as what it needs is
/// there. Rows that are not there, or of an older text, are built first.
class Jobs : public QObject {
  Q_OBJECT

public:
  /// In this order those that wait are started.
  enum Kind : workflow::JobQueue::Kind { building, verifying, counting, measuring, tuning, multiplying };

  /// Work of another window that is to be alone on the machine: how it is begun, and ended as soon as it can. Whoever
  /// asks for it says by ended() that it has ended.
  struct Product {
    std::function<void()> start;
    std::function<void()> cancel;
  };

  Jobs(Workbench &workbench, MeasuredRows &measured);

  /// As Workbench's.
  void build();
  void verify();
  void count(const run::Extent3 &block);
  void measure(const std::vector<std::size_t> &rows);
  void tune(const TuneSettings &settings);
  /// Runs a sparse product when its turn comes.
  void multiply(Product product);
  void cancel();
  /// Ends one job that runs, or forgets one that waits, with those that wait for it.
  void cancelOne(Kind kind, bool isRunning);

  /// What runs and what waits, in the order in which it is done.
  std::vector<workflow::JobQueue::Listed> list() const { return queue_.list(); }

  bool isWaiting(Kind kind) const { return queue_.isWaiting(kind); }

  /// What a job waits for may be there.
  void startWaiting() { queue_.startWaiting(); }

  void ended(Kind kind, bool done) { queue_.ended(kind, done); }

  bool isMultiplying() const { return isMultiplying_; }

  /// The sparse product has ended.
  void multiplied(bool done);

  /// The rows will not be there for those that wait for them.
  void dropDependents();

  /// True where the folders that a build follows are trusted. Asks where they are not; says so where nothing may be
  /// built.
  bool isTrusted();

Q_SIGNALS:
  /// list() may be another one.
  void changed();
  /// A person has asked for a job; what an earlier one came to is no news any more.
  void asked();
  /// A sparse product has begun, or ended.
  void productChanged();
  void textsWanted();
  void trustWanted(const std::filesystem::path &folder);
  void told(warpgrain::gui::MessageKind kind, const QString &sentence);
  /// The launch form has to be completed before a job of this kind can begin.
  void launchWanted(std::size_t kind, const QString &sentence);

private:
  std::vector<workflow::JobQueue::Job> jobs();
  void ask(Kind kind);
  workflow::JobStart startBuild();
  workflow::JobStart startVerification();
  workflow::JobStart startCount();
  workflow::JobStart startMeasurement();
  workflow::JobStart startRecorded();
  workflow::JobStart startSearch();
  workflow::JobStart startProduct();
  /// The rows are built first: they are not there, or of another text.
  workflow::JobStart buildFirst(Kind by);
  /// Where the launch is not known in full, this is said before anything is compiled for it.
  std::optional<workflow::JobStart> whyNoLaunch(Kind kind);
  workflow::JobStart buildFor(Kind by);
  bool areRowsCompiled() const;
  bool hasRowsToBuild() const;
  ChosenKernel builtKernel() const;

  Workbench &workbench_;
  MeasuredRows &measured_;
  workflow::JobQueue queue_{jobs()};
  run::Extent3 blockToCount_{0, 0, 0};     ///< whose addresses are to be kept
  std::vector<std::size_t> rowsToMeasure_; ///< empty: all
  bool recordedBuilt_ = false;             ///< for a recorded target, once
  TuneSettings tuneSettings_;
  Product product_;
  bool isMultiplying_ = false;
};

} // namespace warpgrain::gui
