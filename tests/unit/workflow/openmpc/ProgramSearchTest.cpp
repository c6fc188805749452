// SPDX-License-Identifier: Apache-2.0
//
// The space of a program's configurations (ALG-K3, GT-K2 to K5), and the engines (ALG-K4), on made-up times.
#include "core/workflow/openmpc/ProgramSearch.h"

#include "core/workflow/openmpc/InputClusters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace warpgrain::workflow {
namespace {

using openmp::ParameterClass;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

openmp::TuningParameter parameter(const std::string &name, ParameterClass kind, bool isNumber = false,
                                  const std::string &value = {}) {
  return {.name = name, .kind = kind, .isNumber = isNumber, .value = value, .reason = "It is so.", .kernels = {"k"}};
}

/// Two kernels, one of them with an array that may be cached.
openmp::PrunedProgram program() {
  return {
      .parameters = {parameter("cudaThreadBlockSize", ParameterClass::tunable, true),
                     parameter("maxNumOfCudaThreadBlocks", ParameterClass::tunable, true),
                     parameter("useMallocPitch", ParameterClass::noEffect),
                     parameter("useParallelLoopSwap", ParameterClass::noPlace),
                     parameter("shrdArryCachingOnTM", ParameterClass::tunable),
                     parameter("shrdArryCachingOnConst", ParameterClass::tunable),
                     parameter("cudaMemTrOptLevel", ParameterClass::alwaysOn, false, "3"),
                     parameter("MemTrOptOnLoops", ParameterClass::needsConsent)},
      .kernels = {{.name = "main_kernel0",
                   .procedure = "main",
                   .id = 0,
                   .hasSize = true,
                   .hasOrder = false,
                   .arrays = {{.name = "b", .inConstant = true, .inTexture = true, .suggested = {}}}},
                  {.name = "f_kernel0", .procedure = "f", .id = 0, .hasSize = true, .hasOrder = true, .arrays = {}}}};
}

ConfigurationSpace spaceOf(const openmp::SpaceSetup &setup, TuningLevel level = TuningLevel::program) {
  auto out = ConfigurationSpace::create(program(), setup, level);
  EXPECT_TRUE(out) << out.error().message;
  return std::move(*out);
}

std::string value(const Configuration &configuration, const std::string &name) {
  for (const auto &[option, text] : configuration.options)
    if (option == name) return text;
  return {};
}

TEST(ConfigurationSpace, GtK2SizesTimesSwitches) {
  const auto space = spaceOf({});
  EXPECT_EQ(space.points(), 12U);
  EXPECT_EQ(space.at(0).text(),
            "cudaMemTrOptLevel=3 cudaThreadBlockSize=64 shrdArryCachingOnTM=0 shrdArryCachingOnConst=0");
  EXPECT_EQ(space.at(11).text(),
            "cudaMemTrOptLevel=3 cudaThreadBlockSize=256 shrdArryCachingOnTM=1 shrdArryCachingOnConst=1");
}

TEST(ConfigurationSpace, GtK3ExcludedBeatsDefaultAndDefaultsAreFixed) {
  openmp::SpaceSetup setup;
  setup.alwaysOn = {"shrdArryCachingOnTM", "shrdArryCachingOnConst", "useMallocPitch"};
  setup.excluded = {"shrdArryCachingOnConst", "cudaMemTrOptLevel"};
  setup.blockCaps = {10, 20};
  const auto space = spaceOf(setup);
  EXPECT_EQ(space.points(), 6U);
  const Configuration first = space.at(0);
  EXPECT_EQ(value(first, "shrdArryCachingOnTM"), "1");
  EXPECT_EQ(value(first, "shrdArryCachingOnConst"), "");
  EXPECT_EQ(value(first, "cudaMemTrOptLevel"), "0");
  EXPECT_EQ(value(first, "maxNumOfCudaThreadBlocks"), "10");
  EXPECT_THAT(space.notes(), ElementsAre(HasSubstr("useMallocPitch has no effect on this program")));
}

TEST(ConfigurationSpace, GtK4ApprovedParametersDoubleTheSpace) {
  openmp::SpaceSetup setup;
  setup.approved = {"MemTrOptOnLoops"};
  EXPECT_EQ(spaceOf(setup).points(), 24U);
  setup.excluded = {"MemTrOptOnLoops"};
  EXPECT_EQ(spaceOf(setup).points(), 12U);
}

TEST(ConfigurationSpace, GtK5TheSpaceOfTwoKernelsIsTheProductOfTheirs) {
  const auto both = spaceOf({}, TuningLevel::kernel);
  const auto first = ConfigurationSpace::ofKernel(program(), {}, 0, {});
  const auto second = ConfigurationSpace::ofKernel(program(), {}, 1, {"kernelid(0) procname(main) texture(b)"});
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->points(), 9U);
  EXPECT_EQ(second->points(), 6U);
  EXPECT_EQ(both.points(), 54U);
  EXPECT_THAT(both.at(53).directives, ElementsAre("kernelid(0) procname(main) threadblocksize(256) texture(b)",
                                                  "kernelid(0) procname(f) threadblocksize(256) noploopswap"));
  EXPECT_EQ(value(both.at(53), "cudaMemTrOptLevel"), "3");
  EXPECT_THAT(second->at(0).directives,
              ElementsAre("kernelid(0) procname(main) texture(b)", "kernelid(0) procname(f) threadblocksize(64)"));
}

TEST(ConfigurationSpace, KernelsTooManyToNumberAreSaidSo) {
  openmp::PrunedProgram large = program();
  for (std::size_t i = 1; i < 40; ++i) {
    large.kernels.push_back(large.kernels.front());
    large.kernels.back().id = i;
  }
  EXPECT_FALSE(ConfigurationSpace::create(large, {}, TuningLevel::kernel));
  EXPECT_TRUE(ConfigurationSpace::ofKernel(large, {}, 7, {}));
}

TEST(ConfigurationSpace, UnrollingNeedsBlocksOfAPowerOfTwo) {
  openmp::PrunedProgram unrolled = program();
  unrolled.parameters[3] = parameter("useUnrollingOnReduction", ParameterClass::tunable);
  openmp::SpaceSetup setup;
  setup.blockSizes = {64, 96};
  const auto space = ConfigurationSpace::create(unrolled, setup, TuningLevel::program);
  ASSERT_TRUE(space);
  EXPECT_EQ(space->points(), 12U) << "4 of 16 have 96 threads and are unrolled";
  for (tune::PointId point = 0; point < space->space().combinations(); ++point)
    if (value(space->at(point), "cudaThreadBlockSize") == "96") {
      EXPECT_EQ(space->space().admits(point), value(space->at(point), "useUnrollingOnReduction") == "0");
    }
}

/// Made-up times in milliseconds: by a function of the configuration and of the first argument.
class Engines : public testing::Test {
protected:
  using Cost = std::function<std::optional<double>(const Configuration &, std::int64_t)>;

  Result<ProgramTuningResult> run(TuningEngine engine, const Cost &cost) {
    tuning_.engine = engine;
    const auto evaluate = [&](const Configuration &configuration, const ProgramInput &input,
                              const CancellationToken &) {
      ++evaluated_[input.text()];
      const auto context = input.context();
      const auto found = cost(configuration, context.empty() ? 0 : context.begin()->second);
      if (!found) return ProgramTrial{.answer = TrialAnswer::notRun, .reason = "Out of memory."};
      return ProgramTrial{.milliseconds = {*found}};
    };
    return tuneProgram(tuning_, evaluate, {}, {});
  }

  static ProgramInput input(const std::string &text) { return *programInput(text); }

  static std::optional<double> threads(const Configuration &configuration, std::int64_t) {
    const std::string text = value(configuration, "cudaThreadBlockSize");
    return text.empty() ? 1000 : std::stod(text);
  }

  ProgramTuning tuning_{.pruned = program(), .inputs = {input("5")}};
  std::map<std::string, std::size_t> evaluated_;
};

TEST_F(Engines, ProductionTriesEveryPointOfASmallSpaceAndNothingThatNeedsConsent) {
  tuning_.setup.approved = {"MemTrOptOnLoops"};
  const auto result = run(TuningEngine::production, threads);
  ASSERT_TRUE(result) << result.error().message;
  ASSERT_THAT(result->tuned, SizeIs(1));
  EXPECT_THAT(result->tuned[0].tried, SizeIs(12));
  EXPECT_TRUE(result->tuned[0].isWhole);
  ASSERT_NE(result->tuned[0].best(), nullptr);
  EXPECT_EQ(value(result->tuned[0].best()->configuration, "cudaThreadBlockSize"), "64");
  EXPECT_THAT(result->notes, ElementsAre(HasSubstr("nothing that needs consent")));
}

TEST_F(Engines, AssistedTriesWhatIsApprovedAndAsksForIt) {
  const auto refused = run(TuningEngine::assisted, threads);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("approve some of MemTrOptOnLoops"));
  tuning_.setup.approved = {"MemTrOptOnLoops"};
  const auto result = run(TuningEngine::assisted, [](const Configuration &configuration, std::int64_t) {
    return std::optional(value(configuration, "MemTrOptOnLoops") == "1" ? 1.0 : 2.0);
  });
  ASSERT_TRUE(result);
  EXPECT_THAT(result->tuned[0].tried, SizeIs(24));
  EXPECT_EQ(value(result->tuned[0].best()->configuration, "MemTrOptOnLoops"), "1");
}

TEST_F(Engines, ExhaustiveHasNoBudgetAndOthersHave) {
  tuning_.evaluations = 5;
  const auto all = run(TuningEngine::exhaustive, threads);
  ASSERT_TRUE(all);
  EXPECT_THAT(all->tuned[0].tried, SizeIs(12));
  const auto some = run(TuningEngine::production, threads);
  ASSERT_TRUE(some);
  EXPECT_THAT(some->tuned[0].tried, SizeIs(5));
  EXPECT_FALSE(some->tuned[0].isWhole);
}

TEST_F(Engines, ProfileAppliesTheBestThatRunsOnTheInputThatCounts) {
  // ALG-K4: what is best for the smallest input may need too much memory for a large one.
  const auto cost = [](const Configuration &configuration, std::int64_t size) -> std::optional<double> {
    const auto own = threads(configuration, size);
    return size > 100 && own == 64 ? std::nullopt : own;
  };
  tuning_.inputs = {input("1000")};
  const auto without = run(TuningEngine::profile, cost);
  ASSERT_FALSE(without);
  EXPECT_THAT(without.error().message, HasSubstr("--train"));
  tuning_.training = input("10");
  const auto result = run(TuningEngine::profile, cost);
  ASSERT_TRUE(result) << result.error().message;
  ASSERT_THAT(result->applied, SizeIs(1));
  EXPECT_THAT(result->applied[0].failed, SizeIs(4));
  EXPECT_EQ(result->applied[0].failed[0].trial.reason, "Out of memory.");
  ASSERT_TRUE(result->applied[0].applied);
  EXPECT_EQ(value(result->applied[0].applied->configuration, "cudaThreadBlockSize"), "128");
  EXPECT_EQ(evaluated_["1000"], 6U) << "the base, four that fail, one that runs";
}

TEST_F(Engines, FailuresAreRecordedAndTheBaseIsBestWhereNothingGains) {
  const auto result = run(TuningEngine::production, [](const Configuration &configuration, std::int64_t) {
    return configuration.options.empty()                        ? std::optional(1.0)
           : value(configuration, "shrdArryCachingOnTM") == "1" ? std::nullopt
                                                                : std::optional(2.0);
  });
  ASSERT_TRUE(result);
  EXPECT_EQ(result->tuned[0].best(), nullptr);
  EXPECT_THAT(result->tuned[0].ranking(), SizeIs(6));
  const auto wrong =
      run(TuningEngine::production, [](const Configuration &, std::int64_t) { return std::optional<double>(); });
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().kind, ErrorKind::refused);
  EXPECT_THAT(wrong.error().message, HasSubstr("Out of memory."));
}

TEST_F(Engines, KernelByKernelTriesTheSumOfTheirPoints) {
  // MAN-K4: the product of many kernels' points cannot be tried.
  tuning_.level = TuningLevel::kernel;
  tuning_.kernelByKernel = true;
  const auto result = run(TuningEngine::production, [](const Configuration &configuration, std::int64_t) {
    double out = 100;
    for (const std::string &line : configuration.directives) {
      if (line.find("procname(main) threadblocksize(128) texture(b)") != std::string::npos) out -= 40;
      if (line.find("procname(f) threadblocksize(64) noploopswap") != std::string::npos) out -= 30;
    }
    return std::optional(out);
  });
  ASSERT_TRUE(result);
  EXPECT_THAT(result->tuned[0].tried, SizeIs(15));
  EXPECT_EQ(*result->tuned[0].best()->trial.cost(), 30);
  EXPECT_THAT(result->tuned[0].best()->configuration.directives, SizeIs(2));
}

TEST_F(Engines, AdaptiveLearnsWhichConfigurationIsForWhichInput) {
  tuning_.inputs = {input("10"), input("20"), input("30"), input("1000"), input("2000"), input("3000")};
  const auto result = run(TuningEngine::adaptive, [](const Configuration &configuration, std::int64_t size) {
    const std::string text = value(configuration, "cudaThreadBlockSize");
    const double own = text.empty() ? 1000 : std::stod(text);
    return std::optional(size < 100 ? own : 2000 - own);
  });
  ASSERT_TRUE(result) << result.error().message;
  ASSERT_TRUE(result->tree);
  EXPECT_THAT(result->tree->text(), HasSubstr("if argument 1 <= "));
  EXPECT_EQ(value(*result->tree->predict(input("15")), "cudaThreadBlockSize"), "64");
  EXPECT_EQ(value(*result->tree->predict(input("5000")), "cudaThreadBlockSize"), "");
  EXPECT_FALSE(result->tree->predict(input("many")));
  tuning_.inputs = {input("10")};
  EXPECT_FALSE(run(TuningEngine::adaptive, threads));
}

TEST_F(Engines, AdaptiveTunesInputsThatStandForOthers) {
  // MAN-K5, step 3 of 17.1: where there are too many inputs, one of each group is tuned.
  tuning_.inputs = {input("10"), input("12"), input("11"), input("1000"), input("1200"), input("1100")};
  tuning_.groups = 2;
  const auto result = run(TuningEngine::adaptive, [](const Configuration &configuration, std::int64_t size) {
    const std::string text = value(configuration, "cudaThreadBlockSize");
    const double own = text.empty() ? 200 : std::stod(text);
    return std::optional(size < 100 ? own : 1000 - own);
  });
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(evaluated_["11"], 13U) << "the base and all twelve points; the best of the other group is among them";
  EXPECT_EQ(evaluated_["10"], 3U) << "the base and the best of both groups";
  EXPECT_EQ(value(*result->tree->predict(input("14")), "cudaThreadBlockSize"), "64");
  EXPECT_EQ(value(*result->tree->predict(input("900")), "cudaThreadBlockSize"), "256");
}

TEST(InputClusters, TakeTheMiddleOfEachGroupAndAllWhereThereAreNoMore) {
  EXPECT_THAT(representativesOf({{1}, {2}, {3}}, 3), ElementsAre(0, 1, 2));
  EXPECT_THAT(representativesOf({{10, 5}, {12, 5}, {11, 5}, {1000, 5}, {1200, 5}, {1100, 5}}, 2), ElementsAre(2, 5));
  EXPECT_THAT(representativesOf({{7}, {7}, {7}}, 2), ElementsAre(0));
}

TEST(TunedInput, EqualCostsAreToldApartBySectors) {
  const auto tried = [](const std::string &size, std::int64_t sectors) {
    return TriedConfiguration{.configuration = {.options = {{"cudaThreadBlockSize", size}}, .directives = {}},
                              .trial = {.milliseconds = {2}, .sectors = sectors}};
  };
  const TunedInput tuned{.base = {.milliseconds = {2}, .sectors = 30},
                         .tried = {tried("64", 40), tried("96", 20), tried("128", 20)}};
  ASSERT_NE(tuned.best(), nullptr);
  EXPECT_EQ(tuned.best()->configuration.text(), "cudaThreadBlockSize=96");
  EXPECT_EQ(tuned.ties(), 2U);
}

TEST(ProgramInput, IsReadAsAShellDoes) {
  const auto read = programInput(" 64 'a b' \"c\" d\\ e '' ");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->arguments, ElementsAre("64", "a b", "c", "d e", ""));
  EXPECT_EQ(programInput(read->text())->arguments, read->arguments);
  EXPECT_THAT(read->context(), ElementsAre(testing::Pair("argument 1", 64)));
  EXPECT_FALSE(programInput("'a"));
}

std::string difference(const std::string &expected, const std::string &found, double tolerance = 1e-6,
                       const std::vector<std::string> &ignored = {}) {
  return outputDifference(expected, found, *outputRules(tolerance, ignored)).value_or("");
}

TEST(ProgramOutput, NumbersWithAFractionMayDifferByTheToleranceAndNothingElse) {
  EXPECT_EQ(difference("sum = 1.0000001 (ok)\n", "sum =  1.0000002 (ok)"), "");
  EXPECT_THAT(difference("sum = 1.001", "sum = 1.002"), HasSubstr("\"1.002\" where the original's has \"1.001\""));
  EXPECT_EQ(difference("1e-9 -2.5", "1.0000000001e-9 -2.5000000001"), "");
  EXPECT_THAT(difference("a 1000000000", "a 1000000001"), HasSubstr("1000000001"));
  EXPECT_THAT(difference("x1 2", "x2 2"), HasSubstr("Line 1"));
  EXPECT_THAT(difference("1\n2\n3", "1\n2\n4"), HasSubstr("Line 3"));
  EXPECT_THAT(difference("1 2", "1"), HasSubstr("has the end"));
  EXPECT_THAT(difference("nan", "0.5"), HasSubstr("Line 1"));
  EXPECT_THAT(difference("1.5", "1-5"), HasSubstr("Line 1"));
  EXPECT_EQ(difference("time 3\nsum 2\n", "time 4\nsum 2\n", 0, {"^time"}), "");
  EXPECT_FALSE(outputRules(0, {"("}));
}

TEST(ProgramOutput, CountsOfTransfersAreReadAndSummed) {
  const TransferCounts counts{.launches = 2,
                              .loopsOnCpu = 1,
                              .copiesToGpu = 3,
                              .bytesToGpu = 4000,
                              .copiesBack = 5,
                              .bytesBack = 600,
                              .allocations = 7};
  EXPECT_EQ(transferCountsIn("warning\n" + counts.text() + "\n"), counts);
  EXPECT_EQ(transferCountsIn(counts.text() + "\n" + counts.text())->bytesToGpu, 8000U);
  EXPECT_EQ(transferCountsIn("nothing"), std::nullopt);
  TransferCounts more = counts;
  more.bytesBack += 25'000'000;
  EXPECT_NEAR(transferMilliseconds(more) - transferMilliseconds(counts), 1, 1e-9);
}

} // namespace
} // namespace warpgrain::workflow
