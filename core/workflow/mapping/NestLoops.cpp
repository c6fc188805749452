// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/base/messages/Messages.h"
#include "core/dependence/relations/LoopDependences.h"
#include "core/openmp/model/Walk.h"
#include "core/workflow/mapping/CounterNames.h"
#include "core/workflow/mapping/HostConditions.h"
#include "core/workflow/mapping/LoopChecks.h"
#include "core/workflow/mapping/NestAnalysis.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using access::AccessInstance;
using access::LoopInfo;
using messages::MessageId;

/// A loop of the nest as an access in it has it; nothing if no access is in it.
const LoopInfo *infoOf(const NestKernel &kernel, std::size_t loop) {
  for (const AccessInstance &access : kernel.instances.accesses)
    for (const LoopInfo &around : access.place.loops)
      if (around.body == kernel.instances.body && around.loop == kernel.loops[loop]) return &around;
  return nullptr;
}

std::string placed(const NestKernel &kernel, const AccessInstance &access) {
  std::string text(kernel.unit->textOf(access.span));
  if (access.body != kernel.instances.body) return text;
  return messages::sentence(MessageId::accessInLine, {std::move(text), std::to_string(kernel.lineOf(access.span))});
}

bool isWrite(const AccessInstance &access) {
  return access.kind != model::AccessKind::read;
}

/// "a[i - 1] (line 9) reads what a[i] (line 9) writes in an earlier iteration, 1 before."
std::string sentenceOf(const NestKernel &kernel, const dependence::CarriedDependence &found) {
  const AccessInstance &source = kernel.instances.accesses[found.source];
  const AccessInstance &sink = kernel.instances.accesses[found.sink];
  std::vector<std::string> arguments{placed(kernel, sink), placed(kernel, source)};
  const auto of = [&](MessageId flow, MessageId anti, MessageId output) {
    return messages::sentence(!isWrite(sink) ? flow : isWrite(source) ? output : anti, arguments);
  };
  if (found.obscurity) {
    // Its name of the product has numbers of iterations in it, which the source does not know.
    const bool isProduct = found.obscurity->id == dependence::ReasonId::multipliesUnknown;
    std::string why = isProduct ? messages::sentence(MessageId::unknownsMultiplied) : found.obscurity->text();
    if (why.ends_with('.')) why.pop_back();
    arguments.push_back(std::move(why));
    return of(MessageId::mayReadWritten, MessageId::mayWriteRead, MessageId::mayWriteWritten);
  }
  const auto distance = found.outer.exact();
  if (!distance) return of(MessageId::readsWritten, MessageId::writesRead, MessageId::writesWritten);
  arguments.push_back(std::to_string(*distance));
  return of(MessageId::readsWrittenBefore, MessageId::writesReadBefore, MessageId::writesWrittenBefore);
}

/// A dependence that certainly exists says more than one that may.
const dependence::CarriedDependence &plainest(const std::vector<dependence::CarriedDependence> &all) {
  const auto certain = std::ranges::find_if(all, [](const auto &each) { return !each.obscurity; });
  return certain == all.end() ? all.front() : *certain;
}

/// A variable that is no pointer is memory of its own; a pointer may lead to any.
bool isOwnMemory(const openmp::Variable *variable) {
  return variable != nullptr && variable->shape != openmp::Shape::pointer && variable->shape != openmp::Shape::other;
}

/// What the comparison of accesses takes for granted: memory that different pointers lead to does not overlap.
std::optional<std::string> apartAssumption(const openmp::Program &program, openmp::FunctionId function,
                                           const NestKernel &kernel) {
  std::vector<std::string> names;
  bool writes = false;
  bool hasPointer = false;
  for (const AccessInstance &access : kernel.instances.accesses) {
    if (!access.array || access.space == model::MemorySpace::local) continue;
    const access::Array &array = kernel.instances[*access.array];
    writes |= isWrite(access);
    const openmp::Variable *variable = variableOf(program, function, array);
    hasPointer |= !isOwnMemory(variable);
    const std::string name = variable == nullptr ? array.name : variable->name;
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  if (!writes || !hasPointer || names.size() < 2) return std::nullopt;
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i)
    out += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return out + " lead to memory that does not overlap.";
}

/// Each iteration has an object of its own where the loop's body declares it.
bool isOfIteration(const openmp::Program &program, const SerialNest &nest, const SerialLoop &loop,
                   const NestKernel &kernel, const dependence::CarriedDependence &found) {
  const AccessInstance &source = kernel.instances.accesses[found.source];
  if (!source.array || source.array != kernel.instances.accesses[found.sink].array) return false;
  const access::Array &array = kernel.instances[*source.array];
  if (array.isPointer || source.space != model::MemorySpace::local) return false;
  bool isDeclared = false;
  for (std::size_t i = 0; i < program.variables.size(); ++i) {
    const openmp::Variable &variable = program.variables[i];
    if (variable.name != array.name || variable.function != nest.function) continue;
    if (!openmp::declares(bodyOf(loop), static_cast<openmp::VariableId>(i))) return false;
    isDeclared = true;
  }
  return isDeclared;
}

std::string whyNotCounted(const LoopInfo &info) {
  if (info.iteration) return "Its counter does not change by the same amount in each iteration.";
  if (!info.tripCount || !info.isExact) return "How often it is executed is not known before it begins.";
  return {};
}

/// What the answer that a loop is parallel relies on.
struct Relied {
  std::vector<dependence::Reason> reasons;
  std::vector<dependence::AssumedRow> rows;
};

/// The memory of a variable of which each thread has its own.
bool isOwn(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel, const OwnVariables &own,
           const dependence::CarriedDependence &found) {
  const auto of = [&](std::size_t access) -> const openmp::Variable * {
    const auto &array = kernel.instances.accesses[access].array;
    return array ? variableOf(program, nest.function, kernel.instances[*array]) : nullptr;
  };
  const openmp::Variable *variable = of(found.source);
  return variable != nullptr && variable == of(found.sink) && hasOwn(program, own, variable);
}

/// Why a loop is not parallel; empty if it is. Notes what the answer relies on.
std::string whyNotParallel(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel,
                           std::size_t loop, bool allowsReorder, OwnVariables &own, Relied &relied) {
  if (const auto why = whyNotIndependent(program, nest, nest.loops[loop], allowsReorder, own)) return *why;
  const LoopInfo *info = infoOf(kernel, loop);
  if (info == nullptr) return "It works on no array.";
  if (std::string why = whyNotCounted(*info); !why.empty()) return why;
  const SourceSpan &keyword = (*kernel.instances.body)[kernel.loops[loop]].keyword;
  auto [carried, rows] = dependence::loopDependences(*kernel.unit, kernel.instances, keyword);
  std::erase_if(carried.dependences, [&](const dependence::CarriedDependence &found) {
    return isOfIteration(program, nest, nest.loops[loop], kernel, found) || isOwn(program, nest, kernel, own, found);
  });
  if (!carried.dependences.empty()) return sentenceOf(kernel, plainest(carried.dependences));
  if (carried.limit) return "Not proved: " + carried.limit->text();
  std::erase_if(carried.assumptions,
                [](const dependence::Reason &each) { return each.id == dependence::ReasonId::rowEndNotPassed; });
  relied = {.reasons = std::move(carried.assumptions), .rows = std::move(rows)};
  return {};
}

/// The loops around it and the loop itself would be mapped together, so its bounds may not depend on theirs.
bool isRectangular(const NestKernel &kernel, std::size_t loop, const std::vector<std::size_t> &mapped) {
  const LoopInfo *info = infoOf(kernel, loop);
  return info != nullptr && std::ranges::none_of(mapped, [&](std::size_t outer) {
           const LoopInfo *around = infoOf(kernel, outer);
           return around != nullptr && access::mentions(kernel.instances.atoms, *info->tripCount, around->counter);
         });
}

/// The first parallel loop and the parallel ones that follow it, each alone in the one before, whose heads a directive
/// can share out.
void chooseMapped(const NestKernel &kernel, const SerialNest &nest, MappedNest &out) {
  std::vector<std::size_t> mapped;
  for (std::size_t i = 0; i < out.loops.size() && nest.loops[i].depth == i && nest.loops[i].isAlone; ++i) {
    const bool canBeMapped = out.loops[i].isParallel && nest.loops[i].statement->isCanonical;
    if (!canBeMapped && mapped.empty()) continue;
    if (!canBeMapped || mapped.size() == 3 || !isRectangular(kernel, i, mapped)) break;
    mapped.push_back(i);
    out.loops[i].isMapped = true;
  }
  for (std::size_t i = 0; i < out.loops.size(); ++i) {
    MappedLoop &loop = out.loops[i];
    if (!loop.isParallel || loop.isMapped) continue;
    const bool isNext = !mapped.empty() && i == mapped.back() + 1 && nest.loops[i].depth == i;
    if (!nest.loops[i].statement->isCanonical)
      loop.why = "It is parallel, and not mapped: its head is not of the form `for (i = first; i < bound; i += step)`.";
    else if (!isNext || !nest.loops[i].isAlone)
      loop.why = "It is parallel, and stays in the thread: it is not alone in a loop that is mapped.";
    else if (mapped.size() == 3)
      loop.why = "It is parallel, and stays in the thread: three loops are mapped.";
    else
      loop.why = "It is parallel, and stays in the thread: its bounds depend on a loop that is mapped.";
  }
}

void addOnce(std::vector<std::string> &list, std::string text) {
  if (std::ranges::find(list, text) == list.end()) list.push_back(std::move(text));
}

/// What the mapped loops rely on as conditions of the host; says of what is none that it cannot be checked.
void addConditions(const NestKernel &kernel, const MappedNest &nest, const std::vector<Relied> &relied,
                   const CounterNames &names, NestOutline &out) {
  const HostConditions conditions(kernel);
  const auto take = [&](const std::optional<HostCondition> &condition, const std::string &assumption) {
    if (condition && !condition->text.empty()) addOnce(out.conditions, condition->text);
    if (!out.whyNot.empty()) return;
    if (!condition) out.whyNot = "It relies on what the program cannot check before the nest: " + assumption;
    if (condition && condition->neverHolds) out.whyNot = "It relies on what is not known to hold: " + assumption;
  };
  for (std::size_t i = 0; i < nest.loops.size(); ++i) {
    if (!nest.loops[i].isMapped) continue;
    for (const dependence::Reason &each : relied[i].reasons)
      take(conditions.of(each), each.text());
    for (const dependence::AssumedRow &each : relied[i].rows)
      take(conditions.of(each), names.textOf(each));
  }
  // That a mapped loop has iterations is asked before every launch.
  const auto isTrips = [&](const access::Condition &condition) {
    if (condition.kind() != access::ConditionKind::notNegative) return false;
    for (std::size_t i = 0; i < nest.loops.size(); ++i)
      if (const LoopInfo *info = infoOf(kernel, i);
          nest.loops[i].isMapped && info != nullptr && info->tripCount == condition.form())
        return true;
    return false;
  };
  for (const access::Assumption &each : kernel.instances.assumptions)
    if (!isTrips(each.condition)) take(conditions.of(each.condition), names.textOf(each));
}

void addOwn(const openmp::Program &program, const OwnVariables &from, NestOutline &out) {
  for (const NestReduction &each : from.reductions)
    if (std::ranges::find(out.own.reductions, each) == out.own.reductions.end()) out.own.reductions.push_back(each);
  for (const openmp::VariableId each : from.privates) {
    if (std::ranges::find(out.own.privates, each) != out.own.privates.end()) continue;
    out.own.privates.push_back(each);
    addOnce(out.privates, program[each].name);
  }
}

/// The part of the nest that becomes a kernel.
NestOutline outlineOf(const openmp::Program &program, const SerialNest &nest, const MappedNest &mapped) {
  NestOutline out;
  std::vector<const SerialLoop *> serial;
  for (std::size_t i = 0; i < nest.loops.size(); ++i) {
    if (mapped.loops[i].isMapped && out.loops++ == 0) out.begin = nest.loops[i].statement->span.begin;
    if (mapped.loops[i].isMapped) addOwn(program, mapped.loops[i].own, out);
    if (!mapped.loops[i].isMapped && out.loops > 0) serial.push_back(&nest.loops[i]);
  }
  for (const openmp::VariableId counter : countersOutside(nest)) {
    const bool isOfThread =
        std::ranges::any_of(serial, [&](const SerialLoop *each) { return each->counter == counter; });
    const bool isMapped = std::ranges::any_of(nest.loops, [&](const SerialLoop &each) {
      return each.counter == counter && mapped.loops[static_cast<std::size_t>(&each - nest.loops.data())].isMapped;
    });
    if (isOfThread && !isMapped) addOnce(out.privates, program[counter].name);
    if ((isOfThread || isMapped) && out.whyNot.empty()) out.whyNot = whyValueIsNeeded(program, nest, counter);
  }
  return out;
}

} // namespace

bool hasOwn(const openmp::Program &program, const OwnVariables &own, const openmp::Variable *variable) {
  const auto is = [&](openmp::VariableId each) { return &program[each] == variable; };
  return std::ranges::any_of(own.privates, is) ||
         std::ranges::any_of(own.reductions, [&](const NestReduction &each) { return is(each.variable); });
}

const openmp::Variable *variableOf(const openmp::Program &program, openmp::FunctionId function,
                                   const access::Array &array) {
  // As addressName() makes them.
  std::string own = array.name;
  for (const std::string prefix : {"gpu_to_", "gpu_"})
    if (array.name.starts_with(prefix)) {
      own = array.name.substr(prefix.size());
      break;
    }
  const auto find = [&](const std::string &name) -> const openmp::Variable * {
    for (const openmp::Variable &variable : program.variables)
      if (variable.name == name && (!variable.function || variable.function == function)) return &variable;
    return nullptr;
  };
  if (const openmp::Variable *found = find(array.name)) return found;
  return find(own);
}

void analyzeLoops(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel, bool allowsReorder,
                  MappedNest &out) {
  std::vector<Relied> relied(nest.loops.size());
  const CounterNames names(program, nest, kernel);
  for (std::size_t i = 0; i < nest.loops.size(); ++i) {
    MappedLoop &loop = out.loops[i];
    loop.why = whyNotParallel(program, nest, kernel, i, allowsReorder, loop.own, relied[i]);
    for (const dependence::AssumedRow &each : relied[i].rows)
      addOnce(out.assumptions, names.textOf(each));
    for (const dependence::Reason &each : relied[i].reasons)
      addOnce(out.assumptions, each.text());
    loop.isParallel = loop.why.empty();
    if (!loop.isParallel) loop.own = {};
    if (const LoopInfo *info = infoOf(kernel, i); info != nullptr && info->tripCount && info->isExact)
      loop.trips = names.textOf(*info->tripCount);
  }
  chooseMapped(kernel, nest, out);
  if (std::ranges::none_of(out.loops, &MappedLoop::isParallel)) return;
  if (auto apart = apartAssumption(program, nest.function, kernel)) out.assumptions.push_back(std::move(*apart));
  for (const access::Assumption &each : kernel.instances.assumptions)
    addOnce(out.assumptions, names.textOf(each));
  out.outline = outlineOf(program, nest, out);
  addConditions(kernel, out, relied, names, out.outline);
}

} // namespace warpgrain::workflow
