// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Nvml.h"
#include "app/runner/WorkerPool.h"
#include "app/runner/WorkerProcess.h"
#include "core/base/Error.h"
#include "core/measure/Bundle.h"
#include "core/measure/Records.h"
#include "core/measure/RunTimes.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace warpgrain::runner {

/// What a rotation needs to know.
struct RotationSettings {
  const measure::Bundle *bundle = nullptr;
  int gpu = 0;
  const Nvml *nvml = nullptr;
  measure::RunTimes *times = nullptr; ///< to which the rotation's are added
  bool counters = false;
  bool activity = false; ///< the GPU's own records of some launches too
  bool energy = false;   ///< the energy of a launch too
  /// Variants share the contexts of a few workers, which stay for the next rotation: making one takes the driver longer
  /// than measuring a variant. Null: each has a worker of its own, which ends with the rotation.
  WorkerPool *pool = nullptr;
};

/// The baseline and some variants, measured turn by turn so that drift hits all alike. The baseline has a worker of its
/// own, the variants share some, or each has its own. While a kernel runs for a check or a time, no other worker is at
/// work; they load, fill and compare side by side.
class Rotation {
public:
  /// Called with a row as soon as it is final.
  using Report = std::function<void(measure::Row)>;

  explicit Rotation(RotationSettings settings) : settings_(settings) {}

  /// Measures the baseline and the variants (indices in the bundle, the baseline not among them). The baseline's row is
  /// reported too. False, with nothing reported: a variant failed in a context in which others are or were, so that it
  /// is not known whether it or one of those is to blame; measure each in a worker of its own. Fails (tool) where there
  /// is no memory for the baseline's outputs.
  Result<bool> run(const std::vector<std::size_t> &variants, const Report &report);

private:
  struct Entry {
    std::size_t variant = 0;
    measure::Row row;
    std::shared_ptr<WorkerProcess> worker; ///< null: none could be started, or its variant failed
    double spentSeconds = 0;
    unsigned turn = 1;  ///< launches of the next turn
    unsigned turns = 0; ///< that count
    bool warm = false;  ///< its first turn, which does not count, was made
    bool done = false;  ///< it has all samples it needs
    bool reported = false;
    bool opens = false;          ///< the first of its worker
    bool isInUsed = false;       ///< its worker has had variants before this rotation
    bool failedInShared = false; ///< and with it the worker that it shares with others
    measure::RunTimes loading;   ///< of making it ready
  };

  std::size_t workersOfVariants() const;
  Result<void> prepareWorkers();
  void addLoading(double seconds);
  void startWorkers();
  void load(Entry &entry);
  void check(Entry &entry);
  void begin(const Report &report);
  void measure(const Report &report);
  /// Others are or were in its worker.
  bool isShared(const Entry &entry) const;
  measure::Reply askOf(Entry &entry, measure::Request request, double seconds);
  void takeTurn(Entry &entry);
  void judge(Entry &entry) const;
  void finish(Entry &entry);
  void complete(Entry &entry);
  void count(Entry &entry);
  void readActivity(Entry &entry);
  void readEnergy(Entry &entry);
  void noteNoise(measure::Row &row) const;
  void noteCondition(measure::Row &row) const;
  void reportFailed(const Report &report);
  void reportAll(const Report &report);
  bool anyLeft() const;
  bool blameIsUnknown() const;
  /// What copying and comparing all buffers may take, where all workers do it at once.
  double copyingSeconds() const;
  /// Works on those that have not failed, on a thread for each worker.
  static void ofEachMeasured(const std::vector<Entry *> &entries, const std::function<void(Entry &)> &work);

  RotationSettings settings_;
  int reference_ = -1;
  std::vector<Entry> entries_; ///< the baseline first
  double warmedSeconds_ = 0;   ///< of turns that did not count
};

} // namespace warpgrain::runner
