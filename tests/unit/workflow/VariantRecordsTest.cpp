// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/VariantRecords.h"

#include <gtest/gtest.h>

namespace warpgrain::workflow {
namespace {

tune::Record common() {
  tune::Record out;
  out.key = {.kernel = "k", .source = "s", .launch = "l", .compiler = "nvcc 13.0.88 sm_90", .method = "warm L2"};
  return out;
}

session::Variant variant(session::VariantStatus status) {
  session::Variant out{.plan = transform::parsePlan("coarsen x 2").value(), .status = status};
  out.cubin = "machine code";
  out.resources = {{.registersPerThread = 40, .spillStoreBytes = 8, .staticSharedBytes = 1024}};
  out.compileTime = std::chrono::milliseconds(1500);
  return out;
}

TEST(VariantRecords, OfABuildSayWhatTheCompilerSays) {
  const auto record = buildRecordOf(common(), variant(session::VariantStatus::built));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->key.kind, tune::RecordKind::build);
  EXPECT_EQ(record->key.plan, "coarsen x 2");
  EXPECT_EQ(record->key.method, "");
  EXPECT_EQ(record->answer, tune::RecordAnswer::done);
  ASSERT_TRUE(record->build);
  EXPECT_EQ(record->build->registers, 40U);
  EXPECT_EQ(record->build->staticSharedBytes, 1024U);
  EXPECT_EQ(record->build->milliseconds, 1500U);
  EXPECT_EQ(record->build->cubin, hashContent({std::string_view("machine code")}).hex());
}

TEST(VariantRecords, OfABuildThatDidNotEndAreNone) {
  EXPECT_FALSE(buildRecordOf(common(), variant(session::VariantStatus::waiting)));
  EXPECT_FALSE(buildRecordOf(common(), variant(session::VariantStatus::cancelled)));
  EXPECT_FALSE(buildRecordOf(common(), variant(session::VariantStatus::written)));
  session::Variant refused = variant(session::VariantStatus::refused);
  refused.reason = "No.";
  const auto record = buildRecordOf(common(), refused);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->answer, tune::RecordAnswer::refused);
  EXPECT_EQ(record->reason, "No.");
  EXPECT_FALSE(record->build);
  EXPECT_EQ(buildRecordOf(common(), variant(session::VariantStatus::failed))->answer, tune::RecordAnswer::failed);
}

TEST(VariantRecords, OfAVerificationHaveItsFindings) {
  run::Verification differs{.plan = transform::parsePlan("coarsen x 2").value(),
                            .status = run::VerificationStatus::differs,
                            .reason = "p differs."};
  differs.run.emplace();
  differs.run->findings = {{.message = "A race."}};
  const tune::Record record = verificationRecordOf(common(), differs);
  EXPECT_EQ(record.key.kind, tune::RecordKind::verification);
  EXPECT_EQ(record.key.device, tune::cpuDevice);
  EXPECT_EQ(record.key.compiler, "warpgrain " WARPGRAIN_VERSION ", nvcc 13.0.88 sm_90");
  EXPECT_EQ(record.answer, tune::RecordAnswer::failed);
  EXPECT_EQ(record.reason, "p differs.");
  EXPECT_EQ(record.findings, std::vector<std::string>{"A race."});
  EXPECT_EQ(verificationRecordOf(common(), {}).answer, tune::RecordAnswer::done);
  EXPECT_EQ(verificationRecordOf(common(), {.status = run::VerificationStatus::refused}).answer,
            tune::RecordAnswer::refused);
}

TEST(VariantRecords, OfBoundarySizesNameThem) {
  const transform::Plan plan = transform::parsePlan("coarsen x 2").value();
  run::SizedVerification sizes{.runs = {{.sizes = {{"n", 33}}}, {.sizes = {{"n", 1}}}}, .whyNone = {}};
  const auto done = sizesRecordOf(common(), plan, sizes, {});
  ASSERT_TRUE(done);
  EXPECT_EQ(done->answer, tune::RecordAnswer::done);
  EXPECT_EQ(done->key.plan, "coarsen x 2");
  EXPECT_EQ(done->key.method, "boundary sizes");
  EXPECT_EQ(done->findings.front(), "At n = 33 it leaves what the original leaves.");
  EXPECT_EQ(planVerificationOf(*done).sizes, 2U);
  EXPECT_TRUE(planVerificationOf(*done).holds());
  tune::RecordKey key = sizesKeyOf(common().key, {});
  key.plan = "coarsen x 2";
  EXPECT_EQ(done->key, key);
  EXPECT_EQ(sizesKeyOf(common().key, {.names = {"n", "m", "n"}}).method, "boundary sizes of m, n");
  sizes.runs[1] = {.sizes = {{"n", 1}}, .answer = run::SizedAnswer::differs, .reason = "p differs."};
  const auto wrong = sizesRecordOf(common(), plan, sizes, {});
  EXPECT_EQ(wrong->answer, tune::RecordAnswer::failed);
  EXPECT_EQ(wrong->reason, "At n = 1: p differs.");
  EXPECT_FALSE(planVerificationOf(*wrong).holds());
  EXPECT_FALSE(sizesRecordOf(common(), plan, {.runs = {}, .whyNone = "there is none"}, {}));
}

} // namespace
} // namespace warpgrain::workflow
