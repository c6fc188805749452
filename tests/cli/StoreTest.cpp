// SPDX-License-Identifier: Apache-2.0
//
// `store`: what is kept of earlier evaluations.
#include "core/base/Files.h"
#include "tests/cli/CliTest.h"
#include "tests/unit/tune/store/SampleRecords.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string tuned = R"({"results": [
  {"configuration": {"block_size_x": 32, "tile_size": 2}, "times": {"compilation": 7}, "invalidity": "correct",
   "correctness": 1, "objectives": ["time"], "measurements": [{"name": "time", "value": 2, "unit": "ms"}]},
  {"configuration": {"block_size_x": 64, "tile_size": 2}, "times": {}, "invalidity": "compile", "correctness": 0,
   "measurements": []}]})";

class StoreCommand : public CliTest {
protected:
  void put(const std::vector<tune::Record> &records, const std::string &name = "store.sqlite") const {
    auto store = tune::Store::open(path(name));
    ASSERT_TRUE(store) << store.error().message;
    ASSERT_TRUE(store->put(records));
  }

  std::string output(const std::vector<std::string> &arguments, int exitCode = 0) const {
    const CliOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, exitCode) << outcome.errors;
    return outcome.output;
  }

  /// Expects that the handbook's page on JSON names every key.
  void expectDescribed(const json &answer) const {
    static const std::string page = readTextFile(WARPGRAIN_JSON_PAGE).value();
    if (!answer.is_structured()) return;
    for (const auto &[key, value] : answer.items()) {
      EXPECT_TRUE(answer.is_array() || page.contains('`' + key + '`')) << "json.md does not name " << key;
      if (key != "settings" && key != "gpu") expectDescribed(value);
    }
  }

  json answer(std::vector<std::string> arguments, int exitCode = 0) const {
    arguments.emplace_back("--json");
    const CliOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, exitCode) << outcome.errors;
    const json out = outcome.json();
    expectDescribed(out);
    return out;
  }
};

TEST_F(StoreCommand, ThatWasNeverUsedIsEmptyAndIsNotMade) {
  EXPECT_EQ(output({"store", "path"}), path("store.sqlite").string() + "\n");
  EXPECT_THAT(output({"store", "list"}), HasSubstr("is empty"));
  EXPECT_EQ(answer({"store", "list"})["kernels"], json::array());
  expectFailure({"store", "show", "blur"}, 3, {"There is no store"});
  expectFailure({"store", "list", "--store", "gone.sqlite"}, 3, {"There is no store gone.sqlite"});
  EXPECT_FALSE(fs::exists(path("store.sqlite")));
}

TEST_F(StoreCommand, ListsKernelsWithTheirBestPlan) {
  put({sampleRecord("coarsen x 4"), sampleRecord("unroll k 2", 3), refusedRecord("coarsen x 8")});
  EXPECT_THAT(output({"store", "list"}), testing::ContainsRegex("image::blur<3> +NVIDIA H100 PCIe.* 2 +2 +1 +2.00 +"
                                                                "10.1[23] +coarsen x 4"));
  const json kernels = answer({"store", "list"})["kernels"];
  ASSERT_EQ(kernels.size(), 2U);
  EXPECT_EQ(kernels[0]["device"], nullptr);
  EXPECT_EQ(kernels[0]["best"], nullptr);
  EXPECT_EQ(kernels[1]["records"], 2);
  EXPECT_EQ(kernels[1]["best"]["plan"], "coarsen x 4");
  EXPECT_EQ(kernels[1]["best"]["speed_up"], 2);
}

TEST_F(StoreCommand, ShowsTheFastestFirst) {
  put({sampleRecord("unroll k 2", 3), sampleRecord("coarsen x 4"), refusedRecord("coarsen x 8")});
  const std::string shown = output({"store", "show", "blur"});
  EXPECT_LT(shown.find("coarsen x 4"), shown.find("unroll k 2")) << shown;
  EXPECT_THAT(shown,
              HasSubstr("source 01234567 (blur.cu), launch fedcba98 (grid 64x1x1, block 256x1x1), nvcc 13.0.88"));
  EXPECT_THAT(shown, Not(HasSubstr("coarsen x 8")));
  EXPECT_THAT(shown, HasSubstr("and 1 more, which --all shows"));
  EXPECT_THAT(output({"store", "show", "image::blur<3>", "--all"}),
              testing::ContainsRegex("refused .*coarsen x 8: The step may not be made"));
  expectFailure({"store", "show", "blurr"}, 2, {"nothing of a kernel blurr", "it has image::blur<3>"});
  EXPECT_EQ(output({"store", "show", "blur", "--source", "ffff"}, 1), "No record is as asked for.\n");
  const std::string other = output({"store", "show", "blur", "--device", "B200", "--all"});
  EXPECT_THAT(other, HasSubstr("image::blur<3> on any\n")) << "a refusal holds on every device";
  EXPECT_THAT(other, Not(HasSubstr("H100")));
}

TEST_F(StoreCommand, ShowsEverythingAsJson) {
  put({sampleRecord("coarsen x 4")});
  const json records = answer({"store", "show", "blur", "--device", "H100"})["records"];
  ASSERT_EQ(records.size(), 1U);
  EXPECT_EQ(records[0]["answer"], "measured");
  EXPECT_EQ(records[0]["beside"], "FASTER");
  EXPECT_EQ(records[0]["median_us"], 10.125);
  EXPECT_EQ(records[0]["configuration"][0], json({{"name", "coarsen x"}, {"value", 4}}));
  EXPECT_EQ(records[0]["result"]["samples_us"].size(), 3U);
  EXPECT_EQ(records[0]["environment"]["gpu"]["uuid"], "GPU-1");
}

TEST_F(StoreCommand, ImportsAndExportsT4) {
  write("gemm.t4.json", tuned);
  EXPECT_EQ(output({"store", "import", "gemm.t4.json", "--device", "A100"}), "2 records added, 0 were there before\n");
  EXPECT_EQ(answer({"store", "import", "gemm.t4.json", "-k", "gemm", "--device", "A100"})["known"], 2);
  EXPECT_THAT(output({"store", "list"}), testing::ContainsRegex("gemm +A100 +2 +1 +1 +2000.00 +block_size_x = 32"));
  put({sampleRecord("coarsen x 4")});
  EXPECT_EQ(output({"store", "export", "--t4", "all.json"}), "3 results written\n");
  EXPECT_EQ(answer({"store", "export", "--t4", "one.json", "-k", "gemm", "--device", "A100"})["results"], 2);
  EXPECT_EQ(json::parse(read("one.json"))["results"][0]["configuration"]["block_size_x"], 32);
  expectFailure({"store", "export", "--t4", "none.json", "--device", "B200"}, 1, {"No measurement is as asked for"});
  EXPECT_FALSE(fs::exists(path("none.json")));
}

TEST_F(StoreCommand, AFileThatIsNoT4AddsNothing) {
  write("gemm.t4.json", tuned);
  write("letter.json", "Dear reader");
  expectFailure({"store", "import", "gemm.t4.json", "letter.json"}, 3, {"letter.json", "no JSON"});
  EXPECT_FALSE(fs::exists(path("store.sqlite")));
}

TEST_F(StoreCommand, MergesOthersAndLeavesThemAsTheyAre) {
  put({sampleRecord("a"), sampleRecord("b")}, "other.sqlite");
  put({sampleRecord("b"), sampleRecord("c")});
  const std::string before = read("other.sqlite");
  EXPECT_EQ(output({"store", "merge", "other.sqlite"}), "1 records added, 1 were there before\n");
  EXPECT_EQ(answer({"store", "merge", "other.sqlite"})["added"], 0);
  EXPECT_EQ(read("other.sqlite"), before);
  expectFailure({"store", "merge", "gone.sqlite"}, 3, {"There is no store gone.sqlite"});
  write("letter.sqlite", "Dear reader");
  expectFailure({"store", "merge", "letter.sqlite"}, 3, {"letter.sqlite is damaged"});
  EXPECT_EQ(read("letter.sqlite"), "Dear reader");
}

TEST_F(StoreCommand, ADamagedStoreIsSetAsideWithANote) {
  write("store.sqlite", "no database");
  write("gemm.t4.json", tuned);
  const CliOutcome outcome = run({"store", "import", "gemm.t4.json"});
  EXPECT_EQ(outcome.exitCode, 0);
  EXPECT_THAT(outcome.errors, testing::ContainsRegex("note: The store .* was damaged. It is kept as .*damaged-"));
  const auto files = everything();
  EXPECT_TRUE(std::ranges::any_of(files, [](const auto &file) { return file.second == "no database"; }));
}

TEST_F(StoreCommand, WrongUsageIsTold) {
  expectFailure({"store"}, 2, {"subcommand"});
  expectFailure({"store", "show"}, 2, {"kernel is required"});
  expectFailure({"store", "show", "blur", "--device", ""}, 2, {"--device", "the value is empty"});
  expectFailure({"store", "export"}, 2, {"--t4 is required"});
  expectFailure({"store", "import"}, 2, {"files is required"});
  for (const char *part : {"list", "show", "import", "export", "merge", "path"})
    EXPECT_EQ(run({"store", part, "--help"}).exitCode, 0);
}

} // namespace
} // namespace warpgrain::tests
