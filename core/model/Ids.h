// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace warpgrain::model {

/// Indices into the tables of a Body or a Unit. Distinct types, so that one table's index cannot be
/// used on another.
enum class TypeId : std::uint32_t {};
enum class VariableId : std::uint32_t {};
enum class ExpressionId : std::uint32_t {};
enum class StatementId : std::uint32_t {};
enum class FunctionId : std::uint32_t {};

/// "There is none": an `if` without else, a `return` without value.
template <typename Id>
inline constexpr Id none{std::numeric_limits<std::uint32_t>::max()};

template <typename Id>
constexpr bool isSome(Id id) {
  return id != none<Id>;
}

/// A vector that is indexed by its own kind of id.
template <typename Id, typename Value>
class Table {
public:
  Id add(Value value) {
    values_.push_back(std::move(value));
    return Id{static_cast<std::uint32_t>(values_.size() - 1)};
  }

  Value &operator[](Id id) { return values_[static_cast<std::size_t>(id)]; }

  const Value &operator[](Id id) const { return values_[static_cast<std::size_t>(id)]; }

  std::size_t size() const { return values_.size(); }

  bool empty() const { return values_.empty(); }

  auto begin() { return values_.begin(); }

  auto end() { return values_.end(); }

  auto begin() const { return values_.begin(); }

  auto end() const { return values_.end(); }

  /// The id of the value at a position, for loops that need both.
  static constexpr Id at(std::size_t index) { return Id{static_cast<std::uint32_t>(index)}; }

private:
  std::vector<Value> values_;
};

} // namespace warpgrain::model
