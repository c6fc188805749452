// SPDX-License-Identifier: Apache-2.0
#include "core/device/Occupancy.h"

#include <algorithm>

namespace warpgrain::device {

namespace {

using Limits = MultiprocessorLimits;
using Request = OccupancyRequest;

double share(std::uint32_t part, std::uint32_t whole) {
  return static_cast<double>(part) / static_cast<double>(whole);
}

std::uint32_t activeWarpsOf(const Limits &limits, const Request &request) {
  return countBlocks(limits, request).active() * allocationFor(limits, request).warps;
}

NextThreshold thresholdAt(const Limits &limits, const Request &changed, std::uint32_t value) {
  return {.value = value,
          .activeBlocks = countBlocks(limits, changed).active(),
          .occupancy = share(activeWarpsOf(limits, changed), limits.warpsPerMultiprocessor)};
}

std::optional<NextThreshold> nextRegisters(const Limits &limits, Request request, std::uint32_t active) {
  while (request.registersPerThread > 1) {
    --request.registersPerThread;
    if (countBlocks(limits, request).byRegisters.value_or(0) > active)
      return thresholdAt(limits, request, request.registersPerThread);
  }
  return std::nullopt;
}

/// Steps down through the sizes that use up an allocation unit.
std::optional<NextThreshold> nextSharedBytes(const Limits &limits, Request request, std::uint32_t active) {
  const std::uint32_t unit = limits.sharedAllocationUnit;
  std::uint32_t allocated = allocationFor(limits, request).sharedBytes;
  while (allocated >= unit && allocated - unit >= limits.reservedSharedBytesPerBlock) {
    allocated -= unit;
    request.staticSharedBytes = 0;
    request.dynamicSharedBytes = allocated - limits.reservedSharedBytesPerBlock;
    const auto blocks = countBlocks(limits, request).bySharedMemory;
    if (!blocks || *blocks > active) return thresholdAt(limits, request, request.dynamicSharedBytes);
  }
  return std::nullopt;
}

std::optional<NextThreshold> nextBarriers(const Limits &limits, Request request, std::uint32_t active) {
  request.barriersPerBlock = limits.barriersPerMultiprocessor / (active + 1);
  if (request.barriersPerBlock == 0) return std::nullopt;
  return thresholdAt(limits, request, request.barriersPerBlock);
}

/// More blocks of the same warps do not always mean more warps: looks for full warps with a higher
/// occupancy.
std::optional<NextThreshold> nextBlockSize(const Limits &limits, Request request, bool larger) {
  const std::uint32_t now = activeWarpsOf(limits, request);
  std::uint32_t warps = allocationFor(limits, request).warps;
  while (larger ? warps * limits.warpSize < limits.threadsPerBlock : warps > 1) {
    warps = larger ? warps + 1 : warps - 1;
    request.threadsPerBlock = warps * limits.warpSize;
    if (checkLaunchable(limits, request) && activeWarpsOf(limits, request) > now)
      return thresholdAt(limits, request, request.threadsPerBlock);
  }
  return std::nullopt;
}

std::optional<NextThreshold> nextOf(Resource resource, const Limits &limits, const Request &request,
                                    std::uint32_t active) {
  switch (resource) {
  case Resource::warps:
    return nextBlockSize(limits, request, false);
  case Resource::blocks:
    return nextBlockSize(limits, request, true);
  case Resource::registers:
    return nextRegisters(limits, request, active);
  case Resource::sharedMemory:
    return nextSharedBytes(limits, request, active);
  case Resource::barriers:
    return nextBarriers(limits, request, active);
  }
  return std::nullopt;
}

std::vector<ResourceLimit> resourceLimits(const Limits &limits, const Request &request) {
  const BlockCounts counts = countBlocks(limits, request);
  const std::uint32_t active = counts.active();
  std::vector<ResourceLimit> all{
      {.resource = Resource::warps, .blocks = counts.byWarps, .next = {}},
      {.resource = Resource::blocks, .blocks = counts.byBlocks, .next = {}},
      {.resource = Resource::registers, .blocks = counts.byRegisters, .next = {}},
      {.resource = Resource::sharedMemory, .blocks = counts.bySharedMemory, .next = {}},
      {.resource = Resource::barriers, .blocks = counts.byBarriers, .next = {}},
  };
  for (ResourceLimit &limit : all) {
    limit.limiting = limit.blocks == active;
    if (limit.limiting) limit.next = nextOf(limit.resource, limits, request, active);
  }
  return all;
}

} // namespace

std::string_view nameOf(Resource resource) {
  switch (resource) {
  case Resource::warps:
    return "warps";
  case Resource::blocks:
    return "blocks";
  case Resource::registers:
    return "registers";
  case Resource::sharedMemory:
    return "shared memory";
  case Resource::barriers:
    return "barriers";
  }
  return "";
}

std::vector<Resource> OccupancyReport::limiting() const {
  std::vector<Resource> found;
  for (const ResourceLimit &limit : limits)
    if (limit.limiting) found.push_back(limit.resource);
  return found;
}

Result<OccupancyReport> computeOccupancy(const Limits &limits, const Request &request) {
  if (const auto launchable = checkLaunchable(limits, request); !launchable) return std::unexpected(launchable.error());
  const BlockAllocation allocation = allocationFor(limits, request);
  const std::uint32_t blocks = countBlocks(limits, request).active();
  return OccupancyReport{
      .activeBlocks = blocks,
      .activeWarps = blocks * allocation.warps,
      .occupancy = share(blocks * allocation.warps, limits.warpsPerMultiprocessor),
      .threadOccupancy = share(blocks * request.threadsPerBlock, limits.threadsPerMultiprocessor),
      .allocation = allocation,
      .sharedCapacityBytes = sharedCapacityFor(limits, request),
      .needsSharedOptIn = request.sharedBytes() > limits.sharedBytesPerBlock,
      .limits = resourceLimits(limits, request),
  };
}

} // namespace warpgrain::device
