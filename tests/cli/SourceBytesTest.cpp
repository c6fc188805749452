// SPDX-License-Identifier: Apache-2.0
//
// What stands around a kernel survives byte for byte, whatever it is and wherever the file lies.
#include "core/base/Subprocess.h"
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <chrono>

namespace warpgrain::tests {
namespace {

class SourceBytes : public CliTest {
protected:
  void SetUp() override { WARPGRAIN_NEEDS_CUDA(); }

  std::string transformed(const std::string &file) const {
    const CliOutcome outcome = run({"transform", file, "-k", "scale", "-s", "coarsen x 2"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    return outcome.output;
  }
};

std::string withCarriageReturns(const std::string &text) {
  std::string out;
  for (const char c : text)
    out += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return out;
}

TEST_F(SourceBytes, CarriageReturnsAreKeptAndWritten) {
  write("dos.cu", withCarriageReturns("// one\n" + oneKernel + "// two\n"));
  EXPECT_EQ(transformed("dos.cu"), withCarriageReturns("// one\n" + oneKernelCoarsened + "// two\n"));
}

TEST_F(SourceBytes, CarriageReturnsSurviveThePatch) {
  if (!findProgram("git")) GTEST_SKIP() << "git is not here";
  write("dos.cu", withCarriageReturns(oneKernel));
  write("change.diff", run({"transform", "dos.cu", "-s", "coarsen x 2", "--patch"}).output);
  SubprocessRequest apply;
  apply.arguments = {"git", "apply", "change.diff"};
  apply.folder = path("");
  const auto applied = runSubprocess(apply);
  ASSERT_TRUE(applied && applied->succeeded()) << (applied ? applied->standardError : applied.error().message);
  EXPECT_EQ(read("dos.cu"), withCarriageReturns(oneKernelCoarsened));
}

TEST_F(SourceBytes, ByteOrderMarkIsKept) {
  write("bom.cu", "\xEF\xBB\xBF" + oneKernel);
  EXPECT_EQ(transformed("bom.cu"), "\xEF\xBB\xBF" + oneKernelCoarsened);
}

TEST_F(SourceBytes, MissingLastLineEndStaysMissing) {
  write("end.cu", oneKernel.substr(0, oneKernel.size() - 1));
  EXPECT_EQ(transformed("end.cu"), oneKernelCoarsened.substr(0, oneKernelCoarsened.size() - 1));
}

TEST_F(SourceBytes, BytesThatAreNotUtf8InCommentsAreKept) {
  const std::string comment = "// na\xEFve \xA9 1999 \xFF\xFE\n";
  write("latin.cu", comment + oneKernel + comment);
  EXPECT_EQ(transformed("latin.cu"), comment + oneKernelCoarsened + comment);
  const CliOutcome json = run({"transform", "latin.cu", "-s", "coarsen x 2", "--json"});
  EXPECT_EQ(json.exitCode, 0);
  EXPECT_EQ(json.json()["files"].size(), 1U);
}

TEST_F(SourceBytes, TabsFormFeedsAndTrailingBlanksAroundTheKernelAreKept) {
  const std::string odd = "\t \f\v// odd   \t\n#if 0\nnot C++ at all: ' \" {{{\n#endif\n\n\n   \n";
  write("odd.cu", odd + oneKernel + odd);
  EXPECT_EQ(transformed("odd.cu"), odd + oneKernelCoarsened + odd);
}

TEST_F(SourceBytes, PathsWithBlanksAndForeignLettersWork) {
  const std::string name = "mein Projekt/größe 計算 'x' \"y\".cu";
  write(name, oneKernel);
  EXPECT_EQ(transformed(name), oneKernelCoarsened);
  EXPECT_EQ(run({"transform", name, "-s", "coarsen x 2", "-o", "aus gabe/é.cu"}).exitCode, 3);
  EXPECT_EQ(run({"transform", name, "-s", "coarsen x 2", "-o", "mein Projekt/é.cu"}).exitCode, 0);
  EXPECT_EQ(read("mein Projekt/é.cu"), oneKernelCoarsened);
}

TEST_F(SourceBytes, NameThatBeginsWithADashIsReachedByItsFolder) {
  write("-k.cu", oneKernel);
  expectFailure({"kernels", "-k.cu"}, 2, {"file is required"});
  EXPECT_EQ(transformed("./-k.cu"), oneKernelCoarsened);
}

/// Ten thousand functions, a kernel at both ends and one in the middle.
TEST_F(SourceBytes, FileOfAHundredThousandLinesIsTransformedInItsKernelAlone) {
  std::string before = "__global__ void first(float *p) { p[threadIdx.x] = 1; }\n";
  std::string after;
  for (int i = 0; i < 10000; ++i) {
    const std::string n = std::to_string(i);
    std::string &half = i < 5000 ? before : after;
    half += "// filler " + n + "\nstatic float filler" + n + "(float v) {\n  float w = v;\n" +
            "  for (int i = 0; i < " + n + "; ++i) {\n    w = w * v + " + n +
            ";\n    if (w > 1e6f) w -= 1e6f;\n  }\n  return w;\n}\n\n";
  }
  after += "__global__ void last(float *p) { p[threadIdx.x] = filler; }\n";
  write("long.cu", before + oneKernel + after);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(transformed("long.cu"), before + oneKernelCoarsened + after);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
}

} // namespace
} // namespace warpgrain::tests
