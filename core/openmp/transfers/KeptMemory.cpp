// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/KeptMemory.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/transfers/HiddenCode.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

bool hasLabels(const Statement &block) {
  return std::ranges::any_of(block.children, [](const Statement &child) { return child.kind == StatementKind::label; });
}

} // namespace

bool mayHaveSeenCallers(const Program &program, const Function &function, bool isOpen) {
  // Templates are not read, and may call what they see.
  return !function.isUsedAsPointer && !function.isCalledEarly && function.isPlain && !function.isMethod &&
         (!isOpen || (function.isInternal && program.isC));
}

KeptMemory::KeptMemory(const Program &program, const ProgramPlan &plan, const CpuEffectsReader &effects,
                       bool isPartOfProgram, const Links *links)
    : program_(program), effects_(effects), isPartOfProgram_(isPartOfProgram), links_(links) {
  bool hasMain = false;
  for (const Function &function : program.functions) {
    hasMain |= function.name == "main";
    forEachStatement(function.body, [&](const Statement &each) {
      for (const Call &call : each.calls)
        callsUnknown_ |= call.kind == CallKind::unknown || call.name.empty();
    });
  }
  isPartOfProgram_ |= !hasMain;
  for (const Region &region : plan.regions)
    regions_.push_back(region.statement->span);
  findClasses(plan);
  findLiterals();
  findClosed();
  findHiddenCode();
}

/// Pointers that keep their first value.
void KeptMemory::findLiterals() {
  for (std::size_t i = 0; i < program_.variables.size(); ++i) {
    const Variable &each = program_.variables[i];
    const bool isOfFunction = each.storage == Storage::local || each.storage == Storage::staticLocal;
    if (each.beginsAsLiteral && isOfFunction && !each.addressEscapes)
      literals_.insert(VariableId{static_cast<std::uint32_t>(i)});
  }
  if (literals_.empty()) return;
  for (const Function &function : program_.functions)
    forEachStatement(function.body, [&](const Statement &each) {
      for (const auto *list : {&each.head, &each.tail})
        for (const Access &access : *list) {
          const bool isFirst = std::ranges::find(each.declares, access.variable) != each.declares.end();
          if (access.writes() && access.target != AccessTarget::pointee && !isFirst) literals_.erase(access.variable);
        }
    });
}

/// Another source may take the address of what has a name for all sources.
bool KeptMemory::isReachable(const Variable &variable) const {
  const bool isForAll = variable.storage == Storage::global && (isPartOfProgram_ || callsUnknown_);
  // First values of members in C++ are not read.
  const bool isOfCxx = !program_.isC && variable.storage != Storage::local;
  return variable.addressEscapes || isForAll || isOfCxx;
}

void KeptMemory::findClasses(const ProgramPlan &plan) {
  refused_.emplace_back();
  for (const Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &each : kernel.mapped) {
        const Variable &variable = program_[each.variable];
        if (variable.shape != Shape::array) continue;
        if (isReachable(variable))
          arrays_[each.variable] = behindPointers;
        else if (!arrays_.contains(each.variable))
          arrays_[each.variable] = static_cast<MemoryClass>(refused_.size()), refused_.emplace_back();
      }
}

std::optional<MemoryClass> KeptMemory::classOf(VariableId id, bool isPointee) const {
  // The library's own.
  if (isPointee && (program_[id].type.starts_with("FILE *") || literals_.contains(id))) return std::nullopt;
  if (isPointee) return behindPointers;
  if (const auto known = arrays_.find(id); known != arrays_.end()) return known->second;
  // An array that kernels have by pointers only.
  const Variable &variable = program_[id];
  return variable.shape == Shape::array && isReachable(variable) ? std::optional(behindPointers) : std::nullopt;
}

bool KeptMemory::refuse(MemoryClass each, ReasonId reason, std::vector<std::string> arguments, const SourceSpan &span) {
  if (refused_[each]) return false;
  refused_[each] = Reason{.id = reason, .arguments = std::move(arguments), .span = span};
  return true;
}

void KeptMemory::refuseAll(const std::string &code, const SourceSpan &span) {
  for (MemoryClass each = 0; each < refused_.size(); ++each)
    refuse(each, ReasonId::copiedForHiddenCode, {code}, span);
}

/// The greatest set of functions whose callers are all seen, and are of the set.
void KeptMemory::findClosed() {
  if (links_ != nullptr) {
    closed_ = links_->closed;
    return;
  }
  std::map<FunctionId, std::set<FunctionId>> callers;
  for (std::size_t i = 0; i < program_.functions.size(); ++i)
    forEachStatement(program_.functions[i].body, [&](const Statement &each) {
      for (const Call &call : each.calls)
        if (call.function) callers[*call.function].insert(FunctionId{static_cast<std::uint32_t>(i)});
    });
  const auto mayBe = [&](const Function &function, FunctionId id) {
    if (function.name == "main" && !function.isMethod) return true;
    return !callers[id].empty() && mayHaveSeenCallers(program_, function, isPartOfProgram_ || callsUnknown_);
  };
  for (std::size_t i = 0; i < program_.functions.size(); ++i)
    if (const FunctionId id{static_cast<std::uint32_t>(i)}; mayBe(program_.functions[i], id)) closed_.insert(id);
  for (bool isChanged = true; isChanged;)
    isChanged = std::erase_if(closed_, [&](FunctionId id) {
                  return program_[id].name != "main" &&
                         std::ranges::any_of(callers[id], [&](FunctionId caller) { return !closed_.contains(caller); });
                }) > 0;
}

/// A method that the language may call, or code of the system.
static bool isCalledUnseen(const Function &function) {
  return function.isMethod && (!function.isPlain || function.isCalledBySystem || function.name.starts_with("operator"));
}

/// Code of which no call is seen: a function that is used by its address, a method, which the language may call.
void KeptMemory::hiddenFunction(const Function &function, FunctionId id) {
  const std::string code = function.name + "()";
  if (effects_.launches(id) || (function.isMethod && !function.isPlain)) return refuseAll(code, function.span);
  const CpuEffects effects = effects_.ofFunction(id);
  if (effects.isUnknown) return refuseAll(code, function.span);
  for (const Touch &each : effects.touches)
    if (const auto touched = classOf(each.variable, each.isPointee))
      refuse(*touched, ReasonId::copiedForHiddenCode, {code}, function.span);
}

void KeptMemory::findHiddenCode() {
  for (std::size_t i = 0; i < program_.functions.size(); ++i) {
    const Function &function = program_.functions[i];
    const FunctionId id{static_cast<std::uint32_t>(i)};
    const bool isNamedElsewhere = links_ != nullptr && links_->hidden.contains(id);
    const bool launches = (function.isMethod || !function.isPlain) && effects_.launches(id);
    if (isNamedElsewhere || function.isUsedAsPointer || isCalledUnseen(function) || launches)
      hiddenFunction(function, id);
    forEachStatement(function.body, [&](const Statement &each) {
      if (const auto code = breaksOrder(each)) refuseAll(*code, each.span);
    });
  }
  for (const UnreadDirective &unread : program_.unread)
    refuseAll("#pragma omp " + unread.name + " (" + unread.place + ")", {});
}

bool KeptMemory::needsScope(VariableId variable) const {
  return program_[variable].shape == Shape::array && program_[variable].storage == Storage::local;
}

/// True where a statement can follow the declaration, whose object ends the memory on the GPU with the block.
bool KeptMemory::canEnd(const Variable &variable, VariableId id) const {
  if (!variable.canBeKnown || !variable.function || !variable.isPlainData) return false;
  const auto holdsIt = [&](const SourceSpan &region) { return region.contains(variable.declared); };
  if (std::ranges::any_of(regions_, holdsIt)) return false;
  bool isJumpedOver = false;
  forEachStatement(program_[*variable.function].body, [&](const Statement &each) {
    const bool isHere = std::ranges::any_of(each.children, [&](const Statement &child) {
      return std::ranges::find(child.declares, id) != child.declares.end();
    });
    isJumpedOver |= isHere && hasLabels(each);
  });
  return !isJumpedOver;
}

bool KeptMemory::isRecursive(FunctionId function) const {
  if (links_ != nullptr) return links_->recursive.contains(function);
  std::set<FunctionId> reached;
  addCallees(program_, program_[function].body, reached);
  return reached.contains(function);
}

std::vector<Reason> KeptMemory::reasonsAgainst(FunctionId function, const MappedVariable &mapped) const {
  const Variable &variable = program_[mapped.variable];
  const auto because = [&](ReasonId id, std::vector<std::string> arguments) {
    return std::vector<Reason>{{.id = id, .arguments = std::move(arguments), .span = variable.declared}};
  };
  if (variable.shape != Shape::array && variable.shape != Shape::pointer)
    return because(ReasonId::copiedAsNumber, {variable.name});
  const auto own = classOf(mapped.variable, mapped.byPointer);
  if (own && refused_[*own]) return {*refused_[*own]};
  if (!isClosed(function)) return because(ReasonId::copiedForCallers, {program_[function].name});
  if (needsScope(mapped.variable) && !canEnd(variable, mapped.variable))
    return because(ReasonId::copiedWithBlock, {variable.name});
  if (needsScope(mapped.variable) && isRecursive(function))
    return because(ReasonId::copiedInRecursion, {program_[function].name, variable.name});
  return {};
}

} // namespace warpgrain::openmp
