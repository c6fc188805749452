// SPDX-License-Identifier: Apache-2.0
//
// Random programs with OpenMP directives. Each is compiled by the host's compiler with -fopenmp and run; its
// translation is run by `warpgrain-cli run`. What they print must be equal.
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/OpenMpGenerator.h"
#include "tests/fuzz/OpenMpNestGenerator.h"
#include "tests/fuzz/OpenMpTemplateGenerator.h"
#include "tests/fuzz/OpenMpTransferGenerator.h"

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

class OpenMpDifferential : public ProgramTest, public testing::WithParamInterface<int> {
protected:
  /// What the original prints with so many threads.
  std::string original(const std::string &threads) const {
    SubprocessRequest request{.arguments = {path("original").string()}};
    request.environment = {{"OMP_NUM_THREADS", threads}};
    const auto ran = runSubprocess(request);
    EXPECT_TRUE(ran && ran->exitCode == 0) << "the original ends badly";
    return ran ? ran->standardOutput : std::string();
  }

  /// Keeps a program whose translation prints something else.
  void keep(const std::string &text, std::uint32_t seed, const std::string &extension) const {
    const char *named = std::getenv("WARPGRAIN_FUZZ_KEEP");
    const fs::path folder = named != nullptr ? named : WARPGRAIN_FUZZ_FOUND;
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    const fs::path file = folder / ("openmp" + std::to_string(seed) + extension);
    EXPECT_TRUE(writeFileAtomically(file, text));
    ADD_FAILURE() << "seed " << seed << ", kept in " << file.string();
  }

  /// Compares the translation, in each form of transfers.
  void compare(const std::string &text, std::uint32_t seed, std::initializer_list<const char *> transfers,
               const std::string &extension = ".c", const std::vector<std::string> &options = {}) const;
};

void OpenMpDifferential::compare(const std::string &text, std::uint32_t seed,
                                 std::initializer_list<const char *> transfers, const std::string &extension,
                                 const std::vector<std::string> &options) const {
  const std::string source = write("program" + extension, text);
  const std::string compiler = extension == ".c" ? "gcc" : "g++";
  const auto built =
      runSubprocess({.arguments = {compiler, "-fopenmp", "-O1", "-w", "-o", path("original").string(), source, "-lm"}});
  ASSERT_TRUE(built && built->exitCode == 0) << (built ? built->standardError : built.error().message);
  const std::string expected = original("4");
  ASSERT_EQ(original("1"), expected) << "the program depends on the number of threads: seed " << seed;
  for (const char *each : transfers) {
    std::vector<std::string> words{"translate", source, "--transfers", each, "-o", path("program.cu").string()};
    words.insert(words.end(), options.begin(), options.end());
    const auto translated = command(words);
    const auto ran = translated.exitCode == 0 ? command({"run", path("program.cu").string()}) : translated;
    EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
    EXPECT_EQ(ran.standardOutput, expected) << "with --transfers " << each;
  }
  if (HasFailure()) keep(text, seed, extension);
}

std::uint32_t seedOf(int number) {
  return static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1) + number);
}

TEST_P(OpenMpDifferential, TranslationPrintsWhatTheOriginalPrints) {
  compare(generateOpenMp(seedOf(GetParam())), seedOf(GetParam()), {"resident"});
}

TEST_P(OpenMpDifferential, MemoryThatStaysOnTheGpuIsTheSame) {
  compare(generateOpenMpTransfers(seedOf(GetParam())), seedOf(GetParam()), {"resident", "flow"});
}

TEST_P(OpenMpDifferential, LoopsInAnotherOrderDoTheSame) {
  const std::string text = generateOpenMpNests(seedOf(GetParam()));
  if (GetParam() % 2 == 0)
    compare(text, seedOf(GetParam()), {"all", "resident"});
  else
    compare(text, seedOf(GetParam()), {"flow"}, ".c", {"--no", "nest-sharing"});
}

TEST_P(OpenMpDifferential, InstancesOfTemplatesAreTheSame) {
  compare(generateOpenMpTemplates(seedOf(GetParam())), seedOf(GetParam()), {"all", "resident"}, ".cpp");
}

INSTANTIATE_TEST_SUITE_P(Programs, OpenMpDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_PROGRAMS", 6)));

} // namespace
} // namespace warpgrain::tests
