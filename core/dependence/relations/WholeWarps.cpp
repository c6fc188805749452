// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/WholeWarps.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

using namespace access;

namespace {

constexpr std::size_t warpSize = 32;
constexpr std::int64_t mostThreads = 1024; ///< of a block

/// Compares forms and conditions between the lanes of each warp, with the thread's indices put in.
class LaneComparison {
public:
  explicit LaneComparison(const AtomTable &atoms) : atoms_(atoms) {
    const auto &[x, y, z] = atoms.extents().block;
    if (!x || !y || !z || *x * *y * *z > mostThreads) return;
    for (std::int64_t k = 0; k < *z; ++k)
      for (std::int64_t j = 0; j < *y; ++j)
        for (std::int64_t i = 0; i < *x; ++i)
          threads_.push_back({{atoms_.threadIndex(model::Axis::x), Form(i)},
                              {atoms_.threadIndex(model::Axis::y), Form(j)},
                              {atoms_.threadIndex(model::Axis::z), Form(k)}});
  }

  /// Of a form or a condition.
  template <typename Value>
  bool isSameInWarps(const Value &value) {
    if (!variesInBlock(atoms_, value)) return true;
    std::optional<Value> first; ///< of the warp's first lane
    for (std::size_t thread = 0; thread < threads_.size(); ++thread) {
      const auto own = substitute(atoms_, value, threads_[thread]);
      if (!own || variesInBlock(atoms_, *own)) return false;
      if (thread % warpSize == 0)
        first = own;
      else if (*own != *first)
        return false;
    }
    return !threads_.empty();
  }

private:
  AtomTable atoms_;
  std::vector<Replacements> threads_; ///< in the order of lanes
};

} // namespace

bool isReachedByWholeWarps(const KernelInstances &instances, const Place &place) {
  LaneComparison lanes(instances.atoms);
  return std::ranges::all_of(
             place.guards, [&](const Condition &guard) { return guard.isFollowed() && lanes.isSameInWarps(guard); }) &&
         std::ranges::all_of(place.loops, [&](const LoopInfo &loop) {
           return loop.iteration || (loop.tripCount && loop.isExact && lanes.isSameInWarps(*loop.tripCount));
         });
}

} // namespace warpgrain::dependence
