// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TeamLoopPlanner.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/MemoryOfTeam.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/TeamShape.h"
#include "core/openmp/regions/TeamVariables.h"
#include "core/openmp/regions/ThreadQuestions.h"

#include <algorithm>
#include <map>

namespace warpgrain::openmp {

namespace {

/// What every GPU has for the variables of a block, without what reductions need.
constexpr std::uint64_t bytesOfBlock = 45056;

/// Loops with fewer iterations are for one thread.
constexpr std::int64_t fewTrips = 16;

class TeamLoopPlanner {
public:
  TeamLoopPlanner(const Program &program, FunctionId function, const Statement &region)
      : program_(program), memory_(*bodyOf(region)) {
    kernel_.team = TeamLoop{};
    plan_.function = function;
    plan_.statement = &region;
  }

  Region plan(std::size_t number);

private:
  void clauses();
  void sequential(const Statement &statement);
  void unit(const Statement &statement);
  void declaration(const Statement &statement);
  void control(const Statement &statement);
  void construct(const Statement &construct);
  void clausesOf(const Statement &construct);
  void inConstruct(const Statement &statement, const Statement &construct);
  bool handsOwnOn(const Statement &construct) const;
  void functions();
  void questions();
  void variables();
  void share();
  void shareWrittenByThreads();
  bool isByFirst(const Statement &unit) const;
  void giveToFirst(const Statement &unit);
  void checkHeads();
  void checkReductions();
  void checkShared();
  bool isChangedMemory(const Access &access) const;
  const KernelReduction *gathered(VariableId id) const;

  void refuse(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    addOnce(plan_.reasons, {.id = id, .arguments = std::move(arguments), .span = span});
  }

  void refuse(std::vector<Reason> reasons) {
    for (Reason &each : reasons)
      addOnce(plan_.reasons, std::move(each));
  }

  const Statement &region() const { return *plan_.statement; }

  const Statement &body() const { return *bodyOf(region()); }

  TeamLoop &team() { return *kernel_.team; }

  const TeamLoop &team() const { return *kernel_.team; }

  const Program &program_;
  MemoryOfTeam memory_;
  Region plan_;
  Kernel kernel_;
  std::vector<const Statement *> units_;      ///< what stands between the loops
  std::vector<const Statement *> controls_;   ///< loops and branches around such loops
  std::vector<const Statement *> constructs_; ///< the loops
  std::set<VariableId> ofTeam_;               ///< variables that the team has
  std::set<VariableId> shared_;               ///< those of them that live in shared memory
};

void TeamLoopPlanner::clauses() {
  refuse(checkDirective(program_, region()));
  for (const Clause &clause : region().directive->clauses) {
    const bool isChunk = clause.kind == ClauseKind::schedule && !clause.text.empty() && clause.text != "1";
    if (clause.kind == ClauseKind::lastPrivate || isChunk ||
        (clause.kind == ClauseKind::numThreads && clause.word == "1"))
      refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
    if (clause.kind == ClauseKind::condition) kernel_.condition = clause.text;
  }
}

/// Statements in the order of the text, as a team executes them.
void TeamLoopPlanner::sequential(const Statement &statement) {
  if (isSharedByTeam(statement)) return construct(statement);
  if (statement.isInMacro) return refuse(ReasonId::textFromMacro, {}, statement.span);
  const bool isJump = statement.kind == StatementKind::breaks || statement.kind == StatementKind::continues;
  if (isJump || statement.kind == StatementKind::empty) return;
  if (!holdsSharedByTeam(statement) && !jumpsOut(statement)) return unit(statement);
  switch (statement.kind) {
  case StatementKind::compound:
    for (const Statement &child : statement.children)
      sequential(child);
    return;
  case StatementKind::choice:
  case StatementKind::counted:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    return control(statement);
  case StatementKind::directive:
    return refuse(ReasonId::constructNotTranslated, {statement.directive->name}, statement.directive->pragma);
  default:
    return refuse(ReasonId::statementNotTranslated, {"a jump or a choice around the loops of a team"}, statement.span);
  }
}

void TeamLoopPlanner::control(const Statement &statement) {
  controls_.push_back(&statement);
  for (const Call &call : statement.calls)
    if (!isWithoutEffect(program_, call) && !isAskedOfTeam(call.name))
      refuse(ReasonId::headOfTeamChanges, {}, statement.span);
  for (std::size_t i = 0; i < statement.children.size(); ++i) {
    const Statement &child = statement.children[i];
    if (i == 0 && statement.hasInit && child.kind == StatementKind::declaration) declaration(child);
    if (i == 0 && statement.hasInit)
      units_.push_back(&child);
    else
      sequential(child);
  }
}

void TeamLoopPlanner::declaration(const Statement &statement) {
  for (const VariableId id : statement.declares) {
    const Variable &variable = program_[id];
    if (variable.shape == Shape::other || variable.isVolatile)
      refuse(ReasonId::teamVariable, {variable.name}, statement.span);
    ofTeam_.insert(id);
  }
}

/// What one thread executes, or all of them for themselves.
void TeamLoopPlanner::unit(const Statement &statement) {
  units_.push_back(&statement);
  if (statement.kind == StatementKind::declaration) declaration(statement);
  forEachStatement(statement, [&](const Statement &each) {
    if (!each.directive) return;
    const Directive &inner = *each.directive;
    if (inner.isInMacro || each.isInMacro) refuse(ReasonId::textFromMacro, {}, inner.pragma);
    if (inner.kind == DirectiveKind::atomic) {
      const bool isOwn = isAtomicUpdate(each) && (declares(statement, each.children.front().update->variable) ||
                                                  gathered(each.children.front().update->variable) != nullptr);
      if (!isAtomicUpdate(each) || isOwn) refuse(ReasonId::atomicNotTranslated, {}, inner.pragma);
    } else if (inner.kind != DirectiveKind::simd || !isSerialLoop(inner)) {
      refuse(ReasonId::constructNotTranslated, {inner.name}, inner.pragma);
    }
  });
}

void TeamLoopPlanner::clausesOf(const Statement &construct) {
  for (const Clause &clause : construct.directive->clauses) {
    bool isKnown = clause.calls.empty() && !clause.namesParts && clause.sections.empty();
    switch (clause.kind) {
    case ClauseKind::isPrivate:
    case ClauseKind::firstPrivate:
    case ClauseKind::lastPrivate:
    case ClauseKind::shared:
    case ClauseKind::reduction:
    case ClauseKind::collapse:
    case ClauseKind::hint:
      break;
    case ClauseKind::defaultSharing:
      isKnown &= clause.word == "shared" || clause.word == "none";
      break;
    case ClauseKind::schedule:
      isKnown &= clause.text.find_first_not_of("0123456789") == std::string::npos && clause.text.size() <= 9;
      break;
    case ClauseKind::numThreads:
      isKnown &= clause.word != "1";
      break;
    default:
      isKnown = false;
    }
    if (!isKnown) refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
    for (const VariableId id : clause.variables) {
      const Variable &variable = program_[id];
      const bool isNumber = variable.shape == Shape::number && !variable.isVolatile;
      const bool isCopied = clause.kind == ClauseKind::firstPrivate || clause.kind == ClauseKind::lastPrivate;
      if (clause.kind == ClauseKind::reduction && (!isNumber || !isReducible(clause.word, variable.isInteger)))
        refuse(ReasonId::reductionNotTranslated, {clause.word, variable.name}, clause.span);
      if (isCopied && (variable.shape == Shape::array || variable.shape == Shape::other || variable.isConst))
        refuse(ReasonId::clauseNotTranslated, {std::string(program_.textOf(clause.span))}, clause.span);
      if (clause.kind == ClauseKind::isPrivate &&
          variable.bytes.value_or(maximumPrivateBytes + 1) > maximumPrivateBytes)
        refuse(ReasonId::extentUnknown, {variable.name}, clause.span);
      if (clause.kind == ClauseKind::lastPrivate && continuesLoop(*bodyOf(construct)))
        refuse(ReasonId::lastPrivateCounter, {variable.name}, clause.span);
    }
  }
}

/// A loop that the threads of the block share.
void TeamLoopPlanner::construct(const Statement &construct) {
  constructs_.push_back(&construct);
  const Directive &directive = *construct.directive;
  refuse(checkSharedLoop(program_, construct));
  clausesOf(construct);
  for (const CountedLoop &loop : directive.loops) {
    const Clause *last = directive.find(ClauseKind::lastPrivate);
    const bool isLast = last != nullptr && std::ranges::find(last->variables, loop.counter) != last->variables.end();
    // Behind a simd the counter has its last value.
    if (isLast || (directive.kind == DirectiveKind::simd && !loop.declaresCounter))
      refuse(ReasonId::lastPrivateCounter, {program_[loop.counter].name}, loop.span);
  }
  const Statement &body = *bodyOf(construct);
  if (mayLeave(body)) refuse(ReasonId::loopIsLeft, {}, construct.span);
  inConstruct(body, construct);
}

void TeamLoopPlanner::inConstruct(const Statement &statement, const Statement &construct) {
  if (statement.directive) {
    const Directive &inner = *statement.directive;
    if (inner.isInMacro || statement.isInMacro) refuse(ReasonId::textFromMacro, {}, inner.pragma);
    if (inner.kind == DirectiveKind::atomic) {
      const bool isShared = isAtomicUpdate(statement) && !handsOwnOn(construct) &&
                            !isOwnOfThread(construct, statement.children.front().update->variable) &&
                            gathered(statement.children.front().update->variable) == nullptr;
      if (!isShared) refuse(ReasonId::atomicNotTranslated, {}, inner.pragma);
    } else if (inner.kind != DirectiveKind::simd || !isSerialLoop(inner)) {
      refuse(ReasonId::constructNotTranslated, {inner.name}, inner.pragma);
    }
  }
  for (const Statement &child : statement.children)
    inConstruct(child, construct);
}

/// True where pointers may lead to what a thread has for itself.
bool TeamLoopPlanner::handsOwnOn(const Statement &construct) const {
  bool result = false;
  forEachAccess(construct, [&](const Access &access) {
    const Variable &variable = program_[access.variable];
    result |= variable.shape != Shape::pointer && variable.addressEscapes && isOwnOfThread(construct, access.variable);
  });
  return result;
}

/// The functions that the team calls by itself, and those of its threads.
void TeamLoopPlanner::functions() {
  const std::set<const Statement *> shared(constructs_.begin(), constructs_.end());
  // What a statement between the loops declares for itself is no memory of many threads.
  bool handsOnBetween = false;
  for (const Statement *unit : units_)
    forEachStatement(*unit, [&](const Statement &each) {
      for (const VariableId id : each.declares)
        handsOnBetween |= !ofTeam_.contains(id) && program_[id].addressEscapes && program_[id].shape != Shape::pointer;
    });
  const auto look = [&](const auto &self, const Statement &statement) -> void {
    if (shared.contains(&statement)) {
      // A construct of one thread each: functions find no threads to wait for.
      refuse(obstaclesOfCalls(program_, statement, team().isCounted ? Executor::threadOfTeam : Executor::thread,
                              handsOwnOn(statement)));
      return;
    }
    Statement own = statement;
    own.children.clear();
    refuse(obstaclesOfCalls(program_, own, team().teams.empty() ? Executor::thread : Executor::team, handsOnBetween));
    for (const Statement &child : statement.children)
      self(self, child);
  };
  look(look, body());
}

/// Barriers in functions are for all threads, and a loop's iterations need not be.
void TeamLoopPlanner::questions() {
  std::set<FunctionId> reached;
  addCallees(program_, body(), reached);
  const auto look = [&](const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      if (each.directive && each.directive->kind == DirectiveKind::barrier)
        refuse(ReasonId::constructNotTranslated, {each.directive->name}, each.directive->pragma);
      for (const Call &call : each.calls) {
        if (!isAskedOfThread(call.name)) continue;
        if (!program_.textOf(call.span).starts_with(call.name)) refuse(ReasonId::textFromMacro, {}, call.span);
        // Without num_teams nobody knows how many there may be, and threads of teams have other numbers.
        const bool isKnown = isOfWholeTeams(*region().directive) && team().fewerThan == 0;
        if (!isKnown || (isAskedOfTeam(call.name) && team().teams.empty()))
          refuse(ReasonId::dependsOnThreads, {call.name}, call.span);
      }
    });
  };
  look(body());
  for (const FunctionId each : reached)
    look(program_[each].body);
  // The head of a shared loop is written again.
  for (const Statement *construct : constructs_)
    forEachStatement(*construct, [&](const Statement &each) {
      const bool isHead = each.span.begin < bodyOf(*construct)->span.begin;
      for (const Call &call : each.calls)
        if (isHead && isAskedOfThread(call.name)) refuse(ReasonId::dependsOnThreads, {call.name}, call.span);
    });
}

const KernelReduction *TeamLoopPlanner::gathered(VariableId id) const {
  const auto found = std::ranges::find(kernel_.reductions, id, &KernelReduction::variable);
  return found == kernel_.reductions.end() ? nullptr : &*found;
}

/// True where an access reads memory that the kernel writes: other teams may do so at the same time, and it is not
/// certain that all threads find the same.
bool TeamLoopPlanner::isChangedMemory(const Access &access) const {
  if (!access.reads() || !touches(access)) return false;
  const bool isMapped = std::ranges::any_of(
      kernel_.mapped, [&](const MappedVariable &each) { return each.variable == access.variable && !each.byPointer; });
  return (access.target == AccessTarget::pointee || isMapped) && memory_.isWritten(access.variable);
}

void TeamLoopPlanner::variables() {
  refuse(planVariables(program_, region(), kernel_));
  for (const VariableId id : kernel_.privates) {
    ofTeam_.insert(id);
    if (program_[id].isConst || program_[id].shape == Shape::other)
      refuse(ReasonId::teamVariable, {program_[id].name}, region().directive->pragma);
  }
  if (!kernel_.threadPrivates.empty() || !kernel_.lastPrivates.empty())
    refuse(ReasonId::teamVariable, {"private"}, region().directive->pragma);
  for (const KernelReduction &each : kernel_.reductions)
    if (each.section)
      refuse(ReasonId::reductionNotTranslated, {each.operation, program_[each.variable].name},
             region().directive->pragma);
  for (const CountedLoop &loop : region().directive->loops) {
    bool isWritten = false;
    forEachAccess(body(),
                  [&](const Access &access) { isWritten |= access.variable == loop.counter && access.writes(); });
    if (isWritten || program_[loop.counter].addressEscapes)
      refuse(ReasonId::teamVariable, {program_[loop.counter].name}, loop.span);
  }
}

/// True where one thread must execute it: it has an effect on more than the thread's own numbers, or reads what may
/// change meanwhile.
bool TeamLoopPlanner::isByFirst(const Statement &unit) const {
  bool result = false;
  forEachStatement(unit, [&](const Statement &each) {
    result |= each.directive && each.directive->kind == DirectiveKind::atomic;
    for (const Call &call : each.calls)
      result |= !isWithoutEffect(program_, call) && !isAskedOfTeam(call.name);
  });
  forEachAccess(unit, [&](const Access &access) {
    result |= isChangedMemory(access);
    if (!access.writes() || !touches(access)) return;
    const VariableId id = access.variable;
    const bool isOwn = access.target != AccessTarget::pointee && (ofTeam_.contains(id) || declares(unit, id));
    result |= !isOwn || shared_.contains(id);
  });
  return result;
}

void TeamLoopPlanner::giveToFirst(const Statement &unit) {
  team().byFirst.insert(&unit);
  forEachAccess(unit, [&](const Access &access) {
    if (access.writes() && touches(access) && access.target != AccessTarget::pointee &&
        ofTeam_.contains(access.variable))
      shared_.insert(access.variable);
  });
}

/// Variables that several threads work on, or of which pointers may be handed on.
void TeamLoopPlanner::shareWrittenByThreads() {
  for (const VariableId id : ofTeam_) {
    const Variable &variable = program_[id];
    bool isChanged = false;
    bool isUsed = false;
    bool isGiven = false; // more than its first value
    forEachStatement(body(), [&](const Statement &each) {
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
    look(look, body());
    for (const Statement *construct : constructs_) {
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

void TeamLoopPlanner::share() {
  shareWrittenByThreads();
  std::size_t before = 0;
  do {
    before = team().byFirst.size();
    for (const Statement *each : units_)
      if (!team().byFirst.contains(each) && isByFirst(*each)) giveToFirst(*each);
  } while (team().byFirst.size() > before);
  std::uint64_t bytes = 0;
  for (const VariableId id : shared_)
    bytes += program_[id].bytes.value_or(0);
  if (bytes > bytesOfBlock) refuse(ReasonId::teamMemoryTooLarge, {std::to_string(bytes)}, region().directive->pragma);
}

/// All threads compute the heads of loops and branches, and the bounds of the loops that they share, and must find the
/// same.
void TeamLoopPlanner::checkHeads() {
  const auto look = [&](const Access &access, const SourceSpan &span) {
    const bool isWritten = access.writes() && touches(access);
    const bool isOwn = access.target != AccessTarget::pointee && ofTeam_.contains(access.variable) &&
                       !shared_.contains(access.variable);
    if (isChangedMemory(access) || (isWritten && !isOwn)) refuse(ReasonId::headOfTeamChanges, {}, span);
  };
  for (const Statement *each : controls_) {
    for (const auto *list : {&each->head, &each->tail})
      for (const Access &access : *list)
        look(access, each->span);
    if (each->hasInit && team().byFirst.contains(&each->children.front()))
      refuse(ReasonId::headOfTeamChanges, {}, each->span);
  }
  for (const Statement *construct : constructs_) {
    const Statement *body = bodyOf(*construct);
    const auto heads = [&](const auto &self, const Statement &statement) -> void {
      if (&statement == body) return;
      for (const Access &access : statement.head)
        if (isChangedMemory(access) || gathered(access.variable) != nullptr)
          refuse(ReasonId::headOfTeamChanges, {}, construct->span);
      for (const Statement &child : statement.children)
        self(self, child);
    };
    heads(heads, *construct);
  }
}

/// What the region gathers is added to by the first thread, or by the threads of a loop that gathers it, too.
void TeamLoopPlanner::checkReductions() {
  const auto isSame = [](const std::string &one, const std::string &other) {
    return one == other || ((one == "+" || one == "-") && (other == "+" || other == "-"));
  };
  std::set<VariableId> byThreads;
  const auto fail = [&](VariableId id, const SourceSpan &span) {
    refuse(ReasonId::reductionReadOutside, {program_[id].name}, span);
  };
  for (const Statement *construct : constructs_) {
    std::set<VariableId> listed;
    for (const Clause &clause : construct->directive->clauses)
      for (const VariableId id : clause.variables) {
        const KernelReduction *reduction = gathered(id);
        if (reduction == nullptr) {
          const bool isOfTeam = ofTeam_.contains(id);
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
      if (gathered(access.variable) != nullptr && !listed.contains(access.variable)) fail(access.variable, access.span);
    });
  }
  for (const Statement *unit : units_)
    forEachStatement(*unit, [&](const Statement &each) {
      for (const Access &access : each.head) {
        const KernelReduction *reduction = gathered(access.variable);
        if (reduction == nullptr || !byThreads.contains(access.variable)) continue;
        const bool isUpdate = each.update && each.update->variable == access.variable &&
                              isSame(each.update->operation, reduction->operation) && !each.update->valueReadsIt;
        if (!isUpdate) fail(access.variable, access.span);
      }
    });
  for (const Statement *each : controls_)
    for (const auto *list : {&each->head, &each->tail})
      for (const Access &access : *list)
        if (gathered(access.variable) != nullptr) fail(access.variable, each->span);
}

/// What lives in shared memory can be declared there.
void TeamLoopPlanner::checkShared() {
  for (const VariableId id : shared_) {
    const Variable &variable = program_[id];
    if (!variable.bytes || !variable.isPlainData || variable.isVolatile || variable.shape == Shape::other)
      refuse(ReasonId::teamVariable, {variable.name}, variable.declared);
  }
  for (const Statement *each : units_) {
    if (each->kind != StatementKind::declaration) continue;
    const auto isShared = [&](VariableId id) { return shared_.contains(id); };
    if (!std::ranges::any_of(each->declares, isShared)) continue;
    // All of its variables, with their first values one after the other.
    for (const VariableId id : each->declares)
      shared_.insert(id);
    if (!teamVariables(program_, *each))
      refuse(ReasonId::teamVariable, {program_[each->declares.front()].name}, each->span);
  }
}

Region TeamLoopPlanner::plan(std::size_t number) {
  plan_.variables = dataSharing(program_, region());
  plan_.pieces = splitRegion(region());
  clauses();
  const Function &function = program_[plan_.function];
  if (function.isMethod) refuse(ReasonId::statementNotTranslated, {"teams in a method"}, region().directive->pragma);
  if (!function.isPlain || !function.kernelsAt)
    refuse(ReasonId::functionNotPlain, {function.name}, region().directive->pragma);
  if (definesMacroBefore(program_, plan_.function, region()))
    refuse(ReasonId::macroInFunction, {}, region().directive->pragma);
  kernel_.loops = {&region()};
  if (plan_.reasons.empty()) variables();
  if (mayLeave(body())) refuse(ReasonId::loopIsLeft, {}, region().span);
  if (mayWait(body())) refuse(ReasonId::atomicNotTranslated, {}, region().directive->pragma);
  refuse(obstaclesOfText(body()));
  sequential(body());
  setTeamShape(program_, region(), constructs_, kernel_);
  questions();
  functions();
  if (plan_.reasons.empty()) {
    std::size_t before = 0;
    do {
      before = shared_.size();
      share();
      checkShared();
    } while (shared_.size() > before);
    checkHeads();
    checkReductions();
  }
  kernel_.ofTeam.assign(shared_.begin(), shared_.end());
  kernel_.id = number;
  kernel_.name = function.name + "_kernel" + std::to_string(number);
  if (plan_.reasons.empty()) plan_.kernels.push_back(std::move(kernel_));
  return std::move(plan_);
}

/// True where a loop has more than a few iterations, or it is not known how many.
bool isWorthSharing(const Statement &statement) {
  if (isSharedByTeam(statement)) return constantTripsOf(statement).value_or(fewTrips) >= fewTrips;
  return std::ranges::any_of(statement.children, isWorthSharing);
}

} // namespace

bool isTeamLoop(const Statement &region) {
  if (!region.directive || region.directive->kind != DirectiveKind::parallelFor) return false;
  const std::string &name = region.directive->name;
  const bool isOfTeams = name.find("teams") != std::string::npos && name.find("simd") == std::string::npos;
  return isOfTeams && !region.directive->loops.empty() && isWorthSharing(*bodyOf(region));
}

bool saysWhoSharesLoops(ReasonId id) {
  return id == ReasonId::innerLoopsShared || id == ReasonId::innerLoopsAskedFor || id == ReasonId::innerLoopsSerial;
}

Region planTeamLoop(const Program &program, FunctionId function, const Statement &region, std::size_t firstKernel) {
  return TeamLoopPlanner(program, function, region).plan(firstKernel);
}

} // namespace warpgrain::openmp
