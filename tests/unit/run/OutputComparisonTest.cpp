// SPDX-License-Identifier: Apache-2.0
#include "core/run/OutputComparison.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace warpgrain::run {
namespace {

class OutputComparison : public testing::Test {
protected:
  template <typename T>
  BufferOutcome file(const std::string &name, const std::vector<T> &values) {
    std::string bytes(values.size() * sizeof(T), '\0');
    std::memcpy(bytes.data(), values.data(), bytes.size());
    const auto path = folder_->path() / name;
    EXPECT_TRUE(writeFileAtomically(path, bytes));
    return {.name = "C", .bytes = bytes.size(), .file = path};
  }

  template <typename T>
  std::optional<Difference> difference(const std::vector<T> &a, const std::vector<T> &b, const ElementType &type,
                                       const Tolerance &tolerance = {}) {
    const auto out = compareBuffers(file("a", a), file("b", b), type, tolerance);
    EXPECT_TRUE(out) << out.error().message;
    return out ? *out : std::nullopt;
  }

private:
  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
};

const ElementType floats = ElementType::of(ScalarKind::f32);

TEST_F(OutputComparison, EqualBytesAreEqual) {
  EXPECT_FALSE(difference<float>({1, NAN, 3}, {1, NAN, 3}, floats));
  EXPECT_FALSE(difference<float>({}, {}, floats));
}

TEST_F(OutputComparison, TheFirstElementThatDiffersIsShownWithBothValues) {
  const auto found = difference<float>({1, 2, 3, 4}, {1, 2, 3.5F, 5}, floats);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->element, 2U);
  EXPECT_EQ(found->count, 2U);
  EXPECT_EQ(found->text(), "C[2] is 3.5 instead of 3 (2 of 4 elements differ)");
}

TEST_F(OutputComparison, BitForBitTellsZerosApartAndAToleranceDoesNot) {
  EXPECT_TRUE(difference<float>({0.0F}, {-0.0F}, floats));
  EXPECT_FALSE(difference<float>({0.0F}, {-0.0F}, floats, {.absolute = 1e-9}));
  EXPECT_FALSE(difference<float>({1000.0F}, {1000.5F}, floats, {.relative = 1e-3}));
  EXPECT_TRUE(difference<float>({1000.0F}, {1002.0F}, floats, {.relative = 1e-3}));
  EXPECT_TRUE(difference<float>({NAN}, {1.0F}, floats, {.relative = 1}));
}

TEST_F(OutputComparison, IntegersAreNeverNearlyEqual) {
  EXPECT_TRUE(difference<std::int32_t>({1000}, {1001}, ElementType::of(ScalarKind::i32), {.relative = 1}));
}

TEST_F(OutputComparison, MembersAreNamedAndPaddingDoesNotCount) {
  const ElementType type{
      .name = "S", .strideBytes = 8, .members = {{"a", 0, ScalarKind::u8}, {"b", 4, ScalarKind::i32}}};
  EXPECT_FALSE(difference<std::uint32_t>({1, 5}, {0xff01, 5}, type));
  const auto found = difference<std::uint32_t>({1, 5, 1, 6}, {1, 5, 1, 7}, type);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->text(), "C[1].b is 7 instead of 6 (1 of 2 elements differ)");
}

TEST_F(OutputComparison, LargeBuffersAreComparedToTheirEnd) {
  std::vector<std::int32_t> a(1'000'000, 1);
  auto b = a;
  b.back() = 2;
  const auto found = difference(a, b, ElementType::of(ScalarKind::i32));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->element, 999'999U);
}

} // namespace
} // namespace warpgrain::run
