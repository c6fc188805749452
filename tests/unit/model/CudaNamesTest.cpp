// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaNames.h"

#include "core/model/dialect/CallTable.h"
#include "core/model/dialect/CollectiveTable.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>
#include <vector>

namespace warpgrain::model {
namespace {

CallEffect effectOfSystem(const std::string &name, const std::string &whole) {
  Callee callee;
  callee.name = name;
  callee.qualifiedName = whole;
  callee.isSystem = true;
  return effectOf(callee);
}

TEST(CudaNames, ProductsOfThrustsComplexNumbersOnlyCompute) {
  EXPECT_EQ(effectOfSystem("operator*", "thrust::operator*"), CallEffect::none);
  EXPECT_EQ(effectOfSystem("operator/", "thrust::operator/"), CallEffect::none);
  EXPECT_EQ(effectOfSystem("operator*=", "thrust::complex<float>::operator*="), CallEffect::none);
}

TEST(CudaNames, OtherFunctionsOfThrustAreNotKnown) {
  EXPECT_EQ(effectOfSystem("operator+", "thrust::operator+"), CallEffect::unknown);
  EXPECT_EQ(effectOfSystem("reduce", "thrust::reduce"), CallEffect::unknown);
  Callee own;
  own.name = "operator*";
  own.qualifiedName = "thrust::operator*";
  EXPECT_NE(effectOf(own), CallEffect::none);
}

TEST(CudaNames, AFunctionOfWhichNothingIsKnownMayDoAnything) {
  EXPECT_EQ(effectOfSystem("strange", "strange"), CallEffect::unknown);
  EXPECT_EQ(effectOfSystem("strange", "std::strange"), CallEffect::unknown);
  EXPECT_EQ(effectOfSystem("strange", "Library::strange"), CallEffect::unknown);
  EXPECT_EQ(effectOfSystem("norm", "norm"), CallEffect::unknown); // reads an array
}

TEST(CudaNames, WhatWaitsForOtherThreadsIsNoPlainAtomic) {
  EXPECT_EQ(effectOfSystem("fetch_add", "cuda::std::__atomic_base<int>::fetch_add"), CallEffect::atomic);
  EXPECT_EQ(effectOfSystem("wait", "cuda::std::__atomic_base<int>::wait"), CallEffect::unknown);
  EXPECT_EQ(effectOfSystem("acquire", "cuda::std::__atomic_semaphore_base::acquire"), CallEffect::unknown);
}

TEST(CudaNames, AFunctionWhoseBodyOnlyComputesDoesNoMore) {
  Callee callee;
  callee.name = "strange";
  callee.qualifiedName = "Library::strange";
  callee.isSystem = callee.computesOnly = true;
  EXPECT_EQ(effectOf(callee), CallEffect::none);
}

TEST(CudaNames, NumbersAreComputedByNamesOfTheMathLibrary) {
  for (const char *name : {"sqrtf", "sin", "fmaxf", "__float2int_rn", "__fadd_rn", "__popc", "__dsqrt_ru", "min"})
    EXPECT_EQ(effectOfSystem(name, name), CallEffect::none) << name;
  for (const char *name : {"min", "max", "sqrt", "swap"})
    EXPECT_EQ(effectOfSystem(name, std::string("std::") + name), CallEffect::none) << name;
}

TEST(CudaNames, APseudoRandomGeneratorSetsItsOwnStateAlone) {
  Callee init;
  init.name = init.qualifiedName = "curand_init";
  init.isSystem = true;
  init.writesThrough = {false, false, false, true};
  EXPECT_EQ(effectOf(init), CallEffect::none);
  init.writesThrough = {true, false, true}; // of direction vectors
  EXPECT_EQ(effectOf(init), CallEffect::unknown);
}

/// It may find a function of the person's own.
TEST(CudaNames, ANameThatATemplateLeavesOpenIsNotTheMathLibrarys) {
  Callee open;
  open.name = open.qualifiedName = "norm3d";
  EXPECT_EQ(effectOf(open), CallEffect::unknown);
}

TEST(CudaNames, OfCooperativeGroupsWhatIsNotNamedIsNotKnown) {
  const std::string scope = "cooperative_groups::";
  EXPECT_EQ(effectOfSystem("thread_rank", scope + "thread_block::thread_rank"), CallEffect::threadIdentity);
  EXPECT_EQ(effectOfSystem("sync", scope + "thread_block::sync"), CallEffect::blockBarrier);
  for (const char *name : {"memcpy_async", "wait", "wait_prior", "invoke_one", "invoke_one_broadcast",
                           "reduce_store_async", "reduce_update_async", "this_cluster"})
    EXPECT_EQ(effectOfSystem(name, scope + name), CallEffect::unknown) << name;
}

TEST(CudaNames, AReductionOfAGroupIsKnownWhereItsOperationIs) {
  Callee reduce;
  reduce.name = "reduce";
  reduce.qualifiedName = "cooperative_groups::reduce";
  reduce.isSystem = true;
  reduce.templateArguments = "<cooperative_groups::thread_block_tile<32>, float, cooperative_groups::plus<float>>";
  EXPECT_EQ(effectOf(reduce), CallEffect::warpExchange);
  reduce.templateArguments = "<cooperative_groups::thread_block_tile<32>, float, (lambda at k.cu:3:5)>";
  EXPECT_EQ(effectOf(reduce), CallEffect::unknown);
}

Callee ofSystem(const std::string &qualifiedName, bool computesOnly = true) {
  Callee out;
  out.name = qualifiedName.substr(qualifiedName.rfind("::") + 2);
  out.qualifiedName = qualifiedName;
  out.isSystem = true;
  out.computesOnly = computesOnly;
  return out;
}

TEST(CudaNames, CollectivesOfCubAreKnownByClassAndMember) {
  for (const char *name :
       {"cub::BlockReduce<float, 128>::Sum",
        "cub::_V_300003_SM_900::BlockScan<cuda::std::pair<int, int>, 64>::InclusiveScan",
        "cub::CUB_200200_900_NS::WarpReduce<int>::Max", "cub::BlockLoad<int, 128, 4, cub::BLOCK_LOAD_VECTORIZE>::Load",
        "cooperative_groups::memcpy_async"})
    EXPECT_EQ(effectOf(ofSystem(name)), CallEffect::collective) << name;
  // Members that the table does not name, classes inside, and the same names elsewhere.
  for (const char *name : {"cub::BlockReduce<float, 128>::PrivateStorage", "cub::detail::BlockReduce<float, 128>::Sum",
                           "cub::BlockHistogram<int, 128, 4, 256>::Composite", "mine::BlockReduce<float, 128>::Sum"})
    EXPECT_NE(effectOf(ofSystem(name, false)), CallEffect::collective) << name;
  EXPECT_EQ(effectOf(ofSystem("cub::BlockReduce<float, 128>::Sum", false)), CallEffect::unknown);
  EXPECT_EQ(effectOf(ofSystem("cub::BlockScan<int, 128>::BlockScan", false)), CallEffect::groupHandle);
}

/// Every class by name, so that none can go unnoticed.
TEST(CudaNames, EachCollectiveOfTheTableHasItsScopeAndRun) {
  const auto told = [](const char *name) {
    const Callee callee = ofSystem(name);
    const Collective *found = collectiveOf(callee);
    if (found == nullptr) return std::string("not known");
    const std::string run = found->run == AccessKind::read    ? ", reads a run"
                            : found->run == AccessKind::write ? ", writes a run"
                                                              : "";
    return (found->scope == CollectiveScope::block ? "block" : "warp") + run;
  };
  for (const char *name :
       {"cub::BlockReduce<int, 64>::Reduce", "cub::BlockScan<int, 64>::ExclusiveSum",
        "cub::BlockExchange<int, 64, 4>::StripedToBlocked", "cub::BlockRadixSort<int, 64, 4>::SortDescending",
        "cub::BlockMergeSort<int, 64, 4>::StableSort", "cub::BlockDiscontinuity<int, 64>::FlagHeads",
        "cub::BlockAdjacentDifference<int, 64>::SubtractLeft", "cub::BlockShuffle<int, 64>::Rotate"})
    EXPECT_EQ(told(name), "block") << name;
  EXPECT_EQ(told("cub::BlockLoad<int, 64, 4>::Load"), "block, reads a run");
  EXPECT_EQ(told("cub::BlockStore<int, 64, 4>::Store"), "block, writes a run");
  for (const char *name : {"cub::WarpReduce<int>::TailSegmentedSum", "cub::WarpScan<int>::Broadcast",
                           "cub::WarpExchange<int, 4>::ScatterToStriped"})
    EXPECT_EQ(told(name), "warp") << name;
}

TEST(CudaNames, ACollectivesTypeTellsHowManyWorkTogether) {
  const auto block = [](const char *name) {
    const Callee callee = ofSystem(name);
    return extentsOf(*collectiveOf(callee), callee);
  };
  using Block = std::array<std::int64_t, 3>;
  EXPECT_EQ(block("cub::BlockLoad<int, 128, 4>::Load"), (Block{128, 1, 1}));
  EXPECT_EQ(block("cub::BlockStore<A<int, 3>, 16, 4, cub::BLOCK_STORE_DIRECT, 8, 2>::Store"), (Block{16, 8, 2}));
  EXPECT_EQ(block("cub::BlockReduce<int, 8, cub::BLOCK_REDUCE_RAKING, 4>::Sum"), (Block{8, 4, 1}));
  EXPECT_EQ(block("cub::BlockLoad<T, N, 4>::Load"), std::nullopt);
  const auto lanes = [](const char *name) {
    const Callee callee = ofSystem(name);
    return lanesOf(*collectiveOf(callee), callee);
  };
  EXPECT_EQ(lanes("cub::WarpScan<int>::InclusiveSum"), 32);
  EXPECT_EQ(lanes("cub::WarpReduce<int, 16>::Sum"), 16);
}

TEST(CudaNames, AGroupIsWaitedForAsAtABarrier) {
  Callee wait = ofSystem("cooperative_groups::wait", false);
  wait.templateArguments = "<cooperative_groups::thread_block>";
  EXPECT_EQ(effectOf(wait), CallEffect::blockBarrier);
  wait.templateArguments = "<const cooperative_groups::thread_block_tile<32, cooperative_groups::thread_block>>";
  EXPECT_EQ(effectOf(wait), CallEffect::warpBarrier);
  wait.templateArguments = "<cooperative_groups::coalesced_group>";
  EXPECT_EQ(effectOf(wait), CallEffect::unknown);
}

std::string footprintOf(const std::string &name) {
  Callee callee;
  callee.name = callee.qualifiedName = name;
  callee.isSystem = true;
  std::string out;
  for (const CallFootprint &footprint : footprintsOf(callee)) {
    out += footprint.kind == AccessKind::read ? "reads " : footprint.kind == AccessKind::write ? "writes " : "changes ";
    out += std::to_string(footprint.argument);
    if (footprint.bytes) out += " for " + std::to_string(*footprint.bytes);
    out += "; ";
  }
  return out;
}

TEST(CudaNames, MemoryFunctionsTellWhatTheyReadAndWrite) {
  for (const char *name : {"memcpy", "memmove", "__builtin_memcpy", "__builtin_memmove", "__builtin_memcpy_inline"})
    EXPECT_EQ(footprintOf(name), "reads 1 for 2; writes 0 for 2; ") << name;
  for (const char *name : {"memset", "__builtin_memset", "__builtin_memset_inline"})
    EXPECT_EQ(footprintOf(name), "writes 0 for 2; ") << name;
  for (const char *name : {"memcmp", "__builtin_memcmp", "__builtin_bcmp"})
    EXPECT_EQ(footprintOf(name), "reads 0 for 2; reads 1 for 2; ") << name;
  for (const char *name : {"memchr", "__builtin_memchr"})
    EXPECT_EQ(footprintOf(name), "reads 0 for 2; ") << name;
  for (const char *name : {"sincos", "sincosf", "__sincosf", "sincospi", "sincospif"})
    EXPECT_EQ(footprintOf(name), "writes 1; writes 2; ") << name;
  for (const char *name : {"frexp", "frexpf", "modf", "modff"})
    EXPECT_EQ(footprintOf(name), "writes 1; ") << name;
  for (const char *name : {"remquo", "remquof"})
    EXPECT_EQ(footprintOf(name), "writes 2; ") << name;
  EXPECT_EQ(footprintOf("sqrtf"), "");
}

TEST(CudaNames, AtomicFunctionsThatOnlyLoadOrStoreAreTold) {
  for (const char *name : {"__nv_atomic_load", "__nv_atomic_load_n", "__atomic_load_n", "__c11_atomic_load"})
    EXPECT_EQ(atomicKind(name), AccessKind::read) << name;
  for (const char *name : {"__nv_atomic_store", "__nv_atomic_store_n", "__atomic_store_n"})
    EXPECT_EQ(atomicKind(name), AccessKind::write) << name;
  for (const char *name : {"atomicAdd", "__nv_atomic_exchange_n", "__nv_atomic_fetch_add"})
    EXPECT_EQ(atomicKind(name), AccessKind::atomic) << name;
}

/// Every entry by name, so that none can go unnoticed.
TEST(CudaNames, EachFunctionOfTheTableHasItsEffect) {
  const std::vector<std::pair<CallEffect, std::vector<std::string>>> expected{
      {CallEffect::blockBarrier, {"__syncthreads"}},
      {CallEffect::blockVote, {"__syncthreads_count", "__syncthreads_and", "__syncthreads_or"}},
      {CallEffect::warpBarrier, {"__syncwarp"}},
      {CallEffect::warpExchange,
       {"__any", "__all", "__uni", "__ballot", "__shfl_sync", "__shfl_down", "__any_sync", "__all_sync", "__uni_sync",
        "__ballot_sync", "__match_any_sync", "__reduce_add_sync"}},
      {CallEffect::threadIdentity, {"__activemask", "__lane_id", "__nvvm_read_ptx_sreg_tid_x"}},
      {CallEffect::none,
       {"__isGlobal", "__isShared", "__isConstant", "__isLocal", "__isGridConstant", "__cvta_generic_to_shared",
        "__cvta_generic_to_global", "__cvta_generic_to_constant", "__cvta_generic_to_local", "__cvta_shared_to_generic",
        "__cvta_global_to_generic"}},
      {CallEffect::clock, {"clock", "clock64", "__clock", "__clock64", "__globaltimer"}},
      {CallEffect::report,
       {"__nanosleep", "printf", "vprintf", "__assert_fail", "__assertfail", "_wassert", "__trap", "__builtin_trap",
        "__brkpt", "__prof_trigger"}},
      {CallEffect::fence, {"__threadfence", "__threadfence_block", "__threadfence_system"}},
      {CallEffect::allocate,
       {"malloc", "free", "alloca", "operator new", "operator new[]", "operator delete", "operator delete[]"}},
      {CallEffect::load,
       {"__ldg", "__ldcg", "__ldca", "__ldcs", "__ldlu", "__ldcv", "tex1Dfetch", "tex2D", "tex3D", "texCubemap",
        "surf1Dread", "surf2Dread", "surf3Dread", "surf1DLayeredread", "surf2DLayeredread", "surfCubemapread",
        "surfCubemapLayeredread"}},
      {CallEffect::store,
       {"__stwb", "__stcg", "__stcs", "__stwt", "surf1Dwrite", "surf2Dwrite", "surf3Dwrite", "surfCubemapwrite",
        "surfCubemapLayeredwrite"}},
      {CallEffect::unknown, {"__pipeline_memcpy_async", "cudaDeviceSynchronize", "__nvvm_bar"}},
      {CallEffect::atomic,
       {"atomicAdd", "__iAtomicAdd", "__uAtomicInc", "__fAtomicAdd", "__dAtomicAdd", "__ullAtomicAdd",
        "__nv_atomic_add", "__atomic_operation", "__c11_atomic_load", "__scoped_atomic_load", "__sync_fetch_and_add"}},
  };
  for (const auto &[effect, names] : expected)
    for (const std::string &name : names)
      EXPECT_EQ(effectOfSystem(name, name), effect) << name;
}

/// Programs may have own functions of such names, and of others.
TEST(CudaNames, WhatCudaDeclaresInEverySource) {
  for (const char *name : {"atomicAdd", "atomicCAS_block", "make_float4", "make_uchar2", "max", "norm", "sqrtf",
                           "rsqrt", "sincos", "clock64", "__ldg", "__popc", "__syncthreads"})
    EXPECT_TRUE(isDeclaredInEverySource(name)) << name;
  for (const char *name : {"atomic_add", "atomic", "make_float5", "make_tree", "memcpy", "free", "clock", "printf",
                           "__sync_fetch_and_add", "maximum", "swap"})
    EXPECT_FALSE(isDeclaredInEverySource(name)) << name;
}

} // namespace
} // namespace warpgrain::model
