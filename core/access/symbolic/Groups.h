// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Evaluator.h"

#include <memory>
#include <optional>
#include <string>

namespace warpgrain::access {

/// A cooperative group, as its type says it.
struct Group {
  enum class Kind : std::uint8_t { unknown, block, grid, tile };
  Kind kind = Kind::unknown;
  std::int64_t size = 0;         ///< of a tile
  std::shared_ptr<Group> parent; ///< that a tile is a part of, where the type names it

  /// "cooperative_groups::thread_block_tile<32, cooperative_groups::thread_block>".
  static Group named(const std::string &type);
};

/// Ranks and sizes of cooperative groups: <cooperative_groups.h> of CUDA 13.0. Has no state of its own.
class GroupFunctions {
public:
  GroupFunctions(RunContext &run, Evaluator &evaluator)
      : atoms_(run.atoms), types_(run.types), position_(run.position), values_(run.values), launchIndices_(run.indices),
        evaluator_(evaluator) {}

  /// What a function of a group gives back; nothing where that is not known.
  std::optional<Value> call(State &state, model::ExpressionId id);

private:
  std::optional<Value> ofBlock(const std::string &name);
  std::optional<Value> ofGrid(const std::string &name);
  std::optional<Value> tileMember(const Group &tile, const std::string &name);
  std::optional<Value> tileValue(model::ExpressionId id, const Group &tile);
  std::optional<Form> rankIn(const Group &group);
  std::optional<Form> sizeOf(const Group &group);

  AtomTable &atoms_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  LaunchIndices &launchIndices_;
  Evaluator &evaluator_;
};

} // namespace warpgrain::access
