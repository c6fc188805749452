// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::openmp {

enum class VariableId : std::uint32_t {};
enum class FunctionId : std::uint32_t {};
enum class ExternalId : std::uint32_t {}; ///< a function that another source defines

/// Where a variable lives; OpenMP's rules for data sharing ask for it.
enum class Storage : std::uint8_t {
  local,       ///< automatic
  parameter,   ///< of a function
  staticLocal, ///< of a function, for the whole run
  global,      ///< at file scope, in a namespace, or a static member
  member,      ///< of the object whose method the code is: `this->name`
};

enum class Shape : std::uint8_t {
  number,  ///< arithmetic, bool or an enumeration
  array,   ///< of an extent that the type names, except where Variable::bytes is missing
  pointer, ///< to anything but a function
  record,  ///< struct, class or union
  other,   ///< a reference, a pointer to a function, a vector
};

/// A variable of the program.
struct Variable {
  std::string name;
  Storage storage = Storage::local;
  Shape shape = Shape::number;
  std::string type;              ///< as written, without qualifiers: "double"
  std::string declaration;       ///< of another variable of the type, without const: "double t[4]"
  std::string parameter;         ///< of a kernel that takes it: arrays by address ("double (*a)[50]"), others by value
  std::string reference;         ///< to it, by its name: "double (&a)[100][50]", "const S &s"
  std::string referredParameter; ///< of a reference to plain data: of a kernel that takes it by value ("const S s")
  std::string referredType;      ///< of a reference to a number: the number's
  std::string elementParameter;  ///< of a kernel that takes its address: "double *gpu_x"; {} stands for the name
  std::optional<std::uint64_t> bytes; ///< of the object; none where the type does not say it (VLA, extern int a[])
  std::optional<FunctionId> function; ///< that declares it; none at file scope
  SourceSpan declared;                ///< the declaration's statement, with its semicolon
  bool isConst = false;
  bool isVolatile = false;
  bool isThreadPrivate = false;
  bool isSigned = false;         ///< an integer with a sign
  bool isInteger = false;        ///< of an integer type
  bool isPlainData = true;       ///< can be copied byte by byte
  bool holdsPointers = false;    ///< the object's elements or members are pointers or references
  bool pointsToPointers = false; ///< a pointer whose elements hold pointers
  bool addressEscapes = false;   ///< its address is used other than at a subscript
  bool isStream = false;         ///< of the standard library: what it leads to is its own memory
  bool beginsAsLiteral = false;  ///< a pointer whose first value is the address of a string
  bool isOfClass = false;        ///< at file scope: a static member, or of a namespace with a name
  bool refersToNumber = false;   ///< a reference to an object of arithmetic type
  bool canBeKnown = false;       ///< a statement can follow its declaration

  /// Of the value that the variable has, or refers to.
  const std::string &valueType() const { return referredType.empty() ? type : referredType; }
};

} // namespace warpgrain::openmp
