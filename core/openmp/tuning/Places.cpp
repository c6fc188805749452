// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/tuning/Places.h"

#include "core/openmp/directives/Caching.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace warpgrain::openmp {

namespace {

constexpr std::uint64_t sharedBytesOfBlock = 49152;
constexpr std::uint64_t threadsOfSmallestBlock = 64;

template <typename Visit>
void forEachAccessOf(const Kernel &kernel, const Visit &visit) {
  for (const auto *list : {&kernel.before, &kernel.loops, &kernel.after})
    for (const Statement *each : *list)
      forEachAccess(*each, visit);
}

bool isArray(const Variable &variable) {
  return variable.shape == Shape::array || variable.shape == Shape::pointer;
}

std::string withoutBlanks(std::string_view text) {
  std::string out;
  std::ranges::copy_if(text, std::back_inserter(out), [](char c) { return c != ' ' && c != '\t' && c != '\n'; });
  return out;
}

/// The loop counts from `p[c]` to below `p[c + 1]`.
bool isRowOf(const CountedLoop &loop, const std::string &counter) {
  const std::string begin = withoutBlanks(loop.begin);
  const std::string bound = withoutBlanks(loop.bound);
  const std::string suffix = "[" + counter + "]";
  if (loop.countsDown || loop.includesBound || !begin.ends_with(suffix)) return false;
  const std::string array = begin.substr(0, begin.size() - suffix.size());
  return bound == array + "[" + counter + "+1]" || bound == array + "[1+" + counter + "]";
}

/// How often an iteration accesses what `keyOf` names; accesses without a key do not count.
template <typename Key, typename KeyOf>
bool isRepeated(const Kernel &kernel, const KeyOf &keyOf) {
  std::map<Key, std::size_t> found;
  bool isTwice = false;
  forEachAccessOf(kernel, [&](const Access &access) {
    const auto key = keyOf(access);
    if (key) isTwice |= ++found[*key] > 1;
  });
  return isTwice;
}

bool isMapped(const Kernel &kernel, VariableId id) {
  return std::ranges::find(kernel.mapped, id, &MappedVariable::variable) != kernel.mapped.end();
}

bool isValue(const Kernel &kernel, VariableId id) {
  return std::ranges::find(kernel.values, id) != kernel.values.end();
}

} // namespace

bool hasFreeSize(const Kernel &kernel) {
  const bool isSaid = kernel.isOfTeams() || (kernel.team && !kernel.team->threads.empty());
  if (isSaid || kernel.loops.empty() || isSharedSections(*kernel.loops.front())) return false;
  return !kernel.grid && kernel.gridLoops == 0 && kernel.threadsOfBlock == Kernel{}.threadsOfBlock;
}

bool hasCollapsibleNest(const Program &program, const Kernel &kernel) {
  if (kernel.isOfTeams() || kernel.team) return false;
  bool found = false;
  for (const Statement *loop : kernel.loops) {
    if (!loop->directive) continue;
    for (const CountedLoop &outer : loop->directive->loops)
      forEachStatement(*loop, [&](const Statement &each) {
        found |= each.counted && isRowOf(*each.counted, program[outer.counter].name);
      });
  }
  return found;
}

bool hasThreadPrivateArray(const Program &program, const Region &region) {
  return std::ranges::any_of(region.variables, [&](const SharedVariable &each) {
    const Variable &variable = program[each.variable];
    return variable.isThreadPrivate && variable.shape == Shape::array && !hasSeveralDimensions(variable);
  });
}

bool hasSharedMatrix(const Program &program, const Kernel &kernel) {
  return std::ranges::any_of(kernel.mapped,
                             [&](const MappedVariable &each) { return hasSeveralDimensions(program[each.variable]); });
}

bool hasReadScalar(const Program &program, const Kernel &kernel) {
  return std::ranges::any_of(kernel.values, [&](VariableId id) { return program[id].shape == Shape::number; });
}

bool hasRepeatedScalar(const Program &program, const Kernel &kernel) {
  return isRepeated<VariableId>(kernel, [&](const Access &access) -> std::optional<VariableId> {
    const VariableId id = access.variable;
    const bool isShared = isValue(kernel, id) || isMapped(kernel, id);
    return isShared && program[id].shape == Shape::number ? std::optional(id) : std::nullopt;
  });
}

bool hasRepeatedElement(const Program &program, const Kernel &kernel) {
  // One subscript in two iterations of an inner loop is the same element only if nothing changes it between: the
  // counters of the directive's loops and values of the launch do not change.
  const auto isSteady = [&](VariableId id) {
    if (isValue(kernel, id)) return true;
    return std::ranges::any_of(kernel.loops, [&](const Statement *loop) {
      return loop->directive &&
             std::ranges::any_of(loop->directive->loops, [&](const CountedLoop &each) { return each.counter == id; });
    });
  };
  using Element = std::tuple<VariableId, VariableId>;
  return isRepeated<Element>(kernel, [&](const Access &access) -> std::optional<Element> {
    if (!access.element || !isMapped(kernel, access.variable) || !isArray(program[access.variable]))
      return std::nullopt;
    return isSteady(*access.element) ? std::optional(Element{access.variable, *access.element}) : std::nullopt;
  });
}

bool hasSmallPrivateArray(const Program &program, const Kernel &kernel) {
  const auto isSmallArray = [&](VariableId id) {
    const Variable &variable = program[id];
    return variable.shape == Shape::array && variable.storage == Storage::local && variable.bytes &&
           *variable.bytes * threadsOfSmallestBlock <= sharedBytesOfBlock;
  };
  bool found =
      std::ranges::any_of(kernel.privates, isSmallArray) || std::ranges::any_of(kernel.threadPrivates, isSmallArray);
  for (const auto *list : {&kernel.before, &kernel.loops, &kernel.after})
    for (const Statement *statement : *list)
      forEachStatement(*statement,
                       [&](const Statement &each) { found |= std::ranges::any_of(each.declares, isSmallArray); });
  return found;
}

} // namespace warpgrain::openmp
