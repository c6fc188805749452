// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <expected>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::transform {

struct JamLevel;

/// Statements of a jammed body that follow each other: a loop that all copies share, or work that is done for one copy
/// after the other.
struct JamSegment {
  std::vector<model::StatementId> statements; ///< one where it is a shared loop
  std::vector<JamLevel> inside;               ///< of a shared loop: one; else empty

  bool isShared() const { return !inside.empty(); }
};

/// A body whose copies are jammed, cut at the loops that the copies share.
struct JamLevel {
  model::StatementId body = model::none<model::StatementId>;
  std::vector<JamSegment> segments;
};

/// How unroll-and-jam arranges a nest, from the outer loop's body inwards.
struct JamPlan {
  /// A register declared outside the nest that each iteration computes anew: all copies but the last get their own, so
  /// that it holds what it must after the loop.
  struct Private {
    model::VariableId variable = model::none<model::VariableId>;
    model::StatementId definition = model::none<model::StatementId>; ///< the assignment that begins its life
  };

  JamLevel level;
  std::set<model::VariableId> shared;   ///< counters of the shared loops
  std::set<model::VariableId> declared; ///< declared between the loops: each copy has its own
  std::vector<Private> privates;
  std::vector<model::StatementId> loops; ///< the shared loops, outer ones first
};

/// Cuts a nest. A loop is shared where it goes round alike for every copy (ALG-C1, rule 4); refuses where the outer
/// loop has no such loop directly inside it.
std::expected<JamPlan, dependence::Verdict> planJam(const model::BodyIndex &index, dependence::EffectsAnalysis &effects,
                                                    const CountingLoop &outer);

/// Where a piece of the text stands in a nest: which segment of each level, from the outer loop's body inwards. Empty
/// where it is in none of them.
std::vector<std::size_t> pathOf(const model::Body &body, const JamPlan &plan, const SourceSpan &place);

/// Two statements of one block of a nest, and how the nest would be jammed with the one further down hoisted above the
/// other (constraint (3) of the papers; ALG-C3 step 3).
struct JamHoist {
  model::StatementId source = model::none<model::StatementId>; ///< to be hoisted
  model::StatementId sink = model::none<model::StatementId>;   ///< above this one
  JamPlan plan;
};

/// The hoisting that puts the statement of one place before that of another. Nothing where the places are not in
/// statements of one block, or in that order already. Whether it is possible, is not asked.
std::optional<JamHoist> hoistingOf(const model::Body &body, const JamPlan &plan, const SourceSpan &source,
                                   const SourceSpan &sink);

} // namespace warpgrain::transform
