// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/VectorTypes.h"

#include <algorithm>
#include <array>

namespace warpgrain::model {

namespace {

/// The name of a number in the names of vectors; none of those that no vector holds.
std::string_view nameInVectors(const Type &element) {
  if (element.kind == TypeKind::floating)
    return element.sizeBytes == 4 ? "float" : element.sizeBytes == 8 ? "double" : std::string_view();
  if (element.kind != TypeKind::integer) return {};
  switch (element.sizeBytes) {
  case 1:
    return element.isSigned ? "char" : "uchar";
  case 2:
    return element.isSigned ? "short" : "ushort";
  case 4:
    return element.isSigned ? "int" : "uint";
  case 8:
    return element.isSigned ? "longlong" : "ulonglong";
  default:
    return {};
  }
}

} // namespace

std::string vectorOf(const Dialect &dialect, const Type &element, std::int64_t count) {
  const bool isAligned = count == 2 || count == 4;
  const std::string_view scalar = nameInVectors(element);
  if (!isAligned || scalar.empty() || element.sizeBytes * static_cast<std::uint64_t>(count) > largestVector) return {};
  const auto named = [&](std::string_view word) {
    const std::string name = std::string(word) + std::to_string(count);
    return dialect.typeNamed(name) == KnownType::vector ? name : std::string();
  };
  if (std::string name = named(scalar); !name.empty()) return name;
  // Where a `long` has 64 bits on every device, there is no other.
  if (scalar == "longlong") return named("long");
  return scalar == "ulonglong" ? named("ulong") : std::string();
}

bool isMemberType(const Type &element) {
  static constexpr std::array<std::string_view, 10> names{
      "float",          "double", "signed char",  "unsigned char", "short",
      "unsigned short", "int",    "unsigned int", "long long",     "unsigned long long"};
  static constexpr std::array<std::string_view, 7> aliases{"int8_t",  "uint8_t",  "int16_t", "uint16_t",
                                                           "int32_t", "uint32_t", "unsigned"};
  return std::ranges::find(names, element.name) != names.end() ||
         std::ranges::find(aliases, element.name) != aliases.end();
}

std::string_view vectorMember(std::int64_t position) {
  static constexpr std::array<std::string_view, 4> members{"x", "y", "z", "w"};
  return members[static_cast<std::size_t>(position)];
}

} // namespace warpgrain::model
