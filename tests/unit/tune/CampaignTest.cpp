// SPDX-License-Identifier: Apache-2.0
#include "core/tune/Campaign.h"

#include "core/base/Files.h"
#include "tests/analyze/SchemaCheck.h"

#include <gmock/gmock.h>

namespace warpgrain::tune {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const char *const two = R"({"version": 1, "kernels": [
  {"name": "a", "source": "src/a.cu", "kernel": "scale", "flags": ["-DN=4"], "plans": ["coarsen x 2", "coarsen x 2"],
   "spaces": ["coarsen x 1,2,4"], "launch": {"grid": [4], "arguments": {"n": 7}},
   "tolerance": {"relative": 0.001},
   "hand_written": [{"name": "by-hand", "source": "hand.cu", "grid": [2, 2], "block": [64]}]},
  {"name": "b", "source": "/abs/b.cu", "program": {"command": ["./app", "-n", "4"], "folder": "run", "launch": 3}}]})";

TEST(Campaigns, AreReadWithPathsRelativeToTheirFolder) {
  const auto campaign = parseCampaign(two, "/home/me");
  ASSERT_TRUE(campaign) << campaign.error().message;
  ASSERT_EQ(campaign->kernels.size(), 2U);
  const CampaignKernel &a = campaign->kernels[0];
  EXPECT_EQ(a.source, "/home/me/src/a.cu");
  EXPECT_EQ(a.flags, std::vector<std::string>{"-DN=4"});
  ASSERT_EQ(a.plans.size(), 2U) << "each once, and not the one that changes nothing";
  EXPECT_EQ(toString(a.plans[1]), "coarsen x 4");
  EXPECT_EQ(a.launch.grid, (std::array<std::int64_t, 3>{4, 1, 1}));
  ASSERT_TRUE(a.tolerance);
  EXPECT_EQ(a.tolerance->relative, 0.001);
  ASSERT_EQ(a.handWritten.size(), 1U);
  EXPECT_EQ(a.handWritten[0].source, "/home/me/hand.cu");
  EXPECT_EQ(a.handWritten[0].grid, (std::array<std::int64_t, 3>{2, 2, 1}));
  const CampaignKernel &b = campaign->kernels[1];
  EXPECT_EQ(b.source, "/abs/b.cu");
  ASSERT_TRUE(b.program);
  EXPECT_EQ(b.program->command, (std::vector<std::string>{"/home/me/app", "-n", "4"}));
  EXPECT_EQ(b.program->folder, "/home/me/run");
  EXPECT_EQ(b.program->launch, 3U);
}

TEST(Campaigns, AProgramWithoutAFolderIsLookedForOnPath) {
  const auto campaign = parseCampaign(
      R"({"version": 1, "kernels": [{"name": "b", "source": "b.cu", "program": {"command": ["app"]}}]})", "/x");
  ASSERT_TRUE(campaign) << campaign.error().message;
  EXPECT_EQ(campaign->kernels[0].program->command.front(), "app");
}

TEST(Campaigns, MistakesAreToldWithTheirPlace) {
  const auto with = [](const std::string &kernel) { return R"({"version": 1, "kernels": [)" + kernel + "]}"; };
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"no json", "is no JSON"},
      {R"({"version": 2, "kernels": []})", "version"},
      {R"({"version": 1, "kernels": []})", "kernels"},
      {with(R"({"source": "a.cu"})"), "kernels[0].name is missing"},
      {with(R"({"name": "../a", "source": "a.cu"})"), "kernels[0].name must be made of"},
      {with(R"({"name": "a.captured", "source": "a.cu"})"), "kernels[0].name must not end with \".captured\""},
      {with(R"({"name": "a", "source": "a.cu"}, {"name": "a", "source": "b.cu"})"), "kernels[1] has the name a"},
      {with(R"({"name": "a", "source": "a.cu", "factor": 2})"), "factor"},
      {with(R"({"name": "a", "source": "a.cu", "plans": ["coarsen q 2"]})"), "coarsen q 2"},
      {with(R"({"name": "a", "source": "a.cu", "spaces": ["coarsen x 1,q"]})"), "kernels[0].spaces"},
      {with(R"({"name": "a", "source": "a.cu", "launch": {"grit": [1]}})"), "kernels[0].launch"},
      {with(R"({"name": "a", "source": "a.cu", "launch": {}, "program": {"command": ["x"]}})"),
       "leave one of them out"},
      {with(R"({"name": "a", "source": "a.cu", "program": {"command": []}})"), "command"},
      {with(R"({"name": "a", "source": "a.cu", "program": {"command": ["x"], "launch": 0}})"), "launch"},
      {with(
           R"({"name": "a", "source": "a.cu", "hand_written": [{"name": "h", "source": "h.cu", "grid": [0], "block": [1]}]})"),
       "kernels[0].hand_written[0].grid"},
  };
  for (const auto &[text, word] : wrong) {
    const auto campaign = parseCampaign(text, "/");
    ASSERT_FALSE(campaign) << text;
    EXPECT_EQ(campaign.error().kind, ErrorKind::usage) << text;
    EXPECT_THAT(campaign.error().message, HasSubstr(word)) << text;
  }
}

/// The schema is what people read: it takes what is read, and refuses keys that are not.
TEST(Campaigns, HaveTheKeysOfTheirSchema) {
  const json schema = json::parse(readFile(WARPGRAIN_CAMPAIGN_SCHEMA).value());
  EXPECT_THAT(tests::schemaErrors(schema, json::parse(two)), testing::IsEmpty());
  json wrong = json::parse(two);
  wrong["kernels"][0]["factor"] = 2;
  EXPECT_THAT(tests::schemaErrors(schema, wrong), testing::Not(testing::IsEmpty()));
}

TEST(Campaigns, TheOneOfTheExamplesCanBeRead) {
  const std::filesystem::path file = std::filesystem::path(WARPGRAIN_EXAMPLES) / "campaign.json";
  const auto text = readFile(file);
  ASSERT_TRUE(text) << text.error().message;
  const auto campaign = parseCampaign(*text, file.parent_path());
  ASSERT_TRUE(campaign) << campaign.error().message;
  const json schema = json::parse(readFile(WARPGRAIN_CAMPAIGN_SCHEMA).value());
  EXPECT_THAT(tests::schemaErrors(schema, json::parse(*text)), testing::IsEmpty());
  for (const CampaignKernel &kernel : campaign->kernels) {
    EXPECT_TRUE(std::filesystem::exists(kernel.source)) << kernel.source;
    EXPECT_FALSE(kernel.handWritten.empty()) << kernel.name << " has nothing to be compared with";
    for (const HandWritten &hand : kernel.handWritten)
      EXPECT_TRUE(std::filesystem::exists(hand.source)) << hand.source;
  }
}

} // namespace
} // namespace warpgrain::tune
