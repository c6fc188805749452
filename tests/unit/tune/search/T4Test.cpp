// SPDX-License-Identifier: Apache-2.0
#include "core/tune/records/T4.h"

#include <gtest/gtest.h>

namespace warpgrain::tune {
namespace {

/// As the published schema has it.
constexpr std::string_view bySchema = R"({"schema_version": "1.0.0", "results": [
  {"timestamp": "2026-01-02", "configuration": {"block_size_x": 64, "staged": true, "order": "row"},
   "objectives": ["time"], "times": {"compilation_time": 12.5, "runtimes": [1.5, 1.25], "framework": 1,
   "search_algorithm": 2, "validation": 3}, "invalidity": "correct", "correctness": 1,
   "measurements": [{"name": "power", "value": 300, "unit": "W"}, {"name": "time", "value": 1.25, "unit": "ms"}]}]})";

/// As Kernel Tuner writes it.
constexpr std::string_view byKernelTuner = R"({"metadata": {"timeunit": "milliseconds"}, "results": [
  {"configuration": {"block_size_x": 32, "tile_size": 2}, "times": {"compilation": 7, "benchmark": 3},
   "invalidity": "correct", "correctness": 1, "measurements": [{"name": "time", "value": 2, "unit": "ms"}]},
  {"configuration": {"block_size_x": 128, "tile_size": 2}, "times": {}, "invalidity": "compile", "correctness": 0,
   "measurements": [{"name": "time", "value": "CompilationFailedConfig", "unit": ""}], "objectives": ["time"]},
  {"configuration": {"block_size_x": 32, "tile_size": 1}, "times": {}, "invalidity": "correct", "correctness": 1,
   "measurements": [{"name": "time", "value": 1, "unit": "ms"}], "objectives": ["time"]}]})";

TEST(T4, IsReadAsTheSchemaHasIt) {
  const auto results = parseT4(bySchema);
  ASSERT_TRUE(results) << results.error().message;
  ASSERT_EQ(results->size(), 1U);
  const T4Result &result = results->front();
  EXPECT_EQ(result.times.compilation, 12.5);
  EXPECT_EQ(result.times.runs, (std::vector<double>{1.5, 1.25}));
  EXPECT_EQ(result.cost(), 1.25);
  EXPECT_EQ(result.configuration[0], (std::pair<std::string, ParameterValue>("block_size_x", std::int64_t{64})));
  EXPECT_EQ(result.configuration[1], (std::pair<std::string, ParameterValue>("order", std::string("row"))));
  EXPECT_EQ(result.configuration[2], (std::pair<std::string, ParameterValue>("staged", true)));
}

TEST(T4, IsReadAsKernelTunerWritesIt) {
  const auto results = parseT4(byKernelTuner);
  ASSERT_TRUE(results) << results.error().message;
  EXPECT_EQ(results->at(0).times.compilation, 7);
  EXPECT_EQ(results->at(0).cost(), 2) << "time, where no objective is named";
  EXPECT_EQ(results->at(1).cost(), std::nullopt);
  EXPECT_EQ(results->at(1).invalidity, Invalidity::compile);
}

TEST(T4, ThatIsWrittenIsReadAgainAndHasBothSpellings) {
  const auto results = parseT4(bySchema);
  ASSERT_TRUE(results);
  const std::string text = textOfT4(*results);
  for (const auto *key : {"\"schema_version\": \"1.0.0\"", "\"compilation\": 12.5", "\"compilation_time\": 12.5",
                          "\"timeunit\": \"milliseconds\"", "\"invalidity\": \"correct\""})
    EXPECT_TRUE(text.contains(key)) << key << "\n" << text;
  const auto again = parseT4(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(textOfT4(*again), text);
}

TEST(T4, SaysWhichConfigurationChoosesNothing) {
  const auto result = [](ParameterValue number, ParameterValue flag, ParameterValue text) {
    return T4Result{.configuration = {
                        {"coarsen x", std::move(number)}, {"stage a", std::move(flag)}, {"place a", std::move(text)}}};
  };
  const std::string none = "none";
  EXPECT_TRUE(choosesNothing(result(std::int64_t{1}, false, none)));
  EXPECT_TRUE(choosesNothing(result(std::int64_t{0}, false, std::string())));
  EXPECT_FALSE(choosesNothing(result(std::int64_t{2}, false, none)));
  EXPECT_FALSE(choosesNothing(result(std::int64_t{1}, true, none)));
  EXPECT_FALSE(choosesNothing(result(std::int64_t{1}, false, std::string("texture"))));
}

TEST(T4, KeepsPlansAndReasonsWhereThereAreSome) {
  auto results = parseT4(bySchema);
  ASSERT_TRUE(results);
  EXPECT_FALSE(textOfT4(*results).contains("\"plan\""));
  results->front().plan = "coarsen x 4";
  results->front().reason = "It faults.";
  const auto again = parseT4(textOfT4(*results));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->front().plan, "coarsen x 4");
  EXPECT_EQ(again->front().reason, "It faults.");
}

TEST(T4, MakesASpaceOfTheRecordedConfigurations) {
  const auto recorded = recordedSpace(*parseT4(byKernelTuner));
  ASSERT_TRUE(recorded) << recorded.error().message;
  const ParameterSpace &space = recorded->space;
  ASSERT_EQ(space.combinations(), 4U);
  EXPECT_EQ(space.parameters()[0].role, ParameterRole::blockExtent);
  EXPECT_EQ(space.parameters()[1].role, ParameterRole::workPerThread);
  EXPECT_EQ(textOf(space, 0), "block_size_x = 32, tile_size = 1");
  EXPECT_TRUE(space.admits(0));
  EXPECT_FALSE(space.admits(2)) << textOf(space, 2) << " was not recorded";
  EXPECT_EQ(recorded->history.size(), 3U);
  EXPECT_EQ(recorded->history.best()->point, 0U);
  EXPECT_EQ(recorded->history.find(3)->cost, std::nullopt);
}

std::string errorOf(std::string_view text) {
  const auto results = parseT4(text);
  const auto recorded = results ? recordedSpace(*results) : std::unexpected(results.error());
  if (recorded) return "(no error)";
  EXPECT_EQ(recorded.error().kind, ErrorKind::input);
  return recorded.error().message;
}

std::string document(const std::string &configurations) {
  return R"({"results": [)" + configurations + "]}";
}

std::string result(const std::string &configuration, const std::string &time = "1") {
  return R"({"configuration": )" + configuration + R"(, "times": {}, "invalidity": "correct", "correctness": 1,
    "measurements": [{"name": "time", "value": )" +
         time + "}]}";
}

TEST(T4, SaysWhatIsWrong) {
  EXPECT_EQ(errorOf("{"), "The tuning results are no JSON; T4 results are a JSON document.");
  EXPECT_EQ(errorOf(R"({"results": 1})"),
            "The tuning results cannot be read: results must be a list of 0 to 100000000 entries.");
  EXPECT_EQ(errorOf(document(R"({"configuration": {}, "times": {}, "invalidity": "odd", "correctness": 1})")),
            "The tuning results cannot be read: results[0].invalidity must be correct, timeout, compile, runtime, "
            "correctness or constraints.");
  EXPECT_EQ(errorOf(document("")), "The tuning results have no configuration.");
  EXPECT_EQ(errorOf(document(result(R"({"a": 1})") + "," + result(R"({"a": 1, "b": 2})"))),
            "The configurations do not have the same parameters; a space needs them to.");
  EXPECT_EQ(errorOf(document(result(R"({"a": 1})") + "," + result(R"({"b": 1})"))),
            "A configuration has no a, which the first one has.");
  EXPECT_EQ(errorOf(document(result(R"({"a": 1})") + "," + result(R"({"a": 1})", "2"))),
            "The configuration a = 1 is recorded twice with different results.");
}

} // namespace
} // namespace warpgrain::tune
