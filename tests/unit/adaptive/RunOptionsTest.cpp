// SPDX-License-Identifier: Apache-2.0
#include "app/spmv/RunOptions.h"

#include <gtest/gtest.h>

namespace warpgrain::spmv::tests {
namespace {

TEST(RunOptions, ArgumentsReadAsTheSameOptions) {
  const RunOptions options{.matrix = "af_shell10",
                           .scale = 0.0123456789,
                           .iterations = 123'456,
                           .mapping = "paper",
                           .exchange = "packed",
                           .storage = "migrated",
                           .precision = "float",
                           .threads = 3,
                           .slow = {"0:2", "1:1.5"}};
  std::vector<std::string> arguments = options.arguments();
  RunOptions read;
  CLI::App app;
  read.addTo(app);
  app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // CLI11 takes them from the end
  EXPECT_EQ(read.scale, options.scale);
  EXPECT_EQ(read.arguments(), arguments);
}

} // namespace
} // namespace warpgrain::spmv::tests
