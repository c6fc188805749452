// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Nvml.h"
#include "core/measure/Energy.h"
#include "core/measure/Protocol.h"

#include <functional>
#include <optional>
#include <string>

namespace warpgrain::runner {

/// What came of measuring an energy.
struct EnergyReading {
  std::optional<measure::Energy> energy;
  std::string note;                                  ///< why there is none, or what to know of it; a sentence, or empty
  measure::Failure failure = measure::Failure::none; ///< of a launch
};

/// Measures the energy of a launch, by the GPU's own counter. The kernel is launched on end until the counter has moved
/// a few times over half a second at least. What is counted are the energy and the launches between two of its steps,
/// so that its steps do not count as an error; how exactly their moments are known does. What precedes each launch
/// (restoring buffers that the kernel reads and writes, flushing the L2 cache) is then done alone, and its energy is
/// subtracted.
class EnergyReader {
public:
  /// Answers Ask::repeat and Ask::prepare.
  using Work = std::function<measure::Reply(measure::Ask ask, unsigned count)>;

  EnergyReader(const Nvml &nvml, Work work) : nvml_(nvml), work_(std::move(work)) {}

  /// `launchSeconds`: about as long as a launch takes. `isPrepared`: something precedes each launch.
  EnergyReading read(double launchSeconds, bool isPrepared) const;

private:
  EnergyReading readOne(measure::Ask ask, double eachSeconds) const;

  const Nvml &nvml_;
  Work work_;
};

} // namespace warpgrain::runner
