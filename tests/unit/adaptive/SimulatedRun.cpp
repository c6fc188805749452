// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/adaptive/SimulatedRun.h"

#include "core/adaptive/ProductSettings.h"
#include "core/adaptive/mapping/Balance.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace warpgrain::adaptive::tests {

namespace {

/// A number in (0, 1) for each seed, iteration, rank and purpose.
double uniform(std::uint64_t seed, int iteration, int rank, int purpose) {
  std::uint64_t x = seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(iteration) * 0xBF58476D1CE4E5B9ULL +
                    static_cast<std::uint64_t>(rank) * 0x94D049BB133111EBULL +
                    static_cast<std::uint64_t>(purpose) * 0xD6E8FEB86659FD93ULL;
  for (int round = 0; round < 2; ++round) {
    x ^= x >> 30U;
    x *= 0xBF58476D1CE4E5B9ULL;
    x ^= x >> 27U;
    x *= 0x94D049BB133111EBULL;
    x ^= x >> 31U;
  }
  return (static_cast<double>(x >> 11U) + 0.5) / 9007199254740992.0;
}

double normal(std::uint64_t seed, int iteration, int rank) {
  return std::sqrt(-2 * std::log(uniform(seed, iteration, rank, 0))) *
         std::cos(2 * std::numbers::pi * uniform(seed, iteration, rank, 1));
}

/// Each rank's own work in an iteration.
std::vector<double> ownSeconds(const SimulatedMachine &machine, const Boundaries &boundaries, int iteration,
                               std::uint64_t seed) {
  std::vector<double> out;
  for (int rank = 0; rank < machine.ranks; ++rank) {
    const auto i = static_cast<std::size_t>(rank);
    const std::int64_t nonZeros = (*machine.pointers)[static_cast<std::size_t>(boundaries[i + 1])] -
                                  (*machine.pointers)[static_cast<std::size_t>(boundaries[i])];
    const double work = machine.perRow * static_cast<double>(boundaries[i + 1] - boundaries[i]) +
                        machine.perNonZero * static_cast<double>(nonZeros);
    double seconds = machine.slowness(rank, iteration) * work * std::exp(machine.noise * normal(seed, iteration, rank));
    if (uniform(seed, iteration, rank, 2) < machine.waits) seconds += machine.wait;
    out.push_back(seconds);
  }
  return out;
}

/// What all ranks wait in an iteration for processors that do something else.
double waitIn(const SimulatedMachine &machine, int iteration, std::uint64_t seed) {
  if (uniform(seed, iteration, 0, 3) >= machine.pauses) return 0;
  return -machine.pause * std::log(uniform(seed, iteration, 0, 4));
}

/// What is measured of a mapping until it is told to the tuner.
struct Samples {
  std::vector<std::vector<double>> own; ///< of each rank
  std::vector<double> longest;
  std::vector<double> elsewhere;

  void add(const std::vector<double> &seconds, double whole) {
    own.resize(seconds.size());
    for (std::size_t rank = 0; rank < seconds.size(); ++rank)
      own[rank].push_back(seconds[rank]);
    longest.push_back(std::ranges::max(seconds));
    elsewhere.push_back(whole - longest.back());
  }
};

class Run {
public:
  Run(const SimulatedMachine &machine, int iterations, const CautionSettings &caution)
      : machine_(machine), iterations_(iterations), settings_(settingsFor(MappingKind::fitted)),
        tuner_(settings_.tuner, caution, machine.pointers, /*rowsMove=*/true,
               equalRows(static_cast<std::int64_t>(machine.pointers->size()) - 1, machine.ranks)),
        warmUpsLeft_(settings_.warmUps) {}

  SimulatedOutcome all(std::uint64_t seed) {
    for (int i = 0; i < iterations_; ++i) {
      const std::vector<double> own = ownSeconds(machine_, tuner_.boundaries(), i, seed);
      const double whole = std::ranges::max(own) + machine_.elsewhere(tuner_.boundaries()) + waitIn(machine_, i, seed);
      out_.seconds += whole;
      adapt(own, whole, i + 1);
    }
    out_.boundaries = tuner_.boundaries();
    return out_;
  }

private:
  void adapt(const std::vector<double> &own, double whole, int done) {
    if (!tuner_.wantsTimes()) {
      tuner_.passIteration({.shortest = std::ranges::min(own), .longest = std::ranges::max(own)});
      warmUpsLeft_ = 0;
      return;
    }
    if (warmUpsLeft_ > 0) {
      --warmUpsLeft_;
      return;
    }
    samples_.add(own, whole);
    if (samples_.longest.size() < wanted_) return;
    observe(done);
    const bool isNoisy = out_.events.back() == TunerEvent::noisy;
    wanted_ = isNoisy ? 2 * wanted_ : static_cast<std::size_t>(settings_.samples);
    if (!isNoisy) samples_ = {};
  }

  void observe(int done) {
    std::vector<double> medians;
    std::ranges::transform(samples_.own, std::back_inserter(medians), medianOf);
    double workDoubt = 0;
    for (const std::vector<double> &own : samples_.own)
      workDoubt += doubtOf(own) / machine_.ranks;
    const Boundaries before = tuner_.boundaries();
    pay(machine_.secondsOfLook);
    const Observation observation{.seconds = medians,
                                  .workDoubt = workDoubt,
                                  .longest = medianOf(samples_.longest),
                                  .elsewhere = quietOf(samples_.elsewhere),
                                  .elsewhereDoubt = quietDoubtOf(samples_.elsewhere),
                                  .samples = static_cast<int>(samples_.longest.size())};
    out_.events.push_back(tuner_.observe(observation, {.iterations = done,
                                                       .iterationsLeft = iterations_ - done,
                                                       .seconds = out_.seconds,
                                                       .spent = out_.spent,
                                                       .lastMove = lastMove_,
                                                       .exchange = machine_.elsewhere(before)}));
    if (tuner_.boundaries() == before) return;
    ++out_.moves;
    lastMove_ = 50e-6 + machine_.elsewhere(before) +
                machine_.productsOfMove * machine_.perNonZero *
                    static_cast<double>(mostMoved(before, tuner_.boundaries(), *machine_.pointers));
    pay(lastMove_);
    warmUpsLeft_ = settings_.warmUps;
  }

  void pay(double seconds) {
    out_.seconds += seconds;
    out_.spent += seconds;
  }

  const SimulatedMachine &machine_;
  int iterations_;
  ProductSettings settings_;
  CautiousTuner tuner_;
  int warmUpsLeft_;
  Samples samples_;
  std::size_t wanted_ = 5;
  double lastMove_ = 0;
  SimulatedOutcome out_;
};

} // namespace

SimulatedOutcome runTuned(const SimulatedMachine &machine, int iterations, std::uint64_t seed,
                          const CautionSettings &caution) {
  return Run(machine, iterations, caution).all(seed);
}

SimulatedOutcome runWithEqualRows(const SimulatedMachine &machine, int iterations, std::uint64_t seed) {
  const Boundaries rows = equalRows(static_cast<std::int64_t>(machine.pointers->size()) - 1, machine.ranks);
  SimulatedOutcome out{.boundaries = rows};
  for (int i = 0; i < iterations; ++i)
    out.seconds +=
        std::ranges::max(ownSeconds(machine, rows, i, seed)) + machine.elsewhere(rows) + waitIn(machine, i, seed);
  return out;
}

RowPointers repeated(std::int64_t rows, const std::vector<std::int64_t> &nonZeros) {
  std::vector<std::int64_t> out{0};
  for (std::int64_t row = 0; row < rows; ++row)
    out.push_back(out.back() + nonZeros[static_cast<std::size_t>(row) % nonZeros.size()]);
  return std::make_shared<const std::vector<std::int64_t>>(std::move(out));
}

} // namespace warpgrain::adaptive::tests
