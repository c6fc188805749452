// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// A variable of one activation of a function.
struct ObjectId {
  std::uint32_t frame = 0;
  model::VariableId variable = model::none<model::VariableId>;

  friend auto operator<=>(const ObjectId &, const ObjectId &) = default;
};

struct Alternative;

/// Where an lvalue is.
struct Location {
  enum class Kind : std::uint8_t {
    unknown,
    object, ///< a variable in registers, or a member of one
    within, ///< some bytes of such a variable, which are no member of it
    memory, ///< bytes from the begin of an array
  };
  Kind kind = Kind::unknown;
  ObjectId object;
  std::vector<std::string> path; ///< members, outermost first; "[3]" is an element of a member that is an array
  ArrayId array{};
  Form offset; ///< in bytes
  /// Of arrays with extents, as they stand in one expression. A pointer to the place may leave them.
  std::vector<Subscript> subscripts;
  /// Of memory that a pointer to one of several arrays leads to, where it is known under which condition to which, and
  /// all threads of a block go to the same: `array` and `offset` then stand for all of them. Exactly one of the
  /// conditions holds.
  std::shared_ptr<const std::vector<Alternative>> alternatives;

  friend bool operator==(const Location &, const Location &) = default;
};

/// One of the places that a pointer may lead to.
struct Alternative {
  Condition condition;
  Location place; ///< has no alternatives itself
};

struct Value;
using ValuePtr = std::shared_ptr<const Value>;

/// What an expression computes. Integers always have a form: what is not followed is one opaque atom.
struct Value {
  enum class Kind : std::uint8_t {
    unknown, ///< a floating-point number, or anything else that no subscript is made of
    number,
    pointer, ///< also what a reference refers to
    record,
  };
  Kind kind = Kind::unknown;
  bool isUniform = false; ///< of unknown values and of records without that member: the same for all threads of a block
  bool isUnset = false;   ///< of a variable that has no value yet
  Form form;              ///< of a number
  Location target;        ///< of a pointer
  std::map<std::string, ValuePtr> members; ///< of a record: those that were set, by name
  /// Of a record whose other members come from elsewhere: the name they are known by ("params"), and the number that
  /// tells their atoms apart.
  std::string origin;
  std::uint32_t serial = 0;
  bool isParameter = false; ///< of a record: a parameter of the kernel, unchanged but for `members`
  Obscurity reason;         ///< of a record: why other members are not followed

  static Value number(Form form) {
    Value out;
    out.kind = Kind::number;
    out.form = std::move(form);
    return out;
  }

  static Value pointer(Location target) {
    Value out;
    out.kind = Kind::pointer;
    out.target = std::move(target);
    out.target.subscripts.clear();
    return out;
  }

  static Value other(bool isUniform) {
    Value out;
    out.isUniform = isUniform;
    return out;
  }

  bool isNumber() const { return kind == Kind::number; }

  bool isPointer() const { return kind == Kind::pointer; }
};

/// What a pointer leads to; an unknown place where the value is no pointer.
inline Location targetOf(const Value &pointer) {
  return pointer.isPointer() ? pointer.target : Location{};
}

/// True if both are certainly the same value.
bool same(const Value &a, const Value &b);

} // namespace warpgrain::access
