// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/measure/RunnerRun.h"

#include "core/base/Subprocess.h"

#include <sstream>

namespace warpgrain::tests {

measure::Row RunnerOutcome::row(const std::string &variant) const {
  std::vector<measure::Row> found;
  for (const measure::Row &row : rows)
    if (row.variant == variant) found.push_back(row);
  EXPECT_EQ(found.size(), 1U) << variant << " in " << rows.size() << " rows\n" << errors;
  return found.empty() ? measure::Row() : found.front();
}

void RunnerTest::makeBundle(const std::vector<std::string> &variants, const nlohmann::json &settings) const {
  nlohmann::json bundle = soundBundle();
  for (const std::string &variant : variants)
    bundle["variants"].push_back(variantOf(variant, variant));
  if (settings.is_object()) bundle["settings"].update(settings);
  folder_.writeBundle(bundle);
}

RunnerOutcome RunnerTest::run(const std::vector<std::string> &options,
                              std::map<std::string, std::string> environment) const {
  environment.insert({"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA});
  return runWith(options, environment);
}

RunnerOutcome RunnerTest::runWith(const std::vector<std::string> &options,
                                  const std::map<std::string, std::string> &environment) const {
  SubprocessRequest request;
  request.arguments = {WARPGRAIN_RUNNER};
  request.arguments.insert(request.arguments.end(), options.begin(), options.end());
  request.arguments.push_back(folder_.path().string());
  request.environment.assign(environment.begin(), environment.end());
  request.timeout = std::chrono::minutes(2);
  const auto outcome = runSubprocess(request);
  if (!outcome) {
    ADD_FAILURE() << outcome.error().message;
    return {};
  }
  RunnerOutcome out{
      .exitCode = outcome->exitCode.value_or(-1), .output = outcome->standardOutput, .errors = outcome->standardError};
  std::istringstream lines(outcome->standardOutput);
  for (std::string line; std::getline(lines, line);) {
    const auto record = measure::parseRecord(line);
    EXPECT_TRUE(record) << record.error().message << "\n" << line;
    if (!record) continue;
    if (const auto *about = std::get_if<measure::Environment>(&*record))
      out.environments.push_back(*about);
    else
      out.rows.push_back(std::get<measure::Row>(*record));
  }
  return out;
}

} // namespace warpgrain::tests
