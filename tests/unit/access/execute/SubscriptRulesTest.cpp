// SPDX-License-Identifier: Apache-2.0
//
// Rules that find the form of a value, each with what it must leave alone.
#include "core/access/execute/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/access/execute/AnnotatedKernel.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::tests {

TEST(LocalArrays, OfLoadedValuesAreNotFollowedIterationByIteration) {
  expectAsAnnotated(R"(
__global__ void copies(float *out, const int *in) {
  int block[16], known[4];
  for (int i = 0; i < 16; ++i) block[i] = in[threadIdx.x + i];
  // expect: in + 4*tx + 4*k
  // loops: k < 16
  // expect: block + 4*k
  for (int i = 0; i < 2; ++i) known[i] = threadIdx.x * (i + 2);
  // expect: known + 0
  // loops: 0 of 2
  // expect: known + 4
  out[known[1]] = 0;
  // expect: out + 12*tx
  for (int i = 0; i < 2; ++i) known[i + 2] = known[i];
  out[known[3]] = 0;
  // expect: out + 12*tx
})");
}

TEST(Loops, InsideManyOthersAreNotGoneThroughAgainForEach) {
  // Each loop that is gone through twice while another one is only looked at doubles the work for that one.
  std::string text = "__global__ void nest(float *a) {\n";
  std::string sum = "threadIdx.x";
  for (int i = 0; i < 20; ++i) {
    const std::string name = "i" + std::to_string(i);
    text += "for (int " + name + " = 0; " + name + " < 100; ++" + name + ")\n";
    sum += " + " + name;
  }
  const ParsedSource source(text + "a[" + sum + "] = 0;\n}\n");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  EXPECT_EQ(instances.limit, "");
  ASSERT_EQ(instances.accesses.size(), 1U);
  EXPECT_TRUE(instances.accesses[0].isAffine());
  EXPECT_EQ(instances.accesses[0].place.loops.size(), 20U);
}

} // namespace warpgrain::tests
