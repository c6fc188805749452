// SPDX-License-Identifier: Apache-2.0
#include "core/model/GridCover.h"

#include "core/model/BodyIndex.h"
#include "core/model/LaunchArguments.h"
#include "core/model/LaunchExtents.h"

#include <map>
#include <utility>

namespace warpgrain::model {

namespace {

/// Variables that name each other in a circle do not exist in valid code; the bound keeps broken code from looping.
constexpr int maximumDepth = 16;

/// A variable of the launching function, which keeps its value.
using Symbol = VariableId;

/// A sum of multiples of variables of the launching function, and a constant.
struct HostSum {
  std::map<Symbol, std::int64_t> terms; ///< no factor is 0
  std::int64_t constant = 0;

  bool isConstant() const { return terms.empty(); }

  friend bool operator==(const HostSum &, const HostSum &) = default;
};

std::optional<HostSum> plus(HostSum sum, const HostSum &other, std::int64_t times) {
  std::int64_t product = 0;
  const auto add = [&](std::int64_t &to, std::int64_t value) {
    return !__builtin_mul_overflow(value, times, &product) && !__builtin_add_overflow(to, product, &to);
  };
  if (!add(sum.constant, other.constant)) return std::nullopt;
  for (const auto &[symbol, factor] : other.terms)
    if (!add(sum.terms[symbol], factor)) return std::nullopt;
  std::erase_if(sum.terms, [](const auto &term) { return term.second == 0; });
  return sum;
}

/// `dividend / divisor + further`, where the division rounds towards zero.
struct HostQuotient {
  HostSum dividend;
  HostSum divisor;
  std::int64_t further = 0;
};

/// Follows integers through a host function.
class HostArithmetic {
public:
  HostArithmetic(const Unit &unit, const Body &body) : unit_(unit), body_(body), index_(body, unit) {}

  std::optional<HostSum> sum(ExpressionId id, int depth = 0) const {
    if (!isSome(id) || depth > maximumDepth) return std::nullopt;
    const Expression &e = body_[id];
    if (e.constant) return HostSum{.terms = {}, .constant = *e.constant};
    switch (e.kind) {
    case ExpressionKind::cast:
      return keepsIntegers(e) ? sum(e.operands.front(), depth + 1) : std::nullopt;
    case ExpressionKind::variable:
      return sumOf(e.variable, depth);
    case ExpressionKind::binary: {
      const auto left = sum(e.operands[0], depth + 1);
      const auto right = left ? sum(e.operands[1], depth + 1) : std::nullopt;
      return right && isInteger(e.type) ? combined(e.op, *left, *right) : std::nullopt;
    }
    default:
      return std::nullopt;
    }
  }

  std::optional<HostQuotient> quotient(ExpressionId id, int depth = 0) const {
    if (!isSome(id) || depth > maximumDepth) return std::nullopt;
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::cast)
      return keepsIntegers(e) ? quotient(e.operands.front(), depth + 1) : std::nullopt;
    if (e.kind == ExpressionKind::variable) {
      const ExpressionId value = valueOf(e.variable);
      return isSome(value) ? quotient(value, depth + 1) : std::nullopt;
    }
    if (e.kind != ExpressionKind::binary || !isInteger(e.type)) return std::nullopt;
    if (e.op == Operator::plus || e.op == Operator::minus) {
      const auto further = sum(e.operands[1], depth + 1);
      auto out = further && further->isConstant() ? quotient(e.operands[0], depth + 1) : std::nullopt;
      if (out) out->further += e.op == Operator::plus ? further->constant : -further->constant;
      return out;
    }
    const auto dividend = e.op == Operator::divide ? sum(e.operands[0], depth + 1) : std::nullopt;
    const auto divisor = dividend ? sum(e.operands[1], depth + 1) : std::nullopt;
    return divisor ? std::optional(HostQuotient{.dividend = *dividend, .divisor = *divisor}) : std::nullopt;
  }

  /// A variable of the function itself that is only read.
  bool keepsItsValue(VariableId id) const {
    const Variable &variable = body_[id];
    const bool isOwn = variable.space == VariableSpace::local || variable.space == VariableSpace::parameter;
    const bool isObject = isSome(variable.type) && unit_[variable.type].kind != TypeKind::reference;
    return isOwn && isObject && !variable.isStatic && !index_.isReassigned(id);
  }

private:
  bool isInteger(TypeId type) const { return isSome(type) && unit_[type].kind == TypeKind::integer; }

  /// Between integers of 32 bits and more, which hold what is not too large.
  bool keepsIntegers(const Expression &cast) const {
    constexpr std::uint64_t least = 4;
    if (cast.operands.size() != 1 || !isSome(cast.operands.front())) return false;
    const TypeId from = body_[cast.operands.front()].type;
    return isInteger(cast.type) && isInteger(from) && unit_[cast.type].sizeBytes >= least;
  }

  /// What a variable is set to, once and for all; none where it has no initializer or may change.
  ExpressionId valueOf(VariableId id) const {
    return isSome(id) && keepsItsValue(id) ? body_[id].initializer : none<ExpressionId>;
  }

  std::optional<HostSum> sumOf(VariableId id, int depth) const {
    if (!isSome(id)) return std::nullopt;
    if (body_[id].constant) return HostSum{.terms = {}, .constant = *body_[id].constant};
    if (!isInteger(body_[id].type) || !keepsItsValue(id)) return std::nullopt;
    if (isSome(body_[id].initializer))
      if (auto value = sum(body_[id].initializer, depth + 1)) return value;
    return HostSum{.terms = {{id, 1}}};
  }

  static std::optional<HostSum> combined(Operator op, const HostSum &left, const HostSum &right) {
    switch (op) {
    case Operator::plus:
      return plus(left, right, 1);
    case Operator::minus:
      return plus(left, right, -1);
    case Operator::times:
      if (right.isConstant()) return plus({}, left, right.constant);
      return left.isConstant() ? plus({}, right, left.constant) : std::nullopt;
    default:
      return std::nullopt;
    }
  }

  const Unit &unit_;
  const Body &body_;
  BodyIndex index_;
};

/// Follows one launch.
class Covers {
public:
  Covers(const Unit &unit, const Launch &launch, Axis axis)
      : unit_(unit), launch_(launch), axis_(axis), body_(unit[launch.launcher].body), host_(unit, body_) {}

  std::vector<GridCover> run() const {
    std::vector<GridCover> out;
    std::optional<std::int64_t> threads;
    const auto covered = coveredBy(threads);
    if (!covered) return out;
    const Function &kernel = unit_[launch_.kernel];
    const std::vector<ExpressionId> &operands = body_[launch_.expression].operands;
    for (std::size_t i = 0; i < kernel.parameters.size() && i + launchFirstArgument < operands.size(); ++i) {
      const TypeId type = kernel.body[kernel.parameters[i]].type;
      if (!isSome(type) || unit_[type].kind != TypeKind::integer) continue;
      const auto argument = host_.sum(operands[i + launchFirstArgument]);
      const auto more = argument ? plus(*covered, *argument, -1) : std::nullopt;
      if (!more || !more->isConstant() || more->constant < 0) continue;
      if (threads) out.push_back({.parameter = i, .threads = threads});
      if (threads == launch_.blockExtents[axis_]) out.push_back({.parameter = i, .threads = {}});
    }
    return out;
  }

private:
  /// The number of threads that are covered, as the host knows it.
  std::optional<HostSum> coveredBy(std::optional<std::int64_t> &threads) const {
    if (const auto blocks = launch_.gridExtents[axis_]) {
      threads = launch_.blockExtents[axis_];
      return threads ? std::optional(HostSum{.terms = {}, .constant = *blocks * *threads}) : std::nullopt;
    }
    Launch ofGrid = launch_;
    ofGrid.block = launch_.grid;
    const auto blocks = host_.quotient(extentOf(ofGrid));
    if (!blocks) return std::nullopt;
    if (blocks->divisor.isConstant()) {
      threads = blocks->divisor.constant;
      if (*threads < 1) return std::nullopt;
    } else if (host_.sum(extentOf(launch_)) != blocks->divisor) {
      return std::nullopt; // it divides by something else than the block's extent
    }
    // (dividend / divisor + further) * divisor >= dividend - (divisor - 1) + further * divisor
    auto out = plus(blocks->dividend, blocks->divisor, blocks->further - 1);
    if (out) ++out->constant;
    return out;
  }

  /// The expression of the block's extent; none where it is that of an object that may change.
  ExpressionId extentOf(const Launch &launch) const {
    const Expression &whole = body_[launch.block];
    if (whole.kind == ExpressionKind::variable && !host_.keepsItsValue(whole.variable)) return none<ExpressionId>;
    return extentSource(body_, unit_, launch, axis_);
  }

  const Unit &unit_;
  const Launch &launch_;
  Axis axis_;
  const Body &body_;
  HostArithmetic host_;
};

} // namespace

std::vector<GridCover> gridCoversOf(const Unit &unit, const Launch &launch, Axis axis) {
  const bool isPlain = launch.form == LaunchSyntax::chevrons && isSome(launch.launcher) && isSome(launch.kernel) &&
                       isSome(launch.grid) && isSome(launch.block);
  return isPlain ? Covers(unit, launch, axis).run() : std::vector<GridCover>();
}

} // namespace warpgrain::model
