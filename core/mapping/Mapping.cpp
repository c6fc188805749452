// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Mapping.h"

#include <algorithm>

namespace warpgrain::mapping {

namespace {

void extend(const std::vector<std::size_t> &parallel, std::size_t rank, Mapping &begun, std::vector<Mapping> &out) {
  if (begun.rank() == rank) {
    out.push_back(begun);
    return;
  }
  for (const std::size_t loop : parallel) {
    if (std::ranges::find(begun.loops, loop) != begun.loops.end()) continue;
    begun.loops.push_back(loop);
    extend(parallel, rank, begun, out);
    begun.loops.pop_back();
  }
}

} // namespace

std::string textOf(const LoopNest &nest, const Mapping &mapping) {
  std::string out;
  for (std::size_t axis = 0; axis < mapping.rank(); ++axis)
    out += (axis == 0 ? "" : ", ") + nest.loops[mapping.loops[axis]].counter + " -> t" + "xyz"[axis];
  return out;
}

std::vector<Mapping> legalMappings(const LoopNest &nest, std::size_t rank) {
  std::vector<std::size_t> parallel;
  for (std::size_t loop = nest.loops.size(); loop-- > 0;)
    if (nest.loops[loop].isParallel) parallel.push_back(loop);
  std::vector<Mapping> out;
  Mapping begun;
  if (rank > 0) extend(parallel, rank, begun, out);
  return out;
}

std::size_t rankOf(const LoopNest &nest) {
  const auto parallel = std::ranges::count_if(nest.loops, &NestLoop::isParallel);
  return std::min<std::size_t>(3, static_cast<std::size_t>(parallel));
}

access::AccessMatrix mapped(const access::AccessMatrix &matrix, const Mapping &mapping) {
  access::AccessMatrix out = matrix;
  out.inter.assign(matrix.intra.size(), std::vector<access::MatrixEntry>(3));
  for (std::size_t row = 0; row < matrix.intra.size(); ++row)
    for (std::size_t axis = 0; axis < mapping.rank(); ++axis) {
      out.inter[row][axis] = matrix.intra[row][mapping.loops[axis]];
      out.intra[row][mapping.loops[axis]] = 0;
    }
  return out;
}

} // namespace warpgrain::mapping
