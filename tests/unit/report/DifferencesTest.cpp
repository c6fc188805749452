// SPDX-License-Identifier: Apache-2.0
#include "core/report/Differences.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::report {
namespace {

using session::Variant;

/// Two texts with numbers that a test sets.
class ReportDifferences : public testing::Test {
protected:
  ReportDifferences() {
    before_.facts = &factsBefore_;
    after_.facts = &factsAfter_;
  }

  Difference find(Quantity quantity) const {
    const auto rows = differencesOf(before_, after_, original_, variant_);
    const auto found = std::ranges::find(rows, quantity, &Difference::quantity);
    EXPECT_NE(found, rows.end()) << nameOf(quantity);
    return found != rows.end() ? *found : Difference();
  }

  bool has(Quantity quantity) const {
    const auto rows = differencesOf(before_, after_, original_, variant_);
    return std::ranges::find(rows, quantity, &Difference::quantity) != rows.end();
  }

  static session::VariantMeasurement measured(std::vector<double> samples) {
    session::VariantMeasurement out;
    out.row.summary = measure::summarize(samples);
    out.row.samples = std::move(samples);
    return out;
  }

  access::KernelFacts factsBefore_;
  access::KernelFacts factsAfter_;
  StudiedText before_;
  StudiedText after_;
  Variant original_;
  Variant variant_;
};

TEST_F(ReportDifferences, FewerSectorsAreBetter) {
  factsBefore_.totals.globalLoadSectors = 400;
  factsAfter_.totals.globalLoadSectors = 100;
  factsBefore_.totals.globalStoreSectors = 100;
  factsAfter_.totals.globalStoreSectors = 200;
  EXPECT_EQ(find(Quantity::sectorsLoaded).meaning, Meaning::better);
  EXPECT_EQ(find(Quantity::sectorsLoaded).before, 400);
  EXPECT_EQ(find(Quantity::sectorsLoaded).after, 100);
  EXPECT_EQ(find(Quantity::sectorsStored).meaning, Meaning::worse);
  EXPECT_FALSE(has(Quantity::loadConflicts)); // neither has any
}

TEST_F(ReportDifferences, AnUnknownNumberIsNotCompared) {
  factsBefore_.totals.globalLoadSectors = 400;
  factsAfter_.totals.globalLoadSectors = access::notKnown(dependence::ReasonId::notCounted);
  const Difference row = find(Quantity::sectorsLoaded);
  EXPECT_EQ(row.meaning, Meaning::unknown);
  EXPECT_EQ(row.why, Why::reason);
  ASSERT_TRUE(row.reason);
  EXPECT_FALSE(row.after);
}

TEST_F(ReportDifferences, EstimatesThatAreNearlyTheSameAreNoise) {
  before_.time = estimate::TimeEstimate{.seconds = 1.00e-6};
  after_.time = estimate::TimeEstimate{.seconds = 0.95e-6};
  EXPECT_EQ(find(Quantity::modelledTime).meaning, Meaning::noise);
  EXPECT_EQ(find(Quantity::modelledTime).why, Why::withinError);
  after_.time->seconds = 0.5e-6;
  EXPECT_EQ(find(Quantity::modelledTime).meaning, Meaning::better);
  after_.time->isGuessed = true;
  EXPECT_EQ(find(Quantity::modelledTime).meaning, Meaning::unknown);
}

TEST_F(ReportDifferences, MeasuredTimesWhoseIntervalsMeetAreNoise) {
  original_.measurement = measured({10, 10.1, 10.2, 10.1, 10, 10.1, 10.2, 10});
  variant_.measurement = measured({10.05, 10, 10.1, 10, 10, 10.1, 10.1, 10});
  EXPECT_EQ(find(Quantity::time).meaning, Meaning::noise);
  variant_.measurement = measured({5, 5.1, 5.2, 5.1, 5, 5.1, 5.2, 5});
  EXPECT_EQ(find(Quantity::time).meaning, Meaning::better);
  variant_.measurement->outdated = "It was measured with another launch.";
  EXPECT_EQ(find(Quantity::time).meaning, Meaning::unknown);
  EXPECT_EQ(find(Quantity::time).why, Why::notMeasured);
}

TEST_F(ReportDifferences, RegistersAreTheCompilersWhereBothAreBuilt) {
  before_.registers = 40;
  after_.registers = 42;
  EXPECT_EQ(find(Quantity::registers).meaning, Meaning::noise);
  EXPECT_EQ(find(Quantity::registers).origin, Origin::estimated);
  before_.isCompiled = after_.isCompiled = true;
  EXPECT_EQ(find(Quantity::registers).meaning, Meaning::neutral);
  EXPECT_EQ(find(Quantity::registers).origin, Origin::compiler);
}

TEST_F(ReportDifferences, AnArrayThatOneTextDoesNotUseIsAbsentThere) {
  access::AccessFacts access;
  access.space = model::MemorySpace::global;
  access.array = "x";
  access::LaunchCost cost;
  cost.memory.sectors = 64;
  access.requests.total = cost;
  factsAfter_.accesses = {access};
  const Difference row = find(Quantity::arraySectors);
  EXPECT_TRUE(row.isAbsentBefore);
  EXPECT_EQ(row.before, 0);
  EXPECT_EQ(row.after, 64);
  EXPECT_EQ(row.array, "x");
}

} // namespace
} // namespace warpgrain::report
