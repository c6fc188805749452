// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/RegionPlanner.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/ThreadQuestions.h"
#include "core/openmp/regions/Updates.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// The directive, or the first word of a function's body.
SourceSpan beginOf(const Statement &region) {
  if (region.directive) return region.directive->pragma;
  return {.file = region.span.file, .begin = region.span.begin, .end = region.span.begin + 1};
}

class RegionPlanner {
public:
  RegionPlanner(const Program &program, const Elsewhere &elsewhere, const TeamFunctions &teamFunctions,
                FunctionId function, const Statement &region, std::size_t firstKernel)
      : program_(program), elsewhere_(elsewhere), teamFunctions_(teamFunctions), region_(region),
        nextKernel_(firstKernel) {
    plan_.function = function;
    plan_.statement = &region;
  }

  Region plan();

private:
  void piece(const Piece &piece);
  void cpuPiece(const Piece &piece);
  void byOneThread(const Statement &construct, const Statement &code);
  void sections(const Statement &statement);
  void kernelPiece(const Piece &piece);
  bool joinCritical(const Piece &piece);
  bool isRightBehind(const Statement &loop, const Statement &critical) const;
  void addKernel(Kernel kernel);
  void addOverlaps(Kernel &kernel, const Statement &statement) const;
  void redundant(const Statement &statement);
  void control(const Statement &statement);
  void members();
  void condition();
  void oneThread();
  void teamCalls();
  void vectors();
  bool mayChange(VariableId id) const;
  bool haveSameSharing(const Statement &one, const Statement &other) const;

  void refuse(std::vector<Reason> reasons) {
    for (Reason &each : reasons)
      addOnce(plan_.reasons, std::move(each));
  }

  const Program &program_;
  const Elsewhere &elsewhere_;
  const TeamFunctions &teamFunctions_;
  const Statement &region_;
  std::size_t nextKernel_;
  Region plan_;
  std::vector<const Statement *> leading_; ///< of the current kernel: not yet placed
};

void RegionPlanner::redundant(const Statement &statement) {
  refuse(checkRedundant(program_, region_, statement, teamFunctions_.all));
}

void RegionPlanner::cpuPiece(const Piece &piece) {
  for (const Statement *statement : piece.statements) {
    if (!statement->directive) {
      redundant(*statement);
      continue;
    }
    const Directive &directive = *statement->directive;
    if (directive.kind == DirectiveKind::critical && joinCritical(piece)) continue;
    if (directive.kind == DirectiveKind::sections) {
      sections(*statement);
      continue;
    }
    if (directive.kind != DirectiveKind::single && directive.kind != DirectiveKind::master) {
      refuse({{.id = ReasonId::constructNotTranslated, .arguments = {directive.name}, .span = directive.pragma}});
      continue;
    }
    refuse(checkDirective(program_, *statement));
    byOneThread(*statement, *statement);
  }
}

/// What is executed once holds no other construct and asks for no threads.
void RegionPlanner::byOneThread(const Statement &construct, const Statement &code) {
  forEachStatement(code, [&](const Statement &each) {
    if (&each != &construct && each.directive)
      refuse({{.id = ReasonId::constructIsNested, .arguments = {each.directive->name}, .span = each.span}});
    for (const Call &call : each.calls)
      if (call.function && teamFunctions_.all.contains(*call.function))
        refuse({{.id = ReasonId::dependsOnThreads, .arguments = {call.name}, .span = call.span}});
  });
  refuse(ThreadQuestions(program_, elsewhere_).of(code));
}

/// The sections of a region are executed one after the other, as one of its threads may do it.
void RegionPlanner::sections(const Statement &statement) {
  refuse(checkDirective(program_, statement));
  for (const Clause &clause : statement.directive->clauses)
    if (clause.kind != ClauseKind::noWait)
      refuse({{.id = ReasonId::clauseNotTranslated,
               .arguments = {std::string(program_.textOf(clause.span))},
               .span = clause.span}});
  for (const Statement &block : statement.children)
    for (const Statement &each : block.children) {
      const bool isSection = each.directive && each.directive->kind == DirectiveKind::section;
      if (isSection) refuse(checkDirective(program_, each));
      byOneThread(isSection ? each : statement, each);
    }
}

/// A critical section right behind a loop that is a reduction of what each thread has gathered (ALG-F6): threads of the
/// kernel execute it, and what prepares their variables.
bool RegionPlanner::joinCritical(const Piece &piece) {
  if (piece.statements.size() != 1 || plan_.kernels.empty() || plan_.kernels.back().loops.empty()) return false;
  const Statement &critical = *piece.statements.front();
  Kernel &kernel = plan_.kernels.back();
  if (!kernel.after.empty() || !isReduction(critical)) return false;
  bool areShared = true;
  forEachStatement(critical, [&](const Statement &each) {
    if (each.update) areShared &= sharingInRegion(program_, region_, each.update->variable).sharing == Sharing::shared;
  });
  const std::vector<Overlap> overlaps = mayOverlap(program_, critical);
  for (const Overlap &each : overlaps)
    for (const VariableId id : {each.updated, each.read})
      areShared &= sharingInRegion(program_, region_, id).sharing == Sharing::shared;
  if (!areShared) return false;
  if (!isRightBehind(*kernel.loops.back(), critical)) return false;
  kernel.after.push_back(&critical);
  addOverlaps(kernel, critical);
  refuse(obstaclesOfCalls(program_, critical, Executor::thread, true));
  const auto isGathered = [&](const Statement &statement) {
    bool found = false;
    forEachAccess(statement, [&](const Access &access) {
      const Sharing sharing = sharingInRegion(program_, region_, access.variable).sharing;
      found |= sharing == Sharing::isPrivate && program_[access.variable].shape == Shape::array;
    });
    return found;
  };
  auto first = std::ranges::find_if(leading_, [&](const Statement *each) { return isGathered(*each); });
  kernel.before.assign(first, leading_.end());
  for (const Statement *each : kernel.before) {
    refuse(obstaclesOfText(*each));
    refuse(obstaclesOfCalls(program_, *each, Executor::thread, true));
    forEachAccess(*each, [&](const Access &access) {
      if (access.writes() && sharingInRegion(program_, region_, access.variable).sharing == Sharing::shared)
        refuse({{.id = ReasonId::redundantWrite, .arguments = {program_[access.variable].name}, .span = access.span}});
    });
  }
  return true;
}

/// Nothing but comments stands between them.
bool RegionPlanner::isRightBehind(const Statement &loop, const Statement &critical) const {
  if (loop.span.end > critical.span.begin) return false;
  const SourceSpan between{.file = mainFile, .begin = loop.span.end, .end = critical.span.begin};
  return std::ranges::all_of(tokenize(program_.textOf(between)),
                             [](const Token &token) { return token.kind == TokenKind::comment; });
}

bool RegionPlanner::haveSameSharing(const Statement &one, const Statement &other) const {
  bool same = true;
  forEachAccess(other, [&](const Access &access) {
    const Sharing here = sharingInLoop(program_, region_, one, access.variable).sharing;
    same &= here == sharingInLoop(program_, region_, other, access.variable).sharing;
  });
  return same;
}

/// Notes what the critical sections in a statement need to lead to different memory.
void RegionPlanner::addOverlaps(Kernel &kernel, const Statement &statement) const {
  forEachStatement(statement, [&](const Statement &each) {
    if (!each.directive || each.directive->kind != DirectiveKind::critical) return;
    for (const Overlap &pair : mayOverlap(program_, each))
      if (std::ranges::find(kernel.apart, pair) == kernel.apart.end()) kernel.apart.push_back(pair);
  });
}

void RegionPlanner::addKernel(Kernel kernel) {
  for (const Statement *loop : kernel.loops)
    addOverlaps(kernel, *loop);
  kernel.id = nextKernel_++;
  kernel.name = program_[plan_.function].name + "_kernel" + std::to_string(kernel.id);
  if (const Clause *condition = clauseOf(region_, ClauseKind::condition)) kernel.condition = condition->text;
  plan_.kernels.push_back(std::move(kernel));
}

/// Code before the first loop is executed by the CPU, once for all threads; so is code between loops. Loops that follow
/// each other with nowait are one kernel (ALG-F1 4).
void RegionPlanner::kernelPiece(const Piece &piece) {
  Kernel kernel;
  leading_.clear();
  for (const Statement *statement : piece.statements) {
    if (!isSharedLoop(*statement) && !isSharedSections(*statement)) {
      if (statement->directive)
        refuse({{.id = ReasonId::constructNotTranslated,
                 .arguments = {statement->directive->name},
                 .span = statement->directive->pragma}});
      else
        redundant(*statement);
      if (!kernel.loops.empty()) addKernel(std::move(kernel)), kernel = {}, leading_.clear();
      leading_.push_back(statement);
      continue;
    }
    refuse(checkDirective(program_, *statement));
    if (!plan_.reasons.empty()) continue;
    refuse(checkBody(program_, region_, *statement));
    if (!kernel.loops.empty() && !haveSameSharing(*kernel.loops.back(), *statement))
      addKernel(std::move(kernel)), kernel = {};
    kernel.loops.push_back(statement);
  }
  if (!kernel.loops.empty()) addKernel(std::move(kernel));
}

void RegionPlanner::piece(const Piece &piece) {
  piece.kind == PieceKind::kernel ? kernelPiece(piece) : cpuPiece(piece);
}

/// The heads of loops and branches around kernels are executed by the CPU.
void RegionPlanner::control(const Statement &statement) {
  if (isSharedSections(statement)) return;
  if (statement.directive && &statement != &region_) return;
  if (!statement.directive && hasDirective(statement) && statement.kind != StatementKind::compound) {
    Statement head = statement;
    head.children.clear();
    redundant(head);
    // The init statement of a for is a piece of its own.
  }
  for (const Statement &child : statement.children)
    control(child);
}

/// A member is named as it is, in the kernel and where it is launched.
void RegionPlanner::members() {
  for (const SharedVariable &each : plan_.variables) {
    const Variable &member = program_[each.variable];
    if (member.storage != Storage::member) continue;
    const auto isUsed = [&](const Variable &other) {
      return std::ranges::any_of(plan_.variables,
                                 [&](const SharedVariable &used) { return &program_[used.variable] == &other; });
    };
    for (const Variable &other : program_.variables)
      if (&other != &member && other.name == member.name && (other.function == plan_.function || isUsed(other)))
        refuse({{.id = ReasonId::memberIsHidden, .arguments = {member.name}, .span = beginOf(region_)}});
  }
}

bool RegionPlanner::mayChange(VariableId id) const {
  const Variable &variable = program_[id];
  const bool isOwn = variable.storage == Storage::local || variable.storage == Storage::parameter;
  bool result = false;
  forEachAccess(region_, [&](const Access &access) {
    result |= access.variable == id && access.writes() && access.target != AccessTarget::pointee;
  });
  forEachStatement(region_, [&](const Statement &each) {
    for (const Call &call : each.calls)
      result |= (!isOwn || variable.addressEscapes) && !isWithoutEffect(program_, call);
  });
  return result && !variable.isConst;
}

/// Each launch of the region asks for the condition, which the original asks for once, before the region.
void RegionPlanner::condition() {
  const Clause *asked = clauseOf(region_, ClauseKind::condition);
  if (asked == nullptr || (plan_.pieces.size() == 1 && plan_.kernels.size() == 1)) return;
  const bool readsMemory = asked->namesParts || !std::ranges::all_of(asked->calls, [&](const Call &call) {
                             return readsOnlyArguments(program_, call);
                           });
  if (readsMemory || std::ranges::any_of(asked->variables, [&](VariableId id) { return mayChange(id); }))
    refuse({{.id = ReasonId::clauseNotTranslated,
             .arguments = {std::string(program_.textOf(asked->span))},
             .span = asked->span}});
}

/// One thread executes the iterations in turn, which may depend on each other.
void RegionPlanner::oneThread() {
  const Clause *threads = clauseOf(region_, ClauseKind::numThreads);
  if (threads != nullptr && threads->word == "1")
    refuse({{.id = ReasonId::clauseNotTranslated,
             .arguments = {std::string(program_.textOf(threads->span))},
             .span = threads->span}});
}

/// The kernels of functions that share loops out see the memory of all threads, and nothing that a clause of the region
/// says.
void RegionPlanner::teamCalls() {
  bool areCalled = false;
  forEachStatement(region_, [&](const Statement &each) {
    for (const Call &call : each.calls) {
      if (!call.function) continue;
      areCalled |= teamFunctions_.all.contains(*call.function);
      plan_.callsLoops |= teamFunctions_.launching.contains(*call.function);
    }
  });
  if (!areCalled) return;
  if (const Clause *asked = clauseOf(region_, ClauseKind::condition))
    refuse({{.id = ReasonId::clauseNotTranslated,
             .arguments = {std::string(program_.textOf(asked->span))},
             .span = asked->span}});
  for (const SharedVariable &each : plan_.variables) {
    const Variable &variable = program_[each.variable];
    const Sharing sharing = sharingInRegion(program_, region_, each.variable).sharing;
    const bool isOwn = variable.storage == Storage::local || variable.storage == Storage::parameter;
    if (sharing != Sharing::shared && variable.addressEscapes)
      refuse({{.id = ReasonId::privateHandedOn, .arguments = {variable.name}, .span = beginOf(region_)}});
    else if (sharing == Sharing::reduction && !isOwn)
      refuse({{.id = ReasonId::reductionReadOutside, .arguments = {variable.name}, .span = beginOf(region_)}});
  }
}

/// Of a region that has no pointers to elements of vectors, one reason says why; each use of a vector has none of its
/// own.
void RegionPlanner::vectors() {
  std::vector<Reason> limits;
  for (const Obstacle &each : program_.vectorLimits)
    if (region_.directive && region_.span.contains(each.span)) addOnce(limits, reasonOf(each));
  if (limits.empty()) return;
  std::erase_if(plan_.reasons, [](const Reason &each) { return each.id == ReasonId::vectorAsObject; });
  plan_.reasons.insert(plan_.reasons.begin(), limits.begin(), limits.end());
}

Region RegionPlanner::plan() {
  plan_.variables = dataSharing(program_, region_);
  plan_.pieces = splitRegion(region_);
  if (region_.directive) refuse(checkDirective(program_, region_));
  if (!program_[plan_.function].isPlain || !program_[plan_.function].kernelsAt)
    refuse({{.id = ReasonId::functionNotPlain, .arguments = {program_[plan_.function].name}, .span = region_.span}});
  if (definesMacroBefore(program_, plan_.function, region_))
    refuse({{.id = ReasonId::macroInFunction, .arguments = {}, .span = region_.span}});
  members();
  teamCalls();
  control(region_);
  for (const Piece &each : plan_.pieces)
    piece(each);
  condition();
  oneThread();
  if (plan_.reasons.empty() && !plan_.isOnGpu() && region_.directive)
    refuse({{.id = ReasonId::noSharedLoop, .arguments = {}, .span = beginOf(region_)}});
  if (plan_.reasons.empty())
    for (Kernel &kernel : plan_.kernels)
      refuse(planVariables(program_, region_, kernel));
  if (plan_.reasons.empty()) refuse(checkPrivateFlow(program_, region_, plan_.kernels));
  if (!plan_.reasons.empty()) vectors();
  if (!plan_.reasons.empty()) plan_.kernels.clear(), plan_.callsLoops = false;
  return std::move(plan_);
}

} // namespace

Region planRegion(const Program &program, const Elsewhere &elsewhere, const TeamFunctions &teamFunctions,
                  FunctionId function, const Statement &region, std::size_t firstKernel) {
  return RegionPlanner(program, elsewhere, teamFunctions, function, region, firstKernel).plan();
}

} // namespace warpgrain::openmp
