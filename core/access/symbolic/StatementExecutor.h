// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/CallResolver.h"
#include "core/access/symbolic/Evaluator.h"
#include "core/access/symbolic/LoopSummariser.h"

#include <vector>

namespace warpgrain::access {

/// Follows statements, and drives a run: owns those that follow expressions, calls and loops, and hands on what they
/// ask of each other. Keeps nothing itself between statements.
class StatementExecutor final : public Execution {
public:
  explicit StatementExecutor(RunContext &run);
  StatementExecutor(const StatementExecutor &) = delete;
  StatementExecutor &operator=(const StatementExecutor &) = delete;

  Value callResult(State &state, model::ExpressionId id) override { return calls_.result(state, id); }

  void execute(State &state, model::StatementId id) override;
  void declare(State &state, model::VariableId id) override;

private:
  /// The labels of a switch.
  struct Labels {
    std::vector<Condition> others; ///< no label is the one: for the default, or past the switch
    bool hasDefault = false;
    bool areHidden = false; ///< one stands inside another statement: who comes where is not followed
  };

  // Statements.cpp
  void executeChildren(State &state, model::StatementId id);
  void executeIf(State &state, model::StatementId id);
  void executeReturn(State &state, model::StatementId id);
  void executeAssembly(State &state, model::StatementId id);
  void jump(State &state, model::StatementId id);

  // Declarations.cpp
  bool mayGiveSharedObject(const State &state, model::ExpressionId id);
  Value initialized(State &state, model::VariableId id);
  void initialize(State &state, const Location &place, model::TypeId type, model::ExpressionId id);

  // Switches.cpp
  void executeSwitch(State &state, model::StatementId id);
  Labels labelsOf(const State &state, model::StatementId id, const Value &selector);
  State runCases(const State &state, model::StatementId id, const Value &selector, const Labels &labels);
  Condition chosenBy(const State &state, model::StatementId label, model::ExpressionId condition,
                     const Value &selector);

  const model::Unit &unit_;
  StepBudget &budget_;
  const AtomTable &atoms_;
  const TypeRules &types_;
  Position &position_;
  ArrayTable &arrays_;
  ValueMaker &values_;
  Recorder &recorder_;
  Operators &operators_;
  const Places &places_;
  Merger &merger_;
  ObjectStore &store_;
  Evaluator evaluator_;
  CallResolver calls_;
  LoopSummariser loops_;
};

} // namespace warpgrain::access
