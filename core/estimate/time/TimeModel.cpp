// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/time/TimeModel.h"

#include "core/device/Occupancy.h"
#include "core/estimate/time/MemoryTraffic.h"
#include "core/estimate/time/WarpLatency.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace warpgrain::estimate {

namespace {

/// The share of each peak that kernels reach.
constexpr double reachedMemory = 0.84;
constexpr double reachedL2 = 0.46;
constexpr double reachedIssue = 0.95;

/// Of the L2 cache, what data fill that stay there from launch to launch.
constexpr double keptInL2 = 0.6;
constexpr double lostFromL2 = 1.1;

/// The exponent of the norm by which times of resources are joined.
constexpr double norm = 4;

/// Cycles from the begin of a block to its first instruction, and from its last to the next block.
constexpr double blockCycles = 500;

/// What L1 cache and shared memory have together beyond the largest carve-out.
constexpr double l1BesideShared = 28.0 * 1024;

/// Of a line that a request looks up in the L1 cache, in cycles.
constexpr double lineCycles = 0.62;

constexpr double atomicCycles = 8; ///< of a sector in the L2 cache

class Estimator {
public:
  Estimator(const model::Unit &unit, access::KernelFacts &facts, const ModelledGpu &gpu,
            const LaunchResources &resources, std::optional<double> dataBytes)
      : unit_(unit), facts_(facts), gpu_(gpu), resources_(resources), dataBytes_(dataBytes) {}

  Estimated<TimeEstimate> run() {
    if (auto why = place(); !why.empty()) return notEstimated(std::move(why));
    const ExecutionCounts executions(unit_, facts_);
    const std::vector<MergedLoads> merged = mergedLoadsOf(unit_, facts_);
    const AccessTraffic traffic = accessTrafficOf(unit_, facts_, executions, merged);
    const auto instructions = estimateInstructions(unit_, facts_, executions, merged);
    for (const auto &[at, times] : executions.all())
      out_.isGuessed = out_.isGuessed || !times.isExact;
    out_.guessedLoops = executions.guessedLoops();
    addTraffic(traffic);
    addThroughputs(traffic, instructions);
    WarpLatency latency(unit_, executions, instructions, loadsOf(traffic, executions), latencies_);
    const double cycles = latency.of(*facts_.instances.body) * mostTurns_ + blockCycles;
    set(Bound::latency,
        std::max(out_.fullness.waves, std::ceil(out_.fullness.waves * 0.999)) * cycles / gpu_.speed.hertz());
    join();
    return out_;
  }

private:
  /// How the blocks are spread over the GPU; why they cannot be.
  std::string place() {
    const auto threads = facts_.launch.block.volume();
    const auto blocks = facts_.launch.grid.volume();
    if (!threads || !blocks || facts_.instances.body == nullptr) return "the launch is not known";
    blocks_ = static_cast<double>(*blocks);
    warpsPerBlock_ = std::ceil(static_cast<double>(*threads) / access::warpLanes);
    const auto report = device::computeOccupancy(
        gpu_.limits, {.threadsPerBlock = static_cast<std::uint32_t>(*threads),
                      .registersPerThread = std::min(resources_.registersPerThread, gpu_.limits.registersPerThread),
                      .staticSharedBytes = resources_.staticSharedBytes,
                      .dynamicSharedBytes = resources_.dynamicSharedBytes});
    if (!report) return report.error().message;
    const double together = report->activeBlocks;
    const double multiprocessors = gpu_.speed.multiprocessors;
    Fullness &full = out_.fullness;
    full.blocksPerMultiprocessor = report->activeBlocks;
    full.occupancy = report->occupancy;
    full.waves = blocks_ / (together * multiprocessors);
    // The fullest multiprocessor has whole blocks alone.
    const double whole = std::floor(full.waves) * together;
    const double rest = std::ceil((blocks_ - whole * multiprocessors) / multiprocessors);
    blocksOnFullest_ = std::max(whole + rest, 1.0);
    if (resources_.turns > 0 && full.waves <= 1) takeTurns(static_cast<double>(resources_.turns));
    full.tail = blocks_ / multiprocessors / blocksOnFullest_;
    residentBlocks_ = std::min(together, std::ceil(blocks_ / multiprocessors));
    l1Bytes_ =
        gpu_.limits.sharedBytesPerMultiprocessor + l1BesideShared - residentBlocks_ * report->allocation.sharedBytes;
    l1Bytes_ = std::max(l1Bytes_, l1BesideShared);
    return {};
  }

  /// The first blocks have a turn more than the others, where it is not as many for all.
  void takeTurns(double turns) {
    const double all = std::floor(turns / blocks_);
    const double more = turns - all * blocks_;
    const double onFullest =
        blocksOnFullest_ * all + std::min(blocksOnFullest_, std::ceil(more / gpu_.speed.multiprocessors));
    blocksOnFullest_ = onFullest * blocks_ / turns;
    mostTurns_ = std::ceil(turns / blocks_) * blocks_ / turns;
  }

  void set(Bound bound, double seconds) { out_.secondsBy[static_cast<std::size_t>(bound)] = seconds; }

  /// Seconds of work that is spread over the multiprocessors, in cycles of one of them.
  double spread(double cycles) const { return cycles / blocks_ * blocksOnFullest_ / gpu_.speed.hertz(); }

  /// What passes the L1 cache: the sectors that a block touches once, and of the others those whose lines are gone when
  /// they are needed again.
  void addTraffic(const AccessTraffic &traffic) {
    double linesUnderWay = 0;
    std::map<std::string, double> loaded;
    for (const ReferenceTraffic &one : traffic.global) {
      out_.globalRequests += one.requests;
      out_.globalSectors += one.sectors;
      out_.isGuessed = out_.isGuessed || one.isGuessed;
      if (!one.isLoad) {
        out_.l2Bytes += one.sectors * access::sectorBytes * (one.isAtomic ? 2 : 1);
        continue;
      }
      loaded[facts_.accesses[one.reference].array] += one.sectors;
      if (one.requests > 0) linesUnderWay += one.passes / one.requests;
    }
    const double underWay = linesUnderWay * warpsPerBlock_ * residentBlocks_ * access::lineBytes;
    const double gone = underWay > 0 ? std::clamp((underWay - 0.5 * l1Bytes_) / underWay, 0.0, 1.0) : 0;
    double passed = 0;
    double asked = 0;
    for (const auto &[array, sectors] : loaded) {
      const auto block = traffic.blockSectors.find(array);
      const double once = block == traffic.blockSectors.end() ? sectors : std::min(sectors, block->second * blocks_);
      passed += once + (sectors - once) * gone;
      asked += sectors;
    }
    missedL1_ = asked > 0 ? passed / asked : 0;
    out_.l2Bytes += passed * access::sectorBytes;
    const double data = std::min(dataBytes_.value_or(out_.l2Bytes), out_.l2Bytes);
    const double l2 = gpu_.speed.l2Bytes();
    const double lost = std::clamp((data / l2 - keptInL2) / (lostFromL2 - keptInL2), 0.0, 1.0);
    out_.memoryBytes = data * lost;
    missedL2_ = out_.l2Bytes > 0 ? out_.memoryBytes / out_.l2Bytes : 0;
  }

  void addThroughputs(const AccessTraffic &traffic, const std::map<CodePlace, Instructions> &instructions) {
    Instructions all;
    for (const auto &[place, own] : instructions)
      all += own;
    out_.warpInstructions = all.all();
    out_.sharedPasses = traffic.sharedPasses();
    out_.lineLookups = traffic.globalPasses();
    const device::CycleRates &rates = gpu_.speed.rates;
    const auto cyclesAt = [](double warps, double rate) { return warps * access::warpLanes / rate; };
    const double arithmetic = std::max({cyclesAt(all.float32, rates.float32), cyclesAt(all.float64, rates.float64),
                                        cyclesAt(all.integer, rates.integer), cyclesAt(all.special, rates.special)});
    set(Bound::arithmetic, spread(arithmetic));
    set(Bound::issue, spread(all.all() / device::CycleRates::warpInstructions / reachedIssue));
    const double words = cyclesAt(1, device::CycleRates::loadsAndStores);
    set(Bound::shared, spread(std::max(out_.sharedPasses, 0.0) * words));
    set(Bound::l1, spread(out_.lineLookups * lineCycles));
    double atomics = 0;
    for (const ReferenceTraffic &one : traffic.global)
      if (one.isAtomic) atomics += one.sectors * atomicCycles;
    set(Bound::l2, out_.l2Bytes / (gpu_.speed.l2BytesPerSecond() * reachedL2) +
                       atomics / gpu_.speed.multiprocessors / gpu_.speed.hertz());
    set(Bound::memory, out_.memoryBytes / (gpu_.speed.memoryBytesPerSecond() * reachedMemory));
  }

  /// How long the loads of each statement take. A load whose address is loaded waits for both.
  std::map<CodePlace, StatementLoads> loadsOf(const AccessTraffic &traffic, const ExecutionCounts &executions) const {
    std::map<CodePlace, StatementLoads> out;
    const double global =
        latencies_.l1 * (1 - missedL1_) + missedL1_ * (latencies_.l2 * (1 - missedL2_) + latencies_.memory * missedL2_);
    const auto add = [&](const ReferenceTraffic &one, double latency) {
      const auto times = executions.all().find(one.place);
      if (!one.isLoad || times == executions.all().end() || times->second.warps == 0) return;
      StatementLoads &loads = out[one.place];
      const double passes = one.requests > 0 ? one.passes / one.requests : 1;
      loads.latency = std::max(loads.latency, latency + 2 * (passes - 1));
      loads.count += one.requests / times->second.warps;
    };
    for (const ReferenceTraffic &one : traffic.global)
      add(one, global);
    for (const ReferenceTraffic &one : traffic.shared)
      add(one, latencies_.shared);
    return out;
  }

  void join() {
    double sum = 0;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < out_.secondsBy.size(); ++i) {
      sum += std::pow(out_.secondsBy[i], norm);
      if (out_.secondsBy[i] > out_.secondsBy[longest]) longest = i;
    }
    out_.seconds = std::pow(sum, 1 / norm);
    out_.bound = static_cast<Bound>(longest);
  }

  const model::Unit &unit_;
  access::KernelFacts &facts_;
  const ModelledGpu &gpu_;
  const LaunchResources &resources_;
  std::optional<double> dataBytes_;
  Latencies latencies_;
  TimeEstimate out_;
  double blocks_ = 0;
  double warpsPerBlock_ = 0;
  double blocksOnFullest_ = 0;
  double residentBlocks_ = 0; ///< of a multiprocessor
  double mostTurns_ = 1;      ///< of a block, over the mean
  double l1Bytes_ = 0;
  double missedL1_ = 0; ///< share of the sectors that loads ask for
  double missedL2_ = 0; ///< share of the bytes that pass the L1 cache
};

} // namespace

std::string_view nameOf(Bound bound) {
  static constexpr std::array<std::string_view, static_cast<std::size_t>(Bound::count)> names{
      "memory", "L2 cache", "L1 cache", "shared memory", "arithmetic", "instructions", "latency"};
  return names[static_cast<std::size_t>(bound)];
}

BoundKind kindOf(Bound bound) {
  if (bound == Bound::latency) return BoundKind::latency;
  return bound == Bound::arithmetic || bound == Bound::issue ? BoundKind::compute : BoundKind::memory;
}

std::optional<ModelledGpu> modelledGpu(std::string_view architecture, std::string_view name) {
  const auto speed = name.empty() ? device::speedOf(architecture) : device::speedNamed(name);
  if (!speed) return std::nullopt;
  const auto limits = device::limitsOf(speed->capability);
  return limits ? std::optional(ModelledGpu{.speed = *speed, .limits = *limits}) : std::nullopt;
}

Estimated<TimeEstimate> estimateTime(const model::Unit &unit, access::KernelFacts facts, const ModelledGpu &gpu,
                                     const LaunchResources &resources, std::optional<double> dataBytes) {
  return Estimator(unit, facts, gpu, resources, dataBytes).run();
}

} // namespace warpgrain::estimate
