// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/KernelPlanner.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/Flow.h"
#include "core/openmp/regions/OutsideVariables.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::openmp {

namespace {

/// What a kernel does with a variable.
struct Use {
  bool isRead = false;
  bool isWritten = false;
  bool readsPointee = false;
  bool writesPointee = false;
  bool namesWhole = false; ///< of an array: as an object, not as the address of its first element
  SourceSpan span;

  void add(const Access &access) {
    if (access.target == AccessTarget::pointee) {
      readsPointee |= access.reads();
      writesPointee |= access.writes();
    } else {
      isRead |= access.reads();
      isWritten |= access.writes();
      namesWhole |= access.target == AccessTarget::whole;
    }
    if (span.empty()) span = access.span;
  }
};

template <typename T>
bool contains(const std::vector<T> &list, const T &value) {
  return std::ranges::find(list, value) != list.end();
}

class VariablePlanner {
public:
  VariablePlanner(const Program &program, const Statement &region, Kernel &kernel)
      : program_(program), region_(region), kernel_(kernel) {}

  std::vector<Reason> plan();

private:
  void collect(const Statement &statement, const Statement *loop);
  void collectOutside();
  void giveToFunctions();
  void place(VariableId id, const Use &use, const Statement *loop);
  void placeShared(VariableId id, const Use &use);
  void placePrivate(VariableId id, const Use &use, const SharedVariable &how, const Statement *loop);
  void placePrivateArray(VariableId id, const Use &use, const SharedVariable &how);
  void placePerThread(VariableId id, const Use &use);
  bool beginsWithRead(VariableId id) const;
  bool isCopiedIn(VariableId id) const;
  void placeReduction(VariableId id, const SharedVariable &how, const Use &use);
  bool placeSection(KernelReduction &reduction, const Use &use);
  void map(VariableId id, const Use &use);
  /// Passed as it is on the host: a number, a plain struct, a pointer, or an array by address.
  void pass(VariableId id, const Use &use);
  bool isUsable(VariableId id, const Use &use);
  bool isUsedElsewhere(VariableId id) const;
  bool holds(const Statement &statement) const;

  void refuse(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    addOnce(reasons_, {.id = id, .arguments = std::move(arguments), .span = span});
  }

  const Program &program_;
  const Statement &region_;
  Kernel &kernel_;
  std::vector<VariableId> order_;
  std::map<VariableId, bool> outside_; ///< used by functions that the kernel calls; true where by it itself, too
  std::map<VariableId, std::map<const Statement *, Use>> uses_; ///< by loop; null: before and behind them
  std::vector<Reason> reasons_;
};

void VariablePlanner::collect(const Statement &statement, const Statement *loop) {
  forEachAccess(statement, [&](const Access &access) {
    if (!uses_.contains(access.variable)) order_.push_back(access.variable);
    uses_[access.variable][loop].add(access);
  });
}

/// Notes what functions that the kernel calls do with variables outside of them. The variable that they mean is the one
/// that all threads share. Nothing is known of the order of their accesses and those of critical sections.
void VariablePlanner::collectOutside() {
  const bool hasCritical = std::ranges::any_of(kernel_.loops, [](const Statement *loop) {
    bool found = false;
    forEachStatement(*loop, [&](const Statement &each) {
      found |= each.directive && each.directive->kind == DirectiveKind::critical;
    });
    return found;
  });
  for (const OutsideUse &use : outsideUses(program_, kernel_)) {
    const VariableId id = use.access->variable;
    const bool isShared = std::ranges::all_of(kernel_.loops, [&](const Statement *loop) {
      return sharingInLoop(program_, region_, *loop, id).sharing == Sharing::shared;
    });
    if (!isShared || hasCritical || !kernel_.before.empty() || !kernel_.after.empty())
      refuse(ReasonId::calleeUsesVariable, {program_[use.function].name, program_[id].name}, use.access->span);
    if (!outside_.contains(id)) outside_[id] = uses_.contains(id);
    if (!uses_.contains(id)) order_.push_back(id);
    uses_[id][kernel_.loops.front()].add(*use.access);
  }
}

/// What functions use of the kernel's memory and values.
void VariablePlanner::giveToFunctions() {
  for (const auto &[id, isOfKernel] : outside_) {
    kernel_.outside.push_back(id);
    if (isOfKernel) continue;
    std::erase(kernel_.values, id);
    for (MappedVariable &each : kernel_.mapped)
      each.isOfFunctions |= each.variable == id;
  }
}

/// True for the statements of this kernel.
bool VariablePlanner::holds(const Statement &statement) const {
  return contains(kernel_.loops, &statement) || contains(kernel_.before, &statement) ||
         contains(kernel_.after, &statement);
}

bool VariablePlanner::isUsedElsewhere(VariableId id) const {
  bool found = false;
  const auto look = [&](const auto &self, const Statement &statement) -> void {
    if (holds(statement)) return;
    for (const Access &access : statement.head)
      found |= access.variable == id;
    for (const Access &access : statement.tail)
      found |= access.variable == id;
    for (const Statement &child : statement.children)
      self(self, child);
  };
  look(look, region_);
  return found;
}

/// True for a threadprivate variable of which all threads have the value of the first one: it is copied in, and nothing
/// that the region executes gives it another one.
bool VariablePlanner::isCopiedIn(VariableId id) const {
  const Clause *clause = clauseOf(region_, ClauseKind::copyIn);
  if (clause == nullptr || !contains(clause->variables, id)) return false;
  bool isKept = true;
  const auto look = [&](const Statement &code) {
    forEachAccess(code, [&](const Access &access) {
      isKept &= access.variable != id || !access.writes() || access.target == AccessTarget::pointee;
    });
    forEachStatement(code, [&](const Statement &each) {
      for (const Call &call : each.calls)
        isKept &= call.kind != CallKind::unknown && !call.name.empty();
    });
  };
  look(region_);
  std::set<FunctionId> reached;
  addCallees(program_, region_, reached);
  for (const FunctionId each : reached)
    look(program_[each].body);
  return isKept && !program_[id].addressEscapes;
}

/// What holds for every variable that is not declared in the kernel.
bool VariablePlanner::isUsable(VariableId id, const Use &use) {
  const Variable &variable = program_[id];
  const std::size_t before = reasons_.size();
  if (variable.isVolatile) refuse(ReasonId::isVolatile, {variable.name}, use.span);
  const bool isReferred = !variable.referredParameter.empty() && !use.isWritten;
  if (variable.shape == Shape::other && !isReferred) refuse(ReasonId::typeNotTranslated, {variable.name}, use.span);
  if (!variable.isPlainData && !isReferred) refuse(ReasonId::notPlainData, {variable.name}, use.span);
  // Of an object that is passed by value, members are read that are no pointers: one that is loaded is an obstacle.
  const bool isOfNumbers = variable.shape == Shape::record && !use.isWritten && !use.namesWhole;
  if ((variable.holdsPointers && !isOfNumbers && !isReferred) ||
      (variable.pointsToPointers && (use.readsPointee || use.writesPointee)))
    refuse(ReasonId::leadsToPointers, {variable.name}, use.span);
  return reasons_.size() == before;
}

void VariablePlanner::map(VariableId id, const Use &use) {
  const bool byPointer = program_[id].shape == Shape::pointer;
  kernel_.mapped.push_back({.variable = id,
                            .isWritten = byPointer ? use.writesPointee : use.isWritten,
                            .byPointer = byPointer,
                            .isNamedWhole = program_[id].shape == Shape::array && use.namesWhole});
}

void VariablePlanner::pass(VariableId id, const Use &use) {
  const Variable &variable = program_[id];
  // A constant of C++ is one on the GPU too.
  if (isConstantOfCxx(variable)) return;
  if (!variable.referredParameter.empty()) {
    kernel_.referred.push_back(id);
    return kernel_.values.push_back(id);
  }
  if (variable.shape == Shape::number || (variable.shape == Shape::record && variable.bytes.value_or(4096) <= 1024))
    return kernel_.values.push_back(id);
  if (variable.shape != Shape::pointer && !variable.bytes)
    return refuse(ReasonId::extentUnknown, {variable.name}, use.span);
  map(id, use);
}

void VariablePlanner::placeShared(VariableId id, const Use &use) {
  const Variable &variable = program_[id];
  if (!isUsable(id, use)) return;
  if (!use.isWritten) return pass(id, use);
  if (variable.shape == Shape::pointer) return refuse(ReasonId::pointerChanges, {variable.name}, use.span);
  if (!variable.bytes) return refuse(ReasonId::extentUnknown, {variable.name}, use.span);
  map(id, use);
}

void VariablePlanner::placeReduction(VariableId id, const SharedVariable &how, const Use &use) {
  const Variable &variable = program_[id];
  const std::string &operation = how.operation;
  const bool isNumber = (variable.shape == Shape::number && !variable.isVolatile) ||
                        (variable.refersToNumber && !variable.referredParameter.empty());
  const bool isSection = how.section && how.section->count <= maximumReducedElements && !variable.isVolatile;
  const bool isInteger = isSection ? how.section->isInteger : variable.isInteger;
  if ((!isNumber && !isSection) || !isReducible(operation, isInteger))
    return refuse(ReasonId::reductionNotTranslated, {operation, variable.name}, use.span);
  KernelReduction reduction{.variable = id, .operation = operation, .section = how.section};
  if (isSection && !placeSection(reduction, use)) return;
  kernel_.reductions.push_back(std::move(reduction));
}

/// Each thread has the elements from the first one of the array on, so that they have their numbers; and all of them
/// where the array is used as an object.
bool VariablePlanner::placeSection(KernelReduction &reduction, const Use &use) {
  const Variable &variable = program_[reduction.variable];
  const Section &section = *reduction.section;
  const bool isWhole = variable.shape == Shape::array && use.namesWhole;
  reduction.held = isWhole ? section.extent : section.first + section.count;
  const auto limit = static_cast<std::int64_t>(maximumPrivateBytes / section.elementBytes);
  if (variable.shape == Shape::pointer && use.isWritten)
    refuse(ReasonId::pointerChanges, {variable.name}, use.span);
  else if (section.first < 0)
    refuse(ReasonId::reductionNotTranslated, {reduction.operation, variable.name}, use.span);
  else if (isWhole && reduction.held == 0)
    refuse(ReasonId::extentUnknown, {variable.name}, use.span);
  else if (reduction.held > limit)
    refuse(ReasonId::privateTooLarge,
           {variable.name, std::to_string(static_cast<std::uint64_t>(reduction.held) * section.elementBytes)},
           use.span);
  else
    return true;
  return false;
}

/// True where an iteration's first access of a private array reads it: of what another iteration wrote.
bool VariablePlanner::beginsWithRead(VariableId id) const {
  for (const Statement *loop : kernel_.loops)
    for (const Statement *body : bodiesOf(*loop)) {
      std::optional<bool> reads;
      forEachAccess(*body, [&](const Access &access) {
        if (access.variable == id && !reads) reads = access.reads();
      });
      if (reads.value_or(false)) return true;
    }
  return false;
}

void VariablePlanner::placePrivateArray(VariableId id, const Use &use, const SharedVariable &how) {
  const Variable &variable = program_[id];
  if (!use.isWritten) return pass(id, use);
  if (how.sharing == Sharing::firstPrivate || isUsedElsewhere(id))
    return refuse(ReasonId::privateArrayFlows, {variable.name}, use.span);
  if (uses_[id].contains(nullptr)) return kernel_.threadPrivates.push_back(id);
  if (beginsWithRead(id)) return refuse(ReasonId::privateCarried, {variable.name}, use.span);
  kernel_.privates.push_back(id);
}

/// Lives as long as the GPU's thread, as it does for a thread of the CPU.
void VariablePlanner::placePerThread(VariableId id, const Use &use) {
  if (!use.isWritten) return pass(id, use);
  ValueFlow flow;
  bool isCarried = false;
  for (const Statement *each : kernel_.before)
    flow = valueFlow(*each, id, flow.isDefined || flow.isRead), isCarried |= flow.isRead;
  for (const Statement *loop : kernel_.loops) {
    bool isWrittenInLoop = false;
    forEachAccess(*bodyOf(*loop), [&](const Access &access) {
      isWrittenInLoop |= access.variable == id && access.writes() && access.target != AccessTarget::pointee;
    });
    isCarried |= valueFlow(*bodyOf(*loop), id, flow.isDefined && !isWrittenInLoop).isRead;
    flow.isDefined &= !isWrittenInLoop;
  }
  for (const Statement *each : kernel_.after)
    flow = valueFlow(*each, id, flow.isDefined), isCarried |= flow.isRead;
  if (isCarried) return refuse(ReasonId::privateCarried, {program_[id].name}, use.span);
  kernel_.threadPrivates.push_back(id);
}

/// A private variable is declared for each iteration, where no iteration reads what another wrote.
void VariablePlanner::placePrivate(VariableId id, const Use &use, const SharedVariable &how, const Statement *loop) {
  const Variable &variable = program_[id];
  if (!isUsable(id, use)) return;
  if (use.isWritten && !variable.bytes) return refuse(ReasonId::extentUnknown, {variable.name}, use.span);
  if (use.isWritten && *variable.bytes > maximumPrivateBytes)
    return refuse(ReasonId::privateTooLarge, {variable.name, std::to_string(*variable.bytes)}, use.span);
  if (variable.shape == Shape::array) return placePrivateArray(id, use, how);
  if (loop == nullptr) return placePerThread(id, use);
  if (!use.isWritten) return pass(id, use);
  for (const Statement *each : kernel_.loops)
    for (const Statement *body : bodiesOf(*each))
      if (valueFlow(*body, id).isRead) return refuse(ReasonId::privateCarried, {variable.name}, use.span);
  kernel_.privates.push_back(id);
}

void VariablePlanner::place(VariableId id, const Use &use, const Statement *loop) {
  const SharedVariable how =
      loop != nullptr ? sharingInLoop(program_, region_, *loop, id) : sharingInRegion(program_, region_, id);
  switch (how.sharing) {
  case Sharing::shared:
    return placeShared(id, use);
  case Sharing::reduction:
    return placeReduction(id, how, use);
  case Sharing::threadPrivate:
    if (isCopiedIn(id)) return placeShared(id, use);
    return refuse(ReasonId::isThreadPrivate, {program_[id].name}, use.span);
  case Sharing::linear:
    return refuse(ReasonId::clauseNotTranslated, {"linear"}, use.span);
  case Sharing::lastPrivate:
  case Sharing::firstAndLastPrivate:
    placePrivate(id, use, how, loop);
    if (loop == nullptr || isSharedSections(*loop) || continuesLoop(*bodyOf(*loop)))
      return refuse(ReasonId::lastPrivateCounter, {program_[id].name}, use.span);
    if (!contains(kernel_.privates, id) || program_[id].shape != Shape::number)
      return refuse(ReasonId::clauseNotTranslated, {"lastprivate(" + program_[id].name + ")"}, use.span);
    return kernel_.lastPrivates.push_back(id);
  default:
    return placePrivate(id, use, how, loop);
  }
}

std::vector<Reason> VariablePlanner::plan() {
  for (const Statement *each : kernel_.before)
    collect(*each, nullptr);
  for (const Statement *loop : kernel_.loops)
    collect(*bodyOf(*loop), loop);
  for (const Statement *each : kernel_.after)
    collect(*each, nullptr);
  collectOutside();
  for (const VariableId id : order_) {
    Use all;
    const Statement *first = nullptr;
    bool isInside = true; // declared in the loops' bodies, or their counters
    for (const auto &[loop, use] : uses_[id]) {
      all.isRead |= use.isRead;
      all.isWritten |= use.isWritten;
      all.readsPointee |= use.readsPointee;
      all.writesPointee |= use.writesPointee;
      all.namesWhole |= use.namesWhole;
      if (all.span.empty()) all.span = use.span;
      const bool counts = loop != nullptr && std::ranges::any_of(loop->directive->loops, [&](const CountedLoop &each) {
                            return each.counter == id;
                          });
      isInside &= loop != nullptr && (counts || declares(*loop, id));
      if (counts && loop->directive->find(ClauseKind::lastPrivate) != nullptr &&
          contains(loop->directive->find(ClauseKind::lastPrivate)->variables, id))
        refuse(ReasonId::lastPrivateCounter, {program_[id].name}, use.span);
      if (loop != nullptr) first = loop;
    }
    // Before and behind the loops variables outlive the iterations.
    if (!isInside) place(id, all, uses_[id].contains(nullptr) && program_[id].shape != Shape::array ? nullptr : first);
  }
  if (reasons_.empty()) giveToFunctions();
  return std::move(reasons_);
}

} // namespace

const Statement *bodyOf(const Statement &loop) {
  const Statement *body = &loop;
  for (std::size_t level = 0; level < loop.directive->loops.size() && !body->children.empty(); ++level) {
    body = &body->children.back();
    while (body->kind == StatementKind::compound && body->children.size() == 1)
      body = &body->children.front();
  }
  return body->children.empty() ? body : &body->children.back();
}

std::vector<const Statement *> bodiesOf(const Statement &loop) {
  if (!isSharedSections(loop)) return {bodyOf(loop)};
  std::vector<const Statement *> out;
  for (const Statement &section : bodyOf(loop)->children)
    out.push_back(&section);
  return out;
}

bool continuesLoop(const Statement &body) {
  if (body.kind == StatementKind::continues) return true;
  if (body.kind == StatementKind::counted || body.kind == StatementKind::whileLoop ||
      body.kind == StatementKind::doLoop)
    return false;
  return std::ranges::any_of(body.children, continuesLoop);
}

namespace {

/// True where all that the iterations share and write are elements of arrays by the number of the iteration.
bool writesOwnElements(const Program &program, const Statement &region, const Statement &loop) {
  if (loop.directive->loops.size() != 1) return false;
  const VariableId counter = loop.directive->loops.front().counter;
  std::set<VariableId> written;
  std::set<VariableId> elsewhere;
  forEachAccess(*bodyOf(loop), [&](const Access &access) {
    const bool isPointee = access.target == AccessTarget::pointee;
    if (!isPointee && sharingInLoop(program, region, loop, access.variable).sharing != Sharing::shared) return;
    const bool isPlain = program[access.variable].shape == Shape::array && !program[access.variable].addressEscapes;
    if (access.writes()) written.insert(access.variable);
    if (!isPlain || access.element != counter) elsewhere.insert(access.variable);
  });
  return std::ranges::none_of(written, [&](VariableId id) { return elsewhere.contains(id); });
}

} // namespace

std::string chunkOf(const Program &program, const Statement &region, const Kernel &kernel, const Statement &loop) {
  const Clause *schedule = loop.directive->find(ClauseKind::schedule);
  if (kernel.isOfTeams() || kernel.team || kernel.grid || schedule == nullptr || schedule->text == "1") return {};
  const bool isAlone = kernel.loops.size() == 1 && kernel.outside.empty();
  return isAlone && writesOwnElements(program, region, loop) ? std::string() : schedule->text;
}

bool isReducible(const std::string &operation, bool isInteger) {
  static const std::set<std::string> known{"+", "-", "*", "&", "|", "^", "&&", "||", "min", "max"};
  const bool isOfBits = operation == "&" || operation == "|" || operation == "^";
  return known.contains(operation) && (isInteger || !isOfBits);
}

std::vector<Reason> planVariables(const Program &program, const Statement &region, Kernel &kernel) {
  return VariablePlanner(program, region, kernel).plan();
}

} // namespace warpgrain::openmp
