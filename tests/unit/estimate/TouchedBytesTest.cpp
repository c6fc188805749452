// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/volume/TouchedBytes.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace warpgrain::estimate {
namespace {

using access::AddressChoice;
using access::CountCondition;
using access::CountedAccess;
using access::Linear;
using access::QuasiLinear;
using access::Remainder;

std::int64_t valueOf(const Linear &linear, const std::vector<std::int64_t> &outer,
                     const std::array<std::int64_t, 3> &thread) {
  std::int64_t sum = linear.constant + linear.laneValue(thread);
  for (std::size_t i = 0; i < outer.size(); ++i)
    sum += linear.outerAt(i) * outer[i];
  return sum;
}

std::int64_t valueOf(const QuasiLinear &value, const std::vector<std::int64_t> &outer,
                     const std::array<std::int64_t, 3> &thread) {
  std::int64_t sum = valueOf(value.numerator, outer, thread);
  for (const Remainder &remainder : value.remainders) {
    const std::int64_t of = valueOf(remainder.of, outer, thread);
    sum += remainder.weight * ((of % remainder.modulus + remainder.modulus) % remainder.modulus);
  }
  return sum / value.divisor;
}

bool holds(const CountCondition &condition, const std::vector<std::int64_t> &outer,
           const std::array<std::int64_t, 3> &thread) {
  if (condition.kind == CountCondition::Kind::negative) return valueOf(condition.value, outer, thread) < 0;
  if (condition.kind == CountCondition::Kind::zero) return valueOf(condition.value, outer, thread) == 0;
  if (condition.kind == CountCondition::Kind::notOf) return !holds(condition.parts.front(), outer, thread);
  for (const CountCondition &part : condition.parts)
    if (!holds(part, outer, thread)) return false;
  return true;
}

/// Byte by byte, thread by thread.
std::int64_t countedOneByOne(const CountedAccess &access) {
  std::set<std::int64_t> bytes;
  std::vector<std::int64_t> outer(access.outer.size(), 0);
  for (bool more = true; more;) {
    std::array<std::int64_t, 3> thread{};
    for (thread[1] = 0; thread[1] < access.block[1]; ++thread[1])
      for (thread[0] = 0; thread[0] < access.block[0]; ++thread[0]) {
        if (!holds(access.guard, outer, thread)) continue;
        for (const AddressChoice &choice : access.address) {
          if (!holds(choice.when, outer, thread)) continue;
          for (std::int64_t i = 0; i < access.sizeBytes; ++i)
            bytes.insert(valueOf(choice.byte, outer, thread) + i);
          break;
        }
      }
    more = false;
    for (std::size_t i = outer.size(); i-- > 0 && !more;) {
      more = ++outer[i] < access.outer[i];
      if (!more) outer[i] = 0;
    }
  }
  return static_cast<std::int64_t>(bytes.size());
}

TEST(TouchedBytesTest, ARowIsReadOnceByAllThreadsOfAColumn) {
  // A[row * 1000 + k] with row = 8 * block + thread.y, by threads of 16 columns, for k up to 1000
  const CountedAccess access{.block = {16, 8, 1},
                             .outer = {1, 50, 1, 1000},
                             .address = {{.when = {}, .byte = {.numerator = {0, {0, 32000, 0, 4}, {0, 4000, 0}}}}}};
  const auto bytes = touchedBytes(access, {.evaluations = 1000});
  ASSERT_TRUE(bytes) << "loops that no condition depends on are not run through";
  EXPECT_EQ(bytes->ranges().size(), 1U);
  EXPECT_EQ(bytes->count(), 400 * 1000 * 4);
}

TEST(TouchedBytesTest, SaysNothingOfAConditionThatIsNotKnown) {
  const CountedAccess access{.outer = {1, 1, 1}, .address = {{}}, .guard = CountCondition::unknown()};
  EXPECT_FALSE(touchedBytes(access));
}

TEST(TouchedBytesTest, SaysNothingWhereItWouldTakeTooLong) {
  CountedAccess access{.block = {32, 1, 1}, .outer = {1'000'000, 1, 1}, .address = {{}}};
  access.address.front().byte.numerator = {0, {128, 0, 0}, {4, 0, 0}};
  access.guard = CountCondition::negative({.numerator = {-31'000'000, {32, 0, 0}, {1, 0, 0}}});
  EXPECT_FALSE(touchedBytes(access, {.evaluations = 1000}));
  const auto bytes = touchedBytes(access);
  ASSERT_TRUE(bytes);
  EXPECT_EQ(bytes->count(), 31'000'000 * 4);
}

TEST(TouchedBytesTest, AgreesWithACountOfEveryByte) {
  std::mt19937 random(7);
  const auto upTo = [&](int greatest) { return static_cast<std::int64_t>(random() % (greatest + 1)); };
  const auto linear = [&](std::int64_t unit) {
    Linear out{.constant = unit * upTo(5), .outer = {}, .thread = {unit * upTo(3), unit * upTo(9), 0}};
    for (int i = 0; i < 4; ++i)
      out.outer.push_back(unit * (upTo(12) - 3));
    return out;
  };
  for (int i = 0; i < 400; ++i) {
    CountedAccess access{.block = {1 + upTo(7), 1 + upTo(3), 1},
                         .outer = {1 + upTo(4), 1 + upTo(3), 1, 1 + upTo(6)},
                         .address = {{.when = {}, .byte = {.numerator = linear(4)}}}};
    if (upTo(2) == 0) access.address.front().byte.remainders.push_back({.weight = 4, .of = linear(1), .modulus = 3});
    std::vector<CountCondition> guards;
    for (std::int64_t guard = upTo(2); guard > 0; --guard) {
      Linear value = linear(1);
      value.constant -= 20;
      guards.push_back(CountCondition::negative({.numerator = value}));
    }
    if (upTo(4) == 0) guards.push_back(CountCondition::notOf(CountCondition::zero({.numerator = linear(1)})));
    access.guard = CountCondition::allOf(std::move(guards));
    if (upTo(3) == 0) {
      Linear value = linear(1);
      value.constant -= 20;
      access.address.front().when = CountCondition::negative({.numerator = value});
      access.address.push_back({.when = {}, .byte = {.numerator = linear(4)}});
    }
    const auto bytes = touchedBytes(access);
    ASSERT_TRUE(bytes);
    ASSERT_EQ(bytes->count(), countedOneByOne(access)) << "access " << i;
  }
}

} // namespace
} // namespace warpgrain::estimate
