// SPDX-License-Identifier: Apache-2.0
//
// Launches that hand over two pointers into one allocation.
#include "core/run/launch/SharedAllocations.h"

#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace warpgrain::run {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::ParsedSource;

class SharedAllocations : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static std::vector<std::string> notesOn(const std::string &host) {
    const ParsedSource source("__global__ void k(const float *a, float *b, int n) { b[n] = a[n]; }\n"
                              "void go(float *p, float *q, int n) {\n  " +
                              host + "\n}\n");
    return notesOnSharedAllocations(source.unit(), source.kernel());
  }
};

TEST_F(SharedAllocations, ALaunchWithTwoPointersIntoOneIsTold) {
  for (const char *arguments : {"p, p", "p, p + 1", "p + n, p", "&p[3], p - n", "(float *)p, &p[n]", "q + 1, &q[0]"})
    EXPECT_THAT(notesOn("k<<<1, 1>>>(" + std::string(arguments) + ", n);"),
                ElementsAre(HasSubstr("a and b lead into one allocation in the launch in line 3")))
        << arguments;
  EXPECT_THAT(notesOn("float *r = p + n; k<<<1, 1>>>(p, r, n);"), ElementsAre(HasSubstr("into one allocation")));
}

TEST_F(SharedAllocations, OtherLaunchesAreNot) {
  EXPECT_THAT(notesOn("k<<<1, 1>>>(p, q, n);"), IsEmpty());
  EXPECT_THAT(notesOn("float *r = p + n; p = q; k<<<1, 1>>>(p, r, n);"), IsEmpty());
  EXPECT_THAT(notesOn("float *both[2] = {p, q}; k<<<1, 1>>>(both[0], both[1], n);"), IsEmpty());
}

} // namespace
} // namespace warpgrain::run
