// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// A loop around assignments that copy: `for (int kk = k0 + threadIdx.x; kk < k0 + 16; kk += 8)`.
struct CopyLoop {
  CountingLoop loop;
  std::int64_t most = 1; ///< iterations of a thread, at most
  /// The counter's first value, where header and number of iterations are made of constants.
  std::optional<std::int64_t> start;
  /// The bound holds where the counter's first value, and those that follow it, are computed without overflow.
  bool dependsOnStart = false;
};

/// An assignment of a loaded value to an element of shared memory: `tile[i] = in[j];`.
struct CopiedElement {
  model::StatementId statement = model::none<model::StatementId>;
  model::ExpressionId target = model::none<model::ExpressionId>;
  model::ExpressionId value = model::none<model::ExpressionId>;
  std::vector<std::size_t> loops; ///< around it, in TileCopies::loops, outermost first
};

/// Where the next tile is kept until the loop comes to it.
enum class NextTile : std::uint8_t {
  registers, ///< what is loaded; it is stored where the loop copies
  shared,    ///< a second set of the arrays, to which all goes that is stored in them before the barrier
};

/// What a loop over tiles copies from global into shared memory before the first barrier of its body.
struct TileCopies {
  CountingLoop loop;
  model::StatementId barrier = model::none<model::StatementId>;
  /// Statements of the loop's body, in the order of the text: those that copy, and declarations that they need.
  std::vector<model::StatementId> statements;
  std::vector<model::StatementId> declarations; ///< of variables that what is copied is found by, at any depth
  std::vector<CopiedElement> elements;          ///< at least one
  std::vector<CopyLoop> loops;
  NextTile next = NextTile::registers;
  /// Expressions that must be evaluated one iteration earlier: values, conditions, headers, initializers; subscripts of
  /// what they are stored in, where that is a second set of arrays.
  std::vector<model::ExpressionId> parts;

  const CopyLoop *loopAt(model::StatementId statement) const;
};

/// The most elements that a thread copies in nested loops, each of which needs a register.
inline constexpr std::int64_t mostCopiesOfThread = 16;

/// Finds what a loop copies; refuses where it copies nothing, or otherwise than by assignments under conditions and
/// counting loops. Whether the values can be computed earlier is not looked at.
std::expected<TileCopies, dependence::Verdict> readTileCopies(const model::BodyIndex &index,
                                                              dependence::EffectsAnalysis &effects,
                                                              model::StatementId loop, NextTile next);

} // namespace warpgrain::transform
