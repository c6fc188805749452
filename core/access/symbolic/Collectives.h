// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/UnknownCalls.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// Follows collectives of libraries: work that is shared out over the threads of a block or of a group. Which thread
/// does what is the library's choice; what the threads use among them is recorded as runs of memory.
class Collectives {
public:
  Collectives(RunContext &run, Evaluator &evaluator, UnknownCalls &unknown);

  /// `Reduce(temp)`, `Reduce()`: an object that knows where its temporary storage is.
  Value object(State &state, model::ExpressionId id);
  Value call(State &state, model::ExpressionId id);

private:
  bool takeByReference(State &state, model::ExpressionId operand, bool writes);
  BarrierKind kindOf(model::ExpressionId id) const;
  std::optional<std::int64_t> lanesOf(model::ExpressionId id) const;
  std::optional<Cause> whyOtherBlock(const model::CollectiveCall &collective) const;
  std::optional<Cause> runsOf(model::ExpressionId id, const std::vector<Value> &values,
                              std::vector<CollectiveRun> &runs) const;
  std::optional<Cause> runsOfItems(model::ExpressionId id, const std::vector<Value> &values,
                                   std::vector<CollectiveRun> &runs) const;
  std::optional<Cause> runsOfCopy(model::ExpressionId id, const std::vector<Value> &values,
                                  std::vector<CollectiveRun> &runs) const;
  bool addRuns(CollectiveRun run, const Location &from, std::vector<CollectiveRun> &runs) const;

  const model::Dialect &dialect_;
  const AtomTable &atoms_;
  const TypeRules &types_;
  const Position &position_;
  const ArrayTable &arrays_;
  ValueMaker &values_;
  Recorder &recorder_;
  ObjectStore &store_;
  Evaluator &evaluator_;
  UnknownCalls &unknown_;
};

} // namespace warpgrain::access
