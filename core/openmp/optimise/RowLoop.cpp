// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/optimise/RowLoop.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/Flow.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

template <typename T>
bool contains(const std::vector<T> &list, const T &value) {
  return std::ranges::find(list, value) != list.end();
}

class RowReader {
public:
  RowReader(const Program &program, const Statement &region, const Kernel &kernel, const Statement &loop)
      : program_(program), region_(region), kernel_(kernel), body_(*bodyOf(*kernel.loops.front())), loop_(loop),
        row_(loop.children.back()) {}

  bool read();

  LoopCollapse out;
  std::optional<Reason> why;

private:
  bool findLoop();
  bool isOfRows() const;
  std::string whatNeedsOrder() const;
  bool countsUp() const;
  bool surroundingsArePlain() const;
  bool addsOnly();
  bool isSum(const Statement &statement);
  bool isTarget(const Update &update) const;
  bool writesOwnAlone(const Statement &statement) const;
  bool callsNothing(const Statement &statement) const;
  std::string valueOfRow() const;
  bool readsOtherMemory();
  bool isOfMemory(const Access &access) const;
  bool isUsedBehind(VariableId id) const;
  bool isInTarget(const Access &access) const;

  /// Each row has its own.
  bool isOwn(VariableId id) const {
    const auto &loops = kernel_.loops.front()->directive->loops;
    return contains(kernel_.privates, id) || declares(body_, id) ||
           std::ranges::any_of(loops, [&](const CountedLoop &each) { return each.counter == id; });
  }

  bool hold(ReasonId id, std::string argument = {}) {
    std::vector<std::string> arguments{program_[loop_.counted->counter].name};
    if (!argument.empty()) arguments.push_back(std::move(argument));
    why = {.id = id, .arguments = std::move(arguments), .span = loop_.span};
    return false;
  }

  const Program &program_;
  const Statement &region_;
  const Kernel &kernel_;
  const Statement &body_; ///< of an iteration of the directive's loop
  const Statement &loop_;
  const Statement &row_; ///< what the loop executes
};

/// The loop stands among the statements of an iteration, possibly behind a directive that one thread executes.
bool RowReader::findLoop() {
  if (isSharedSections(*kernel_.loops.front())) return false;
  const auto isIt = [&](const Statement &each) {
    const bool isDirected = each.directive && isSerialLoop(*each.directive) && each.children.size() == 1;
    return &each == &loop_ || (isDirected && &each.children.front() == &loop_);
  };
  const auto take = [&](const Statement &each) {
    if (isIt(each))
      out.loop = &loop_;
    else
      (out.loop == nullptr ? out.before : out.behind).push_back(&each);
  };
  if (isIt(body_) || body_.kind != StatementKind::compound)
    take(body_);
  else
    std::ranges::for_each(body_.children, take);
  return out.loop != nullptr;
}

/// A bound is read from memory by a number that each row has of its own, or is such a number that was read before.
bool RowReader::isOfRows() const {
  const std::vector<VariableId> &read = loop_.counted->variables;
  const auto isOfRow = [&](VariableId id) { return id != loop_.counted->counter && isOwn(id); };
  bool readsMemory = false;
  const auto look = [&](const Access &access) { readsMemory |= access.reads() && isOfMemory(access); };
  std::ranges::for_each(loop_.head, look);
  if (loop_.hasInit) forEachAccess(loop_.children.front(), look);
  if (readsMemory) return std::ranges::any_of(read, isOfRow);
  return std::ranges::any_of(out.before, [&](const Statement *each) {
    bool givesBound = std::ranges::any_of(read, [&](VariableId id) { return isOfRow(id) && declares(*each, id); });
    forEachAccess(*each, [&](const Access &access) {
      look(access);
      givesBound |= access.writes() && isOfRow(access.variable) && contains(read, access.variable);
    });
    return givesBound && readsMemory;
  });
}

bool RowReader::isOfMemory(const Access &access) const {
  return access.target != AccessTarget::whole ||
         std::ranges::find(kernel_.mapped, access.variable, &MappedVariable::variable) != kernel_.mapped.end();
}

/// What of the construct or the kernel needs its threads as they are.
std::string RowReader::whatNeedsOrder() const {
  const Directive &directive = *kernel_.loops.front()->directive;
  if (kernel_.isOfTeams() || kernel_.team || kernel_.grid) return directive.name;
  if (kernel_.loops.size() > 1) return "nowait";
  if (directive.loops.size() != 1) return "collapse";
  if (!kernel_.before.empty() || !kernel_.after.empty()) return "critical";
  if (!kernel_.lastPrivates.empty()) return "lastprivate";
  if (!kernel_.threadPrivates.empty()) return "private";
  if (!kernel_.reductions.empty()) return "reduction";
  const Clause *schedule = directive.find(ClauseKind::schedule);
  if (schedule != nullptr && !chunkOf(program_, region_, kernel_, *kernel_.loops.front()).empty())
    return std::string(program_.textOf(schedule->span));
  return {};
}

/// By one, without a number that wraps, to a bound that the loop does not change.
bool RowReader::countsUp() const {
  const CountedLoop &head = *loop_.counted;
  if (!head.isCanonical || loop_.isInMacro || !loop_.calls.empty()) return false;
  if (loop_.hasInit && !loop_.children.front().calls.empty()) return false;
  if (head.constantStep != 1 || head.countsDown || !isOwn(head.counter)) return false;
  const bool isNatural = head.constantBegin && *head.constantBegin >= 0;
  if (program_[head.counter].isSigned && head.boundIsUnsigned && !isNatural) return false;
  bool isKept = true;
  const auto look = [&](const Access &access) { isKept &= !access.isAddress; };
  std::ranges::for_each(loop_.head, look);
  forEachAccess(row_, [&](const Access &access) {
    const bool isOfHead = access.variable == head.counter || contains(head.variables, access.variable);
    isKept &= !access.writes() || !isOfHead || isOfMemory(access);
  });
  return isKept;
}

bool RowReader::callsNothing(const Statement &statement) const {
  bool isPlain = !hasDirective(statement);
  forEachStatement(statement, [&](const Statement &each) {
    isPlain &= std::ranges::all_of(each.calls, [&](const Call &call) { return isWithoutEffect(program_, call); });
  });
  return isPlain;
}

/// All that the statement writes is of the row.
bool RowReader::writesOwnAlone(const Statement &statement) const {
  bool isOwnAlone = callsNothing(statement);
  forEachAccess(statement, [&](const Access &access) {
    if (!access.writes() && !access.isAddress) return;
    isOwnAlone &= access.target != AccessTarget::pointee && !access.isAddress && isOwn(access.variable);
  });
  return isOwnAlone;
}

/// Threads without a row execute the statements before the loop, too; and none may leave before the others come.
bool RowReader::surroundingsArePlain() const {
  const auto isPlain = [](const Statement *each) { return !each->isInMacro; };
  return !mayLeave(body_) && !continuesLoop(body_) && std::ranges::all_of(out.before, isPlain) &&
         std::ranges::all_of(out.behind, isPlain) &&
         std::ranges::all_of(out.before, [&](const Statement *each) { return writesOwnAlone(*each); });
}

/// Behind the loop, the value of a variable would be that of another row.
bool RowReader::isUsedBehind(VariableId id) const {
  bool isUsed = false;
  for (const Statement *each : out.behind)
    forEachAccess(*each, [&](const Access &access) { isUsed |= access.variable == id; });
  return isUsed;
}

/// Each row has its own place, by numbers that the loop does not change.
bool RowReader::isTarget(const Update &update) const {
  static const std::set<std::string> known{"float", "double"};
  if (!known.contains(update.type) && (!update.isInteger || update.type == "bool" || update.type == "_Bool"))
    return false;
  const Variable &variable = program_[update.variable];
  if (update.isWhole && !isOfMemory({.variable = update.variable}))
    return isOwn(update.variable) && !declares(row_, update.variable) && variable.shape == Shape::number;
  const auto mapped = std::ranges::find(kernel_.mapped, update.variable, &MappedVariable::variable);
  return mapped != kernel_.mapped.end() && variable.storage != Storage::member && !update.isWhole;
}

bool RowReader::isInTarget(const Access &access) const {
  return std::ranges::any_of(out.sums,
                             [&](const RowSum &sum) { return sum.statement->update->target.contains(access.span); });
}

bool RowReader::isSum(const Statement &statement) {
  static const std::set<std::string> known{"+", "-", "*", "&", "|", "^"};
  if (!statement.update || statement.isInMacro) return false;
  const Update &update = *statement.update;
  if (!known.contains(update.operation) || update.valueReadsIt || !update.captured.empty() || !isTarget(update))
    return false;
  if (std::ranges::any_of(out.sums, [&](const RowSum &sum) { return sum.variable == update.variable; })) return false;
  out.sums.push_back({.statement = &statement,
                      .variable = update.variable,
                      .isMemory = !update.isWhole || isOfMemory({.variable = update.variable})});
  return true;
}

/// One value to each sum, in each iteration; else the loop writes only what an iteration has of its own.
bool RowReader::addsOnly() {
  if (mayLeave(row_) || continuesLoop(row_) || !callsNothing(row_)) return false;
  const bool isBlock = row_.kind == StatementKind::compound;
  std::vector<const Statement *> others;
  const auto sort = [&](const Statement &each) {
    if (!isSum(each)) others.push_back(&each);
  };
  if (!isBlock)
    sort(row_);
  else
    std::ranges::for_each(row_.children, sort);
  if (out.sums.empty() || out.sums.size() > 4) return false;
  const auto isAdded = [&](VariableId id) {
    return std::ranges::find(out.sums, id, &RowSum::variable) != out.sums.end();
  };
  bool isPlain = true;
  for (const Statement *each : others)
    forEachAccess(*each, [&](const Access &access) {
      isPlain &= !isAdded(access.variable) && !access.isAddress;
      if (!access.writes() || declares(row_, access.variable)) return;
      isPlain &= access.target == AccessTarget::whole && contains(kernel_.privates, access.variable) &&
                 !valueFlow(row_, access.variable).isRead && !isUsedBehind(access.variable);
    });
  for (const RowSum &sum : out.sums)
    for (const Access &access : sum.statement->head) {
      if (access.isAddress) isPlain = false;
      if (!isInTarget(access) || access.variable == sum.variable) continue;
      // Numbers of the row, or of all rows.
      const bool isNumber = program_[access.variable].shape == Shape::number && !access.writes();
      const bool isOfIteration =
          access.variable == loop_.counted->counter || declares(row_, access.variable) || isAdded(access.variable);
      bool isChanged = false;
      for (const Statement *each : others)
        forEachAccess(*each,
                      [&](const Access &other) { isChanged |= other.variable == access.variable && other.writes(); });
      isPlain &= isNumber && !isOfIteration && !isChanged && !isOfMemory(access);
    }
  return isPlain && !isUsedBehind(loop_.counted->counter);
}

/// What the values depend on, and each row has of its own.
std::string RowReader::valueOfRow() const {
  std::string found;
  forEachAccess(row_, [&](const Access &access) {
    const VariableId id = access.variable;
    if (id == loop_.counted->counter || declares(row_, id) || isInTarget(access) || !isOwn(id)) return;
    if (std::ranges::find(out.sums, id, &RowSum::variable) != out.sums.end()) return;
    const bool isWrittenFirst = contains(kernel_.privates, id) && !valueFlow(row_, id).isRead;
    if (!isWrittenFirst) found = program_[id].name;
  });
  return found;
}

/// Values are computed before the sums are changed: where these are memory, no value may lie there.
bool RowReader::readsOtherMemory() {
  bool isOther = true;
  const auto pointer = [&](VariableId id) { return program_[id].shape == Shape::pointer; };
  const auto look = [&](const Access &access) {
    if (!access.reads() || !isOfMemory(access) || isInTarget(access)) return;
    if (access.target != AccessTarget::pointee && declares(row_, access.variable)) return;
    for (const RowSum &sum : out.sums) {
      if (!sum.isMemory) continue;
      const bool isKnown =
          std::ranges::find(kernel_.mapped, access.variable, &MappedVariable::variable) != kernel_.mapped.end();
      isOther &= isKnown && access.variable != sum.variable;
      const Overlap pair{.updated = sum.variable, .read = access.variable};
      if ((pointer(sum.variable) || pointer(access.variable)) && !contains(out.apart, pair)) out.apart.push_back(pair);
    }
  };
  forEachAccess(loop_, look);
  bool readsArguments = true;
  forEachStatement(loop_, [&](const Statement &each) {
    readsArguments &=
        std::ranges::all_of(each.calls, [&](const Call &call) { return readsOnlyArguments(program_, call); });
  });
  const auto inMemory = std::ranges::count_if(out.sums, &RowSum::isMemory);
  return inMemory == 0 || (inMemory == 1 && isOther && readsArguments);
}

bool RowReader::read() {
  if (!loop_.counted || !findLoop() || !isOfRows()) return false;
  if (const std::string what = whatNeedsOrder(); !what.empty()) return hold(ReasonId::collapseHeldByConstruct, what);
  if (!countsUp() || !surroundingsArePlain() || !addsOnly()) return hold(ReasonId::collapseHeldByBody);
  if (const std::string what = valueOfRow(); !what.empty()) return hold(ReasonId::collapseHeldByRow, what);
  return readsOtherMemory() || hold(ReasonId::collapseHeldByMemory);
}

} // namespace

std::optional<LoopCollapse> rowLoop(const Program &program, const Statement &region, const Kernel &kernel,
                                    const Statement &loop, std::optional<Reason> &why) {
  RowReader reader(program, region, kernel, loop);
  if (reader.read()) return std::move(reader.out);
  if (reader.why) why = std::move(reader.why);
  return std::nullopt;
}

} // namespace warpgrain::openmp
