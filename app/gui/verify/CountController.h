// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/NewestWins.h"
#include "core/workflow/Verify.h"

#include <QObject>

#include <map>
#include <memory>

namespace warpgrain::gui {

/// A kernel that is to be run on the CPU, and what its accesses execute to be counted.
struct CountOrder {
  ChosenKernel subject;
  run::Extent3 block{0, 0, 0}; ///< whose requests are to be kept
};

/// What a launch executed, and which. A value, shared by everyone who shows it.
struct CountedLaunch : workflow::ExecutedLaunch {
  CountOrder order;
};

using CountedLaunchPointer = std::shared_ptr<const CountedLaunch>;

/// Counts launches beside the GUI thread, one at a time, and keeps the newest of each kernel.
class CountController : public QObject {
  Q_OBJECT

public:
  /// Without a way to find it, the executor is looked for where run::Executor::find() does.
  CountController(std::shared_ptr<KeptParser> parser, run::FindExecutor findExecutor, QObject *parent = nullptr);

  /// Not while one is counted.
  void count(CountOrder order);
  /// Ends what runs; finished() follows.
  void cancel();
  /// Forgets all counts: another unit is there.
  void clear();

  bool isRunning() const { return running_; }

  /// What was counted last of a kernel, of whatever text and launch; null where nothing was.
  CountedLaunchPointer of(const KernelKey &kernel) const;

  /// What is counted now, or was last.
  const CountOrder &order() const { return order_; }

Q_SIGNALS:
  void started();
  /// of() has another answer for the order's kernel.
  void counted();
  /// The launch form does not say all that a run needs.
  void launchWanted(const QString &sentence);
  void failed(const QString &sentence);
  void finished(bool cancelled);

private:
  void take(const Result<CountedLaunchPointer> &reply);

  CountOrder order_;
  bool running_ = false;
  std::map<KernelKey, CountedLaunchPointer> known_;
  NewestWins<CountOrder, Result<CountedLaunchPointer>> worker_;
};

} // namespace warpgrain::gui
