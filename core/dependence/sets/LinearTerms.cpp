// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/LinearTerms.h"

#include <algorithm>

namespace warpgrain::dependence {

namespace {

constexpr std::int64_t mostFactor = std::int64_t(1) << 60;

bool isFollowed(Wide factor) {
  return factor <= mostFactor && factor >= -mostFactor;
}

/// Fowler, Noll and Vo's, of numbers in place of bytes.
std::size_t hashOf(SummandsView terms) {
  std::size_t out = 14695981039346656037U;
  for (const Summand &term : terms)
    for (const std::size_t number : {std::size_t(term.column), static_cast<std::size_t>(term.factor)})
      out = (out ^ number) * 1099511628211U;
  return out;
}

} // namespace

Summands summandsOf(const Row &row) {
  Summands out;
  out.reserve(row.terms().size());
  for (const auto &[column, factor] : row.terms())
    out.push_back({.column = static_cast<std::uint32_t>(column), .factor = factor});
  return out;
}

std::int64_t factorOf(SummandsView terms, std::size_t column) {
  for (const Summand &term : terms)
    if (term.column >= column) return term.column == column ? term.factor : 0;
  return 0;
}

std::optional<Summands> combined(SummandsView one, std::int64_t oneTimes, SummandsView other, std::int64_t otherTimes) {
  Summands out;
  out.reserve(one.size() + other.size());
  bool areFollowed = true;
  const auto add = [&](std::uint32_t column, Wide factor) {
    areFollowed = areFollowed && isFollowed(factor);
    if (factor != 0) out.push_back({.column = column, .factor = static_cast<std::int64_t>(factor)});
  };
  auto left = one.begin();
  for (const Summand &right : other) {
    for (; left != one.end() && left->column < right.column; ++left)
      add(left->column, Wide{oneTimes} * left->factor);
    const bool isShared = left != one.end() && left->column == right.column;
    add(right.column, Wide{otherTimes} * right.factor + (isShared ? Wide{oneTimes} * left->factor : Wide{0}));
    if (isShared) ++left;
  }
  for (; left != one.end(); ++left)
    add(left->column, Wide{oneTimes} * left->factor);
  return areFollowed ? std::optional(std::move(out)) : std::nullopt;
}

bool areFactorsFollowed(SummandsView terms) {
  return std::ranges::all_of(terms, [](const Summand &term) { return isFollowed(term.factor); });
}

void LinearTerms::add(SummandsView terms, const Range &range) {
  lines_.push_back({.begin = terms_.size(), .count = terms.size(), .hash = hashOf(terms), .range = range});
  terms_.insert(terms_.end(), terms.begin(), terms.end());
}

void LinearTerms::erase(std::size_t line) {
  unused_ += lines_[line].count;
  lines_[line] = lines_.back();
  lines_.pop_back();
  if (2 * unused_ > terms_.size()) compact();
}

void LinearTerms::compact() {
  Summands kept;
  kept.reserve(terms_.size());
  for (Line &line : lines_) {
    const auto begin = terms_.begin() + static_cast<long>(line.begin);
    line.begin = kept.size();
    kept.insert(kept.end(), begin, begin + static_cast<long>(line.count));
  }
  terms_ = std::move(kept);
  unused_ = 0;
}

std::optional<std::size_t> LinearTerms::find(SummandsView terms) const {
  const std::size_t hash = hashOf(terms);
  for (std::size_t line = 0; line < size(); ++line)
    if (lines_[line].hash == hash && std::ranges::equal(this->terms(line), terms)) return line;
  return std::nullopt;
}

} // namespace warpgrain::dependence
