// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Statistics.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace warpgrain::tests {
namespace {

using measure::summarize;
using measure::Summary;

TEST(Statistics, QuartilesAreThoseOfTheSortedSamples) {
  const std::vector<double> samples{9, 1, 5, 3, 7};
  const Summary summary = summarize(samples);
  EXPECT_EQ(summary.count, 5U);
  EXPECT_DOUBLE_EQ(summary.minimum, 1);
  EXPECT_DOUBLE_EQ(summary.quartile1, 3);
  EXPECT_DOUBLE_EQ(summary.median, 5);
  EXPECT_DOUBLE_EQ(summary.quartile3, 7);
  EXPECT_DOUBLE_EQ(summary.maximum, 9);
  EXPECT_DOUBLE_EQ(summarize(std::vector<double>{1, 2}).median, 1.5);
  EXPECT_EQ(summarize({}).count, 0U);
}

TEST(Statistics, TheIntervalIsThatOfOrderStatistics) {
  // Ranks from the binomial distribution (Conover, Practical Nonparametric Statistics, table A3).
  const auto ranksOf = [](std::size_t count) {
    std::vector<double> samples(count);
    for (std::size_t i = 0; i < count; ++i)
      samples[i] = static_cast<double>(i + 1);
    const Summary summary = summarize(samples);
    return std::pair(summary.low, summary.high);
  };
  EXPECT_EQ(ranksOf(5), std::pair(1.0, 5.0)); // there is none: the whole range
  EXPECT_EQ(ranksOf(6), std::pair(1.0, 6.0));
  EXPECT_EQ(ranksOf(8), std::pair(1.0, 8.0));
  EXPECT_EQ(ranksOf(9), std::pair(2.0, 8.0));
  EXPECT_EQ(ranksOf(10), std::pair(2.0, 9.0));
  EXPECT_EQ(ranksOf(20), std::pair(6.0, 15.0));
  EXPECT_EQ(ranksOf(100), std::pair(40.0, 61.0));
}

TEST(Statistics, TheIntervalHoldsTheMedianAsOftenAsItSays) {
  std::mt19937 random(1);
  std::exponential_distribution<double> skewed(1);
  constexpr double trueMedian = 0.693147180559945;
  constexpr int rounds = 2000;
  for (const std::size_t count : {15U, 60U, 1500U}) {
    int held = 0;
    for (int round = 0; round < rounds; ++round) {
      std::vector<double> samples(count);
      for (double &sample : samples)
        sample = skewed(random);
      const Summary summary = summarize(samples);
      held += summary.low <= trueMedian && trueMedian <= summary.high ? 1 : 0;
    }
    EXPECT_GE(held, rounds * 94 / 100) << count;
    EXPECT_LE(held, rounds * 99 / 100) << count;
  }
}

TEST(Statistics, DriftIsSeenAndSteadyTimesHaveNone) {
  std::vector<double> samples;
  for (int i = 0; i < 40; ++i)
    samples.push_back(100 + i);
  EXPECT_NEAR(summarize(samples).drift, 20 / 119.5, 1e-9);
  EXPECT_DOUBLE_EQ(summarize(std::vector<double>(40, 7.0)).drift, 0);
  EXPECT_DOUBLE_EQ(summarize(std::vector<double>(40, 7.0)).spread(), 0);
}

} // namespace
} // namespace warpgrain::tests
