// SPDX-License-Identifier: Apache-2.0
//
// What leaves parts of the GPU idle: lanes, warps, multiprocessors.
#include "core/device/Occupancy.h"
#include "core/estimate/work/ExecutionCounts.h"
#include "core/estimate/work/Instructions.h"
#include "core/estimate/work/MergedLoads.h"
#include "core/findings/Detectors.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace warpgrain::findings {

namespace {

using dependence::Reason;
using dependence::ReasonId;
using estimate::CodePlace;
using model::Body;
using model::StatementId;
using model::StatementKind;

/// Lanes that wait more often than this are told.
constexpr double fewLanes = 0.75;

/// Instructions that are executed under one branch, or repeated by one loop.
struct Branch {
  CodePlace place;
  double warpInstructions = 0;
  double lanes = 0; ///< sum over the instructions, each with the lanes that take part
};

std::string percent(double share) {
  return std::to_string(std::llround(share * 100));
}

std::string oneDigit(double value) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.1f", value);
  return digits.data();
}

/// The branch or loop around a statement that makes lanes wait: the innermost one.
CodePlace branchAround(const CodePlace &place) {
  const Body &body = *place.body;
  StatementId inner = place.statement;
  for (StatementId s = body[inner].isLoop() ? inner : body[inner].parent; model::isSome(s); s = body[s].parent)
    if (body[s].kind == StatementKind::ifElse || body[s].isLoop()) return {place.body, s};
  return {};
}

/// By branch, how many lanes take part in what it executes. What was guessed is left out.
std::map<CodePlace, Branch> branchesOf(const model::Unit &unit, access::KernelFacts &facts) {
  const estimate::ExecutionCounts executions(unit, facts);
  const auto merged = estimate::mergedLoadsOf(unit, facts);
  const auto instructions = estimate::estimateInstructions(unit, facts, executions, merged);
  std::map<CodePlace, Branch> out;
  for (const auto &[place, own] : instructions) {
    const auto times = executions.all().find(place);
    if (place.body == nullptr || times == executions.all().end()) continue;
    if (!times->second.isExact || times->second.warps <= 0) continue;
    const CodePlace around = branchAround(place);
    if (around.body == nullptr) continue;
    Branch &branch = out[around];
    branch.place = around;
    branch.warpInstructions += own.all();
    branch.lanes += own.all() * times->second.threads / times->second.warps;
  }
  return out;
}

/// The condition, or the statement where it has none in the source.
SourceSpan spanOf(const CodePlace &place) {
  const model::Statement &statement = (*place.body)[place.statement];
  if (model::isSome(statement.condition)) {
    const SourceSpan &condition = (*place.body)[statement.condition].spelling.span;
    if (!condition.empty()) return condition;
  }
  return statement.spelling.span;
}

/// Lanes of the last warp that a block leaves empty are told apart from divergence.
std::optional<Finding> partWarp(const access::KernelFacts &facts, const LaunchModel &model, const SourceSpan &place) {
  const auto threads = facts.launch.block.volume();
  if (!threads || *threads % access::warpLanes == 0 || place.empty()) return std::nullopt;
  const std::int64_t rest = *threads % access::warpLanes;
  Finding out{.kind = FindingKind::divergence,
              .certainty = Certainty::proved,
              .places = {place},
              .cause = {ReasonId::findingPartWarp, {*threads, rest}, place}};
  const double warps = std::ceil(static_cast<double>(*threads) / access::warpLanes);
  const double idle = 1 - static_cast<double>(*threads) / (warps * access::warpLanes);
  if (model.time()) model.addSeconds(out.cost, model.time()->seconds * idle);
  out.severity = severityOf(out.cost, idle > 0.25);
  return out;
}

/// The next step of a resource that would admit more warps.
Reason occupancyCause(const device::OccupancyReport &report, const estimate::LaunchResources &resources,
                      std::int64_t threads, const SourceSpan &place) {
  std::string limits;
  for (const device::Resource resource : report.limiting())
    limits += (limits.empty() ? "" : ", ") + std::string(nameOf(resource));
  std::vector<dependence::ReasonArgument> arguments{percent(report.occupancy), report.activeBlocks, threads, limits};
  const auto next = [&](device::Resource resource) -> const std::optional<device::NextThreshold> & {
    return report[resource].next;
  };
  const auto more = [&](device::Resource resource, std::int64_t now, ReasonId id) -> std::optional<Reason> {
    if (!report[resource].limiting || !next(resource) || next(resource)->occupancy <= report.occupancy)
      return std::nullopt;
    auto all = arguments;
    all.insert(all.end(), {next(resource)->value, now, percent(next(resource)->occupancy)});
    return Reason(id, std::move(all), place);
  };
  if (auto registers =
          more(device::Resource::registers, resources.registersPerThread, ReasonId::findingOccupancyRegisters))
    return *registers;
  if (auto shared = more(device::Resource::sharedMemory, resources.staticSharedBytes + resources.dynamicSharedBytes,
                         ReasonId::findingOccupancyShared))
    return *shared;
  return {ReasonId::findingOccupancy, std::move(arguments), place};
}

/// What the kernel would use with the next step of each limit taken.
estimate::LaunchResources relieved(const device::OccupancyReport &report, estimate::LaunchResources resources) {
  if (const auto &next = report[device::Resource::registers].next; next)
    resources.registersPerThread = std::min(resources.registersPerThread, next->value);
  if (const auto &next = report[device::Resource::sharedMemory].next; next) {
    resources.staticSharedBytes = std::min(resources.staticSharedBytes, next->value);
    resources.dynamicSharedBytes = 0;
  }
  return resources;
}

std::optional<Finding> lowOccupancy(const access::KernelFacts &facts, const LaunchModel &model,
                                    const SourceSpan &place) {
  constexpr double isLow = 0.5;
  const auto threads = facts.launch.block.volume();
  const estimate::LaunchResources &resources = model.resources();
  const auto report =
      device::computeOccupancy(model.gpu()->limits, {.threadsPerBlock = static_cast<std::uint32_t>(*threads),
                                                     .registersPerThread = resources.registersPerThread,
                                                     .staticSharedBytes = resources.staticSharedBytes,
                                                     .dynamicSharedBytes = resources.dynamicSharedBytes});
  if (!report || report->occupancy >= isLow) return std::nullopt;
  Finding out{.kind = FindingKind::occupancy,
              .certainty = Certainty::estimated,
              .places = {place},
              .cause = occupancyCause(*report, resources, *threads, place)};
  model.addCost(out.cost, relieved(*report, resources));
  out.severity = severityOf(out.cost, false);
  return out;
}

std::optional<Finding> unevenBlocks(const access::KernelFacts &facts, const LaunchModel &model,
                                    const SourceSpan &place) {
  constexpr double isIdle = 0.8;
  const estimate::Fullness &full = model.time()->fullness;
  if (full.tail >= isIdle) return std::nullopt;
  Finding out{.kind = FindingKind::unevenBlocks,
              .certainty = Certainty::estimated,
              .places = {place},
              .cause = {ReasonId::findingFewBlocks,
                        {*facts.launch.grid.volume(), model.gpu()->speed.multiprocessors, percent(full.tail)},
                        place}};
  model.addSeconds(out.cost, model.time()->seconds * (1 - full.tail));
  out.severity = Severity::note; // the launch that is looked at is often a small one, for trial
  return out;
}

} // namespace

std::vector<Finding> divergenceFindings(const model::Unit &unit, access::KernelFacts &facts, const LaunchModel &model) {
  std::vector<Finding> out;
  const auto threads = facts.launch.block.volume();
  if (!threads || !facts.launch.grid.known() || facts.instances.body == nullptr) return out;
  const double warps = std::ceil(static_cast<double>(*threads) / access::warpLanes);
  const double whole = static_cast<double>(*threads) / warps; // lanes of a warp in which all take part
  for (const auto &[place, branch] : branchesOf(unit, facts)) {
    if (branch.warpInstructions <= 0) continue;
    const double lanes = branch.lanes / branch.warpInstructions;
    const SourceSpan span = spanOf(place);
    if (lanes >= fewLanes * whole || span.empty()) continue;
    const bool isLoop = (*place.body)[place.statement].isLoop();
    Finding finding{
        .kind = FindingKind::divergence,
        .certainty = Certainty::proved,
        .places = {span},
        .cause = {isLoop ? ReasonId::findingIdleLanesOfLoop : ReasonId::findingIdleLanes, {oneDigit(lanes)}, span}};
    if (model.time() && model.time()->warpInstructions > 0)
      model.addSeconds(finding.cost, model.time()->seconds * branch.warpInstructions * (1 - lanes / whole) /
                                         model.time()->warpInstructions);
    finding.severity = severityOf(finding.cost, false);
    out.push_back(std::move(finding));
  }
  return out;
}

std::vector<Finding> occupancyFindings(const access::KernelFacts &facts, const LaunchModel &model,
                                       const SourceSpan &place) {
  std::vector<Finding> out;
  const auto add = [&out](std::optional<Finding> finding) {
    if (finding) out.push_back(std::move(*finding));
  };
  add(partWarp(facts, model, place));
  if (!model.time()) return out;
  add(lowOccupancy(facts, model, place));
  add(unevenBlocks(facts, model, place));
  return out;
}

} // namespace warpgrain::findings
