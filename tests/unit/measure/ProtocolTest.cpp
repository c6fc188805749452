// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Protocol.h"

#include "core/measure/Rounds.h"

#include <gtest/gtest.h>

#include <cmath>

namespace warpgrain::tests {
namespace {

using namespace measure;

TEST(Protocol, RequestsComeBack) {
  for (const Request &request : {Request{.ask = Ask::probe}, Request{.ask = Ask::trials, .count = 50},
                                 Request{.ask = Ask::open, .bundle = "/a \"b\"/c"}}) {
    const auto read = parseRequest(textOf(request));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, request);
  }
  EXPECT_FALSE(parseRequest("{\"ask\":\"dance\",\"count\":1}"));
}

TEST(Protocol, RepliesComeBack) {
  Reply reply{.failure = Failure::outOfBounds,
              .reason = "A reason with \"quotes\" and \xff bytes",
              .environment = Environment{.run = "r", .date = "d", .gpu = "G", .uuid = "U", .architecture = "sm_90"},
              .freeBytes = UINT64_MAX,
              .registers = 40,
              .contextSeconds = 0.5,
              .loadSeconds = 0.25,
              .fillSeconds = 0.125,
              .samples = {1.5, 0.1},
              .notes = {"one", "two"}};
  reply.outputs.push_back({.buffer = "C", .tolerance = {.relative = 0.5}});
  reply.outputs[0].comparison = {.elements = 9, .unequalBits = 2, .outside = 1, .largestAbsolute = 3};
  reply.outputs[0].comparison.first = memory::Difference{.index = 4, .reference = std::nan(""), .found = 2};
  const auto read = parseReply(textOf(reply));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->failure, Failure::outOfBounds);
  EXPECT_EQ(read->freeBytes, UINT64_MAX);
  EXPECT_EQ(read->contextSeconds, 0.5);
  EXPECT_EQ(read->loadSeconds, 0.25);
  EXPECT_EQ(read->fillSeconds, 0.125);
  EXPECT_EQ(read->samples, reply.samples);
  EXPECT_EQ(read->notes, reply.notes);
  ASSERT_TRUE(read->environment);
  EXPECT_EQ(read->environment->gpu, "G");
  ASSERT_EQ(read->outputs.size(), 1U);
  EXPECT_EQ(read->outputs[0].comparison.outside, 1U);
  ASSERT_TRUE(read->outputs[0].comparison.first);
  EXPECT_TRUE(std::isnan(read->outputs[0].comparison.first->reference));
  EXPECT_DOUBLE_EQ(read->outputs[0].comparison.first->found, 2);
}

TEST(Protocol, RoundsComeBack) {
  const RoundOrder order{.bundle = "/a folder/with \"quotes\""};
  const auto read = parseRoundOrder(lineOf(order));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, order);
  EXPECT_FALSE(parseRoundOrder("/a folder"));
  const RoundEnd end{.exit = 1, .messages = "One.\nTwo.", .times = {.context = 0.5, .warmUp = 0.25, .end = 2}};
  const auto said = parseRoundEnd(lineOf(end));
  ASSERT_TRUE(said && *said);
  EXPECT_EQ(**said, end);
  EXPECT_EQ(end.times.total(), 2.75);
  const auto record = parseRoundEnd(lineOf(Environment{.run = "r"}));
  ASSERT_TRUE(record);
  EXPECT_FALSE(*record) << "it is a record";
  EXPECT_FALSE(parseRoundEnd(R"({"type":"end","version":1})"));
}

TEST(Protocol, EnergiesComeBackAndAreNotWrittenWhereThereAreNone) {
  Row row{.run = "r", .variant = "v", .fingerprint = "f", .uuid = "u", .samples = {3, 1, 2}};
  EXPECT_EQ(lineOf(row).find("energy"), std::string::npos) << "lines without are as they were";
  row.energy = Energy{.microjoules = 12.5, .uncertainty = 0.25, .launches = 70000, .seconds = 0.75};
  row.baselineEnergy = Energy{.microjoules = 25, .uncertainty = 0.5, .launches = 30000, .seconds = 0.5};
  const auto read = parseRecord(lineOf(row));
  ASSERT_TRUE(read) << read.error().message;
  const Row &again = std::get<Row>(*read);
  ASSERT_TRUE(again.energy && again.baselineEnergy);
  EXPECT_EQ(again.energy->microjoules, 12.5);
  EXPECT_EQ(again.energy->uncertainty, 0.25);
  EXPECT_EQ(again.energy->launches, 70000U);
  EXPECT_EQ(again.energy->seconds, 0.75);
  EXPECT_EQ(again.energySaving(), 2);
  EXPECT_EQ(again.energy->spread(), 0.02);
}

TEST(Protocol, ResultLinesComeBack) {
  Row row{.run = "r",
          .variant = "v",
          .steps = "coarsen x 2",
          .fingerprint = "f",
          .uuid = "u",
          .isBaseline = true,
          .samples = {3, 1, 2}};
  row.summary = summarize(row.samples);
  row.baselineMedian = 4;
  row.condition =
      Condition{.smMegahertz = 1980, .memoryMegahertz = 3201, .temperature = 40, .slowdowns = {"power cap"}};
  row.noisy = true;
  const auto read = parseRecord(lineOf(row));
  ASSERT_TRUE(read) << read.error().message;
  const Row &back = std::get<Row>(*read);
  EXPECT_EQ(back.samples, row.samples);
  EXPECT_DOUBLE_EQ(back.summary.median, 2);
  EXPECT_DOUBLE_EQ(*back.speedUp(), 2);
  EXPECT_TRUE(back.isBaseline);
  EXPECT_TRUE(back.noisy);
  ASSERT_TRUE(back.condition);
  EXPECT_EQ(back.condition->slowdowns, row.condition->slowdowns);
  EXPECT_EQ(lineOf(back), lineOf(row));
}

TEST(Protocol, LinesOfANewerVersionAreRefused) {
  EXPECT_FALSE(parseRecord(R"({"type":"result","version":99})"));
  EXPECT_FALSE(parseRecord(R"({"type":"poem","version":1})"));
}

} // namespace
} // namespace warpgrain::tests
