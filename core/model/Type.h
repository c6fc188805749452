// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::model {

enum class TypeKind : std::uint8_t {
  voidType,
  boolean,
  integer, ///< character and enumeration types too
  floating,
  pointer,
  reference,
  array,
  record,    ///< struct, class, union; CUDA's vector types (float4) too
  dependent, ///< depends on a template parameter; known in the instantiations only
  other,
};

/// A member of a record, with its place in it. Those of a union share their bytes.
struct Field {
  std::string name; ///< "#2" for the unnamed third one (an anonymous union)
  TypeId type = none<TypeId>;
  std::uint64_t offsetBytes = 0;         ///< of a bit-field: of the whole object of its type that it lies in
  std::uint32_t bitOffset = 0;           ///< of a bit-field: from there on
  std::optional<std::uint32_t> bitWidth; ///< of a bit-field
};

/// What later rooms need to know of a C++ type; sizes are those of the device.
struct Type {
  TypeKind kind = TypeKind::other;
  std::string name; ///< as it would be written in a declaration, without top-level const
  bool isConst = false;
  bool isVolatile = false;
  bool isRestrict = false;
  bool isSigned = false;
  std::uint64_t sizeBytes = 0; ///< 0 where unknown (dependent, incomplete, array of unknown extent)
  std::uint64_t alignBytes = 0;
  TypeId element = none<TypeId>;       ///< what a pointer or reference refers to, what an array holds
  std::optional<std::uint64_t> extent; ///< of an array, where it is a constant
  std::vector<Field> fields;           ///< of a record: its own, without those of its bases
  bool isDerived = false;              ///< a record with base classes
  bool basesHoldReferences = false;    ///< a record with a base class that has, or may have, a member of reference type
  /// A record whose objects may be made without arguments and assigned: it may become an array's
  /// element.
  bool isRegular = true;
  bool hasDestructor = false; ///< of a record: where an object of it ends, code runs (a destructor that is not empty)
};

} // namespace warpgrain::model
