// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Nvml.h"
#include "app/runner/WorkerProcess.h"
#include "core/measure/Bundle.h"
#include "core/measure/Records.h"

#include <functional>
#include <string>
#include <vector>

namespace warpgrain::runner {

/// What a rotation needs to know.
struct RotationSettings {
  const measure::Bundle *bundle = nullptr;
  int gpu = 0;
  const Nvml *nvml = nullptr;
  bool counters = false;
  bool activity = false; ///< the GPU's own records of some launches too
};

/// The baseline and some variants, each in a worker of its own, measured turn by turn so that drift hits all alike.
/// Only one of them is at work at any time.
class Rotation {
public:
  /// Called with a row as soon as it is final.
  using Report = std::function<void(measure::Row)>;

  Rotation(RotationSettings settings, int reference) : settings_(settings), reference_(reference) {}

  /// Measures the baseline and the variants (indices in the bundle, the baseline not among them). The baseline's row is
  /// reported too.
  void run(const std::vector<std::size_t> &variants, const Report &report);

private:
  struct Entry {
    std::size_t variant = 0;
    measure::Row row;
    std::optional<WorkerProcess> worker;
    double spentSeconds = 0;
    unsigned turn = 1;  ///< launches of the next turn
    unsigned turns = 0; ///< that count
    bool warm = false;  ///< its first turn, which does not count, was made
    bool done = false;  ///< it has all samples it needs
    bool reported = false;
  };

  void begin(Entry &entry);
  measure::Reply askOf(Entry &entry, const measure::Request &request, double seconds);
  void takeTurn(Entry &entry);
  void judge(Entry &entry) const;
  void complete(Entry &entry);
  void count(Entry &entry);
  void readActivity(Entry &entry);
  void noteNoise(measure::Row &row) const;
  void noteCondition(measure::Row &row) const;
  void reportFailed(const Report &report);
  void reportAll(const Report &report);
  bool anyLeft() const;

  RotationSettings settings_;
  int reference_;
  std::vector<Entry> entries_; ///< the baseline first
};

} // namespace warpgrain::runner
