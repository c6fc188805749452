// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/prefetch/TileCopies.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// A value, or one branch of `c ? in[i] : 0`, that is an element of global memory and stored as it is.
bool isCopiedAsItStands(const model::BodyIndex &index, model::ExpressionId value);

/// A value through conversions that nobody wrote.
model::ExpressionId withoutImplicitCasts(const model::Body &body, model::ExpressionId value);

/// The elements of global memory that a value is, one for each branch: `in[i]` of `c ? in[i] : 0`.
std::vector<model::ExpressionId> copiedElementsOf(const model::BodyIndex &index, model::ExpressionId value);

/// Why what a loop copies cannot be copied asynchronously: elements of other types or sizes, values that are computed
/// or converted, or statements that do more than copy. In one body: the kernel's own, or that of an instantiation.
std::optional<dependence::Verdict> whyNotAsynchronous(const model::BodyIndex &index, const TileCopies &copies);

/// A shared array of which there will be two.
struct TileArray {
  model::VariableId variable = model::none<model::VariableId>;
  std::vector<SourceSpan> uses; ///< its name, where elements of the tile are used
};

/// The arrays that a loop copies into. Refuses those that are used otherwise than by single elements behind the barrier
/// in the loop, and more of them than a block may have.
std::expected<std::vector<TileArray>, dependence::Verdict> readTileArrays(KernelStudy &study, const TileCopies &copies,
                                                                          dependence::Verdict &verdict);

/// Why two arrays in turn may hold something else than one: a copy takes from other memory than global, a thread may
/// store an element twice for one tile, in whichever order, or what the loop uses may be left from an earlier tile.
/// Tells `verdict` what is assumed.
std::optional<dependence::Verdict> whyTilesDiffer(KernelStudy &study, const TileCopies &copies,
                                                  const std::vector<TileArray> &arrays, dependence::Verdict &verdict);

/// The edits that make two of each array and copy the next tile into one while the other one is used.
std::expected<TextEdits, dependence::Verdict> writeAsyncCopies(KernelStudy &study, const TileCopies &copies,
                                                               const std::vector<TileArray> &arrays,
                                                               dependence::Verdict &verdict);

} // namespace warpgrain::transform
