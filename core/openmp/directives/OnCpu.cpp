// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/OnCpu.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/sharing/DataSharing.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::openmp {

namespace {

/// True where the kernel's loops can be parallel regions of their own, whose threads find what those of the region
/// found: loops with values of their own from before them stay in their region.
bool canStandAlone(const Region &region, const Kernel &kernel) {
  if (region.isFunction() || kernel.isOfTeams() || kernel.team || isSharedSectionsKernel(kernel) ||
      !kernel.before.empty() || !kernel.after.empty() || !kernel.threadPrivates.empty())
    return false;
  return std::ranges::all_of(kernel.loops, [](const Statement *loop) {
    return loop->directive->kind == DirectiveKind::loop && loop->directive->find(ClauseKind::firstPrivate) == nullptr &&
           loop->directive->find(ClauseKind::lastPrivate) == nullptr &&
           loop->directive->find(ClauseKind::linear) == nullptr;
  });
}

void regionOnCpu(Region &region, const std::string &directive) {
  region.kernels.clear();
  region.onCpu.clear();
  region.callsLoops = false;
  addOnce(region.reasons, {.id = ReasonId::askedForCpu, .arguments = {directive}, .span = region.shown().span});
}

} // namespace

bool isSharedSectionsKernel(const Kernel &kernel) {
  return !kernel.loops.empty() && isSharedSections(*kernel.loops.front());
}

void keepOnCpu(const Program &, ProgramPlan &plan, const std::vector<CpuWish> &wishes) {
  std::map<std::size_t, std::map<std::size_t, std::string>> kernels;
  for (const CpuWish &wish : wishes) {
    Region &region = plan.regions[wish.region];
    if (wish.kernel)
      kernels[wish.region].emplace(*wish.kernel, wish.directive);
    else
      regionOnCpu(region, wish.directive), kernels.erase(wish.region);
  }
  for (const auto &[index, numbers] : kernels) {
    Region &region = plan.regions[index];
    if (region.kernels.empty()) continue; // it stays there as a whole
    const bool isWhole = numbers.size() == region.kernels.size() && !region.callsLoops;
    const bool canPart = std::ranges::all_of(
        numbers, [&](const auto &each) { return canStandAlone(region, region.kernels[each.first]); });
    if (isWhole || !canPart) {
      regionOnCpu(region, numbers.begin()->second);
      continue;
    }
    std::vector<Kernel> left;
    for (std::size_t i = 0; i < region.kernels.size(); ++i) {
      const auto found = numbers.find(i);
      if (found == numbers.end()) {
        left.push_back(std::move(region.kernels[i]));
        continue;
      }
      addOnce(
          region.reasons,
          {.id = ReasonId::askedForCpu, .arguments = {found->second}, .span = region.kernels[i].loops.front()->span});
      region.onCpu.push_back(std::move(region.kernels[i]));
    }
    region.kernels = std::move(left);
  }
}

} // namespace warpgrain::openmp
