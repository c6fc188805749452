// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/MatrixBuilder.h"
#include "core/workflow/mapping/NestAnalysis.h"

#include <algorithm>
#include <charconv>

namespace warpgrain::workflow {

namespace {

using access::AccessInstance;
using access::AccessMatrix;
using access::MatrixEntry;

std::optional<std::int64_t> numberOf(const std::string &text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Loops around the first mapped one are executed by the CPU, which launches a kernel in each iteration.
std::size_t firstMapped(const MappedNest &nest) {
  const auto found = std::ranges::find_if(nest.loops, &MappedLoop::isMapped);
  return static_cast<std::size_t>(found - nest.loops.begin());
}

/// A loop grows with the problem if its trip count is not a number, or not less than that of a mapped loop.
void addLoops(const MappedNest &from, std::size_t first, mapping::LoopNest &out) {
  std::optional<std::int64_t> least;
  for (std::size_t i = first; i < from.loops.size(); ++i) {
    const MappedLoop &loop = from.loops[i];
    out.loops.push_back({.counter = loop.counter, .isParallel = loop.isMapped, .trips = numberOf(loop.trips)});
    const auto &trips = out.loops.back().trips;
    if (loop.isMapped && trips) least = std::min(least.value_or(*trips), *trips);
  }
  for (mapping::NestLoop &loop : out.loops)
    loop.growsWithProblem = !loop.trips || (least && *loop.trips >= *least);
}

/// The matrix with one column for each loop of the nest, from the first mapped one on.
AccessMatrix aligned(const NestKernel &kernel, const AccessInstance &access, const AccessMatrix &matrix,
                     std::size_t first, std::size_t loops) {
  AccessMatrix out = matrix;
  out.intra.assign(matrix.rank(), std::vector<MatrixEntry>(loops));
  out.inter.assign(matrix.rank(), std::vector<MatrixEntry>(3));
  std::size_t column = 0;
  for (const access::LoopInfo &around : access.place.loops) {
    if (around.iteration) continue;
    const auto at = std::ranges::find(kernel.loops, around.loop);
    const bool isOwn = around.body == kernel.instances.body && at != kernel.loops.end();
    const auto loop = static_cast<std::size_t>(at - kernel.loops.begin());
    if (isOwn && loop >= first)
      for (std::size_t row = 0; row < matrix.rank(); ++row)
        out.intra[row][loop - first] = matrix.intra[row][column];
    ++column;
  }
  return out;
}

bool isSame(const AccessMatrix &a, const AccessMatrix &b) {
  return a.intra == b.intra && a.offset == b.offset;
}

mapping::NestArray &arrayNamed(mapping::LoopNest &nest, const std::string &name) {
  const auto known = std::ranges::find(nest.arrays, name, &mapping::NestArray::name);
  if (known != nest.arrays.end()) return *known;
  nest.arrays.push_back({.name = name, .bytes = std::nullopt, .accesses = {}});
  return nest.arrays.back();
}

bool isInMapped(const NestKernel &kernel, const AccessInstance &access, std::size_t first) {
  return std::ranges::any_of(access.place.loops, [&](const access::LoopInfo &around) {
    return around.body == kernel.instances.body && around.loop == kernel.loops[first];
  });
}

} // namespace

void readAccesses(const openmp::Program &program, openmp::FunctionId function, NestKernel &kernel, MappedNest &out) {
  const std::size_t first = firstMapped(out);
  if (first == out.loops.size()) return;
  addLoops(out, first, out.nest);
  for (const AccessInstance &access : kernel.instances.accesses) {
    if (!access.array || access.space == model::MemorySpace::local || !isInMapped(kernel, access, first)) continue;
    const access::Array &owner = kernel.instances[*access.array];
    const openmp::Variable *variable = variableOf(program, function, owner);
    if (hasOwn(program, out.outline.own, variable)) continue;
    const AccessMatrix matrix = access::matrixOf(*kernel.unit, kernel.instances.atoms, &owner, access, kernel.launch);
    mapping::NestArray &array = arrayNamed(out.nest, variable == nullptr ? owner.name : variable->name);
    array.isRead |= access.kind != model::AccessKind::write;
    array.isWritten |= access.kind != model::AccessKind::read;
    if (access.sizeBytes > 0) array.elementBytes = static_cast<std::int64_t>(access.sizeBytes);
    if (variable != nullptr && variable->shape == openmp::Shape::array && variable->bytes)
      array.bytes = static_cast<std::int64_t>(*variable->bytes);
    AccessMatrix own = aligned(kernel, access, matrix, first, out.nest.loops.size());
    if (std::ranges::any_of(array.accesses, [&](const AccessMatrix &known) { return isSame(known, own); })) continue;
    array.accesses.push_back(std::move(own));
    array.strides.push_back(access::stridesOf(*kernel.unit, kernel.instances.atoms, &owner, access, kernel.launch));
  }
}

} // namespace warpgrain::workflow
