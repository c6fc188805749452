// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaDialect.h"

#include <gtest/gtest.h>

namespace warpgrain::model {
namespace {

TEST(CudaDialectTest, SpellsIndicesAndExtentsAlongEachAxis) {
  const Dialect &cuda = cudaDialect();
  EXPECT_EQ(cuda.index(BuiltinIndex::threadIdx, Axis::x), "threadIdx.x");
  EXPECT_EQ(cuda.index(BuiltinIndex::blockIdx, Axis::y), "blockIdx.y");
  EXPECT_EQ(cuda.index(BuiltinIndex::blockDim, Axis::z), "blockDim.z");
  EXPECT_EQ(cuda.index(BuiltinIndex::gridDim, Axis::x), "gridDim.x");
}

TEST(CudaDialectTest, SpellsBarriersAsStatements) {
  EXPECT_EQ(cudaDialect().blockBarrier(), "__syncthreads();");
  EXPECT_EQ(cudaDialect().warpBarrier(), "__syncwarp();");
}

TEST(CudaDialectTest, SpellsQualifiers) {
  const Dialect &cuda = cudaDialect();
  EXPECT_EQ(cuda.qualifier(Qualifier::shared), "__shared__");
  EXPECT_EQ(cuda.qualifier(Qualifier::constant), "__constant__");
  EXPECT_EQ(cuda.qualifier(Qualifier::kernel), "__global__");
  EXPECT_EQ(cuda.qualifier(Qualifier::deviceFunction), "__device__");
}

/// A barrier that also votes is not the plain one, nor is that of a warp.
TEST(CudaDialectTest, TellsThePlainBarrierFromOthers) {
  const Dialect &cuda = cudaDialect();
  EXPECT_TRUE(cuda.isPlainBlockBarrier("__syncthreads"));
  for (const char *other : {"__syncthreads_count", "__syncthreads_and", "__syncthreads_or", "__syncwarp", "sync", ""})
    EXPECT_FALSE(cuda.isPlainBlockBarrier(other)) << other;
  EXPECT_TRUE(cuda.isWarpBarrier("__syncwarp"));
  EXPECT_FALSE(cuda.isWarpBarrier("__syncthreads"));
}

TEST(CudaDialectTest, KnowsItsWordsAgain) {
  const Dialect &cuda = cudaDialect();
  for (const BuiltinIndex each :
       {BuiltinIndex::threadIdx, BuiltinIndex::blockIdx, BuiltinIndex::blockDim, BuiltinIndex::gridDim})
    EXPECT_EQ(cuda.indexNamed(cuda.indexName(each)), each);
  EXPECT_FALSE(cuda.indexNamed("warpSize"));
  EXPECT_FALSE(cuda.indexNamed(""));
  EXPECT_TRUE(cuda.isQualifier("__shared__", Qualifier::shared));
  EXPECT_FALSE(cuda.isQualifier("__shared__", Qualifier::constant));
  EXPECT_FALSE(cuda.isQualifier("", Qualifier::deviceFunction));
}

} // namespace
} // namespace warpgrain::model
