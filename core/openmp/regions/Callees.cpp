// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/Callees.h"

#include "core/model/dialect/MathNames.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/OutsideVariables.h"
#include "core/openmp/regions/ThreadQuestions.h"
#include "core/openmp/regions/Updates.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::openmp {

namespace {

bool isOnGpuToo(const std::string &name) {
  constexpr std::array others{std::string_view("abs"), std::string_view("labs"), std::string_view("llabs")};
  // What INFINITY and HUGE_VAL are.
  constexpr std::array constants{std::string_view("inf"), std::string_view("inff"), std::string_view("huge_val"),
                                 std::string_view("huge_valf")};
  // Those that nvcc compiles for a GPU.
  constexpr std::array ofBits{std::string_view("popcount"), std::string_view("popcountll"), std::string_view("clz"),
                              std::string_view("clzll"),    std::string_view("ffs"),        std::string_view("ffsll"),
                              std::string_view("expect")};
  std::string_view plain = name;
  if (plain.starts_with("__builtin_")) {
    plain.remove_prefix(std::string_view("__builtin_").size());
    if (std::ranges::find(constants, plain) != constants.end()) return true;
    if (std::ranges::find(ofBits, plain) != ofBits.end()) return true;
  }
  return model::isMathFunction(plain) || std::ranges::find(others, plain) != others.end();
}

bool dependsOnThread(const std::string &name) {
  return name.starts_with("omp_");
}

} // namespace

Reason reasonOf(const Obstacle &obstacle) {
  const auto as = [&](ReasonId id, std::vector<std::string> arguments = {}) {
    return Reason{.id = id, .arguments = std::move(arguments), .span = obstacle.span};
  };
  switch (obstacle.kind) {
  case ObstacleKind::pointerLoaded:
    return as(ReasonId::pointerLoaded);
  case ObstacleKind::pointerStored:
    return as(ReasonId::pointerStored);
  case ObstacleKind::pointerUnknown:
    return as(ReasonId::pointerUnknown);
  case ObstacleKind::functionPointer:
    return as(ReasonId::functionIsValue, {obstacle.text});
  case ObstacleKind::allocation:
    return as(ReasonId::statementNotTranslated, {"new or delete"});
  case ObstacleKind::lambda:
    return as(ReasonId::statementNotTranslated, {"a lambda"});
  case ObstacleKind::thisObject:
    return as(ReasonId::statementNotTranslated, {"this"});
  case ObstacleKind::nameOfClass:
    return as(ReasonId::statementNotTranslated, {"a name that a class declares"});
  case ObstacleKind::exception:
    return as(ReasonId::statementNotTranslated, {"an exception"});
  case ObstacleKind::assembly:
    return as(ReasonId::statementNotTranslated, {"assembly"});
  case ObstacleKind::goTo:
    return as(ReasonId::statementNotTranslated, {"goto"});
  case ObstacleKind::lengthAtRunTime:
    return as(ReasonId::statementNotTranslated, {"an array whose length is no constant"});
  case ObstacleKind::staticLocal:
    return as(ReasonId::statementNotTranslated, {"a static variable"});
  case ObstacleKind::construction:
    return as(ReasonId::statementNotTranslated, {"an object with a constructor or destructor"});
  case ObstacleKind::argumentList:
    return as(ReasonId::statementNotTranslated, {"va_arg"});
  case ObstacleKind::localType:
    return as(ReasonId::statementNotTranslated, {"a type or a constant that a function declares"});
  case ObstacleKind::typeOfVariable:
    return as(ReasonId::statementNotTranslated, {"decltype or typeof of a variable"});
  case ObstacleKind::statementExpression:
    return as(ReasonId::statementNotTranslated, {"a statement as an expression"});
  case ObstacleKind::vectorOfMemory:
    return as(ReasonId::vectorOfMemory, {obstacle.text});
  case ObstacleKind::vectorOfBits:
    return as(ReasonId::vectorOfBits, {obstacle.text});
  case ObstacleKind::vectorAsObject:
    return as(ReasonId::vectorAsObject, {obstacle.text});
  case ObstacleKind::vectorChanges:
    return as(ReasonId::vectorChanges, {obstacle.text});
  case ObstacleKind::otherStatement:
    return as(ReasonId::statementNotTranslated, {obstacle.text.empty() ? "of an unusual kind" : obstacle.text});
  }
  return as(ReasonId::statementNotTranslated, {obstacle.text});
}

namespace {

/// Follows calls from a kernel into functions of the source.
class CallCheck {
public:
  CallCheck(const Program &program, Executor executor, bool handsOwnOn, bool mayUseOutside)
      : program_(program), executor_(executor), handsOwnOn_(handsOwnOn), mayUseOutside_(mayUseOutside) {}

  void kernel(const Statement &root);

  std::vector<Reason> reasons;

private:
  void statement(const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      for (const Call &call : each.calls)
        check(call);
    });
  }

  void add(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    addOnce(reasons, {.id = id, .arguments = std::move(arguments), .span = span});
  }

  void check(const Call &call);
  bool canAsk(const std::string &name) const;
  void function(FunctionId id, const SourceSpan &at);
  void noteSameKind(FunctionId id, const SourceSpan &at);
  void directive(FunctionId id, const Statement &statement);
  bool updatesShared(FunctionId id, const Statement &atomic) const;
  bool holdsOwn(FunctionId id) const;
  void variables(const Function &function);

  /// A function that is for the GPU because another one is.
  struct SameKind {
    FunctionId id;
    SourceSpan at;
  };

  const Program &program_;
  Executor executor_;
  bool handsOwnOn_;                            ///< the kernel, or one of the open functions
  bool mayUseOutside_;                         ///< functions may use variables of file scope
  std::set<std::pair<FunctionId, bool>> done_; ///< with what handsOwnOn_ was
  std::vector<FunctionId> open_;
  std::vector<SameKind> sameKind_;
};

/// What the kernel calls, and then what is of one kind with it.
void CallCheck::kernel(const Statement &root) {
  statement(root);
  handsOwnOn_ = false;
  // No kernel calls them, and none gives them anything.
  mayUseOutside_ = false;
  for (std::size_t i = 0; i < sameKind_.size(); ++i)
    function(sameKind_[i].id, SourceSpan(sameKind_[i].at));
}

bool CallCheck::canAsk(const std::string &name) const {
  return (executor_ == Executor::threadOfTeam && isAskedOfThread(name)) ||
         (executor_ == Executor::team && isAskedOfTeam(name));
}

void CallCheck::check(const Call &call) {
  if (call.name.empty()) return add(ReasonId::callIsIndirect, {}, call.span);
  if (call.kind == CallKind::ofUnit) return function(*call.function, call.span);
  if (canAsk(call.name)) {
    if (!program_.textOf(call.span).starts_with(call.name)) add(ReasonId::textFromMacro, {}, call.span);
    return;
  }
  if (dependsOnThread(call.name)) return add(ReasonId::dependsOnThreads, {call.name}, call.span);
  if (call.isOfVector) return add(ReasonId::vectorAsObject, {std::string(program_.textOf(call.span))}, call.span);
  if (call.kind == CallKind::unknown) return add(ReasonId::callIsUnknown, {call.name}, call.span);
  if (!isOnGpuToo(call.name)) add(ReasonId::callIsOfSystem, {call.name}, call.span);
}

/// What a caller hands on has its own type there, and a pointer that is read through a cast is an obstacle.
bool isOfVoid(const Variable &variable) {
  return variable.storage == Storage::parameter && (variable.type == "void *" || variable.type == "const void *");
}

/// A function for the GPU has all that it uses in itself, or is given it.
void CallCheck::variables(const Function &function) {
  forEachAccess(function.body, [&](const Access &access) {
    const Variable &variable = program_[access.variable];
    const bool isOwn = variable.storage == Storage::local || variable.storage == Storage::parameter;
    const bool isGiven = isConstantOfCxx(variable) || (mayUseOutside_ && canBeOutside(program_, access));
    // What a method does to its object is seen where it is called.
    const bool isOfObject = variable.storage == Storage::member && function.isMethod;
    if (isOfObject && access.target == AccessTarget::pointee)
      add(ReasonId::leadsToPointers, {variable.name}, access.span);
    else if (!isOwn && !isGiven && !isOfObject)
      add(ReasonId::calleeUsesVariable, {function.name, variable.name}, access.span);
    else if (access.target == AccessTarget::pointee && variable.pointsToPointers && !isOfVoid(variable))
      add(ReasonId::leadsToPointers, {variable.name}, access.span);
  });
}

/// Memory that a pointer of the caller leads to. What a function has for itself, on the way from the kernel to the
/// update, is no other thread's, and a pointer may lead to it.
bool CallCheck::updatesShared(FunctionId id, const Statement &atomic) const {
  if (!isAtomicUpdate(atomic) || program_[id].isInstance) return false;
  const Update &update = *atomic.children.front().update;
  const Variable &variable = program_[update.variable];
  const bool isOfFile =
      variable.storage == Storage::global && (variable.shape == Shape::number || variable.shape == Shape::array);
  if (isOfFile && mayUseOutside_) return true;
  return !handsOwnOn_ && !update.isWhole && program_[update.variable].shape == Shape::pointer;
}

bool CallCheck::holdsOwn(FunctionId id) const {
  return std::ranges::any_of(program_.variables, [&](const Variable &variable) {
    return variable.function == id && variable.shape != Shape::pointer && variable.addressEscapes;
  });
}

void CallCheck::directive(FunctionId id, const Statement &statement) {
  const Directive &directive = *statement.directive;
  const bool waits =
      executor_ == Executor::threadOfTeam && directive.kind == DirectiveKind::barrier && directive.clauses.empty();
  const bool updates = directive.kind == DirectiveKind::atomic && updatesShared(id, statement);
  if (directive.isInMacro || statement.isInMacro || !(waits || updates))
    add(ReasonId::calleeHasDirective, {program_[id].name, directive.name}, statement.span);
}

/// Instances and specialisations of a template share its declaration, and what CUDA takes it for.
void CallCheck::noteSameKind(FunctionId id, const SourceSpan &at) {
  for (std::size_t i = 0; i < program_.functions.size(); ++i) {
    const FunctionId other{static_cast<std::uint32_t>(i)};
    const auto isShared = [&](std::uint32_t place) {
      return std::ranges::find(program_[other].declared, place) != program_[other].declared.end();
    };
    if (other != id && std::ranges::any_of(program_[id].declared, isShared) &&
        std::ranges::find(sameKind_, other, &SameKind::id) == sameKind_.end())
      sameKind_.push_back({.id = other, .at = at});
  }
}

void CallCheck::function(FunctionId id, const SourceSpan &at) {
  const Function &callee = program_[id];
  if (std::ranges::find(open_, id) != open_.end()) return add(ReasonId::callIsRecursive, {callee.name}, at);
  if (!done_.insert({id, handsOwnOn_}).second) return;
  noteSameKind(id, at);
  if (!callee.isPlain) return add(ReasonId::functionNotPlain, {callee.name}, at);
  if (!callee.isInSource) return add(ReasonId::calleeNotInSource, {callee.name}, at);
  open_.push_back(id);
  const bool handedOn = handsOwnOn_;
  handsOwnOn_ = handsOwnOn_ || holdsOwn(id);
  for (Reason &reason : obstaclesOfText(callee.body, &callee))
    addOnce(reasons, std::move(reason));
  forEachStatement(callee.body, [&](const Statement &each) {
    if (each.directive) directive(id, each);
  });
  if (mayWait(callee.body)) add(ReasonId::calleeHasDirective, {callee.name, "atomic"}, at);
  variables(callee);
  statement(callee.body);
  handsOwnOn_ = handedOn;
  open_.pop_back();
}

/// True for what only the function itself sees.
bool staysInFunction(const Program &program, const Access &access) {
  const Variable &variable = program[access.variable];
  const bool isOwn = variable.storage == Storage::local || variable.storage == Storage::parameter;
  return !access.writes() || (isOwn && access.target != AccessTarget::pointee && variable.shape != Shape::other);
}

bool isWithoutEffect(const Program &program, const Call &call, std::set<FunctionId> &open) {
  if (call.kind == CallKind::ofSystem)
    return isOnGpuToo(call.name) || call.name == "omp_get_wtime" || call.name == "omp_get_max_threads" ||
           call.name == "omp_get_num_procs";
  if (call.kind != CallKind::ofUnit || !open.insert(*call.function).second) return false;
  bool result = true;
  forEachStatement(program[*call.function].body, [&](const Statement &each) {
    result &= !each.directive && std::ranges::all_of(each.obstacles, [](const Obstacle &obstacle) {
      return obstacle.kind == ObstacleKind::nameOfClass;
    });
    for (const Call &inner : each.calls)
      result = result && isWithoutEffect(program, inner, open);
  });
  forEachAccess(program[*call.function].body,
                [&](const Access &access) { result &= staysInFunction(program, access); });
  open.erase(*call.function);
  return result;
}

bool readsOnlyArguments(const Program &program, const Call &call, std::set<FunctionId> &seen) {
  if (call.kind == CallKind::ofSystem) return isOnGpuToo(call.name);
  if (call.kind != CallKind::ofUnit) return false;
  if (!seen.insert(*call.function).second) return true;
  const Function &function = program[*call.function];
  bool result = !function.isMethod;
  forEachAccess(function.body, [&](const Access &access) {
    const Variable &variable = program[access.variable];
    const bool isOwn = variable.storage == Storage::local || variable.storage == Storage::parameter;
    result &= isConstantOfCxx(variable) ||
              (isOwn && access.target != AccessTarget::pointee && variable.shape != Shape::other);
  });
  forEachStatement(function.body, [&](const Statement &each) {
    for (const Call &inner : each.calls)
      result = result && readsOnlyArguments(program, inner, seen);
  });
  return result;
}

} // namespace

std::vector<Reason> obstaclesOfText(const Statement &statement, const Function *callee) {
  std::vector<Reason> out;
  forEachStatement(statement, [&](const Statement &each) {
    for (const Obstacle &obstacle : each.obstacles) {
      const bool isOfObject = obstacle.kind == ObstacleKind::thisObject || obstacle.kind == ObstacleKind::nameOfClass;
      const bool isOfText = obstacle.kind == ObstacleKind::typeOfVariable || obstacle.kind == ObstacleKind::localType;
      const bool isAsDeclared = callee != nullptr && (isOfText || (callee->isMethod && isOfObject));
      if (!isAsDeclared) addOnce(out, reasonOf(obstacle));
    }
  });
  return out;
}

std::vector<Reason> obstaclesOfCalls(const Program &program, const Statement &statement, Executor executor,
                                     bool handsOwnOn, bool mayUseOutside) {
  CallCheck check(program, executor, handsOwnOn, mayUseOutside);
  check.kernel(statement);
  return std::move(check.reasons);
}

void addCallees(const Program &program, const Statement &statement, std::set<FunctionId> &out) {
  forEachStatement(statement, [&](const Statement &each) {
    for (const Call &call : each.calls)
      if (call.function && out.insert(*call.function).second) addCallees(program, program[*call.function].body, out);
  });
}

bool readsOnlyArguments(const Program &program, const Call &call) {
  std::set<FunctionId> seen;
  return readsOnlyArguments(program, call, seen);
}

bool isWithoutEffect(const Program &program, const Call &call) {
  std::set<FunctionId> open;
  return isWithoutEffect(program, call, open);
}

} // namespace warpgrain::openmp
