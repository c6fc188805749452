// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/steps/registers/Rotation.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class DistanceCheck {
public:
  DistanceCheck(KernelStudy &study, RegionFinder &regions, StatementId loop,
                const std::vector<Rotation::Member> &members)
      : study_(study), regions_(regions), body_(study.kernel().body), loop_(loop), members_(members) {}

  std::expected<std::vector<Reason>, Verdict> run() {
    const auto written = std::ranges::find_if(members_, [](const auto &member) { return member.write != nullptr; });
    if (written == members_.end()) return std::vector<Reason>();
    std::vector<Reason> assumptions;
    for (const Rotation::Member &member : members_)
      if (&member != &*written)
        if (auto why = whyOneInAnIteration(member, *written, assumptions)) return std::unexpected(*std::move(why));
    const auto &carried = study_.carriedBy(loop_, LaunchScope::any);
    for (std::size_t each = 0; each < carried.size(); ++each) {
      if (const auto &limit = carried[each].limit)
        return std::unexpected(Verdict::unknown(*limit, body_[loop_].keyword));
      for (const CarriedDependence &dependence : carried[each].dependences)
        if (auto why = whyOtherDistance(study_.instances(LaunchScope::any)[each], dependence))
          return std::unexpected(*std::move(why));
      for (const Reason &assumption : carried[each].assumptions)
        addOnce(assumptions, assumption);
    }
    return assumptions;
  }

private:
  std::optional<Verdict> whyOneInAnIteration(const Rotation::Member &member, const Rotation::Member &written,
                                             std::vector<Reason> &assumptions) {
    const SourceSpan &iteration = body_[body_[loop_].children.front()].spelling.span;
    for (const Access *access : member.accesses)
      if (auto why = regions_.whyNotApart(*access, *written.write, iteration, assumptions)) return why;
    return std::nullopt;
  }

  /// The place of an access among the members, in iterations of the loop.
  std::optional<std::int64_t> placeOf(const access::AccessInstance &access) const {
    if (!access.place.calls.empty()) return std::nullopt;
    for (std::size_t place = 0; place < members_.size(); ++place)
      for (const Access *own : members_[place].accesses)
        if (body_[own->expression].spelling.span == access.span) return static_cast<std::int64_t>(place);
    return std::nullopt;
  }

  std::optional<Verdict> whyOtherDistance(const access::KernelInstances &instances,
                                          const CarriedDependence &dependence) const {
    const access::AccessInstance &source = instances.accesses[dependence.source];
    const access::AccessInstance &sink = instances.accesses[dependence.sink];
    const auto before = placeOf(source);
    const auto after = placeOf(sink);
    if (!before || !after) return std::nullopt; // one is no member, and was asked about for itself
    if (!dependence.obscurity && dependence.outer.exact() == *before - *after) return std::nullopt;
    const Unit &unit = study_.unit();
    return Verdict::unknown(
        {ReasonId::distancesDiffer, {unit.textOf(source.span), unit.textOf(sink.span), dependence.outer.text()}},
        sink.span);
  }

  KernelStudy &study_;
  RegionFinder &regions_;
  const Body &body_;
  StatementId loop_;
  const std::vector<Rotation::Member> &members_;
};

} // namespace

std::expected<std::vector<Reason>, Verdict> memberDistances(KernelStudy &study, RegionFinder &regions, StatementId loop,
                                                            const std::vector<Rotation::Member> &members) {
  return DistanceCheck(study, regions, loop, members).run();
}

} // namespace warpgrain::transform
