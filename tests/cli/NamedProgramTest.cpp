// SPDX-License-Identifier: Apache-2.0
//
// Programs that a source's folder names are named, and not started unless a person trusts them.
#include "core/build/CudaToolkit.h"
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <filesystem>

namespace warpgrain::tests {
namespace {

/// A folder whose database names a program that leaves a trace.
class NamedProgram : public CliTest {
protected:
  void SetUp() override {
    WARPGRAIN_NEEDS_CUDA();
    write("k.cu", oneKernel);
    write("evil", "#!/bin/sh\ntouch '" + path("trace").string() + "'\nexit 1\n");
    std::filesystem::permissions(path("evil"), std::filesystem::perms::owner_all);
    const nlohmann::json entry{
        {"directory", path("").string()}, {"file", "k.cu"}, {"arguments", {"nvcc", "-ccbin", "./evil", "-c", "k.cu"}}};
    write("compile_commands.json", nlohmann::json::array({entry}).dump());
  }

  std::vector<std::string> variants(const std::vector<std::string> &more = {}) const {
    std::vector<std::string> out{"variants", "k.cu", "--space", "coarsen x 1", "--no-cache", "--no-store"};
    out.insert(out.end(), more.begin(), more.end());
    return out;
  }

  bool hasTrace() const { return std::filesystem::exists(path("trace")); }
};

TEST_F(NamedProgram, IsNamedAndNotStarted) {
  expectFailure(variants(), 2, {"-ccbin", "evil", "Nothing was started", "--trust"});
  expectFailure({"measure", "k.cu", "--step", "coarsen x 2", "--bundle-only", "b"}, 2, {"-ccbin", "--trust"});
  expectFailure({"tune", "k.cu"}, 2, {"-ccbin", "--trust"});
  EXPECT_FALSE(hasTrace());
  EXPECT_EQ(run({"kernels", "k.cu"}).exitCode, 0) << "it starts nothing";
}

TEST_F(NamedProgram, IsNotReachedThroughAMakefileOrAResponseFile) {
  write("flags.txt", "--compiler-bindir=./evil");
  const nlohmann::json entry{
      {"directory", path("").string()},
      {"file", "k.cu"},
      {"arguments", {"nvcc", "--options-file", "flags.txt", "-Xcompiler", "-fplugin=./evil.so", "-c", "k.cu"}}};
  write("compile_commands.json", nlohmann::json::array({entry}).dump());
  expectFailure(variants(), 2, {"--compiler-bindir", "-fplugin=./evil.so"});
}

TEST_F(NamedProgram, IsStartedWithTrustAndWhereAPersonNamesIt) {
  const auto toolkit = build::findCudaToolkit();
  if (!toolkit || !toolkit->nvcc) GTEST_SKIP() << "There is no nvcc on this machine";
  EXPECT_NE(run(variants({"--trust"})).exitCode, 2);
  EXPECT_TRUE(hasTrace());
  std::filesystem::remove(path("trace"));
  EXPECT_NE(run(variants({"--", "-ccbin", "./evil"})).exitCode, 2);
  EXPECT_TRUE(hasTrace());
}

} // namespace
} // namespace warpgrain::tests
