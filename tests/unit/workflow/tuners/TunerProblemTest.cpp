// SPDX-License-Identifier: Apache-2.0
//
// Variants as a problem for other tuners, with a compiler that is a script.
#include "core/workflow/tuners/TunerProblem.h"

#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

namespace warpgrain::workflow {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using tests::ParsedSource;

class ProblemForTuners : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// For kernels that the script does not know.
  void useNvcc() {
    toolkit_ = build::findCudaToolkit();
    if (!toolkit_) GTEST_SKIP() << toolkit_.error().message;
  }

  static run::LaunchForm numbers(std::map<std::string, run::ArgumentForm> arguments) {
    return tests::launchOf({4, 1, 1}, {256, 1, 1}, std::move(arguments));
  }

  Result<TunerProblem> problemOf(const std::string &text, const std::vector<std::string> &plans,
                                 run::LaunchForm form = {}) {
    source_ = std::make_unique<ParsedSource>(text);
    KernelBundleOrder order;
    order.subject = tests::subjectOf(*source_, source_->kernel(), std::move(form));
    order.subject.toolkit = toolkit_ ? toolkit_ : tests::scriptedToolkit(folder_->path());
    order.plans.emplace_back();
    for (const std::string &plan : plans)
      order.plans.push_back(transform::parsePlan(plan).value());
    const auto made = makeKernelBundle(order);
    if (!made) return std::unexpected(made.error());
    return tunerProblemOf(order.subject, *made, folder_->path() / "problem");
  }

  std::string errorOf(const std::string &text, const std::vector<std::string> &plans = {}, run::LaunchForm form = {}) {
    const auto problem = problemOf(text, plans, std::move(form));
    return problem ? "no error" : problem.error().message;
  }

  /// What a compiler takes for the kernel with these values; the rest of the source is left out.
  std::string preprocessed(const TunerProblem &problem, const std::string &definitions) const {
    const std::filesystem::path file = folder_->path() / "all.cu";
    const std::filesystem::path out = folder_->path() / "one.cu";
    EXPECT_TRUE(writeFileAtomically(file, problem.source));
    const std::string command = "cpp -P " + definitions + " " + file.string() + " > " + out.string() + " 2>&1";
    const int status = std::system(command.c_str()); // NOLINT(cert-env33-c)
    return (status == 0 ? "" : "failed: ") + readFile(out).value_or(std::string());
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  Result<build::CudaToolkit> toolkit_ = fail(ErrorKind::tool, "none");
};

std::vector<std::string> namesOf(const TunerProblem &problem) {
  std::vector<std::string> names;
  for (const tune::T1Parameter &parameter : problem.problem.parameters)
    names.push_back(parameter.name);
  return names;
}

TEST_F(ProblemForTuners, HasAParameterForEachStepAndForTheExtentsOfABlock) {
  const auto problem = problemOf(tests::doublingKernel, {"coarsen x 2", "coarsen x 4", "coarsen grid x 2"});
  ASSERT_TRUE(problem) << problem.error().message;
  EXPECT_THAT(namesOf(*problem),
              ElementsAre("block_size_x", "block_size_y", "block_size_z", "coarsen_grid_x", "coarsen_x"));
  EXPECT_THAT(problem->problem.parameters[0].values, ElementsAre(64, 128, 256));
  EXPECT_THAT(problem->problem.parameters[4].values, ElementsAre(1, 2, 4));
  EXPECT_EQ(problem->problem.condition, "(coarsen_grid_x, coarsen_x, block_size_x, block_size_y, block_size_z) in "
                                        "[(1, 1, 256, 1, 1), (1, 2, 128, 1, 1), (1, 4, 64, 1, 1), (2, 1, 256, 1, 1)]");
  EXPECT_EQ(problem->problem.blocks[0], "2*((coarsen_grid_x==2)*(coarsen_x==1))+"
                                        "4*((coarsen_grid_x==1)*(coarsen_x==1)+(coarsen_grid_x==1)*(coarsen_x==2)+"
                                        "(coarsen_grid_x==1)*(coarsen_x==4))");
  EXPECT_EQ(problem->problem.blocks[1], "1");
  ASSERT_EQ(problem->problem.arguments.size(), 1U);
  EXPECT_EQ(problem->problem.arguments[0].type, "float");
  EXPECT_EQ(problem->problem.arguments[0].size, 1024U);
}

TEST_F(ProblemForTuners, HoldsTheTextOfEachVariantBehindTheParameters) {
  const auto problem = problemOf(tests::doublingKernel, {"coarsen x 2"});
  ASSERT_TRUE(problem) << problem.error().message;
  const std::string original = preprocessed(*problem, "-Dcoarsen_x=1");
  EXPECT_THAT(original, HasSubstr("extern \"C\" __global__ void k(float *p) {"));
  EXPECT_THAT(original, HasSubstr("k<<<4, 256>>>(p)"));
  const std::string merged = preprocessed(*problem, "-Dcoarsen_x=2");
  EXPECT_THAT(merged, HasSubstr("k<<<4, 256 / 2>>>(p)"));
  EXPECT_THAT(merged, Not(HasSubstr("k<<<4, 256>>>(p)")));
  EXPECT_THAT(preprocessed(*problem, "-Dcoarsen_x=3"), HasSubstr("these values are no variant"));
}

TEST_F(ProblemForTuners, CopiesOwnHeadersAndMarksTheirHostCode) {
  std::filesystem::create_directories(folder_->path() / "own");
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "own" / "inner.h", "#pragma once\n#include \"../own/outer.h\"\n"
                                                                       "#define FACTOR 2\n"));
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "own" / "outer.h",
                                  "#pragma once\n#include \"inner.h\"\n"
                                  "inline void reference(float *p) { *p *= 2; }\n"));
  const std::string outer = (folder_->path() / "own" / "outer.h").string();
  const auto problem = problemOf("#include \"" + outer +
                                     "\"\n__global__ void k(float *p) {\n"
                                     "  p[blockIdx.x * blockDim.x + threadIdx.x] *= FACTOR;\n}\n"
                                     "void go(float *p) { k<<<4, 256>>>(p); }\n",
                                 {"coarsen x 2"});
  ASSERT_TRUE(problem) << problem.error().message;
  ASSERT_EQ(problem->headers.size(), 2U);
  EXPECT_THAT(problem->headers.at("0_outer.h"), HasSubstr("#ifndef __CUDACC_RTC__\ninline void reference"));
  ASSERT_TRUE(writeTunerProblem(*problem, folder_->path() / "problem"));
  const std::string ofDevice = preprocessed(*problem, "-Dcoarsen_x=2 -D__CUDACC_RTC__");
  EXPECT_THAT(ofDevice, HasSubstr("*= 2;"));
  EXPECT_THAT(ofDevice, Not(HasSubstr("reference")));
  EXPECT_THAT(preprocessed(*problem, "-Dcoarsen_x=2"), HasSubstr("reference"));
}

TEST_F(ProblemForTuners, NumbersPlansThatTheirStepsDoNotTellApart) {
  const auto problem =
      problemOf(tests::doublingKernel, {"coarsen x 2; coarsen grid x 2", "coarsen grid x 2; coarsen x 2"});
  ASSERT_TRUE(problem) << problem.error().message;
  EXPECT_THAT(namesOf(*problem), ElementsAre("block_size_x", "block_size_y", "block_size_z", "plan"));
  EXPECT_THAT(problem->problem.parameters[3].values, ElementsAre(0, 1, 2));
}

TEST_F(ProblemForTuners, NamesNoParameterAsTheSourceNamesSomethingElse) {
  const auto problem = problemOf("__global__ void k(float *p) {\n  int coarsen_x = 3;\n"
                                 "  p[blockIdx.x * blockDim.x + threadIdx.x] *= coarsen_x;\n}\n"
                                 "void go(float *p) { k<<<4, 256>>>(p); }\n",
                                 {"coarsen x 2"});
  ASSERT_TRUE(problem) << problem.error().message;
  EXPECT_THAT(namesOf(*problem), ElementsAre("block_size_x", "block_size_y", "block_size_z", "coarsen_x_"));
}

TEST_F(ProblemForTuners, FillsBuffersAsFarAsTheFormCan) {
  run::LaunchForm form;
  form.arguments["p"] = run::BufferForm{.fill = run::Fill{.kind = memory::FillKind::constant, .value = 2}};
  const auto constant = problemOf(tests::doublingKernel, {}, form);
  ASSERT_TRUE(constant) << constant.error().message;
  EXPECT_EQ(constant->problem.arguments.at(0).fill, tune::T1Fill::constant);
  EXPECT_EQ(constant->problem.arguments.at(0).value, 2);
  const std::filesystem::path data = folder_->path() / "numbers.bin";
  ASSERT_TRUE(writeFileAtomically(data, std::string(4096, 'x')));
  form.arguments["p"] = run::BufferForm{.fill = run::Fill{.kind = memory::FillKind::file, .file = data.string()}};
  const auto file = problemOf(tests::doublingKernel, {}, form);
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->problem.arguments.at(0).fill, tune::T1Fill::file);
  const std::filesystem::path written = folder_->path() / "problem";
  ASSERT_TRUE(writeTunerProblem(*file, written));
  EXPECT_EQ(readFile(written / file->problem.arguments.at(0).file).value(), std::string(4096, 'x'));
  form.arguments["p"] = run::BufferForm{.fill = run::Fill{.kind = memory::FillKind::ramp}};
  EXPECT_THAT(errorOf(tests::doublingKernel, {}, form), HasSubstr("how p is filled"));
}

TEST_F(ProblemForTuners, TakesNumbersWithTheirTypes) {
  useNvcc();
  if (IsSkipped()) return;
  const auto problem = problemOf("__global__ void k(float *p, int a, double b, unsigned char c) {\n"
                                 "  p[threadIdx.x] *= a + b + c;\n}\n"
                                 "void go(float *p) { k<<<4, 256>>>(p, 1, 2, 3); }\n",
                                 {}, numbers({{"a", -3}, {"b", 0.5}, {"c", 7}}));
  ASSERT_TRUE(problem) << problem.error().message;
  const auto &arguments = problem->problem.arguments;
  ASSERT_EQ(arguments.size(), 4U);
  EXPECT_EQ(arguments[1].type, "int32");
  EXPECT_EQ(arguments[1].value, -3);
  EXPECT_FALSE(arguments[1].size);
  EXPECT_EQ(arguments[2].type, "double");
  EXPECT_EQ(arguments[2].value, 0.5);
  EXPECT_EQ(arguments[3].type, "uint8");
}

TEST_F(ProblemForTuners, SaysWhatItHasNoPlaceFor) {
  useNvcc();
  if (IsSkipped()) return;
  EXPECT_THAT(errorOf("template <int N> __global__ void k(float *p) { p[threadIdx.x] *= N; }\n"
                      "void go(float *p) { k<2><<<4, 256>>>(p); }\n"),
              HasSubstr("templates"));
  EXPECT_THAT(errorOf("static __global__ void k(float *p) { p[threadIdx.x] *= 2; }\n"
                      "void go(float *p) { k<<<4, 256>>>(p); }\n"),
              HasSubstr("static kernels"));
  EXPECT_THAT(errorOf("struct Pair { int a, b; };\n__global__ void k(float *p, Pair q) { p[threadIdx.x] *= q.a; }\n"
                      "void go(float *p) { k<<<4, 256>>>(p, Pair{1, 2}); }\n",
                      {}, numbers({{"q.a", 1}, {"q.b", 2}})),
              HasSubstr("q, which is no plain number"));
}

TEST_F(ProblemForTuners, IsWrittenAsBothReadersAskForIt) {
  const auto problem = problemOf(tests::doublingKernel, {"coarsen x 2"});
  ASSERT_TRUE(problem) << problem.error().message;
  const std::filesystem::path folder = folder_->path() / "a" / "b";
  ASSERT_TRUE(writeTunerProblem(*problem, folder));
  const auto json = nlohmann::json::parse(readFile(folder / "problem.json").value());
  EXPECT_EQ(json["ConfigurationSpace"]["TuningParameters"][3],
            nlohmann::json({{"Name", "coarsen_x"}, {"Type", "int"}, {"Values", "[1, 2]"}}));
  const auto &kernel = json["KernelSpecification"];
  EXPECT_EQ(kernel["KernelFile"], "kernel.cu");
  EXPECT_EQ(kernel["GlobalSizeType"], "CUDA");
  EXPECT_EQ(kernel["GlobalSize"]["X"], "4");
  EXPECT_EQ(kernel["ProblemSize"], nlohmann::json({4, 1, 1})); // Kernel Tuner's own
  EXPECT_EQ(kernel["GridDivX"], nlohmann::json({"1"}));
  EXPECT_EQ(kernel["Arguments"][0]["FillType"], "Random");
  EXPECT_EQ(kernel["Arguments"][0]["AccessType"], "ReadWrite");
  EXPECT_EQ(readFile(folder / "kernel.cu").value(), problem->source);
}

} // namespace
} // namespace warpgrain::workflow
