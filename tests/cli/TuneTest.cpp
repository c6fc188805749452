// SPDX-License-Identifier: Apache-2.0
//
// Variants of a source measured with the real runner and compiler, and a driver that needs no GPU: `tune`, and
// `measure` with a launch that was recorded.
#include "core/base/Subprocess.h"
#include "core/build/CudaToolkit.h"
#include "core/measure/BundleReader.h"
#include "tests/cli/CliTest.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const char *const twice = "static __global__ void twice(float *out, const float *in, int n) {\n"
                          "  int i = blockIdx.x * 256 + threadIdx.x;\n  if (i < n) out[i] = 2 * in[i];\n}\n"
                          "void go(float *out, float *in) { twice<<<4, 256>>>(out, in, 1000); }\n";

class Tune : public CliTest {
protected:
  void SetUp() override {
    const auto toolkit = build::findCudaToolkit();
    if (!toolkit || !toolkit->nvcc) GTEST_SKIP() << "There is no nvcc on this machine";
    write("twice.cu", twice);
    write("hand.cu", "__global__ void twice(float *out, const float *in, int n) {\n"
                     "  for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] + in[i];\n}\n");
  }

  /// Real machine code is taken for a kernel that doubles.
  CliOutcome runWith(std::vector<std::string> arguments, const std::string &behaviour = "double",
                     const std::vector<std::pair<std::string, std::string>> &environment = {}) const {
    arguments.insert(arguments.begin(), WARPGRAIN_CLI);
    SubprocessRequest request{
        .arguments = arguments,
        .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA},
                        {"WARPGRAIN_STORE", path("store.sqlite").string()},
                        {"FAKE_CUDA_CUBIN", "kernel _Z5twicePfPKfi " + behaviour + " 100 8 8 4\n" +
                                                "kernel _Z5twice4dim3PfPKfi " + behaviour + " 100 12 8 8 4\n"}}};
    request.environment.insert(request.environment.end(), environment.begin(), environment.end());
    const auto outcome = runSubprocess(request);
    EXPECT_TRUE(outcome) << outcome.error().message;
    if (!outcome) return {};
    return {outcome->exitCode.value_or(-1), outcome->standardOutput, outcome->standardError};
  }

  std::string campaign(const std::string &kernels) const {
    write("campaign.json", R"({"version": 1, "kernels": [)" + kernels + "]}");
    return path("campaign.json").string();
  }

  /// A launch of the kernel as a program had it, expected output and all.
  void writeCapture(const BundleFolder &folder, const std::string &symbol) const {
    writeFiles(folder);
    json bundle = soundBundle();
    bundle["variants"][0]["id"] = "original";
    bundle["variants"][0]["kernel"] = symbol;
    bundle["variants"][0]["module"] = "modules/original.cubin";
    bundle["baseline"] = "original";
    folder.write("modules/original.cubin", "fake module\nkernel " + symbol + " double 100 8 8 4\n");
    std::string numbers(4000, '\0');
    bundle["buffers"][1]["fill"] = {{"kind", "file"}, {"file", "data/in"}};
    bundle["buffers"][0]["expected"] = "data/out";
    folder.write("data/in", numbers);
    folder.write("data/out", numbers);
    folder.writeBundle(bundle);
  }
};

TEST_F(Tune, PrintsTheBestOfEachKernelAndKeepsEveryRow) {
  const std::string file = campaign(
      R"({"name": "one", "source": "twice.cu", "plans": ["coarsen x 2"], "launch": {"arguments": {"n": 1000}},
          "hand_written": [{"name": "by-hand", "source": "hand.cu", "grid": [1], "block": [256]}]},
         {"name": "two", "source": "twice.cu", "launch": {"arguments": {"n": 1000}}},
         {"name": "gone", "source": "gone.cu"})");
  const CliOutcome outcome = runWith(
      {"tune", file, "--budget", "0.2", "--twice", "--csv", path("rows.csv").string(), "-o", path("out").string()});
  EXPECT_EQ(outcome.exitCode, 1) << "one source is not there";
  EXPECT_THAT(outcome.output, testing::ContainsRegex("one +4x1x1 +256x1x1 .* coarsen x 2 .* equal"));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("two +4x1x1 "));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("gone .*gone.cu"));
  EXPECT_THAT(outcome.output, HasSubstr("by hand us"));
  const std::string rows = read("rows.csv");
  EXPECT_THAT(rows, HasSubstr("# Fake GPU"));
  EXPECT_THAT(rows, HasSubstr("one,(by-hand),4x1x1,256x1x1,"));
  EXPECT_THAT(rows, HasSubstr("two,coarsen x 16,"));
  EXPECT_THAT(rows, HasSubstr("two,coarsen grid x 4,"));
  EXPECT_THAT(rows, HasSubstr("gone,,"));
  EXPECT_TRUE(measure::readBundle(path("out") / "two"));
  const CliOutcome only =
      runWith({"tune", file, "--only", "two", "--budget", "0.2", "--json", "-o", path("out").string()});
  EXPECT_EQ(only.exitCode, 0) << only.errors;
  const json out = only.json();
  ASSERT_EQ(out["kernels"].size(), 1U);
  EXPECT_TRUE(out["kernels"][0]["best"].is_string());
  EXPECT_GT(out["kernels"][0]["measurement"]["results"].size(), 6U);
}

TEST_F(Tune, RowsOfMeasureAreKeptWithTheNumbersOfTheirLaunch) {
  const std::string file = path("twice.cu").string();
  const CliOutcome measured = runWith({"measure", file, "--arg", "n=1000", "--step", "coarsen x 2", "--budget", "0.1"});
  EXPECT_EQ(measured.exitCode, 0) << measured.errors;
  const CliOutcome kept = runWith({"store", "show", "twice", "--json"});
  ASSERT_EQ(kept.exitCode, 0) << kept.errors;
  const json records = kept.json()["records"];
  ASSERT_EQ(records.size(), 1U) << "the original is beside each plan, and no plan";
  EXPECT_EQ(records[0]["plan"], "coarsen x 2");
  EXPECT_EQ(records[0]["numbers"]["n"], 1000);
  EXPECT_EQ(records[0]["numbers"]["gridDim.x"], 4);
  EXPECT_EQ(records[0]["numbers"]["dynamicSmemBytes"], 0);
  runWith({"measure", file, "--arg", "n=1000", "--step", "coarsen x 4", "--budget", "0.1", "--no-store"});
  EXPECT_EQ(runWith({"store", "show", "twice", "--json"}).json()["records"].size(), 1U);
}

TEST_F(Tune, SearchesThePlansOfASourceWithoutACampaign) {
  const CliOutcome outcome =
      runWith({"tune", path("twice.cu").string(), "--arg", "n=1000", "--evaluations", "6", "--together", "3",
               "--budget", "0.1", "--t4", path("t4.json").string(), "-o", path("search").string()});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("6 plans evaluated"));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("equal +.*coarsen")) << "the fake GPU's kernel does the same";
  EXPECT_THAT(outcome.output, HasSubstr("--evaluations allows more."));
  EXPECT_THAT(outcome.output, HasSubstr("floor: not known, because the bandwidth of Fake GPU is not known"));
  EXPECT_TRUE(measure::readBundle(path("search") / "round-1"));
  const json t4 = json::parse(read("t4.json"));
  std::size_t correct = 0;
  for (const json &result : t4["results"]) {
    EXPECT_TRUE(result["configuration"].contains("coarsen x"));
    correct += result["invalidity"] == "correct" ? 1U : 0U;
    EXPECT_EQ(result.contains("reason"), result["invalidity"] != "correct");
  }
  EXPECT_EQ(correct, 7U) << "the original is one of them";
  EXPECT_FALSE(t4["results"][0].contains("plan")) << "it has no steps";
  EXPECT_FALSE(t4["results"][1]["plan"].get<std::string>().empty());
}

/// A strategy that goes through the space in order comes to threads along y much later.
TEST_F(Tune, TriesWhatIsRecommendedInItsSecondRound) {
  write("square.cu",
        "static __global__ void twice(float *out, const float *in, int n) {\n"
        "  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;\n  float sum = 0;\n"
        "  for (int k = 0; k < n; ++k)\n    sum += in[row * n + k] * in[k * n + col];\n  out[row * n + col] = sum;\n}\n"
        "void go(float *out, float *in) { twice<<<dim3(64, 64), dim3(16, 16)>>>(out, in, 1024); }\n");
  const auto mergesAlongY = [&](const std::string &recommended) {
    const CliOutcome outcome = runWith({"tune", path("square.cu").string(), "--arg", "n=1024", "--evaluations", "4",
                                        "--together", "2", "--strategy", "exhaustive", "--recommended", recommended,
                                        "--budget", "0.1", "--no-store", "--no-verify", "--json"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    return std::ranges::any_of(outcome.json()["plans"], [](const json &searched) {
      return searched["plan"].get<std::string>().contains("coarsen y");
    });
  };
  EXPECT_TRUE(mergesAlongY("2"));
  EXPECT_FALSE(mergesAlongY("0"));
}

TEST_F(Tune, TellsHowFarTheOriginalIsFromTheFloor) {
  const std::vector<std::string> words{"tune",          path("twice.cu").string(),
                                       "--arg",         "n=1000",
                                       "--evaluations", "2",
                                       "--strategy",    "random",
                                       "--l2",          "flushed",
                                       "--budget",      "0.1"};
  const CliOutcome outcome = runWith(words, "double", {{"FAKE_CUDA_NAME", "NVIDIA H200"}});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("floor: 0.00 us, by memory; the original takes .* times as long"));
  std::vector<std::string> asJson = words;
  asJson.emplace_back("--json");
  const json floor = runWith(asJson, "double", {{"FAKE_CUDA_NAME", "NVIDIA H200"}}).json()["floor"];
  EXPECT_EQ(floor["bytes"], 8000);
  EXPECT_EQ(floor["by"], "memory");
  EXPECT_GT(floor["original_times"], 1);
  EXPECT_TRUE(floor["not_counted"].empty());
}

TEST_F(Tune, FindsNoPlanFasterWhereAllTakeAsLong) {
  const CliOutcome outcome = runWith({"tune", path("twice.cu").string(), "--arg", "n=1000", "--evaluations", "2",
                                      "--strategy", "random", "--budget", "0.1", "--json"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json out = outcome.json();
  EXPECT_EQ(out["ended"], "evaluations");
  EXPECT_EQ(out["evaluated"], 2);
  EXPECT_GT(out["combinations"], 1000);
  for (const json &plan : out["plans"])
    if (plan["answer"] == "measured") {
      EXPECT_NEAR(plan["speed_up"].get<double>(), 1, 0.05);
      EXPECT_TRUE(plan["result"].is_object());
    } else {
      EXPECT_EQ(plan["answer"], "refused");
      EXPECT_FALSE(plan["reason"].get<std::string>().empty());
    }
}

/// The fake GPU with a counter of energy. Blocks of fewer threads are faster, and take more energy.
class TuneEnergy : public Tune {
protected:
  CliOutcome runWithEnergy(const std::vector<std::string> &more, bool hasCounter = true) const {
    std::vector<std::string> words{"tune",          path("twice.cu").string(),
                                   "--arg",         "n=1000",
                                   "--evaluations", "5",
                                   "--strategy",    "random",
                                   "--together",    "5",
                                   "--budget",      "0.05"};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<std::pair<std::string, std::string>> environment{
        {"LD_LIBRARY_PATH", std::string(WARPGRAIN_FAKE_NVML) + ":" + WARPGRAIN_FAKE_CUDA},
        {"FAKE_CUDA_PER_THREAD", "1"}};
    if (hasCounter) environment.emplace_back("FAKE_ENERGY", path("energy").string());
    return runWith(words, "double", environment);
  }
};

TEST_F(TuneEnergy, OfBothObjectivesPrintsTheFrontWithTimeAndEnergyOfEachPlan) {
  const CliOutcome outcome = runWithEnergy({"--objective", "both", "--json", "--t4", path("t4.json").string()});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json out = outcome.json();
  EXPECT_EQ(out["objective"], "both");
  ASSERT_FALSE(out["front"].empty());
  double before = 1e9;
  for (const json &plan : out["front"]) {
    EXPECT_LT(plan["speed_up"], before) << "the fastest is first";
    before = plan["speed_up"];
    EXPECT_EQ(plan["verified"], true);
    for (const json &other : out["plans"])
      if (other.contains("energy_saving") && other["answer"] == "measured") {
        EXPECT_FALSE(other["speed_up"] > plan["speed_up"] && other["energy_saving"] > plan["energy_saving"]);
      }
  }
  for (const json &plan : out["plans"])
    if (plan["answer"] == "measured") {
      EXPECT_GT(plan["result"]["energy"]["uj"], 0);
      EXPECT_GT(plan["result"]["baseline_energy"]["uj"], 0);
      // Energy is as the inverse root of the time, on this GPU.
      EXPECT_NEAR(plan["energy_saving"].get<double>() * std::sqrt(plan["speed_up"].get<double>()), 1, 0.2);
    }
  const json t4 = json::parse(read("t4.json"));
  EXPECT_EQ(t4["results"][0]["objectives"], json({"time", "energy"}));
  const CliOutcome text = runWithEnergy({"--objective", "both"});
  EXPECT_THAT(text.output, HasSubstr("that no other one beats in both time and energy:"));
  EXPECT_THAT(text.output, HasSubstr("least product of time and energy: "));
  EXPECT_THAT(text.output, HasSubstr("are known from the store")) << "with their energies";
}

TEST_F(TuneEnergy, PlansThatAreKnownWithoutItAreMeasuredAgain) {
  EXPECT_EQ(runWithEnergy({"--json"}).json()["objective"], "time");
  const json out = runWithEnergy({"--objective", "energy", "--json"}).json();
  EXPECT_EQ(out["objective"], "energy");
  std::size_t measured = 0;
  for (const json &plan : out["plans"])
    if (plan["answer"] == "measured") {
      ++measured;
      EXPECT_FALSE(plan.contains("from_store"));
      EXPECT_TRUE(plan.contains("energy_saving"));
    }
  EXPECT_GT(measured, 2U);
}

TEST_F(TuneEnergy, EndsWithASentenceWhereTheGpuHasNoCounter) {
  const CliOutcome outcome = runWithEnergy({"--objective", "energy"}, /*hasCounter=*/false);
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("has no counter of energy"));
}

TEST_F(TuneEnergy, OfACampaignIsInItsTableOfAllRows) {
  const std::string file = campaign(
      R"({"name": "one", "source": "twice.cu", "plans": ["coarsen x 2"], "launch": {"arguments": {"n": 1000}}})");
  const std::vector<std::pair<std::string, std::string>> environment{
      {"LD_LIBRARY_PATH", std::string(WARPGRAIN_FAKE_NVML) + ":" + WARPGRAIN_FAKE_CUDA},
      {"FAKE_ENERGY", path("energy").string()}};
  const CliOutcome outcome =
      runWith({"tune", file, "--energy", "--budget", "0.1", "--csv", path("rows.csv").string()}, "double", environment);
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(read("rows.csv"), HasSubstr(",reason,energy_uj,energy_uncertainty_uj,energy_saving\n"));
  EXPECT_THAT(read("rows.csv"), testing::ContainsRegex("one,coarsen x 2,.*,equal,,[0-9.]+,[0-9.]+,[0-9.]+\n"));
  EXPECT_EQ(runWith({"tune", file, "--objective", "both"}).exitCode, 2) << "that is for one kernel";
}

TEST_F(TuneEnergy, IsAColumnOfWhatMeasurePrints) {
  const std::vector<std::pair<std::string, std::string>> environment{
      {"LD_LIBRARY_PATH", std::string(WARPGRAIN_FAKE_NVML) + ":" + WARPGRAIN_FAKE_CUDA},
      {"FAKE_ENERGY", path("energy").string()}};
  const CliOutcome outcome = runWith(
      {"measure", path("twice.cu").string(), "--arg", "n=1000", "--energy", "--budget", "0.1"}, "double", environment);
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("energy +times less"));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("mJ \\+-"));
}

TEST_F(Tune, GoesOnWithWhatAnEarlierSearchFound) {
  const auto search = [this](const std::string &evaluations, std::vector<std::string> more = {}) {
    std::vector<std::string> words{
        "tune",  path("twice.cu").string(), "--arg", "n=1000", "--evaluations", evaluations, "--budget", "0.05",
        "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const CliOutcome outcome = runWith(words);
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    return json::parse(outcome.output, nullptr, false);
  };
  const auto fromStore = [](const json &result) {
    return std::ranges::count_if(result.at("plans"), [](const json &plan) { return plan.contains("from_store"); });
  };
  const json first = search("3");
  ASSERT_TRUE(first.contains("plans"));
  EXPECT_EQ(fromStore(first), 0);
  const json second = search("5");
  EXPECT_EQ(second.at("evaluated"), 5);
  EXPECT_GE(fromStore(second), 3);
  std::set<std::string> plans;
  for (const json &plan : second.at("plans"))
    EXPECT_TRUE(plans.insert(plan.at("plan")).second) << plan.at("plan");
  for (const json &plan : first.at("plans"))
    EXPECT_TRUE(plan.at("answer") != "measured" || plans.contains(plan.at("plan"))) << plan.at("plan");
  EXPECT_EQ(fromStore(search("3", {"--no-store"})), 0);
}

/// The fake GPU's kernel does the work of the turns that its blocks come to, by the grid that it is handed.
TEST_F(Tune, LetsBlocksTakeTurns) {
  write("turns.cu", "static __global__ void twice(float *out, const float *in, int n) {\n"
                    "  int i = blockIdx.x * 256 + threadIdx.x;\n  if (i < n) out[i] = 2 * in[i];\n}\n"
                    "void go(float *out, float *in, int n) { twice<<<n / 256, 256>>>(out, in, n); }\n");
  const CliOutcome outcome = runWith({"tune",          path("turns.cu").string(),
                                      "--arg",         "n=102400",
                                      "--grid",        "400",
                                      "--evaluations", "12",
                                      "--together",    "8",
                                      "--seconds",     "600",
                                      "--strategy",    "exhaustive",
                                      "--recommended", "0",
                                      "--budget",      "0.05",
                                      "--no-store",    "--no-verify",
                                      "--json"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json result = outcome.json();
  std::size_t turns = 0;
  for (const json &plan : result.at("plans")) {
    if (!plan["plan"].get<std::string>().contains("persist")) continue;
    ++turns;
    EXPECT_TRUE(plan["answer"] == "measured" || plan["answer"] == "alike") << plan;
  }
  EXPECT_GT(turns, 0U);
}

/// On a GPU that takes as long as a block has threads, merged threads win.
TEST_F(Tune, VerifiesTheBestPlanAtBoundarySizes) {
  const auto search = [this](std::vector<std::string> more) {
    std::vector<std::string> words{
        "tune", path("twice.cu").string(), "--arg", "n=1000", "--evaluations", "3", "--budget", "0.05"};
    words.insert(words.end(), more.begin(), more.end());
    const CliOutcome outcome = runWith(words, "double", {{"FAKE_CUDA_PER_THREAD", "1"}});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    return outcome;
  };
  const auto verificationOf = [](const json &result) {
    for (const json &plan : result["plans"])
      if (plan["plan"] == result["best"]) return plan.value("verification", json());
    return json();
  };
  const std::string output = search({"--times"}).output;
  EXPECT_THAT(output, testing::ContainsRegex("best: .* original, verified at [0-9]+ boundary sizes"));
  EXPECT_THAT(output,
              testing::ContainsRegex("time: .* measuring in 1 round, .*\nof the runner: start .*, warm-up .* in all"));
  const json again = search({"--json", "--t4", path("t4.json").string()}).json();
  EXPECT_EQ(again.at("times_s").at("rounds"), 1) << "the original alone, which tells the device";
  EXPECT_GT(again.at("times_s").at("runner").at("measuring"), 0);
  EXPECT_GE(again.at("times_s").at("total"), again.at("times_s").at("measuring"));
  const json known = verificationOf(again);
  EXPECT_GE(known.at("sizes"), 5);
  EXPECT_EQ(known.at("against"), nullptr);
  EXPECT_EQ(known.at("why_not"), nullptr);
  EXPECT_THAT(read("t4.json"), HasSubstr("verified_sizes"));
  const std::string late = search({"--no-store", "--verify-seconds", "0.1"}).output;
  EXPECT_THAT(late, testing::ContainsRegex("best: .* original; not verified at other sizes, because the time"));
  EXPECT_EQ(verificationOf(search({"--json", "--no-store", "--no-verify"}).json()), json());
  EXPECT_GE(verificationOf(search({"--json", "--size", "n"}).json()).at("sizes"), 5);
}

/// The plan that this seed draws merges four threads of a launch that waits for its loads.
TEST_F(Tune, SaysWhyTheBestPlanIsExpectedToBeFaster) {
  write("waits.cu", "static __global__ void twice(float *out, const float *in, int n) {\n"
                    "  int i = blockIdx.x * 256 + threadIdx.x;\n  if (i < n) out[i] = 2 * in[i];\n}\n"
                    "void go(float *out, float *in, int n) { twice<<<n / 256, 256>>>(out, in, n); }\n");
  const CliOutcome outcome = runWith({"tune", path("waits.cu").string(), "--arg", "n=1024000", "--grid", "4000",
                                      "--evaluations", "1", "--search-seed", "7", "--budget", "0.05", "--no-verify"},
                                     "double", {{"FAKE_CUDA_PER_THREAD", "1"}});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("best: coarsen x 4.*\nwhy: .*waits .* times less for results"));
}

TEST_F(Tune, SearchesNothingWhereTheOriginalFaults) {
  const CliOutcome outcome =
      runWith({"tune", path("twice.cu").string(), "--arg", "n=1000", "--evaluations", "2"}, "illegal");
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("The original could not be measured: The kernel read or wrote an address"));
  EXPECT_EQ(outcome.output, "");
}

TEST_F(Tune, SaysWhatIsWrongWithASearch) {
  const std::string source = path("twice.cu").string();
  expectFailure({"tune", source, "--only", "one"}, 2, {"--only", "campaigns"});
  expectFailure({"tune", source, "--strategy", "luck"}, 2, {"--strategy", "surrogate"});
  expectFailure({"tune", source, "--evaluations", "0"}, 2, {"--evaluations"});
  expectFailure({"tune", source, "-k", "thrice", "--arg", "n=1000"}, 2, {"thrice"});
  expectFailure({"tune", source, "--arg", "n=1000", "--size", "m"}, 2, {"--size names m"});
  expectFailure({"tune", source, "--arg", "n=1000", "--size", "n", "--no-verify"}, 2, {"--size"});
  expectFailure({"tune", source, "--captured", "bundle", "--size", "n"}, 3, {"bundle cannot be read"});
  write("unknown.cu", "static __global__ void twice(float *out, const float *in, int n) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n  if (i < n) out[i] = 2 * in[i];\n}\n"
                      "void go(float *out, float *in, int n) { twice<<<4, 256>>>(out, in, n); }\n");
  expectFailure({"tune", path("unknown.cu").string()}, 2, {"n is not given"});
  expectFailure({"tune", path("gone.cu").string()}, 3, {"gone.cu"});
}

TEST_F(Tune, SaysWhatIsWrongWithACampaign) {
  expectFailure({"tune", "nowhere.json"}, 3, {"nowhere.json"});
  const std::string file = campaign(R"({"name": "one", "source": "twice.cu", "plan": []})");
  expectFailure({"tune", file}, 2, {"kernels[0]", "plan"});
  const std::string sound = campaign(R"({"name": "one", "source": "twice.cu"})");
  expectFailure({"tune", sound, "--only", "three"}, 2, {"three"});
}

TEST_F(Tune, ALaunchThatWasRecordedIsMeasuredWithVariantsOfTheSource) {
  const BundleFolder captured;
  writeCapture(captured, "_Z5twicePfPKfi");
  const CliOutcome outcome =
      runWith({"measure", path("twice.cu").string(), "--captured", captured.path().string(), "--step", "coarsen x 2",
               "--budget", "0.2", "--json", "--bundle", path("bundle").string()});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json out = outcome.json();
  ASSERT_EQ(out["results"].size(), 3U);
  for (const json &row : out["results"]) {
    EXPECT_EQ(row["status"], "measured") << row["reason"];
    EXPECT_EQ(row["reference"], "expected") << "the output that the program had";
  }
  const auto bundle = measure::readBundle(path("bundle"));
  ASSERT_TRUE(bundle) << bundle.error().message;
  EXPECT_EQ(bundle->variants[1].block[0], 128U);
  EXPECT_EQ(bundle->variants[1].kernel, "_Z5twicePfPKfi") << "nvcc's name of a static kernel, not Clang's";
  EXPECT_EQ(bundle->variants[2].id, "captured");
  EXPECT_TRUE(measure::readBundle(captured.path())) << "the capture stays as it was";
}

TEST_F(Tune, ALaunchOfAnotherKernelIsRefused) {
  const BundleFolder captured;
  writeCapture(captured, "_Z6thricePfPKfi");
  const std::string folder = captured.path().string();
  expectFailure({"measure", path("twice.cu").string(), "--captured", folder, "--step", "coarsen x 2"}, 2,
                {"_Z6thricePfPKfi", "twice"});
  expectFailure({"measure", path("twice.cu").string(), "--captured", folder, "--grid", "4"}, 2, {"--captured"});
}

} // namespace
} // namespace warpgrain::tests
