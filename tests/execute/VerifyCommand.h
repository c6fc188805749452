// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::tests {

/// Runs `warpgrain-cli verify` on files in a folder of its own.
class VerifyCommand : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
    ASSERT_TRUE(folder_);
    std::filesystem::create_directory(path("tmp"));
  }

  std::filesystem::path path(const std::string &name) const { return folder_->path() / name; }

  std::string write(const std::string &name, const std::string &text) const {
    EXPECT_TRUE(writeFileAtomically(path(name), text));
    return path(name).string();
  }

  SubprocessOutcome run(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {WARPGRAIN_CLI, "verify"});
    SubprocessRequest request{.arguments = std::move(arguments)};
    request.environment = {{"TMPDIR", path("tmp").string()}, {"WARPGRAIN_STORE", path("store.sqlite").string()}};
    auto outcome = runSubprocess(request);
    EXPECT_TRUE(outcome) << outcome.error().message;
    EXPECT_TRUE(outcome->exitCode) << outcome->inWords();
    // Whatever happened, no file is left.
    EXPECT_TRUE(std::filesystem::is_empty(path("tmp")));
    return std::move(*outcome);
  }

private:
  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
};

} // namespace warpgrain::tests
