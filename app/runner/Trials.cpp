// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Trials.h"

#include "core/measure/Statistics.h"

#include <chrono>
#include <cmath>

namespace warpgrain::runner {

namespace {

const measure::BundleVariant oneThread{};

} // namespace

Problem Trials::prepare(bool flushL2) {
  timer_.prepare();
  if (timer_.waiting() == nullptr)
    notes_.push_back("The times of short kernels hold some of the host's time: " + timer_.why());
  flushes_ = flushL2;
  return flushL2 ? timer_.prepareFlush() : std::nullopt;
}

Problem Trials::timeNothing() {
  constexpr unsigned count = 31;
  isNothingTimed_ = true;
  Kernel *nothing = timer_.nothing();
  if (nothing == nullptr) return std::nullopt; // then it is not known
  if (auto problem = timer_.makePairs(count)) return problem;
  std::vector<double> times;
  for (unsigned i = 0; i < count; ++i)
    if (auto problem = enqueueTimed(timer_.pairs()[i], *nothing, oneThread)) return problem;
  if (auto problem = collect(count, times)) return problem;
  emptyMicroseconds_ = measure::summarize(times).median;
  return std::nullopt;
}

Problem Trials::enqueueTimed(const LaunchTimer::Pair &pair, Kernel &kernel, const measure::BundleVariant &variant) {
  const Driver &d = gpu_.driver();
  if (Kernel *waiting = timer_.waiting())
    if (auto problem = launchProblem(gpu_, waiting->launch(oneThread))) return problem;
  if (auto problem = launchProblem(gpu_, d.recordEvent(pair.begin, gpu_.stream()))) return problem;
  if (auto problem = launchProblem(gpu_, kernel.launch(variant))) return problem;
  return launchProblem(gpu_, d.recordEvent(pair.end, gpu_.stream()));
}

Problem Trials::enqueue(const LaunchTimer::Pair &pair) {
  if (!flushes_)
    if (auto problem = launchProblem(gpu_, kernel_.launch(variant_))) return problem;
  if (auto problem = launchProblem(gpu_, buffers_.restoreRead())) return problem;
  if (flushes_)
    if (auto problem = launchProblem(gpu_, timer_.flush())) return problem;
  return enqueueTimed(pair, kernel_, variant_);
}

Problem Trials::collect(unsigned count, std::vector<double> &samples) const {
  const Driver &d = gpu_.driver();
  if (auto problem = launchProblem(gpu_, d.waitForStream(gpu_.stream()))) return problem;
  for (unsigned i = 0; i < count; ++i) {
    float milliseconds = 0;
    if (auto problem = launchProblem(gpu_, d.elapsed(&milliseconds, timer_.pairs()[i].begin, timer_.pairs()[i].end)))
      return problem;
    samples.push_back(std::round(double{milliseconds} * 1e6) / 1e3); // events count nanoseconds at best
  }
  return std::nullopt;
}

Problem Trials::prepareLaunch() {
  const Driver &d = gpu_.driver();
  if (auto problem = launchProblem(gpu_, buffers_.restore())) return problem;
  if (flushes_) {
    if (auto problem = launchProblem(gpu_, timer_.flush())) return problem;
  } else {
    if (auto problem = launchProblem(gpu_, kernel_.launch(variant_))) return problem;
    if (auto problem = launchProblem(gpu_, buffers_.restore())) return problem;
  }
  return launchProblem(gpu_, d.waitForStream(gpu_.stream()));
}

Problem Trials::launchAlone() {
  if (auto problem = launchProblem(gpu_, kernel_.launch(variant_))) return problem;
  return launchProblem(gpu_, gpu_.driver().waitForStream(gpu_.stream()));
}

/// What precedes each launch is enough for one that does as the last one did.
Problem Trials::repeat(unsigned count, bool launches, double &seconds) {
  const Driver &d = gpu_.driver();
  const auto begin = std::chrono::steady_clock::now();
  for (unsigned i = 0; i < count; ++i) {
    if (auto problem = launchProblem(gpu_, buffers_.restoreRead())) return problem;
    if (flushes_)
      if (auto problem = launchProblem(gpu_, timer_.flush())) return problem;
    if (launches)
      if (auto problem = launchProblem(gpu_, kernel_.launch(variant_))) return problem;
  }
  if (auto problem = launchProblem(gpu_, d.waitForStream(gpu_.stream()))) return problem;
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return std::nullopt;
}

Problem Trials::run(unsigned count, std::vector<double> &samples) {
  if (timer_.waiting() != nullptr && !isNothingTimed_)
    if (auto problem = timeNothing()) return problem;
  if (auto problem = timer_.makePairs(count)) return problem;
  // A kernel that writes needs its buffers restored before the untimed launch too.
  if (auto problem = launchProblem(gpu_, buffers_.restore())) return problem;
  for (unsigned i = 0; i < count; ++i) {
    if (auto problem = enqueue(timer_.pairs()[i])) return problem;
    if (i + 1 < count && !flushes_)
      if (auto problem = launchProblem(gpu_, buffers_.restoreRead())) return problem;
  }
  return collect(count, samples);
}

} // namespace warpgrain::runner
