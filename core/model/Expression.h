// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/model/Ids.h"
#include "core/model/Spelling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::model {

enum class ExpressionKind : std::uint8_t {
  literal,      ///< number, character, boolean, string, nullptr
  variable,     ///< a use of Expression::variable
  builtinIndex, ///< threadIdx.x and its kin; without axis when used as a whole
  function,     ///< a function's name that is not being called: its address
  unary,        ///< op: ! ~ + - * & ++ --; the last two have `isPostfix`
  binary,       ///< arithmetic, comparison, logic, comma
  assign,       ///< = and += … ; operands: target, value
  conditional,  ///< operands: condition, then, else
  cast,         ///< explicit, or implicit where it changes the value's kind or width; byReference: to a reference
  subscript,    ///< operands: base, index
  member,       ///< base.name or base->name (isArrow)
  call,         ///< operands: arguments; a member call has its object first (`hasObject`)
  construct,    ///< a constructor with operands as arguments: dim3(16, 16), float2{a, b}
  initializers, ///< {a, b, c}; elements that references are bound to are so in callee.byReference
  sizeOf,       ///< sizeof and alignof; operands not evaluated, and not recorded
  launch,       ///< kernel<<<grid, block, shared, stream>>>(…); see the operand order below
  lambda,       ///< operands: what it captures; those by reference are so in callee.byReference
  other,        ///< anything else; operands hold its sub-expressions
};

/// What an expression of kind `other` is, where an analysis makes a difference.
enum class OtherExpression : std::uint8_t {
  unnamed,
  thisPointer,
  allocation, ///< new
  deletion,   ///< delete
  statements, ///< a statement expression of GNU C
};

/// Operators as they are written; compound assignments carry the arithmetic one.
enum class Operator : std::uint8_t {
  none,
  plus,
  minus,
  times,
  divide,
  modulo,
  bitAnd,
  bitOr,
  bitXor,
  bitNot,
  shiftLeft,
  shiftRight,
  logicalAnd,
  logicalOr,
  logicalNot,
  less,
  lessEqual,
  greater,
  greaterEqual,
  equal,
  notEqual,
  threeWay,
  increment,
  decrement,
  dereference,
  addressOf,
  comma,
};

/// Where the operands of a launch expression stand.
enum LaunchOperand : std::uint8_t { launchGrid, launchBlock, launchShared, launchStream, launchFirstArgument };

/// True for `<` to `!=`, whose value is true or false.
constexpr bool isComparison(Operator op) {
  return op >= Operator::less && op <= Operator::notEqual;
}

/// The function that a call or a launch reaches, as far as it is known.
struct Callee {
  std::string name;                       ///< unqualified
  std::string qualifiedName;              ///< with namespaces and classes: cooperative_groups::__v1::thread_block::sync
  FunctionId function = none<FunctionId>; ///< where its body is recorded in the same unit
  std::string templateArguments;          ///< "<16, float>" where the callee is an instantiation, else empty
  /// Of a call from code that is no template: which of the function's instances is called, where that is recorded.
  std::optional<std::uint32_t> instance;
  TypeId objectType = none<TypeId>; ///< of what a member function is called on, also where that is static
  bool isSystem = false;            ///< declared in a toolkit, compiler or system header
  bool isDevice = false;            ///< may be called from the device
  /// Of a library's function: its whole body was looked at, and that of every function it calls, and it does nothing
  /// but compute from its arguments, and read and write the objects that it is handed by reference or by address.
  bool computesOnly = false;
  /// It gives back a reference: the call names an object, as `view[i]` in `view[i] = 0`, which is read where its value
  /// is used. Of a library's functions only references to what is not const.
  bool returnsReference = false;
  /// True for each parameter the callee can write through: a reference or pointer to non-const.
  std::vector<bool> writesThrough;
  /// True for each parameter taken by reference: the argument names the object, it is not read for
  /// its value.
  std::vector<bool> byReference;
};

/// One node of a recorded expression. Operands are expressions of the same Body.
struct Expression {
  ExpressionKind kind = ExpressionKind::other;
  Operator op = Operator::none;
  OtherExpression other = OtherExpression::unnamed; ///< of kind other
  TypeId type = none<TypeId>;
  Spelling spelling;
  std::vector<ExpressionId> operands;
  ExpressionId parent = none<ExpressionId>;

  VariableId variable = none<VariableId>; ///< of kind variable; of a launch through a pointer
  BuiltinIndex builtin{};                 ///< of kind builtinIndex
  std::optional<Axis> axis;               ///< of kind builtinIndex
  std::optional<std::int64_t> constant;   ///< value of an integer constant expression, where it is one
  std::string name;                       ///< a member's name; a literal's text; Clang's name of an `other`
  Callee callee;                          ///< of kinds call, launch and function
  SourceSpan nameSpan;                    ///< of kinds call and launch: the callee's name; launch: also see closeSpan
  bool isPostfix = false;                 ///< of ++ and --
  bool isArrow = false;                   ///< of kind member
  bool isImplicit = false;                ///< a cast nobody wrote
  bool hasObject = false;                 ///< of kind call: operands[0] is the object of a member call
  bool isOpaque = false;                  ///< of kind other: it may do more than evaluate its operands, in some order
  bool computesValueAlone = false;        ///< of a statement expression: HiddenKind::valueStatementExpression
};

} // namespace warpgrain::model
