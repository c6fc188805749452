// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/Formula.h"

#include <algorithm>

namespace warpgrain::dependence {

namespace {

constexpr std::int64_t mostFactor = std::int64_t(1) << 61;

bool isInRange(std::int64_t value) {
  return value >= -mostFactor && value <= mostFactor;
}

/// Fowler, Noll and Vo's, of numbers in place of bytes.
constexpr std::size_t hashBasis = 14695981039346656037U;

std::size_t mixed(std::size_t hash, std::size_t number) {
  return (hash ^ number) * 1099511628211U;
}

std::size_t hashOf(const Row &row) {
  std::size_t out = mixed(hashBasis, static_cast<std::size_t>(row.constant()));
  for (const auto &[column, factor] : row.terms())
    out = mixed(mixed(out, static_cast<std::size_t>(column)), static_cast<std::size_t>(factor));
  return out;
}

} // namespace

Row Row::of(ColumnId column, std::int64_t factor) {
  Row out;
  if (factor != 0) out.terms_.emplace_back(column, factor);
  return out;
}

std::int64_t Row::factorOf(ColumnId column) const {
  const auto at = std::ranges::lower_bound(terms_, column, {}, &std::pair<ColumnId, std::int64_t>::first);
  return at != terms_.end() && at->first == column ? at->second : 0;
}

std::optional<Row> Row::plus(const Row &other, std::int64_t times) const {
  const auto sumOf = [times](std::int64_t own, std::int64_t factor) -> std::optional<std::int64_t> {
    std::int64_t sum = 0;
    const bool isExact = !__builtin_mul_overflow(factor, times, &sum) && !__builtin_add_overflow(own, sum, &sum);
    return isExact && isInRange(sum) ? std::optional(sum) : std::nullopt;
  };
  Row out;
  const auto constant = sumOf(constant_, other.constant_);
  if (!constant) return std::nullopt;
  out.constant_ = *constant;
  out.terms_.reserve(terms_.size() + other.terms_.size());
  auto own = terms_.begin();
  for (const auto &[column, factor] : other.terms_) {
    for (; own != terms_.end() && own->first < column; ++own)
      out.terms_.push_back(*own);
    const bool isShared = own != terms_.end() && own->first == column;
    const auto sum = sumOf(isShared ? own->second : 0, factor);
    if (!sum) return std::nullopt;
    if (*sum != 0) out.terms_.emplace_back(column, *sum);
    if (isShared) ++own;
  }
  out.terms_.insert(out.terms_.end(), own, terms_.end());
  return out;
}

Formula::Formula(Kind kind, Row row) : kind_(kind) {
  const std::size_t hash = hashOf(row);
  node_ = std::make_shared<const Node>(std::move(row), std::vector<Formula>(), hash);
}

Formula::Formula(Kind kind, std::vector<Formula> parts) : kind_(kind) {
  std::size_t hash = hashBasis;
  for (const Formula &part : parts)
    hash = mixed(hash, part.hash());
  node_ = std::make_shared<const Node>(Row(), std::move(parts), hash);
}

const Formula::Node &Formula::node() const {
  static const Node none;
  return node_ ? *node_ : none;
}

bool Formula::isSameTree(const Formula &other) const {
  return node().hash == other.node().hash && row() == other.row() && parts() == other.parts();
}

Formula Formula::never() {
  Formula out;
  out.kind_ = Kind::never;
  return out;
}

Formula Formula::notNegative(const Row &row) {
  if (const auto value = row.asConstant()) return *value >= 0 ? Formula() : never();
  return {Kind::notNegative, row};
}

Formula Formula::zero(const Row &row) {
  if (const auto value = row.asConstant()) return *value == 0 ? Formula() : never();
  return {Kind::zero, row};
}

Formula Formula::notZero(const Row &row) {
  if (const auto value = row.asConstant()) return *value != 0 ? Formula() : never();
  const auto above = row.plus(Row(-1));
  const auto below = Row(-1).plus(row, -1);
  if (!above || !below) return {}; // wider than it is
  return any({notNegative(*above), notNegative(*below)});
}

Formula Formula::joined(Kind kind, std::vector<Formula> parts) {
  const Kind neutral = kind == Kind::all ? Kind::always : Kind::never;
  const Kind decisive = kind == Kind::all ? Kind::never : Kind::always;
  std::vector<Formula> joined;
  joined.reserve(parts.size());
  for (Formula &part : parts) {
    if (part.kind_ == decisive) return part;
    if (part.kind_ == neutral) continue;
    if (part.kind_ == kind)
      joined.insert(joined.end(), part.parts().begin(), part.parts().end());
    else
      joined.push_back(std::move(part));
  }
  if (joined.empty()) return kind == Kind::all ? Formula() : never();
  if (joined.size() == 1) return std::move(joined.front());
  return {kind, std::move(joined)};
}

Formula Formula::all(std::vector<Formula> parts) {
  return joined(Kind::all, std::move(parts));
}

Formula Formula::any(std::vector<Formula> parts) {
  return joined(Kind::any, std::move(parts));
}

Formula Formula::opposite() const {
  std::vector<Formula> parts;
  switch (kind_) {
  case Kind::always:
    return never();
  case Kind::never:
    return {};
  case Kind::notNegative: {
    const auto below = Row(-1).plus(row(), -1);
    return below ? notNegative(*below) : Formula(); // wider than it is
  }
  case Kind::zero:
    return notZero(row());
  case Kind::all:
  case Kind::any:
    for (const Formula &part : this->parts())
      parts.push_back(part.opposite());
    return kind_ == Kind::all ? any(std::move(parts)) : all(std::move(parts));
  }
  return {};
}

Formula Formula::beyond(const Formula &known) const {
  if (known.kind_ != Kind::all || kind_ != Kind::all) return *this;
  std::vector<Formula> left;
  for (const Formula &part : parts())
    if (std::ranges::find(known.parts(), part) == known.parts().end()) left.push_back(part);
  return all(std::move(left));
}

std::optional<Formula> Formula::with(const std::vector<std::optional<std::int64_t>> &values) const {
  if (kind_ == Kind::all || kind_ == Kind::any) {
    std::vector<Formula> replaced;
    for (const Formula &part : parts()) {
      auto one = part.with(values);
      if (!one) return std::nullopt;
      replaced.push_back(*std::move(one));
    }
    return joined(kind_, std::move(replaced));
  }
  if (kind_ != Kind::notNegative && kind_ != Kind::zero) return *this;
  Row row(this->row().constant());
  for (const auto &[column, factor] : this->row().terms()) {
    const auto &value = values[static_cast<std::size_t>(column)];
    const auto sum = value ? row.plus(Row(*value), factor) : row.plus(Row::of(column), factor);
    if (!sum) return std::nullopt;
    row = *sum;
  }
  return kind_ == Kind::zero ? zero(row) : notNegative(row);
}

std::optional<Formula> equal(const Row &left, const Row &right) {
  const auto difference = left.plus(right, -1);
  if (!difference) return std::nullopt;
  return Formula::zero(*difference);
}

std::optional<Formula> atMost(const Row &left, const Row &right) {
  const auto difference = right.plus(left, -1);
  if (!difference) return std::nullopt;
  return Formula::notNegative(*difference);
}

std::optional<Formula> below(const Row &left, const Row &right) {
  const auto difference = right.plus(left, -1);
  const auto less = difference ? difference->plus(Row(-1)) : std::nullopt;
  if (!less) return std::nullopt;
  return Formula::notNegative(*less);
}

} // namespace warpgrain::dependence
