// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/steps/coarsen/regions/CodeMotion.h"
#include "core/steps/coarsen/regions/Region.h"
#include "core/steps/coarsen/regions/SingleWork.h"
#include "core/steps/rewrite/Conditionals.h"

#include <optional>
#include <span>

namespace warpgrain::transform {

/// Divides a kernel's body into work that each merged thread does and work that is done once (ALG-B1), or returns the
/// refusal. Every barrier keeps its place. Code outside the coarsening loops is the same for all merged threads.
class RegionPlanner {
public:
  RegionPlanner(const model::BodyIndex &index, dependence::EffectsAnalysis &effects,
                dependence::ThreadVariance &variance)
      : index_(index), body_(index.body()), effects_(effects), variance_(variance), single_(index, effects, variance),
        motion_(index, effects),
        conditionals_(conditionalLinesOf(index.unit()[body_[body_.root].spelling.span.file].text)) {}

  /// Plans the whole body. A variable may need one copy per merged thread although its value is the same for all: it is
  /// updated from its own old value inside replicated work. The planner then marks it as varying in `variance`.
  std::expected<Region, dependence::Verdict> plan();

private:
  using Refusal = std::optional<dependence::Verdict>;

  /// Each merged thread executes everything from the statement `tail` on.
  Region planRegion(const std::vector<Piece> &pieces, std::optional<model::StatementId> tail);
  Region planStatements(const std::vector<model::StatementId> &statements);
  Node planUniform(model::StatementId statement);
  std::optional<model::StatementId> firstOfTail(model::StatementId loop);
  NodeKind classify(const Piece &piece);

  bool mustStayOutside(model::StatementId statement);
  bool leavesOuterLoop(model::StatementId statement) const;
  bool headerIsUniform(model::StatementId statement);
  bool prefersOutside(model::StatementId statement);
  bool followsVaryingReturn(model::StatementId statement);
  bool hasReuseInside(model::StatementId loop);
  std::optional<dependence::Reason> hiddenBracesAt(model::StatementId id) const;
  bool changesSharedState(model::StatementId statement);
  bool standsInOneBranch(model::StatementId single, const Node &group) const;
  bool commutes(const Piece &single, const Node &group);
  bool belongsToGroup(const std::vector<Piece> &pieces, const Piece &single, const Node &group);

  /// Finds a variable that needs one copy per merged thread although its value does not vary.
  std::optional<model::VariableId> findSelfUpdate(const Region &region);

  void refuse(dependence::Verdict verdict);
  void refuseDivergentBarrier(model::StatementId control);
  model::StatementId barrierIn(model::StatementId statement);

  std::vector<Piece> piecesOf(const std::vector<model::StatementId> &statements);
  std::vector<model::StatementId> regionStatements(model::StatementId body) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  dependence::EffectsAnalysis &effects_;
  dependence::ThreadVariance &variance_;
  SingleWork single_;
  CodeMotion motion_;
  std::vector<ConditionalLine> conditionals_; ///< preprocessor conditionals of the kernel's file
  Refusal refusal_;
  std::optional<bool> hasBarrier_; ///< in the whole body; once it is asked for
};

} // namespace warpgrain::transform
