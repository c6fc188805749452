// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/LaunchForm.h"

#include "core/base/Files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace warpgrain::run {
namespace {

using testing::HasSubstr;

const std::string wholeForm = R"({
  "grid": [4, 2], "block": [32, 8, 1], "shared_bytes": 256, "seed": 9,
  "arguments": {"n": 1024, "alpha": 0.5, "flip": true, "none": null,
                "A": {"fill": "random", "seed": 3, "low": -2, "high": 2, "elements": 100},
                "B": {"fill": "constant", "value": 7, "bytes": 64}},
  "symbols": {"table": {"fill": "ramp"}},
  "tolerance": {"relative": 1e-6}
})";

TEST(LaunchForm, IsReadInFull) {
  const auto form = launchFormFromJson(wholeForm);
  ASSERT_TRUE(form) << form.error().message;
  EXPECT_EQ(form->grid, (std::array<std::int64_t, 3>{4, 2, 1}));
  EXPECT_EQ(form->block, (std::array<std::int64_t, 3>{32, 8, 1}));
  EXPECT_EQ(form->sharedBytes, 256U);
  EXPECT_EQ(std::get<std::int64_t>(form->arguments.at("n")), 1024);
  EXPECT_EQ(std::get<double>(form->arguments.at("alpha")), 0.5);
  EXPECT_TRUE(std::get<bool>(form->arguments.at("flip")));
  EXPECT_TRUE(std::get<BufferForm>(form->arguments.at("none")).isNull);
  const auto &a = std::get<BufferForm>(form->arguments.at("A"));
  EXPECT_EQ(a.elements, 100U);
  EXPECT_EQ(a.fill->seed, 3U);
  EXPECT_EQ(a.fill->low, -2);
  EXPECT_EQ(std::get<BufferForm>(form->arguments.at("B")).fill->kind, FillKind::constant);
  EXPECT_EQ(form->symbols.at("table").fill->kind, FillKind::ramp);
  EXPECT_EQ(form->tolerance.relative, 1e-6);
}

TEST(LaunchForm, SurvivesPrinting) {
  const auto form = launchFormFromJson(wholeForm);
  ASSERT_TRUE(form);
  const auto again = launchFormFromJson(toJson(*form));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(toJson(*again), toJson(*form));
}

TEST(LaunchForm, WhatIsWrongIsNamed) {
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"[]", "no JSON object"},
      {"{", "no JSON object"},
      {R"({"gird": [1]})", "\"gird\""},
      {R"({"grid": []})", "\"grid\""},
      {R"({"grid": [1, 2, 3, 4]})", "\"grid\""},
      {R"({"block": [0]})", "\"block\""},
      {R"({"block": [-1]})", "\"block\""},
      {R"({"block": ["32"]})", "\"block\""},
      {R"({"shared_bytes": 1.5})", "\"shared_bytes\""},
      {R"({"arguments": 3})", "\"arguments\""},
      {R"({"arguments": {"A": "zero"}})", "arguments.A"},
      {R"({"arguments": {"A": {"fill": "noise"}}})", "arguments.A"},
      {R"({"arguments": {"A": {"fill": 3}}})", "arguments.A"},
      {R"({"arguments": {"A": {"elements": -3}}})", "arguments.A.elements"},
      {R"({"arguments": {"A": {"fill": "file"}}})", "\"file\""},
      {R"({"arguments": {"A": {"size": 3}}})", "\"size\""},
      {R"({"tolerance": {"relative": -1}})", "tolerance.relative"},
  };
  for (const auto &[text, word] : wrong) {
    const auto form = launchFormFromJson(text);
    ASSERT_FALSE(form) << text;
    EXPECT_EQ(form.error().kind, ErrorKind::usage);
    EXPECT_THAT(form.error().message, HasSubstr(word)) << text;
  }
}

/// The schema is what people read: it names every key, and no other.
TEST(LaunchForm, HasTheKeysOfItsSchema) {
  const auto text = readTextFile(WARPGRAIN_LAUNCH_SCHEMA);
  ASSERT_TRUE(text) << text.error().message;
  const auto schema = nlohmann::json::parse(*text);
  for (const auto &[key, value] : schema["properties"].items()) {
    const auto probe = launchFormFromJson("{\"" + key + "\": \"no such value\"}");
    ASSERT_FALSE(probe);
    EXPECT_THAT(probe.error().message, testing::Not(HasSubstr("has no key"))) << key;
  }
  const auto unknown = launchFormFromJson(R"({"?": 1})");
  for (const auto &[key, value] : schema["properties"].items())
    EXPECT_THAT(unknown.error().message, HasSubstr(key));
}

} // namespace
} // namespace warpgrain::run
