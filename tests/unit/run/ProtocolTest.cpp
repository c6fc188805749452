// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Request.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace warpgrain::run {
namespace {

ExecutionRequest sampleRequest() {
  ExecutionRequest request;
  request.source = {.file = "/a/k.cu",
                    .texts = {{"/a/k.cu", std::string("bytes \xff\x00 of any kind", 22)}},
                    .flags = {"-DX=1"},
                    .folder = "/a",
                    .cudaRoot = "/cuda",
                    .compatibility = false};
  request.kernel = "_Z1kPf";
  request.grid = {1, 2, 3};
  request.block = {4, 5, 6};
  request.sharedBytes = 7;
  request.parameters = {{.name = "p", .bytes = {0, 1, 2, 3, 4, 5, 6, 7}, .pointers = {{.offset = 0, .buffer = 0}}}};
  request.buffers = {{.name = "p",
                      .bytes = 12,
                      .type = ElementType::of(ScalarKind::f32),
                      .fill = {.kind = FillKind::random, .seed = 5, .low = -2, .shareBits = 9}}};
  request.symbols = {{.name = "s", .type = ElementType::of(ScalarKind::i8), .fill = {.kind = FillKind::ramp}}};
  request.outputFolder = "/tmp/x";
  request.checks = false;
  request.counts = true;
  request.recordedBlock = Extent3{1, 0, 2};
  request.workers = 3;
  request.limits = {.milliseconds = 10, .memoryBytes = 20};
  return request;
}

TEST(Protocol, RequestsArriveAsTheyWereSent) {
  const std::string bytes = pack(sampleRequest());
  const auto arrived = unpackRequest(bytes);
  ASSERT_TRUE(arrived) << arrived.error().message;
  EXPECT_EQ(pack(*arrived), bytes);
  EXPECT_TRUE(arrived->counts);
  EXPECT_EQ(arrived->recordedBlock, (Extent3{1, 0, 2}));
  EXPECT_EQ(arrived->source.texts, sampleRequest().source.texts);
  EXPECT_EQ(arrived->buffers[0].fill, sampleRequest().buffers[0].fill);
  EXPECT_EQ(arrived->buffers[0].type, sampleRequest().buffers[0].type);
}

TEST(Protocol, OutcomesArriveAsTheyWereSent) {
  ExecutionOutcome outcome;
  outcome.fault = {.kind = FaultKind::misaligned,
                   .message = "It did.",
                   .file = "k.cu",
                   .line = 3,
                   .column = 4,
                   .block = Extent3{1, 2, 3},
                   .thread = Extent3{4, 5, 6}};
  outcome.buffers = {{.name = "a", .bytes = 3, .file = "/x", .isSymbol = true}};
  outcome.printed = "\xff\n";
  outcome.schedule = "fibers";
  outcome.notes = {"n"};
  outcome.counts = LaunchCounts{.accesses = {{.file = "k.cu",
                                              .line = 3,
                                              .column = 7,
                                              .array = "s\xff",
                                              .space = CountedSpace::shared,
                                              .kind = CountedKind::atomic,
                                              .numbers = {1, 2, 3, 4, 5, 6, 7},
                                              .approximate = "so",
                                              .recorded = {{.warp = 2, .lanes = 5, .bytes = 8, .offsets = {-8}}}}},
                                .branches = {{.file = "k.cu", .line = 5, .threads = 8, .warps = 9, .divergent = 10}},
                                .lines = {{.file = "k.cu", .line = 6, .executed = {1, 2}}},
                                .missing = {"It is."},
                                .whyNone = {}};
  const std::string bytes = pack(outcome);
  const auto arrived = unpackOutcome(bytes);
  ASSERT_TRUE(arrived) << arrived.error().message;
  EXPECT_EQ(pack(*arrived), bytes);
  EXPECT_EQ(arrived->counts->accesses.at(0).numbers, outcome.counts->accesses[0].numbers);
  EXPECT_EQ(arrived->counts->accesses[0].recorded.at(0).offsets[0], -8);
  EXPECT_EQ(arrived->counts->branches.at(0).divergent, 10U);
  EXPECT_EQ(arrived->counts->lines.at(0).executed[1], 2U);
  EXPECT_EQ(arrived->fault.text(), "k.cu:3: thread (4, 5, 6) of block (1, 2, 3): It did.");
}

TEST(Protocol, DamagedBytesAreErrors) {
  std::mt19937 random(1);
  const std::string good = pack(sampleRequest());
  for (int round = 0; round < 2000; ++round) {
    std::string bytes = good.substr(0, random() % (good.size() + 1));
    for (unsigned i = random() % 4; i > 0 && !bytes.empty(); --i)
      bytes[random() % bytes.size()] = static_cast<char>(random());
    const auto arrived = unpackRequest(bytes); // must not end the process
    EXPECT_TRUE(arrived || arrived.error().kind == ErrorKind::internal);
    (void)unpackOutcome(bytes);
  }
}

TEST(Protocol, EveryFaultHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(FaultKind::crash); ++i)
    names.insert(nameOf(static_cast<FaultKind>(i)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(FaultKind::crash) + 1);
  EXPECT_FALSE(names.contains(""));
}

} // namespace
} // namespace warpgrain::run
