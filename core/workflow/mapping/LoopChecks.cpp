// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/LoopChecks.h"

#include "core/base/LineIndex.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/RegionChecks.h"

#include <algorithm>

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

bool sets(const Statement &statement, VariableId variable) {
  return std::ranges::find(statement.declares, variable) != statement.declares.end() ||
         std::ranges::any_of(statement.head, [&](const Access &access) {
           return access.variable == variable && access.writes() && access.target == AccessTarget::whole;
         });
}

/// A pointer that the function makes of another pointer or array of the nest may lead to the same memory.
std::optional<std::string> whyPointersMeet(const openmp::Program &program, const SerialNest &nest) {
  const std::vector<VariableId> used = variablesIn(*nest.loops.front().statement);
  std::optional<std::string> out;
  openmp::forEachStatement(program[nest.function].body, [&](const Statement &each) {
    for (const VariableId pointer : used) {
      if (out || program[pointer].shape != openmp::Shape::pointer || !sets(each, pointer)) continue;
      for (const Access &access : each.head) {
        const openmp::Shape shape = program[access.variable].shape;
        const bool leads = shape == openmp::Shape::pointer || shape == openmp::Shape::array;
        if (out || access.variable == pointer || !leads || std::ranges::find(used, access.variable) == used.end())
          continue;
        out = "Not proved: " + program[pointer].name + " may lead to the memory of " + program[access.variable].name +
              ", of which line " + std::to_string(LineIndex(program.text).locate(each.span.begin).line) + " makes it.";
      }
    }
  });
  return out;
}

} // namespace

std::optional<std::string> whyNotIndependent(const openmp::Program &program, const SerialNest &nest,
                                             const SerialLoop &loop) {
  if (!loop.counter) return "It does not count with one variable.";
  const Statement &body = bodyOf(loop);
  if (openmp::mayLeave(body)) return "It may end before its last iteration.";
  const LineIndex lines(program.text);
  std::optional<std::string> out;
  openmp::forEachAccess(body, [&](const Access &access) {
    if (out || !access.writes() || access.target == AccessTarget::pointee) return;
    const openmp::Variable &variable = program[access.variable];
    const std::string line = std::to_string(lines.locate(access.span.begin).line);
    if (access.variable == *loop.counter) {
      out = "Its counter " + variable.name + " is changed in its body, in line " + line + ".";
      return;
    }
    if (openmp::declares(body, access.variable) || isMemory(program, nest, access.variable)) return;
    std::vector<const Access *> exposed;
    addExposed(body, access.variable, exposed);
    if (exposed.empty()) return;
    out = "Every iteration uses the same " + variable.name + ", which line " + line +
          " changes. If no value goes from one iteration to the next, declare it in the loop.";
  });
  if (out) return out;
  if (const openmp::Variable *read = writtenThroughPointer(program, body))
    return "A pointer that it writes through may lead to " + read->name + ", whose address is taken.";
  return whyPointersMeet(program, nest);
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
