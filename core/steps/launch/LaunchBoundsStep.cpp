// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchExtents.h"
#include "core/steps/Transformations.h"
#include "core/steps/launch/KernelHead.h"
#include "core/steps/launch/Numbers.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view launchBoundsUsage = "launch-bounds THREADS [BLOCKS]";
constexpr std::int64_t largestBlock = 1024; ///< threads, on every device
constexpr std::int64_t mostBlocks = 32;     ///< of a multiprocessor, on every device
constexpr std::int64_t mostThreads = 2048;  ///< of a multiprocessor, on every device

struct LaunchBoundsStep {
  std::int64_t threads = 1;
  std::optional<std::int64_t> blocks;
};

Read<LaunchBoundsStep> parse(const Step &step) {
  const auto &words = step.arguments;
  if (words.empty()) return wrongWords(ReasonId::stepNeedsLargestBlock, {"launch-bounds"}, launchBoundsUsage);
  if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], "launch-bounds"}, launchBoundsUsage);
  LaunchBoundsStep out;
  const auto threads = readNumber(words[0], {ReasonId::numberOfThreadsOfBlock, 1, largestBlock}, launchBoundsUsage);
  if (!threads) return std::unexpected(threads.error());
  out.threads = *threads;
  if (words.size() < 2) return out;
  const auto blocks = readNumber(words[1], {ReasonId::numberOfBlocks, 1, mostBlocks}, launchBoundsUsage);
  if (!blocks) return std::unexpected(blocks.error());
  if (out.threads * *blocks > mostThreads)
    return wrongWords(ReasonId::tooManyThreadsResident, {words[1], words[0], mostThreads}, launchBoundsUsage);
  out.blocks = *blocks;
  return out;
}

Step toStep(const LaunchBoundsStep &step) {
  Step out{.word = "launch-bounds", .arguments = {std::to_string(step.threads)}};
  if (step.blocks) out.arguments.push_back(std::to_string(*step.blocks));
  return out;
}

/// The threads that a block has at least: the product of the extents that are known.
std::int64_t knownThreads(const Launch &launch) {
  std::int64_t threads = 1;
  for (const Axis axis : allAxes)
    threads *= std::clamp<std::int64_t>(launch.blockExtents[axis].value_or(1), 1, INT16_MAX);
  return threads;
}

class LaunchBoundsPreparer {
public:
  LaunchBoundsPreparer(const Unit &unit, FunctionId kernel, const LaunchBoundsStep &step, const Dialect &dialect)
      : unit_(unit), id_(kernel), kernel_(unit[kernel]), step_(step), dialect_(dialect) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) const {
    if (dialect_.qualifier(Qualifier::launchBounds).empty())
      return std::unexpected(Verdict::illegal({ReasonId::notInLanguage, {"launch bounds"}}, kernel_.nameSpan));
    const auto head = KernelHead::read(unit_, id_, dialect_);
    if (!head) return std::unexpected(head.error());
    if (const auto limits = head->attributes(Qualifier::maximumRegisters); !limits.empty())
      return std::unexpected(Verdict::illegal(ReasonId::maxRegistersExcludeBounds, limits.front().span));
    if (auto why = checkLaunches(verdict)) return std::unexpected(std::move(*why));
    return edits(*head);
  }

private:
  /// A launch with a larger block than the bounds say fails.
  std::optional<Verdict> checkLaunches(Verdict &verdict) const {
    const std::string threads = std::to_string(step_.threads);
    const auto launches = unit_.launchesOf(id_);
    for (const Launch *launch : launches)
      if (const std::int64_t known = knownThreads(*launch); known > step_.threads)
        return Verdict::illegal(
            {launch->blockExtents.known() ? ReasonId::launchExceedsBounds : ReasonId::launchMayExceedBounds,
             {known, threads}},
            launch->spelling.span);
    for (const Launch *launch : launches)
      if (!launch->blockExtents.known())
        verdict.assume({ReasonId::launchBlockAtMost, {threads}}, launch->spelling.span);
    const Verdict seen = LaunchRewriter(unit_, id_).check();
    if (launches.empty() || !seen.allows() || kernel_.nameSpan.file != mainFile)
      verdict.assume({ReasonId::unseenBlocksAtMost, {threads}},
                     seen.allows() ? kernel_.nameSpan : seen.reasons.front().span.value_or(kernel_.nameSpan));
    return std::nullopt;
  }

  std::expected<TextEdits, Verdict> edits(const KernelHead &head) const {
    const auto written = head.attributes(Qualifier::launchBounds);
    TextEdits out;
    bool isOnDefinition = false;
    for (const HeadAttribute &attribute : written) {
      if (attribute.arguments.size() > 2 && !step_.blocks)
        return std::unexpected(Verdict::unknown(ReasonId::clusterBoundNeedsBlocks, attribute.span));
      isOnDefinition |= attribute.isOfDefinition;
      addArgumentsInstead(attribute, out);
    }
    if (!isOnDefinition)
      out.push_back(head.insertion(std::string(dialect_.qualifier(Qualifier::launchBounds)) + "(" +
                                   argumentsText(std::to_string(step_.threads)) + ")"));
    return normalized(std::move(out));
  }

  /// A name for the threads stays where its value does, and comments stay anyway.
  void addArgumentsInstead(const HeadAttribute &attribute, TextEdits &out) const {
    const auto &arguments = attribute.arguments;
    const auto &bounds = kernel_.launchBounds;
    const bool same = bounds && bounds->maxThreads == step_.threads && bounds->maxThreadsSpan == arguments[0];
    if (!same) out.push_back({arguments[0], std::to_string(step_.threads)});
    const SourceSpan end{.file = attribute.inside.file, .begin = attribute.inside.end, .end = attribute.inside.end};
    if (step_.blocks && arguments.size() == 1)
      out.push_back({end, ", " + std::to_string(*step_.blocks)});
    else if (step_.blocks)
      out.push_back({arguments[1], std::to_string(*step_.blocks)});
    else if (arguments.size() == 2)
      out.push_back({{.file = end.file, .begin = arguments[0].end, .end = arguments[1].end}, ""});
  }

  std::string argumentsText(const std::string &threads) const {
    return step_.blocks ? threads + ", " + std::to_string(*step_.blocks) : threads;
  }

  const Unit &unit_;
  FunctionId id_;
  const Function &kernel_;
  LaunchBoundsStep step_;
  const Dialect &dialect_;
};

class LaunchBoundsTransformation final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "launch-bounds",
                                       .usage = launchBoundsUsage,
                                       .named = 0,
                                       .kept = 1,
                                       .group = PanelGroup::compilerBounds,
                                       .phase = PlanPhase::limits,
                                       .isGivenOnce = true};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parse(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  /// Offers bounds for the block that all launches have, with several numbers of blocks on a multiprocessor.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const auto threads = commonBlockExtents(unit, kernel).volume();
    const bool hasBounds = !unit.dialect->qualifier(Qualifier::launchBounds).empty();
    if (!hasBounds || !threads || *threads < 1 || *threads > largestBlock) return steps;
    for (const std::int64_t blocks : {2, 3, 4, 6, 8})
      if (*threads * blocks <= mostThreads) steps.push_back(toStep({.threads = *threads, .blocks = blocks}));
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return LaunchBoundsPreparer(study.unit(), study.id(), *parse(step), study.dialect()).run(verdict);
  }
};

} // namespace

const Transformation &launchBoundsTransformation() {
  static const LaunchBoundsTransformation instance;
  return instance;
}

} // namespace warpgrain::transform
