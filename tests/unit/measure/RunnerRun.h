// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Records.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// How a run of warpgrain-runner ended, and what it said.
struct RunnerOutcome {
  int exitCode = -1; ///< -1 where a signal ended it
  std::vector<measure::Environment> environments;
  std::vector<measure::Row> rows;
  std::string output; ///< as it was printed
  std::string errors;

  /// The row of a variant; a failure of the test where there is none or several.
  measure::Row row(const std::string &variant) const;
};

/// Runs the real program over bundles.
class RunnerTest : public testing::Test {
protected:
  RunnerTest() { writeFiles(folder_); }

  /// Makes the bundle of the baseline "good" and these variants, kernels of the same name.
  void makeBundle(const std::vector<std::string> &variants, const nlohmann::json &settings = {}) const;

  /// With the driver that needs no GPU.
  RunnerOutcome run(const std::vector<std::string> &options = {},
                    std::map<std::string, std::string> environment = {}) const;

  /// With the driver that the environment leads to.
  RunnerOutcome runWith(const std::vector<std::string> &options,
                        const std::map<std::string, std::string> &environment) const;

  BundleFolder folder_;
};

} // namespace warpgrain::tests
