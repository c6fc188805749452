// SPDX-License-Identifier: Apache-2.0
#include "app/runner/LaunchTimer.h"

#include <algorithm>
#include <cstdint>
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

void LaunchTimer::prepare() {
  if (isPrepared_) return;
  isPrepared_ = true;
  if (const auto problem = wait_.load(helperModule, "warpgrain_wait")) {
    why_ = problem->second;
  } else {
    const auto bytes = std::as_bytes(std::span(&waitNanoseconds, 1));
    wait_.setArguments({{bytes.begin(), bytes.end()}});
    canWait_ = true;
  }
  canTimeNothing_ = !nothing_.load(helperModule, "warpgrain_nothing").has_value();
}

Problem LaunchTimer::prepareFlush() {
  if (scratch_ != 0) return std::nullopt;
  constexpr std::size_t leastScratch = std::size_t{32} << 20U;
  scratchBytes_ = std::max(leastScratch, 2 * static_cast<std::size_t>(gpu_.attribute(driver::attributeL2Bytes)));
  const auto status = gpu_.driver().allocate(&scratch_, scratchBytes_);
  if (status == driver::success) return std::nullopt;
  return {{Failure::memory, "The GPU's memory does not hold " + std::to_string(scratchBytes_) +
                                " bytes more to flush the L2 cache with (" + gpu_.driver().nameOf(status) + ")."}};
}

driver::Status LaunchTimer::flush() const {
  return gpu_.driver().fillBytes(scratch_, 0, scratchBytes_, gpu_.stream());
}

Problem LaunchTimer::makePairs(unsigned count) {
  while (pairs_.size() < count) {
    Pair pair;
    for (driver::Event *event : {&pair.begin, &pair.end})
      if (auto problem = launchProblem(gpu_, gpu_.driver().createEvent(event, driver::eventDefault))) return problem;
    pairs_.push_back(pair);
  }
  return std::nullopt;
}

} // namespace warpgrain::runner
