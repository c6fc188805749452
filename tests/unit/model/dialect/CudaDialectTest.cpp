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
  EXPECT_EQ(cudaDialect().laneBarrier("mask"), "__syncwarp(mask);");
  EXPECT_EQ(cudaDialect().exchange("mask", "sum", "4"), "__shfl_xor_sync(mask, sum, 4)");
}

TEST(CudaDialectTest, SpellsQualifiers) {
  const Dialect &cuda = cudaDialect();
  EXPECT_EQ(cuda.qualifier(Qualifier::shared), "__shared__");
  EXPECT_EQ(cuda.qualifier(Qualifier::constant), "__constant__");
  EXPECT_EQ(cuda.qualifier(Qualifier::kernel), "__global__");
  EXPECT_EQ(cuda.qualifier(Qualifier::deviceFunction), "__device__");
}

Callee named(const std::string &name, const std::string &whole = {}) {
  Callee out;
  out.name = name;
  out.qualifiedName = whole.empty() ? name : whole;
  out.isSystem = true;
  return out;
}

/// A barrier that also votes is not the plain one, nor is that of a warp.
TEST(CudaDialectTest, TellsThePlainBarrierFromOthers) {
  const Dialect &cuda = cudaDialect();
  EXPECT_TRUE(cuda.isPlainBlockBarrier(named("__syncthreads")));
  for (const char *other : {"__syncthreads_count", "__syncthreads_and", "__syncthreads_or", "__syncwarp", "sync", ""})
    EXPECT_FALSE(cuda.isPlainBlockBarrier(named(other))) << other;
  EXPECT_TRUE(cuda.call(named("__syncwarp")).has(CallTrait::wholeWarp));
  EXPECT_FALSE(cuda.call(named("__syncthreads")).has(CallTrait::wholeWarp));
}

TEST(CudaDialectTest, TellsExchangesOfAWarpApart) {
  const Dialect &cuda = cudaDialect();
  const CallMeaning vote = cuda.call(named("__ballot_sync"));
  EXPECT_EQ(vote.effect, CallEffect::warpExchange);
  EXPECT_TRUE(vote.has(CallTrait::sameInAllLanes));
  EXPECT_FALSE(vote.has(CallTrait::whoeverRuns));
  EXPECT_TRUE(cuda.call(named("__ballot")).has(CallTrait::whoeverRuns));
  EXPECT_TRUE(cuda.call(named("__shfl_down_sync")).has(CallTrait::registersAlone));
  EXPECT_FALSE(cuda.call(named("shfl_down", "cooperative_groups::shfl_down")).has(CallTrait::registersAlone));
}

TEST(CudaDialectTest, TellsWhatAnAtomicComputes) {
  const Dialect &cuda = cudaDialect();
  for (const auto &[name, operation] : {std::pair("atomicAdd_system", AtomicOperation::add),
                                        {"atomicSub", AtomicOperation::add},
                                        {"__nv_atomic_fetch_or", AtomicOperation::bitOr},
                                        {"atomicCAS_block", AtomicOperation::compareAndSwap},
                                        {"atomicExch", AtomicOperation::other}})
    EXPECT_EQ(cuda.call(named(name)).atomic, operation) << name;
}

TEST(CudaDialectTest, TellsWhatAGroupIsAskedFor) {
  const Dialect &cuda = cudaDialect();
  const CallMeaning rank = cuda.call(named("thread_rank", "cooperative_groups::grid_group::thread_rank"));
  EXPECT_EQ(rank.group, GroupFunction::rank);
  EXPECT_TRUE(rank.has(CallTrait::ofGroup));
  EXPECT_TRUE(rank.has(CallTrait::tellsOfGrid));
  EXPECT_FALSE(cuda.call(named("thread_rank")).has(CallTrait::ofGroup));
  const ThreadGroup tile =
      cuda.groupNamed("cooperative_groups::thread_block_tile<32, cooperative_groups::thread_block>");
  EXPECT_EQ(tile.kind, ThreadGroup::Kind::tile);
  EXPECT_EQ(tile.size, 32);
  ASSERT_NE(tile.parent, nullptr);
  EXPECT_EQ(tile.parent->kind, ThreadGroup::Kind::block);
  EXPECT_EQ(cuda.lanesNamed("__static_size_thread_block_tile_base<16>::sync"), 16);
  EXPECT_FALSE(cuda.lanesNamed("thread_block_tile<64>"));
}

TEST(CudaDialectTest, KnowsTypesOfItsHeaders) {
  const Dialect &cuda = cudaDialect();
  for (const auto &[name, known] : {std::pair("dim3", KnownType::extents),
                                    {"float4", KnownType::vector},
                                    {"uchar1", KnownType::vector},
                                    {"float5", KnownType::other},
                                    {"__half2", KnownType::half},
                                    {"__nv_bfloat16", KnownType::bfloat16},
                                    {"cooperative_groups::thread_block", KnownType::group},
                                    {"Pair", KnownType::other}})
    EXPECT_EQ(cuda.typeNamed(name), known) << name;
}

TEST(CudaDialectTest, SpellsWhatTheHostWrites) {
  const Dialect &cuda = cudaDialect();
  EXPECT_EQ(cuda.extents({"32", "8"}), "dim3(32, 8)");
  EXPECT_EQ(cuda.wholeIndex({"a", "b", "c"}), "make_uint3(a, b, c)");
  EXPECT_EQ(cuda.copyToConstant("w", "p", ""),
            "if (cudaMemcpyToSymbol(w, p, sizeof(w), 0, cudaMemcpyDefault) != cudaSuccess) abort();");
  EXPECT_EQ(cuda.copyToConstant("w", "p", "s"),
            "if (cudaMemcpyToSymbolAsync(w, p, sizeof(w), 0, cudaMemcpyDefault, s) != cudaSuccess) abort();");
  EXPECT_EQ(cuda.waitForStream(""), "cudaStreamSynchronize(0)");
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
