// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/AccessProgram.h"

#include "core/access/form/Classify.h"

#include <algorithm>

namespace warpgrain::access {

AccessProgram::AccessProgram(AtomTable &atoms, const AccessInstance &instance, const LaunchNumbers &numbers,
                             const OuterIndices &outer)
    : program_(atoms), address_(program_.add(instance.byteOffset)),
      guard_(program_.add(Condition::all(outer.conditions))) {
  auto mentioned = atomsIn(atoms, instance.byteOffset);
  for (const Condition &guard : outer.conditions)
    mentioned.merge(atomsIn(atoms, guard));
  std::vector<AtomId> inputs;
  for (std::size_t i = 0; i < outer.atoms.size(); ++i)
    if (mentioned.contains(outer.atoms[i])) {
      used_.push_back(i);
      inputs.push_back(outer.atoms[i]);
    }
  for (const model::Axis axis : model::allAxes)
    inputs.push_back(atoms.threadIndex(axis));
  program_.finish(inputs);
  inputs_.resize(inputs.size());
  for (const AtomId atom : mentioned)
    if (const auto number = numbers.numberOf(atom); number && std::ranges::find(inputs, atom) == inputs.end())
      program_.set(atom, *number);
}

void AccessProgram::run(const std::vector<std::int64_t> &outer, const std::array<std::int64_t, 3> &threadIdx) {
  std::ranges::copy(threadIdx, std::ranges::copy(outer, inputs_.begin()).out);
  program_.run(inputs_);
}

bool advance(std::vector<std::int64_t> &at, const std::vector<std::int64_t> &extents) {
  for (std::size_t i = at.size(); i-- > 0;) {
    if (++at[i] < extents[i]) return true;
    at[i] = 0;
  }
  return false;
}

std::array<std::int64_t, 3> threadIndexOf(const std::array<std::int64_t, 3> &block, std::int64_t number) {
  return {number % block[0], number / block[0] % block[1], number / (block[0] * block[1])};
}

} // namespace warpgrain::access
