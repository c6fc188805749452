// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::run {

/// A pointer that a launch passes to a kernel: a parameter, or a member of one.
struct PointerOrigin {
  model::VariableId parameter = model::none<model::VariableId>;
  std::string member; ///< "data", "rows[2]"; empty for the parameter itself
};

/// Flow-insensitive points-to analysis: determines from which of a kernel's pointers an address may derive, through
/// variables, structs, references, lambdas, functions, memory and integers. It ignores the order and the conditions of
/// statements, so the result may contain too many pointers but never too few.
///
/// It does not follow functions without a body, and models library functions by their kind. The caller must treat a
/// pointer that an unknown function receives as escaped (see escapedPointers()).
class PointerFlow {
public:
  /// The unit and the body must outlive the object.
  PointerFlow(const model::Unit &unit, const model::Body &kernel, std::vector<PointerOrigin> origins);

  const std::vector<PointerOrigin> &origins() const { return origins_; }

  /// The bodies of the kernel and of all functions that it may call.
  const std::vector<const model::Body *> &bodies() const { return bodies_; }

  /// The memory that an access to the object of an expression may touch, as indices into origins().
  struct Touched {
    std::set<std::size_t> origins;
    bool isKnown = true; ///< false if it may be any memory
  };

  Touched touchedThrough(const model::Body &body, model::ExpressionId object);

  /// Returns the origins that a function may reach through an argument: the value of an expression or, if `asObject`,
  /// the object that it names.
  std::set<std::size_t> reachedFrom(const model::Body &body, model::ExpressionId operand, bool asObject);
  /// Returns the origins that any function may reach through memory, without an argument.
  std::set<std::size_t> reachedFromMemory() const;

private:
  /// Numbers of memory: `elsewhere`, then the origins from 1 on, then variables and temporaries.
  using Places = std::set<std::size_t>;
  static constexpr std::size_t elsewhere = 0;

  struct Called {
    const model::Body *body = nullptr;
    const std::vector<model::VariableId> *parameters = nullptr;
  };

  void take(const model::Body &body);
  void solve();
  void pass(const model::Body &body);
  void passStatement(const model::Body &body, const model::Statement &statement);
  void passExpression(const model::Body &body, model::ExpressionId id);
  void bind(const model::Body &body, model::ExpressionId id, const Called &called);
  void capture(const model::Body &lambda, const std::vector<model::VariableId> &parameters, const Places &held,
               Places &self);
  void callLibrary(const model::Body &body, model::ExpressionId id);
  void setByAssembly(const model::Body &body, model::ExpressionId id);

  Called calledBy(const model::Expression &call) const;

  const Places &valueOf(const model::Body &body, model::ExpressionId id);
  const Places &placeOf(const model::Body &body, model::ExpressionId id);
  Places findValue(const model::Body &body, model::ExpressionId id);
  Places findPlace(const model::Body &body, model::ExpressionId id);
  Places valueOfUnary(const model::Body &body, model::ExpressionId id);
  Places valueOfBinary(const model::Body &body, model::ExpressionId id);
  Places valueOfCall(const model::Body &body, model::ExpressionId id);
  Places valueOfConstruct(const model::Body &body, model::ExpressionId id);
  const Places &valueOrPlaceOf(const model::Body &body, model::ExpressionId id);
  Places placeOfMember(const model::Body &body, model::ExpressionId id);
  Places valuesOf(const model::Body &body, const std::vector<model::ExpressionId> &operands);
  Places placeOfTemporary(const model::Body &body, model::ExpressionId id);
  /// Returns the origins inside a member of a parameter; null if the expression is not such a member.
  const Places *ofParameter(const model::Body &body, model::ExpressionId id);

  Places load(const Places &from) const;
  void store(const Places &to, const Places &values);
  void add(Places &to, const Places &from);
  void close(Places &places) const;
  std::set<std::size_t> originsIn(const Places &places) const;

  std::size_t variable(const model::Body &body, model::VariableId id);

  std::size_t node(std::size_t place) const { return place <= origins_.size() ? elsewhere : place; }

  model::TypeKind kindOf(const model::Body &body, model::ExpressionId id) const;
  bool isReference(model::TypeId type) const;
  static bool isByReference(const model::Expression &call, std::size_t operand);

  const model::Unit &unit_;
  const model::Body &kernel_;
  std::vector<PointerOrigin> origins_;
  std::vector<const model::Body *> bodies_;
  std::vector<Places> contents_; ///< addresses stored in each place; entry 0 is all memory behind pointers
  std::map<const model::Body *, Places> selves_;  ///< what `this` points to
  std::map<const model::Body *, Places> results_; ///< what a call returns
  std::map<std::string, std::size_t> variables_;
  std::map<std::pair<const model::Body *, model::ExpressionId>, std::size_t> temporaries_;
  std::map<std::size_t, Places> written_; ///< addresses stored in parameters
  std::map<std::pair<const model::Body *, model::ExpressionId>, Places> membersOf_;
  std::map<std::pair<const model::Body *, model::ExpressionId>, Places> values_; ///< of one pass
  std::map<std::pair<const model::Body *, model::ExpressionId>, Places> places_; ///< of one pass
  Places declared_;                                                              ///< variables of the bodies' own
  Places shared_;                                                                ///< variables that every function sees
  bool changed_ = false;
};

} // namespace warpgrain::run
