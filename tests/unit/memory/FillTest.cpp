// SPDX-License-Identifier: Apache-2.0
#include "core/memory/Fill.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <set>

namespace warpgrain::memory {
namespace {

template <typename T>
std::vector<T> filled(std::size_t count, ScalarKind kind, const Fill &fill) {
  std::vector<T> out(count);
  const auto done = fillMemory(std::as_writable_bytes(std::span(out)), ElementType::of(kind), fill);
  EXPECT_TRUE(done) << done.error().message;
  return out;
}

TEST(Fill, RandomNumbersAreTheSameForASeedAndOthersForAnother) {
  const auto one = filled<float>(1000, ScalarKind::f32, {.kind = FillKind::random, .seed = 1});
  EXPECT_EQ(one, filled<float>(1000, ScalarKind::f32, {.kind = FillKind::random, .seed = 1}));
  EXPECT_NE(one, filled<float>(1000, ScalarKind::f32, {.kind = FillKind::random, .seed = 2}));
  for (const float value : one) {
    EXPECT_GE(value, -1.0F);
    EXPECT_LT(value, 1.0F);
    EXPECT_EQ(value * 32768, std::floor(value * 32768));
  }
  EXPECT_GT(std::set<float>(one.begin(), one.end()).size(), 900U);
}

TEST(Fill, NumbersAreTheSameInAnElementThatHoldsMore) {
  for (const ScalarKind kind : {ScalarKind::f32, ScalarKind::f64}) {
    const ElementType padded{
        .name = "padded", .strideBytes = 16, .members = {{.name = "x", .offset = 8, .kind = kind}}};
    for (const Fill &fill :
         {Fill{.kind = FillKind::random, .seed = 7, .low = -0.3, .high = 5.1},
          Fill{.kind = FillKind::random, .seed = 8, .shareBits = 24}, Fill{.kind = FillKind::bits}}) {
      constexpr std::uint64_t first = 5;
      std::vector<std::byte> wide(16 * 100);
      fillElements(wide, padded, fill, first);
      std::vector<std::byte> dense(sizeOf(kind) * 100);
      fillElements(dense, ElementType::of(kind), fill, first);
      for (std::size_t i = 0; i < 100; ++i)
        EXPECT_EQ(numberAt(dense.data() + i * sizeOf(kind), kind), numberAt(wide.data() + i * 16 + 8, kind));
    }
  }
}

TEST(Fill, RandomIntegersStayInTheirInterval) {
  for (const std::int32_t value :
       filled<std::int32_t>(1000, ScalarKind::i32, {.kind = FillKind::random, .low = -3, .high = 4})) {
    EXPECT_GE(value, -3);
    EXPECT_LT(value, 4);
  }
}

TEST(Fill, RampsConstantsAndZeros) {
  EXPECT_EQ(filled<double>(4, ScalarKind::f64, {.kind = FillKind::ramp}), (std::vector<double>{0, 1, 2, 3}));
  EXPECT_EQ(filled<std::int16_t>(2, ScalarKind::i16, {.kind = FillKind::constant, .value = -7}),
            (std::vector<std::int16_t>{-7, -7}));
  EXPECT_EQ(filled<std::uint64_t>(2, ScalarKind::u64, {.kind = FillKind::zero}), (std::vector<std::uint64_t>{0, 0}));
}

TEST(Fill, RampsBeginAndStepAsTheySayAndIntegersWrapAround) {
  EXPECT_EQ(filled<std::int32_t>(4, ScalarKind::i32, {.kind = FillKind::ramp, .value = 5, .step = -2}),
            (std::vector<std::int32_t>{5, 3, 1, -1}));
  EXPECT_EQ(filled<std::uint8_t>(4, ScalarKind::u8, {.kind = FillKind::ramp, .value = 254}),
            (std::vector<std::uint8_t>{254, 255, 0, 1}));
  EXPECT_EQ(filled<double>(2, ScalarKind::f64, {.kind = FillKind::ramp, .value = 2, .step = 0.25}),
            (std::vector<double>{2, 2.25}));
}

TEST(Fill, BitsAreAllValuesOfIntegers) {
  // SplitMix64 of seed 0: the same on every machine.
  EXPECT_EQ(filled<std::uint64_t>(1, ScalarKind::u64, {.kind = FillKind::bits}).front(), 0xe220a8397b1dcdafU);
  const auto whole = filled<std::uint64_t>(100, ScalarKind::u64, {.kind = FillKind::bits, .seed = 7});
  std::vector<std::uint64_t> end(40);
  fillElements(std::as_writable_bytes(std::span(end)), ElementType::of(ScalarKind::u64),
               {.kind = FillKind::bits, .seed = 7}, 60);
  EXPECT_EQ(end, std::vector<std::uint64_t>(whole.begin() + 60, whole.end()));
}

TEST(Fill, NumbersOfOneElementAreFilledAsThoseOfManyElements) {
  const Fill fill{.kind = FillKind::random, .seed = 3};
  const ElementType pair{
      .name = "float2", .strideBytes = 8, .members = {{"x", 0, ScalarKind::f32}, {"y", 4, ScalarKind::f32}}};
  std::vector<float> pairs(8);
  fillElements(std::as_writable_bytes(std::span(pairs)), pair, fill);
  EXPECT_EQ(pairs, filled<float>(8, ScalarKind::f32, fill));
}

TEST(Fill, MembersAreFilledAndPaddingIsZero) {
  const ElementType type{
      .name = "S", .strideBytes = 8, .members = {{"a", 0, ScalarKind::u8}, {"b", 4, ScalarKind::f32}}};
  std::vector<std::byte> memory(16, std::byte{0xee});
  ASSERT_TRUE(fillMemory(memory, type, {.kind = FillKind::constant, .value = 2}));
  EXPECT_EQ(memory[8], std::byte{2});
  EXPECT_EQ(memory[9], std::byte{0});
  float b = 0;
  std::memcpy(&b, &memory[12], 4);
  EXPECT_EQ(b, 2.0F);
}

TEST(Fill, FilesMustBeLongEnough) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto path = folder->path() / "data.bin";
  ASSERT_TRUE(writeFileAtomically(path, "abcd"));
  EXPECT_EQ(filled<char>(3, ScalarKind::i8, {.kind = FillKind::file, .file = path}),
            (std::vector<char>{'a', 'b', 'c'}));
  std::vector<std::byte> memory(5);
  const auto tooShort = fillMemory(memory, ElementType::of(ScalarKind::u8), {.kind = FillKind::file, .file = path});
  ASSERT_FALSE(tooShort);
  EXPECT_NE(tooShort.error().message.find("has 4 bytes, but the buffer has 5"), std::string::npos);
}

} // namespace
} // namespace warpgrain::memory
