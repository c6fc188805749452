// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamMemory.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/MemoryOfTeam.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/TeamVariables.h"
#include "core/openmp/regions/ThreadQuestions.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// What every GPU has for the variables of a block, without what reductions need.
constexpr std::uint64_t bytesOfBlock = 45056;

class TeamPlacement {
public:
  explicit TeamPlacement(TeamParts &parts) : program_(parts.program), parts_(parts), memory_(parts.body()) {}

  void place();

private:
  void share();
  void shareWrittenByThreads();
  bool isByFirst(const Statement &unit) const;
  void giveToFirst(const Statement &unit);
  void checkHeads();
  void checkReductions();
  void checkShared();
  bool isChangedMemory(const Access &access) const;

  const Program &program_;
  TeamParts &parts_;
  MemoryOfTeam memory_;
  std::set<VariableId> shared_; ///< variables of the team that live in shared memory
};

/// True where an access reads memory that the kernel writes: other teams may do so at the same time, and it is not
/// certain that all threads find the same.
bool TeamPlacement::isChangedMemory(const Access &access) const {
  if (!access.reads() || !touches(access)) return false;
  const bool isMapped = std::ranges::any_of(parts_.kernel.mapped, [&](const MappedVariable &each) {
    return each.variable == access.variable && !each.byPointer;
  });
  return (access.target == AccessTarget::pointee || isMapped) && memory_.isWritten(access.variable);
}

/// True where one thread must execute it: it has an effect on more than the thread's own numbers, or reads what may
/// change meanwhile.
bool TeamPlacement::isByFirst(const Statement &unit) const {
  bool result = false;
  forEachStatement(unit, [&](const Statement &each) {
    result |= each.directive &&
              (each.directive->kind == DirectiveKind::atomic || each.directive->kind == DirectiveKind::critical);
    for (const Call &call : each.calls)
      result |= !isWithoutEffect(program_, call) && !isAskedOfTeam(call.name);
  });
  forEachAccess(unit, [&](const Access &access) {
    result |= isChangedMemory(access);
    if (!access.writes() || !touches(access)) return;
    const VariableId id = access.variable;
    const bool isOwn = access.target != AccessTarget::pointee && (parts_.ofTeam.contains(id) || declares(unit, id));
    result |= !isOwn || shared_.contains(id);
  });
  return result;
}

void TeamPlacement::giveToFirst(const Statement &unit) {
  parts_.team().byFirst.insert(&unit);
  forEachAccess(unit, [&](const Access &access) {
    if (access.writes() && touches(access) && access.target != AccessTarget::pointee &&
        parts_.ofTeam.contains(access.variable))
      shared_.insert(access.variable);
  });
}

/// Variables that several threads work on, or of which pointers may be handed on.
void TeamPlacement::shareWrittenByThreads() {
  for (const VariableId id : parts_.ofTeam) {
    const Variable &variable = program_[id];
    bool isChanged = false;
    bool isUsed = false;
    bool isGiven = false; // more than its first value
    forEachStatement(parts_.body(), [&](const Statement &each) {
      const bool isDeclared = std::ranges::find(each.declares, id) != each.declares.end();
      for (const auto *list : {&each.head, &each.tail})
        for (const Access &access : *list) {
          if (access.variable != id) continue;
          isGiven |= access.writes() && touches(access) && access.target != AccessTarget::pointee && !isDeclared;
        }
    });
    // Where all its uses are each thread's own, the team has none.
    const auto look = [&](const auto &self, const Statement &statement) -> void {
      if (isSharedByTeam(statement) && isOwnOfThread(statement, id)) {
        const Clause *last = statement.directive->find(ClauseKind::lastPrivate);
        isChanged |= last != nullptr && std::ranges::find(last->variables, id) != last->variables.end();
        isUsed |= isChanged;
        return;
      }
      for (const auto *list : {&statement.head, &statement.tail})
        for (const Access &access : *list)
          isUsed |= access.variable == id;
      for (const Statement &child : statement.children)
        self(self, child);
    };
    look(look, parts_.body());
    for (const Statement *construct : parts_.constructs) {
      if (isOwnOfThread(*construct, id)) continue;
      forEachAccess(*construct, [&](const Access &access) {
        isChanged |=
            access.variable == id && access.writes() && touches(access) && access.target != AccessTarget::pointee;
      });
    }
    const bool isLarge = variable.shape == Shape::array || variable.bytes.value_or(0) > 64;
    if (isUsed && (isChanged || variable.addressEscapes || (isLarge && isGiven))) shared_.insert(id);
  }
}

void TeamPlacement::share() {
  shareWrittenByThreads();
  std::size_t before = 0;
  do {
    before = parts_.team().byFirst.size();
    for (const Statement *each : parts_.units)
      if (!parts_.team().byFirst.contains(each) && isByFirst(*each)) giveToFirst(*each);
  } while (parts_.team().byFirst.size() > before);
  std::uint64_t bytes = 0;
  for (const VariableId id : shared_)
    bytes += program_[id].bytes.value_or(0);
  if (bytes > bytesOfBlock)
    parts_.refuse(ReasonId::teamMemoryTooLarge, {std::to_string(bytes)}, parts_.region().directive->pragma);
}

/// All threads compute the heads of loops and branches, and the bounds of the loops that they share, and must find the
/// same.
void TeamPlacement::checkHeads() {
  const auto look = [&](const Access &access, const SourceSpan &span) {
    const bool isWritten = access.writes() && touches(access);
    const bool isOwn = access.target != AccessTarget::pointee && parts_.ofTeam.contains(access.variable) &&
                       !shared_.contains(access.variable);
    if (isChangedMemory(access) || (isWritten && !isOwn)) parts_.refuse(ReasonId::headOfTeamChanges, {}, span);
  };
  for (const Statement *each : parts_.controls) {
    for (const auto *list : {&each->head, &each->tail})
      for (const Access &access : *list)
        look(access, each->span);
    if (each->hasInit && parts_.team().byFirst.contains(&each->children.front()))
      parts_.refuse(ReasonId::headOfTeamChanges, {}, each->span);
  }
  for (const Statement *construct : parts_.constructs) {
    const Statement *body = bodyOf(*construct);
    const auto heads = [&](const auto &self, const Statement &statement) -> void {
      if (&statement == body) return;
      for (const Access &access : statement.head)
        if (isChangedMemory(access) || parts_.gathered(access.variable) != nullptr)
          parts_.refuse(ReasonId::headOfTeamChanges, {}, construct->span);
      for (const Statement &child : statement.children)
        self(self, child);
    };
    heads(heads, *construct);
  }
}

/// What the region gathers is added to by the first thread, or by the threads of a loop that gathers it, too.
void TeamPlacement::checkReductions() {
  const auto isSame = [](const std::string &one, const std::string &other) {
    return one == other || ((one == "+" || one == "-") && (other == "+" || other == "-"));
  };
  std::set<VariableId> byThreads;
  const auto fail = [&](VariableId id, const SourceSpan &span) {
    parts_.refuse(ReasonId::reductionReadOutside, {program_[id].name}, span);
  };
  for (const Statement *construct : parts_.constructs) {
    std::set<VariableId> listed;
    for (const Clause &clause : construct->directive->clauses)
      for (const VariableId id : clause.variables) {
        const KernelReduction *reduction = parts_.gathered(id);
        if (reduction == nullptr) {
          const bool isOfTeam = parts_.ofTeam.contains(id);
          if (clause.kind == ClauseKind::reduction && !isOfTeam) fail(id, clause.span);
          continue;
        }
        if (clause.kind == ClauseKind::reduction && isSame(clause.word, reduction->operation))
          listed.insert(id);
        else if (clause.kind != ClauseKind::shared)
          fail(id, clause.span);
      }
    byThreads.insert(listed.begin(), listed.end());
    forEachAccess(*construct, [&](const Access &access) {
      if (parts_.gathered(access.variable) != nullptr && !listed.contains(access.variable))
        fail(access.variable, access.span);
    });
  }
  for (const Statement *unit : parts_.units)
    forEachStatement(*unit, [&](const Statement &each) {
      for (const Access &access : each.head) {
        const KernelReduction *reduction = parts_.gathered(access.variable);
        if (reduction == nullptr || !byThreads.contains(access.variable)) continue;
        const bool isUpdate = each.update && each.update->variable == access.variable &&
                              isSame(each.update->operation, reduction->operation) && !each.update->valueReadsIt;
        if (!isUpdate) fail(access.variable, access.span);
      }
    });
  for (const Statement *each : parts_.controls)
    for (const auto *list : {&each->head, &each->tail})
      for (const Access &access : *list)
        if (parts_.gathered(access.variable) != nullptr) fail(access.variable, each->span);
}

/// What lives in shared memory can be declared there.
void TeamPlacement::checkShared() {
  for (const VariableId id : shared_) {
    const Variable &variable = program_[id];
    if (!variable.bytes || !variable.isPlainData || variable.isVolatile || variable.shape == Shape::other)
      parts_.refuse(ReasonId::teamVariable, {variable.name}, variable.declared);
  }
  for (const Statement *each : parts_.units) {
    if (each->kind != StatementKind::declaration) continue;
    const auto isShared = [&](VariableId id) { return shared_.contains(id); };
    if (!std::ranges::any_of(each->declares, isShared)) continue;
    // All of its variables, with their first values one after the other.
    for (const VariableId id : each->declares)
      shared_.insert(id);
    if (!teamVariables(program_, *each))
      parts_.refuse(ReasonId::teamVariable, {program_[each->declares.front()].name}, each->span);
  }
}

void TeamPlacement::place() {
  std::size_t before = 0;
  do {
    before = shared_.size();
    share();
    checkShared();
  } while (shared_.size() > before);
  checkHeads();
  checkReductions();
  parts_.kernel.ofTeam.assign(shared_.begin(), shared_.end());
}

} // namespace

void placeTeamVariables(TeamParts &parts) {
  TeamPlacement(parts).place();
}

} // namespace warpgrain::openmp
