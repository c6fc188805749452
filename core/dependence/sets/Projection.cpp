// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/Projection.h"

#include <algorithm>
#include <cstdint>

namespace warpgrain::dependence {

namespace {

constexpr std::size_t mostAlternatives = 48;
constexpr std::size_t mostComparisons = 64;

struct Comparison {
  Row row;
  bool isEquation = false;
};

/// Comparisons that hold together.
using Alternative = std::vector<Comparison>;

class Projection {
public:
  explicit Projection(const std::vector<ColumnId> &columns) : columns_(columns) {}

  std::optional<Formula> of(const Formula &formula) {
    std::vector<const Formula *> tied;
    gather(formula, tied);
    std::vector<Alternative> alternatives{{}};
    for (const Formula *part : tied)
      if (!combine(alternatives, *part)) return std::nullopt;
    std::vector<Formula> ways;
    for (Alternative &alternative : alternatives) {
      if (!std::ranges::all_of(columns_, [&](ColumnId column) { return eliminate(alternative, column); }))
        return std::nullopt;
      ways.push_back(formulaOf(alternative));
    }
    kept_.push_back(Formula::any(std::move(ways)));
    return Formula::all(std::move(kept_));
  }

private:
  bool mentions(const Formula &formula) const {
    return std::ranges::any_of(columns_, [&](ColumnId column) { return formula.row().factorOf(column) != 0; }) ||
           std::ranges::any_of(formula.parts(), [this](const Formula &part) { return mentions(part); });
  }

  /// What does not speak of the columns stays as it is.
  void gather(const Formula &formula, std::vector<const Formula *> &tied) {
    if (formula.kind() == Formula::Kind::all)
      for (const Formula &part : formula.parts())
        gather(part, tied);
    else if (mentions(formula))
      tied.push_back(&formula);
    else
      kept_.push_back(formula);
  }

  /// Each alternative with each way of a formula. False where they are too many.
  static bool combine(std::vector<Alternative> &alternatives, const Formula &formula) {
    switch (formula.kind()) {
    case Formula::Kind::always:
      return true;
    case Formula::Kind::never:
      alternatives.clear();
      return true;
    case Formula::Kind::notNegative:
    case Formula::Kind::zero:
      for (Alternative &alternative : alternatives)
        alternative.push_back({formula.row(), formula.kind() == Formula::Kind::zero});
      return true;
    case Formula::Kind::all:
      return std::ranges::all_of(formula.parts(), [&](const Formula &part) { return combine(alternatives, part); });
    case Formula::Kind::any: {
      std::vector<Alternative> out;
      for (const Formula &way : formula.parts()) {
        std::vector<Alternative> taken = alternatives;
        if (!combine(taken, way) || out.size() + taken.size() > mostAlternatives) return false;
        std::ranges::move(taken, std::back_inserter(out));
      }
      alternatives = std::move(out);
      return true;
    }
    }
    return false;
  }

  /// False where the column stands with a factor, or the comparisons are too many.
  bool eliminate(Alternative &alternative, ColumnId column) const {
    Alternative with;
    Alternative out;
    for (Comparison &comparison : alternative)
      (comparison.row.factorOf(column) == 0 ? out : with).push_back(std::move(comparison));
    const auto isUnit = [&](const Comparison &one) {
      const std::int64_t factor = one.row.factorOf(column);
      return factor == 1 || factor == -1;
    };
    const auto equation =
        std::ranges::find_if(with, [&](const Comparison &one) { return one.isEquation && isUnit(one); });
    if (equation != with.end()) {
      const Row solved = equation->row;
      const std::int64_t sign = solved.factorOf(column);
      with.erase(equation);
      for (const Comparison &other : with) {
        const auto row = other.row.plus(solved, -sign * other.row.factorOf(column));
        if (!row) return false;
        out.push_back({*row, other.isEquation});
      }
    } else if (const auto same = sameQuotient(with, column)) {
      for (const Comparison &other : with) {
        const std::int64_t factor = other.row.factorOf(column);
        const auto without = other.row.plus(Row::of(column), -factor);
        const auto row = without ? without->plus(Row::of(*same), factor) : std::nullopt;
        if (!row) return false;
        out.push_back({*row, other.isEquation});
      }
    } else if (!combineEnds(with, column, out)) {
      return false;
    }
    alternative = std::move(out);
    return alternative.size() <= mostComparisons;
  }

  /// The column is a quotient, width*column <= dividend < width*column + width, and one that stays is the same.
  std::optional<ColumnId> sameQuotient(const Alternative &with, ColumnId column) const {
    for (const Comparison &lower : with) {
      const std::int64_t width = -lower.row.factorOf(column);
      if (width < 2 || lower.isEquation) continue;
      const auto upper = Row(width - 1).plus(lower.row, -1);
      const auto dividend = lower.row.plus(Row::of(column), width);
      const bool isQuotient = upper && dividend && std::ranges::any_of(with, [&](const Comparison &other) {
                                return !other.isEquation && other.row == *upper;
                              });
      if (!isQuotient) continue;
      for (const Formula &part : kept_) {
        if (part.kind() != Formula::Kind::notNegative) continue;
        for (const auto &[other, factor] : part.row().terms())
          if (factor == -width && part.row().plus(Row::of(other), width) == *dividend && isKept(width - 1, part.row()))
            return other;
      }
    }
    return std::nullopt;
  }

  /// highest - row >= 0
  bool isKept(std::int64_t highest, const Row &row) const {
    const auto opposite = Row(highest).plus(row, -1);
    return opposite && std::ranges::find(kept_, Formula::notNegative(*opposite)) != kept_.end();
  }

  /// There is a value between where no lower end is above an upper one: exact where one of the two factors is 1.
  static bool combineEnds(const Alternative &with, ColumnId column, Alternative &out) {
    if (std::ranges::any_of(with, &Comparison::isEquation)) return false;
    for (const Comparison &lower : with)
      for (const Comparison &upper : with) {
        const std::int64_t up = lower.row.factorOf(column);
        const std::int64_t down = -upper.row.factorOf(column);
        if (up < 0 || down < 0) continue;
        const auto scaled = Row().plus(lower.row, down);
        const auto row = scaled ? scaled->plus(upper.row, up) : std::nullopt;
        if (!row || (up > 1 && down > 1)) return false;
        out.push_back({*row, false});
      }
    return true;
  }

  static Formula formulaOf(const Alternative &alternative) {
    std::vector<Formula> parts;
    for (const Comparison &comparison : alternative)
      parts.push_back(comparison.isEquation ? Formula::zero(comparison.row) : Formula::notNegative(comparison.row));
    return Formula::all(std::move(parts));
  }

  const std::vector<ColumnId> &columns_;
  std::vector<Formula> kept_; ///< what does not speak of the columns
};

} // namespace

std::optional<Formula> withoutColumns(const Formula &formula, const std::vector<ColumnId> &columns) {
  return columns.empty() ? std::optional(formula) : Projection(columns).of(formula);
}

} // namespace warpgrain::dependence
