// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <expected>
#include <optional>
#include <set>

namespace warpgrain::transform {

/// A counting loop with nothing in it but another one, both of which go round alike whatever the other does: a
/// rectangle of iterations.
struct NestedLoops {
  CountingLoop outer;
  CountingLoop inner;
  model::StatementId body = model::none<model::StatementId>; ///< the inner loop's
};

/// The one loop that stands directly inside a loop, with nothing beside it; or what stands there.
std::expected<model::StatementId, dependence::Verdict> onlyLoopIn(const model::BodyIndex &index,
                                                                  model::StatementId outer);

/// Reads a nest whose iterations may be counted off in another order, as far as its headers and jumps are concerned.
std::expected<NestedLoops, dependence::Verdict>
readNestedLoops(const model::BodyIndex &index, dependence::EffectsAnalysis &effects, model::StatementId outer);

/// The expressions of a loop's header that are evaluated before or between iterations: first value, bounds, step.
std::vector<model::ExpressionId> headerValues(const model::Body &body, const CountingLoop &loop);

/// Why the value of an expression in a loop's header may not be computed where it was not computed before: it loads
/// memory or divides.
std::optional<dependence::Verdict> whyNotComputedEarlier(const model::BodyIndex &index, model::ExpressionId expression);

/// The text between the parentheses of a loop's header, without blanks at the ends.
SourceSpan headerText(const CountingLoop &loop);

/// True where a piece of text has a name among its words.
bool namesWord(const model::Unit &unit, const SourceSpan &span, std::string_view name);

/// Why a nest may not be gone through in another order in one of the kernel's instantiations, which know the types and
/// callees that a template's own body does not. Adds what registers of the nest take for granted.
std::optional<dependence::Verdict> whyNestNotInInstances(KernelStudy &study, const NestedLoops &nest,
                                                         dependence::Verdict &verdict);

/// The edits that give each of two nested loops the other's header, with the pragmas before it and the comment at its
/// line's end. Fails where a pragma cannot be moved.
std::expected<TextEdits, dependence::Verdict> swapHeaders(const model::BodyIndex &index, const NestedLoops &nest);

} // namespace warpgrain::transform
