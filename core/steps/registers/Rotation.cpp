// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/Rotation.h"

#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/registers/BeforeLoop.h"
#include "core/steps/registers/Certainty.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

namespace {

/// More registers for one array would be spilled.
constexpr std::size_t mostMembers = 16;

class RotationFinder {
public:
  RotationFinder(KernelStudy &study, RegionFinder &regions, const std::vector<Element> &elements)
      : study_(study), regions_(regions), index_(study.index()), body_(index_.body()), elements_(elements) {}

  std::vector<Rotation> run(std::optional<Verdict> &refusal) {
    for (const StatementId loop : forLoopsOf(study_.unit(), study_.id()))
      findIn(loop);
    if (!refusal) refusal = std::move(refusal_);
    return std::move(out_);
  }

private:
  /// Members by the iterations between them and one of them.
  using Chain = std::map<std::int64_t, Rotation::Member>;

  void refuse(const Verdict &why) {
    if (!refusal_) refusal_ = why;
  }

  void findIn(StatementId loop) {
    const VariableId counter = counterOf(body_, loop);
    if (!isSome(counter)) return;
    const auto counting = readCountingLoop(index_, study_.effects(), loop);
    const std::int64_t direction = counting && counting->countsDown ? -1 : 1;
    std::set<const Element *> taken;
    for (const Element &element : elements_) {
      if (!element.variables.contains(counter) || taken.contains(&element)) continue;
      Chain chain = chainOf(element, loop, counter, direction);
      if (!chain.contains(0)) continue; // not itself one of them: each chain is found once
      for (const auto &[shift, member] : chain)
        taken.insert(member.element);
      for (std::vector<Rotation::Member> &run : runsOf(std::move(chain)))
        consider(loop, std::move(run));
    }
  }

  Chain chainOf(const Element &one, StatementId loop, VariableId counter, std::int64_t direction) const {
    Chain out;
    for (const Element &other : elements_) {
      const auto shift =
          shiftBetween(body_, one.accesses.front()->expression, other.accesses.front()->expression, counter);
      if (!shift) continue;
      Rotation::Member member{.element = &other, .accesses = {}};
      for (const Access *access : other.accesses)
        if (access->statement != loop && enclosingLoop(body_, access->statement) == loop)
          member.accesses.push_back(access);
      if (isMember(member, loop)) out.emplace(*shift * direction, std::move(member));
    }
    const auto isWritten = [](const auto &entry) { return entry.second.write != nullptr; };
    if (std::ranges::count_if(out, isWritten) > 1) std::erase_if(out, isWritten);
    return out;
  }

  /// True if every iteration reads the element, or assigns to it once in a statement of its own. Notes the write.
  bool isMember(Rotation::Member &member, StatementId loop) const {
    const auto written = std::ranges::find_if(member.accesses, &Access::writes);
    if (written != member.accesses.end()) {
      if (std::ranges::count_if(member.accesses, &Access::writes) > 1 || !isAssigned(**written, loop)) return false;
      member.write = *written;
      member.beginsWithWrite = member.write->kind == AccessKind::write && isFirst(member);
      return true;
    }
    const StatementId inside = body_[loop].children.front();
    return std::ranges::any_of(member.accesses, [&](const Access *access) {
      const Certainty certainty = certaintyOf(index_, access->expression, inside);
      return certainty.isCertain && certainty.loops.empty();
    });
  }

  /// True if a statement that stands directly in the loop's body assigns to the element.
  bool isAssigned(const Access &access, StatementId loop) const {
    const StatementId inside = body_[loop].children.front();
    const Statement &s = body_[access.statement];
    const bool isOfBody =
        body_[inside].kind == StatementKind::compound ? s.parent == inside : access.statement == inside;
    return isOfBody && s.kind == StatementKind::expression && body_[s.expression].kind == ExpressionKind::assign &&
           body_[s.expression].operands[0] == access.expression &&
           body_[access.expression].spelling.span.begin == s.spelling.span.begin;
  }

  /// True if every other access to the element stands behind the statement that writes it.
  bool isFirst(const Rotation::Member &member) const {
    const std::uint32_t end = body_[member.write->statement].spelling.span.end;
    return std::ranges::all_of(member.accesses, [&](const Access *access) {
      return access == member.write || body_[access->expression].spelling.span.begin >= end;
    });
  }

  /// Where one is missing in between, an iteration would load what only a later one reads. What is read further up is
  /// not what an iteration reads after it wrote.
  static std::vector<std::vector<Rotation::Member>> runsOf(Chain chain) {
    std::vector<std::vector<Rotation::Member>> out;
    std::optional<std::int64_t> last;
    for (auto &[shift, member] : chain) {
      const bool isOther = !last || shift != *last + 1 || out.back().back().beginsWithWrite;
      if (isOther || out.back().size() == mostMembers) out.emplace_back();
      out.back().push_back(std::move(member));
      last = shift;
    }
    std::erase_if(out, [](const auto &run) { return run.size() < 2; });
    return out;
  }

  void consider(StatementId id, std::vector<Rotation::Member> members) {
    if (!mayStepByOne(id)) return;
    const auto loop = readCountingLoop(index_, study_.effects(), id);
    if (!loop) return refuse(loop.error());
    if (loop->step != 1 && loop->step != -1) return;
    std::vector<dependence::Reason> assumptions;
    if (auto why = whyNotKept(*loop, members, assumptions)) return refuse(*why);
    auto distances = memberDistances(study_, regions_, id, members);
    if (!distances) return refuse(distances.error());
    auto first = FirstIteration::of(index_, *loop);
    if (!first) return refuse(first.error());
    for (const dependence::Reason &assumption : *distances)
      addOnce(assumptions, assumption);
    out_.push_back(
        {.loop = id, .members = std::move(members), .first = *std::move(first), .assumptions = std::move(assumptions)});
  }

  /// False for `k += 4`: whatever else the loop is, nothing of it is passed on.
  bool mayStepByOne(StatementId loop) const {
    const ExpressionId increment = body_[loop].increment;
    if (!isSome(increment) || body_[increment].kind != ExpressionKind::assign) return true;
    const std::optional<std::int64_t> &step = body_[body_[increment].operands[1]].constant;
    return body_[increment].op == Operator::none || !step || *step == 1 || *step == -1;
  }

  std::optional<Verdict> whyNotKept(const CountingLoop &loop, const std::vector<Rotation::Member> &members,
                                    std::vector<dependence::Reason> &assumptions) {
    const Statement &statement = body_[loop.loop];
    if (auto why = whyNothingBefore(study_, loop.loop)) return why;
    RegisterRegion region{.first = loop.loop, .last = loop.loop};
    for (const Rotation::Member &member : members) {
      region.accesses.insert(region.accesses.end(), member.accesses.begin(), member.accesses.end());
      region.isWritten = region.isWritten || member.write != nullptr;
    }
    for (const Rotation::Member &member : members)
      if (auto why = regions_.whyNotPassed(statement.children.front(), *member.element)) return why;
    const Element &any = *members.front().element;
    if (auto why = regions_.whyNotAsWritten(region, any)) return why;
    auto why = regions_.whyNotApart(region, any);
    assumptions = std::move(region.assumptions);
    return why;
  }

  KernelStudy &study_;
  RegionFinder &regions_;
  const BodyIndex &index_;
  const Body &body_;
  const std::vector<Element> &elements_;
  std::vector<Rotation> out_;
  std::optional<Verdict> refusal_;
};

} // namespace

std::vector<Rotation> findRotations(KernelStudy &study, RegionFinder &regions, const std::vector<Element> &elements,
                                    std::optional<Verdict> &refusal) {
  return RotationFinder(study, regions, elements).run(refusal);
}

} // namespace warpgrain::transform
