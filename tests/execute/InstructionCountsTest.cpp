// SPDX-License-Identifier: Apache-2.0
//
// Instructions by kind and line: the numbers here follow from the text of each kernel.
#include "core/run/InstructionMix.h"
#include "tests/execute/CountedRun.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

using run::CountedSpace;
using run::LineInstructions;
using run::OperationKind;

class InstructionCounts : public ExecutorTest {};

/// What is not named is expected to be 0.
struct Expected {
  std::map<OperationKind, std::uint64_t> operations;
  std::uint64_t globalLoads = 0, globalStores = 0, sharedLoads = 0, sharedStores = 0, constantLoads = 0, atomics = 0;
};

void expectLine(const run::LaunchCounts &counts, std::uint32_t number, const Expected &expected) {
  SCOPED_TRACE("line " + std::to_string(number));
  LineInstructions line;
  for (const LineInstructions &each : instructionsByLine(counts))
    if (each.line == number) line += each;
  for (std::size_t i = 0; i < run::operationKinds; ++i) {
    const auto kind = static_cast<OperationKind>(i);
    const auto wanted = expected.operations.find(kind);
    EXPECT_EQ(line.of(kind), wanted != expected.operations.end() ? wanted->second : 0) << nameOf(kind);
  }
  EXPECT_EQ(line.loadsFrom(CountedSpace::global), expected.globalLoads);
  EXPECT_EQ(line.storesTo(CountedSpace::global), expected.globalStores);
  EXPECT_EQ(line.loadsFrom(CountedSpace::shared), expected.sharedLoads);
  EXPECT_EQ(line.storesTo(CountedSpace::shared), expected.sharedStores);
  EXPECT_EQ(line.loadsFrom(CountedSpace::constant), expected.constantLoads);
  EXPECT_EQ(line.atomics, expected.atomics);
}

TEST_F(InstructionCounts, OfEachLineByTheirKinds) {
  const CountedRun run(
      "__constant__ float factors[4];\n"                                                   // 1
      "__device__ float scaled(float v, float f) {\n"                                      // 2
      "  return v * f;\n"                                                                  // 3
      "}\n"                                                                                // 4
      "__global__ void k(const float *in, float *out, double *wide, int *sums, int n) {\n" // 5
      "  __shared__ float s[64];\n"                                                        // 6
      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"                                 // 7
      "  s[threadIdx.x] = in[i];\n"                                                        // 8
      "  __syncthreads();\n"                                                               // 9
      "  float v = scaled(in[i + 1], factors[i & 3]) + 1.5f;\n"                            // 10
      "  for (int m = 0; m < 3; ++m)\n"                                                    // 11
      "    v = sinf(v) + s[m];\n"                                                          // 12
      "  wide[i] = v * 0.5;\n"                                                             // 13
      "  atomicAdd(&sums[i % 4], int(v));\n"                                               // 14
      "  if (i % 2 == 0 && n > 0)\n"                                                       // 15
      "    out[i] = sqrtf(-v);\n"                                                          // 16
      "  else if (i > 40)\n"                                                               // 17
      "    out[i] = fmaf(v, v, fabsf(v)) / 3;\n"                                           // 18
      "}\n",
      launchOf({2, 1, 1}, {32, 1, 1}, {{"in", filled(65)}, {"out", filled(64)}, {"n", std::int64_t{1}}}));
  const auto &counts = run.counts();
  using enum OperationKind;
  expectLine(counts, 3, {.operations = {{float32, 64}}});
  expectLine(counts, 7, {.operations = {{integer, 2 * 64}}});
  expectLine(counts, 8, {.operations = {}, .globalLoads = 64, .sharedStores = 64});
  expectLine(counts, 9, {.operations = {{barrier, 64}}});
  expectLine(counts, 10, {.operations = {{integer, 2 * 64}, {float32, 64}}, .globalLoads = 64, .constantLoads = 64});
  expectLine(counts, 11, {.operations = {{integer, (4 + 3) * 64}, {control, 4 * 64}}}); // compared, counted up
  expectLine(counts, 12, {.operations = {{special, 3 * 64}, {float32, 3 * 64}}, .sharedLoads = 3 * 64});
  expectLine(counts, 13, {.operations = {{conversion, 64}, {float64, 64}}, .globalStores = 64});
  expectLine(counts, 14, {.operations = {{integer, 64}, {conversion, 64}}, .atomics = 64});
  // Odd threads do not ask for the second condition.
  expectLine(counts, 15, {.operations = {{integer, 2 * 64 + 32}, {control, 64 + 32}}});
  expectLine(counts, 16, {.operations = {{float32, 32}, {special, 32}}, .globalStores = 32});
  expectLine(counts, 17, {.operations = {{integer, 32}, {control, 32}}});
  expectLine(counts, 18, {.operations = {{float32, 3 * 12}}, .globalStores = 12}); // 41, 43, … 63
  EXPECT_THAT(counts.missing, testing::IsEmpty());
}

TEST_F(InstructionCounts, OfHalvesExchangesAndAssembly) {
  const CountedRun run("#include <cuda_fp16.h>\n" // 1
                       "__global__ void k(const __half *in, __half2 *out, unsigned *words) {\n"
                       "  int i = threadIdx.x;\n"                          // 3
                       "  __half h = __hadd(in[i], in[i]);\n"              // 4
                       "  float f = __half2float(h);\n"                    // 5
                       "  out[i] = __hmul2(out[i], out[i]);\n"             // 6
                       "  unsigned all = __ballot_sync(~0u, f > 0.0f);\n"  // 7
                       "  __syncwarp();\n"                                 // 8
                       "  asm(\"mul.lo.u32 %0, %0, 3;\" : \"+r\"(all));\n" // 9
                       "  words[i] = __popc(all);\n"                       // 10
                       "}\n",
                       launchOf({1, 1, 1}, {32, 1, 1}, {{"in", filled(32)}, {"out", filled(32)}}));
  const auto &counts = run.counts();
  using enum OperationKind;
  expectLine(counts, 4, {.operations = {{float16, 32}}, .globalLoads = 64});
  expectLine(counts, 5, {.operations = {{conversion, 32}}});
  expectLine(counts, 6, {.operations = {{float16, 64}}, .globalLoads = 64, .globalStores = 32});
  // The toolkit's function takes an int, and asks whether it is 0.
  expectLine(counts, 7, {.operations = {{float32, 32}, {integer, 32}, {exchange, 32}}});
  expectLine(counts, 8, {.operations = {{exchange, 32}}});
  expectLine(counts, 9, {.operations = {{integer, 32}}});
  expectLine(counts, 10, {.operations = {{integer, 32}}, .globalStores = 32});
}

TEST_F(InstructionCounts, SayWhatIsNotAmongThem) {
  const CountedRun run("__device__ int down(int n) { return n == 0 ? 0 : n + down(n - 1); }\n"
                       "__global__ void k(int *out) { out[threadIdx.x] = down(threadIdx.x); }\n",
                       launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}}));
  EXPECT_THAT(run.counts().missing, testing::ElementsAre(testing::HasSubstr("does is not counted: it calls itself")));
}

} // namespace
} // namespace warpgrain::tests
