// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::dependence {

/// A column (dimension) of a set of integer points: an index, a symbol, or a value that is not followed.
enum class ColumnId : std::uint32_t {};

/// An affine expression: a sum of integer multiples of columns, and a constant.
class Row {
public:
  explicit Row(std::int64_t constant = 0) : constant_(constant) {}

  static Row of(ColumnId column, std::int64_t factor = 1);

  /// Returns this + times*other; no value if a coefficient exceeds the supported range (2^61).
  std::optional<Row> plus(const Row &other, std::int64_t times = 1) const;

  std::optional<std::int64_t> asConstant() const { return terms_.empty() ? std::optional(constant_) : std::nullopt; }

  /// The terms in the order of the columns; no factor is 0.
  const std::vector<std::pair<ColumnId, std::int64_t>> &terms() const { return terms_; }

  /// Returns the factor of a column; 0 if the sum does not contain it.
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

  /// Returns the negation.
  Formula opposite() const;
  /// Returns the parts of this conjunction that `known`, which also holds, does not contain.
  Formula beyond(const Formula &known) const;
  /// Substitutes numbers for columns; `values` has one entry per column, empty for a column that stays. No value if a
  /// number exceeds the supported range.
  std::optional<Formula> with(const std::vector<std::optional<std::int64_t>> &values) const;

  Kind kind() const { return kind_; }

  bool isAlways() const { return kind_ == Kind::always; }

  bool isNever() const { return kind_ == Kind::never; }

  /// The compared row of a comparison; 0 for any other kind.
  const Row &row() const { return node().row; }

  /// The parts of `all` and `any`; empty for any other kind.
  const std::vector<Formula> &parts() const { return node().parts; }

  /// Hash of the whole tree, stored in it. Equal trees have equal hashes.
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
  std::shared_ptr<const Node> node_; ///< null for `always` and `never`
};

/// Return left == right, left <= right, and left < right; no value if the difference exceeds the supported range.
std::optional<Formula> equal(const Row &left, const Row &right);
std::optional<Formula> atMost(const Row &left, const Row &right);
std::optional<Formula> below(const Row &left, const Row &right);

} // namespace warpgrain::dependence
