// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// A column of a set of integer points: an index, a symbol, a value that is not followed.
enum class ColumnId : std::uint32_t {};

/// A sum of integer multiples of columns, and a constant.
class Row {
public:
  explicit Row(std::int64_t constant = 0) : constant_(constant) {}

  static Row of(ColumnId column, std::int64_t factor = 1);

  /// Nothing where a factor leaves the range that is followed (2^61).
  std::optional<Row> plus(const Row &other, std::int64_t times = 1) const;

  std::optional<std::int64_t> asConstant() const { return terms_.empty() ? std::optional(constant_) : std::nullopt; }

  const std::map<ColumnId, std::int64_t> &terms() const { return terms_; }

  std::int64_t constant() const { return constant_; }

  friend auto operator<=>(const Row &, const Row &) = default;

private:
  std::map<ColumnId, std::int64_t> terms_; ///< factors are not 0
  std::int64_t constant_ = 0;
};

/// A condition over columns (Presburger arithmetic): a tree of comparisons with 0.
class Formula {
public:
  enum class Kind : std::uint8_t { always, never, notNegative, zero, all, any };

  Formula() = default; ///< always

  static Formula never();
  static Formula notNegative(const Row &row); ///< row >= 0
  static Formula zero(const Row &row);        ///< row == 0
  static Formula notZero(const Row &row);     ///< row != 0
  static Formula all(std::vector<Formula> parts);
  static Formula any(std::vector<Formula> parts);

  /// Where this does not hold.
  Formula opposite() const;
  /// What it says that another one, which holds too, does not say anyway.
  Formula beyond(const Formula &known) const;
  /// With numbers in place of columns: those that `values` tells. Nothing where a number leaves the range that is
  /// followed.
  std::optional<Formula> with(const std::vector<std::optional<std::int64_t>> &values) const;

  Kind kind() const { return kind_; }

  bool isAlways() const { return kind_ == Kind::always; }

  bool isNever() const { return kind_ == Kind::never; }

  /// Of a comparison.
  const Row &row() const { return row_; }

  /// Of `all` and `any`.
  const std::vector<Formula> &parts() const { return parts_; }

  friend bool operator==(const Formula &, const Formula &) = default;

private:
  Kind kind_ = Kind::always;
  Row row_;
  std::vector<Formula> parts_;
};

/// left == right, left <= right, left < right: never where the difference leaves the range, as a caller that must not
/// narrow checks with Row::plus first.
std::optional<Formula> equal(const Row &left, const Row &right);
std::optional<Formula> atMost(const Row &left, const Row &right);
std::optional<Formula> below(const Row &left, const Row &right);

} // namespace warpgrain::dependence
