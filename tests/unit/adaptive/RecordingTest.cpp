// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/record/RecordingForm.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace warpgrain::adaptive::tests {
namespace {

Recording example() {
  Recording out{.matrix = "F1", .rows = 96, .nonZeros = 960, .ranks = 2, .iterations = 3};
  out.slowdown = {2, 1};
  out.mappings.push_back({.iteration = 1,
                          .boundaries = {0, 48, 96},
                          .seconds = {0.5, 0.25},
                          .spread = 0.5,
                          .event = TunerEvent::remapped});
  out.exchanges.push_back({.iteration = 2,
                           .tried = {{.method = ExchangeMethod::packed, .seconds = 0.5, .elements = 7, .messages = 2}},
                           .chosen = ExchangeMethod::packed});
  out.boundaries = {0, 33, 96};
  out.iterationSeconds = {1, 2, 3};
  out.seconds = 6;
  out.overhead = {.mapping = 0.1, .migration = 0.2, .setUp = 0.3, .trials = 0.4};
  return out;
}

TEST(Recording, IsReadAsItWasWritten) {
  const std::string text = recordingText(example());
  const auto read = readRecording(text);
  ASSERT_TRUE(read.has_value()) << read.error().message;
  EXPECT_EQ(recordingText(*read), text);
  EXPECT_EQ(read->exchanges[0].chosen, ExchangeMethod::packed);
  EXPECT_EQ(read->mappings[0].boundaries, (Boundaries{0, 48, 96}));
  EXPECT_DOUBLE_EQ(read->overhead.total(), 1.0);
}

TEST(Recording, OfAProductThatOverflowedIsReadToo) {
  Recording recording = example();
  recording.largest = HUGE_VAL;
  const auto read = readRecording(recordingText(recording));
  ASSERT_TRUE(read.has_value()) << read.error().message;
  EXPECT_FALSE(std::isfinite(read->largest));
}

TEST(Recording, SaysHowRanksOnGpusMultiplied) {
  EXPECT_THAT(recordingText(example()),
              testing::Not(testing::AnyOf(testing::HasSubstr("ways"), testing::HasSubstr("transport"))));
  Recording recording = example();
  recording.ways = {ProductWay::mergeBy7, ProductWay::cpu};
  recording.transport = Transport::nccl;
  const auto read = readRecording(recordingText(recording));
  ASSERT_TRUE(read.has_value()) << read.error().message;
  EXPECT_EQ(read->ways, recording.ways);
  EXPECT_EQ(read->transport, Transport::nccl);
}

void expectUnusable(const std::string &text, const std::string &words) {
  const auto read = readRecording(text);
  ASSERT_FALSE(read.has_value());
  EXPECT_THAT(read.error().message, testing::HasSubstr(words));
}

TEST(Recording, OneThatIsInconsistentIsRefused) {
  expectUnusable("{", "no JSON");
  expectUnusable("{}", "The recording cannot be used: ");
  Recording recording = example();
  recording.boundaries = {0, 97, 96};
  expectUnusable(recordingText(recording), "boundaries must ascend");
  recording = example();
  recording.mappings[0].seconds = {1};
  expectUnusable(recordingText(recording), "mappings must have a time for each rank");
  recording = example();
  recording.ways = {ProductWay::mergeBy7};
  expectUnusable(recordingText(recording), "ways must be as many as there are ranks");
}

} // namespace
} // namespace warpgrain::adaptive::tests
