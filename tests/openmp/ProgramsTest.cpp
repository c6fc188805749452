// SPDX-License-Identifier: Apache-2.0
//
// Each program is compiled by the host's compiler with -fopenmp and run; its translation is run by `warpgrain-cli run`.
// What they print must be equal; numbers may differ by the tolerance that the program names, where the order of a
// reduction has changed.
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> programs() {
  std::vector<std::string> out;
  for (const auto &entry : fs::directory_iterator(WARPGRAIN_OPENMP_PROGRAMS))
    out.push_back(entry.path().filename().string());
  std::ranges::sort(out);
  return out;
}

/// Every so many of them: each is translated twice and run twice. WARPGRAIN_OPENMP_EVERY=1 takes all.
std::vector<std::string> sampleOfPrograms() {
  const char *given = std::getenv("WARPGRAIN_OPENMP_EVERY");
  const std::size_t stride = given != nullptr ? std::max(1UL, std::strtoul(given, nullptr, 10)) : 4;
  std::vector<std::string> out;
  const std::vector<std::string> all = programs();
  for (std::size_t i = 0; i < all.size(); i += stride)
    out.push_back(all[i]);
  return out;
}

double toleranceOf(const std::string &text) {
  const std::string word = "// tolerance: ";
  const std::size_t at = text.find(word);
  return at == std::string::npos ? 0.0 : std::strtod(text.c_str() + at + word.size(), nullptr);
}

/// Equal word by word; numbers within the relative tolerance.
void expectSame(const std::string &expected, const std::string &actual, double tolerance) {
  if (tolerance == 0.0) {
    EXPECT_EQ(expected, actual);
    return;
  }
  std::istringstream left(expected);
  std::istringstream right(actual);
  std::string one;
  std::string other;
  while (left >> one) {
    ASSERT_TRUE(right >> other) << actual;
    const double a = std::strtod(one.c_str(), nullptr);
    const double b = std::strtod(other.c_str(), nullptr);
    EXPECT_LE(std::abs(a - b), tolerance * std::max({1.0, std::abs(a), std::abs(b)})) << one << " and " << other;
  }
  EXPECT_FALSE(right >> other) << actual;
}

class OpenMpProgram : public ProgramTest, public testing::WithParamInterface<std::string> {
protected:
  /// What the original prints, with the host's compiler.
  std::string original(const fs::path &source) const {
    const std::string compiler = source.extension() == ".c" ? "gcc" : "g++";
    const auto built = runSubprocess({.arguments = {compiler, "-fopenmp", "-foffload=disable", "-O1", "-o",
                                                    path("original").string(), source.string(), "-lm"}});
    EXPECT_TRUE(built && built->exitCode == 0) << (built ? built->standardError : built.error().message);
    SubprocessRequest request{.arguments = {path("original").string()}};
    request.environment = {{"OMP_NUM_THREADS", "4"}};
    const auto ran = runSubprocess(request);
    return ran ? ran->standardOutput : ran.error().message;
  }
};

TEST_P(OpenMpProgram, TranslationPrintsWhatTheOriginalPrints) {
  const fs::path source = fs::path(WARPGRAIN_OPENMP_PROGRAMS) / GetParam();
  const auto text = readTextFile(source);
  ASSERT_TRUE(text);
  const auto translated = command({"translate", source.string(), "-o", path("program.cu").string()});
  ASSERT_EQ(translated.exitCode, 0) << translated.standardError;
  const auto cuda = readTextFile(path("program.cu"));
  EXPECT_THAT(*cuda, testing::HasSubstr("<<<"));
  const auto ran = command({"run", path("program.cu").string()});
  ASSERT_EQ(ran.exitCode, 0) << ran.standardError;
  expectSame(original(source), ran.standardOutput, toleranceOf(*text));
}

class DirectedOpenMpProgram : public OpenMpProgram {};

/// Blocks of odd sizes, few of them, caches of arrays and copies for each launch; and the same read back from the
/// annotated text, with memory that stays on the GPU.
TEST_P(DirectedOpenMpProgram, PrintsTheSame) {
  const fs::path source = fs::path(WARPGRAIN_OPENMP_PROGRAMS) / GetParam();
  const auto text = readTextFile(source);
  ASSERT_TRUE(text);
  const std::vector<std::string> options{"--option",    "cudaThreadBlockSize=96",
                                         "--option",    "maxNumOfCudaThreadBlocks=5",
                                         "--option",    "shrdArryCachingOnConst",
                                         "--option",    "shrdArryCachingOnTM",
                                         "--transfers", "all"};
  const std::string expected = original(source);
  const auto translate = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "translate");
    const auto translated = command(std::move(arguments));
    EXPECT_EQ(translated.exitCode, 0) << translated.standardError;
  };
  const auto expectPrinted = [&] {
    const auto ran = command({"run", path("program.cu").string()});
    EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
    expectSame(expected, ran.standardOutput, toleranceOf(*text));
  };
  std::vector<std::string> arguments{source.string(), "-o", path("program.cu").string()};
  arguments.insert(arguments.end(), options.begin(), options.end());
  translate(arguments);
  expectPrinted();
  const std::string annotated = path("annotated" + source.extension().string()).string();
  arguments[2] = annotated;
  arguments.insert(arguments.end(), {"--emit", "annotated"});
  translate(arguments);
  translate({annotated, "-o", path("program.cu").string(), "--", "-I" + source.parent_path().string()});
  expectPrinted();
}

std::string nameOf(const testing::TestParamInfo<std::string> &program) {
  std::string name = program.param;
  std::ranges::replace_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, OpenMpProgram, testing::ValuesIn(programs()), nameOf);
INSTANTIATE_TEST_SUITE_P(All, DirectedOpenMpProgram, testing::ValuesIn(sampleOfPrograms()), nameOf);

} // namespace
} // namespace warpgrain::tests
