// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/sets/Formula.h"

#include <algorithm>

namespace warpgrain::dependence {

namespace {

constexpr std::int64_t mostFactor = std::int64_t(1) << 61;

bool isInRange(std::int64_t value) {
  return value >= -mostFactor && value <= mostFactor;
}

} // namespace

Row Row::of(ColumnId column, std::int64_t factor) {
  Row out;
  if (factor != 0) out.terms_[column] = factor;
  return out;
}

std::optional<Row> Row::plus(const Row &other, std::int64_t times) const {
  Row out = *this;
  const auto add = [times](std::int64_t &sum, std::int64_t factor) {
    std::int64_t product = 0;
    return !__builtin_mul_overflow(factor, times, &product) && !__builtin_add_overflow(sum, product, &sum) &&
           isInRange(sum);
  };
  if (!add(out.constant_, other.constant_)) return std::nullopt;
  for (const auto &[column, factor] : other.terms_) {
    std::int64_t &sum = out.terms_[column];
    if (!add(sum, factor)) return std::nullopt;
    if (sum == 0) out.terms_.erase(column);
  }
  return out;
}

Formula Formula::never() {
  Formula out;
  out.kind_ = Kind::never;
  return out;
}

Formula Formula::notNegative(const Row &row) {
  if (const auto value = row.asConstant()) return *value >= 0 ? Formula() : never();
  Formula out;
  out.kind_ = Kind::notNegative;
  out.row_ = row;
  return out;
}

Formula Formula::zero(const Row &row) {
  if (const auto value = row.asConstant()) return *value == 0 ? Formula() : never();
  Formula out;
  out.kind_ = Kind::zero;
  out.row_ = row;
  return out;
}

Formula Formula::notZero(const Row &row) {
  if (const auto value = row.asConstant()) return *value != 0 ? Formula() : never();
  const auto above = row.plus(Row(-1));
  const auto below = Row(-1).plus(row, -1);
  if (!above || !below) return {}; // wider than it is
  return any({notNegative(*above), notNegative(*below)});
}

Formula Formula::all(std::vector<Formula> parts) {
  Formula out;
  out.kind_ = Kind::all;
  for (Formula &part : parts) {
    if (part.isNever()) return never();
    if (part.isAlways()) continue;
    if (part.kind_ == Kind::all)
      std::ranges::move(part.parts_, std::back_inserter(out.parts_));
    else
      out.parts_.push_back(std::move(part));
  }
  if (out.parts_.empty()) return {};
  if (out.parts_.size() == 1) return Formula(std::move(out.parts_.front()));
  return out;
}

Formula Formula::any(std::vector<Formula> parts) {
  Formula out;
  out.kind_ = Kind::any;
  for (Formula &part : parts) {
    if (part.isAlways()) return {};
    if (part.isNever()) continue;
    if (part.kind_ == Kind::any)
      std::ranges::move(part.parts_, std::back_inserter(out.parts_));
    else
      out.parts_.push_back(std::move(part));
  }
  if (out.parts_.empty()) return never();
  if (out.parts_.size() == 1) return Formula(std::move(out.parts_.front()));
  return out;
}

Formula Formula::opposite() const {
  std::vector<Formula> parts;
  switch (kind_) {
  case Kind::always:
    return never();
  case Kind::never:
    return {};
  case Kind::notNegative: {
    const auto below = Row(-1).plus(row_, -1);
    return below ? notNegative(*below) : Formula(); // wider than it is
  }
  case Kind::zero:
    return notZero(row_);
  case Kind::all:
  case Kind::any:
    for (const Formula &part : parts_)
      parts.push_back(part.opposite());
    return kind_ == Kind::all ? any(std::move(parts)) : all(std::move(parts));
  }
  return {};
}

Formula Formula::beyond(const Formula &known) const {
  if (known.kind_ != Kind::all || kind_ != Kind::all) return *this;
  std::vector<Formula> parts;
  for (const Formula &part : parts_)
    if (std::ranges::find(known.parts_, part) == known.parts_.end()) parts.push_back(part);
  return all(std::move(parts));
}

std::optional<Formula> Formula::with(const std::vector<std::optional<std::int64_t>> &values) const {
  if (kind_ == Kind::all || kind_ == Kind::any) {
    std::vector<Formula> parts;
    for (const Formula &part : parts_) {
      auto replaced = part.with(values);
      if (!replaced) return std::nullopt;
      parts.push_back(*std::move(replaced));
    }
    return kind_ == Kind::all ? all(std::move(parts)) : any(std::move(parts));
  }
  if (kind_ != Kind::notNegative && kind_ != Kind::zero) return *this;
  Row row(row_.constant());
  for (const auto &[column, factor] : row_.terms()) {
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
