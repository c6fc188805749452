// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/CpuEffects.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"

#include <algorithm>
#include <array>

namespace warpgrain::openmp {

namespace {

/// Obstacles that touch no memory.
bool isHarmless(ObstacleKind kind) {
  switch (kind) {
  case ObstacleKind::pointerStored:
  case ObstacleKind::functionPointer:
  case ObstacleKind::allocation:
  case ObstacleKind::goTo:
  case ObstacleKind::lengthAtRunTime:
  case ObstacleKind::staticLocal:
  case ObstacleKind::localType:
  case ObstacleKind::typeOfVariable:
  case ObstacleKind::nameOfClass:
    return true;
  default:
    return false;
  }
}

/// True where an expression, of which only the text is there, may follow a pointer or call something.
bool mayTouchMemory(std::string_view text) {
  bool isOperand = false; // before the token
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (word == "[" || word == "->" || (isOperand && word == "(") || (!isOperand && word == "*")) return true;
    isOperand = token.kind == TokenKind::identifier || token.kind == TokenKind::number || word == ")";
  }
  return false;
}

/// True where each name in an expression is that of numbers alone: a macro or a reference may mean anything.
bool namesNumbers(const Program &program, std::string_view text) {
  return std::ranges::all_of(tokenize(text), [&](const Token &token) {
    if (token.kind != TokenKind::identifier) return true;
    bool isKnown = false;
    for (const Variable &variable : program.variables)
      if (variable.name == textOf(text, token)) {
        if (variable.shape != Shape::number) return false;
        isKnown = true;
      }
    return isKnown;
  });
}

/// Clauses that hold an expression, and no words of their own.
bool isExpression(const Clause &clause) {
  constexpr std::array<std::string_view, 6> names{"if", "num_threads", "num_teams", "thread_limit", "device", "final"};
  return std::ranges::find(names, clause.name) != names.end();
}

bool mayTouchMemory(const Program &program, const Directive &directive) {
  return std::ranges::any_of(directive.clauses, [&](const Clause &clause) {
    if (clause.isConstant || (isExpression(clause) && clause.readsNumbers)) return false;
    return clause.namesParts || mayTouchMemory(std::string_view(clause.text)) ||
           (isExpression(clause) && !namesNumbers(program, clause.text));
  });
}

/// A function of the system may follow what it finds there. Those of <stdio.h> and streams only follow their own.
bool mayLeadFurther(const Variable &variable, const Access &access) {
  if (variable.shape == Shape::other) return true;
  if (variable.isStream) return false;
  if (access.isAddress || variable.type.starts_with("FILE *")) return false;
  return access.target == AccessTarget::pointee ? variable.pointsToPointers : variable.holdsPointers && access.writes();
}

/// True of a pointer to numbers that may be changed through it: its type says so, without a name that hides a `const`.
bool pointsToNumbers(const Variable &variable) {
  constexpr std::array<std::string_view, 22> words{
      "char",     "short",    "int",      "long",     "float",   "double",  "bool",    "_Bool",
      "signed",   "unsigned", "size_t",   "int8_t",   "int16_t", "int32_t", "int64_t", "uint8_t",
      "uint16_t", "uint32_t", "uint64_t", "volatile", "struct",  "std"};
  const std::string_view text = variable.type;
  const std::size_t star = text.find('*');
  if (variable.shape != Shape::pointer || star == std::string_view::npos || text.find('*', star + 1) != text.npos)
    return false;
  const std::vector<Token> tokens = tokenize(text.substr(0, star));
  return !tokens.empty() && std::ranges::all_of(tokens, [&](const Token &token) {
    return token.kind == TokenKind::identifier && std::ranges::find(words, textOf(text, token)) != words.end();
  });
}

bool isOwn(const Variable &variable) {
  return variable.storage == Storage::local || variable.storage == Storage::parameter;
}

} // namespace

/// True where an expression names variables, their members and elements, and computes with them.
static bool isPlainExpression(std::string_view text, const std::set<std::string_view> &names) {
  constexpr std::string_view operators = "[ ] . -> ( ) + - * / %";
  std::string_view before;
  bool isBehindOperand = false;
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    const bool isMember = before == "." || before == "->";
    if (token.kind == TokenKind::identifier && (isBehindOperand || (!isMember && !names.contains(word)))) return false;
    if (token.kind == TokenKind::string || token.kind == TokenKind::directive) return false;
    if (token.kind == TokenKind::punctuation && operators.find(word) == std::string_view::npos) return false;
    if (word == "(" && isBehindOperand) return false;
    if (token.kind == TokenKind::comment) continue;
    isBehindOperand = token.kind == TokenKind::identifier || token.kind == TokenKind::number || word == ")";
    before = word;
  }
  return true;
}

/// The pointer that an obstacle loads for the only call of a statement, where it has the same value before the
/// statement.
static std::optional<std::string> loadedBefore(const Program &program, const Statement &statement,
                                               const Obstacle &obstacle) {
  if (obstacle.kind != ObstacleKind::pointerLoaded || statement.isInMacro || statement.calls.size() != 1 ||
      obstacle.span.empty() || statement.directive)
    return std::nullopt;
  std::set<std::string_view> names;
  std::set<VariableId> variables;
  for (const Access &access : statement.head)
    if (obstacle.span.contains(access.span)) {
      if (access.isConditional) return std::nullopt;
      variables.insert(access.variable);
      names.insert(program[access.variable].name);
    }
  for (const auto *list : {&statement.head, &statement.tail})
    for (const Access &access : *list) {
      const bool isOfCall = access.passedTo || access.passedOut || access.isAddress;
      const bool isOther = access.target == AccessTarget::whole && !variables.contains(access.variable) &&
                           program[access.variable].shape != Shape::other;
      if (access.writes() && !isOfCall && !isOther) return std::nullopt;
    }
  for (const Obstacle &other : statement.obstacles) {
    const bool isApart = other.span.end <= obstacle.span.begin || obstacle.span.end <= other.span.begin;
    if (&other != &obstacle && (other.kind != ObstacleKind::pointerLoaded || !isApart)) return std::nullopt;
  }
  const std::string_view text = program.textOf(obstacle.span);
  return isPlainExpression(text, names) ? std::optional(std::string(text)) : std::nullopt;
}

/// Collects the effects of some statements.
class CpuEffectsReader::Reading {
public:
  /// `isAlone`: of one statement at most, before which its expressions may be evaluated.
  explicit Reading(const CpuEffectsReader &reader, bool isAlone = false) : reader_(reader), isAlone_(isAlone) {}

  void all(const Statement &statement) {
    isAlone_ &= statement.children.empty();
    forEachStatement(statement, [&](const Statement &each) { head(each); });
  }

  void head(const Statement &statement);
  CpuEffects finish();

private:
  void call(const Call &call);
  void function(FunctionId id);
  void direct(const Access &access);
  void pointee(const Access &access);
  bool readsThrough(const Statement &statement, const Obstacle &obstacle);

  const Program &program() const { return reader_.program_; }

  const CpuEffectsReader &reader_;
  bool isAlone_;
  CpuEffects out_;
  std::set<FunctionId> seen_;
  std::set<VariableId> declared_;
  std::set<VariableId> written_; ///< pointers that get another value
  std::set<Touch> followed_;     ///< through pointers
  std::set<Touch> addresses_;    ///< of what they may lead to
  bool hasUnknownAddress_ = false;
};

void CpuEffectsReader::Reading::direct(const Access &access) {
  const Variable &variable = program()[access.variable];
  if (variable.shape == Shape::pointer && access.mode == AccessMode::write && !access.isAddress)
    written_.insert(access.variable);
  const Touch touch{.variable = access.variable, .isPointee = false, .changes = access.writes()};
  (access.isAddress ? addresses_ : out_.touches).insert(touch);
}

void CpuEffectsReader::Reading::pointee(const Access &access) {
  const Touch touch{.variable = access.variable, .isPointee = true, .changes = access.writes()};
  (access.isAddress ? addresses_ : followed_).insert(touch);
}

void CpuEffectsReader::Reading::call(const Call &call) {
  if (const ExternalEffects *effects = reader_.effectsOf(call.external)) {
    out_.launchesElsewhere |= effects->launches;
    out_.isUnknown |= effects->isUnknown;
    return;
  }
  if (call.kind == CallKind::unknown || call.name.empty()) {
    out_.isUnknown = true;
  } else if (call.kind == CallKind::ofUnit) {
    if (reader_.launches(*call.function))
      out_.launching.push_back(*call.function);
    else
      function(*call.function);
  }
}

/// Its parameters lead where its arguments do, which the caller's accesses name.
void CpuEffectsReader::Reading::function(FunctionId id) {
  if (!seen_.insert(id).second) return;
  Reading inner(reader_);
  inner.seen_ = seen_;
  inner.all(program()[id].body);
  const CpuEffects effects = inner.finish();
  seen_.insert(inner.seen_.begin(), inner.seen_.end());
  out_.isUnknown |= effects.isUnknown;
  for (const Touch &each : effects.touches) {
    const Variable &variable = program()[each.variable];
    if (isOwn(variable)) continue;
    // The name must mean the same variable here, and where its address went is not followed.
    const auto sameName =
        std::ranges::count_if(program().variables, [&](const Variable &other) { return other.name == variable.name; });
    const bool isPointer = variable.shape == Shape::pointer;
    if (variable.shape != Shape::array && !isPointer) continue;
    if (sameName != 1 || variable.storage != Storage::global || (isPointer && !each.isPointee && each.changes))
      out_.isUnknown = true;
    else
      (each.isPointee ? followed_ : out_.touches).insert(each);
  }
}

/// Pointers of the functions that lead only to memory which these allocate, or where the type of a parameter lets them
/// write.
bool CpuEffectsReader::mayHideConstant(VariableId id, const std::set<FunctionId> &functions) const {
  const Variable &variable = program_[id];
  if (variable.addressEscapes || variable.shape != Shape::pointer) return true;
  if (variable.storage == Storage::parameter && !pointsToNumbers(variable)) return true;
  bool getsOther = false;
  for (const FunctionId function : functions)
    forEachStatement(program_[function].body, [&](const Statement &each) {
      const bool isNew = std::ranges::find(each.allocations, id, &Allocation::pointer) != each.allocations.end();
      for (const auto *list : {&each.head, &each.tail})
        for (const Access &access : *list)
          getsOther |= access.variable == id && access.target != AccessTarget::pointee && !isNew &&
                       (access.mode == AccessMode::write || access.isAddress);
    });
  return getsOther;
}

/// True where a function, or one that it calls, writes to what pointers of its own lead to.
template <typename IsMeant>
bool CpuEffectsReader::writesThrough(FunctionId id, bool ExternalEffects::*byOthers, IsMeant isMeant) const {
  std::set<FunctionId> reached{id};
  addCallees(program_, program_[id].body, reached);
  return std::ranges::any_of(reached, [&](FunctionId each) {
    bool found = false;
    forEachAccess(program_[each].body, [&](const Access &access) {
      const ExternalEffects *effects = effectsOf(access.passedOut);
      found |= effects != nullptr && effects->*byOthers;
      found |= access.writes() && !access.isAddress && access.target == AccessTarget::pointee &&
               isOwn(program_[access.variable]) && isMeant(access.variable, reached);
    });
    return found;
  });
}

/// Where their types promise nothing, the accesses of the arguments say that they are changed.
bool CpuEffectsReader::changesParameters(FunctionId id) const {
  return writesThrough(id, &ExternalEffects::changesParameters,
                       [&](VariableId pointer, const auto &functions) { return mayHideConstant(pointer, functions); });
}

bool CpuEffectsReader::writesParameters(FunctionId id) const {
  return writesThrough(id, &ExternalEffects::writesParameters, [](VariableId, const auto &) { return true; });
}

/// True where a function changes what an argument leads to. In C without a declaration of its parameters, the type of
/// the argument promises nothing.
bool CpuEffectsReader::changes(const Access &argument) const {
  const Variable &variable = program_[argument.variable];
  const bool promises = !program_.isC || variable.shape == Shape::array || pointsToNumbers(variable);
  const ExternalEffects *effects = effectsOf(argument.passedOut);
  if (effects != nullptr) return effects->changesParameters || (!promises && effects->writesParameters);
  return argument.passedTo &&
         (changesParameters(*argument.passedTo) || (!promises && writesParameters(*argument.passedTo)));
}

/// True for an access that loads a pointer: an obstacle says who follows it.
static bool loadsPointer(const Statement &statement, const Access &access) {
  return !access.writes() && std::ranges::any_of(statement.obstacles, [&](const Obstacle &obstacle) {
    return obstacle.kind == ObstacleKind::pointerLoaded && obstacle.span.contains(access.span) &&
           std::ranges::none_of(statement.calls, [&](const Call &call) { return obstacle.span.contains(call.span); });
  });
}

/// Notes a pointer that is loaded for a function which only reads through it.
bool CpuEffectsReader::Reading::readsThrough(const Statement &statement, const Obstacle &obstacle) {
  const ExternalEffects *elsewhere = reader_.effectsOf(obstacle.passedOut);
  const bool onlyReads = obstacle.passedTo ? !reader_.writesParameters(*obstacle.passedTo)
                                           : elsewhere != nullptr && !elsewhere->writesParameters;
  if (!isAlone_ || !onlyReads) return false;
  std::optional<std::string> pointer = loadedBefore(program(), statement, obstacle);
  if (!pointer) return false;
  out_.loaded.push_back(*std::move(pointer));
  hasUnknownAddress_ = true;
  return true;
}

void CpuEffectsReader::Reading::head(const Statement &statement) {
  if (statement.directive) out_.isUnknown |= mayTouchMemory(program(), *statement.directive);
  declared_.insert(statement.declares.begin(), statement.declares.end());
  for (const auto *list : {&statement.head, &statement.tail})
    for (const Access &access : *list) {
      if (reader_.launchesOut(access.passedOut) || (access.passedTo && reader_.launches(*access.passedTo))) continue;
      // A member is one of many, of which the name says no more.
      const Variable &variable = program()[access.variable];
      const ExternalEffects *effects = reader_.effectsOf(access.passedOut);
      if (variable.refersToNumber && variable.storage == Storage::parameter) {
        out_.touches.insert({.variable = access.variable, .isPointee = true, .changes = access.writes()});
        continue;
      }
      // Code that is read says itself what it follows.
      const bool isRead = variable.shape != Shape::other && (access.passedTo || effects != nullptr);
      out_.isUnknown |= variable.storage == Storage::member ||
                        (!isRead && !loadsPointer(statement, access) && mayLeadFurther(variable, access));
      Access seen = access;
      if (reader_.changes(access)) seen.mode = AccessMode::update;
      access.target == AccessTarget::pointee ? pointee(seen) : direct(seen);
    }
  for (const Obstacle &obstacle : statement.obstacles) {
    if (obstacle.touchesItself || isHarmless(obstacle.kind) || reader_.launchesOut(obstacle.passedOut) ||
        (obstacle.passedTo && reader_.launches(*obstacle.passedTo)) || readsThrough(statement, obstacle))
      continue;
    (obstacle.isAddress ? hasUnknownAddress_ : out_.isUnknown) = true;
  }
  for (const Call &each : statement.calls)
    call(each);
}

/// A pointer that is declared here leads to what the code takes the address of. What one leads to that gets another
/// value on the way is not followed.
CpuEffects CpuEffectsReader::Reading::finish() {
  bool followsNew = false;
  for (const Touch &each : followed_) {
    const bool isDeclared = declared_.contains(each.variable);
    followsNew |= isDeclared;
    out_.isUnknown |= !isDeclared && written_.contains(each.variable);
    if (!isDeclared) out_.touches.insert(each);
  }
  if (followsNew) {
    out_.isUnknown |= hasUnknownAddress_;
    for (Touch each : addresses_) {
      each.changes = true;
      if (!declared_.contains(each.variable)) out_.touches.insert(each);
    }
  }
  // What is declared here has no name before.
  std::erase_if(out_.touches, [&](const Touch &each) {
    if (!declared_.contains(each.variable)) return false;
    out_.isUnknown |= program()[each.variable].storage == Storage::staticLocal;
    return true;
  });
  return std::move(out_);
}

CpuEffectsReader::CpuEffectsReader(const Program &program, const ProgramPlan &plan, const Links *links)
    : program_(program), links_(links) {
  if (links != nullptr) launching_ = links->launching;
  findLaunching(plan);
}

void CpuEffectsReader::findLaunching(const ProgramPlan &plan) {
  for (const Region &region : plan.regions)
    if (region.isOnGpu()) {
      launching_.insert(region.function);
      regions_.insert(region.statement);
    }
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (std::size_t i = 0; i < program_.functions.size(); ++i)
      if (launches(program_.functions[i].body))
        isChanged |= launching_.insert(FunctionId{static_cast<std::uint32_t>(i)}).second;
  }
}

bool CpuEffectsReader::launches(const Statement &statement) const {
  bool found = false;
  forEachStatement(statement, [&](const Statement &each) {
    found |= regions_.contains(&each) || std::ranges::any_of(each.calls, [&](const Call &call) {
               return launchesOut(call.external) || (call.function && launching_.contains(*call.function));
             });
  });
  return found;
}

CpuEffects CpuEffectsReader::ofStatement(const Statement &statement) const {
  Reading reading(*this, /*isAlone=*/true);
  reading.all(statement);
  return reading.finish();
}

CpuEffects CpuEffectsReader::ofHead(const Statement &statement) const {
  Reading reading(*this, /*isAlone=*/true);
  reading.head(statement);
  return reading.finish();
}

bool CpuEffectsReader::reachesForeignMemory(FunctionId function) const {
  const CpuEffects effects = ofFunction(function);
  return effects.isUnknown || std::ranges::any_of(effects.touches, [&](const Touch &each) {
           const Variable &variable = program_[each.variable];
           return !isOwn(variable) && (variable.shape == Shape::array || variable.shape == Shape::pointer);
         });
}

CpuEffects CpuEffectsReader::ofFunction(FunctionId function) const {
  Reading reading(*this);
  reading.all(program_[function].body);
  return reading.finish();
}

} // namespace warpgrain::openmp
