// SPDX-License-Identifier: Apache-2.0
#include "core/memory/ElementType.h"

#include "core/memory/SmallFloats.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <limits>
#include <type_traits>

namespace warpgrain::memory {

namespace {

struct KindFacts {
  std::string_view name;
  std::uint32_t size;
};

constexpr std::array<KindFacts, 13> facts{{{"bool", 1},
                                           {"i8", 1},
                                           {"u8", 1},
                                           {"i16", 2},
                                           {"u16", 2},
                                           {"i32", 4},
                                           {"u32", 4},
                                           {"i64", 8},
                                           {"u64", 8},
                                           {"f16", 2},
                                           {"bf16", 2},
                                           {"f32", 4},
                                           {"f64", 8}}};

const KindFacts &factsOf(ScalarKind kind) {
  return facts[static_cast<std::size_t>(kind)];
}

template <typename T>
T load(const void *address) {
  T value;
  std::memcpy(&value, address, sizeof value);
  return value;
}

template <typename T, typename Value>
void store(void *address, Value value) {
  const auto converted = static_cast<T>(value);
  std::memcpy(address, &converted, sizeof converted);
}

/// Calls `use` with a value of the C++ type that the kind stands for.
template <typename Use>
auto withValue(const void *address, ScalarKind kind, Use &&use) {
  switch (kind) {
  case ScalarKind::boolean:
  case ScalarKind::u8:
    return use(load<std::uint8_t>(address));
  case ScalarKind::i8:
    return use(load<std::int8_t>(address));
  case ScalarKind::i16:
    return use(load<std::int16_t>(address));
  case ScalarKind::u16:
    return use(load<std::uint16_t>(address));
  case ScalarKind::i32:
    return use(load<std::int32_t>(address));
  case ScalarKind::u32:
    return use(load<std::uint32_t>(address));
  case ScalarKind::i64:
    return use(load<std::int64_t>(address));
  case ScalarKind::u64:
    return use(load<std::uint64_t>(address));
  case ScalarKind::f16:
    return use(floatOfHalf(load<std::uint16_t>(address)));
  case ScalarKind::bf16:
    return use(floatOfBfloat(load<std::uint16_t>(address)));
  case ScalarKind::f32:
    return use(load<float>(address));
  default:
    return use(load<double>(address));
  }
}

template <typename Value>
void writeAs(void *address, ScalarKind kind, Value value) {
  switch (kind) {
  case ScalarKind::boolean:
    return store<std::uint8_t>(address, value != Value{} ? 1 : 0);
  case ScalarKind::f16:
    return store<std::uint16_t>(address, halfOfDouble(static_cast<double>(value)));
  case ScalarKind::bf16:
    return store<std::uint16_t>(address, bfloatOfDouble(static_cast<double>(value)));
  case ScalarKind::f32:
    return store<float>(address, value);
  case ScalarKind::f64:
    return store<double>(address, value);
  default:
    break;
  }
  std::uint64_t bits = 0;
  if constexpr (std::is_floating_point_v<Value>)
    bits = integerBits(value);
  else
    bits = static_cast<std::uint64_t>(value);
  std::memcpy(address, &bits, sizeOf(kind)); // the low bytes come first
}

} // namespace

std::uint64_t integerBits(double value) {
  constexpr double limit = 9223372036854775808.0; // 2^63
  if (!(value > -limit)) return std::uint64_t{1} << 63U;
  if (value >= 2 * limit) return std::numeric_limits<std::uint64_t>::max();
  if (value >= limit) return static_cast<std::uint64_t>(value);
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
}

std::uint32_t sizeOf(ScalarKind kind) {
  return factsOf(kind).size;
}

bool isFloating(ScalarKind kind) {
  return kind >= ScalarKind::f16;
}

bool isSigned(ScalarKind kind) {
  return kind == ScalarKind::i8 || kind == ScalarKind::i16 || kind == ScalarKind::i32 || kind == ScalarKind::i64;
}

std::string_view nameOf(ScalarKind kind) {
  return factsOf(kind).name;
}

std::optional<ScalarKind> scalarKindNamed(std::string_view name) {
  for (std::size_t i = 0; i < facts.size(); ++i)
    if (facts[i].name == name) return static_cast<ScalarKind>(i);
  return std::nullopt;
}

ElementType ElementType::of(ScalarKind kind) {
  return {.name = std::string(nameOf(kind)), .strideBytes = sizeOf(kind), .members = {{"", 0, kind}}};
}

std::optional<ScalarKind> ElementType::scalar() const {
  if (members.size() != 1 || members.front().offset != 0) return std::nullopt;
  const ScalarKind kind = members.front().kind;
  return strideBytes == sizeOf(kind) && members.front().name.empty() ? std::optional(kind) : std::nullopt;
}

bool ElementType::hasFloating() const {
  return std::ranges::any_of(members, [](const ElementMember &member) { return isFloating(member.kind); });
}

std::string numberText(const void *address, ScalarKind kind) {
  return withValue(address, kind, [](auto value) {
    std::array<char, 64> text{};
    char *end = nullptr;
    if constexpr (sizeof value == 1)
      end = std::to_chars(text.begin(), text.end(), static_cast<int>(value)).ptr;
    else
      end = std::to_chars(text.begin(), text.end(), value).ptr;
    return std::string(text.begin(), end);
  });
}

double numberAt(const void *address, ScalarKind kind) {
  return withValue(address, kind, [](auto value) { return static_cast<double>(value); });
}

void writeNumber(void *address, ScalarKind kind, double value) {
  writeAs(address, kind, value);
}

void writeNumber(void *address, ScalarKind kind, std::int64_t value) {
  writeAs(address, kind, value);
}

} // namespace warpgrain::memory
