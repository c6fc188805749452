// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace warpgrain::tests {

/// Runs `warpgrain-cli analyze` on sources of a folder of its own. Skips the test where there are no CUDA headers.
class AnalyzeRun : public testing::Test {
protected:
  AnalyzeRun() : folder_(TemporaryDirectory::create().value()) {}

  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The path of a source with that text.
  std::string source(const std::string &text) const;
  SubprocessOutcome run(std::vector<std::string> arguments) const;
  /// The kernels that `--json` tells; the whole output is held against the schema, and every null must have a reason.
  nlohmann::json kernels(std::vector<std::string> arguments) const;
  /// The first kernel of a source text.
  nlohmann::json kernel(const std::string &text, const std::vector<std::string> &options = {}) const;

  static std::string example(const std::string &name) { return std::string(WARPGRAIN_EXAMPLE_FOLDER) + "/" + name; }

private:
  TemporaryDirectory folder_;
};

/// The accesses of a kernel at a line, in the order of the source.
std::vector<nlohmann::json> accessesAt(const nlohmann::json &kernel, int line);

} // namespace warpgrain::tests
