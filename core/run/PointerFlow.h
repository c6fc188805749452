// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::execute {

/// A pointer that a launch hands to a kernel: a parameter, or a member of one.
struct PointerOrigin {
  model::VariableId parameter = model::none<model::VariableId>;
  std::string member; ///< "data", "rows[2]"; empty for the parameter itself
};

/// Which of a kernel's pointers an address may have been made of, whichever way it went there: through variables,
/// structs, references, lambdas, functions, memory, integers. Statements count in any order and under any condition, so
/// that it may tell of more ways than there are, and not of fewer.
///
/// Does not go into functions without a body, and takes what library functions do from what is known of their kind; a
/// pointer that an unknown function is handed has to be given up by whoever asks.
class PointerFlow {
public:
  /// Refers to the unit and the body.
  PointerFlow(const model::Unit &unit, const model::Body &kernel, std::vector<PointerOrigin> origins);

  const std::vector<PointerOrigin> &origins() const { return origins_; }

  /// The kernel's, and those of all functions that it may call.
  const std::vector<const model::Body *> &bodies() const { return bodies_; }

  /// What an access of the object that an expression names may touch, by position in the origins.
  struct Touched {
    std::set<std::size_t> origins;
    bool isKnown = true; ///< false where it may be anything
  };

  Touched touchedThrough(const model::Body &body, model::ExpressionId object);

  /// The origins that a function may get at which is handed the value of an expression, or, `asObject`, the object that
  /// it names.
  std::set<std::size_t> reachedFrom(const model::Body &body, model::ExpressionId operand, bool asObject);
  /// Those that it may get at without being handed anything: which were stored where all functions look.
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
  /// Of a member of a parameter: the origins below it. Nothing where the expression is none.
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
  std::vector<Places> contents_; ///< the addresses that may lie there; of all memory behind pointers together at 0
  std::map<const model::Body *, Places> selves_;  ///< what `this` points to
  std::map<const model::Body *, Places> results_; ///< what a call gives back
  std::map<std::string, std::size_t> variables_;
  std::map<std::pair<const model::Body *, model::ExpressionId>, std::size_t> temporaries_;
  std::map<std::size_t, Places> written_; ///< of parameters: what was stored there
  std::map<std::pair<const model::Body *, model::ExpressionId>, Places> membersOf_;
  std::map<std::pair<const model::Body *, model::ExpressionId>, Places> values_; ///< of one pass
  std::map<std::pair<const model::Body *, model::ExpressionId>, Places> places_; ///< likewise
  Places declared_;                                                              ///< variables of the bodies' own
  Places shared_;                                                                ///< variables that every function sees
  bool changed_ = false;
};

} // namespace warpgrain::execute
