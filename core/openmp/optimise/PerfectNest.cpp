// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/optimise/PerfectNest.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

/// The statement in blocks that hold nothing else, and behind a `simd` without clauses, which changes no result.
const Statement &alone(const Statement &statement) {
  const bool isBlock = statement.kind == StatementKind::compound && statement.children.size() == 1;
  const bool isSimd = statement.directive && statement.directive->kind == DirectiveKind::simd &&
                      statement.directive->clauses.empty() && statement.children.size() == 1;
  return isBlock || isSimd ? alone(statement.children.front()) : statement;
}

const Statement *firstLoop(const Statement &statement) {
  const Statement *out = nullptr;
  forEachStatement(statement, [&](const Statement &each) {
    const bool isLoop = each.kind == StatementKind::counted || each.kind == StatementKind::whileLoop ||
                        each.kind == StatementKind::doLoop;
    if (isLoop && out == nullptr) out = &each;
  });
  return out;
}

/// The launch has the same value of it as each thread.
bool isKnownToLaunch(const Program &program, const Kernel &kernel, VariableId id) {
  const Variable &variable = program[id];
  if (variable.shape != Shape::number) return false;
  const bool isConstant = variable.isConst && variable.isInteger && variable.storage == Storage::global;
  return isConstant || std::ranges::find(kernel.values, id) != kernel.values.end();
}

/// A division that no iteration comes to must not be made for the launch.
bool mayFail(const std::string &text, const std::optional<std::int64_t> &constant) {
  return !constant && text.find_first_of("/%") != std::string::npos;
}

/// True for a head that counts, in one direction and without a number that wraps, to what the launch evaluates.
bool canBeReordered(const Program &program, const Kernel &kernel, const Statement &loop) {
  if (!loop.counted || !loop.counted->isCanonical || !loop.calls.empty() || loop.isInMacro) return false;
  if (loop.hasInit && !loop.children.front().calls.empty()) return false;
  const CountedLoop &head = *loop.counted;
  const Variable &counter = program[head.counter];
  if (!head.constantStep || *head.constantStep == 0 || (*head.constantStep < 0) != head.countsDown) return false;
  if (!counter.isSigned && *head.constantStep != 1 && *head.constantStep != -1) return false;
  const bool isNatural = head.constantBegin && *head.constantBegin >= 0 && !head.countsDown;
  if (counter.isSigned && head.boundIsUnsigned && !isNatural && !head.constantBound) return false;
  if (head.boundLosesSign && head.countsDown) return false;
  if (mayFail(head.begin, head.constantBegin) || mayFail(head.bound, head.constantBound)) return false;
  return std::ranges::all_of(head.variables, [&](VariableId id) { return isKnownToLaunch(program, kernel, id); });
}

/// Each thread has the counter for itself.
bool isOwnCounter(const Kernel &kernel, const Statement &loop) {
  return loop.counted->declaresCounter ||
         std::ranges::find(kernel.privates, loop.counted->counter) != kernel.privates.end();
}

/// A directive in what an iteration executes, also in functions that it calls: what an atomic operation captures tells
/// the order of iterations. Of loops that a thread executes by itself only their order matters, which stays.
std::string directiveIn(const Program &program, const Statement &body) {
  std::string out;
  const auto look = [&](const Statement &code) {
    forEachStatement(code, [&](const Statement &each) {
      if (each.directive && !isSerialLoop(*each.directive)) out = each.directive->name;
    });
  };
  look(body);
  std::set<FunctionId> called;
  addCallees(program, body, called);
  for (const FunctionId each : called)
    look(program[each].body);
  return out;
}

/// What of the construct or the kernel needs the iterations of the directive's loop as they are.
std::string whatNeedsOrder(const Program &program, const Statement &region, const Kernel &kernel) {
  const Directive &directive = *kernel.loops.front()->directive;
  if (kernel.isOfTeams() || kernel.team || kernel.grid || isSharedSections(*kernel.loops.front()))
    return directive.name;
  if (kernel.loops.size() > 1) return "nowait";
  if (directive.loops.size() != 1) return "collapse";
  if (!kernel.before.empty() || !kernel.after.empty()) return "critical";
  if (!kernel.lastPrivates.empty()) return "lastprivate";
  if (!kernel.threadPrivates.empty()) return "private";
  const Clause *schedule = directive.find(ClauseKind::schedule);
  if (schedule != nullptr && !chunkOf(program, region, kernel, *kernel.loops.front()).empty())
    return std::string(program.textOf(schedule->span));
  return {};
}

std::string counterName(const Program &program, const Statement &loop) {
  if (loop.counted) return program[loop.counted->counter].name;
  for (const Access &access : loop.tail)
    if (access.writes()) return program[access.variable].name;
  for (const Access &access : loop.head)
    return program[access.variable].name;
  return "?";
}

} // namespace

std::optional<PerfectNest> perfectNest(const Program &program, const Statement &region, const Kernel &kernel,
                                       std::optional<Reason> &why) {
  const Statement &directive = *kernel.loops.front();
  if (const std::string what = whatNeedsOrder(program, region, kernel); !what.empty()) {
    why = {.id = ReasonId::swapHeldByConstruct, .arguments = {what}, .span = directive.directive->pragma};
    return std::nullopt;
  }
  if (const std::string name = directiveIn(program, *bodyOf(directive)); !name.empty()) {
    why = {.id = ReasonId::swapHeldByConstruct, .arguments = {name}, .span = directive.directive->pragma};
    return std::nullopt;
  }
  PerfectNest out;
  const Statement *loop = &alone(directive.children.front());
  if (loop->kind != StatementKind::counted || !loop->counted) {
    why = {.id = ReasonId::swapHeldByConstruct, .arguments = {directive.directive->name}, .span = loop->span};
    return std::nullopt;
  }
  while (true) {
    out.loops.push_back(loop);
    const Statement &inner = alone(loop->children.back());
    if (inner.kind != StatementKind::counted) {
      if (const Statement *next = firstLoop(inner))
        out.end = {.id = ReasonId::swapHeldByNest, .arguments = {counterName(program, *next)}, .span = next->span};
      return out;
    }
    const bool isNamedAgain = std::ranges::any_of(
        out.loops, [&](const Statement *outer) { return counterName(program, *outer) == counterName(program, inner); });
    if (isNamedAgain || !canBeReordered(program, kernel, inner) || !isOwnCounter(kernel, inner)) {
      out.end = {.id = ReasonId::swapHeldByHead, .arguments = {counterName(program, inner)}, .span = inner.span};
      return out;
    }
    loop = &inner;
  }
}

} // namespace warpgrain::openmp
