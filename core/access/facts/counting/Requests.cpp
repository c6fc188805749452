// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/Requests.h"

#include "core/access/facts/counting/FormReader.h"
#include "core/access/facts/counting/LaunchCounter.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"

#include <algorithm>

namespace warpgrain::access {

using dependence::ReasonArgument;

namespace {

/// What a symbol counts as where only the alignment of rows depends on it: a multiple of 128 in every element size, and
/// far from everything else.
constexpr std::int64_t roundNumber = std::int64_t{1} << 20;

/// Where more combinations than are looked at would be needed, so many of each index stand for all.
constexpr std::int64_t sampleExtent = lineBytes;

bool isComputed(AtomKind kind) {
  return kind == AtomKind::quotient || kind == AtomKind::select || kind == AtomKind::operation;
}

/// One access in one launch, on its way from forms to numbers.
class RequestCounter {
public:
  RequestCounter(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance, const LaunchContext &launch,
                 std::int64_t limit)
      : unit_(unit), atoms_(atoms), instance_(instance), numbers_(atoms, launch), limit_(limit) {}

  Requests run() {
    Requests result;
    if (const auto reason = prepare()) {
      result.sample = result.total = notKnown(*reason);
      return result;
    }
    result.assumptions = assumptions_;
    const auto whole = count(outer_);
    if (whole && whole->isExact && !whyNoTotal_) {
      result.sample = result.total = *whole;
      return result;
    }
    if (!whyNoTotal_ && whole) whyNoTotal_ = whyGuardUnknown();
    if (!whyNoTotal_) whyNoTotal_ = ReasonId::tooManyCases;
    result.total = notKnown(*whyNoTotal_);
    if (whole) {
      result.sample = *whole;
    } else if (const auto part = count(sampled())) {
      result.sample = *part;
    } else {
      result.sample = notKnown({ReasonId::addressNotFollowedNamed, {toString(atoms_, instance_.byteOffset)}});
    }
    return result;
  }

  Fact<PlacedAccess> place() {
    if (const auto reason = prepare()) return notKnown(*reason);
    PlacedAccess result{.counted = placed(outer_), .outer = outer_.atoms};
    if (result.counted.address.empty())
      return notKnown({ReasonId::addressNotLinear, {toString(atoms_, instance_.byteOffset)}});
    return result;
  }

private:
  /// Why nothing can be said; none where something can.
  std::optional<Reason> prepare() {
    if (instance_.collective) return whyInPieces(unit_, instance_);
    const auto block = numbers_.block();
    if (!block) return ReasonId::blockNotGiven;
    // A run of bytes has no element; where its length is not known, its address is not followed either.
    const bool isRun = model::isSome(instance_.access.bytes);
    if (!isRun && (instance_.sizeBytes == 0 || instance_.alignment == 0)) return ReasonId::sizeOfElementNotKnown;
    if (const auto why = whyInPieces(unit_, instance_); why && !instance_.obscurity) return why;
    outer_ = outerIndices(unit_, atoms_, instance_, numbers_);
    whyNoTotal_ = outer_.unknownExtent;
    for (const AtomId atom : atomsIn(atoms_, instance_.byteOffset))
      if (auto reason = settle(atom, *block)) return reason;
    return std::nullopt;
  }

  /// Gives an atom of the address without number a stand-in where only alignment depends on it; else says why not.
  std::optional<Reason> settle(AtomId atom, const std::array<std::int64_t, 3> &block) {
    const AtomKind kind = atoms_[atom].kind;
    if (isComputed(kind) || kind == AtomKind::threadIndex || numbers_.rangeOf(Form(atom))) return std::nullopt;
    Reason reason = whyNoNumber(unit_, atoms_, atom);
    if (kind == AtomKind::opaque || differsBetweenLanes(atom, block)) return reason;
    numbers_.assume(atom, roundNumber);
    assumptions_.emplace_back(ReasonId::takenAsMultiple, std::vector<ReasonArgument>{toString(atoms_, atom)});
    if (!whyNoTotal_) whyNoTotal_ = std::move(reason);
    return std::nullopt;
  }

  /// True if a part of the address depends on the atom and differs between the lanes of a warp.
  bool differsBetweenLanes(AtomId atom, const std::array<std::int64_t, 3> &block) {
    std::vector<AtomId> lanes;
    if (block[0] > 1) lanes.push_back(atoms_.threadIndex(model::Axis::x));
    if (block[1] > 1 && block[0] % warpLanes != 0) lanes.push_back(atoms_.threadIndex(model::Axis::y));
    if (block[2] > 1 && block[0] * block[1] % warpLanes != 0) lanes.push_back(atoms_.threadIndex(model::Axis::z));
    return std::ranges::any_of(instance_.byteOffset.terms(), [&](const Term &term) {
      std::set<AtomId> in;
      for (const AtomId factor : term.atoms)
        in.merge(atomsIn(atoms_, Form(factor)));
      return in.contains(atom) && std::ranges::any_of(lanes, [&in](AtomId lane) { return in.contains(lane); });
    });
  }

  CountedAccess placed(const OuterIndices &outer) {
    FormReader reader(atoms_, numbers_, outer.atoms);
    CountedAccess access{.block = *numbers_.block(),
                         .outer = outer.extents,
                         .address = reader.address(instance_.byteOffset),
                         .sizeBytes = static_cast<std::int64_t>(instance_.sizeBytes),
                         .alignBytes = static_cast<std::int64_t>(instance_.alignment),
                         .use = bankUseOf(instance_.kind)};
    std::vector<CountCondition> guards;
    for (const Condition &guard : outer.conditions)
      guards.push_back(reader.condition(guard));
    access.guard = CountCondition::allOf(std::move(guards));
    unknownAtoms_ = reader.unknownAtoms();
    return access;
  }

  std::optional<LaunchCost> count(const OuterIndices &outer) {
    const CountedAccess access = placed(outer);
    if (!access.address.empty())
      if (auto cost = countLaunch(access, limit_)) return cost;
    return enumerateLaunch(atoms_, instance_, numbers_, outer, limit_ / 2);
  }

  OuterIndices sampled() const {
    OuterIndices result = outer_;
    for (std::int64_t &extent : result.extents)
      extent = std::min(extent, sampleExtent);
    return result;
  }

  Reason whyGuardUnknown() const { return {ReasonId::threadCountNotKnown, {unknownGuard()}}; }

  Reason unknownGuard() const {
    if (!unknownAtoms_.empty()) return whyNoNumber(unit_, atoms_, *unknownAtoms_.begin());
    // The expression of a condition in a function that is called belongs to that function's body or its caller's.
    if (instance_.place.calls.empty())
      for (const Condition &guard : instance_.place.guards) {
        const auto expression = unknownIn(guard);
        if (!model::isSome(expression)) continue;
        return {ReasonId::isNotFollowed,
                {namedOr(ReasonId::unnamedCondition, sourceText(unit_, *instance_.body, expression))}};
      }
    return ReasonId::conditionAroundNotFollowed;
  }

  static model::ExpressionId unknownIn(const Condition &condition) {
    if (condition.kind() == ConditionKind::unknown) return condition.expression();
    for (const Condition &part : condition.parts())
      if (const auto found = unknownIn(part); model::isSome(found)) return found;
    return model::none<model::ExpressionId>;
  }

  const model::Unit &unit_;
  AtomTable &atoms_;
  const AccessInstance &instance_;
  LaunchNumbers numbers_;
  std::int64_t limit_;
  OuterIndices outer_;
  std::optional<Reason> whyNoTotal_;
  std::vector<Reason> assumptions_;
  std::set<AtomId> unknownAtoms_;
};

void addTo(Fact<LaunchCost> &sum, const Fact<LaunchCost> &other) {
  if (!sum) return;
  if (!other) {
    sum = other;
    return;
  }
  *sum += *other;
}

} // namespace

void Requests::add(const Requests &other) {
  addTo(sample, other.sample);
  addTo(total, other.total);
  for (const Reason &assumption : other.assumptions)
    dependence::addOnce(assumptions, assumption);
}

Requests countRequests(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                       const LaunchContext &launch, std::int64_t limit) {
  return RequestCounter(unit, atoms, instance, launch, limit).run();
}

Fact<PlacedAccess> placedAccess(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                                const LaunchContext &launch) {
  return RequestCounter(unit, atoms, instance, launch, 0).place();
}

} // namespace warpgrain::access
