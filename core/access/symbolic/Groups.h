// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Evaluator.h"

#include <optional>

namespace warpgrain::access {

using Group = model::ThreadGroup;

/// Ranks and sizes of groups of threads. Has no state of its own.
class GroupFunctions {
public:
  GroupFunctions(RunContext &run, Evaluator &evaluator)
      : dialect_(run.dialect), atoms_(run.atoms), types_(run.types), position_(run.position), values_(run.values),
        launchIndices_(run.indices), evaluator_(evaluator) {}

  /// What a function of a group gives back; nothing where that is not known.
  std::optional<Value> call(State &state, model::ExpressionId id);

private:
  std::optional<Value> ofBlock(model::GroupFunction function);
  std::optional<Value> ofGrid(model::GroupFunction function);
  std::optional<Value> tileMember(const Group &tile, model::GroupFunction function);
  std::optional<Value> tileValue(model::ExpressionId id, const Group &tile);
  std::optional<Form> rankIn(const Group &group);
  std::optional<Form> sizeOf(const Group &group);

  const model::Dialect &dialect_;
  AtomTable &atoms_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  LaunchIndices &launchIndices_;
  Evaluator &evaluator_;
};

} // namespace warpgrain::access
