// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/Importance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace warpgrain::tune {
namespace {

ParameterSpace spaceOf(std::size_t parameters, std::int64_t values) {
  std::vector<Parameter> out;
  for (std::size_t i = 0; i < parameters; ++i) {
    out.push_back({.name = std::string(1, static_cast<char>('a' + i)), .values = {}});
    for (std::int64_t value = 0; value < values; ++value)
      out.back().values.emplace_back(value);
  }
  return ParameterSpace::create(std::move(out)).value();
}

/// Every point of the space, with a cost of its choices.
History historyOf(const ParameterSpace &space, const std::function<double(const Choices &)> &cost) {
  History out;
  for (PointId point = 0; point < space.combinations(); ++point)
    out.add({.point = point, .cost = cost(space.choicesOf(point))});
  return out;
}

TEST(Importance, GoesToTheParameterThatDecides) {
  const ParameterSpace space = spaceOf(3, 4);
  const History history = historyOf(space, [](const Choices &c) { return std::exp(c[1] + 0.25 * c[2]); });
  const auto importance = importanceOf(space, history, {});
  ASSERT_TRUE(importance);
  // The logarithms' variance is that of c[1], and a sixteenth of it of c[2].
  EXPECT_NEAR(importance->shares[0], 0, 0.03);
  EXPECT_NEAR(importance->shares[1], 16.0 / 17, 0.08);
  EXPECT_NEAR(importance->shares[2], 1.0 / 17, 0.04);
  EXPECT_LT(importance->together, 0.12);
}

TEST(Importance, OfWhatParametersDoTogetherIsTold) {
  const ParameterSpace space = spaceOf(2, 4);
  // Fast where both are in the same half: neither says anything by itself.
  const History history = historyOf(space, [](const Choices &c) { return (c[0] < 2) == (c[1] < 2) ? 1.0 : 4.0; });
  const auto importance = importanceOf(space, history, {});
  ASSERT_TRUE(importance);
  EXPECT_GT(importance->together, 0.6);
  EXPECT_LT(importance->shares[0], 0.2);
  EXPECT_LT(importance->shares[1], 0.2);
}

TEST(Importance, NeedsResultsThatDiffer) {
  const ParameterSpace space = spaceOf(2, 4);
  EXPECT_FALSE(importanceOf(space, historyOf(space, [](const Choices &) { return 2.0; }), {}));
  History few;
  for (PointId point = 0; point < 6; ++point)
    few.add({.point = point, .cost = 1.0 + static_cast<double>(point)});
  EXPECT_FALSE(importanceOf(space, few, {})) << "too few";
  for (PointId point = 6; point < 16; ++point)
    few.add({.point = point, .cost = std::nullopt});
  EXPECT_FALSE(importanceOf(space, few, {})) << "failures have no cost";
}

TEST(Importance, IsTheSameEachTimeAndEndsWhenCancelled) {
  const ParameterSpace space = spaceOf(3, 3);
  const History history = historyOf(space, [](const Choices &c) { return 1.0 + c[0] + 2 * c[1]; });
  EXPECT_EQ(importanceOf(space, history, {})->shares, importanceOf(space, history, {})->shares);
  CancellationSource source;
  source.request_stop();
  EXPECT_FALSE(importanceOf(space, history, source.get_token()));
}

} // namespace
} // namespace warpgrain::tune
