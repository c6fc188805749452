// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Trials.h"

#include "core/measure/Statistics.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <span>

namespace warpgrain::runner {

using measure::Failure;

namespace {

/// One thread that does nothing for a while, and one that does nothing at all. As PTX, every driver can make them for
/// its GPU.
constexpr const char *helperModule = R"(.version 6.0
.target sm_50
.address_size 64
.visible .entry warpgrain_wait(.param .u64 nanoseconds)
{
  .reg .u64 %begin, %now, %limit;
  .reg .pred %more;
  ld.param.u64 %limit, [nanoseconds];
  mov.u64 %begin, %globaltimer;
AGAIN:
  mov.u64 %now, %globaltimer;
  sub.u64 %now, %now, %begin;
  setp.lt.u64 %more, %now, %limit;
  @%more bra AGAIN;
  ret;
}
.visible .entry warpgrain_nothing()
{
  ret;
}
)";

/// Longer than the host takes to queue a launch and two events.
constexpr std::uint64_t waitNanoseconds = 20000;

const measure::BundleVariant oneThread{};

} // namespace

Problem launchProblem(const Gpu &gpu, driver::Status status) {
  if (status == driver::success) return std::nullopt;
  if (status == driver::launchOutOfResources || status == driver::invalidValue)
    return {{Failure::resources, "The GPU does not take the launch (" + gpu.driver().nameOf(status) +
                                     "); it asks for more threads, registers or shared memory than a block may have."}};
  if (status == driver::outOfMemory)
    return {{Failure::memory, "The GPU's memory does not hold what the launch needs, its local memory for example (" +
                                  gpu.driver().nameOf(status) + ")."}};
  return {{Failure::fault, gpu.driver().faultSentence(status)}};
}

Problem Trials::prepare(bool flushL2) {
  if (const auto problem = wait_.load(helperModule, "warpgrain_wait")) {
    notes_.push_back("The times of short kernels hold some of the host's time: " + problem->second);
  } else {
    const auto bytes = std::as_bytes(std::span(&waitNanoseconds, 1));
    wait_.setArguments({{bytes.begin(), bytes.end()}});
    canWait_ = true;
  }
  if (!flushL2) return std::nullopt;
  constexpr std::size_t leastScratch = std::size_t{32} << 20U;
  scratchBytes_ = std::max(leastScratch, 2 * static_cast<std::size_t>(gpu_.attribute(driver::attributeL2Bytes)));
  const auto status = gpu_.driver().allocate(&scratch_, scratchBytes_);
  if (status == driver::success) return std::nullopt;
  return {{Failure::memory, "The GPU's memory does not hold " + std::to_string(scratchBytes_) +
                                " bytes more to flush the L2 cache with (" + gpu_.driver().nameOf(status) + ")."}};
}

Problem Trials::timeNothing() {
  constexpr unsigned count = 31;
  isNothingTimed_ = true;
  Kernel nothing(gpu_);
  if (const auto problem = nothing.load(helperModule, "warpgrain_nothing")) return std::nullopt; // then it is not known
  if (auto problem = makePairs(count)) return problem;
  std::vector<double> times;
  for (unsigned i = 0; i < count; ++i)
    if (auto problem = enqueueTimed(pairs_[i], nothing, oneThread)) return problem;
  if (auto problem = collect(count, times)) return problem;
  emptyMicroseconds_ = measure::summarize(times).median;
  return std::nullopt;
}

Problem Trials::makePairs(unsigned count) {
  while (pairs_.size() < count) {
    Pair &pair = pairs_.emplace_back();
    for (driver::Event *event : {&pair.begin, &pair.end})
      if (auto problem = launchProblem(gpu_, gpu_.driver().createEvent(event, driver::eventDefault))) return problem;
  }
  return std::nullopt;
}

Problem Trials::enqueueTimed(const Pair &pair, Kernel &kernel, const measure::BundleVariant &variant) {
  const Driver &d = gpu_.driver();
  if (canWait_)
    if (auto problem = launchProblem(gpu_, wait_.launch(oneThread))) return problem;
  if (auto problem = launchProblem(gpu_, d.recordEvent(pair.begin, gpu_.stream()))) return problem;
  if (auto problem = launchProblem(gpu_, kernel.launch(variant))) return problem;
  return launchProblem(gpu_, d.recordEvent(pair.end, gpu_.stream()));
}

Problem Trials::enqueue(const Pair &pair) {
  const Driver &d = gpu_.driver();
  if (scratch_ == 0)
    if (auto problem = launchProblem(gpu_, kernel_.launch(variant_))) return problem;
  if (auto problem = launchProblem(gpu_, buffers_.restoreRead())) return problem;
  if (scratch_ != 0)
    if (auto problem = launchProblem(gpu_, d.fillBytes(scratch_, 0, scratchBytes_, gpu_.stream()))) return problem;
  return enqueueTimed(pair, kernel_, variant_);
}

Problem Trials::collect(unsigned count, std::vector<double> &samples) const {
  const Driver &d = gpu_.driver();
  if (auto problem = launchProblem(gpu_, d.waitForStream(gpu_.stream()))) return problem;
  for (unsigned i = 0; i < count; ++i) {
    float milliseconds = 0;
    if (auto problem = launchProblem(gpu_, d.elapsed(&milliseconds, pairs_[i].begin, pairs_[i].end))) return problem;
    samples.push_back(std::round(double{milliseconds} * 1e6) / 1e3); // events count nanoseconds at best
  }
  return std::nullopt;
}

Problem Trials::prepareLaunch() {
  const Driver &d = gpu_.driver();
  if (auto problem = launchProblem(gpu_, buffers_.restore())) return problem;
  if (scratch_ != 0) {
    if (auto problem = launchProblem(gpu_, d.fillBytes(scratch_, 0, scratchBytes_, gpu_.stream()))) return problem;
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
    if (scratch_ != 0)
      if (auto problem = launchProblem(gpu_, d.fillBytes(scratch_, 0, scratchBytes_, gpu_.stream()))) return problem;
    if (launches)
      if (auto problem = launchProblem(gpu_, kernel_.launch(variant_))) return problem;
  }
  if (auto problem = launchProblem(gpu_, d.waitForStream(gpu_.stream()))) return problem;
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return std::nullopt;
}

Problem Trials::run(unsigned count, std::vector<double> &samples) {
  if (canWait_ && !isNothingTimed_)
    if (auto problem = timeNothing()) return problem;
  if (auto problem = makePairs(count)) return problem;
  // A kernel that writes needs its buffers restored before the untimed launch too.
  if (auto problem = launchProblem(gpu_, buffers_.restore())) return problem;
  for (unsigned i = 0; i < count; ++i) {
    if (auto problem = enqueue(pairs_[i])) return problem;
    if (i + 1 < count && scratch_ == 0)
      if (auto problem = launchProblem(gpu_, buffers_.restoreRead())) return problem;
  }
  return collect(count, samples);
}

} // namespace warpgrain::runner
