// SPDX-License-Identifier: Apache-2.0
#include "core/model/CudaNames.h"

#include "core/model/CallTable.h"

#include <gtest/gtest.h>

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
      {CallEffect::threadIdentity, {"__activemask", "__lane_id"}},
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
        "surf1Dread", "surf2Dread", "surf3Dread", "surf1DLayeredread", "surf2DLayeredread"}},
      {CallEffect::store, {"__stwb", "__stcg", "__stcs", "__stwt", "surf1Dwrite", "surf2Dwrite", "surf3Dwrite"}},
      {CallEffect::unknown, {"surfCubemapwrite", "__pipeline_memcpy_async", "cudaDeviceSynchronize", "__nvvm_bar"}},
      {CallEffect::atomic,
       {"atomicAdd", "__iAtomicAdd", "__uAtomicInc", "__fAtomicAdd", "__dAtomicAdd", "__ullAtomicAdd",
        "__nv_atomic_add", "__atomic_operation", "__c11_atomic_load", "__scoped_atomic_load", "__sync_fetch_and_add"}},
  };
  for (const auto &[effect, names] : expected)
    for (const std::string &name : names)
      EXPECT_EQ(effectOfSystem(name, name), effect) << name;
}

} // namespace
} // namespace warpgrain::model
