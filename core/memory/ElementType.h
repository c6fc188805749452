// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::memory {

/// The numbers that device memory holds.
enum class ScalarKind : std::uint8_t { boolean, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64 };

std::uint32_t sizeOf(ScalarKind kind);    ///< in bytes
bool isFloating(ScalarKind kind);         ///< f16, bf16, f32 and f64
bool isSigned(ScalarKind kind);           ///< i8, i16, i32 and i64
std::string_view nameOf(ScalarKind kind); ///< "f32"
std::optional<ScalarKind> scalarKindNamed(std::string_view name);

/// A number inside an element.
struct ElementMember {
  std::string name;         ///< "x" of a float4; empty where the element is one number
  std::uint64_t offset = 0; ///< in bytes, from the element's begin
  ScalarKind kind = ScalarKind::u8;

  friend bool operator==(const ElementMember &, const ElementMember &) = default;
};

/// What a buffer holds, one after the other.
struct ElementType {
  std::string name; ///< as it is written: "float4"
  std::uint64_t strideBytes = 1;
  std::vector<ElementMember> members; ///< in order of their offsets; bytes between them are padding

  static ElementType of(ScalarKind kind);

  /// The kind where the element is one number that fills it.
  std::optional<ScalarKind> scalar() const;
  /// Whether tolerances matter: some number of it is floating point.
  bool hasFloating() const;

  friend bool operator==(const ElementType &, const ElementType &) = default;
};

/// A number that lies at an address, as text: integers in full, floating point so that it can be read back.
std::string numberText(const void *address, ScalarKind kind);
/// Its value, rounded where it is an integer beyond 2^53.
double numberAt(const void *address, ScalarKind kind);
/// Writes a number; of integers what the kind cannot hold is cut off, floating point is rounded to nearest even. The
/// address need not be aligned.
void writeNumber(void *address, ScalarKind kind, double value);
void writeNumber(void *address, ScalarKind kind, std::int64_t value);
/// A whole number as two's complement; what 64 bits cannot hold is cut off at their ends.
std::uint64_t integerBits(double value);

} // namespace warpgrain::memory
