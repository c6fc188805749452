// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Condition.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::access {

constinit const std::vector<Condition> Condition::none;

bool operator==(const Condition &a, const Condition &b) {
  return a.kind_ == b.kind_ && a.isUniform_ == b.isUniform_ && a.isFree_ == b.isFree_ &&
         a.isNegatedUnknown_ == b.isNegatedUnknown_ && a.expression_ == b.expression_ && a.form_ == b.form_ &&
         (a.parts_ == b.parts_ || a.parts() == b.parts());
}

std::strong_ordering operator<=>(const Condition &a, const Condition &b) {
  if (const auto order = a.kind_ <=> b.kind_; order != 0) return order;
  if (const auto order = a.form_ <=> b.form_; order != 0) return order;
  if (const auto order = a.expression_ <=> b.expression_; order != 0) return order;
  if (const auto order = a.isUniform_ <=> b.isUniform_; order != 0) return order;
  if (const auto order = a.isFree_ <=> b.isFree_; order != 0) return order;
  if (const auto order = a.isNegatedUnknown_ <=> b.isNegatedUnknown_; order != 0) return order;
  if (a.parts_ == b.parts_) return std::strong_ordering::equal;
  return std::lexicographical_compare_three_way(a.parts().begin(), a.parts().end(), b.parts().begin(), b.parts().end());
}

Condition Condition::never() {
  Condition out;
  out.kind_ = ConditionKind::never;
  return out;
}

Condition Condition::notNegative(Form form) {
  if (const auto value = form.asConstant()) return constant(*value >= 0);
  Condition out;
  out.kind_ = ConditionKind::notNegative;
  out.form_ = std::move(form);
  return out;
}

Condition Condition::zero(Form form) {
  if (const auto value = form.asConstant()) return constant(*value == 0);
  Condition out;
  out.kind_ = ConditionKind::zero;
  out.form_ = std::move(form);
  return out;
}

Condition Condition::notZero(Form form) {
  Condition out = zero(std::move(form));
  if (out.kind_ != ConditionKind::zero) return constant(out.isNever());
  out.kind_ = ConditionKind::notZero;
  return out;
}

Condition Condition::unknown(model::ExpressionId expression, bool isUniform, bool isFree) {
  Condition out;
  out.kind_ = ConditionKind::unknown;
  out.expression_ = expression;
  out.isUniform_ = isUniform;
  out.isFree_ = isFree;
  return out;
}

Condition Condition::joined(ConditionKind kind, const std::vector<Condition> &parts) {
  const bool isAll = kind == ConditionKind::all;
  const ConditionKind neutral = isAll ? ConditionKind::always : ConditionKind::never;
  const ConditionKind deciding = isAll ? ConditionKind::never : ConditionKind::always;
  std::vector<Condition> joined;
  const auto add = [&joined](const Condition &part) {
    if (std::ranges::find(joined, part) == joined.end()) joined.push_back(part);
  };
  for (const Condition &part : parts) {
    if (part.kind_ == deciding) return part;
    if (part.kind_ == neutral) continue;
    if (part.kind_ == kind)
      std::ranges::for_each(part.parts(), add);
    else
      add(part);
  }
  // A condition and its contrary decide the whole. Two unknown ones do so only if they are one and the same place, and
  // that may be reached twice: they stay.
  for (const Condition &part : joined)
    if (part.kind_ != ConditionKind::unknown && !part.parts_ &&
        std::ranges::find(joined, part.negated()) != joined.end())
      return isAll ? never() : always();
  if (joined.empty()) return isAll ? always() : never();
  if (joined.size() == 1) return std::move(joined.front());
  Condition out;
  out.kind_ = kind;
  out.parts_ = std::make_shared<const std::vector<Condition>>(std::move(joined));
  return out;
}

Condition Condition::all(const std::vector<Condition> &parts) {
  return joined(ConditionKind::all, parts);
}

Condition Condition::any(const std::vector<Condition> &parts) {
  return joined(ConditionKind::any, parts);
}

Condition Condition::negated() const {
  Condition out = *this;
  std::vector<Condition> contraries;
  switch (kind_) {
  case ConditionKind::always:
    return never();
  case ConditionKind::never:
    return always();
  case ConditionKind::notNegative: { // not f >= 0: -f - 1 >= 0
    const auto contrary = Form(-1).minus(form_);
    return contrary ? notNegative(*contrary) : unknown(expression_, false);
  }
  case ConditionKind::zero:
    out.kind_ = ConditionKind::notZero;
    return out;
  case ConditionKind::notZero:
    out.kind_ = ConditionKind::zero;
    return out;
  case ConditionKind::all:
  case ConditionKind::any:
    for (const Condition &part : parts())
      contraries.push_back(part.negated());
    return joined(kind_ == ConditionKind::all ? ConditionKind::any : ConditionKind::all, contraries);
  case ConditionKind::unknown:
    out.isNegatedUnknown_ = !isNegatedUnknown_;
    return out;
  }
  return out;
}

bool Condition::isFollowed() const {
  return kind_ != ConditionKind::unknown &&
         std::ranges::all_of(parts(), [](const Condition &part) { return part.isFollowed(); });
}

std::size_t Condition::nodeCount() const {
  return std::accumulate(parts().begin(), parts().end(), std::size_t{1},
                         [](std::size_t sum, const Condition &part) { return sum + part.nodeCount(); });
}

} // namespace warpgrain::access
