// SPDX-License-Identifier: Apache-2.0
#include "tests/analyze/AnalyzeRun.h"

#include "core/base/Files.h"
#include "tests/analyze/SchemaCheck.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {

namespace {

using nlohmann::json;

/// Every null that is a member of an object with reasons has one. Matrix entries are explained by `unknown_entries`.
void expectReasons(const json &value, const std::string &path) {
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i)
      expectReasons(value[i], path + "[" + std::to_string(i) + "]");
  if (!value.is_object()) return;
  for (const auto &[key, member] : value.items()) {
    if (member.is_null() && path.find("diagnostics") == std::string::npos)
      EXPECT_TRUE(value.contains("reasons") && value["reasons"].contains(key))
          << path << "." << key << " has no reason";
    else
      expectReasons(member, path + "." + key);
  }
  if (!value.contains("reasons")) return;
  for (const auto &[key, reason] : value["reasons"].items())
    EXPECT_TRUE(value.contains(key) && value[key].is_null() && !reason.get<std::string>().empty())
        << path << "." << key << " has a reason but is known";
}

void expectUnknownEntriesExplained(const json &access) {
  bool hasNull = false;
  for (const char *matrix : {"inter", "intra", "block"})
    for (const json &row : access[matrix])
      for (const json &entry : row)
        hasNull = hasNull || entry.is_null();
  EXPECT_EQ(hasNull, access.contains("unknown_entries")) << access.dump(1);
}

} // namespace

std::string AnalyzeRun::source(const std::string &text) const {
  const auto path = folder_.path() / "kernel.cu";
  const auto written = writeFileAtomically(path, text);
  EXPECT_TRUE(written) << written.error().message;
  return path.string();
}

SubprocessOutcome AnalyzeRun::run(std::vector<std::string> arguments) const {
  SubprocessRequest request;
  request.arguments = {WARPGRAIN_CLI, "analyze"};
  request.arguments.insert(request.arguments.end(), arguments.begin(), arguments.end());
  request.folder = folder_.path();
  request.timeout = std::chrono::minutes(2);
  auto outcome = runSubprocess(request);
  EXPECT_TRUE(outcome) << outcome.error().message;
  return outcome.value_or(SubprocessOutcome{});
}

json AnalyzeRun::kernels(std::vector<std::string> arguments) const {
  arguments.push_back("--json");
  const SubprocessOutcome outcome = run(std::move(arguments));
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  const json value = json::parse(outcome.standardOutput, nullptr, /*allow_exceptions=*/false);
  EXPECT_FALSE(value.is_discarded()) << outcome.standardOutput;
  const json schema = json::parse(readTextFile(WARPGRAIN_ANALYZE_SCHEMA).value());
  EXPECT_THAT(schemaErrors(schema, value), testing::IsEmpty());
  expectReasons(value, "$");
  for (const json &kernel : value["kernels"])
    for (const json &access : kernel["accesses"])
      expectUnknownEntriesExplained(access);
  return value["kernels"];
}

json AnalyzeRun::kernel(const std::string &text, const std::vector<std::string> &options) const {
  std::vector<std::string> arguments{source(text)};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const json all = kernels(std::move(arguments));
  EXPECT_FALSE(all.empty());
  return all.empty() ? json() : all.front();
}

std::vector<json> accessesAt(const json &kernel, int line) {
  std::vector<json> found;
  for (const json &access : kernel["accesses"])
    if (access["line"] == line) found.push_back(access);
  return found;
}

} // namespace warpgrain::tests
