// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/StoredT4.h"

#include "tests/unit/tune/store/SampleRecords.h"

namespace warpgrain::tests {
namespace {

using namespace tune;

/// As Kernel Tuner writes it; the second is in the spelling of the schema.
constexpr std::string_view tuned = R"({"results": [
  {"timestamp": "2026-01-02", "configuration": {"block_size_x": 32, "tile_size": 2}, "times": {"compilation": 7},
   "invalidity": "correct", "correctness": 1, "objectives": ["time"],
   "measurements": [{"name": "time", "value": 2, "unit": "ms"}, {"name": "power", "value": 300, "unit": "W"}]},
  {"configuration": {"block_size_x": 64, "tile_size": 2}, "times": {"compilation_time": 7}, "invalidity": "constraints",
   "correctness": 0, "measurements": []},
  {"configuration": {"block_size_x": 128, "tile_size": 2}, "times": {}, "invalidity": "runtime", "correctness": 0,
   "measurements": []}]})";

class StoredT4 : public StoreFolder {};

TEST_F(StoredT4, ResultsOfOtherTunersAreMeasurements) {
  const std::vector<Record> records =
      recordsOfT4(*parseT4(tuned), {.kernel = "gemm", .device = "A100", .file = "gemm.t4.json"});
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(records[0].key.kernel, "gemm");
  EXPECT_EQ(records[0].key.device, "A100");
  EXPECT_EQ(records[0].key.plan, "block_size_x = 32, tile_size = 2");
  EXPECT_EQ(records[0].answer, RecordAnswer::done);
  EXPECT_EQ(records[0].microseconds(), 2000);
  EXPECT_EQ(records[0].date, "2026-01-02");
  EXPECT_EQ(records[1].answer, RecordAnswer::refused);
  EXPECT_EQ(records[2].answer, RecordAnswer::failed);
  EXPECT_FALSE(records[2].reason.empty());
  EXPECT_FALSE(records[2].microseconds());
}

TEST_F(StoredT4, WhatWasImportedIsExportedAsItWas) {
  const std::vector<T4Result> results = *parseT4(tuned);
  Store store = open();
  ASSERT_TRUE(store.put(recordsOfT4(results, {.kernel = "gemm"})));
  EXPECT_EQ(store.put(recordsOfT4(results, {.kernel = "gemm", .file = "copy.json"})).value().added, 0U) << "once more";
  EXPECT_EQ(textOfT4(t4ResultsOf(store.records({}).value())), textOfT4(results));
  EXPECT_EQ(store.entries().value().front().best->microseconds, 2000);
}

TEST_F(StoredT4, TimesAreInTheUnitThatIsNamed) {
  std::vector<T4Result> results = *parseT4(tuned);
  const auto timeIn = [&](const std::string &unit) {
    results[0].measurements[0].unit = unit;
    return recordsOfT4(results, {})[0].microseconds();
  };
  EXPECT_EQ(timeIn(""), 2000);
  EXPECT_EQ(timeIn("s"), 2e6);
  EXPECT_EQ(timeIn("us"), 2);
  results[0].objectives = {"power"};
  EXPECT_EQ(timeIn("ms"), std::nullopt) << "the objective is no time";
}

TEST_F(StoredT4, EnergiesAreInTheUnitThatIsNamed) {
  for (const auto &[unit, microjoules] : {std::pair("uJ", 2.5), std::pair("mJ", 2500.0), std::pair("", 2.5e6)}) {
    T4Result result{.configuration = {{"block_size_x", std::int64_t{32}}}, .objectives = {"energy"}};
    result.measurements = {{.name = "energy", .value = 2.5, .unit = unit}, {.name = "time", .value = 3, .unit = "ms"}};
    const std::vector<Record> records = recordsOfT4({result}, {.kernel = "k", .device = "A100", .file = "k.t4.json"});
    EXPECT_EQ(records.front().microjoules(), microjoules) << unit;
    EXPECT_EQ(records.front().microseconds(), 3000) << "whatever was searched for";
  }
}

TEST_F(StoredT4, MeasurementsOfPlansAreExported) {
  Record alike = sampleRecord("alike");
  alike.answer = RecordAnswer::alike;
  Record build = sampleRecord("build");
  build.key.kind = RecordKind::build;
  Record wrong = sampleRecord("wrong");
  wrong.answer = RecordAnswer::failed;
  wrong.row->failure = measure::Failure::output;
  Record uncompiled = refusedRecord("uncompiled");
  uncompiled.answer = RecordAnswer::failed;
  const std::vector<T4Result> results =
      t4ResultsOf(std::vector{sampleRecord("a"), alike, build, refusedRecord("no"), wrong, uncompiled});
  ASSERT_EQ(results.size(), 4U);
  EXPECT_EQ(results[0].configuration, sampleRecord("a").configuration);
  EXPECT_EQ(results[0].cost(), 0.010125);
  EXPECT_EQ(results[0].times.runs.size(), 3U);
  EXPECT_EQ(results[0].timestamp, "2026-01-31T12:00:00Z");
  EXPECT_EQ(results[1].invalidity, Invalidity::constraints);
  EXPECT_EQ(results[2].invalidity, Invalidity::correctness);
  EXPECT_EQ(results[3].invalidity, Invalidity::compile);
}

} // namespace
} // namespace warpgrain::tests
