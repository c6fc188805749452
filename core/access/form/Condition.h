// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Form.h"
#include "core/model/Ids.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::access {

enum class ConditionKind : std::uint8_t {
  always,      ///< true
  never,       ///< false
  notNegative, ///< form >= 0
  zero,        ///< form == 0
  notZero,     ///< form != 0
  all,         ///< every part holds
  any,         ///< at least one part holds
  unknown,     ///< may hold or not: the expression is not followed
};

/// A condition over forms. A plain value whose copies share the parts. Conditions that are not followed are kept as
/// `unknown`, which neither holds nor fails.
///
/// There is no "not": the negation of a comparison is a comparison, and the negation of an unknown condition is
/// unknown.
class Condition {
public:
  /// Larger trees are not followed.
  static constexpr std::size_t maximumNodes = 96;

  Condition() = default; ///< always

  static Condition always() { return {}; }

  static Condition never();

  static Condition constant(bool holds) { return holds ? always() : never(); }

  /// Comparisons of a form with 0. They are decided if the form is a constant.
  static Condition notNegative(Form form); ///< form >= 0
  static Condition zero(Form form);        ///< form == 0
  static Condition notZero(Form form);     ///< form != 0
  /// `isUniform`: all threads of a block that evaluate it in one iteration have the same result.
  ///
  /// `isFree`: the data of a launch alone decide it. False if other conditions have a say in it: that an earlier
  /// iteration has not left the loop.
  static Condition unknown(model::ExpressionId expression, bool isUniform, bool isFree = true);

  /// Conjunction and disjunction. They merge nested parts of the same kind and remove decided and duplicate parts.
  static Condition all(const std::vector<Condition> &parts);
  static Condition any(const std::vector<Condition> &parts);
  Condition negated() const;

  ConditionKind kind() const { return kind_; }

  bool isAlways() const { return kind_ == ConditionKind::always; }

  bool isNever() const { return kind_ == ConditionKind::never; }

  /// For a comparison: the form that is compared with 0.
  const Form &form() const { return form_; }

  /// For `all` and `any`: the operands.
  const std::vector<Condition> &parts() const { return parts_ ? *parts_ : none; }

  /// For `unknown`: the expression that is not followed, in the body of its statement.
  model::ExpressionId expression() const { return expression_; }

  /// For `unknown`: see unknown().
  bool isUniformUnknown() const { return isUniform_; }

  /// For `unknown`: see unknown().
  bool isFreeUnknown() const { return isFree_; }

  /// For `unknown`: the condition is the negation of the expression.
  bool isNegatedUnknown() const { return isNegatedUnknown_; }

  /// True if no part is `unknown`. Forms in it may still hold opaque atoms.
  bool isFollowed() const;
  std::size_t nodeCount() const;

  friend std::strong_ordering operator<=>(const Condition &a, const Condition &b);
  friend bool operator==(const Condition &a, const Condition &b);

private:
  static Condition joined(ConditionKind kind, const std::vector<Condition> &parts);

  ConditionKind kind_ = ConditionKind::always;
  bool isUniform_ = true;
  bool isFree_ = true;
  bool isNegatedUnknown_ = false; ///< distinguishes `c` and `not c` for an unknown c
  model::ExpressionId expression_ = model::none<model::ExpressionId>;
  Form form_;
  std::shared_ptr<const std::vector<Condition>> parts_; ///< null if there are none

  static const std::vector<Condition> none;
};

} // namespace warpgrain::access
