// SPDX-License-Identifier: Apache-2.0
#include "core/session/saved/SavedSession.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>

namespace warpgrain::session {
namespace {

namespace fs = std::filesystem;

model::Unit unitOf(std::string text) {
  model::Unit unit;
  unit.files.push_back({.path = "/home/ada/work/turn.cu", .text = std::move(text)});
  unit.files.push_back({.path = "/home/ada/work/turn.h", .text = "#pragma once\n"});
  return unit;
}

transform::Plan planOf(const std::string &text) {
  return transform::parsePlan(text).value();
}

Variant builtVariant() {
  Variant variant{.id = 0, .plan = planOf("coarsen x 4"), .status = VariantStatus::built};
  variant.verdict.assume(dependence::Reason(dependence::ReasonId{}, {"x", 4, dependence::ReasonId{}}),
                         SourceSpan{mainFile, 3, 9});
  variant.texts["/home/ada/work/turn.cu"] = "one four three\n";
  variant.block.value = {64, 1, 1};
  variant.dynamicSharedBytes = 0;
  variant.symbols = {"_Z4turnPfi"};
  variant.resources = {
      {.mangledName = "_Z4turnPfi", .name = "turn", .architecture = "sm_90", .registersPerThread = 40}};
  variant.compileTime = std::chrono::milliseconds(1200);
  variant.cubin = "machine code";
  return variant;
}

SavedResults sampleResults() {
  const model::Unit unit = unitOf("one two three\n");
  SavedResults out{.textHash = textHashOf(unit), .kernel = {.name = "turn"}, .architecture = "sm_90"};
  out.rows.push_back(savedRowOf(builtVariant(), unit));
  run::LaunchForm launch;
  launch.grid = {16, 1, 1};
  launch.arguments["n"] = std::int64_t(1024);
  VariantVerification differs{.status = run::VerificationStatus::differs, .reason = "x[3] is 2, not 1."};
  differs.findings = {"A race."};
  differs.sizes = {"n = 31"};
  out.verified.push_back({.steps = "coarsen x 4", .launch = launch, .result = differs});
  VariantMeasurement measured;
  measured.row = {.run = "1", .variant = "v1", .steps = "coarsen x 4", .fingerprint = "f", .uuid = "GPU-1"};
  measured.row.samples = {10, 11, 12};
  measured.row.summary = measure::summarize(measured.row.samples);
  measured.environment = {
      .run = "1", .date = "2026-01-31T12:00:00Z", .gpu = "H100", .uuid = "GPU-1", .architecture = "sm_90"};
  measured.launch = "grid 16";
  out.measured["coarsen x 4"] = measured;
  out.measuredLaunch = launch;
  out.newest = "coarsen x 4";
  return out;
}

SavedSession sample() {
  SavedSession session;
  session.sources.push_back(
      {.path = "/home/ada/work/turn.cu", .hash = sourceHashOf("one two three\n"), .text = "one two three\n"});
  session.sources.push_back({.path = "/opt/lib/turn.h", .hash = sourceHashOf("")});
  session.kernel = {.name = "turn"};
  session.launchSite = 1;
  session.architecture = "sm_80";
  session.flags = SavedFlags{.flags = {"-DN=4", "-Iinclude"}, .folder = "/home/ada/work"};
  SavedKernel kernel{.key = {.name = "turn"}, .space = "coarsen x 1,2,4"};
  kernel.plan = transform::draftOf(planOf("coarsen x 4; coarsen y 2"));
  kernel.plan.back().isOn = false;
  kernel.launch.grid[model::Axis::x] = 16;
  kernel.launch.sharedBytes = 256;
  kernel.launch.form.arguments["x"] = run::BufferForm{.elements = 1024};
  session.kernels.push_back(kernel);
  session.tuning = SavedTuning{.strategy = "genetic", .evaluations = 40, .seconds = 90, .allowsReorder = true};
  session.notes = "Grüße\n";
  session.layout = {.version = 4, .state = "AAAA"};
  session.results.push_back(sampleResults());
  return session;
}

Error errorOf(const std::string &text) {
  const auto session = parseSavedSession(text, "/home/ada/work", "a.warpgrain");
  EXPECT_FALSE(session.has_value());
  return session.has_value() ? Error() : session.error();
}

std::string changed(const std::function<void(nlohmann::json &)> &change) {
  auto document = nlohmann::json::parse(textOf(sample(), "/home/ada/work"));
  change(document);
  return document.dump();
}

TEST(SavedSession, IsReadAsItWasWritten) {
  const SavedSession session = sample();
  const std::string text = textOf(session, "/home/ada/work");
  const auto again = parseSavedSession(text, "/home/ada/work", "a.warpgrain");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->sources, session.sources);
  EXPECT_EQ(again->kernel, session.kernel);
  EXPECT_EQ(again->launchSite, 1U);
  EXPECT_EQ(again->architecture, "sm_80");
  EXPECT_EQ(again->flags, session.flags);
  EXPECT_EQ(again->kernels, session.kernels);
  EXPECT_EQ(again->tuning, session.tuning);
  EXPECT_EQ(again->notes, session.notes);
  EXPECT_EQ(again->layout, session.layout);
  EXPECT_FALSE(again->isNewer);
  EXPECT_EQ(textOf(*again, "/home/ada/work"), text);
}

TEST(SavedSession, RefersToSourcesRelativeToItsFolderAndMovesWithThem) {
  const std::string text = textOf(sample(), "/home/ada/work/sessions");
  EXPECT_NE(text.find("\"../turn.cu\""), std::string::npos) << text;
  const auto moved = parseSavedSession(text, "/srv/copy/sessions", "a.warpgrain");
  ASSERT_TRUE(moved) << moved.error().message;
  EXPECT_EQ(moved->sources[0].path, "/srv/copy/turn.cu");
  EXPECT_EQ(moved->flags->folder, "/srv/copy");
}

TEST(SavedSession, HoldsAbsolutePathsWhereItHasNoFolder) {
  const auto again = parseSavedSession(textOf(sample(), {}), {}, "recovery");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->sources[1].path, "/opt/lib/turn.h");
}

TEST(SavedSession, BringsRowsBackWithTheirTextsAndOccupancy) {
  const auto again = parseSavedSession(textOf(sample(), {}), {}, "a.warpgrain");
  ASSERT_TRUE(again);
  const SavedResults &results = again->results.front();
  const auto variant = variantOf(results.rows.front(), unitOf("one two three\n"), "sm_90");
  ASSERT_TRUE(variant);
  const Variant expected = builtVariant();
  EXPECT_EQ(variant->plan, expected.plan);
  EXPECT_EQ(variant->status, VariantStatus::built);
  EXPECT_EQ(variant->texts, expected.texts);
  EXPECT_EQ(variant->resources, expected.resources);
  EXPECT_EQ(variant->verdict.kind, dependence::VerdictKind::legalIf);
  EXPECT_EQ(variant->verdict.assumptions, expected.verdict.assumptions);
  EXPECT_EQ(variant->compileTime, expected.compileTime);
  ASSERT_TRUE(variant->occupancy) << variant->occupancyReason;
  EXPECT_GT(variant->occupancy->occupancy, 0);
  EXPECT_TRUE(variant->cubin.empty());
}

TEST(SavedSession, BringsResultsOfRunsBack) {
  const auto again = parseSavedSession(textOf(sample(), {}), {}, "a.warpgrain");
  ASSERT_TRUE(again);
  const SavedResults expected = sampleResults();
  const SavedResults &results = again->results.front();
  ASSERT_EQ(results.verified.size(), 1U);
  EXPECT_EQ(results.verified.front().launch, expected.verified.front().launch);
  EXPECT_EQ(results.verified.front().result, expected.verified.front().result);
  const VariantMeasurement &measured = results.measured.at("coarsen x 4");
  EXPECT_EQ(measured.row.samples, expected.measured.at("coarsen x 4").row.samples);
  EXPECT_EQ(measured.row.summary.median, 11);
  EXPECT_EQ(measured.environment.gpu, "H100");
  EXPECT_EQ(results.measuredLaunch, expected.measuredLaunch);
  EXPECT_EQ(results.newest, "coarsen x 4");
}

TEST(SavedSession, BringsNoRowBackToAnotherText) {
  const SavedRow row = sampleResults().rows.front();
  EXPECT_FALSE(variantOf(row, unitOf("one two five\n"), "sm_90"));
  EXPECT_FALSE(variantOf(row, unitOf("x"), "sm_90"));
  EXPECT_NE(textHashOf(unitOf("one two five\n")), textHashOf(unitOf("one two three\n")));
}

TEST(SavedSession, EditsHoldWhatDiffersWhateverItIs) {
  const std::vector<std::string> texts{"", "a", "aa", "aaa", "ab", "ba", "aba", "abab", "xaby"};
  for (const std::string &before : texts)
    for (const std::string &after : texts) {
      Variant variant = builtVariant();
      variant.texts["/home/ada/work/turn.cu"] = after;
      const auto back = variantOf(savedRowOf(variant, unitOf(before)), unitOf(before), "sm_90");
      ASSERT_TRUE(back) << before << " " << after;
      EXPECT_EQ(back->texts, variant.texts) << before;
    }
}

TEST(SavedSession, SaysWhatIsWrongWithAFileAndWhere) {
  EXPECT_NE(errorOf("").message.find("a.warpgrain is no session that can be opened: it is not JSON"),
            std::string::npos);
  const std::string whole = textOf(sample(), {});
  EXPECT_NE(errorOf(whole.substr(0, whole.size() / 2)).message.find("cut off"), std::string::npos);
  EXPECT_NE(errorOf("{}").message.find("does not say"), std::string::npos);
  const Error step = errorOf(changed([](auto &json) { json["kernels"][0]["plan"][0]["step"] = "frobnicate"; }));
  EXPECT_EQ(step.kind, ErrorKind::input);
  EXPECT_NE(step.message.find("kernels[0].plan[0].step"), std::string::npos) << step.message;
  EXPECT_NE(step.message.find("was left as it is"), std::string::npos) << step.message;
  EXPECT_NE(errorOf(changed([](auto &json) { json["sources"] = nlohmann::json::array(); })).message.find("sources"),
            std::string::npos);
  EXPECT_NE(errorOf(changed([](auto &json) { json.erase("version"); })).message.find("version"), std::string::npos);
}

/// A hostile file must not take the whole stack.
TEST(SavedSession, RefusesWhatIsNestedTooDeeply) {
  const std::string deep = std::string(300000, '[') + std::string(300000, ']');
  for (const char *key : {"\"form\"", "\"unknown\"", "\"notes\""}) {
    const std::string text = R"({"type": "warpgrain session", "version": 1, "sources": [{"path": "a.cu", "hash": ""}],)"
                             R"("kernels": [{"name": "k", "launch": {)" +
                             std::string(key) + ": " + deep + "}}]}";
    EXPECT_NE(errorOf(text).message.find("nested too deeply"), std::string::npos);
  }
  EXPECT_NE(errorOf(deep).message.find("nested too deeply"), std::string::npos);
}

TEST(SavedSession, KnowsForRecoveryWhichFileItWas) {
  SavedSession session = sample();
  session.fileHash = sourceHashOf("the file");
  EXPECT_EQ(parseSavedSession(textOf(session, {}), {}, "a")->fileHash, sourceHashOf("the file"));
  EXPECT_TRUE(isSameWork(session, sample()));
}

TEST(SavedSession, ReadsWhatItKnowsOfANewerVersion) {
  const auto session = parseSavedSession(changed([](auto &json) {
                                           json["version"] = savedSessionVersion + 1;
                                           json["weather"] = "fine";
                                         }),
                                         "/home/ada/work", "a.warpgrain");
  ASSERT_TRUE(session) << session.error().message;
  EXPECT_TRUE(session->isNewer);
  EXPECT_EQ(session->kernels, sample().kernels);
}

TEST(SavedSession, SaysThatANewerVersionIsNeededWhereItCannotRead) {
  const Error error = errorOf(changed([](auto &json) {
    json["version"] = savedSessionVersion + 1;
    json["kernels"][0]["plan"][0]["step"] = "levitate 3";
  }));
  EXPECT_NE(error.message.find("was written by a newer version of Warpgrain"), std::string::npos) << error.message;
  EXPECT_NE(error.message.find("Install the newer version."), std::string::npos);
}

TEST(SavedSession, LooksAndLayoutAreNoWork) {
  SavedSession other = sample();
  other.kernel = {.name = "another"};
  other.layout.state = "BBBB";
  other.launchSite = 0;
  EXPECT_TRUE(isSameWork(sample(), other));
  other.notes += "more";
  EXPECT_FALSE(isSameWork(sample(), other));
  other = sample();
  other.results.front().verified.clear();
  EXPECT_FALSE(isSameWork(sample(), other));
}

TEST(SavedSession, HoldsKernelsByHandWithTheirTextsAndResults) {
  const model::Unit unit = unitOf("one two three\n");
  const HandText edited{.name = "coarsen x 4, edited",
                        .file = "/home/ada/work/turn.cu",
                        .kernel = "turn",
                        .texts = {{"/home/ada/work/turn.cu", "one\r\ntwo"}}};
  const HandText other{.name = "turn in b.cu",
                       .file = "/home/ada/bo/b.cu",
                       .kernel = "turn",
                       .texts = {{"/home/ada/bo/b.cu", "theirs\n"}, {"/home/ada/bo/b.h", "#pragma once\n"}}};
  SavedSession session = sample();
  session.kernels.push_back(
      {.key = {.name = "turn"}, .plan = {}, .space = {}, .launch = {}, .byHand = {edited, other}});
  Variant built{.id = 1, .byHand = std::make_shared<const HandText>(other), .status = VariantStatus::built};
  built.resources = {{.mangledName = "_Z4turnPfi", .name = "turn", .registersPerThread = 24}};
  session.results = {sampleResults()};
  session.results.front().handRows.push_back(savedRowOf(built, unit));
  const auto read = parseSavedSession(textOf(session, "/home/ada/work"), "/home/bo/copy", "s");
  ASSERT_TRUE(read) << read.error().message;
  const std::vector<HandText> &hands = read->kernels.back().byHand;
  ASSERT_EQ(hands.size(), 2U);
  EXPECT_EQ(hands[0].texts.at("/home/bo/copy/turn.cu"), "one\r\ntwo");
  EXPECT_EQ(hands[1].file, "/home/bo/bo/b.cu"); // moved with the session
  EXPECT_EQ(hands[1].texts.at("/home/bo/bo/b.h"), "#pragma once\n");
  ASSERT_EQ(read->results.front().handRows.size(), 1U);
  const SavedRow &row = read->results.front().handRows.front();
  const auto found = variantOf(row, {std::make_shared<const HandText>(hands[1])}, unit, "sm_90");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->texts.at("/home/ada/work/turn.cu"), "theirs\n"); // in the place of the original's
  EXPECT_EQ(found->resources.front().registersPerThread, 24U);
  EXPECT_FALSE(variantOf(row, {std::make_shared<const HandText>(hands[0])}, unit, "sm_90"));
  EXPECT_NE(textOf(session, {}).find("\"version\": 2"), std::string::npos);
}

TEST(SavedSession, HoldsRowsThatAreWrittenOnly) {
  SavedSession session = sample();
  ASSERT_FALSE(session.results.empty());
  session.results.front().rows.front().variant.status = VariantStatus::written;
  const std::string text = textOf(session, {});
  EXPECT_NE(text.find("\"version\": 4"), std::string::npos);
  const auto again = parseSavedSession(text, {}, "a.warpgrain");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_FALSE(again->isNewer);
  EXPECT_EQ(again->results.front().rows.front().variant.status, VariantStatus::written);
}

/// Programs that know no kernels by hand read all that there is.
TEST(SavedSession, WithoutKernelsByHandIsOfTheFirstVersion) {
  EXPECT_NE(textOf(sample(), {}).find("\"version\": 1"), std::string::npos);
}

/// The file in front is at the top, where earlier programs look for it.
TEST(SavedSession, HasTheOtherOpenFilesInTheirOrder) {
  SavedSession session = sample();
  SavedSession left = sample();
  left.sources = {{.path = "/home/ada/work/left.cu", .hash = sourceHashOf("left")}};
  left.layout = {};
  SavedSession right = left;
  right.sources.front().path = "/home/ada/right.cu";
  right.notes = "right";
  right.results.clear();
  session.others = {left, right};
  session.tab = 1;
  const std::string text = textOf(session, "/home/ada/work");
  EXPECT_NE(text.find("\"version\": 3"), std::string::npos);
  EXPECT_NE(text.find("\"../right.cu\""), std::string::npos);
  const auto again = parseSavedSession(text, "/srv/copy", "a.warpgrain");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(openedFilesOf(*again), (std::vector<fs::path>{"/srv/copy/left.cu", "/srv/copy/turn.cu", "/srv/right.cu"}));
  ASSERT_EQ(again->others.size(), 2U);
  EXPECT_EQ(again->others[0].kernels, session.kernels);
  EXPECT_EQ(again->others[0].results.size(), 1U);
  EXPECT_EQ(again->others[1].notes, "right");
  EXPECT_EQ(textOf(*parseSavedSession(text, "/home/ada/work", "a.warpgrain"), "/home/ada/work"), text);
  // Each unit is compared by itself.
  EXPECT_TRUE(isSameWork(session, sample()));
}

TEST(SavedSession, RefusesOtherFilesWithoutASource) {
  const Error error = errorOf(changed([](auto &json) {
    json["version"] = 3;
    json["others"] = {{{"sources", nlohmann::json::array()}}};
  }));
  EXPECT_NE(error.message.find("others[0].sources"), std::string::npos) << error.message;
  const auto far = parseSavedSession(changed([](auto &json) { json["tab"] = 7; }), "/home/ada/work", "a.warpgrain");
  ASSERT_TRUE(far);
  EXPECT_EQ(far->tab, 0U);
}

TEST(SavedSession, IsReadFromAFile) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const fs::path file = folder->path() / "a.warpgrain";
  EXPECT_NE(readSavedSession(file).error().message.find("does not exist"), std::string::npos);
  ASSERT_TRUE(writeFileAtomically(file, textOf(sample(), "/home/ada/work")));
  const auto session = readSavedSession(file);
  ASSERT_TRUE(session) << session.error().message;
  EXPECT_EQ(session->sources.front().path, folder->path() / "turn.cu");
}

} // namespace
} // namespace warpgrain::session
