// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/CliTest.h"

#include "core/base/Files.h"
#include "core/base/Subprocess.h"

namespace warpgrain::tests {

namespace fs = std::filesystem;

nlohmann::json CliOutcome::json() const {
  auto value = nlohmann::json::parse(output, nullptr, /*allow_exceptions=*/false);
  EXPECT_FALSE(value.is_discarded()) << "not JSON: " << output << errors;
  return value;
}

CliTest::CliTest() : folder_(TemporaryDirectory::create().value()) {}

fs::path CliTest::write(const std::string &name, const std::string &bytes) const {
  fs::create_directories(path(name).parent_path());
  const auto written = writeFileAtomically(path(name), bytes);
  EXPECT_TRUE(written) << written.error().message;
  return path(name);
}

std::string CliTest::read(const std::string &name) const {
  return readFile(path(name)).value_or("(there is no " + name + ")");
}

std::map<std::string, std::string> CliTest::everything() const {
  std::map<std::string, std::string> files;
  for (const auto &entry : fs::recursive_directory_iterator(folder_.path()))
    if (entry.is_regular_file())
      files[entry.path().lexically_relative(folder_.path()).string()] = readFile(entry.path()).value();
  return files;
}

CliOutcome CliTest::run(const std::vector<std::string> &arguments) const {
  SubprocessRequest request;
  request.arguments = {WARPGRAIN_CLI};
  request.arguments.insert(request.arguments.end(), arguments.begin(), arguments.end());
  request.folder = folder_.path();
  request.timeout = std::chrono::minutes(2);
  // What other runs have compiled is of no use here, and what this one compiles is of no use to others.
  request.environment = {{"XDG_CACHE_HOME", (folder_.path() / "cache").string()},
                         {"WARPGRAIN_STORE", (folder_.path() / "store.sqlite").string()}};
  const auto outcome = runSubprocess(request);
  if (!outcome) {
    ADD_FAILURE() << outcome.error().message;
    return {};
  }
  EXPECT_TRUE(outcome->exitCode) << "it ended with " << outcome->inWords() << "\n" << outcome->standardError;
  return {
      .exitCode = outcome->exitCode.value_or(-1), .output = outcome->standardOutput, .errors = outcome->standardError};
}

void CliTest::expectFailure(const std::vector<std::string> &arguments, int exitCode,
                            const std::vector<std::string> &words) const {
  std::string line;
  for (const std::string &argument : arguments)
    line += " " + argument;
  const testing::ScopedTrace trace(__FILE__, __LINE__, "warpgrain-cli" + line);
  const CliOutcome outcome = run(arguments);
  EXPECT_EQ(outcome.exitCode, exitCode) << outcome.output << outcome.errors;
  for (const std::string &word : words)
    EXPECT_NE(outcome.errors.find(word), std::string::npos) << "\"" << word << "\" is missing in: " << outcome.errors;
}

} // namespace warpgrain::tests
