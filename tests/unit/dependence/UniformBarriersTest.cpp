// SPDX-License-Identifier: Apache-2.0
//
// Which barriers are reached by all threads together, by the text alone.
#include "core/dependence/relations/UniformBarriers.h"

#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

TEST(UniformBarriers, BehindOneThatSomeThreadsMissAreDoubted) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const ParsedSource source("__global__ void parted(int *a, int n) {\n"
                            "  __syncthreads();\n"
                            "  if (threadIdx.x < n) __syncthreads();\n"
                            "  a[threadIdx.x] = 1;\n"
                            "  __syncthreads();\n"
                            "}\n");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  const auto findings = dependence::findBarriers(source.unit(), instances);
  ASSERT_EQ(findings.size(), 3U);
  EXPECT_TRUE(findings[0].isUniform);
  EXPECT_FALSE(findings[1].isUniform);
  EXPECT_FALSE(findings[2].isUniform);
  ASSERT_TRUE(findings[2].reason);
  EXPECT_EQ(findings[2].reason->id, dependence::ReasonId::threadsHaveParted);
}

} // namespace warpgrain::tests
