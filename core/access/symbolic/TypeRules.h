// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstdint>
#include <string>

namespace warpgrain::access {

/// Answers questions about the types of a unit. A reference stands for the type that it refers to, except where a
/// function says otherwise. Holds nothing but the unit.
class TypeRules {
public:
  explicit TypeRules(const model::Unit &unit) : unit_(unit) {}

  /// The type that a reference refers to, else the type itself.
  model::TypeId plain(model::TypeId type) const;
  /// Null where the type is not known.
  const model::Type *described(model::TypeId type) const;
  bool isInteger(model::TypeId type) const;
  bool isUnsigned(model::TypeId type) const;
  /// The greatest value of an unsigned type of less than 32 bits, which no conversion to a type of arithmetic makes
  /// negative. Nothing of other types.
  std::optional<std::int64_t> greatestOf(model::TypeId type) const;
  /// True for pointers and arrays.
  bool isPointer(model::TypeId type) const;
  bool isArray(model::TypeId type) const;
  bool isReference(model::TypeId type) const;
  /// What a pointer leads to, or an array is made of.
  model::TypeId elementOf(model::TypeId type) const;
  /// The type of a member or of an element: one step of Location::path. A reference member gives the reference itself.
  model::TypeId partOf(model::TypeId whole, const std::string &step) const;
  /// True where what was written as one type means something else when it is read as the other: other bytes, or a
  /// number's bytes as a pointer's.
  bool isReinterpreted(model::TypeId held, model::TypeId as) const;
  /// True where two members of the record have bits in common.
  bool sharesBytes(const model::Type &record) const;
  /// True where the two members of one record have bits in common.
  bool overlap(const model::Field &a, const model::Field &b) const;
  /// Null where the record has no member of that name.
  static const model::Field *fieldOf(const model::Type &record, const std::string &name);

private:
  std::uint64_t bitsOf(const model::Field &field) const;

  const model::Unit &unit_;
};

} // namespace warpgrain::access
