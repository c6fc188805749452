// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/LoopChecks.h"

#include "core/base/messages/Messages.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/workflow/mapping/Privates.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::workflow {

namespace {

using openmp::Access;
using openmp::AccessTarget;
using openmp::Statement;
using openmp::StatementKind;
using openmp::VariableId;

/// A loop that gives its counter a value before anything else reads it.
bool setsCounter(const Statement &statement, VariableId counter) {
  if (statement.kind != StatementKind::counted || !statement.hasInit) return false;
  const std::vector<Access> &head = statement.children.front().head;
  bool isSet = false;
  for (const Access &access : head) {
    if (access.variable != counter) continue;
    if (access.mode != openmp::AccessMode::write || access.isConditional) return false;
    isSet = true;
  }
  return isSet;
}

/// Accesses of a variable in a statement, without those in loops that set it as their counter.
void addExposed(const Statement &statement, VariableId variable, std::vector<const Access *> &out) {
  if (setsCounter(statement, variable)) return;
  for (const auto *list : {&statement.head, &statement.tail})
    for (const Access &access : *list)
      if (access.variable == variable && access.target != AccessTarget::pointee) out.push_back(&access);
  for (const Statement &child : statement.children)
    addExposed(child, variable, out);
}

/// Arrays that the nest does not declare are memory of the kernel, where each element is looked at.
bool isMemory(const openmp::Program &program, const SerialNest &nest, VariableId variable) {
  return program[variable].shape == openmp::Shape::array && !openmp::declares(*nest.loops.front().statement, variable);
}

/// A variable that the loop only reads may be what a pointer of the loop writes to.
const openmp::Variable *writtenThroughPointer(const openmp::Program &program, const Statement &body) {
  bool writes = false;
  const openmp::Variable *read = nullptr;
  openmp::forEachAccess(body, [&](const Access &access) {
    writes |= access.target == AccessTarget::pointee && access.writes();
    const openmp::Variable &variable = program[access.variable];
    const bool isCopied = access.target != AccessTarget::pointee && variable.shape != openmp::Shape::array;
    if (isCopied && variable.addressEscapes && !openmp::declares(body, access.variable)) read = &variable;
  });
  return writes ? read : nullptr;
}

std::vector<VariableId> variablesIn(const Statement &statement) {
  std::vector<VariableId> out;
  openmp::forEachAccess(statement, [&](const Access &access) {
    if (std::ranges::find(out, access.variable) == out.end()) out.push_back(access.variable);
  });
  return out;
}

/// Where pointers come from: of each variable, those that its assignments read, in whatever function they stand.
class PointerSources {
public:
  explicit PointerSources(const openmp::Program &program) : program_(program) {
    for (const openmp::Function &function : program.functions)
      openmp::forEachStatement(function.body, [&](const Statement &each) { add(each); });
  }

  /// The pointers, arrays and structures that may have given a variable its value, itself among them.
  std::set<VariableId> of(VariableId variable) const {
    std::set<VariableId> out{variable};
    std::vector<VariableId> open{variable};
    while (!open.empty()) {
      const auto known = sources_.find(open.back());
      open.pop_back();
      if (known == sources_.end()) continue;
      for (const VariableId source : known->second)
        if (out.insert(source).second) open.push_back(source);
    }
    return out;
  }

private:
  /// What is loaded from memory is assumed to lead elsewhere, and that is told.
  bool givesAddress(const Access &access) const {
    const openmp::Shape shape = program_[access.variable].shape;
    return access.target != AccessTarget::pointee &&
           ((shape == openmp::Shape::pointer && access.reads()) || (shape == openmp::Shape::array && access.isAddress));
  }

  void add(const Statement &statement) {
    std::set<VariableId> set(statement.declares.begin(), statement.declares.end());
    for (const Access &access : statement.head)
      if (access.writes() && access.target != AccessTarget::pointee) set.insert(access.variable);
    std::erase_if(set, [this](VariableId each) { return program_[each].shape != openmp::Shape::pointer; });
    for (const VariableId pointer : set)
      for (const Access &access : statement.head)
        if (givesAddress(access) && access.variable != pointer) sources_[pointer].insert(access.variable);
  }

  const openmp::Program &program_;
  std::map<VariableId, std::set<VariableId>> sources_;
};

/// Pointers that the program makes of one pointer or array may lead to the same memory.
std::optional<std::string> whyPointersMeet(const openmp::Program &program, const SerialNest &nest) {
  const PointerSources sources(program);
  std::map<VariableId, VariableId> userOf; // of what each variable of the nest is made of
  for (const VariableId used : variablesIn(*nest.loops.front().statement)) {
    if (program[used].storage == openmp::Storage::member)
      return "Not proved: what else leads to the memory of " + program[used].name + ", a member, is not followed.";
    const openmp::Shape shape = program[used].shape;
    if (shape != openmp::Shape::pointer && shape != openmp::Shape::array) continue;
    for (const VariableId source : sources.of(used))
      if (const auto [other, isNew] = userOf.emplace(source, used); !isNew)
        return "Not proved: " + program[other->second].name + " and " + program[used].name +
               " may lead to the same memory, that of " + program[source].name + ".";
  }
  return std::nullopt;
}

/// Why the iterations cannot each have a variable of their own that one of them changes; nothing if they can.
std::optional<std::string> whyShared(const openmp::Program &program, const SerialNest &nest, const SerialLoop &loop,
                                     const Access &access) {
  const Statement &body = bodyOf(loop);
  const openmp::Variable &variable = program[access.variable];
  const std::string line = std::to_string(lineOf(program, LineIndex(program.text), access.span.begin));
  if (access.variable == *loop.counter)
    return "Its counter " + variable.name + " is changed in its body, in line " + line + ".";
  if (openmp::declares(body, access.variable) || isMemory(program, nest, access.variable)) return std::nullopt;
  std::vector<const Access *> exposed;
  addExposed(body, access.variable, exposed);
  if (exposed.empty()) return std::nullopt;
  using messages::MessageId;
  const bool isRead = mayBeReadBehind(program, nest.function, *loop.statement, access.variable);
  return messages::sentence(isRead ? MessageId::loopSharesReadBehind : MessageId::loopShares, {variable.name, line});
}

std::string orderMatters(const NestReduction &gathered) {
  return "Every iteration updates " + gathered.name + " with `" + gathered.operation +
         "`, and the order of floating-point operations decides the result. --allow reorder allows another order.";
}

} // namespace

std::optional<std::string> whyNotIndependent(const openmp::Program &program, const SerialNest &nest,
                                             const SerialLoop &loop, bool allowsReorder, OwnVariables &own) {
  if (!loop.counter) return "It does not count with one variable.";
  const Statement &body = bodyOf(loop);
  if (openmp::mayLeave(body)) return "It may end before its last iteration.";
  std::optional<std::string> out;
  std::set<VariableId> seen;
  openmp::forEachAccess(body, [&](const Access &access) {
    if (out || !access.writes() || access.target == AccessTarget::pointee || !seen.insert(access.variable).second)
      return;
    out = whyShared(program, nest, loop, access);
    if (out && access.variable != *loop.counter &&
        isPrivate(program, nest.function, *loop.statement, access.variable)) {
      own.privates.push_back(access.variable);
      out.reset();
      return;
    }
    const auto gathered = out ? reductionOf(program, *loop.statement, access.variable) : std::nullopt;
    if (!gathered) return;
    out = gathered->isExact || allowsReorder ? std::nullopt : std::optional(orderMatters(*gathered));
    if (!out) own.reductions.push_back(*gathered);
  });
  return out ? out : whyMemoryMeets(program, nest, loop);
}

std::optional<std::string> whyMemoryMeets(const openmp::Program &program, const SerialNest &nest,
                                          const SerialLoop &loop) {
  if (const openmp::Variable *read = writtenThroughPointer(program, *loop.statement))
    return "A pointer that it writes through may lead to " + read->name + ", whose address is taken.";
  return whyPointersMeet(program, nest);
}

std::string whyValueIsNeeded(const openmp::Program &program, const SerialNest &nest, VariableId counter) {
  const openmp::Variable &variable = program[counter];
  if (variable.storage != openmp::Storage::local && variable.storage != openmp::Storage::parameter)
    return "The counter " + variable.name +
           " outlives its function, and what reads it is not followed. Count with one that is declared in the loop.";
  if (variable.addressEscapes || hasOtherName(program, counter))
    return "The counter " + variable.name +
           " may be read through its address. Count with one that is declared in the loop.";
  std::vector<const Access *> exposed;
  addExposed(program[nest.function].body, counter, exposed);
  const auto read = std::ranges::find_if(exposed, [](const Access *each) { return each->reads(); });
  if (read == exposed.end()) return {};
  return "Line " + std::to_string(lineOf(program, LineIndex(program.text), (*read)->span.begin)) +
         " reads the counter " + variable.name +
         " outside of loops that give it its first value. Count with one that is declared in the loop, and give " +
         variable.name + " its value behind it.";
}

std::vector<VariableId> countersOutside(const SerialNest &nest) {
  std::vector<VariableId> out;
  for (const SerialLoop &loop : nest.loops)
    if (loop.counter && !openmp::declares(*nest.loops.front().statement, *loop.counter) &&
        std::ranges::find(out, *loop.counter) == out.end())
      out.push_back(*loop.counter);
  return out;
}

} // namespace warpgrain::workflow
