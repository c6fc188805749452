// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// How a run of warpgrain-cli ended.
struct CliOutcome {
  int exitCode = -1; ///< -1 where a signal ended it
  std::string output;
  std::string errors;

  /// The standard output as JSON; a failure of the test where it is none.
  nlohmann::json json() const;
};

/// Runs the real program in a folder of its own.
class CliTest : public testing::Test {
protected:
  CliTest();

  /// Writes a file into the folder, with the folders it needs.
  std::filesystem::path write(const std::string &name, const std::string &bytes) const;
  std::string read(const std::string &name) const;
  /// Every file under the folder with its bytes: to see that nothing was lost.
  std::map<std::string, std::string> everything() const;

  std::filesystem::path path(const std::string &name) const { return folder_.path() / name; }

  CliOutcome run(const std::vector<std::string> &arguments) const;

  /// Expects an exit code and words in the sentence on standard error; a failure never ends in a signal.
  void expectFailure(const std::vector<std::string> &arguments, int exitCode,
                     const std::vector<std::string> &words) const;

private:
  TemporaryDirectory folder_;
};

/// For tests that parse: they need CUDA's headers.
#define WARPGRAIN_NEEDS_CUDA()                                                                                         \
  if (!::warpgrain::tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with"

/// A kernel with a launch of 64 threads.
inline const std::string oneKernel = "__global__ void scale(float *p) { p[threadIdx.x] *= 2; }\n"
                                     "int main() { scale<<<1, 64>>>(nullptr); }\n";

/// The same after `coarsen x 2`.
inline const std::string oneKernelCoarsened = "__global__ void scale(float *p) {\n"
                                              "#pragma unroll\n"
                                              "  for (int cx = 0; cx < 2; ++cx)\n"
                                              "    p[threadIdx.x + cx * 32] *= 2;\n"
                                              "}\n"
                                              "int main() { scale<<<1, 64 / 2>>>(nullptr); }\n";

} // namespace warpgrain::tests
