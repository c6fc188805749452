// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Substitute.h"
#include "core/access/symbolic/Assumptions.h"
#include "core/access/symbolic/FormOrigins.h"
#include "core/access/symbolic/State.h"
#include "core/access/symbolic/ValueMaker.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

namespace warpgrain::access {

/// Computes with the forms of integers as C++ does with their types: operators, conversions, comparisons. Lists what it
/// assumes for that (an index that does not overflow). Takes of a state only the conditions that hold in it.
class Numbers {
public:
  Numbers(AtomTable &atoms, const TypeRules &types, ValueMaker &values, FormOrigins &origins, Assumptions &assumptions)
      : atoms_(atoms), types_(types), values_(values), origins_(origins), assumptions_(assumptions) {}

  /// `type`: in which the operation is done. `id`: the operation, for reasons.
  Form arithmetic(const State &state, model::ExpressionId id, model::Operator op, const Form &left, const Form &right,
                  model::TypeId type);
  /// The value an unsigned type holds where the form was computed without wrapping around. `id`: the expression that
  /// uses it, for reasons.
  Form reduced(const State &state, const Form &form, model::TypeId type, model::ExpressionId id);
  /// The same of a number that is added to a pointer, where it wraps around for what is known of it: an index that is
  /// not bounded is meant to stay in its type.
  Form asOffset(const Form &form, model::TypeId type, model::ExpressionId id);
  /// The same of what a minimum or maximum takes; assumes that what only parameters tell (`n - 1`) does not wrap
  /// around.
  Form clamped(const State &state, const Form &form, model::TypeId type, model::ExpressionId id);
  Form converted(const State &state, const Form &form, model::TypeId from, model::TypeId to, model::ExpressionId id);
  /// False where a form stays in a range in no launch: nothing may be assumed then.
  bool mayStayWithin(const State &state, const Form &form, const Interval &range);
  /// What a bit-field of a record holds of a value; the value itself for another member.
  Value inBitField(Value value, model::TypeId record, const std::string &name, model::ExpressionId id);
  /// What the low bits of a number hold. Of a number that only the launch tells it is assumed that they hold all of it.
  Form lowBits(const State &state, const Form &form, std::uint64_t bits, bool isSigned, model::ExpressionId id);
  /// A condition as a number, 1 or 0.
  Form truth(const Condition &condition, model::ExpressionId id);
  Condition isNotZero(const State &state, Value value, model::TypeId type, model::ExpressionId id);
  /// Precondition: a comparison operator.
  Condition compare(model::Operator op, const Form &left, const Form &right, model::ExpressionId id) const;
  /// True if one side of a comparison is of an unsigned type of 64 bits and may wrap around below 0, for all that the
  /// launch tells. `isLesser`: it is compared to be the lesser one.
  bool mayWrapBelow(const State &state, const Form &form, model::TypeId type, bool isLesser);
  /// Compares unsigned numbers of 64 bits that may wrap around below 0. Precondition: a comparison operator.
  Condition compareWrapping(const State &state, model::Operator op, const Form &left, const Form &right,
                            model::ExpressionId id);

  /// True if a signed number of 32 bits that is compared is a multiple of data, as a hash is, and may wrap around. What
  /// is compared with a size or an index is meant as an index: nobody means that it overflows.
  bool mayWrapAsData(model::Operator op, const Form &left, const Form &right, model::TypeId type) const;

  /// True if a form is another one and more, as `a + b` is than `a`, where nothing tells how great both are. As
  /// unsigned numbers the sum may yet be the lesser one, as it wraps around: to compare them asks for that.
  bool isMoreThan(const Form &sum, const Form &part) const;

private:
  Form asTruth(const State &state, const Form &form, model::TypeId from, model::ExpressionId id);
  bool isKnownNotNegative(const State &state, const Form &form);
  bool mayTurnNegative(const State &state, const Form &form, const model::Type &target);
  std::optional<std::int64_t> greatestHere(const State &state, AtomId id) const;
  bool mayWrapToZero(const Form &form, model::TypeId type) const;
  bool hasAtomOf(const Form &form, std::initializer_list<AtomKind> kinds) const;
  bool isPossible(const State &state, const Form &notNegative);
  std::optional<std::int64_t> greatestOf(AtomId id) const;
  bool isPossibleAt(const State &state, const Form &notNegative, const Replacements &indices);
  bool assumesWithin(const State &state, const Form &form, const Interval &range);
  Form notAbove(const State &state, const Form &form, model::TypeId type, model::ExpressionId id);
  Form cutOff(const Form &form, const model::Type &type, model::ExpressionId id);
  Form cutOff(const Form &form, const Interval &range, model::ExpressionId id);
  Form divided(const State &state, model::ExpressionId id, model::Operator op, const Form &left, const Form &right,
               model::TypeId type);

  AtomTable &atoms_;
  const TypeRules &types_;
  ValueMaker &values_;
  FormOrigins &origins_;
  Assumptions &assumptions_;
};

} // namespace warpgrain::access
