// SPDX-License-Identifier: Apache-2.0
//
// Numbers in what the commands print say what they count.
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

class Words : public CliTest {};

TEST_F(Words, AThresholdOfTheOccupancyHasItsUnit) {
  const auto occupancy = [this](const std::vector<std::string> &options) {
    std::vector<std::string> arguments{"occupancy", "--arch", "sm_90"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments).output;
  };
  EXPECT_THAT(occupancy({"--block", "32,2", "--registers", "89", "--shared", "8192"}),
              HasSubstr("registers: 10 blocks  <- limits, next step at 80 registers a thread: 12 blocks, "));
  EXPECT_THAT(occupancy({"--block", "64", "--shared", "40000"}), HasSubstr(" bytes a block: "));
  EXPECT_THAT(occupancy({"--block", "32"}),
              HasSubstr("blocks: 32 blocks  <- limits, next step at 64 threads a block: "));
  EXPECT_THAT(occupancy({"--block", "1024", "--registers", "64"}), HasSubstr("1 block on a multiprocessor"));
}

} // namespace
} // namespace warpgrain::tests
