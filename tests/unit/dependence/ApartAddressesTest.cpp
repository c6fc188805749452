// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/References.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::dependence {
namespace {

/// Of the first two accesses of a kernel.
class ApartAddresses : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static bool areApart(const std::string &body) {
    const tests::ParsedSource source("struct Pair { float x, y; };\n"
                                     "__global__ void k(float *a, Pair *p, float **rows, int n) {\n"
                                     "  __shared__ float s[64];\n  int t = threadIdx.x;\n  " +
                                     body +
                                     "\n}\nvoid go(float *a, Pair *p, float **r) { k<<<1, 64>>>(a, p, r, 9); }\n");
    const auto instances = access::executeSymbolically(source.unit(), source.kernel(),
                                                       access::LaunchContext::of(source.unit(), source.kernel()));
    RelationContext context(source.unit(), instances);
    std::vector<const access::AccessInstance *> writes;
    for (const access::AccessInstance &access : instances.accesses)
      if (access.kind == model::AccessKind::write) writes.push_back(&access);
    EXPECT_EQ(writes.size(), 2U);
    return areApartAnyway(context, *writes.front(), *writes.back());
  }
};

TEST_F(ApartAddresses, AreToldByBounds) {
  EXPECT_TRUE(areApart("s[3] = 1; s[5] = 2;"));
  EXPECT_TRUE(areApart("a[t] = 1; a[t + 64] = 2;"));
  EXPECT_FALSE(areApart("a[t] = 1; a[t + 63] = 2;"));
  EXPECT_FALSE(areApart("a[t] = 1; a[n] = 2;"));
}

TEST_F(ApartAddresses, AreToldByRemainders) {
  EXPECT_TRUE(areApart("p[t].x = 1; p[n].y = 2;"));
  EXPECT_TRUE(areApart("a[2 * n] = 1; a[2 * t + 1] = 2;"));
  EXPECT_FALSE(areApart("a[2 * n] = 1; a[3 * t + 1] = 2;"));
  // Eight bytes from a multiple of eight reach over both members.
  EXPECT_FALSE(areApart("*reinterpret_cast<float2 *>(&a[2 * n]) = make_float2(1, 1); a[2 * t + 1] = 2;"));
}

TEST_F(ApartAddresses, AreNotToldOfPointersThatEachThreadHasForItself) {
  EXPECT_FALSE(areApart("float *row = rows[t]; row[0] = 1; row[1] = 2;"));
}

} // namespace
} // namespace warpgrain::dependence
