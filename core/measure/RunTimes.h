// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace warpgrain::measure {

/// Where the time of a run of the runner went, in seconds of wall time. Processes that load, fill and compare side by
/// side count as the one that took longest.
struct RunTimes {
  double start = 0;     ///< processes, reading bundles, and waiting for the GPU's description
  double context = 0;   ///< waiting for the driver to make contexts
  double load = 0;      ///< modules
  double fill = 0;      ///< making buffers and filling them
  double check = 0;     ///< first launches, and what is compared after them
  double warmUp = 0;    ///< turns that do not count
  double measuring = 0; ///< turns that count
  double compare = 0;   ///< what is compared after the timed launches
  double further = 0;   ///< energy, the kernels' own times, counters
  double end = 0;       ///< ending processes, and all else

  double total() const;

  RunTimes &operator+=(const RunTimes &other);

  friend bool operator==(const RunTimes &, const RunTimes &) = default;
};

/// The parts and what they are called, in the order in which they come: "warm-up".
inline constexpr std::array<std::pair<std::string_view, double RunTimes::*>, 10> partsOfRun{
    {{"start", &RunTimes::start},
     {"context", &RunTimes::context},
     {"load", &RunTimes::load},
     {"fill", &RunTimes::fill},
     {"check", &RunTimes::check},
     {"warm-up", &RunTimes::warmUp},
     {"measuring", &RunTimes::measuring},
     {"compare", &RunTimes::compare},
     {"further", &RunTimes::further},
     {"end", &RunTimes::end}}};

/// "start 0.02 s, context 0.41 s, …; 1.93 s in all".
std::string textOf(const RunTimes &times);

} // namespace warpgrain::measure
