// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/Updates.h"

#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

/// Numbers and operators whose updates the helper does with one instruction, or with compare-and-swap.
bool canBeUpdated(const Update &update) {
  static const std::set<std::string> types{"int",       "unsigned int",       "long",  "unsigned long",
                                           "long long", "unsigned long long", "float", "double"};
  const bool isKnown = update.operation != "/" && update.operation != "<<" && update.operation != ">>";
  return isKnown && types.contains(update.type);
}

/// An update that the critical section makes, and loops around such updates.
bool holdsUpdates(const Statement &statement, std::vector<const Update *> &out) {
  switch (statement.kind) {
  case StatementKind::empty:
    return true;
  case StatementKind::expression:
    if (!statement.update) return false;
    out.push_back(&*statement.update);
    return true;
  case StatementKind::compound:
    return std::ranges::all_of(statement.children, [&](const Statement &child) { return holdsUpdates(child, out); });
  case StatementKind::counted:
    return statement.hasInit && statement.children.size() == 2 && holdsUpdates(statement.children.back(), out);
  default:
    return false;
  }
}

std::set<VariableId> updatedIn(const std::vector<const Update *> &updates) {
  std::set<VariableId> out;
  for (const Update *each : updates)
    out.insert(each->variable);
  return out;
}

/// True where a statement reads what the section updates: `x = x + e` reads x once, all else is a read too many.
bool readsUpdated(const Statement &statement, const std::set<VariableId> &updated) {
  const auto isRead = [&](const Access &access) {
    if (!updated.contains(access.variable) || access.writes()) return false;
    // An element is read through its pointer, which is read besides.
    return access.target == AccessTarget::pointee || std::ranges::none_of(statement.head, [&](const Access &other) {
             return other.variable == access.variable && other.target == AccessTarget::pointee;
           });
  };
  const auto reads = std::ranges::count_if(statement.head, isRead);
  if (!statement.update) return reads > 0 || std::ranges::any_of(statement.tail, isRead);
  const VariableId own = statement.update->variable;
  const bool isAssigned = std::ranges::any_of(
      statement.head, [&](const Access &access) { return access.variable == own && access.mode == AccessMode::write; });
  const bool readsOthers = std::ranges::any_of(
      statement.head, [&](const Access &access) { return access.variable != own && isRead(access); });
  return readsOthers || reads > (isAssigned ? 1 : 0);
}

} // namespace

bool isAtomicUpdate(const Statement &atomic) {
  if (atomic.children.size() != 1) return false;
  const Statement &inner = atomic.children.front();
  const auto has = [&](std::string_view form) {
    return std::ranges::any_of(atomic.directive->clauses, [&](const Clause &clause) {
      return clause.kind == ClauseKind::atomicForm && clause.word == form;
    });
  };
  if (!inner.update || inner.isInMacro || inner.update->valueReadsIt || !canBeUpdated(*inner.update)) return false;
  const std::string &operation = inner.update->operation;
  const bool compares = operation == "==" || operation == "min" || operation == "max";
  return has("read") == (operation == "read") && has("write") == (operation == "write") && has("compare") == compares &&
         (has("capture") || operation == "read") == !inner.update->captured.empty() &&
         atomic.directive->find(ClauseKind::memoryOrder) == nullptr;
}

namespace {

bool readsAtomically(const Statement &statement) {
  bool found = false;
  forEachStatement(statement, [&](const Statement &each) {
    found |= each.directive && each.directive->kind == DirectiveKind::atomic &&
             std::ranges::any_of(each.directive->clauses, [](const Clause &clause) {
               return clause.kind == ClauseKind::atomicForm && clause.word == "read";
             });
  });
  return found;
}

} // namespace

bool mayWait(const Statement &statement) {
  const bool isLoop = statement.kind == StatementKind::whileLoop || statement.kind == StatementKind::doLoop ||
                      statement.kind == StatementKind::counted;
  if (isLoop && readsAtomically(statement)) return true;
  return std::ranges::any_of(statement.children, mayWait);
}

bool isReduction(const Statement &critical) {
  std::vector<const Update *> updates;
  if (critical.children.size() != 1 || !holdsUpdates(critical.children.front(), updates) || updates.empty())
    return false;
  for (const Update *each : updates) {
    if (each->valueReadsIt || !canBeUpdated(*each)) return false;
    for (const Update *other : updates)
      if (other->variable == each->variable && other->operation != each->operation) return false;
  }
  // Nothing else reads what is updated, and only counters of the loops are written besides.
  const std::set<VariableId> updated = updatedIn(updates);
  std::size_t writes = 0;
  bool isPlain = true;
  forEachStatement(critical, [&](const Statement &each) {
    isPlain &= each.obstacles.empty() && !each.isInMacro && !readsUpdated(each, updated);
    for (const Access &access : each.head)
      writes += updated.contains(access.variable) && access.writes() ? 1U : 0U;
  });
  return isPlain && writes == updates.size();
}

std::vector<Overlap> mayOverlap(const Program &program, const Statement &critical) {
  std::vector<const Update *> updates;
  for (const Statement &child : critical.children)
    holdsUpdates(child, updates);
  const std::set<VariableId> updated = updatedIn(updates);
  std::vector<Overlap> out;
  const auto add = [&](VariableId target, VariableId read) {
    const Overlap pair{.updated = target, .read = read};
    if (std::ranges::find(out, pair) == out.end()) out.push_back(pair);
  };
  // Objects to which a pointer may lead.
  const auto canBeReached = [&](const Variable &variable) {
    const bool isArray = variable.shape == Shape::array && variable.storage == Storage::global;
    return variable.addressEscapes || isArray || variable.storage == Storage::member;
  };
  forEachAccess(critical, [&](const Access &access) {
    if (access.writes() || updated.contains(access.variable)) return;
    const bool isPointee = access.target == AccessTarget::pointee;
    const bool isArray = program[access.variable].shape == Shape::array;
    for (const Update *each : updates) {
      const Variable &target = program[each->variable];
      const bool isByPointer = !each->isWhole && target.shape == Shape::pointer;
      if (isPointee ? isByPointer || canBeReached(target)
                    : isByPointer && isArray && canBeReached(program[access.variable]))
        add(each->variable, access.variable);
    }
  });
  return out;
}

} // namespace warpgrain::openmp
