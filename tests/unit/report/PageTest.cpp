// SPDX-License-Identifier: Apache-2.0
#include "core/report/Page.h"

#include "tests/support/PageTags.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::report {
namespace {

using session::Variant;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Variant rowOf(const std::string &plan, std::uint32_t registers) {
  Variant out;
  out.plan = transform::parsePlan(plan).value();
  out.status = session::VariantStatus::built;
  build::KernelResources used;
  used.registersPerThread = registers;
  out.resources = {used};
  out.block.value = {32, 8, 1};
  return out;
}

Report sample() {
  Report out{.version = "1.2", .date = "2026-01-31 12:00 UTC", .kernel = "scale", .source = "/tmp/a.cu"};
  out.architecture = "sm_90";
  out.launch.arguments["n"] = 1024;
  out.chosen = rowOf("coarsen x 4", 24);
  out.patch = "--- a/a.cu\n+++ b/a.cu\n@@ -1 +1 @@\n-old\n+new\n same\n";
  out.differences = {
      {.quantity = Quantity::sectorsLoaded, .before = 524288, .after = 131072, .meaning = Meaning::better}};
  out.variants = {rowOf("", 16), out.chosen};
  out.variants[1].verification =
      session::VariantVerification{.launch = "block 32 x 8 x 1", .sizes = {"n = 31", "n = 33"}};
  return out;
}

TEST(ReportPage, HasATitleALanguageAndRulesForPaper) {
  const std::string page = pageOf(sample(), {});
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
  EXPECT_THAT(page, HasSubstr("<meta charset=\"utf-8\">"));
  EXPECT_THAT(page, HasSubstr("<title>Report on scale</title>"));
  EXPECT_THAT(page, HasSubstr("@media print"));
  EXPECT_THAT(tests::faultsOfPage(page), IsEmpty());
}

TEST(ReportPage, LoadsAndRunsNothing) {
  const std::string page = pageOf(sample(), {});
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  for (const char *word : {"<script", "<img", "<link", "<iframe", "src=", "href=", "url(", "@import", "://"})
    EXPECT_THAT(page, Not(HasSubstr(word)));
}

TEST(ReportPage, HasItsNumbersWithTheirExactValues) {
  const std::string page = pageOf(sample(), {});
  EXPECT_THAT(page, HasSubstr("<data value=\"524288\">524288</data>"));
  EXPECT_THAT(page, HasSubstr("<data value=\"131072\">131072</data>"));
  EXPECT_THAT(page, HasSubstr("−75 %"));
  EXPECT_THAT(page, HasSubstr("<data value=\"24\">24</data>"));
}

TEST(ReportPage, SaysWhatWasVerifiedAndAtWhichSizes) {
  const std::string page = pageOf(sample(), {});
  EXPECT_THAT(page, HasSubstr("verified, also at 2 other sizes"));
  EXPECT_THAT(page, HasSubstr("<li>n = 31</li><li>n = 33</li>"));
  Report none = sample();
  none.variants[1].verification.reset();
  none.whyNotRun = "The value of n is missing.";
  EXPECT_THAT(pageOf(none, {}), HasSubstr("No variant was run. The value of n is missing."));
}

TEST(ReportPage, LetsNoTextBreakOut) {
  const std::string evil = "</title></pre></style><script src=http://x>'\"&\xFF\x01\u202E";
  Report report = sample();
  report.kernel = report.source = report.instance = report.toolkit = report.architecture = report.products = evil;
  report.version = report.date = report.whyNotRun = report.noDifferences = report.gpu = evil;
  report.launch.arguments[evil] = 3;
  report.taken = {{.name = evil, .value = evil, .line = 1}};
  report.patch = evil + "\n+" + evil + "\n-" + evil;
  report.differences[0].quantity = Quantity::arraySectors;
  report.differences[0].array = evil;
  findings::Finding finding;
  finding.cause = dependence::Reason(dependence::ReasonId::outsideText, {evil});
  report.findings.list = {finding};
  report.findings.nothing = finding.cause;
  report.findings.unknown = {finding.cause};
  report.places = {{{.file = evil, .line = 3}}};
  Variant &row = report.variants[1];
  row.status = session::VariantStatus::failed;
  row.reason = evil;
  row.verdict.assume(finding.cause);
  row.verification = session::VariantVerification{
      .status = run::VerificationStatus::differs, .reason = evil, .findings = {evil}, .launch = evil, .sizes = {evil}};
  session::VariantMeasurement measurement;
  measurement.environment.gpu = measurement.environment.driver = measurement.environment.date = evil;
  measurement.outdated = evil;
  row.measurement = measurement;
  Language language{.code = "\"><script>"};
  const std::string page = pageOf(report, language);
  EXPECT_THAT(tests::faultsOfPage(page), IsEmpty());
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("\xFF")));
  EXPECT_THAT(page, Not(HasSubstr("\u202E")));
  EXPECT_THAT(page, HasSubstr("&lt;script src=http://x&gt;&#39;&quot;&amp;"));
}

TEST(ReportPage, WithoutAPlanIsOnTheOriginal) {
  Report report = sample();
  report.chosen = Variant();
  report.differences.clear();
  report.patch.clear();
  report.variants.clear();
  const std::string page = pageOf(report, {});
  EXPECT_THAT(page, HasSubstr("No plan was chosen"));
  EXPECT_THAT(page, Not(HasSubstr("Numbers before and after")));
  EXPECT_THAT(page, HasSubstr("No variant was built."));
  EXPECT_THAT(tests::faultsOfPage(page), IsEmpty());
}

TEST(ReportPage, SpeaksTheLanguageThatItIsGiven) {
  Language german{.code = "de", .decimalPoint = ','};
  german.translate = [](std::string_view english) { return "«" + std::string(english) + "»"; };
  german.sentence = [](const dependence::Reason &) { return std::string("Satz"); };
  Report report = sample();
  findings::Finding finding;
  report.findings.list = {finding};
  report.places = {{{.file = "a.cu", .line = 3}}};
  const std::string page = pageOf(report, german);
  EXPECT_THAT(page, HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(page, HasSubstr("«Kernel and launch»"));
  EXPECT_THAT(page, HasSubstr("Satz"));
  EXPECT_THAT(page, Not(HasSubstr(">Kernel and launch<")));
}

} // namespace
} // namespace warpgrain::report
