// SPDX-License-Identifier: Apache-2.0
//
// Random serial programs. Each is compiled by the host's compiler and run; the CUDA program that `map --emit cuda`
// makes of it is run by `warpgrain-cli run`, the OpenCL program of `map --emit opencl` through OpenCL (PoCL). What they
// print must be equal.
#include "tests/fuzz/Differential.h"

#include "tests/mapping/MappedProgram.h"
#include "tests/mapping/RandomNests.h"

#include <cstdlib>
#include <fstream>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

constexpr int nestsOfProgram = 25;
/// A device's compiler takes a second for a few kernels.
constexpr int nestsOfOpenCl = 3;

class MappedDifferential : public MappedProgram, public testing::WithParamInterface<int> {
protected:
  /// Keeps a program whose CUDA program prints something else.
  void keep(const std::string &name, const std::string &text) const {
    const char *named = std::getenv("WARPGRAIN_FUZZ_KEEP");
    const fs::path folder = named != nullptr ? named : WARPGRAIN_FUZZ_FOUND;
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    EXPECT_TRUE(writeFileAtomically(folder / name, text));
    ADD_FAILURE() << "kept in " << (folder / name).string();
  }

  /// Adds a line for each nest to a file, for statistics.
  void note(const std::string &name, const std::string &report) const {
    if (const char *file = std::getenv("WARPGRAIN_FUZZ_REPORT"); file != nullptr)
      std::ofstream(file, std::ios::app) << "# " << name << "\n" << report;
  }
};

/// Counts a word in a text.
int countOf(const std::string &text, const std::string &word) {
  int out = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    ++out;
  return out;
}

TEST_P(MappedDifferential, CudaProgramPrintsWhatTheOriginalPrints) {
  const int seed = environmentNumber("WARPGRAIN_FUZZ_SEED", 1) + GetParam();
  const std::string name = "nests" + std::to_string(seed) + (seed % 2 == 0 ? ".c" : ".cpp");
  const std::string text = generateNests(static_cast<std::uint32_t>(seed), nestsOfProgram);
  const std::string source = write(name, text);
  const std::string expected = original(source);
  const auto written = map(source, {"--allow", "reorder", "--mapping", "1"});
  EXPECT_EQ(written.exitCode, 0) << written.standardError;
  std::string transfers;
  if (written.exitCode == 0) {
    EXPECT_TRUE(translated(&transfers) == expected) << name;
    RecordProperty("kernels", countOf(written.standardError, "_kernel0, "));
    RecordProperty("nests", nestsOfProgram);
    note(name, written.standardError + transfers);
  }
  if (HasFailure()) keep(name, text);
}

/// Adds the tests of OpenCL programs.
class MappedToOpenCl : public MappedDifferential {};

TEST_P(MappedToOpenCl, OpenClProgramPrintsWhatTheOriginalPrints) {
  const int seed = environmentNumber("WARPGRAIN_FUZZ_SEED", 1) + GetParam();
  const int nests = environmentNumber("WARPGRAIN_FUZZ_NESTS", nestsOfOpenCl);
  const std::string name = "opencl" + std::to_string(seed) + (seed % 2 == 0 ? ".c" : ".cpp");
  const std::string text = generateNests(static_cast<std::uint32_t>(seed), nests);
  const std::string source = write(name, text);
  const auto written = mapToOpenCl(source, {"--allow", "reorder"});
  const bool isRefused = written.exitCode == 1; // every nest
  EXPECT_TRUE(written.exitCode == 0 || isRefused) << written.standardError;
  if (written.exitCode == 0) {
    std::string transfers;
    const auto printed = openClPrints(&transfers);
    if (!printed) GTEST_SKIP() << "OpenCL is not installed.";
    EXPECT_TRUE(*printed == original(source)) << name;
    RecordProperty("kernels", countOf(written.standardError, "_kernel0, "));
    RecordProperty("nests", nests);
    note(name, written.standardError + transfers);
  }
  if (HasFailure()) keep(name, text);
}

INSTANTIATE_TEST_SUITE_P(Programs, MappedDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_PROGRAMS", 1)));
INSTANTIATE_TEST_SUITE_P(Programs, MappedToOpenCl, testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_PROGRAMS", 1)));

} // namespace
} // namespace warpgrain::tests
