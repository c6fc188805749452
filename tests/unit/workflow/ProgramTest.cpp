// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Program.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::workflow {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class AProgram : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    ASSERT_TRUE(writeFileAtomically(folder_->path() / "main.cu",
                                    "__global__ void fill(int *p, int n) {\n"
                                    "  if (threadIdx.x < n) p[threadIdx.x] = n;\n}\n"
                                    "int main() {\n  int *p;\n  cudaMalloc(&p, 32 * sizeof(int));\n"
                                    "  fill<<<1, 32>>>(p, 20);\n  return cudaDeviceSynchronize();\n}\n"));
    order_.files = {folder_->path() / "main.cu"};
    order_.flags = std::vector<std::string>{};
    order_.cudaPath = *tests::cudaRoot();
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  ProgramOrder order_;
};

TEST_F(AProgram, IsOpenedWithTheFlagsOfEachSource) {
  order_.flags = std::vector<std::string>{"-DN=3"};
  order_.architecture = "8.0";
  order_.arguments = {"one", "two"};
  const auto program = openProgram(order_);
  ASSERT_TRUE(program) << program.error().message;
  ASSERT_EQ(program->request.sources.size(), 1U);
  EXPECT_EQ(program->request.sources[0].flags, program->parsers[0]->flags());
  EXPECT_EQ(program->request.sources[0].architecture, "sm_80");
  EXPECT_THAT(program->request.arguments, ElementsAre((folder_->path() / "main").string(), "one", "two"));
}

TEST_F(AProgram, KeepsTheSuffixOfAnArchitecture) {
  for (const std::string spelling : {"9.0a", "sm_90a", "90a"}) {
    order_.architecture = spelling;
    const auto program = openProgram(order_);
    ASSERT_TRUE(program) << program.error().message;
    EXPECT_EQ(program->request.sources[0].architecture, "sm_90a") << spelling;
    EXPECT_EQ(program->parsers[0]->architecture(), "sm_90a") << spelling;
  }
}

TEST_F(AProgram, IsNoneWhereThereIsNoSuchGpu) {
  order_.architecture = "banana";
  const auto program = openProgram(order_);
  ASSERT_FALSE(program);
  EXPECT_EQ(program.error().kind, ErrorKind::usage);
}

TEST_F(AProgram, LeavesALaunchFormThatItsKernelIsVerifiedWith) {
  order_.record = run::RecordWish{.kernel = "fill"};
  const auto program = openProgram(order_);
  ASSERT_TRUE(program) << program.error().message;
  const auto run = run::runProgram(tests::theExecutor(), program->request, std::chrono::minutes(1));
  ASSERT_TRUE(run) << run.error().message;
  const auto written = writeRecordedForm(*run, *program, folder_->path() / "launch.json");
  ASSERT_TRUE(written) << written.error().message;
  EXPECT_EQ(written->recorded.kernel, "fill");
  EXPECT_EQ(written->source, folder_->path() / "main.cu");
  const auto text = readTextFile(written->file);
  ASSERT_TRUE(text) << text.error().message;
  const auto form = run::launchFormFromJson(*text);
  ASSERT_TRUE(form) << form.error().message;
  EXPECT_EQ(form->block, (std::array<std::int64_t, 3>{32, 1, 1}));
  EXPECT_EQ(std::get<std::int64_t>(form->arguments.at("n")), 20);
}

TEST_F(AProgram, SaysThatItMadeNoSuchLaunch) {
  order_.record = run::RecordWish{.kernel = "fill", .launch = 7};
  const auto program = openProgram(order_);
  ASSERT_TRUE(program) << program.error().message;
  const auto run = run::runProgram(tests::theExecutor(), program->request, std::chrono::minutes(1));
  ASSERT_TRUE(run) << run.error().message;
  const auto written = writeRecordedForm(*run, *program, folder_->path() / "launch.json");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().kind, ErrorKind::refused);
  EXPECT_THAT(written.error().message, HasSubstr("no launch number 7 of a kernel fill."));
}

} // namespace
} // namespace warpgrain::workflow
