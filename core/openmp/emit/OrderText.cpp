// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/OrderText.h"

#include "core/openmp/emit/KernelText.h"

namespace warpgrain::openmp {

namespace {

/// The last loop runs along x. Blocks have as many threads as others, which are whole warps, with a warp along x at
/// least.
Grid gridOf(const LoopOrder &order, std::int64_t threadsOfBlock) {
  const std::size_t rank = order.shared.size();
  Grid out;
  for (std::size_t i = 0; i < rank; ++i)
    out.axes.push_back(rank - 1 - i);
  out.block = {rank == 1 ? threadsOfBlock : 32, rank == 1 ? 1 : threadsOfBlock / 32, 1};
  return out;
}

} // namespace

std::vector<Kernel> formsOf(const Kernel &kernel) {
  std::vector<Kernel> out;
  if (kernel.collapse && !kernel.collapse->apart.empty()) {
    out = {kernel, kernel};
    out.front().collapse.reset();
    out.back().name += "_collapsed";
    return out;
  }
  if (kernel.team && kernel.team->fewerThan > 0) {
    out = {kernel, kernel};
    out.front().team.reset();
    out.front().ofTeam.clear();
    out.back().name += "_blocks";
    return out;
  }
  if (!kernel.order) return {kernel};
  if (!kernel.order->isCertain()) {
    out.push_back(kernel);
    out.back().order.reset();
  }
  out.push_back(kernel);
  out.back().grid = gridOf(*kernel.order, kernel.threadsOfBlock);
  if (!kernel.order->isCertain()) out.back().name += "_swapped";
  return out;
}

std::vector<std::string> orderConditions(const Program &program, const LoopOrder &order) {
  std::vector<std::string> out;
  if (order.least > 0)
    out.push_back("gpu_count_" + program[order.sharedLoops().back().counter].name +
                  " >= " + std::to_string(order.least));
  for (const std::string &each : order.conditions)
    out.push_back(each);
  for (const std::string &each : apartConditions(program, order.apart))
    out.push_back(each);
  return out;
}

std::vector<std::string> apartConditions(const Program &program, const std::vector<Overlap> &apart) {
  std::vector<std::string> out;
  for (const Overlap &each : apart)
    out.push_back("gpu_region.areApart(" + addressText(program, each.updated) + ", " + addressText(program, each.read) +
                  ")");
  return out;
}

std::string addressText(const Program &program, VariableId id) {
  const Shape shape = program[id].shape;
  return (shape == Shape::array || shape == Shape::pointer ? "" : "&") + program[id].name;
}

} // namespace warpgrain::openmp
