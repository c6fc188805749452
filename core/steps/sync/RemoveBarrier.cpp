// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/sync/OwnBarriers.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view removeUsage = "remove-barrier [LINE], where LINE is that of a __syncthreads() (L42)";

class Remover {
public:
  Remover(KernelStudy &study, const Step &step)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto barrier = choose();
    if (!barrier) return std::unexpected(barrier.error());
    if (auto why = whyNotTakenOut(body_, *barrier)) return std::unexpected(*std::move(why));
    if (auto why = whyBarriersMatter(study_)) return std::unexpected(*std::move(why));
    const auto judge = [&](LaunchScope scope, Verdict &rests) { return whyNeeded(study_, *barrier, scope, rests); };
    if (auto why = judgedForLaunches(study_, verdict, judge)) return std::unexpected(*std::move(why));
    assumeConfiguration(study_, verdict);
    const SourceSpan &span = body_[barrier->statement].spelling.span;
    return TextEdits{{extentWithin(unit_[span.file].text, span), ""}};
  }

private:
  std::expected<OwnBarrier, Verdict> choose() const {
    const std::vector<OwnBarrier> all = ownBarriers(unit_, study_.id(), study_.dialect());
    const SourceSpan &place = study_.kernel().nameSpan;
    if (all.empty()) return std::unexpected(Verdict::illegal(ReasonId::noOwnBarrier, place));
    std::string lines;
    for (std::size_t i = 0; i < all.size(); ++i)
      lines += (i == 0 ? "" : i + 1 < all.size() ? ", " : " and ") + all[i].line;
    if (step_.arguments.empty() && all.size() > 1)
      return std::unexpected(Verdict::unknown({ReasonId::severalBarriers, {lines}}, all[1].call));
    if (step_.arguments.empty()) return all.front();
    const auto isMeant = [&](const OwnBarrier &barrier) { return barrier.line == step_.arguments[0]; };
    const auto found = std::ranges::find_if(all, isMeant);
    if (found == all.end())
      return std::unexpected(Verdict::illegal({ReasonId::noBarrierInLine, {step_.arguments[0], lines}}, place));
    if (std::ranges::count_if(all, isMeant) > 1)
      return std::unexpected(Verdict::unknown(ReasonId::barriersInOneLine, found->call));
    return *found;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const Step &step_;
};

class RemoveBarrier final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "remove-barrier", .usage = removeUsage, .group = PanelGroup::barriers};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "remove-barrier"}, removeUsage);
    if (words.empty()) return step;
    const std::string &line = words[0];
    const bool isLine = line.size() > 1 && line[0] == 'L' && line[1] != '0' &&
                        line.find_first_not_of("0123456789", 1) == std::string::npos;
    if (!isLine) return wrongWords(ReasonId::wordIsNoLine, {line}, removeUsage);
    return step;
  }

  /// Each barrier of the kernel's own text.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const OwnBarrier &barrier : ownBarriers(unit, kernel, *unit.dialect)) {
      Step step{.word = std::string(word()), .arguments = {barrier.line}};
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Remover(study, step).run(verdict);
  }
};

} // namespace

const Transformation &removeBarrierTransformation() {
  static const RemoveBarrier instance;
  return instance;
}

} // namespace warpgrain::transform
