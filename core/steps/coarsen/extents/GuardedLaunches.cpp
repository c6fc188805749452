// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/extents/GuardedLaunches.h"

#include "core/model/Dialect.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/HandedExtents.h"
#include "core/steps/rewrite/HelperReads.h"

#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// Functions that read the index of a thread are handed it; the old block they would have to be handed, too.
std::optional<Verdict> whyHelpersRead(KernelStudy &study, const CoarsenStep &step) {
  return whyHelperReads(study, [&step](const Expression &e) {
    if (e.kind != ExpressionKind::builtinIndex) return false;
    if (step.ofGrid) return e.builtin == BuiltinIndex::blockIdx || e.builtin == BuiltinIndex::gridDim;
    return e.builtin == BuiltinIndex::blockDim && (!e.axis || e.axis == step.axis);
  });
}

} // namespace

std::expected<TextEdits, Verdict> guardedLaunches(KernelStudy &study, const CoarsenStep &step,
                                                  const std::string &parameter) {
  const Unit &unit = study.unit();
  const Function &kernel = study.kernel();
  const Dialect &dialect = study.dialect();
  if (dialect.blocksAtMost({}).empty()) // what writes launches knows of no extents to hand over
    return std::unexpected(Verdict::illegal(
        {ReasonId::notInLanguage, {step.ofGrid ? "type of a grid" : "type of a block"}}, kernel.nameSpan));
  if (auto why = whyHelpersRead(study, step)) return std::unexpected(*std::move(why));
  const auto head = locateHead(unit, kernel);
  if (!head) return std::unexpected(Verdict::unknown(ReasonId::helperWrittenSpecially, kernel.nameSpan));
  const HandedExtents::Of of = step.ofGrid ? HandedExtents::Of::grid : HandedExtents::Of::block;
  auto edits = handedLaunches(unit, study.id(),
                              [&](const Launch &launch, FreshNames &names) -> std::expected<TextEdits, Verdict> {
                                HandedExtents handed(unit, launch, names, of);
                                if (auto why = handed.whyNot()) return std::unexpected(*std::move(why));
                                handed.name(/*hasAxes=*/step.axis != Axis::x);
                                return handed.edits(handed.rounded(step.axis, step.factor));
                              });
  if (edits) edits->push_back(withFirstArgument(unit, *head, std::string(dialect.extentsType()) + " " + parameter));
  return edits;
}

} // namespace warpgrain::transform
