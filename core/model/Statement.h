// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/HiddenKind.h"
#include "core/model/Ids.h"
#include "core/model/Spelling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::model {

enum class StatementKind : std::uint8_t {
  compound,
  declaration, ///< of variables; declarations of types and using directives have no variables
  expression,
  ifElse,
  forLoop,
  rangeForLoop,
  whileLoop,
  doLoop,
  switchCase, ///< the switch itself
  caseLabel,  ///< case and default
  returnFrom,
  breakOut,
  continueNext,
  gotoLabel,
  label,
  inlineAssembly,
  empty,
  other, ///< try, co_await, …: `note` says what
};

/// One node of a function's statement tree.
struct Statement {
  StatementKind kind = StatementKind::other;
  Spelling spelling; ///< everything that belongs to it: loop pragmas before it, the semicolon after it
  StatementId parent = none<StatementId>;

  /// compound: its statements in order; ifElse: then, and else where there is one; loops, switch
  /// and labels: the body.
  std::vector<StatementId> children;
  StatementId initializer = none<StatementId>;  ///< first part of a for, an if or a switch
  ExpressionId condition = none<ExpressionId>;  ///< of if, loops, switch, case
  ExpressionId increment = none<ExpressionId>;  ///< of a for loop; of one over an array, as the language defines it
  ExpressionId expression = none<ExpressionId>; ///< of an expression statement or a return with a value
  std::vector<VariableId> variables;            ///< what a declaration, or a loop's or an if's header, declares
  SourceSpan keyword;                           ///< `for`, `if`, … : where the statement proper begins
  SourceSpan elseKeyword;                       ///< of an if with else
  bool isConstexpr = false;                     ///< if constexpr
  std::optional<std::int64_t> unrollPragma;     ///< #pragma unroll before a loop: 0 without a factor
  std::string note;                             ///< assembly's template; Clang's name of what is not recorded
  /// Of a declaration, or of a loop over a range: what it runs that no statement or expression stands for.
  std::optional<HiddenKind> hidden;
  bool clobbersMemory = false; ///< of inline assembly: the compiler moves no access to memory past it

  bool isLoop() const {
    return kind == StatementKind::forLoop || kind == StatementKind::rangeForLoop || kind == StatementKind::whileLoop ||
           kind == StatementKind::doLoop;
  }
};

} // namespace warpgrain::model
