// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/Region.h"

namespace warpgrain::transform {

/// Decides which statements may be reordered.
class CodeMotion {
public:
  CodeMotion(const model::BodyIndex &index, dependence::EffectsAnalysis &effects)
      : index_(index), body_(index.body()), effects_(effects) {}

  /// True if invariant work may be executed before replicated work that precedes it in the source.
  bool mayPrecede(const Piece &single, const Node &group) const;

private:
  bool touchesMemoryInCall(model::StatementId statement, dependence::Trait trait) const;
  bool mayAlias(const model::Access &a, const model::Access &b) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  dependence::EffectsAnalysis &effects_;
};

} // namespace warpgrain::transform
