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

/// A condition over forms. A plain value, of which copies share the parts; conditions that are not followed are kept as
/// `unknown`, so that nobody takes "not known" for "holds" or for "does not".
///
/// There is no "not": the contrary of a comparison is a comparison again, and the contrary of what is unknown is
/// unknown.
class Condition {
public:
  /// A tree of more nodes than this is not followed further.
  static constexpr std::size_t maximumNodes = 96;

  Condition() = default; ///< always

  static Condition always() { return {}; }

  static Condition never();

  static Condition constant(bool holds) { return holds ? always() : never(); }

  /// Comparisons of a form with 0, decided where the form is a constant.
  static Condition notNegative(Form form); ///< form >= 0
  static Condition zero(Form form);        ///< form == 0
  static Condition notZero(Form form);     ///< form != 0
  /// `isUniform`: all threads of a block that come there in one iteration find the same answer.
  static Condition unknown(model::ExpressionId expression, bool isUniform);

  /// Neighbouring `all`s are joined, what is decided is dropped, doubles are dropped.
  static Condition all(const std::vector<Condition> &parts);
  static Condition any(const std::vector<Condition> &parts);
  Condition negated() const;

  ConditionKind kind() const { return kind_; }

  bool isAlways() const { return kind_ == ConditionKind::always; }

  bool isNever() const { return kind_ == ConditionKind::never; }

  /// Of a comparison: what is compared with 0.
  const Form &form() const { return form_; }

  /// Of `all` and `any`.
  const std::vector<Condition> &parts() const { return parts_ ? *parts_ : none; }

  /// Of `unknown`: what could not be understood, in the body of the statement that it belongs to.
  model::ExpressionId expression() const { return expression_; }

  /// Of `unknown`.
  bool isUniformUnknown() const { return isUniform_; }

  /// Of `unknown`: it holds where the expression does not.
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
  bool isNegatedUnknown_ = false; ///< so that `c` and `not c` are told apart where c is unknown
  model::ExpressionId expression_ = model::none<model::ExpressionId>;
  Form form_;
  std::shared_ptr<const std::vector<Condition>> parts_; ///< null where there are none

  static const std::vector<Condition> none;
};

} // namespace warpgrain::access
