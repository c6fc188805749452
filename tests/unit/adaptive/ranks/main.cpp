// SPDX-License-Identifier: Apache-2.0
//
// Every rank runs every test; mpirun starts the ranks. The exit status is 1 on all of them where a test failed on one.
#include "tests/unit/adaptive/ranks/Ranks.h"

#include <gtest/gtest.h>

#include <iostream>

namespace {

/// A failure says on which rank; what passes is told by rank 0 alone.
class RankPrinter : public testing::EmptyTestEventListener {
  void OnTestPartResult(const testing::TestPartResult &result) override {
    if (result.failed()) std::cout << "on rank " << warpgrain::adaptive::tests::allRanks().rank() << ":\n";
  }
};

} // namespace

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  testing::InitGoogleTest(&argc, argv);
  testing::UnitTest &tests = *testing::UnitTest::GetInstance();
  const auto ranks = warpgrain::adaptive::tests::allRanks();
  if (!ranks.isFirst()) testing::GTEST_FLAG(brief) = true;
  tests.listeners().Append(new RankPrinter); // gtest owns it
  const int failed = static_cast<int>(ranks.largest(RUN_ALL_TESTS()));
  MPI_Finalize();
  return failed;
}
