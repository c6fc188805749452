// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/StagedBlock.h"

#include "core/model/LaunchExtents.h"
#include "core/steps/memory/arrays/SharedArray.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::string blockText(const Extents &block) {
  const std::string text = std::to_string(*block[Axis::x]) + " x " + std::to_string(*block[Axis::y]);
  return *block[Axis::z] == 1 ? text : text + " x " + std::to_string(*block[Axis::z]);
}

} // namespace

std::expected<Extents, Verdict> blockForTiles(KernelStudy &study, Verdict &verdict) {
  const auto launches = study.unit().launchesOf(study.id());
  const SourceSpan &name = study.kernel().nameSpan;
  if (launches.empty()) return std::unexpected(Verdict::unknown(ReasonId::noLaunchForTile, name));
  const Extents block = commonBlockExtents(study.unit(), study.id());
  const auto open = std::ranges::find_if(launches, [](const Launch *l) { return !l->blockExtents.known(); });
  if (open != launches.end())
    return std::unexpected(Verdict::unknown(ReasonId::blockNotKnownForTile, (*open)->spelling.span));
  if (!block.known())
    return std::unexpected(Verdict::unknown(ReasonId::blocksDifferForTile, launches.back()->spelling.span));
  verdict.assume({ReasonId::blocksAsInUnit, {blockText(block)}}, name);
  return block;
}

std::optional<Verdict> whyTilesTooLarge(KernelStudy &study, std::int64_t more, const SourceSpan &place,
                                        Verdict &verdict) {
  const std::int64_t declared = declaredSharedBytes(study.unit(), study.kernel().body) + more;
  std::int64_t bytes = declared;
  for (const Launch *launch : study.unit().launchesOf(study.id())) {
    if (launch->sharedByteCount)
      bytes = std::max(bytes, declared + *launch->sharedByteCount);
    else
      verdict.assume({ReasonId::dynamicSharedLeavesTooLittle, {more}}, launch->spelling.span);
  }
  if (bytes <= mostSharedBytes) return std::nullopt;
  return Verdict::illegal({ReasonId::tilesTooLarge, {bytes, mostSharedBytes}}, place);
}

std::string tileNameFor(const std::string &array) {
  return array.size() == 1 ? array + "s" : array + "_tile";
}

} // namespace warpgrain::transform
