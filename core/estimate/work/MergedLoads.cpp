// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/MergedLoads.h"

#include "core/access/facts/Totals.h"
#include "core/estimate/work/Unrolling.h"
#include "core/model/Dialect.h"
#include "core/model/TripCount.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace warpgrain::estimate {

namespace {

using access::AccessFacts;
using access::AccessInstance;
using access::AtomId;
using access::Form;
using access::LoopInfo;
using model::AccessKind;

/// Bytes of the widest load.
constexpr double widest = 16;

/// Copies of a load that are looked at.
constexpr std::size_t mostCopies = 4096;

/// A loop that is written out whole.
struct WrittenOut {
  AtomId counter{};
  std::int64_t trips = 0;
};

class LoadMerger {
public:
  LoadMerger(const model::Unit &unit, const access::KernelFacts &facts)
      : unit_(unit), facts_(facts), out_(facts.accesses.size()) {}

  std::vector<MergedLoads> run() {
    for (std::size_t i = 0; i < facts_.accesses.size(); ++i)
      look(i);
    for (const auto &[key, group] : groups_)
      for (const std::size_t reference : group.references)
        out_[reference].share = std::min(1.0, static_cast<double>(group.distinct.size()) / group.copies);
    return std::move(out_);
  }

private:
  /// Where loads may be the same: the loops around those that are written out, the array, and the part of the address
  /// that is the same in all copies.
  using Key = std::tuple<std::vector<std::pair<const model::Body *, model::StatementId>>, std::string, std::int64_t,
                         Form, std::ptrdiff_t>;

  struct Group {
    std::set<std::int64_t> distinct;
    double copies = 0;
    std::vector<std::size_t> references;
  };

  void look(std::size_t index) {
    const AccessFacts &reference = facts_.accesses[index];
    const AccessInstance &access = facts_.instances.accesses[reference.instances.front()];
    if (reference.kind != AccessKind::read || !access.array || access.obscurity) return;
    const bool isRepeated = std::ranges::all_of(
        reference.instances, [this](std::size_t member) { return access::isLoadedBefore(facts_.instances, member); });
    if (isRepeated) {
      out_[index].share = 0;
      return;
    }
    if (reference.space == model::MemorySpace::shared) widen(index, reference, access);
    if (reference.instances.size() == 1) group(index, reference, access);
  }

  /// The loops around an access that are written out whole, from the innermost on.
  std::vector<WrittenOut> writtenOut(const AccessInstance &access) const {
    std::vector<WrittenOut> out;
    for (std::size_t i = access.place.loops.size(); i-- > 0;) {
      const LoopInfo &loop = access.place.loops[i];
      if (loop.iteration || !isWrittenOut(unit_, *loop.body, loop.loop)) break;
      if (holdsBarrier(unit_, *loop.body, loop.loop) || isChangedIn(loop, access)) break;
      out.push_back({loop.counter, *model::constantTripCount(*loop.body, unit_, loop.loop)});
    }
    return out;
  }

  /// A store in the loop may change what is read.
  bool isChangedIn(const LoopInfo &loop, const AccessInstance &access) const {
    return std::ranges::any_of(facts_.instances.accesses, [&](const AccessInstance &other) {
      const bool isInside = std::ranges::any_of(other.place.loops, [&](const LoopInfo &around) {
        return around.body == loop.body && around.loop == loop.loop;
      });
      return isInside && mayChange(other, access);
    });
  }

  /// It stores into the same array, or through a pointer that may overlap.
  bool mayChange(const AccessInstance &store, const AccessInstance &access) const {
    if (store.kind == AccessKind::read || store.space != access.space) return false;
    const access::Array &array = facts_.instances[*access.array];
    return store.array == access.array || (array.isPointer && !array.isRestrict && !isReadOnly(access));
  }

  /// Barriers, and stores that may change what is read, that stand before it in the text: loads with the same number
  /// have none between them.
  std::ptrdiff_t changesBefore(const AccessInstance &access) const {
    const auto isBefore = [&](const access::Place &place) { return place.sequence < access.place.sequence; };
    return std::ranges::count_if(facts_.instances.barriers,
                                 [&](const access::BarrierInstance &barrier) { return isBefore(barrier.place); }) +
           std::ranges::count_if(facts_.instances.accesses, [&](const AccessInstance &other) {
             return isBefore(other.place) && mayChange(other, access);
           });
  }

  /// It is loaded by a function for what no thread writes.
  bool isReadOnly(const AccessInstance &access) const {
    for (auto id = access.access.expression; model::isSome(id); id = (*access.body)[id].parent) {
      const model::Expression &e = (*access.body)[id];
      if (e.kind == model::ExpressionKind::call)
        return unit_.dialect->call(e.callee).has(model::CallTrait::readOnlyLoad);
      if (e.kind == model::ExpressionKind::binary && e.op != model::Operator::plus) return false;
    }
    return false;
  }

  void group(std::size_t index, const AccessFacts &reference, const AccessInstance &access) {
    const std::vector<WrittenOut> loops = writtenOut(access);
    Form rest = access.byteOffset;
    std::vector<std::int64_t> offsets{rest.constantPart()};
    for (const WrittenOut &loop : loops) {
      const auto step = rest.coefficientOf(loop.counter);
      const auto bytes = step ? step->asConstant() : std::nullopt;
      if (!bytes || offsets.size() * static_cast<std::size_t>(loop.trips) > mostCopies) return;
      rest = rest.without(loop.counter);
      const std::size_t before = offsets.size();
      for (std::int64_t trip = 1; trip < loop.trips; ++trip)
        for (std::size_t i = 0; i < before; ++i)
          offsets.push_back(offsets[i] + trip * *bytes);
    }
    const auto same = rest.plus(Form(-rest.constantPart()));
    if (!same) return;
    std::vector<std::pair<const model::Body *, model::StatementId>> around;
    for (std::size_t i = 0; i + loops.size() < access.place.loops.size(); ++i)
      around.emplace_back(access.place.loops[i].body, access.place.loops[i].loop);
    Group &group = groups_[{around, reference.array, reference.sizeBytes, *same, changesBefore(access)}];
    group.distinct.insert(offsets.begin(), offsets.end());
    group.copies += static_cast<double>(offsets.size());
    group.references.push_back(index);
  }

  void widen(std::size_t index, const AccessFacts &reference, const AccessInstance &access) {
    if (reference.sizeBytes <= 0) return;
    out_[index].isBroadcast = reference.strideBytes && *reference.strideBytes == 0;
    for (const LoopInfo &loop : access.place.loops) {
      const auto step = access.byteOffset.coefficientOf(loop.counter);
      const auto bytes = step ? step->asConstant() : std::nullopt;
      if (loop.iteration || !bytes || *bytes != reference.sizeBytes) continue;
      const double written = expectedUnrolling(unit_, *loop.body, loop.loop);
      const double elements = std::min(written, widest / static_cast<double>(reference.sizeBytes));
      out_[index].width = std::max(out_[index].width, std::exp2(std::floor(std::log2(std::max(elements, 1.0)))));
    }
  }

  const model::Unit &unit_;
  const access::KernelFacts &facts_;
  std::vector<MergedLoads> out_;
  std::map<Key, Group> groups_;
};

} // namespace

std::vector<MergedLoads> mergedLoadsOf(const model::Unit &unit, const access::KernelFacts &facts) {
  return LoadMerger(unit, facts).run();
}

} // namespace warpgrain::estimate
