// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchExtents.h"
#include "core/steps/Transformations.h"
#include "core/steps/coarsen/extents/RoundedGrid.h"
#include "core/steps/coarsen/regions/Waits.h"
#include "core/steps/launch/BlockStep.h"
#include "core/steps/launch/LaunchShape.h"
#include "core/steps/rewrite/HeadWords.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class BlockPreparer {
public:
  BlockPreparer(KernelStudy &study, const BlockStep &step)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), step_(step),
        launches_(unit_.launchesOf(study.id())) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (const auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*why);
    // Check the kernel before its launches: rewriting a launch does not lift an obstacle in the kernel.
    const auto changed = changedAxes();
    const bool changes = std::ranges::any_of(changed, std::identity());
    if (changes)
      if (auto why = whyBlocksMatter(study_, changed)) return std::unexpected(std::move(*why));
    if (auto why = whyFixed({Qualifier::blockExtents})) return std::unexpected(std::move(*why));
    if (Verdict seen = LaunchRewriter(unit_, study_.id()).check(); !seen.allows()) return std::unexpected(seen);
    if (launches_.empty()) return std::unexpected(Verdict::unknown(ReasonId::noLaunchToChange, kernel_.nameSpan));
    const auto rounded = roundedGrids();
    std::array<bool, 3> mayRoundUp{};
    for (const Axis axis : allAxes)
      mayRoundUp[indexOf(axis)] = static_cast<bool>(rounded[indexOf(axis)]);
    TextEdits edits;
    for (const Launch *launch : launches_) {
      if (launch->form != LaunchSyntax::chevrons || !isSome(launch->grid))
        return std::unexpected(Verdict::unknown(ReasonId::launchIsRuntimeCall, launch->spelling.span));
      auto shape = reshapeLaunch(unit_, *launch, step_.threads, mayRoundUp);
      if (!shape) return std::unexpected(shape.error());
      keepArgumentsAligned(unit_, *launch, *shape);
      edits.insert(edits.end(), shape->begin(), shape->end());
    }
    if (!changes) return TextEdits{};
    if (auto why = whyNotInHead(verdict)) return std::unexpected(std::move(*why));
    assume(verdict);
    tellOf(rounded, verdict);
    assumeLoopsEnd(unit_, kernel_, OtherThreads::any, verdict);
    return normalized(std::move(edits));
  }

private:
  /// Along each axis where a launch needs it. The kernel does not notice how its threads are grouped: those that are
  /// added at the end of the last block are threads of old blocks that do nothing.
  std::array<RoundedGrid, 3> roundedGrids() const {
    std::array<RoundedGrid, 3> out;
    for (const Axis axis : allAxes) {
      const std::int64_t threads = step_.threads[indexOf(axis)];
      if (std::ranges::any_of(launches_, [&](const Launch *launch) { return needsRounding(*launch, axis, threads); }))
        out[indexOf(axis)] = roundedGridOf(study_, axis);
    }
    return out;
  }

  void tellOf(const std::array<RoundedGrid, 3> &rounded, Verdict &verdict) const {
    for (const Axis axis : allAxes)
      for (const GridCover &cover : rounded[indexOf(axis)].covers) {
        const Variable &parameter = kernel_.body[kernel_.parameters[cover.parameter]];
        verdict.reasons.push_back(
            {ReasonId::gridRoundedUp, {parameter.name, std::string(1, letterOf(axis))}, parameter.nameSpan});
        verdict.assume({ReasonId::coveredParameterAtMost, {parameter.name, INT32_MAX - step_.threads[indexOf(axis)]}},
                       parameter.nameSpan);
      }
  }

  std::array<bool, 3> changedAxes() const {
    std::array<bool, 3> out{};
    for (const Launch *launch : launches_)
      for (const Axis axis : allAxes)
        out[indexOf(axis)] |= launch->blockExtents[axis] != step_.threads[indexOf(axis)];
    return out;
  }

  /// What the kernel itself says of its block.
  std::optional<Verdict> whyNotInHead(Verdict &verdict) const {
    const std::int64_t threads = step_.threads[0] * step_.threads[1] * step_.threads[2];
    if (const auto &bounds = kernel_.launchBounds) {
      const SourceSpan place = bounds->maxThreadsSpan.empty() ? kernel_.nameSpan : bounds->maxThreadsSpan;
      if (bounds->maxThreads && *bounds->maxThreads < threads)
        return Verdict::illegal({ReasonId::launchBoundsTooSmall, {*bounds->maxThreads, threads}}, place);
      if (!bounds->maxThreads) verdict.assume({ReasonId::launchBoundsAllow, {threads}}, place);
    }
    return whyFixed({Qualifier::clusterExtents});
  }

  std::optional<Verdict> whyFixed(std::initializer_list<Qualifier> words) const {
    const auto found = findHeadWord(unit_, kernel_, words);
    if (!found) return std::nullopt;
    return Verdict::unknown({ReasonId::kernelHasClusterWord, {found->word}}, found->span);
  }

  void assume(Verdict &verdict) const {
    for (const Launch *launch : launches_)
      for (const Axis axis : {Axis::y, Axis::z}) {
        const auto old = launch->blockExtents[axis];
        const std::int64_t now = step_.threads[indexOf(axis)];
        if (launch->gridExtents[axis] || !old || *old <= now) continue; // no more blocks than before
        verdict.assume({ReasonId::gridAtMost, {65535 * now / *old, letterOf(axis)}}, launch->spelling.span);
      }
    if (kernel_.nameSpan.file != mainFile)
      verdict.assume({ReasonId::otherUnitsKeepBlocks, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                     kernel_.nameSpan);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  BlockStep step_;
  std::vector<const Launch *> launches_;
};

class BlockTransformation final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "block",
                                       .usage = blockUsage,
                                       .named = 0,
                                       .group = PanelGroup::blockSize,
                                       .phase = PlanPhase::grain,
                                       .isGivenOnce = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseBlock(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  Extents blockAfter(const Extents &block, const Step &step) const override {
    const auto parsed = parseBlock(step);
    if (!parsed) return block;
    return {{parsed->threads[0], parsed->threads[1], parsed->threads[2]}};
  }

  /// Other sizes of a block in one dimension, other shapes of one in two.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    const Extents block = commonBlockExtents(unit, kernel);
    std::vector<Step> steps;
    if (!block.known() || block[Axis::z] != 1) return steps;
    const auto add = [&](std::int64_t x, std::int64_t y) {
      if (x != block[Axis::x] || y != block[Axis::y]) steps.push_back(toStep({.threads = {x, y, 1}}));
    };
    if (block[Axis::y] == 1) {
      for (const std::int64_t threads : {32, 64, 128, 256, 512})
        add(threads, 1);
    } else {
      constexpr std::array<std::array<std::int64_t, 2>, 8> shapes{
          {{16, 8}, {32, 4}, {64, 2}, {16, 16}, {32, 8}, {64, 4}, {128, 2}, {32, 16}}}; // the smallest first
      for (const auto &[x, y] : shapes)
        add(x, y);
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    auto edits = BlockPreparer(study, *parseBlock(step)).run(verdict);
    if (edits) assumeAnyAtomicOrder(study.unit(), study.kernel(), verdict);
    return edits;
  }
};

} // namespace

const Transformation &blockTransformation() {
  static const BlockTransformation instance;
  return instance;
}

} // namespace warpgrain::transform
