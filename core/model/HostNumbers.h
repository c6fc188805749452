// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Uses.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace warpgrain::model {

/// A number that code of the host computes.
struct HostNumber {
  std::variant<std::int64_t, double> value;
  /// The program may compute another number: a variable is assigned more than once, a branch was chosen without knowing
  /// its condition, the number of arguments of the program was taken to be 0.
  bool isGuess = false;
  SourceSpan span; ///< where the number is written: a literal, or what computes one from constants

  /// None of a floating-point number.
  std::optional<std::int64_t> integer() const;
  double real() const;
};

/// Evaluates expressions of one function of the host, as a run of the program without arguments would: constants,
/// macros, variables with what they are initialized or assigned to, arithmetic of these, `argc > 1 ? atoi(argv[1]) :
/// 1024`, and parameters of the function with what the unit's other functions pass for them. For filling in what a
/// person can change; LaunchExtents.h has what is certain. The unit and the body must outlive it.
class HostNumbers {
public:
  /// Who calls whom in a unit, and the numbers of those who call: looked for once, where it is needed.
  class Callers;

  /// `given`: values of variables of the body that are known from elsewhere. `callers`: for several functions of one
  /// unit, to share what is looked for.
  HostNumbers(const Unit &unit, const Body &body, std::map<VariableId, std::int64_t> given = {},
              std::shared_ptr<Callers> callers = nullptr);

  static std::shared_ptr<Callers> callersIn(const Unit &unit);

  /// No value if the expression is no number, or if nothing tells it.
  std::optional<HostNumber> numberOf(ExpressionId expression) const;

  /// The number that a member of a structure holds: "width" of `params`.
  std::optional<HostNumber> memberOf(ExpressionId object, const std::string &name) const;

  /// Extents of a dim3, or of an integer that becomes one. `isGuess` becomes true if one of them is a guess.
  Extents extentsOf(ExpressionId expression, bool &isGuess) const;

private:
  using Number = std::optional<HostNumber>;

  /// Of one who calls, which the callers own.
  HostNumbers(const Unit &unit, const Body &body, Callers *callers);

  void lookAtBody();
  Callers &callers() const;
  std::optional<std::size_t> positionOf(VariableId parameter) const;
  /// What is passed for a parameter: `look` asks the numbers of one who calls for the argument.
  template <typename Look>
  Number passed(VariableId parameter, const std::string &member, Look &&look) const;

  Number evaluate(ExpressionId id, int depth) const;
  SourceSpan placeOf(ExpressionId id) const;
  Number variable(VariableId id, int depth) const;
  Number literal(const Expression &e) const;
  Number cast(const Expression &e, int depth) const;
  Number unary(const Expression &e, int depth) const;
  Number binary(const Expression &e, int depth) const;
  Number conditional(const Expression &e, int depth) const;
  Number call(const Expression &e, int depth) const;
  Number member(ExpressionId object, const std::string &name, int depth) const;
  Extents extents(ExpressionId id, int depth, bool &isGuess) const;
  Extents extentsOfVariable(VariableId id, int depth, bool &isGuess) const;
  /// The value of `variable = value`, or of `variable.member = value`; none if the use is another kind of write.
  ExpressionId assignedBy(const Use &use, const std::string &member) const;

  const Unit &unit_;
  const Body &body_;
  std::map<VariableId, std::int64_t> given_;
  FunctionId function_ = none<FunctionId>;
  mutable std::shared_ptr<Callers> ownCallers_; ///< null for those that callers own
  mutable Callers *callers_ = nullptr;
  /// Of parameters, and of their members. A parameter whose value is being looked for has none: functions may call
  /// each other in a circle.
  mutable std::map<std::pair<VariableId, std::string>, Number> passed_;
  VariableId argumentCount_ = none<VariableId>; ///< the first parameter of main
  std::map<VariableId, std::vector<Use>> writes_;
};

} // namespace warpgrain::model
