// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/Privates.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Flow.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using openmp::Statement;
using openmp::StatementKind;
using openmp::VariableId;

bool uses(const std::vector<openmp::Access> &accesses, VariableId variable) {
  return std::ranges::find(accesses, variable, &openmp::Access::variable) != accesses.end();
}

bool mayJump(const Statement &statement) {
  bool found = false;
  openmp::forEachStatement(statement, [&](const Statement &each) {
    found |= each.kind == StatementKind::breaks || each.kind == StatementKind::continues;
  });
  return found;
}

/// Follows what is executed behind a loop, up to the end of its function.
class BehindLoop {
public:
  BehindLoop(const Statement &loop, VariableId variable) : loop_(loop), variable_(variable) {}

  /// True if the value that the variable has behind the loop may be read.
  bool reads(const Statement &function) { return !follow(function) || isRead_; }

private:
  /// True if the loop is in the statement: then its end has been reached.
  bool follow(const Statement &statement) {
    if (&statement == &loop_) return true;
    for (std::size_t i = 0; i < statement.children.size(); ++i) {
      if (!follow(statement.children[i])) continue;
      leave(statement, i);
      return true;
    }
    return false;
  }

  /// What comes behind a child of a statement.
  void leave(const Statement &statement, std::size_t child) {
    switch (statement.kind) {
    case StatementKind::compound:
      for (std::size_t i = child + 1; i < statement.children.size(); ++i)
        pass(statement.children[i]);
      return;
    case StatementKind::choice:
      return;
    case StatementKind::counted:
    case StatementKind::whileLoop:
    case StatementKind::doLoop:
      // The next iteration, from its begin on.
      isRead_ |= uses(statement.head, variable_) || uses(statement.tail, variable_) ||
                 openmp::valueFlow(statement.children.back(), variable_).isRead;
      isDefined_ = false;
      return;
    default:
      isRead_ = true;
    }
  }

  void pass(const Statement &statement) {
    const openmp::ValueFlow flow = openmp::valueFlow(statement, variable_, isDefined_);
    isRead_ |= flow.isRead;
    isDefined_ |= flow.isDefined && !mayJump(statement);
  }

  const Statement &loop_;
  VariableId variable_;
  bool isRead_ = false;
  bool isDefined_ = false; ///< what is read from here on is another value
};

bool mayKeep(const openmp::Obstacle &obstacle) {
  using enum openmp::ObstacleKind;
  return obstacle.kind == lambda || obstacle.kind == allocation || obstacle.kind == assembly ||
         obstacle.kind == otherStatement;
}

bool hasJumps(const Statement &function) {
  bool found = false;
  openmp::forEachStatement(function, [&](const Statement &each) {
    found |= std::ranges::any_of(
        each.obstacles, [](const openmp::Obstacle &obstacle) { return obstacle.kind == openmp::ObstacleKind::goTo; });
  });
  return found;
}

} // namespace

bool hasOtherName(const openmp::Program &program, VariableId id) {
  const openmp::Variable &variable = program[id];
  if (!variable.function) return false;
  bool found = false;
  openmp::forEachStatement(program[*variable.function].body, [&](const Statement &each) {
    if (!uses(each.head, id) && !uses(each.tail, id)) return;
    // What is not understood may keep it, and so may what is declared: references, and objects that hold some.
    found |= std::ranges::any_of(each.obstacles, mayKeep);
    found |= std::ranges::any_of(each.declares, [&](VariableId declared) {
      return program[declared].shape == openmp::Shape::other || program[declared].holdsPointers;
    });
  });
  return found;
}

bool isOfStatements(const openmp::Program &program, const openmp::Statement &loop, openmp::VariableId id) {
  const openmp::Variable &variable = program[id];
  if (variable.shape != openmp::Shape::number || variable.isVolatile || variable.isConst || variable.isThreadPrivate ||
      variable.addressEscapes || hasOtherName(program, id) || !variable.bytes || *variable.bytes > 8)
    return false;
  // In the kernel it is told from others by its name.
  const auto named = std::ranges::count_if(program.variables, [&](const openmp::Variable &each) {
    return each.name == variable.name && (!each.function || !variable.function || each.function == variable.function);
  });
  if (named != 1) return false;
  if (variable.storage == openmp::Storage::local || variable.storage == openmp::Storage::parameter) return true;
  bool calls = false;
  openmp::forEachStatement(loop, [&](const openmp::Statement &each) {
    calls |= std::ranges::any_of(each.calls,
                                 [](const openmp::Call &call) { return call.kind != openmp::CallKind::ofSystem; });
  });
  return !calls;
}

bool mayBeReadBehind(const openmp::Program &program, openmp::FunctionId function, const openmp::Statement &loop,
                     openmp::VariableId variable) {
  const openmp::Storage storage = program[variable].storage;
  const Statement &body = program[function].body;
  return (storage != openmp::Storage::local && storage != openmp::Storage::parameter) || hasJumps(body) ||
         BehindLoop(loop, variable).reads(body);
}

bool isPrivate(const openmp::Program &program, openmp::FunctionId function, const openmp::Statement &loop,
               openmp::VariableId variable) {
  return isOfStatements(program, loop, variable) && !openmp::valueFlow(loop.children.back(), variable).isRead &&
         !mayBeReadBehind(program, function, loop, variable);
}

} // namespace warpgrain::workflow
