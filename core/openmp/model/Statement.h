// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Directive.h"

#include <memory>
#include <string>
#include <vector>

namespace warpgrain::openmp {

enum class AccessMode : std::uint8_t { read, write, update };

/// What an access touches: the variable, a part of it, or what it points to.
enum class AccessTarget : std::uint8_t { whole, part, pointee };

/// One access of a variable, in the order of evaluation.
struct Access {
  VariableId variable{};
  AccessMode mode = AccessMode::read;
  AccessTarget target = AccessTarget::whole;
  bool isConditional = false;          ///< behind &&, || or ?:
  bool isAddress = false;              ///< only the address is taken; who follows it has an access of its own
  std::optional<FunctionId> passedTo;  ///< a function of the source that is given the address
  std::optional<ExternalId> passedOut; ///< or one of another source
  std::optional<VariableId> element;   ///< of an element as a whole: the variable that is its only subscript
  SourceSpan span;

  bool reads() const { return mode != AccessMode::write; }

  bool writes() const { return mode != AccessMode::read; }
};

/// What an expression or statement has that a kernel cannot take over.
enum class ObstacleKind : std::uint8_t {
  pointerLoaded,  ///< a pointer is read from memory
  pointerStored,  ///< a pointer is written to memory
  pointerUnknown, ///< a pointer whose origin is not seen
  functionPointer,
  statementExpression,
  allocation, ///< new or delete
  lambda,
  thisObject,
  nameOfClass, ///< that a method uses as it is: elsewhere it means something else
  exception,
  assembly,
  goTo,
  lengthAtRunTime, ///< a declaration of an array whose extent is no constant
  staticLocal,
  construction, ///< an object is constructed or destroyed by code
  argumentList, ///< va_arg
  localType,
  typeOfVariable, ///< decltype or typeof of one, which may be a reference in a kernel
  // Why a region has no pointers to elements of a std::vector; `text` is the vector, or what is done.
  vectorOfMemory, ///< its elements are no plain data
  vectorOfBits,   ///< std::vector<bool>
  vectorAsObject, ///< the region does more with it than to ask for elements and the size
  vectorChanges,  ///< the region may give one other memory or another size; `text` is the name of what does
  otherStatement,
};

struct Obstacle {
  ObstacleKind kind = ObstacleKind::otherStatement;
  std::string text;
  SourceSpan span;
  bool isAddress = false;              ///< of an unknown pointer, which is not followed
  std::optional<FunctionId> passedTo;  ///< and which this function of the source is given
  std::optional<ExternalId> passedOut; ///< or one of another source
  bool touchesItself =
      false; ///< of an object, or of new memory: and nothing else but what the statement's accesses name
};

/// `target op= value`: what an atomic or a critical may hold.
struct Update {
  /// "+", "-", "*", "/", "&", "|", "^", "<<", ">>". Of atomic operations also "=", "read" into what is captured,
  /// "write", "min", "max", and "==": where the target is the value, it becomes the replacement.
  std::string operation;
  SourceSpan target;
  SourceSpan value;       ///< empty where it is 1
  SourceSpan replacement; ///< of "=="
  std::string type;       ///< of the target
  VariableId variable{};  ///< that the target is, or is an element of
  bool isInteger = false; ///< the target is one
  bool isWhole = false;   ///< the target is the variable itself
  bool valueReadsIt = false;
  SourceSpan captured;      ///< the place that an atomic capture gives the target's value; else empty
  bool capturesOld = false; ///< the value before the update
};

/// A pointer gets the address of memory that nobody has written to: `p = malloc(n)`.
struct Allocation {
  VariableId pointer{};
  std::uint32_t at = 0; ///< the function's name in the text
};

enum class StatementKind : std::uint8_t {
  compound,
  declaration,
  expression,
  choice,     ///< if; children: the branches
  switchCase, ///< children: the body
  counted,    ///< for; children: init, body
  whileLoop,
  doLoop,
  breaks,
  continues,
  returns,
  label, ///< case and default too; children: the statement
  empty,
  directive, ///< children: the statement that belongs to it
  other,
};

struct Statement {
  StatementKind kind = StatementKind::other;
  SourceSpan span;          ///< with its semicolon
  std::vector<Access> head; ///< of the expression, the condition or the initial values
  std::vector<Access> tail; ///< of a for's step
  std::vector<Call> calls;  ///< in its own expressions, and in the clauses of its directive
  std::vector<Obstacle> obstacles;
  std::vector<VariableId> declares;
  std::vector<Allocation> allocations; ///< of which a pointer gets the address as it is
  std::optional<Update> update;
  std::optional<Update> extreme; ///< a choice or an assignment that keeps the least or the greatest value
  std::optional<Directive> directive;
  std::vector<Statement> children;
  bool hasInit = false;               ///< of a for: the first child is its init statement
  bool isCanonical = false;           ///< of a for: a directive can share it out
  std::optional<CountedLoop> counted; ///< and how it counts; none where it is not canonical
  bool isInMacro = false;             ///< its text is a part of a macro's
};

} // namespace warpgrain::openmp
