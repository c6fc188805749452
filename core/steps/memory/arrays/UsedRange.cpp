// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/arrays/UsedRange.h"

#include "core/access/form/Bounds.h"
#include "core/access/form/ImpliedCondition.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "core/steps/memory/arrays/NamedAccess.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/sync/UnreadAxes.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::Interval;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class RangeFinder {
public:
  RangeFinder(KernelStudy &study, const OwnArray &array, LaunchScope scope)
      : study_(study), array_(array), scope_(scope), variable_(study.kernel().body[array.variable]) {}

  std::expected<std::vector<UsedRange>, Verdict> run(Verdict &verdict) {
    for (const KernelInstances &instances : study_.instances(scope_)) {
      if (const auto &limit = instances.limit)
        return std::unexpected(Verdict::unknown(*limit, study_.kernel().nameSpan));
      if (auto why = addAll(instances)) return std::unexpected(*std::move(why));
      for (const access::Assumption &assumption : instances.assumptions)
        if (!access::saysNothing(instances.atoms, assumption.condition))
          assumeOnce(study_, verdict, dependence::reasonOf(assumption));
    }
    if (auto why = whyNotFollowed()) return std::unexpected(*std::move(why));
    std::erase_if(ranges_, [this](const UsedRange &range) { return range.extent() >= extents_[range.dimension]; });
    if (ranges_.empty())
      return std::unexpected(Verdict::illegal({ReasonId::allElementsMayBeUsed, {variable_.name}}, variable_.nameSpan));
    if (isClamped_) verdict.assume({ReasonId::subscriptsStayInDimensions, {variable_.name}}, variable_.nameSpan);
    return ranges_;
  }

private:
  std::optional<Verdict> addAll(const KernelInstances &instances) {
    for (const AccessInstance &access : instances.accesses) {
      if (!isThrough(instances, access, variable_.nameSpan)) continue;
      followed_.push_back(access.span);
      for (std::size_t d = 0; d < array_.extents.size(); ++d) {
        const auto extent = extentOf(access, d);
        if (!extent) return Verdict::unknown({ReasonId::lengthNotKnown, {variable_.name}}, variable_.nameSpan);
        add(d, boundsIn(instances, access, d), *extent);
      }
    }
    return std::nullopt;
  }

  /// A type tells it where the array has one dimension; else the access does, for its instantiation.
  std::optional<std::int64_t> extentOf(const AccessInstance &access, std::size_t dimension) const {
    if (array_.extents.size() > 1)
      return dimension < access.subscripts.size() ? std::optional(access.subscripts[dimension].extent) : std::nullopt;
    const auto &extent = study_.unit()[variable_.type].extent;
    return extent ? std::optional(static_cast<std::int64_t>(*extent)) : std::nullopt;
  }

  Interval boundsIn(const KernelInstances &instances, const AccessInstance &access, std::size_t dimension) const {
    if (array_.extents.size() > 1) return boundsOf(instances.atoms, access.subscripts[dimension].index);
    const auto bytes = static_cast<std::int64_t>(study_.unit()[study_.unit()[variable_.type].element].sizeBytes);
    if (bytes == 0) return {};
    Interval range = boundsOf(instances.atoms, access.byteOffset);
    // Below 0 it is no element anyway; a member of an element begins in it.
    if (range.low) range.low = *range.low < 0 ? -1 : *range.low / bytes;
    if (range.high) *range.high /= bytes;
    return range;
  }

  void add(std::size_t dimension, const Interval &range, std::int64_t extent) {
    isClamped_ |= !range.isWithin(0, extent - 1);
    const std::int64_t low = std::clamp<std::int64_t>(range.low.value_or(0), 0, extent - 1);
    const std::int64_t high = std::clamp<std::int64_t>(range.high.value_or(extent - 1), low, extent - 1);
    const auto known = std::ranges::find(ranges_, dimension, &UsedRange::dimension);
    if (known == ranges_.end()) {
      ranges_.push_back({.dimension = dimension, .low = low, .high = high});
      extents_.resize(std::max(extents_.size(), dimension + 1), extent);
      extents_[dimension] = extent;
      return;
    }
    known->low = std::min(known->low, low);
    known->high = std::max(known->high, high);
    extents_[dimension] = std::min(extents_[dimension], extent);
  }

  /// Each use must be among what is executed: of one in a function that is not followed nothing is known.
  std::optional<Verdict> whyNotFollowed() const {
    const Body &body = study_.kernel().body;
    for (const ElementUse &use : array_.uses) {
      const SourceSpan &span = body[use.access->expression].spelling.span;
      const bool isKnown = std::ranges::any_of(
          followed_, [&](const SourceSpan &other) { return other.contains(span) || span.contains(other); });
      if (!isKnown) return Verdict::unknown(ReasonId::elementNotKnown, span);
      for (const ElementUse &other : array_.uses)
        for (const Brackets &brackets : other.subscripts)
          if (&other != &use && brackets.span.contains(span))
            return Verdict::unknown({ReasonId::subscriptHoldsElement, {variable_.name}}, span);
    }
    return std::nullopt;
  }

  KernelStudy &study_;
  const OwnArray &array_;
  LaunchScope scope_;
  const Variable &variable_;
  std::vector<UsedRange> ranges_;
  std::vector<std::int64_t> extents_; ///< by dimension
  std::vector<SourceSpan> followed_;
  bool isClamped_ = false;
};

std::string withSum(const std::string &text, std::int64_t sum) {
  if (sum == 0) return text;
  return text + (sum < 0 ? " - " : " + ") + std::to_string(std::abs(sum));
}

bool bindsLooserThanMinus(const Expression &e) {
  switch (e.kind) {
  case ExpressionKind::binary:
    return e.op != Operator::plus && e.op != Operator::minus && e.op != Operator::times && e.op != Operator::divide &&
           e.op != Operator::modulo;
  case ExpressionKind::conditional:
  case ExpressionKind::assign:
  case ExpressionKind::lambda:
  case ExpressionKind::other:
    return true;
  default:
    return false;
  }
}

/// A subscript less a number: `i + 4` less 3 is `i + 1`.
std::string lessThan(const Unit &unit, const Body &body, const Brackets &brackets, std::int64_t low) {
  const SourceSpan inside{.file = brackets.span.file, .begin = brackets.span.begin + 1, .end = brackets.span.end - 1};
  const std::string text(unit.textOf(inside));
  ExpressionId id = brackets.subscript;
  while (body[id].isImplicit && body[id].operands.size() == 1)
    id = body[id].operands[0];
  const Expression &e = body[id];
  if (e.spelling.origin != SpellingOrigin::file) return "(" + text + ")" + withSum("", -low);
  if (e.kind == ExpressionKind::literal && e.constant) return std::to_string(*e.constant - low);
  if (e.kind == ExpressionKind::binary && (e.op == Operator::plus || e.op == Operator::minus)) {
    const Expression &left = body[e.operands[0]];
    const Expression &right = body[e.operands[1]];
    const bool isNumber = right.kind == ExpressionKind::literal && right.constant &&
                          right.spelling.origin == SpellingOrigin::file && right.spelling.span.end == inside.end;
    if (isNumber && left.spelling.span.begin == inside.begin)
      return withSum(std::string(unit.textOf(left.spelling.span)),
                     (e.op == Operator::plus ? *right.constant : -*right.constant) - low);
  }
  return withSum(bindsLooserThanMinus(e) ? "(" + text + ")" : text, -low);
}

} // namespace

std::expected<std::vector<UsedRange>, Verdict> findUsedRanges(KernelStudy &study, const OwnArray &array,
                                                              Verdict &verdict) {
  std::vector<UsedRange> found;
  const auto judge = [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    auto ranges = RangeFinder(study, array, scope).run(rests);
    if (!ranges) return ranges.error();
    found = *std::move(ranges);
    return std::nullopt;
  };
  if (auto why = judgedForLaunches(study, verdict, judge)) return std::unexpected(*std::move(why));
  return found;
}

TextEdits editsForRanges(const KernelStudy &study, const OwnArray &array, const std::vector<UsedRange> &ranges) {
  const Body &body = study.kernel().body;
  TextEdits out;
  for (const UsedRange &range : ranges) {
    out.push_back({array.extents[range.dimension], "[" + std::to_string(range.extent()) + "]"});
    if (range.low == 0) continue;
    for (const ElementUse &use : array.uses) {
      const Brackets &brackets = use.subscripts[range.dimension];
      out.push_back({brackets.span, "[" + lessThan(study.unit(), body, brackets, range.low) + "]"});
    }
  }
  return normalized(std::move(out));
}

} // namespace warpgrain::transform
