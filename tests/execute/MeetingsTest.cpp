// SPDX-License-Identifier: Apache-2.0
//
// Who orders whom: barriers and masks order those who come to them, and nobody else.
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class BlockSynchronization : public ExecutorTest {
protected:
  /// What is told of a kernel with one block of 64 threads and int *x, of which each thread has two.
  static std::vector<std::string> told(const std::string &text) {
    const KernelRun run(text, launchOf({1, 1, 1}, {64, 1, 1}, {{"x", ramp(128)}}));
    EXPECT_TRUE(run.outcome().succeeded()) << run.fault().text();
    std::vector<std::string> out;
    for (const run::Finding &finding : run.outcome().findings)
      out.push_back(finding.message);
    return out;
  }

  /// The same, of a kernel that writes s[t] in line 4 and ends by x[t] = s[63 - t].
  static std::vector<std::string> toldBetween(const std::string &between) {
    return told("__global__ void k(int *x) {\n"
                "  __shared__ int s[64];\n"
                "  int t = threadIdx.x;\n"
                "  s[t] = x[t];\n" +
                between +
                "  x[t] = s[63 - t];\n"
                "done:\n"
                "  return;\n"
                "}\n");
  }
};

/// A barrier does not wait for threads that are gone, and says nothing of what they did.
TEST_F(BlockSynchronization, AreNotOfThreadsThatHaveLeftBefore) {
  for (const char *leave : {"  if (t < 14) return;\n", "  if (t < 14) goto done;\n", "  if (t < 14) asm(\"exit;\");\n"})
    EXPECT_THAT(
        toldBetween(leave + std::string("  __syncthreads();\n")),
        ElementsAre(HasSubstr("of block (0, 0, 0) writes it in line 4, and thread (50, 0, 0) reads it in line 7, "
                              "with no barrier between that both come to.")))
        << leave;
  EXPECT_THAT(toldBetween("  if (t >= 50) return;\n  __syncthreads();\n"),
              ElementsAre(HasSubstr("thread (63, 0, 0) of block (0, 0, 0) writes it in line 4, and thread (0, 0, 0)")));
}

TEST_F(BlockSynchronization, OrderWhatWasDoneBeforeTheyLeft) {
  EXPECT_THAT(toldBetween("  __syncthreads();\n  if (t < 14) return;\n  __syncthreads();\n"), IsEmpty());
  EXPECT_THAT(toldBetween("  __syncthreads();\n  if (t < 14) return;\n"), IsEmpty());
  EXPECT_THAT(told("__global__ void k(int *x) {\n"
                   "  __shared__ int s[64];\n"
                   "  int t = threadIdx.x;\n"
                   "  if (t >= 50) return;\n" // it has accessed nothing
                   "  s[t] = x[t];\n"
                   "  __syncthreads();\n"
                   "  x[t] = s[49 - t];\n"
                   "}\n"),
              IsEmpty());
}

TEST_F(BlockSynchronization, AreToldOfByOthersThatStay) {
  const auto sum = [](const std::string &sync) {
    return told("__global__ void k(int *x) {\n"
                "  __shared__ int s[64], sums[2];\n"
                "  int t = threadIdx.x, sum = 0;\n"
                "  s[t] = x[t];\n" +
                sync +
                "  if (t % 32 != 0) return;\n"
                "  for (int i = 0; i < 32; ++i) sum += s[t + i];\n"
                "  sums[t / 32] = sum;\n"
                "  __syncthreads();\n"
                "  if (t == 0) x[0] = sums[0] + sums[1] + s[40];\n"
                "}\n");
  };
  EXPECT_THAT(sum("  __syncwarp();\n"), IsEmpty());
  EXPECT_THAT(sum("\n"), testing::Contains(HasSubstr("writes it in line 4, with no barrier between.")));
}

TEST_F(BlockSynchronization, AreOfTheDevicesMemoryToo) {
  const auto leaving = [](const std::string &before, const std::string &after) {
    return told("__global__ void k(int *x) {\n"
                "  int t = threadIdx.x;\n  " +
                before +
                "\n"
                "  if (t < 14) return;\n"
                "  __syncthreads();\n  " +
                after +
                "\n"
                "}\n");
  };
  EXPECT_THAT(leaving("x[t] = t;", "x[64 + t] = x[63 - t];"), ElementsAre(HasSubstr("that both come to")));
  EXPECT_THAT(leaving("if (x[t] == 99) return;", "x[63 - t] = t;"), ElementsAre(HasSubstr("that both come to")));
  EXPECT_THAT(leaving("x[t] = t;", "x[63 - t] = t;"), ElementsAre(HasSubstr("that both come to")));
  EXPECT_THAT(leaving("if (t >= 14) x[t] = t;", "if (t < 50) x[63 - t] = t;"), IsEmpty());
}

/// Only some of the threads know of each other.
TEST_F(BlockSynchronization, AtABarrierOfSomeAreOfThose) {
  EXPECT_THAT(toldBetween("  asm volatile(\"bar.sync 1, 64;\");\n"), IsEmpty());
  for (const char *half : {"<", ">="})
    EXPECT_THAT(toldBetween("  if (t " + std::string(half) + " 32) asm volatile(\"bar.sync 1, 32;\");\n"),
                testing::Contains(HasSubstr("Data race")))
        << half;
  EXPECT_THAT(told("__global__ void k(int *x) {\n"
                   "  __shared__ int s[64];\n"
                   "  int t = threadIdx.x;\n"
                   "  s[t] = x[t];\n"
                   "  if (t < 32) asm volatile(\"bar.sync 1, 32;\" ::: \"memory\");\n"
                   "  else asm volatile(\"bar.sync 2, 32;\" ::: \"memory\");\n"
                   "  x[t] = s[t ^ 31];\n"
                   "}\n"),
              IsEmpty());
}

TEST_F(BlockSynchronization, WithThoseThatOnlyArriveGoOneWay) {
  const auto passing = [](const std::string &end) {
    return told("__global__ void k(int *x) {\n"
                "  __shared__ int s[32];\n"
                "  int t = threadIdx.x;\n"
                "  if (t >= 32) {\n"
                "    s[t - 32] = t;\n"
                "    asm volatile(\"bar.arrive 1, 64;\" ::: \"memory\");\n"
                "    " +
                end +
                "\n"
                "    return;\n"
                "  }\n"
                "  asm volatile(\"bar.sync 1, 64;\" ::: \"memory\");\n"
                "  x[t] = s[31 - t];\n"
                "}\n");
  };
  EXPECT_THAT(passing(""), IsEmpty());
  EXPECT_THAT(passing("s[t - 32] = 2 * t;"), testing::Contains(HasSubstr("writes it in line 7")));
}

TEST_F(BlockSynchronization, OfSomeLanesAreOfThose) {
  const auto among = [](const std::string &sync, const std::string &read) {
    return told("#include <cooperative_groups.h>\n"
                "__global__ void k(int *x) {\n"
                "  __shared__ int s[64];\n"
                "  int t = threadIdx.x;\n"
                "  s[t] = x[t];\n" +
                sync + "\n  x[t] = s[" + read + "];\n}\n");
  };
  const std::string halves = "  if (t % 32 < 16) __syncwarp(0xffff); else __syncwarp(0xffff0000);";
  EXPECT_THAT(among(halves, "t ^ 15"), IsEmpty());
  EXPECT_THAT(among(halves, "t ^ 16"), ElementsAre(HasSubstr("Data race")));
  const std::string tiles = "  cooperative_groups::tiled_partition<8>(cooperative_groups::this_thread_block()).sync();";
  EXPECT_THAT(among(tiles, "t ^ 7"), IsEmpty());
  EXPECT_THAT(among(tiles, "t ^ 8"), ElementsAre(HasSubstr("Data race")));
  EXPECT_THAT(among(halves + "  __syncwarp();", "t ^ 16"), IsEmpty());
}

/// They make lanes wait for each other's numbers, not for each other's memory.
TEST_F(BlockSynchronization, AreNoShufflesNorVotes) {
  for (const char *exchange : {"  t += __shfl_sync(~0u, 0, 0);\n", "  t += __any_sync(~0u, t < 0);\n",
                               "  t += __reduce_add_sync(~0u, 0);\n"}) {
    const auto beside = [&exchange](const std::string &sync) {
      return told("__global__ void k(int *x) {\n"
                  "  __shared__ int s[64];\n"
                  "  int t = threadIdx.x;\n"
                  "  s[t] = x[t];\n" +
                  (exchange + sync) +
                  "  x[t] = s[t ^ 1];\n"
                  "}\n");
    };
    EXPECT_THAT(beside(""), ElementsAre(HasSubstr("Data race"))) << exchange;
    EXPECT_THAT(beside("  __syncwarp();\n"), IsEmpty()) << exchange;
  }
}

} // namespace
} // namespace warpgrain::tests
