// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/Store.h"

#include "core/tune/store/Database.h"
#include "tests/unit/tune/store/SampleRecords.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace warpgrain::tests {
namespace {

using namespace tune;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

class StoreTest : public StoreFolder {};

TEST_F(StoreTest, GivesBackEverythingThatARecordHolds) {
  const Record record = sampleRecord("coarsen x 4; unroll k 2");
  {
    Store store = open();
    ASSERT_TRUE(store.put(record));
  }
  const auto found = open().find(record.key);
  ASSERT_TRUE(found) << found.error().message;
  ASSERT_EQ(found->size(), 1U);
  const Record &one = found->front();
  EXPECT_EQ(one.key, record.key);
  EXPECT_EQ(one.answer, RecordAnswer::done);
  EXPECT_EQ(one.configuration, record.configuration);
  ASSERT_TRUE(one.row);
  EXPECT_EQ(lineOf(*one.row), lineOf(*record.row));
  EXPECT_EQ(one.row->samples, record.row->samples);
  EXPECT_DOUBLE_EQ(one.row->summary.median, 10.125);
  EXPECT_EQ(one.row->baselineMedian, 20.25);
  EXPECT_EQ(one.speedUp, 2);
  EXPECT_EQ(one.beside, "FASTER");
  ASSERT_TRUE(one.environment);
  EXPECT_EQ(lineOf(*one.environment), lineOf(*record.environment));
  EXPECT_EQ(one.date, record.date);
  EXPECT_EQ(one.sourceName, "blur.cu");
  EXPECT_EQ(one.launchText, record.launchText);
  EXPECT_EQ(one.microseconds(), 10.125);
}

TEST_F(StoreTest, KeepsBuildsAndVerifications) {
  Record build{.key = sampleKey("unroll k 2"), .answer = RecordAnswer::done};
  build.key.kind = RecordKind::build;
  build.build = BuildFacts{.cubin = "abcd", .registers = 40, .spillStoreBytes = 8, .milliseconds = 1200};
  Record verification{.key = sampleKey("unroll k 2"), .answer = RecordAnswer::failed, .reason = "out differs."};
  verification.key.kind = RecordKind::verification;
  verification.key.device = cpuDevice;
  verification.findings = {"A race.", std::string("byte \xff\0 of a source", 17)};
  Store store = open();
  ASSERT_TRUE(store.put(build));
  ASSERT_TRUE(store.put(verification));
  const auto builds = store.find(build.key);
  ASSERT_TRUE(builds && builds->size() == 1);
  EXPECT_EQ(builds->front().build, build.build);
  const auto verifications = store.records({.kind = RecordKind::verification});
  ASSERT_TRUE(verifications && verifications->size() == 1);
  EXPECT_EQ(verifications->front().findings.front(), "A race.");
  EXPECT_EQ(verifications->front().reason, "out differs.");
  EXPECT_EQ(nameOf(RecordKind::build, RecordAnswer::done), "built");
  EXPECT_EQ(nameOf(RecordKind::measurement, RecordAnswer::alike), "alike");
}

TEST_F(StoreTest, KeepsARecordOnce) {
  Store store = open();
  EXPECT_EQ(store.put(sampleRecord("a")), true);
  EXPECT_EQ(store.put(sampleRecord("a")), false);
  EXPECT_EQ(store.put(sampleRecord("a", 0.5)), true) << "was measured once more";
  Record later = refusedRecord("b");
  EXPECT_EQ(store.put(later), true);
  later.date = "2027-01-31T12:00:00Z";
  EXPECT_EQ(store.put(later), false) << "the same refusal another day";
  EXPECT_THAT(plansOf(store), ElementsAre("a", "a", "b"));
}

TEST_F(StoreTest, FindsByEveryPartOfTheKey) {
  Store store = open();
  ASSERT_TRUE(store.put(sampleRecord("a")));
  for (std::string RecordKey::*part : {&RecordKey::kernel, &RecordKey::source, &RecordKey::plan, &RecordKey::launch,
                                       &RecordKey::device, &RecordKey::compiler, &RecordKey::method}) {
    RecordKey other = sampleKey("a");
    other.*part += "x";
    EXPECT_THAT(store.find(other).value(), testing::IsEmpty());
  }
  RecordKey build = sampleKey("a");
  build.kind = RecordKind::build;
  EXPECT_THAT(store.find(build).value(), testing::IsEmpty());
  EXPECT_EQ(store.find(sampleKey("a")).value().size(), 1U);
}

TEST_F(StoreTest, WhatHoldsOnEveryDeviceIsFoundOnEach) {
  Store store = open();
  ASSERT_TRUE(store.put(refusedRecord("a")));
  EXPECT_EQ(store.find(sampleKey("a")).value().size(), 1U);
  EXPECT_EQ(store.records({.device = "another GPU"}).value().size(), 1U);
}

TEST_F(StoreTest, FiltersByWhatIsGiven) {
  Store store = open();
  Record other = sampleRecord("b");
  other.key.kernel = "scale";
  other.key.device = "another GPU";
  ASSERT_TRUE(store.put(sampleRecord("a")));
  ASSERT_TRUE(store.put(other));
  EXPECT_EQ(store.records({.kernel = "scale"}).value().size(), 1U);
  EXPECT_EQ(store.records({.kernel = "scale", .device = sampleKey("").device}).value().size(), 0U);
  EXPECT_EQ(store.records({.source = other.key.source, .launch = other.key.launch}).value().size(), 2U);
  EXPECT_EQ(store.records({.compiler = "nvcc 12"}).value().size(), 0U);
  std::size_t visited = 0;
  ASSERT_TRUE(store.visit({}, [&](const Record &) { return ++visited < 1; }));
  EXPECT_EQ(visited, 1U);
}

TEST_F(StoreTest, AddsAllOfAListOrNone) {
  Store store = open();
  const std::vector<Record> records{sampleRecord("a"), sampleRecord("b"), sampleRecord("a")};
  const auto change = store.put(records);
  ASSERT_TRUE(change) << change.error().message;
  EXPECT_EQ(change->added, 2U);
  EXPECT_EQ(change->known, 1U);
}

TEST_F(StoreTest, AnOverviewNamesTheFastest) {
  Store store = open();
  Record slow = sampleRecord("slow", 5);
  slow.beside = "SLOWER";
  slow.speedUp = 9;
  Record fast = sampleRecord("fast", -1);
  Record original = sampleRecord("");
  original.speedUp = 1;
  original.beside = "SAME";
  ASSERT_TRUE(store.put({{original, slow, sampleRecord("quick"), fast, refusedRecord("no")}}));
  const auto entries = store.entries();
  ASSERT_TRUE(entries) << entries.error().message;
  ASSERT_EQ(entries->size(), 2U);
  const StoreEntry &entry = entries->back();
  EXPECT_EQ(entry.kernel, "image::blur<3>");
  EXPECT_EQ(entry.device, "NVIDIA H100 PCIe, sm_90, 114 SMs, 81559 MiB");
  EXPECT_EQ(entry.records, 4U);
  EXPECT_EQ(entry.measured, 4U);
  EXPECT_EQ(entry.newest, "2026-01-31T12:00:00Z");
  ASSERT_TRUE(entry.best);
  EXPECT_EQ(entry.best->plan, "fast");
  EXPECT_EQ(entry.best->speedUp, fast.speedUp);
  EXPECT_FALSE(entries->front().best) << "a refusal is not fast";
}

TEST_F(StoreTest, APlanThatAVerificationSpeaksAgainstIsNotTheBest) {
  Store store = open();
  Record fast = sampleRecord("fast", 2);
  Record wrong = refusedRecord("fast");
  wrong.key = fast.key;
  wrong.key.kind = RecordKind::verification;
  wrong.key.device = cpuDevice;
  wrong.key.compiler = "warpgrain";
  wrong.answer = RecordAnswer::failed;
  ASSERT_TRUE(store.put({{fast, sampleRecord("right", 3)}}));
  EXPECT_EQ(store.entries()->back().best->plan, "fast");
  Record elsewhere = wrong;
  elsewhere.key.launch = "another";
  ASSERT_TRUE(store.put(elsewhere));
  EXPECT_EQ(store.entries()->back().best->plan, "fast");
  ASSERT_TRUE(store.put(wrong));
  EXPECT_EQ(store.entries()->back().best->plan, "right");
}

TEST_F(StoreTest, KeepsEnergiesAndMergesThem) {
  Record record = sampleRecord("coarsen x 4");
  record.row->energy = measure::Energy{.microjoules = 123.5, .uncertainty = 1.5, .launches = 4000, .seconds = 0.75};
  record.saving = 1.25;
  Store other = open("other.sqlite");
  ASSERT_TRUE(other.put(record));
  Store store = open();
  ASSERT_TRUE(store.merge(other));
  const auto records = store.records({});
  ASSERT_TRUE(records && records->size() == 1);
  EXPECT_EQ(records->front().microjoules(), 123.5);
  EXPECT_EQ(records->front().saving, 1.25);
  EXPECT_EQ(records->front().row->energy->uncertainty, 1.5);
  const auto database = Database::open(path(), Database::Opening::existing);
  ASSERT_TRUE(database);
  EXPECT_EQ(database->text("SELECT microjoules FROM record").value_or(""), "123.5");
}

TEST_F(StoreTest, MergeIsTheUnion) {
  Store a = open("a.sqlite");
  Store b = open("b.sqlite");
  ASSERT_TRUE(a.put({{sampleRecord("1"), sampleRecord("2")}}));
  ASSERT_TRUE(b.put({{sampleRecord("2"), sampleRecord("3"), refusedRecord("4")}}));
  const auto once = a.merge(b);
  ASSERT_TRUE(once) << once.error().message;
  EXPECT_EQ(once->added, 2U);
  EXPECT_EQ(once->known, 1U);
  const auto again = a.merge(b);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->added, 0U);
  EXPECT_THAT(plansOf(a), ElementsAre("1", "2", "3", "4"));
  ASSERT_TRUE(b.merge(a));
  EXPECT_THAT(plansOf(b), UnorderedElementsAre("1", "2", "3", "4"));
  ASSERT_TRUE(a.merge(open("a.sqlite"))) << "with itself";
  EXPECT_EQ(a.find(sampleKey("3")).value().front().environment->uuid, "GPU-1");
}

TEST_F(StoreTest, ItsPlaceFollowsTheEnvironment) {
  const auto with = [](const char *name, const char *value) {
    value != nullptr ? ::setenv(name, value, 1) : ::unsetenv(name);
  };
  with("WARPGRAIN_STORE", "/somewhere/mine.sqlite");
  EXPECT_EQ(Store::defaultPath(), "/somewhere/mine.sqlite");
  with("WARPGRAIN_STORE", "");
  EXPECT_TRUE(Store::defaultPath().empty());
  with("WARPGRAIN_STORE", nullptr);
  with("XDG_DATA_HOME", "/data");
  EXPECT_EQ(Store::defaultPath(), "/data/warpgrain/store.sqlite");
  with("XDG_DATA_HOME", nullptr);
  with("HOME", "/home/me");
  EXPECT_EQ(Store::defaultPath(), "/home/me/.local/share/warpgrain/store.sqlite");
  with("HOME", nullptr);
  EXPECT_TRUE(Store::defaultPath().empty());
}

} // namespace
} // namespace warpgrain::tests
