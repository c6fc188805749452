// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/Problem.h"

namespace warpgrain::access {

namespace {

/// What requests of a kind cost in the sample; null where they are not counted, or nobody gets there.
const LaunchCost *sampleOf(const AccessFacts &facts) {
  const auto &sample = facts.requests.sample;
  return sample && sample->memory.requests > 0 ? &*sample : nullptr;
}

double perRequest(std::int64_t sum, std::int64_t requests) {
  return static_cast<double>(sum) / static_cast<double>(requests);
}

} // namespace

std::optional<double> sectorsPerRequest(const AccessFacts &facts) {
  const auto *sample = sampleOf(facts);
  if (sample == nullptr || facts.space == model::MemorySpace::shared) return std::nullopt;
  return perRequest(sample->memory.sectors, sample->memory.requests);
}

std::optional<double> idealSectors(const AccessFacts &facts) {
  const auto *sample = sampleOf(facts);
  if (sample == nullptr || facts.space == model::MemorySpace::shared) return std::nullopt;
  return perRequest(sample->memory.ideal, sample->memory.requests);
}

std::optional<std::int64_t> conflictWays(const AccessFacts &facts) {
  const auto *sample = sampleOf(facts);
  if (sample == nullptr || facts.space != model::MemorySpace::shared) return std::nullopt;
  return sample->banks.ways;
}

AccessProblem problemOf(const AccessFacts &facts) {
  constexpr double noticeable = 1.02; // the engine's sentence says "coalesced" up to here
  if (const auto ways = conflictWays(facts)) return *ways > 1 ? AccessProblem::conflicting : AccessProblem::none;
  const auto sectors = sectorsPerRequest(facts);
  if (!sectors) return AccessProblem::notKnown;
  return *sectors > *idealSectors(facts) * noticeable ? AccessProblem::uncoalesced : AccessProblem::none;
}

} // namespace warpgrain::access
