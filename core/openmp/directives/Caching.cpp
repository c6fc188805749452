// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/Caching.h"

#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <set>
#include <utility>

namespace warpgrain::openmp {

namespace {

/// True where the kernel gives the address of an array, or of a part of it, to something that may keep it.
bool handsOn(const Kernel &kernel, VariableId id) {
  bool found = false;
  for (const auto *list : {&kernel.loops, &kernel.before, &kernel.after})
    for (const Statement *each : *list)
      forEachAccess(*each, [&](const Access &access) {
        found |= access.variable == id && (access.isAddress || access.passedTo.has_value());
      });
  return found;
}

/// The name of what the kernel changes and that may be the same memory; empty where nothing is.
std::string mayOverlapWith(const Program &program, const Kernel &kernel, const MappedVariable &mapped) {
  const auto mayBePointedTo = [&](const MappedVariable &each) {
    return each.byPointer || program[each.variable].addressEscapes || program[each.variable].storage == Storage::member;
  };
  if (!mayBePointedTo(mapped)) return {};
  for (const MappedVariable &each : kernel.mapped)
    if (each.isWritten && each.variable != mapped.variable && mayBePointedTo(each)) return program[each.variable].name;
  return {};
}

} // namespace

bool hasSeveralDimensions(const Variable &variable) {
  return variable.shape == Shape::array && variable.parameter.find("(*") != std::string::npos;
}

std::optional<std::string> whyNotCached(const Program &program, const Kernel &kernel, const MappedVariable &mapped,
                                        ArrayCache cache) {
  const Variable &variable = program[mapped.variable];
  const std::string &name = variable.name;
  if (cache == ArrayCache::none) return std::nullopt;
  if (kernel.isOfTeams() || kernel.team) return "the kernel is one of teams";
  if (variable.shape != Shape::array && variable.shape != Shape::pointer) return name + " is no array";
  if (mapped.isNamedWhole) return name + " is used as a whole array";
  if (handsOn(kernel, mapped.variable))
    return "the address of " + name + " is handed on, to code that reads it from global memory";
  if (cache == ArrayCache::constant && mapped.byPointer)
    return name + " is a pointer, and how much memory it leads to is known only when the program runs";
  if (cache == ArrayCache::constant && !variable.bytes) return "the extent of " + name + " is not known";
  if (const std::string other = mayOverlapWith(program, kernel, mapped); !other.empty())
    return other + ", which the kernel changes, may be the same memory";
  return std::nullopt;
}

std::map<VariableId, std::uint64_t> constantArrays(const Program &program, const ProgramPlan &plan) {
  std::map<VariableId, std::uint64_t> out;
  for (const Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &each : kernel.mapped)
        if (each.cache == ArrayCache::constant) out[each.variable] = program[each.variable].bytes.value_or(0);
  return out;
}

void chooseCaches(const Program &program, ProgramPlan &plan, const MayCache &mayCache) {
  std::set<VariableId> written;

  struct Reader {
    Kernel *kernel;
    MappedVariable *mapped;
  };

  std::vector<Reader> readers;
  for (Region &region : plan.regions)
    for (Kernel &kernel : region.kernels)
      for (MappedVariable &each : kernel.mapped) {
        if (each.isWritten) written.insert(each.variable);
        if (!each.isWritten && each.cache == ArrayCache::none) readers.push_back({.kernel = &kernel, .mapped = &each});
      }
  std::map<VariableId, std::uint64_t> constants = constantArrays(program, plan);
  std::uint64_t used = 0;
  for (const auto &[variable, bytes] : constants)
    used += bytes;
  std::ranges::stable_sort(readers, {},
                           [&](const Reader &each) { return program[each.mapped->variable].bytes.value_or(~0ULL); });
  for (const Reader &each : readers) {
    const VariableId id = each.mapped->variable;
    const auto can = [&](ArrayCache cache) {
      return mayCache(*each.kernel, *each.mapped, cache) && !whyNotCached(program, *each.kernel, *each.mapped, cache);
    };
    const std::uint64_t bytes = constants.contains(id) ? 0 : program[id].bytes.value_or(bytesOfConstant + 1);
    if (!written.contains(id) && used + bytes <= bytesOfConstant && can(ArrayCache::constant)) {
      each.mapped->cache = ArrayCache::constant;
      used += bytes;
      constants[id] = program[id].bytes.value_or(0);
    } else if (!hasSeveralDimensions(program[id]) && can(ArrayCache::texture)) {
      each.mapped->cache = ArrayCache::texture;
    }
  }
}

} // namespace warpgrain::openmp
