// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Evaluator.h"
#include "core/access/symbolic/LibraryCalls.h"
#include "core/access/symbolic/UnknownCalls.h"

#include <map>
#include <utility>
#include <vector>

namespace warpgrain::access {

/// Follows calls: of the unit's own functions into their bodies, of libraries as the tables know them. Numbers the
/// activations of functions.
class CallResolver {
public:
  CallResolver(RunContext &run, Evaluator &evaluator, Execution &execution);

  /// Execution::callResult.
  Value result(State &state, model::ExpressionId id);

private:
  /// What a call runs: a function, or one of its instances.
  struct Called {
    const model::Function *function = nullptr;
    const model::Body *body = nullptr;
    const std::vector<model::VariableId> *parameters = nullptr;
  };

  using Bindings = std::vector<std::pair<model::VariableId, Value>>;

  // Calls.cpp
  Called calledBy(const model::Callee &callee) const;
  Value callUser(State &state, model::ExpressionId id);
  std::optional<Cause> whyNotFollowed(const model::Expression &call, const Called &called);
  Value inlineCall(State &state, model::ExpressionId id, const Called &called);
  Frame frameOf(model::ExpressionId id, const Called &called);
  void separateArrays(const Called &called);
  void runBody(State &state, Frame &callee, const Bindings &bound, const Called &called, const Value &closure);
  Value resultOf(State &state, Frame &callee, model::ExpressionId id);

  // Arguments.cpp
  Location objectOf(State &state, model::ExpressionId id, std::uint32_t callee);
  ObjectId madeBy(model::ExpressionId id) const;
  void beginObject(State &state, model::ExpressionId id);
  Bindings argumentsOf(State &state, model::ExpressionId id, const std::vector<model::ExpressionId> &arguments,
                       std::uint32_t callee, const Called &called);
  void bindCaptures(State &state, Frame &callee, const Called &called, const Value &closure);
  void initializeMember(State &state, const model::MemberInitializer &initializer);

  const model::Unit &unit_;
  const model::Dialect &dialect_;
  StepBudget &budget_;
  const TypeRules &types_;
  Bodies &bodies_;
  Position &position_;
  ArrayTable &arrays_;
  ValueMaker &values_;
  Variables &variables_;
  const Places &places_;
  Merger &merger_;
  ObjectStore &store_;
  Evaluator &evaluator_;
  Execution &execution_;
  UnknownCalls unknown_;
  LibraryCalls library_;
  std::map<std::pair<std::vector<CallSite>, std::uint32_t>, std::uint32_t> frameIds_;
  std::uint32_t nextFrame_ = 1;
};

} // namespace warpgrain::access
