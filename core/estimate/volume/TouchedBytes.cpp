// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/volume/TouchedBytes.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

namespace warpgrain::estimate {

namespace {

using access::AddressChoice;
using access::CountCondition;
using access::CountedAccess;
using access::Linear;
using access::QuasiLinear;
using access::Remainder;

using Kind = CountCondition::Kind;
using Thread = std::array<std::int64_t, 3>;
using Outer = std::vector<std::int64_t>;

std::int64_t positiveModulo(std::int64_t value, std::int64_t modulus) {
  const std::int64_t rest = value % modulus;
  return rest < 0 ? rest + modulus : rest;
}

std::int64_t valueOf(const Linear &linear, const Outer &outer, const Thread &thread) {
  std::int64_t sum = linear.constant + linear.laneValue(thread);
  for (std::size_t i = 0; i < linear.outer.size(); ++i)
    sum += linear.outer[i] * outer[i];
  return sum;
}

/// The value times the divisor.
std::int64_t numeratorOf(const QuasiLinear &value, const Outer &outer, const Thread &thread) {
  std::int64_t sum = valueOf(value.numerator, outer, thread);
  for (const Remainder &remainder : value.remainders)
    sum += remainder.weight * positiveModulo(valueOf(remainder.of, outer, thread), remainder.modulus);
  return sum;
}

bool holds(const CountCondition &condition, const Outer &outer, const Thread &thread) {
  const auto part = [&](const CountCondition &one) { return holds(one, outer, thread); };
  switch (condition.kind) {
  case Kind::negative:
    return numeratorOf(condition.value, outer, thread) < 0;
  case Kind::zero:
    return numeratorOf(condition.value, outer, thread) == 0;
  case Kind::notOf:
    return !part(condition.parts.front());
  case Kind::allOf:
    return std::ranges::all_of(condition.parts, part);
  case Kind::anyOf:
    return std::ranges::any_of(condition.parts, part);
  default:
    return true;
  }
}

bool isKnown(const CountCondition &condition) {
  return condition.kind != Kind::unknown && std::ranges::all_of(condition.parts, isKnown);
}

/// For which threads a condition holds.
enum class Holds : std::uint8_t { never, always, sometimes };

/// Judges conditions for all threads of a block at once, by the least and the greatest values that its terms may have.
class BlockConditions {
public:
  explicit BlockConditions(const CountedAccess &access) : block_(access.block), extents_(access.outer) {}

  /// For the threads of the block at one combination of outer indices; null: at all of them.
  Holds of(const CountCondition &condition, const Outer *outer) const {
    switch (condition.kind) {
    case Kind::negative: {
      const auto [low, high] = rangeOf(condition.value, outer);
      return high < 0 ? Holds::always : low >= 0 ? Holds::never : Holds::sometimes;
    }
    case Kind::zero: {
      const auto [low, high] = rangeOf(condition.value, outer);
      return low == 0 && high == 0 ? Holds::always : low > 0 || high < 0 ? Holds::never : Holds::sometimes;
    }
    case Kind::notOf: {
      const Holds part = of(condition.parts.front(), outer);
      return part == Holds::always ? Holds::never : part == Holds::never ? Holds::always : part;
    }
    case Kind::allOf:
      return joined(condition.parts, outer, Holds::never, Holds::always);
    case Kind::anyOf:
      return joined(condition.parts, outer, Holds::always, Holds::never);
    default:
      return Holds::always;
    }
  }

private:
  Holds joined(const std::vector<CountCondition> &parts, const Outer *outer, Holds decisive, Holds otherwise) const {
    Holds out = otherwise;
    for (const CountCondition &part : parts) {
      const Holds one = of(part, outer);
      if (one == decisive) return decisive;
      if (one == Holds::sometimes) out = Holds::sometimes;
    }
    return out;
  }

  std::pair<std::int64_t, std::int64_t> rangeOf(const QuasiLinear &value, const Outer *outer) const {
    std::int64_t low = value.numerator.constant;
    std::int64_t high = low;
    const auto reach = [&](std::int64_t weight, std::int64_t greatest) {
      (weight < 0 ? low : high) += weight * greatest;
    };
    for (std::size_t i = 0; i < value.numerator.outer.size(); ++i) {
      const std::int64_t weight = value.numerator.outer[i];
      if (outer == nullptr) {
        reach(weight, extents_[i] - 1);
        continue;
      }
      low += weight * (*outer)[i];
      high += weight * (*outer)[i];
    }
    for (std::size_t axis = 0; axis < 3; ++axis)
      reach(value.numerator.thread[axis], block_[axis] - 1);
    for (const Remainder &remainder : value.remainders)
      reach(remainder.weight, remainder.modulus - 1);
    return {low, high};
  }

  Thread block_;
  Outer extents_;
};

void addIndices(const Linear &linear, std::set<std::size_t> &to) {
  for (std::size_t i = 0; i < linear.outer.size(); ++i)
    if (linear.outer[i] != 0) to.insert(i);
}

void addIndices(const CountCondition &condition, std::set<std::size_t> &to) {
  addIndices(condition.value.numerator, to);
  for (const Remainder &remainder : condition.value.remainders)
    addIndices(remainder.of, to);
  for (const CountCondition &part : condition.parts)
    addIndices(part, to);
}

/// One access on its way to the bytes that it touches.
class Toucher {
public:
  Toucher(const CountedAccess &access, const TouchLimits &limits)
      : access_(access), limits_(limits), conditions_(access), at_(access.outer.size(), 0) {}

  std::optional<ByteRanges> run() {
    if (access_.address.empty() || !isKnown(access_.guard)) return std::nullopt;
    if (!std::ranges::all_of(access_.address, [](const AddressChoice &choice) { return isKnown(choice.when); }))
      return std::nullopt;
    if (std::ranges::any_of(access_.outer, [](std::int64_t extent) { return extent < 1; })) return ByteRanges();
    collectGuards(access_.guard);
    sortIndices();
    return runThroughBound();
  }

private:
  /// What the address adds for one step of an index by which the whole set of bytes is moved.
  struct FreeIndex {
    std::int64_t step = 0;
    std::int64_t extent = 1;
  };

  bool hasOneAddress() const { return access_.address.size() == 1; }

  /// Conditions that every thread fulfils say nothing: those of loops whose trip count is the same for all.
  void collectGuards(const CountCondition &condition) {
    if (condition.kind == Kind::allOf)
      for (const CountCondition &part : condition.parts)
        collectGuards(part);
    else if (conditions_.of(condition, nullptr) != Holds::always)
      guard_.parts.push_back(condition);
  }

  void sortIndices() {
    std::set<std::size_t> bound;
    addIndices(guard_, bound);
    for (const AddressChoice &choice : access_.address) {
      if (!hasOneAddress()) addIndices(choice.when, bound);
      for (const Remainder &remainder : choice.byte.remainders)
        addIndices(remainder.of, bound);
      if (!hasOneAddress()) addIndices(choice.byte.numerator, bound);
    }
    const QuasiLinear &byte = access_.address.front().byte;
    for (std::size_t i = 0; i < access_.outer.size(); ++i) {
      const std::int64_t factor = byte.numerator.outerAt(i);
      if (!bound.contains(i) && factor % byte.divisor != 0) bound.insert(i);
      if (!bound.contains(i) && factor != 0) free_.push_back({factor / byte.divisor, access_.outer[i]});
    }
    std::ranges::sort(free_, {}, [](const FreeIndex &index) { return std::abs(index.step); });
    for (const std::size_t i : bound)
      bound_.push_back(i);
    isMoved_ = hasOneAddress() && byte.remainders.empty() && byte.divisor == 1;
  }

  /// Remainders that differ between blocks make another set of bytes in each; else it is moved.
  std::optional<ByteRanges> runThroughBound() {
    std::optional<ByteRanges> whole;
    do {
      if (++evaluations_ > limits_.evaluations) return std::nullopt;
      const Holds who = hasOneAddress() ? conditions_.of(guard_, &at_) : Holds::sometimes;
      if (who == Holds::never) continue;
      if (who == Holds::always && isMoved_) {
        if (!whole && !(whole = ofBlock(Outer(at_.size(), 0), /*isGuarded=*/false))) return std::nullopt;
        const Linear &byte = access_.address.front().byte.numerator;
        add(*whole, valueOf(byte, at_, {}) - byte.constant);
      } else {
        const auto bytes = ofBlock(at_, who == Holds::sometimes);
        if (!bytes) return std::nullopt;
        add(*bytes, 0);
      }
      if (found_.size() > limits_.ranges && !gather()) return std::nullopt;
    } while (advance());
    gather();
    return std::move(gathered_);
  }

  bool advance() {
    for (std::size_t i = bound_.size(); i-- > 0;) {
      if (++at_[bound_[i]] < access_.outer[bound_[i]]) return true;
      at_[bound_[i]] = 0;
    }
    return false;
  }

  void add(const ByteRanges &bytes, std::int64_t moved) {
    for (const ByteRanges::Range &range : bytes.ranges())
      found_.push_back({range.begin + moved, range.end + moved});
  }

  /// Joins what was found so far. False if that are too many ranges.
  bool gather() {
    gathered_ |= ByteRanges(std::exchange(found_, {}));
    return gathered_.ranges().size() <= limits_.ranges;
  }

  /// What the threads of one block touch, with all that the free indices add.
  std::optional<ByteRanges> ofBlock(const Outer &outer, bool isGuarded) {
    std::vector<ByteRanges::Range> bytes;
    Thread thread{};
    for (thread[2] = 0; thread[2] < access_.block[2]; ++thread[2])
      for (thread[1] = 0; thread[1] < access_.block[1]; ++thread[1])
        for (thread[0] = 0; thread[0] < access_.block[0]; ++thread[0]) {
          if (isGuarded && !holds(guard_, outer, thread)) continue;
          const auto choice = std::ranges::find_if(access_.address, [&](const AddressChoice &one) {
            return hasOneAddress() || holds(one.when, outer, thread);
          });
          if (choice == access_.address.end()) return std::nullopt;
          const std::int64_t byte = numeratorOf(choice->byte, outer, thread) / choice->byte.divisor;
          bytes.push_back({byte, byte + access_.sizeBytes});
        }
    evaluations_ += access_.block[0] * access_.block[1] * access_.block[2];
    ByteRanges out(std::move(bytes));
    for (const FreeIndex &index : free_)
      if (!out.repeat(index.step, index.extent, limits_.ranges)) return std::nullopt;
    return out;
  }

  const CountedAccess &access_;
  TouchLimits limits_;
  BlockConditions conditions_;
  CountCondition guard_ = CountCondition::allOf({});
  std::vector<std::size_t> bound_; ///< outer indices that are run through
  std::vector<FreeIndex> free_;    ///< the shortest step first
  bool isMoved_ = false;           ///< other blocks touch the same bytes, moved
  Outer at_;
  std::int64_t evaluations_ = 0;
  std::vector<ByteRanges::Range> found_;
  ByteRanges gathered_;
};

} // namespace

std::optional<ByteRanges> touchedBytes(const access::CountedAccess &access, const TouchLimits &limits) {
  return Toucher(access, limits).run();
}

} // namespace warpgrain::estimate
