// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/StagedBlock.h"

#include "core/model/LaunchExtents.h"
#include "core/steps/memory/SharedArray.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
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
  if (launches.empty())
    return std::unexpected(Verdict::unknown("No launch of the kernel is in this unit, and how many threads of a block "
                                            "load a tile together is not known.",
                                            name));
  const Extents block = commonBlockExtents(study.unit(), study.id());
  const auto open = std::ranges::find_if(launches, [](const Launch *l) { return !l->blockExtents.known(); });
  if (open != launches.end())
    return std::unexpected(Verdict::unknown("The block of this launch is known at run time only; a tile is made for "
                                            "one size of the block.",
                                            (*open)->spelling.span));
  if (!block.known())
    return std::unexpected(Verdict::unknown("The kernel is launched with other blocks elsewhere; a tile is made for "
                                            "one size of the block.",
                                            launches.back()->spelling.span));
  verdict.assume("Every launch of the kernel has blocks of " + blockText(block) +
                     " threads, as the launches in this unit have: the threads of a block load the tiles together.",
                 name);
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
      verdict.assume("The shared memory that this launch asks for leaves " + std::to_string(more) +
                         " bytes for the tiles.",
                     launch->spelling.span);
  }
  if (bytes <= mostSharedBytes) return std::nullopt;
  return Verdict::illegal("With its tiles the kernel would have " + std::to_string(bytes) +
                              " bytes of shared memory, and a kernel may have " + std::to_string(mostSharedBytes) + ".",
                          place);
}

std::string tileNameFor(const std::string &array) {
  return array.size() == 1 ? array + "s" : array + "_tile";
}

} // namespace warpgrain::transform
