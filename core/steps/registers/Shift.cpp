// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/registers/Rotation.h"

#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Constants beside a counter that are larger are no distance that anybody keeps registers for.
constexpr std::int64_t largestConstant = 1 << 20;

/// What is added in nested sums of one type.
struct Sum {
  struct Term {
    ExpressionId value = none<ExpressionId>;
    int sign = 1;
  };

  std::vector<Term> terms; ///< that are no constants, in the order of the text
  std::int64_t constant = 0;
};

class ShiftReader {
public:
  ShiftReader(const Body &body, VariableId counter) : body_(body), counter_(counter) {}

  std::optional<std::int64_t> run(ExpressionId one, ExpressionId other) {
    return compare(one, other) ? shift_ : std::nullopt;
  }

private:
  bool isSum(ExpressionId id) const {
    const Expression &e = body_[id];
    return e.kind == ExpressionKind::binary && (e.op == Operator::plus || e.op == Operator::minus) && !e.constant;
  }

  /// Sums of one type: what is carried out of them is lost on both sides alike.
  void read(ExpressionId id, int sign, TypeId type, Sum &out) const {
    const Expression &e = body_[id];
    if (e.type == type && isSum(id)) {
      read(e.operands[0], sign, type, out);
      read(e.operands[1], e.op == Operator::minus ? -sign : sign, type, out);
    } else if (e.constant && *e.constant >= -largestConstant && *e.constant <= largestConstant) {
      out.constant += sign * *e.constant;
    } else {
      out.terms.push_back({id, sign});
    }
  }

  bool compare(ExpressionId one, ExpressionId other) {
    const Expression &a = body_[one];
    const Expression &b = body_[other];
    const bool isCounter = isNamingOf(body_, one, counter_) || isNamingOf(body_, other, counter_);
    if (isSum(one) || isSum(other) || isCounter) return a.type == b.type && compareSums(one, other);
    if (!isSameNode(a, b)) return false;
    for (std::size_t i = 0; i < a.operands.size(); ++i)
      if (!compare(a.operands[i], b.operands[i])) return false;
    return true;
  }

  bool compareSums(ExpressionId one, ExpressionId other) {
    Sum first;
    Sum second;
    read(one, 1, body_[one].type, first);
    read(other, 1, body_[other].type, second);
    if (first.terms.size() != second.terms.size()) return false;
    std::int64_t counters = 0;
    for (std::size_t i = 0; i < first.terms.size(); ++i) {
      const auto &[a, sign] = first.terms[i];
      const auto &[b, otherSign] = second.terms[i];
      if (sign != otherSign) return false;
      if (isNamingOf(body_, a, counter_) && isNamingOf(body_, b, counter_)) {
        if (body_[a].type != body_[b].type) return false;
        counters += sign;
      } else if (!compareTerms(a, b)) {
        return false;
      }
    }
    const std::int64_t difference = second.constant - first.constant;
    if (counters == 0) return difference == 0;
    return difference % counters == 0 && note(difference / counters);
  }

  /// A term that is a sum is one of another type.
  bool compareTerms(ExpressionId one, ExpressionId other) {
    if (isNamingOf(body_, one, counter_) || isNamingOf(body_, other, counter_)) return false;
    return compare(one, other);
  }

  bool note(std::int64_t shift) {
    if (shift_ && *shift_ != shift) return false;
    shift_ = shift;
    return true;
  }

  const Body &body_;
  VariableId counter_;
  std::optional<std::int64_t> shift_;
};

} // namespace

std::optional<std::int64_t> shiftBetween(const Body &body, ExpressionId one, ExpressionId other, VariableId counter) {
  return ShiftReader(body, counter).run(one, other);
}

} // namespace warpgrain::transform
