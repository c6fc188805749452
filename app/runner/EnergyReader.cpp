// SPDX-License-Identifier: Apache-2.0
#include "app/runner/EnergyReader.h"

#include "app/runner/CounterSteps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

namespace warpgrain::runner {

using measure::Ask;
using measure::Energy;
using measure::Failure;
using measure::Reply;

namespace {

/// Until clocks and power are what they stay at.
constexpr double warmUpSeconds = 0.2;
constexpr double leastSeconds = 0.5;
constexpr double mostSeconds = 5;
constexpr std::size_t leastSteps = 6;
/// The uncertainty that is aimed at, a share.
constexpr double precision = 0.03;
/// Launches are asked for in slices of this length: the GPU is idle between two of them for some microseconds.
constexpr double sliceSeconds = 0.1;
constexpr double firstSliceSeconds = 0.01;
constexpr double mostLaunches = 100000;
/// A difference that is less certain is none.
constexpr double mostUncertain = 0.5;

/// Launches that were made, and when; at an even rate.
struct Slice {
  double begin = 0;
  double end = 0;
  double launches = 0;
};

/// How many launches were made until a time.
double launchesUntil(const std::vector<Slice> &slices, double seconds) {
  double out = 0;
  for (const Slice &slice : slices) {
    if (slice.begin >= seconds) break;
    const double length = slice.end - slice.begin;
    out += slice.launches * (length > 0 ? std::min(1.0, (seconds - slice.begin) / length) : 1);
  }
  return out;
}

/// Microjoules of a launch between two steps; none where no launch was made there.
std::optional<double> between(const CounterStep &first, const CounterStep &last, const std::vector<Slice> &slices) {
  const double launches = launchesUntil(slices, last.seconds) - launchesUntil(slices, first.seconds);
  if (!(launches > 0)) return std::nullopt;
  return static_cast<double>(last.millijoules - first.millijoules) * 1e3 / launches;
}

/// Of the steps after the warm-up and before the end of the last slice; none where they are too few.
std::optional<Energy> energyOf(std::vector<CounterStep> steps, const std::vector<Slice> &slices) {
  if (slices.empty()) return std::nullopt;
  const double begin = slices.front().begin + warmUpSeconds;
  const double end = slices.back().end;
  std::erase_if(steps, [&](const CounterStep &step) {
    return step.seconds - step.halfWidth < begin || step.seconds + step.halfWidth > end;
  });
  if (steps.size() < 2) return std::nullopt;
  const CounterStep &first = steps.front();
  const CounterStep &middle = steps[steps.size() / 2];
  const CounterStep &last = steps.back();
  const double seconds = last.seconds - first.seconds;
  const auto microjoules = between(first, last, slices);
  const auto millijoules = static_cast<double>(last.millijoules - first.millijoules);
  if (!microjoules || !(seconds > 0) || !(millijoules > 0)) return std::nullopt;
  // Of the moments of both steps, and of the counter's unit.
  double share = (first.halfWidth + last.halfWidth) / seconds + 1 / millijoules;
  const auto early = between(first, middle, slices);
  const auto late = between(middle, last, slices);
  if (early && late) share = std::max(share, std::abs(*early - *late) / 2 / *microjoules);
  const double launches = launchesUntil(slices, last.seconds) - launchesUntil(slices, first.seconds);
  return Energy{.microjoules = *microjoules,
                .uncertainty = *microjoules * share,
                .launches = static_cast<std::uint64_t>(std::llround(launches)),
                .seconds = seconds};
}

unsigned countFor(double seconds, double eachSeconds) {
  return static_cast<unsigned>(std::clamp(seconds / std::max(eachSeconds, 1e-9), 1.0, mostLaunches));
}

std::string text(double value, const char *format) {
  std::array<char, 64> out{};
  std::snprintf(out.data(), out.size(), format, value);
  return out.data();
}

} // namespace

EnergyReading EnergyReader::readOne(Ask ask, double eachSeconds) const {
  const CounterSteps counter(nvml_);
  std::vector<Slice> slices;
  double slice = firstSliceSeconds;
  std::optional<Energy> energy;
  while (slices.empty() || slices.back().end - slices.front().begin < mostSeconds) {
    const unsigned count = countFor(slice, eachSeconds);
    const double begin = counter.secondsAt(CounterSteps::Clock::now());
    const Reply reply = work_(ask, count);
    const double end = counter.secondsAt(CounterSteps::Clock::now());
    if (reply.failure != Failure::none)
      return {.energy = std::nullopt, .note = "The energy was not measured: " + reply.reason, .failure = reply.failure};
    slices.push_back(
        {.begin = std::max(begin, end - reply.seconds), .end = end, .launches = static_cast<double>(count)});
    eachSeconds = reply.seconds / count;
    slice = sliceSeconds;
    const auto steps = counter.steps();
    energy = energyOf(steps, slices);
    if (energy && energy->seconds >= leastSeconds && energy->spread() <= precision && steps.size() >= leastSteps) break;
  }
  if (energy) return {.energy = energy, .note = {}};
  return {.energy = std::nullopt,
          .note = "The energy is not known: the GPU's counter did not move often enough in " +
                  text(mostSeconds, "%.0f") + " seconds of launches."};
}

EnergyReading EnergyReader::read(double launchSeconds, bool isPrepared) const {
  if (!nvml_.millijoules())
    return {.energy = std::nullopt,
            .note = std::string("The energy is not known: ") +
                    (nvml_.reason().empty() ? "this GPU, or its driver, has no counter of energy."
                                            : "NVML does not tell of the GPU's counter.")};
  EnergyReading out = readOne(Ask::repeat, launchSeconds);
  if (!out.energy) return out;
  if (isPrepared) {
    EnergyReading before = readOne(Ask::prepare, launchSeconds);
    if (!before.energy) return before;
    out.energy->microjoules -= before.energy->microjoules;
    out.energy->uncertainty += before.energy->uncertainty;
    const std::string each = text(before.energy->microjoules, "%.1f uJ");
    if (!(out.energy->spread() <= mostUncertain))
      return {.energy = std::nullopt,
              .note = "The energy is not known: restoring buffers before each launch takes " + each +
                      ", from which that of the launch cannot be told."};
    out.note = "What precedes each launch (restoring buffers, flushing the L2 cache) takes " + each +
               ", measured alone; it is subtracted from the energy.";
  }
  if (out.energy->spread() > precision)
    out.note += (out.note.empty() ? "The energy is known to " : " It is known to ") +
                text(out.energy->spread() * 100, "%.0f %% only.");
  return out;
}

} // namespace warpgrain::runner
