// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/CaseMerging.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::access {

namespace {

std::int64_t positiveModulo(std::int64_t value, std::int64_t modulus) {
  const std::int64_t rest = value % modulus;
  return rest < 0 ? rest + modulus : rest;
}

/// Adds one outer index after the other to the watches' values.
class StateCounter {
public:
  StateCounter(const std::vector<Watch> &watches, const std::vector<std::int64_t> &extents, std::int64_t limit)
      : watches_(watches), extents_(extents), limit_(limit), low_(watches.size()), high_(watches.size()) {
    for (std::size_t w = 0; w < watches_.size(); ++w) {
      low_[w] = watches_[w].low;
      high_[w] = watches_[w].high;
      for (std::size_t i = 0; i < extents_.size(); ++i)
        widen(w, i, 1);
    }
  }

  std::optional<MergedCases> run() {
    WatchValues start;
    for (std::size_t w = 0; w < watches_.size(); ++w)
      start.push_back(reduced(w, watches_[w].constant));
    MergedCases states{{start, 1}};
    for (std::size_t i = 0; i < extents_.size(); ++i) {
      if (extents_[i] <= 0) return MergedCases{};
      auto next = withIndex(states, i);
      if (!next) return std::nullopt;
      states = std::move(*next);
    }
    return states;
  }

private:
  /// Adds to (or takes from) what is still to come for a watch the part of one index.
  void widen(std::size_t watch, std::size_t index, std::int64_t factor) {
    const std::int64_t most = watches_[watch].coefficients[index] * (extents_[index] - 1) * factor;
    (watches_[watch].coefficients[index] < 0 ? low_ : high_)[watch] += most;
  }

  std::int64_t reduced(std::size_t watch, std::int64_t value) const {
    switch (watches_[watch].kind) {
    case Watch::Kind::remainder:
      return positiveModulo(value, watches_[watch].modulus);
    case Watch::Kind::sign:
      return std::clamp(value, -high_[watch] - 1, 1 - low_[watch]);
    default:
      return value;
    }
  }

  /// True if the sign can no longer change, whatever is still to come.
  bool isDecided(std::size_t watch, std::int64_t value) const {
    return value + low_[watch] > 0 || value + high_[watch] < 0;
  }

  /// After how many steps of an index everything that matters repeats; 0 where it does not.
  std::int64_t periodOf(const WatchValues &values, std::size_t index) const {
    std::int64_t period = 1;
    for (std::size_t w = 0; w < watches_.size(); ++w) {
      const Watch &watch = watches_[w];
      const std::int64_t step = watch.coefficients[index];
      if (step == 0) continue;
      if (watch.kind == Watch::Kind::remainder)
        period = std::lcm(period, watch.modulus / std::gcd(watch.modulus, step));
      else if (watch.kind == Watch::Kind::value || !isDecided(w, values[w]))
        return 0;
    }
    return period;
  }

  std::optional<MergedCases> withIndex(const MergedCases &states, std::size_t index) {
    struct Plan {
      const WatchValues *values;
      std::int64_t count;
      std::int64_t period;
    };

    std::vector<Plan> plans;
    for (const auto &[values, count] : states)
      plans.push_back({&values, count, periodOf(values, index)});
    for (std::size_t w = 0; w < watches_.size(); ++w)
      widen(w, index, -1);
    MergedCases next;
    WatchValues moved(watches_.size());
    for (const Plan &plan : plans) {
      const std::int64_t extent = extents_[index];
      const std::int64_t distinct = plan.period > 0 ? std::min(plan.period, extent) : extent;
      steps_ += distinct;
      if (steps_ > limit_) return std::nullopt;
      for (std::int64_t i = 0; i < distinct; ++i) {
        for (std::size_t w = 0; w < watches_.size(); ++w)
          moved[w] = reduced(w, (*plan.values)[w] + watches_[w].coefficients[index] * i);
        // Index values i, i + distinct, i + 2 distinct, … are alike.
        next[moved] += plan.count * ((extent - i + distinct - 1) / distinct);
      }
    }
    return next;
  }

  const std::vector<Watch> &watches_;
  const std::vector<std::int64_t> &extents_;
  std::int64_t limit_;
  std::int64_t steps_ = 0;
  std::vector<std::int64_t> low_;  ///< the least that indices still to come, and threads, add to a watch
  std::vector<std::int64_t> high_; ///< the most
};

} // namespace

std::size_t WatchValuesHash::operator()(const WatchValues &values) const {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const std::int64_t value : values)
    hash = (hash ^ static_cast<std::uint64_t>(value)) * 0x100000001b3u + (hash >> 29);
  return hash;
}

std::optional<MergedCases> mergeCases(const std::vector<Watch> &watches, const std::vector<std::int64_t> &extents,
                                      std::int64_t limit) {
  return StateCounter(watches, extents, limit).run();
}

} // namespace warpgrain::access
