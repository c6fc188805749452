// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Libraries.h"
#include "core/adaptive/gpu/Nvrtc.h"
#include "core/adaptive/gpu/ProductSource.h"
#include "core/base/CudaLibraryPaths.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace warpgrain::adaptive::gpu::tests {
namespace {

using testing::HasSubstr;

TEST(KernelSource, NvidiasRunTimeCompilerTakesIt) {
  const auto cubin = compiledKernels(productSource, 90, {"REAL=double", "OFFSET=long long"});
  if (!cubin && cubin.error().message.find("cannot be loaded") != std::string::npos)
    GTEST_SKIP() << "no run-time compiler of CUDA";
  ASSERT_TRUE(cubin.has_value()) << cubin.error().message;
  EXPECT_TRUE(cubin->starts_with("\177ELF"));
  EXPECT_THAT(*cubin, HasSubstr("warpgrainMerge11"));
  const auto wrong = compiledKernels("__global__ void f() { wrong; }", 90, {});
  ASSERT_FALSE(wrong.has_value());
  EXPECT_EQ(wrong.error().kind, ErrorKind::tool);
  EXPECT_THAT(wrong.error().message, HasSubstr("compute capability 9.0"));
  EXPECT_THAT(wrong.error().message, HasSubstr("\"wrong\" is undefined"));
}

TEST(CudaLibraries, AreLookedForByNameFirst) {
  const char *before = std::getenv("CUDA_HOME");
  const std::string kept = before == nullptr ? "" : before;
  setenv("CUDA_HOME", "/toolkit", 1);
  const auto paths = cudaLibraryPaths({"a.so.2", "a.so.1"});
  if (before == nullptr)
    unsetenv("CUDA_HOME");
  else
    setenv("CUDA_HOME", kept.c_str(), 1);
  ASSERT_GE(paths.size(), 4U);
  EXPECT_EQ(paths[0], "a.so.2");
  EXPECT_EQ(paths[1], "a.so.1");
  EXPECT_EQ(paths[2], "/toolkit/lib64/a.so.2");
  EXPECT_THAT(paths, testing::Contains("/usr/local/cuda/lib64/a.so.1"));
  EXPECT_FALSE(Library({"no-such-library.so"}).isLoaded());
}

} // namespace
} // namespace warpgrain::adaptive::gpu::tests
