// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/time/MemoryTraffic.h"

#include "core/access/facts/counting/Requests.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "core/estimate/volume/TouchedBytes.h"

#include <algorithm>

namespace warpgrain::estimate {

namespace {

using access::AccessFacts;
using access::CountCondition;
using access::CountedAccess;
using access::Linear;
using access::QuasiLinear;
using model::AccessKind;
using model::MemorySpace;

/// What a request costs of which nothing is known: its lanes are anywhere.
constexpr double scatteredSectors = 16;

constexpr TouchLimits blockLimits{.evaluations = 1'000'000, .ranges = 200'000};

void fixBlock(Linear &linear, const std::vector<std::int64_t> &extents) {
  for (std::size_t i = 0; i < std::min<std::size_t>(3, linear.outer.size()); ++i) {
    linear.constant += linear.outer[i] * (extents[i] / 2);
    linear.outer[i] = 0;
  }
}

void fixBlock(QuasiLinear &value, const std::vector<std::int64_t> &extents) {
  fixBlock(value.numerator, extents);
  for (access::Remainder &remainder : value.remainders)
    fixBlock(remainder.of, extents);
}

void fixBlock(CountCondition &condition, const std::vector<std::int64_t> &extents) {
  fixBlock(condition.value, extents);
  for (CountCondition &part : condition.parts)
    fixBlock(part, extents);
}

/// The access as the block in the middle of the grid makes it.
CountedAccess ofMiddleBlock(CountedAccess access) {
  const std::vector<std::int64_t> extents = access.outer;
  fixBlock(access.guard, extents);
  for (access::AddressChoice &choice : access.address) {
    fixBlock(choice.when, extents);
    fixBlock(choice.byte, extents);
  }
  std::fill_n(access.outer.begin(), std::min<std::size_t>(3, access.outer.size()), 1);
  return access;
}

class TrafficCounter {
public:
  TrafficCounter(const model::Unit &unit, access::KernelFacts &facts, const ExecutionCounts &executions,
                 const std::vector<MergedLoads> &merged)
      : unit_(unit), facts_(facts), executions_(executions), merged_(merged) {}

  AccessTraffic run() {
    for (std::size_t i = 0; i < facts_.accesses.size(); ++i)
      add(i);
    for (const auto &[array, sectors] : touched_)
      if (!unknown_.contains(array))
        out_.blockSectors[array] = static_cast<double>(sectors.count()) / access::sectorBytes;
    return std::move(out_);
  }

private:
  void add(std::size_t index) {
    const AccessFacts &reference = facts_.accesses[index];
    const access::AccessInstance &access = facts_.instances.accesses[reference.instances.front()];
    const bool isShared = reference.space == MemorySpace::shared;
    if (!isShared && reference.space != MemorySpace::global && reference.space != MemorySpace::unknown) return;
    if (merged_[index].share == 0) return;
    const AccessKind kind = access::requestKind(unit_, access);
    ReferenceTraffic traffic{.reference = index,
                             .place = {access.body, access.access.statement},
                             .isLoad = reference.kind == AccessKind::read,
                             .isAtomic = kind == AccessKind::atomic};
    if (const auto &total = reference.requests.total)
      setCost(traffic, *total, 1, isShared);
    else if (const auto &sample = reference.requests.sample; sample && executedWarps(traffic) > 0)
      scale(traffic, *sample, isShared);
    else
      guess(traffic, isShared);
    apply(traffic, merged_[index]);
    (isShared ? out_.shared : out_.global).push_back(traffic);
    if (!isShared && traffic.isLoad) addBlock(reference);
  }

  double executedWarps(const ReferenceTraffic &traffic) const {
    const auto found = executions_.all().find(traffic.place);
    return found == executions_.all().end() ? 0 : found->second.warps;
  }

  static void setCost(ReferenceTraffic &traffic, const access::LaunchCost &cost, double factor, bool isShared) {
    const auto requests = static_cast<double>(isShared ? cost.banks.requests : cost.memory.requests);
    const auto passes = static_cast<double>(isShared ? cost.banks.passes : cost.memory.lines);
    traffic.requests = requests * factor;
    traffic.passes = passes * factor;
    if (!isShared) traffic.sectors = static_cast<double>(cost.memory.sectors) * factor;
  }

  /// By how often the statement is executed.
  void scale(ReferenceTraffic &traffic, const access::LaunchCost &sample, bool isShared) const {
    const auto requests = static_cast<double>(isShared ? sample.banks.requests : sample.memory.requests);
    if (requests > 0) setCost(traffic, sample, executedWarps(traffic) / requests, isShared);
    traffic.isGuessed = true;
  }

  void guess(ReferenceTraffic &traffic, bool isShared) const {
    traffic.requests = executedWarps(traffic);
    traffic.passes = traffic.requests * (isShared ? 2 : scatteredSectors);
    traffic.sectors = isShared ? 0 : traffic.requests * scatteredSectors;
    traffic.isGuessed = true;
  }

  /// A wide load from one address is served for half of the warp at a time (bankCostOf).
  static void apply(ReferenceTraffic &traffic, const MergedLoads &merged) {
    traffic.requests *= merged.share / merged.width;
    traffic.passes *= merged.share * (merged.isBroadcast ? std::min(1.0, 2 / merged.width) : 1);
    traffic.sectors *= merged.share;
  }

  void addBlock(const AccessFacts &reference) {
    for (const std::size_t member : reference.instances) {
      const access::AccessInstance access = facts_.instances.accesses[member];
      const auto placed = access::placedAccess(unit_, facts_.instances.atoms, access, facts_.launch);
      const auto bytes = placed ? touchedBytes(ofMiddleBlock(placed->counted), blockLimits) : std::nullopt;
      if (bytes)
        touched_[reference.array] |= bytes->inUnitsOf(access::sectorBytes);
      else
        unknown_.insert(reference.array);
    }
  }

  const model::Unit &unit_;
  access::KernelFacts &facts_;
  const ExecutionCounts &executions_;
  const std::vector<MergedLoads> &merged_;
  std::map<std::string, ByteRanges> touched_;
  std::set<std::string> unknown_;
  AccessTraffic out_;
};

double passesOf(const std::vector<ReferenceTraffic> &references) {
  double sum = 0;
  for (const ReferenceTraffic &reference : references)
    sum += reference.passes;
  return sum;
}

} // namespace

double AccessTraffic::globalPasses() const {
  return passesOf(global);
}

double AccessTraffic::sharedPasses() const {
  return passesOf(shared);
}

AccessTraffic accessTrafficOf(const model::Unit &unit, access::KernelFacts &facts, const ExecutionCounts &executions,
                              const std::vector<MergedLoads> &merged) {
  return TrafficCounter(unit, facts, executions, merged).run();
}

} // namespace warpgrain::estimate
