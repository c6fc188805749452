// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
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

  /// By column; no factor is 0.
  const std::vector<std::pair<ColumnId, std::int64_t>> &terms() const { return terms_; }

  /// 0 where the column is not in the sum.
  std::int64_t factorOf(ColumnId column) const;

  std::int64_t constant() const { return constant_; }

  friend auto operator<=>(const Row &, const Row &) = default;

private:
  std::vector<std::pair<ColumnId, std::int64_t>> terms_; ///< sorted: most sums are of a few columns
  std::int64_t constant_ = 0;
};

/// A condition over columns (Presburger arithmetic): a tree of comparisons with 0. Copies share the tree, which never
/// changes.
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

  /// Of a comparison; 0 else.
  const Row &row() const { return node().row; }

  /// Of `all` and `any`; none else.
  const std::vector<Formula> &parts() const { return node().parts; }

  /// Of the whole tree, kept with it: trees of different ones are different.
  std::size_t hash() const { return static_cast<std::size_t>(kind_) + node().hash; }

  friend bool operator==(const Formula &one, const Formula &other) {
    return one.kind_ == other.kind_ && (one.node_ == other.node_ || one.isSameTree(other));
  }

private:
  struct Node {
    Row row;
    std::vector<Formula> parts;
    std::size_t hash = 0;
  };

  Formula(Kind kind, Row row);
  Formula(Kind kind, std::vector<Formula> parts);

  static Formula joined(Kind kind, std::vector<Formula> parts);

  const Node &node() const;
  bool isSameTree(const Formula &other) const;

  Kind kind_ = Kind::always;
  std::shared_ptr<const Node> node_; ///< none of `always` and `never`
};

/// left == right, left <= right, left < right: never where the difference leaves the range, as a caller that must not
/// narrow checks with Row::plus first.
std::optional<Formula> equal(const Row &left, const Row &right);
std::optional<Formula> atMost(const Row &left, const Row &right);
std::optional<Formula> below(const Row &left, const Row &right);

} // namespace warpgrain::dependence
