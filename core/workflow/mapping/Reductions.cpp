// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/Reductions.h"

#include "core/workflow/mapping/Privates.h"

#include <algorithm>
#include <set>

namespace warpgrain::workflow {

namespace {

using openmp::Access;
using openmp::Statement;
using openmp::StatementKind;
using openmp::Update;
using openmp::VariableId;

bool uses(const std::vector<Access> &accesses, VariableId variable) {
  return std::ranges::find(accesses, variable, &Access::variable) != accesses.end();
}

/// The updates of a variable in a loop, if all that the loop does with it is to update it with one operator.
class UpdateFinder {
public:
  UpdateFinder(const Statement &loop, VariableId variable) : variable_(variable) {
    isOnlyUpdated_ = !uses(loop.head, variable) && !uses(loop.tail, variable);
    if (loop.hasInit) look(loop.children.front());
    isOnlyUpdated_ = isOnlyUpdated_ && operations_.empty(); // the loop's own head updates nothing
    look(loop.children.back());
  }

  /// Nothing if there is none, or there are several operators.
  std::optional<std::string> operation() const {
    return isOnlyUpdated_ && operations_.size() == 1 ? std::optional(*operations_.begin()) : std::nullopt;
  }

private:
  bool isOwn(const std::optional<Update> &update) const {
    return update && update->isWhole && update->variable == variable_ && !update->valueReadsIt &&
           update->captured.empty();
  }

  void add(const Update &update) {
    operations_.insert(update.operation == "-" ? "+" : update.operation);
    isOnlyUpdated_ = isOnlyUpdated_ && update.type != "bool" && update.type != "_Bool"; // of which each sum is rounded
  }

  void look(const Statement &statement) {
    if (isOwn(statement.extreme)) return add(*statement.extreme);
    if (isOwn(statement.update)) return add(*statement.update);
    isOnlyUpdated_ = isOnlyUpdated_ && !uses(statement.head, variable_) && !uses(statement.tail, variable_);
    for (const Statement &child : statement.children)
      look(child);
  }

  VariableId variable_;
  bool isOnlyUpdated_ = true;
  std::set<std::string> operations_;
};

} // namespace

std::optional<NestReduction> reductionOf(const openmp::Program &program, const Statement &loop, VariableId variable) {
  if (!isOfStatements(program, loop, variable)) return std::nullopt;
  const auto operation = UpdateFinder(loop, variable).operation();
  if (!operation) return std::nullopt;
  return NestReduction{.variable = variable,
                       .name = program[variable].name,
                       .operation = *operation,
                       .isExact = program[variable].isInteger};
}

} // namespace warpgrain::workflow
