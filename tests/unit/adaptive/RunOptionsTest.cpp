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
                           .slow = {"0:2", "1:1.5"},
                           .backend = {"cuda", "1:cpu"},
                           .transport = "host"};
  std::vector<std::string> arguments = options.arguments();
  RunOptions read;
  CLI::App app;
  read.addTo(app);
  app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // CLI11 takes them from the end
  EXPECT_EQ(read.scale, options.scale);
  EXPECT_EQ(read.arguments(), arguments);
}

TEST(RunOptions, ABackendIsThatOfAllRanksOrOfOne) {
  RunOptions options{.matrix = "even", .backend = {"cuda", "1:cpu", "2:cusparse"}};
  const auto order = options.order(4);
  ASSERT_TRUE(order.has_value()) << order.error().message;
  using adaptive::BackendKind;
  EXPECT_EQ(order->backends,
            (std::vector{BackendKind::cuda, BackendKind::cpu, BackendKind::cusparse, BackendKind::cuda}));
  EXPECT_FALSE(order->transport.has_value());
  EXPECT_TRUE(RunOptions{.matrix = "even"}.order(4)->backends.empty());
  for (const char *wrong : {"gpu", "1:", ":cuda", "x:cuda", "-1:cuda", "1:cuda:2"}) {
    options.backend = {wrong};
    const auto refused = options.order(4);
    ASSERT_FALSE(refused.has_value()) << wrong;
    EXPECT_EQ(refused.error().kind, ErrorKind::usage);
    EXPECT_NE(refused.error().message.find("names no backend"), std::string::npos) << refused.error().message;
  }
  options.backend = {"4:cuda"};
  EXPECT_EQ(options.order(4).error().message, "There is no rank 4 to give a backend; the ranks are 0 to 3.");
}

} // namespace
} // namespace warpgrain::spmv::tests
