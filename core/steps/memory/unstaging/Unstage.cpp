// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/memory/arrays/NamedAccess.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"
#include "core/steps/memory/unstaging/CopiedValue.h"
#include "core/steps/memory/unstaging/CopyLegality.h"
#include "core/steps/memory/unstaging/CopyRemoval.h"
#include "core/steps/memory/unstaging/SharedCopy.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/sync/OwnBarriers.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::BarrierInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view unstageUsage = "unstage ARRAY, where ARRAY is a __shared__ array of the kernel";

class Unstager {
public:
  Unstager(KernelStudy &study, std::string array)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), name_(std::move(array)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto copy = readSharedCopy(study_, name_);
    if (!copy) return std::unexpected(copy.error());
    TextEdits edits;
    for (const CopyRead &read : copy->reads) {
      auto text = copiedValueAt(study_, *copy, read);
      if (!text) return std::unexpected(text.error());
      edits.push_back({body_[read.use->access->expression].spelling.span, *std::move(text)});
    }
    if (auto why = whyCopiedChanges(study_, *copy, verdict)) return std::unexpected(*std::move(why));
    const auto isCopied = [&](LaunchScope scope, Verdict &) { return whyNotCopied(study_, *copy, scope); };
    if (auto why = judgedForLaunches(study_, verdict, isCopied)) return std::unexpected(*std::move(why));
    auto removed = removalOf(study_, *copy);
    if (!removed) return std::unexpected(removed.error());
    edits.push_back(std::move(removed->declaration));
    std::vector<StatementId> gone = freeBarriers(*copy, verdict);
    gone.push_back(removed->statement);
    std::ranges::move(withoutStatements(unit_, body_, std::move(gone)), std::back_inserter(edits));
    judgeRaces(study_, verdict); // last, because it takes longest
    if (!verdict.allows()) return std::unexpected(verdict);
    return normalized(std::move(edits));
  }

private:
  /// Barriers that nothing needs that is left. Where two pointers may lead to the same memory for all that the kernel
  /// says, it is assumed that those through which it only reads lead elsewhere, as it is of what the copy was made of.
  std::vector<StatementId> freeBarriers(const SharedCopy &copy, Verdict &verdict) {
    std::vector<StatementId> out;
    if (whyBarriersMatter(study_)) return out;
    for (const OwnBarrier &barrier : ownBarriers(unit_, study_.id(), study_.dialect())) {
      if (whyNotTakenOut(body_, barrier)) continue;
      if (!isFree(copy, barrier, {}, verdict)) {
        Verdict rests = verdict;
        const std::set<SourceSpan> readOnly = readOnlyPointers(rests);
        if (readOnly.empty() || !isFree(copy, barrier, readOnly, rests)) continue;
        verdict = std::move(rests);
      }
      gone_.push_back(barrier.call);
      out.push_back(barrier.statement);
    }
    if (!out.empty()) assumeConfiguration(study_, verdict);
    return out;
  }

  /// True if nothing needs a barrier once the copy and the barriers before it are gone. Adds to `verdict` what that
  /// rests on if so. `readOnly`: names of pointers that lead to memory of their own.
  bool isFree(const SharedCopy &copy, const OwnBarrier &barrier, const std::set<SourceSpan> &readOnly,
              Verdict &verdict) {
    const SourceSpan &array = body_[copy.array.variable].nameSpan;
    const auto without = [&](const KernelInstances &instances) {
      KernelInstances out = instances;
      std::erase_if(out.accesses, [&](const AccessInstance &access) { return isThrough(instances, access, array); });
      std::erase_if(out.barriers, [&](const BarrierInstance &each) {
        return each.place.calls.empty() && std::ranges::find(gone_, each.span) != gone_.end();
      });
      for (access::Array &each : out.arrays)
        if (each.isPointer && each.body == instances.body && isSome(each.variable) && each.member.empty() &&
            readOnly.contains((*each.body)[each.variable].nameSpan))
          each.isRestrict = true;
      return out;
    };
    Verdict rests = verdict;
    const auto judge = [&](LaunchScope scope, Verdict &given) {
      return whyNeeded(study_, barrier, scope, given, without);
    };
    if (judgedForLaunches(study_, rests, judge)) return false;
    verdict = std::move(rests);
    return true;
  }

  /// The names of the pointer parameters through which the kernel only reads. Adds what that rests on.
  std::set<SourceSpan> readOnlyPointers(Verdict &verdict) {
    std::set<SourceSpan> out;
    for (const VariableId pointer : study_.kernel().parameters) {
      const TypeId type = body_[pointer].type;
      if (!isSome(type) || unit_[type].kind != TypeKind::pointer) continue;
      Verdict rests = verdict;
      if (whyNotReadOnly(study_, pointer, rests)) continue;
      verdict = std::move(rests);
      out.insert(body_[pointer].nameSpan);
    }
    return out;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  std::string name_;
  std::vector<SourceSpan> gone_; ///< barriers that are taken out
};

class Unstage final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "unstage", .usage = unstageUsage, .subject = StepSubject::array, .phase = PlanPhase::memory};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.empty()) return wrongWords(ReasonId::stepNeedsArray, {"unstage"}, unstageUsage);
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "unstage"}, unstageUsage);
    if (!isLoopWord(words[0])) return wrongWords(ReasonId::wordNamesNoArray, {words[0]}, unstageUsage);
    return step;
  }

  /// Shared arrays that one assignment fills with what is loaded.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    const BodyIndex index(body, unit);
    for (std::size_t i = 0; i < body.variables.size(); ++i) {
      const VariableId id{static_cast<std::uint32_t>(i)};
      if (body[id].space != VariableSpace::shared || !isFilledByCopy(index, id)) continue;
      Step step{.word = std::string(word()), .arguments = {body[id].name}};
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Unstager(study, step.arguments[0]).run(verdict);
  }

private:
  static bool isFilledByCopy(const BodyIndex &index, VariableId array) {
    const Body &body = index.body();
    int writes = 0;
    bool loads = false;
    for (const Access &access : index.accesses()) {
      if (access.array != array || !access.writes()) continue;
      ++writes;
      const Statement &statement = body[access.statement];
      if (statement.kind != StatementKind::expression || body[statement.expression].kind != ExpressionKind::assign)
        continue;
      for (const ExpressionId id : expressionsIn(body, body[statement.expression].operands[1]))
        if (const Access *from = index.accessAt(id); from != nullptr && from->space == MemorySpace::global)
          loads = true;
    }
    return writes == 1 && loads;
  }
};

} // namespace

const Transformation &unstageTransformation() {
  static const Unstage instance;
  return instance;
}

} // namespace warpgrain::transform
