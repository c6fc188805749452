// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/CopyTrips.h"

#include "core/model/LaunchExtents.h"
#include "core/model/ValueRange.h"
#include "core/steps/registers/Elements.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Ends of ranges that are larger tell nothing of a loop that copies a few elements.
constexpr std::int64_t largestEnd = std::int64_t{1} << 40;

/// More iterations than anybody asks for here.
constexpr std::int64_t mostSteps = 64;

class TripBounder {
public:
  TripBounder(const BodyIndex &index, const CountingLoop &loop)
      : index_(index), body_(index.body()), unit_(index.unit()), loop_(loop) {}

  std::optional<MostTrips> run() const {
    if (loop_.trips) return MostTrips{.most = *loop_.trips};
    const ExpressionId start = body_[loop_.counter].initializer;
    if (!loop_.declaresCounter || !loop_.step || loop_.countsDown || !isSome(start)) return std::nullopt;
    std::optional<MostTrips> out;
    for (const CountingLoop::Bound &bound : loop_.bounds) {
      const auto own = under(bound, start);
      if (own && (!out || own->most < out->most)) out = own;
    }
    return out;
  }

private:
  struct Term {
    ExpressionId value = none<ExpressionId>;
    int sign = 1;
  };

  struct Sum {
    std::vector<Term> terms;
    std::int64_t constant = 0;
  };

  ExpressionId stripped(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && !body_[id].operands.empty())
      id = body_[id].operands[0];
    return id;
  }

  bool isSigned(ExpressionId id) const { return isSome(body_[id].type) && unit_[body_[id].type].isSigned; }

  bool isSum(ExpressionId id) const {
    const Expression &e = body_[id];
    return e.kind == ExpressionKind::binary && (e.op == Operator::plus || e.op == Operator::minus);
  }

  std::optional<std::int64_t> constantOf(ExpressionId id) const {
    const auto value = constantValue(body_, unit_, id);
    return value && std::abs(*value) < largestEnd ? value : std::nullopt;
  }

  void read(ExpressionId id, int sign, Sum &out) const {
    const ExpressionId plain = stripped(id);
    const Expression &e = body_[plain];
    if (const auto value = constantOf(plain)) {
      out.constant += sign * *value;
    } else if (isSum(plain)) {
      read(e.operands[0], sign, out);
      read(e.operands[1], e.op == Operator::minus ? -sign : sign, out);
    } else {
      out.terms.push_back({plain, sign});
    }
  }

  bool isNeverNegative(ExpressionId id) const {
    const ExpressionId plain = stripped(id);
    if (isSum(plain) && !constantOf(plain)) return !isSigned(plain) && staysBelow(plain);
    const auto range = rangeOf(plain);
    return range && range->least >= 0;
  }

  /// True if the value is at most the sum of its terms: a sum without sign that passes zero would be more.
  bool staysBelow(ExpressionId id) const {
    const ExpressionId plain = stripped(id);
    if (!isSum(plain) || constantOf(plain)) return true;
    const auto &operands = body_[plain].operands;
    if (!isSigned(plain))
      return body_[plain].op == Operator::plus && isNeverNegative(operands[0]) && isNeverNegative(operands[1]);
    return staysBelow(operands[0]) &&
           (body_[plain].op == Operator::plus ? staysBelow(operands[1]) : !isSum(stripped(operands[1])));
  }

  /// True if something is subtracted from a number without sign: below zero it would be a large one.
  bool mayPassZero(ExpressionId id) const {
    const ExpressionId plain = stripped(id);
    if (!isSum(plain) || constantOf(plain)) return false;
    const auto &operands = body_[plain].operands;
    const bool subtracts = body_[plain].op == Operator::minus && !isSigned(plain);
    return subtracts || mayPassZero(operands[0]) || mayPassZero(operands[1]);
  }

  /// True if counter and bound are compared as the numbers that they are.
  bool isComparedAsWritten(const CountingLoop::Bound &bound, ExpressionId start) const {
    const Type &counter = unit_[body_[loop_.counter].type];
    const ExpressionId value = stripped(bound.value);
    const Type &other = unit_[body_[value].type];
    const bool isSignedComparison = counter.isSigned && (other.isSigned || other.sizeBytes < counter.sizeBytes);
    if (isSignedComparison) return true;
    return isNeverNegative(value) && (!counter.isSigned || isNeverNegative(start));
  }

  /// True if the counter's type holds the first value, and those after it, whatever the terms of the first one are.
  bool isStartHeld(ExpressionId start) const {
    Sum sum;
    read(start, 1, sum);
    std::int64_t least = sum.constant;
    std::int64_t greatest = sum.constant;
    for (const Term &term : sum.terms) {
      const auto range = rangeOf(term.value);
      if (!range || range->greatest >= largestEnd || range->least <= -largestEnd) return false;
      least += term.sign > 0 ? range->least : -range->greatest;
      greatest += term.sign > 0 ? range->greatest : -range->least;
    }
    const auto all = rangeOfType(unit_[body_[loop_.counter].type]);
    return all && all->contains({least, greatest + *loop_.step * mostSteps});
  }

  /// The range of a value; of a variable that keeps its first value, of that.
  std::optional<ValueRange> rangeOf(ExpressionId id, int depth = 0) const {
    constexpr int deepest = 8;
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::variable && depth < deepest) {
      const Variable &variable = body_[e.variable];
      const bool isKept = variable.space == VariableSpace::local && !variable.isStatic &&
                          isSome(variable.initializer) && isSome(variable.type) &&
                          unit_[variable.type].kind == TypeKind::integer && !unit_[variable.type].isVolatile &&
                          isNeverChanged(e.variable);
      const auto first = isKept ? rangeOf(stripped(variable.initializer), depth + 1) : std::nullopt;
      const auto all = isKept ? rangeOfType(unit_[variable.type]) : std::nullopt;
      if (first && all && all->contains(*first)) return first;
    }
    return valueRangeOf(unit_, body_, id);
  }

  bool isNeverChanged(VariableId variable) const {
    return std::ranges::none_of(index_.usesOf(variable),
                                [](const Use *use) { return use->writes() || use->kind == UseKind::escape; });
  }

  /// The iterations that a bound allows: of `bound - start`, by what the terms that both do not share may be.
  std::optional<MostTrips> under(const CountingLoop::Bound &bound, ExpressionId start) const {
    if (bound.order != Operator::less && bound.order != Operator::lessEqual) return std::nullopt;
    if (!staysBelow(bound.value) || mayPassZero(start) || !isComparedAsWritten(bound, start)) return std::nullopt;
    Sum distance;
    read(bound.value, 1, distance);
    const std::size_t ofBound = distance.terms.size();
    read(start, -1, distance);
    MostTrips out{.most = 0, .dependsOnStart = !isStartHeld(start)};
    std::vector<Term> terms = std::move(distance.terms);
    for (std::size_t i = 0; i < ofBound; ++i)
      for (std::size_t j = ofBound; j < terms.size(); ++j) {
        const bool cancels = isSome(terms[i].value) && isSome(terms[j].value) && terms[i].sign == -terms[j].sign &&
                             areAlike(body_, terms[i].value, terms[j].value);
        if (!cancels) continue;
        terms[i].value = terms[j].value = none<ExpressionId>;
      }
    std::int64_t most = distance.constant;
    for (const Term &term : terms) {
      if (!isSome(term.value)) continue;
      const auto range = rangeOf(term.value);
      if (!range) return std::nullopt;
      if (range->greatest >= largestEnd || range->least <= -largestEnd) return std::nullopt;
      most += term.sign > 0 ? range->greatest : -range->least;
    }
    if (bound.order == Operator::lessEqual) ++most;
    out.most = most <= 0 ? 0 : (most + *loop_.step - 1) / *loop_.step;
    return out;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const CountingLoop &loop_;
};

} // namespace

std::optional<MostTrips> mostTripsOf(const BodyIndex &index, const CountingLoop &loop) {
  return TripBounder(index, loop).run();
}

} // namespace warpgrain::transform
