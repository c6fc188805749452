// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// `warpgrain-cli run` as a person meets it: programs are written to a folder of their own and run there.
class ProgramTest : public testing::Test {
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

  /// Runs the command line itself; whatever happened, no file and no process is left.
  SubprocessOutcome command(std::vector<std::string> arguments, const std::string &input = {}) const {
    arguments.insert(arguments.begin(), WARPGRAIN_CLI);
    SubprocessRequest request{.arguments = std::move(arguments), .folder = folder_->path(), .input = input};
    request.environment = {{"TMPDIR", path("tmp").string()}, {"WARPGRAIN_STORE", path("store.sqlite").string()}};
    auto outcome = runSubprocess(request);
    if (!outcome) throw std::runtime_error(outcome.error().message);
    EXPECT_TRUE(outcome->exitCode) << outcome->inWords();
    EXPECT_TRUE(std::filesystem::is_empty(path("tmp")));
    return std::move(*outcome);
  }

  /// Runs a program of one source.
  SubprocessOutcome run(const std::string &text, const std::vector<std::string> &programArguments = {},
                        std::vector<std::string> options = {}, const std::string &input = {}) const {
    std::vector<std::string> arguments{"run", write("program.cu", text)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.emplace_back("--");
    arguments.insert(arguments.end(), programArguments.begin(), programArguments.end());
    return command(std::move(arguments), input);
  }

  /// What a program prints that ends well.
  std::string printed(const std::string &text) const {
    const auto outcome = run(text);
    EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
    return outcome.standardOutput;
  }

private:
  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
};

} // namespace warpgrain::tests
