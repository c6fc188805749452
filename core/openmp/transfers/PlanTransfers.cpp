// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/PlanTransfers.h"

#include "core/openmp/transfers/FilledMemory.h"
#include "core/openmp/transfers/KeptMemory.h"
#include "core/openmp/transfers/MemoryFlow.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

template <typename Visit>
void forEachMapped(ProgramPlan &plan, const Visit &visit) {
  for (Region &region : plan.regions)
    for (Kernel &kernel : region.kernels)
      for (MappedVariable &each : kernel.mapped)
        visit(region, kernel, each);
}

void copyAll(ProgramPlan &plan, ReasonId why, const std::vector<std::string> &arguments = {}) {
  plan.cpuUses.clear();
  plan.newBlocks.clear();
  plan.ending.clear();
  for (Region &region : plan.regions)
    for (Kernel &kernel : region.kernels) {
      kernel.head.clear();
      kernel.mayLeaveKept = false;
    }
  forEachMapped(plan, [&](const Region &, const Kernel &kernel, MappedVariable &each) {
    each.transfer = {.reasons = {{.id = why, .arguments = arguments, .span = kernel.loops.front()->span}}};
  });
}

bool asksToKeep(const ProgramPlan &plan) {
  bool found = false;
  forEachMapped(const_cast<ProgramPlan &>(plan),
                [&](const Region &, const Kernel &, const MappedVariable &each) { found |= each.wishes.asksToKeep(); });
  return found;
}

/// Memory of which no clause says that it stays on the GPU is copied for each launch (section 11.2).
void keepOnlyAsked(ProgramPlan &plan, KeptMemory &kept) {
  std::set<MemoryClass> asked;
  forEachMapped(plan, [&](const Region &, const Kernel &, const MappedVariable &each) {
    if (const auto own = kept.classOf(each.variable, each.byPointer); own && each.wishes.asksToKeep())
      asked.insert(*own);
  });
  for (MemoryClass each = 0; each < kept.classes(); ++each)
    if (!asked.contains(each)) kept.refuse(each, ReasonId::copiedAsAsked, {}, {});
}

/// In the order of the text.
void placeUses(ProgramPlan &plan, const MemoryFlowResult &flow) {
  plan.cpuUses.clear();
  for (const auto *list : {&flow.uses, &flow.headUses})
    for (const auto &[statement, uses] : *list)
      plan.cpuUses.push_back(uses);
  std::ranges::sort(plan.cpuUses, {}, [](const CpuUses &each) { return each.before->span; });
}

} // namespace

bool planTransfers(const Program &program, ProgramPlan &plan, TransferMode mode, bool isPartOfProgram,
                   const Links *links) {
  const bool onlyAsked = mode == TransferMode::all;
  if (onlyAsked && !asksToKeep(plan)) {
    copyAll(plan, ReasonId::copiedAsAsked);
    return links == nullptr;
  }
  const auto isCalled = [](const Region &region) { return region.isFunction() && region.isOnGpu(); };
  if (const auto called = std::ranges::find_if(plan.regions, isCalled); called != plan.regions.end()) {
    copyAll(plan, ReasonId::copiedBesideCalled, {program[called->function].name});
    return links == nullptr;
  }
  const CpuEffectsReader effects(program, plan, links);
  KeptMemory kept(program, plan, effects, isPartOfProgram, links);
  if (onlyAsked) keepOnlyAsked(plan, kept);
  MemoryFlowResult flow;
  do
    flow = followMemory(program, plan, effects, kept, links);
  while (!flow.isComplete);
  if (links != nullptr && !kept.mayBeKept(behindPointers)) return false;
  placeUses(plan, flow);
  plan.newBlocks = flow.newBlocks;
  plan.ending.clear();
  forEachMapped(plan, [&](const Region &region, const Kernel &kernel, MappedVariable &each) {
    Transfer &transfer = each.transfer;
    transfer.reasons = kept.reasonsAgainst(region.function, each);
    if (transfer.reasons.empty() && !flow.reached.contains(&kernel))
      transfer.reasons = {{.id = ReasonId::copiedForCallers,
                           .arguments = {program[region.function].name},
                           .span = kernel.loops.front()->span}};
    transfer.isKept = transfer.reasons.empty();
    if (!transfer.isKept) return;
    transfer.isFilled = isFilled(program, kernel, each);
    const DataWishes &wishes = each.wishes;
    const bool isAgain = wishes.toGpu || (mode == TransferMode::flow && !wishes.notToGpu);
    transfer.copiesAgain = isAgain && !transfer.stale.empty() && !transfer.isFilled;
    const bool isAtOnce = wishes.toCpu || (mode == TransferMode::flow && !wishes.notToCpu && !transfer.to.empty());
    transfer.comesBack = isAtOnce && each.isWritten;
    if (kept.needsScope(each.variable)) plan.ending.insert(each.variable);
  });
  bool keepsAny = isPartOfProgram;
  forEachMapped(plan,
                [&](const Region &, const Kernel &, const MappedVariable &each) { keepsAny |= each.transfer.isKept; });
  for (Region &region : plan.regions)
    for (Kernel &kernel : region.kernels)
      kernel.mayLeaveKept = keepsAny;
  return true;
}

} // namespace warpgrain::openmp
