// SPDX-License-Identifier: Apache-2.0
//
// The numbers of `variants` against what nvcc itself says of the file that `transform -o` writes.
#include "core/base/Subprocess.h"
#include "core/build/CudaToolkit.h"
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <regex>

namespace warpgrain::tests {
namespace {

using nlohmann::json;

class Variants : public CliTest {
protected:
  void SetUp() override {
    toolkit_ = build::findCudaToolkit();
    if (!toolkit_ || !toolkit_->nvcc) GTEST_SKIP() << "There is no nvcc on this machine";
  }

  /// What nvcc prints of the one kernel in a file.
  std::string ptxasLog(const std::string &file) const {
    SubprocessRequest request;
    request.arguments = {toolkit_->nvcc->string(), "-cubin", "-Xptxas", "-v", "-arch=sm_90", "-o", "out.cubin", file};
    request.folder = path("");
    const auto outcome = runSubprocess(request);
    EXPECT_TRUE(outcome && outcome->succeeded()) << (outcome ? outcome->standardError : outcome.error().message);
    return outcome ? outcome->standardOutput + outcome->standardError : "";
  }

  static int numberBefore(const std::string &log, const std::string &words) {
    std::smatch found;
    return std::regex_search(log, found, std::regex("(\\d+) " + words)) ? std::stoi(found[1]) : -1;
  }

  Result<build::CudaToolkit> toolkit_ = fail(ErrorKind::tool, "not looked for yet");
};

TEST_F(Variants, OfTheMatrixMultiplicationHaveTheRegistersThatNvccPrintsForTheExportedFile) {
  const std::string source = std::string(WARPGRAIN_EXAMPLES) + "/matrix_multiplication.cu";
  const CliOutcome outcome = run({"variants", source, "--kernel", "matrixMultiply", "--space", "coarsen y 1,2,4,8,16",
                                  "--arch", "sm_90", "--json"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json variants = outcome.json()["variants"];
  ASSERT_EQ(variants.size(), 5U);
  for (const json &row : variants) {
    ASSERT_EQ(row["status"], "built") << row.dump(2);
    const std::string steps = row["steps"];
    const testing::ScopedTrace trace(__FILE__, __LINE__, "steps \"" + steps + "\"");
    ASSERT_EQ(run({"transform", source, "-k", "matrixMultiply", "-s", steps.empty() ? "coarsen y 1" : steps, "-o",
                   "exported.cu"})
                  .exitCode,
              0);
    const std::string log = ptxasLog("exported.cu");
    EXPECT_EQ(row["registers"], numberBefore(log, "registers")) << log;
    EXPECT_EQ(row["spill_stores"], numberBefore(log, "bytes spill stores")) << log;
    EXPECT_EQ(row["spill_loads"], numberBefore(log, "bytes spill loads")) << log;
    EXPECT_EQ(row["stack_bytes"], numberBefore(log, "bytes stack frame")) << log;
    EXPECT_EQ(row["shared_bytes"], numberBefore(log, "bytes smem")) << log;
  }
  EXPECT_EQ(variants[4]["block"], json({32, 2, 1}));
}

TEST_F(Variants, ThatDoNotCompileAreRowsWithTheirReason) {
  write("k.cu", "__global__ void k(float *p) {\n"
                "#if defined(__CUDACC__) && !defined(__clang__)\n#error only clang may\n#endif\n"
                "  p[threadIdx.x] = 1;\n}\nint main() { k<<<1, 64>>>(nullptr); }\n");
  const CliOutcome outcome = run({"variants", "k.cu", "--space", "coarsen x 1,2", "--json"});
  EXPECT_EQ(outcome.exitCode, 1);
  const json rows = outcome.json()["variants"];
  ASSERT_EQ(rows.size(), 2U);
  for (const json &row : rows) {
    EXPECT_EQ(row["status"], "failed");
    EXPECT_NE(row["reason"].get<std::string>().find("only clang may"), std::string::npos) << row["reason"];
    EXPECT_EQ(row["registers"], nullptr);
  }
}

TEST_F(Variants, WithoutJsonAreATable) {
  write("k.cu", oneKernel);
  const CliOutcome outcome = run({"variants", "k.cu", "--space", "coarsen x 1,128"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_TRUE(outcome.output.starts_with("steps ")) << outcome.output;
  EXPECT_NE(outcome.output.find("(original)"), std::string::npos);
  EXPECT_NE(outcome.output.find("64x1x1"), std::string::npos);
  EXPECT_NE(outcome.output.find("coarsen x 128  illegal  refused: "), std::string::npos) << outcome.output;
}

} // namespace
} // namespace warpgrain::tests
