// SPDX-License-Identifier: Apache-2.0
//
// What a call means to a verdict, the unit's dialect says.
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/dialect/OpenClDialect.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::dependence {
namespace {

class DialectVerdicts : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// Of a kernel whose threads exchange values through a block's memory, with a call in between.
  static RaceReport racesWith(const std::string &call, const model::Dialect &dialect) {
    const tests::ParsedSource source("__device__ void barrier(int flags);\n"
                                     "__device__ unsigned int atomic_inc(unsigned int *at);\n"
                                     "__global__ void k(float *out, unsigned int *count) {\n"
                                     "  __shared__ float s[64];\n  s[threadIdx.x] = 1;\n  " +
                                     call +
                                     "\n  out[blockIdx.x * 64 + threadIdx.x] = s[63 - threadIdx.x];\n}\n"
                                     "void run(float *o, unsigned int *c) { k<<<4, 64>>>(o, c); }\n");
    model::Unit unit = source.unit();
    unit.dialect = &dialect;
    const model::FunctionId kernel = source.kernel("k");
    const auto instances = access::executeSymbolically(unit, kernel, access::LaunchContext::of(unit, kernel));
    return findRaces(unit, instances, RaceScope::block);
  }

  static bool isClean(const RaceReport &report) {
    return report.races.empty() && report.possible.empty() && !report.limit;
  }
};

TEST_F(DialectVerdicts, ItsBarrierOrdersAccesses) {
  EXPECT_TRUE(isClean(racesWith("barrier(1);", model::openClDialect())));
  EXPECT_FALSE(racesWith("", model::openClDialect()).races.empty());
}

TEST_F(DialectVerdicts, ItsBarrierIsAnyFunctionInAnother) {
  EXPECT_FALSE(isClean(racesWith("barrier(1);", model::cudaDialect())));
}

TEST_F(DialectVerdicts, ItsAtomicsDoNotRace) {
  EXPECT_TRUE(isClean(racesWith("barrier(1); atomic_inc(count);", model::openClDialect())));
}

} // namespace
} // namespace warpgrain::dependence
