// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/LaunchCounter.h"

#include "core/access/facts/counting/CaseMerging.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::access {

namespace {

/// Truth of a condition for one thread; `maybe` if an unknown condition decides it.
enum class Truth : std::uint8_t { no, yes, maybe };

std::int64_t positiveModulo(std::int64_t value, std::int64_t modulus) {
  const std::int64_t rest = value % modulus;
  return rest < 0 ? rest + modulus : rest;
}

/// A QuasiLinear of which the outer part comes from watches.
struct WatchedValue {
  std::size_t numerator = 0;
  std::array<std::int64_t, 3> thread{};

  struct Part {
    std::int64_t weight;
    std::size_t watch;
    std::array<std::int64_t, 3> thread;
    std::int64_t modulus;
  };

  std::vector<Part> remainders;
};

struct WatchedCondition {
  CountCondition::Kind kind = CountCondition::Kind::always;
  WatchedValue value;
  std::vector<WatchedCondition> parts;
};

using ThreadIndex = std::array<std::int64_t, 3>;

std::int64_t dot(const std::array<std::int64_t, 3> &coefficients, const ThreadIndex &thread) {
  return coefficients[0] * thread[0] + coefficients[1] * thread[1] + coefficients[2] * thread[2];
}

/// An access with its outer parts replaced by watches.
class WatchedAccess {
public:
  explicit WatchedAccess(const CountedAccess &access) : access_(access) {
    guard_ = watched(access.guard);
    for (const AddressChoice &choice : access.address)
      divisor_ = std::lcm(divisor_, choice.byte.divisor);
    // The choices share one remainder by 128, and otherwise the difference to the first: so the lanes' addresses stay
    // in their places to each other.
    std::optional<Linear> first;
    for (const AddressChoice &choice : access.address) {
      const std::int64_t factor = divisor_ / choice.byte.divisor;
      Linear numerator = choice.byte.numerator.scaled(factor);
      WatchedValue value{.thread = numerator.thread};
      if (!first) {
        first = numerator;
        first_ = add({.kind = Watch::Kind::remainder, .modulus = divisor_ * lineBytes}, numerator);
      }
      numerator.add(*first, -1);
      value.numerator = add({.kind = Watch::Kind::value}, numerator);
      addRemainders(value, choice.byte.remainders, factor);
      choices_.push_back({watched(choice.when), std::move(value)});
    }
  }

  const std::vector<Watch> &watches() const { return watches_; }

  /// Parts of conditions and addresses that are looked at for one lane, at most.
  std::int64_t size() const { return size_; }

  Truth guard(const WatchValues &values, const ThreadIndex &thread) const { return truth(guard_, values, thread); }

  struct Place {
    std::int64_t byte = 0;
    bool isCertain = true;
  };

  /// Returns the thread's place; no value if no choice holds.
  std::optional<Place> place(const WatchValues &values, const ThreadIndex &thread) const {
    bool isCertain = true;
    for (const auto &[when, value] : choices_) {
      const Truth holds = truth(when, values, thread);
      if (holds == Truth::no) continue;
      isCertain = isCertain && holds == Truth::yes;
      return Place{(values[first_] + evaluate(value, values, thread)) / divisor_, isCertain};
    }
    return std::nullopt;
  }

private:
  std::size_t add(Watch watch, const Linear &linear) {
    watch.constant = linear.constant;
    for (std::size_t i = 0; i < access_.outer.size(); ++i)
      watch.coefficients.push_back(linear.outerAt(i));
    const auto same = std::ranges::find(watches_, watch);
    if (same != watches_.end()) return static_cast<std::size_t>(same - watches_.begin());
    watches_.push_back(std::move(watch));
    return watches_.size() - 1;
  }

  void addRemainders(WatchedValue &value, const std::vector<Remainder> &remainders, std::int64_t factor) {
    for (const Remainder &remainder : remainders)
      value.remainders.push_back(
          {.weight = remainder.weight * factor,
           .watch = add({.kind = Watch::Kind::remainder, .modulus = remainder.modulus}, remainder.of),
           .thread = remainder.of.thread,
           .modulus = remainder.modulus});
  }

  WatchedCondition watched(const CountCondition &condition) {
    ++size_;
    WatchedCondition result{.kind = condition.kind};
    for (const CountCondition &part : condition.parts)
      result.parts.push_back(watched(part));
    if (condition.kind != CountCondition::Kind::negative && condition.kind != CountCondition::Kind::zero) return result;
    // The divisor is positive and divides without rest: the numerator with its remainders has the same sign.
    Watch watch{.kind = Watch::Kind::sign};
    const auto reach = [&watch](std::int64_t weight, std::int64_t extent) {
      (weight < 0 ? watch.low : watch.high) += weight * (extent - 1);
    };
    for (std::size_t axis = 0; axis < 3; ++axis)
      reach(condition.value.numerator.thread[axis], access_.block[axis]);
    for (const Remainder &remainder : condition.value.remainders)
      reach(remainder.weight, remainder.modulus);
    result.value.thread = condition.value.numerator.thread;
    result.value.numerator = add(watch, condition.value.numerator);
    addRemainders(result.value, condition.value.remainders, 1);
    return result;
  }

  static std::int64_t evaluate(const WatchedValue &value, const WatchValues &values, const ThreadIndex &thread) {
    std::int64_t sum = values[value.numerator] + dot(value.thread, thread);
    for (const WatchedValue::Part &part : value.remainders)
      sum += part.weight * positiveModulo(values[part.watch] + dot(part.thread, thread), part.modulus);
    return sum;
  }

  static Truth truth(const WatchedCondition &condition, const WatchValues &values, const ThreadIndex &thread) {
    using Kind = CountCondition::Kind;
    const auto of = [](bool holds) { return holds ? Truth::yes : Truth::no; };
    switch (condition.kind) {
    case Kind::always:
      return Truth::yes;
    case Kind::unknown:
      return Truth::maybe;
    case Kind::negative:
      return of(evaluate(condition.value, values, thread) < 0);
    case Kind::zero:
      return of(evaluate(condition.value, values, thread) == 0);
    case Kind::notOf: {
      const Truth part = truth(condition.parts.front(), values, thread);
      return part == Truth::maybe ? part : of(part == Truth::no);
    }
    default: {
      const Truth decisive = condition.kind == Kind::allOf ? Truth::no : Truth::yes;
      Truth result = decisive == Truth::no ? Truth::yes : Truth::no;
      for (const WatchedCondition &part : condition.parts) {
        const Truth own = truth(part, values, thread);
        if (own == decisive) return decisive;
        if (own == Truth::maybe) result = Truth::maybe;
      }
      return result;
    }
    }
  }

  struct Choice {
    WatchedCondition when;
    WatchedValue byte;
  };

  const CountedAccess &access_;
  std::vector<Watch> watches_;
  std::int64_t size_ = 1;
  WatchedCondition guard_;
  std::int64_t divisor_ = 1;
  std::size_t first_ = 0;
  std::vector<Choice> choices_;
};

std::int64_t threadsOf(const CountedAccess &access) {
  return access.block[0] * access.block[1] * access.block[2];
}

/// Threads are numbered x first, then y, then z, and 32 in a row are a warp.
ThreadIndex threadAt(const CountedAccess &access, std::int64_t number) {
  const auto &[x, y, z] = access.block;
  return {number % x, number / x % y, number / (x * y)};
}

/// One warp's addresses; clears `isExact` where something unknown was counted as if it held.
WarpAddresses warpOf(const CountedAccess &access, const WatchedAccess &watched, const WatchValues &values,
                     std::int64_t warp, bool &isExact) {
  WarpAddresses addresses;
  const std::int64_t first = warp * warpLanes;
  const std::int64_t last = std::min(first + warpLanes, threadsOf(access));
  for (std::int64_t number = first; number < last; ++number) {
    const ThreadIndex thread = threadAt(access, number);
    const int lane = static_cast<int>(number - first);
    const Truth takesPart = watched.guard(values, thread);
    const auto place = watched.place(values, thread);
    if (!place) continue;
    if (takesPart == Truth::no) {
      addresses.setIdle(lane, place->byte);
      continue;
    }
    isExact = isExact && takesPart == Truth::yes && place->isCertain;
    addresses.set(lane, place->byte);
  }
  return addresses;
}

} // namespace

LaunchCost &LaunchCost::operator+=(const LaunchCost &other) {
  memory += other.memory;
  banks += other.banks;
  waste += other.waste;
  threads += other.threads;
  isExact = isExact && other.isExact;
  return *this;
}

void LaunchCost::add(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, BankUse use,
                     std::int64_t times) {
  const RequestCost cost = costOf(warp, sizeBytes, alignBytes);
  memory += {cost.requests * times, cost.sectors * times, cost.lines * times, cost.ideal * times};
  const BankCost bank = bankCostOf(warp, sizeBytes, alignBytes, use);
  banks += {bank.requests * times, bank.passes * times, bank.ideal * times, bank.ways};
  if (cost.sectors > cost.ideal) waste.add(warp, sizeBytes, alignBytes, times);
  threads += warp.activeLanes() * times;
}

std::optional<LaunchCost> countLaunch(const CountedAccess &access, std::int64_t limit) {
  const WatchedAccess watched(access);
  const auto states = mergeCases(watched.watches(), access.outer, limit);
  if (!states) return std::nullopt;
  const std::int64_t warps = (threadsOf(access) + warpLanes - 1) / warpLanes;
  // A step of the states costs about as much as looking at a few parts of the conditions for a lane.
  constexpr std::int64_t partsInAStep = 16;
  const std::int64_t lanes = static_cast<std::int64_t>(states->size()) * warps * warpLanes;
  if (lanes > limit * partsInAStep / watched.size()) return std::nullopt;
  LaunchCost total;
  for (const auto &[values, count] : *states)
    for (std::int64_t warp = 0; warp < warps; ++warp)
      total.add(warpOf(access, watched, values, warp, total.isExact), access.sizeBytes, access.alignBytes, access.use,
                count);
  return total;
}

WarpAddresses warpAt(const CountedAccess &access, std::int64_t warp, const std::vector<std::int64_t> &outer) {
  CountedAccess one = access;
  const auto fix = [&outer](Linear &linear) {
    for (std::size_t i = 0; i < linear.outer.size(); ++i)
      linear.constant += linear.outer[i] * (i < outer.size() ? outer[i] : 0);
    linear.outer.clear();
  };
  const auto fixValue = [&fix](QuasiLinear &value) {
    fix(value.numerator);
    for (Remainder &remainder : value.remainders)
      fix(remainder.of);
  };
  const auto fixCondition = [&fixValue](auto &self, CountCondition &condition) -> void {
    fixValue(condition.value);
    for (CountCondition &part : condition.parts)
      self(self, part);
  };
  one.outer.clear();
  fixCondition(fixCondition, one.guard);
  for (AddressChoice &choice : one.address) {
    fixCondition(fixCondition, choice.when);
    fixValue(choice.byte);
  }
  const WatchedAccess watched(one);
  WatchValues values;
  for (const Watch &watch : watched.watches())
    values.push_back(watch.constant);
  bool isExact = true;
  return warpOf(one, watched, values, warp, isExact);
}

} // namespace warpgrain::access
