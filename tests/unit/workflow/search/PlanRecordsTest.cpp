// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/PlanRecords.h"

#include "core/base/TemporaryDirectory.h"
#include "core/tune/store/Store.h"

#include <gtest/gtest.h>

namespace warpgrain::workflow {
namespace {

measure::Environment environment() {
  return {.run = "run", .date = "2026-01-31T12:00:00Z", .gpu = "GPU", .architecture = "sm_90", .multiprocessors = 4};
}

tune::Record common() {
  tune::Record out;
  out.key.kernel = "k";
  out.date = "2026-01-01T00:00:00Z";
  return out;
}

SearchedPlan searched(PlanAnswer answer, const std::string &plan) {
  SearchedPlan out{.plan = plan.empty() ? transform::Plan() : transform::parsePlan(plan).value(), .answer = answer};
  out.configuration = {{"coarsen x", std::int64_t{2}}, {"adjacent", true}};
  if (answer != PlanAnswer::measured) out.reason = "It is so.";
  return out;
}

SearchedPlan measured(const std::string &plan) {
  SearchedPlan out = searched(PlanAnswer::measured, plan);
  out.row = measure::Row{.run = "run", .steps = plan, .samples = {2, 2, 2}, .baselineMedian = 3};
  out.row->summary = measure::summarize(out.row->samples);
  out.speedUp = out.row->speedUp();
  out.beside = Beside::faster;
  return out;
}

TEST(PlanRecords, GiveBackWhatASearchFound) {
  const auto folder = TemporaryDirectory::create();
  auto store = tune::Store::open(folder->path() / "store.sqlite");
  ASSERT_TRUE(store);
  SearchedPlan alike = searched(PlanAnswer::alike, "coarsen x 8");
  alike.speedUp = 1.25;
  for (const SearchedPlan &plan : {measured(""), measured("coarsen x 2"), searched(PlanAnswer::refused, "coarsen x 4"),
                                   searched(PlanAnswer::failed, "unroll i 4"), alike}) {
    ASSERT_TRUE(store->put(recordOf(common(), plan, environment())));
    tune::RecordKey key = common().key;
    key.plan = toString(plan.plan);
    key.device = tune::deviceOf(environment());
    const auto found = store->find(key);
    ASSERT_TRUE(found && found->size() == 1) << key.plan;
    const auto again = searchedPlanOf(found->front());
    ASSERT_TRUE(again) << key.plan;
    EXPECT_EQ(toString(again->plan), toString(plan.plan));
    EXPECT_EQ(again->configuration, plan.configuration);
    EXPECT_EQ(again->answer, plan.answer);
    EXPECT_EQ(again->reason, plan.reason);
    EXPECT_EQ(again->speedUp, plan.speedUp);
    EXPECT_EQ(again->beside, plan.beside);
    EXPECT_EQ(again->row.has_value(), plan.row.has_value());
  }
}

TEST(PlanRecords, KeepTheEnergyOfALaunchBesideTheOriginals) {
  SearchedPlan plan = measured("coarsen x 2");
  plan.row->energy = measure::Energy{.microjoules = 500, .uncertainty = 5, .launches = 9, .seconds = 0.5};
  plan.row->baselineEnergy = measure::Energy{.microjoules = 1000, .uncertainty = 5, .launches = 7, .seconds = 0.5};
  takeEnergy(plan);
  const auto folder = TemporaryDirectory::create();
  auto store = tune::Store::open(folder->path() / "store.sqlite");
  ASSERT_TRUE(store && store->put(recordOf(common(), plan, environment())));
  const auto records = store->records({});
  ASSERT_TRUE(records && records->size() == 1);
  EXPECT_EQ(records->front().microjoules(), 500);
  const auto again = searchedPlanOf(records->front());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->saving, 2);
  EXPECT_EQ(again->besideEnergy, Beside::faster);
  EXPECT_EQ(again->row->energy->launches, 9U);
}

TEST(PlanRecords, WhatNoGpuWasAskedForHoldsOnAll) {
  const tune::Record refused = recordOf(common(), searched(PlanAnswer::refused, "coarsen x 4"), environment());
  EXPECT_EQ(refused.key.device, "");
  EXPECT_FALSE(refused.environment);
  EXPECT_EQ(refused.date, common().date);
  const tune::Record timed = recordOf(common(), measured("coarsen x 2"), environment());
  EXPECT_EQ(timed.key.device, tune::deviceOf(environment()));
  EXPECT_EQ(timed.date, environment().date);
  EXPECT_EQ(timed.beside, "FASTER");
}

TEST(PlanRecords, OtherRecordsAreNoSearchedPlans) {
  tune::Record build = recordOf(common(), measured("coarsen x 2"), environment());
  build.key.kind = tune::RecordKind::build;
  EXPECT_FALSE(searchedPlanOf(build));
  tune::Record unknown = recordOf(common(), measured("coarsen x 2"), environment());
  unknown.key.plan = "a step of later times 4";
  EXPECT_FALSE(searchedPlanOf(unknown));
  tune::Record imported = recordOf(common(), measured("coarsen x 2"), environment());
  imported.imported = tune::T4Result();
  EXPECT_FALSE(searchedPlanOf(imported));
}

} // namespace
} // namespace warpgrain::workflow
