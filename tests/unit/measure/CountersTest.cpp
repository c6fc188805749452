// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Counters.h"

#include "tests/unit/measure/RunnerRun.h"

#include <gmock/gmock.h>

#include <set>

namespace warpgrain::tests {
namespace {

using measure::allCounters;
using testing::Contains;
using testing::HasSubstr;

TEST(CounterTable, HasEachKeyAndEachMetricOnce) {
  std::set<std::string_view> keys;
  std::set<std::string_view> metrics;
  for (const measure::CounterInfo &counter : allCounters()) {
    EXPECT_TRUE(keys.insert(counter.key).second) << counter.key;
    EXPECT_TRUE(metrics.insert(counter.metric).second) << counter.metric;
    EXPECT_FALSE(counter.unit.empty());
    EXPECT_FALSE(counter.meaning.empty());
  }
}

TEST(CounterRecords, AreReadAsTheyWereWritten) {
  measure::Row row{.run = "r", .variant = "v", .fingerprint = "f", .uuid = "u"};
  row.kernelSamples = {3.5, 4.25};
  row.counters = {{"instructions", 12345678901234.0}, {"l1_hit_pct", 33.25}};
  const auto read = measure::parseRecord(lineOf(row));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(std::get<measure::Row>(*read).counters, row.counters);
  EXPECT_EQ(std::get<measure::Row>(*read).kernelSamples, row.kernelSamples);
}

class Counters : public RunnerTest {
protected:
  RunnerOutcome runWith(const std::string &behaviour, const std::string &option = "--counters") const {
    return run({option}, {{"FAKE_CUPTI", behaviour},
                          {"LD_LIBRARY_PATH", std::string(WARPGRAIN_FAKE_CUPTI) + ":" + WARPGRAIN_FAKE_CUDA}});
  }
};

TEST_F(Counters, AreReadAfterTimingForEachVariant) {
  makeBundle({"fast"});
  const RunnerOutcome outcome = runWith("");
  for (const char *variant : {"good", "fast"}) {
    const measure::Row row = outcome.row(variant);
    EXPECT_TRUE(row.measured()) << row.reason;
    EXPECT_THAT(row.notes, testing::IsEmpty());
    ASSERT_EQ(row.counters.size(), allCounters().size() - 1) << "the one that this GPU does not have is missing";
    EXPECT_FALSE(row.counters.contains("stall_gmma"));
    EXPECT_EQ(row.counters.at(std::string(allCounters()[1].key)), 1.5);
  }
}

TEST_F(Counters, AreNotReadWhereNobodyAsks) {
  makeBundle({});
  const measure::Row row = run({}, {{"FAKE_CUPTI", "crash"}}).row("good");
  EXPECT_TRUE(row.counters.empty());
  EXPECT_THAT(row.notes, testing::IsEmpty());
}

TEST_F(Counters, ThatAreNotAllowedLeaveTheTimesAndSayWhatToDo) {
  makeBundle({});
  const measure::Row row = runWith("denied").row("good");
  EXPECT_TRUE(row.measured());
  EXPECT_GT(row.summary.median, 0);
  EXPECT_TRUE(row.counters.empty());
  EXPECT_THAT(row.notes, Contains(HasSubstr("NVreg_RestrictProfilingToAdminUsers=0")));
}

TEST_F(Counters, ThatEndTheProcessLeaveTheTimes) {
  makeBundle({});
  const measure::Row row = runWith("crash").row("good");
  EXPECT_TRUE(row.measured());
  EXPECT_GT(row.summary.median, 0);
  EXPECT_THAT(row.notes, Contains(HasSubstr("The GPU's counters were not read: The process")));
}

TEST_F(Counters, TheGpusOwnTimesAreThoseOfTheLaunchesAlone) {
  makeBundle({"fast"});
  for (const char *variant : {"good", "fast"}) {
    const measure::Row row = runWith("", "--activity").row(variant);
    EXPECT_THAT(row.notes, testing::IsEmpty());
    ASSERT_EQ(row.kernelSamples.size(), 21U);
    // Two kernels go before each timed one: the untimed launch, and the one that waits.
    EXPECT_EQ(row.kernelSamples.front(), 3);
    EXPECT_EQ(row.kernelSamples.back(), 63);
    EXPECT_EQ(row.kernelMedian(), 33);
  }
}

TEST_F(Counters, TimesThatCannotBeReadLeaveThoseOfTheEvents) {
  makeBundle({});
  for (const char *behaviour : {"denied", "lost", "crash"}) {
    const measure::Row row = runWith(behaviour, "--activity").row("good");
    EXPECT_TRUE(row.measured()) << behaviour;
    EXPECT_GT(row.summary.median, 0) << behaviour;
    EXPECT_FALSE(row.kernelMedian()) << behaviour;
    EXPECT_THAT(row.notes, Contains(testing::AnyOf(HasSubstr("own time"), HasSubstr("lost the records")))) << behaviour;
  }
}

TEST_F(Counters, AreReadWhereOnlyTheTimesAreKnown) {
  makeBundle({});
  EXPECT_TRUE(run().row("good").counters.empty());
  EXPECT_FALSE(runWith("").row("good").counters.empty());
}

} // namespace
} // namespace warpgrain::tests
