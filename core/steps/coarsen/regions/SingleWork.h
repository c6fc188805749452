// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/regions/Region.h"

namespace warpgrain::transform {

/// Decides which work may be executed once for all merged threads: it has the same result for each of them and no side
/// effect whose repetition is observable (ALG-B1).
class SingleWork {
public:
  SingleWork(const model::BodyIndex &index, dependence::EffectsAnalysis &effects,
             const dependence::ThreadVariance &variance)
      : index_(index), body_(index.body()), effects_(effects), variance_(variance) {}

  bool is(const Piece &piece) const;
  bool isStatement(model::StatementId statement) const;
  bool isExpression(model::ExpressionId expression) const;
  bool isDeclarator(model::VariableId variable) const;
  /// True for such an expression that may also contain barriers: `n /= 2, __syncthreads()`.
  bool isExpressionWithBarriers(model::ExpressionId expression) const;
  /// True for a statement that consists of a barrier only.
  bool isBarrier(model::StatementId statement) const;

private:
  bool isBarrierCall(model::ExpressionId expression) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  dependence::EffectsAnalysis &effects_;
  const dependence::ThreadVariance &variance_;
};

} // namespace warpgrain::transform
