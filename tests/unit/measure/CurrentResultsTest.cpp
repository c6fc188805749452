// SPDX-License-Identifier: Apache-2.0
#include "core/measure/CurrentResults.h"

#include "core/measure/BundleReader.h"
#include "core/measure/Fingerprint.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using namespace measure;

class Current : public testing::Test {
protected:
  Current() {
    writeFiles(folder_);
    nlohmann::json bundle = soundBundle();
    bundle["variants"].push_back(variantOf("fast", "fast"));
    folder_.writeBundle(bundle);
    bundle_ = readBundle(folder_.path()).value();
  }

  void addRun(const std::string &run, const std::string &uuid, bool flushed = false) {
    results_.environments.push_back({.run = run,
                                     .date = "d",
                                     .gpu = "G",
                                     .uuid = uuid,
                                     .settings = flushed ? R"({"l2":"flushed"})" : R"({"l2":"warm"})"});
  }

  /// A row of variant 0 or 1 as the last run has it.
  void addRow(std::size_t variant, double time) {
    Bundle asRun = bundle_;
    asRun.settings.flushL2 = results_.environments.back().settings.find("flushed") != std::string::npos;
    Row row{.run = results_.environments.back().run,
            .variant = bundle_.variants[variant].id,
            .fingerprint = fingerprintsOf(asRun).value()[variant],
            .uuid = results_.environments.back().uuid,
            .failure = time > 0 ? Failure::none : Failure::hang};
    if (time > 0) row.samples = {time};
    row.summary = summarize(row.samples);
    results_.rows.push_back(std::move(row));
  }

  BundleFolder folder_;
  Bundle bundle_;
  Results results_;
};

TEST_F(Current, KeepsTheNewestMeasuredRowOfEachVariantInTheBundlesOrder) {
  addRun("first", "gpu");
  addRow(1, 10);
  addRow(0, 20);
  addRun("second", "gpu");
  addRow(1, 11);
  addRow(0, 0);
  const auto current = currentResults(bundle_, results_);
  ASSERT_TRUE(current) << current.error().message;
  ASSERT_EQ(current->measurements.size(), 1U);
  EXPECT_EQ(current->measurements[0].environment.run, "second");
  const auto &rows = current->measurements[0].rows;
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].variant, "good");
  EXPECT_DOUBLE_EQ(rows[0].summary.median, 20) << "a later failure does not hide a time";
  EXPECT_DOUBLE_EQ(rows[1].summary.median, 11);
}

TEST_F(Current, NeverMixesGpusOrSettings) {
  addRun("a", "gpu");
  addRow(0, 1);
  addRun("b", "other");
  addRow(0, 2);
  addRun("c", "gpu", /*flushed=*/true);
  addRow(0, 3);
  const auto current = currentResults(bundle_, results_);
  ASSERT_TRUE(current);
  ASSERT_EQ(current->measurements.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_DOUBLE_EQ(current->measurements[i].rows.at(0).summary.median, static_cast<double>(i + 1));
  EXPECT_EQ(current->outdated, 0U);
}

TEST_F(Current, TellsWhatBelongsToAnEarlierStateOfTheBundle) {
  addRun("a", "gpu");
  addRow(0, 1);
  addRow(1, 2);
  folder_.write("modules/kernels", folder_.read("modules/kernels") + "\n");
  auto current = currentResults(bundle_, results_);
  ASSERT_TRUE(current);
  EXPECT_TRUE(current->measurements.empty());
  EXPECT_EQ(current->outdated, 2U);
  current = currentResults(bundle_, results_, /*alsoOutdated=*/true);
  ASSERT_EQ(current->measurements.size(), 1U);
  ASSERT_EQ(current->measurements[0].rows.size(), 2U);
  EXPECT_EQ(current->measurements[0].rows[0].notes.size(), 1U);
}

TEST_F(Current, LeavesOutRowsOfWhichNobodyKnowsTheGpu) {
  addRun("a", "gpu");
  addRow(0, 1);
  results_.environments.clear();
  const auto current = currentResults(bundle_, results_);
  ASSERT_TRUE(current);
  EXPECT_TRUE(current->measurements.empty());
  EXPECT_EQ(current->unreadable, 1U);
}

} // namespace
} // namespace warpgrain::tests
