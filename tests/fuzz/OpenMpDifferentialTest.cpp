// SPDX-License-Identifier: Apache-2.0
//
// Random programs with OpenMP directives. Each is compiled by the host's compiler with -fopenmp and run; its
// translation is run by `warpgrain-cli run`. What they print must be equal. Several programs are compiled and run as
// one; WARPGRAIN_FUZZ_TOGETHER=1 has each alone.
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/JoinedPrograms.h"
#include "tests/fuzz/OpenMpGenerator.h"
#include "tests/fuzz/OpenMpNestGenerator.h"
#include "tests/fuzz/OpenMpTeamLoopGenerator.h"
#include "tests/fuzz/OpenMpTemplateGenerator.h"
#include "tests/fuzz/OpenMpTransferGenerator.h"
#include "tests/fuzz/OpenMpVectorGenerator.h"
#include "tests/fuzz/SplitProgram.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

/// How the translations of programs are made and run.
struct Translation {
  std::vector<std::string> transfers;
  std::string extension = ".c";
  std::vector<std::string> options = {};
  bool isSplit = false; ///< the translation is that of two files
};

class OpenMpDifferential : public ProgramTest, public testing::WithParamInterface<int> {
protected:
  using Generate = std::string (*)(std::uint32_t);

  /// Compiles the program and runs it with 4 threads and with 1; what it prints, or nothing where it fails.
  std::string original(const std::string &source, const std::string &name) const;

  /// Compares programs, several of them as one. Where that fails, those that differ are tried alone.
  void compareBatch(Generate generate, const Translation &translation) const;

private:
  /// Keeps a program whose translation prints something else.
  void keep(const std::string &text, const std::string &name) const {
    const char *named = std::getenv("WARPGRAIN_FUZZ_KEEP");
    const fs::path folder = named != nullptr ? named : WARPGRAIN_FUZZ_FOUND;
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    EXPECT_TRUE(writeFileAtomically(folder / name, text));
    ADD_FAILURE() << "kept in " << (folder / name).string();
  }

  /// What the translation prints; with the error behind it where it ends badly.
  std::string translated(const std::string &source, const std::string &transfers,
                         const Translation &translation) const {
    std::vector<std::string> words{"translate", source, "--transfers", transfers, "-o", path("program.cu").string()};
    std::vector<std::string> run{"run", path("program.cu").string()};
    if (translation.isSplit) {
      const std::string text = *readFile(source);
      words = {"translate",
               write("with" + translation.extension, fileOf(text, true)),
               write("without" + translation.extension, fileOf(text, false)),
               "--transfers",
               transfers,
               "-o",
               path("").string()};
      run = {"run", path("with.cu").string(), path("without.cu").string()};
    }
    words.insert(words.end(), translation.options.begin(), translation.options.end());
    const auto made = command(words);
    const auto ran = made.exitCode == 0 ? command(run) : made;
    return ran.exitCode == 0 ? ran.standardOutput : ran.standardOutput + "\n" + ran.inWords() + ran.standardError;
  }

  /// True if the translation prints the same in each form of transfers.
  bool isSame(const std::string &text, const std::string &name, const Translation &translation) const;
  void compareOne(const std::string &text, std::uint32_t seed, const Translation &translation) const;
};

std::string OpenMpDifferential::original(const std::string &source, const std::string &name) const {
  const std::string compiler = source.ends_with(".c") ? "gcc" : "g++";
  const auto built = runSubprocess({.arguments = {compiler, "-fopenmp", "-foffload=disable", "-O1", "-w", "-o",
                                                  path("original").string(), source, "-lm"}});
  if (!built || built->exitCode != 0) {
    ADD_FAILURE() << name << " does not compile: " << (built ? built->standardError : built.error().message);
    return {};
  }
  std::string out;
  for (const char *threads : {"4", "1"}) {
    SubprocessRequest request{.arguments = {path("original").string()}};
    request.environment = {{"OMP_NUM_THREADS", threads}};
    const auto ran = runSubprocess(request);
    EXPECT_TRUE(ran && ran->exitCode == 0) << name << " ends badly";
    if (!ran) return {};
    if (out.empty()) out = ran->standardOutput;
    EXPECT_EQ(ran->standardOutput, out) << name << " depends on the number of threads";
  }
  return out;
}

bool OpenMpDifferential::isSame(const std::string &text, const std::string &name,
                                const Translation &translation) const {
  const std::string source = write("program" + translation.extension, text);
  const std::string expected = original(source, name);
  if (expected.empty()) return false;
  bool same = true;
  for (const std::string &each : translation.transfers) {
    const std::string printed = translated(source, each, translation);
    EXPECT_EQ(printed, expected) << name << " with --transfers " << each;
    same = same && printed == expected;
  }
  return same;
}

void OpenMpDifferential::compareOne(const std::string &text, std::uint32_t seed, const Translation &translation) const {
  const std::string name = "openmp" + std::to_string(seed) + translation.extension;
  if (!isSame(text, name, translation)) keep(text, name);
}

std::uint32_t seedOf(int number) {
  return static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1) + number);
}

constexpr int usualPrograms = 6;

/// Programs of each kind, and how many of them are one program.
int numberOfPrograms() {
  return environmentNumber("WARPGRAIN_FUZZ_PROGRAMS", usualPrograms);
}

int programsOfBatch() {
  return std::max(1, environmentNumber("WARPGRAIN_FUZZ_TOGETHER", 3));
}

void OpenMpDifferential::compareBatch(Generate generate, const Translation &translation) const {
  std::vector<std::string> texts;
  std::vector<std::uint32_t> seeds;
  for (int i = GetParam() * programsOfBatch(); i < std::min((GetParam() + 1) * programsOfBatch(), numberOfPrograms());
       ++i) {
    seeds.push_back(seedOf(i));
    texts.push_back(generate(seeds.back()));
  }
  // One program whose sources cannot keep memory together would have all of them keep none: the first one is tried
  // alone.
  if (texts.size() == 1 || translation.isSplit) return compareOne(texts.front(), seeds.front(), translation);
  const std::string joined = joinedPrograms(texts);
  const std::string source = write("program" + translation.extension, joined);
  const std::string expected = original(source, "the program of seed " + std::to_string(seeds.front()) + " and others");
  const auto expectedOf = outputsOf(expected, texts.size());
  bool differs = expected.empty();
  std::set<std::size_t> suspects;
  for (const std::string &each : translation.transfers) {
    const std::string printed = translated(source, each, translation);
    if (printed == expected) continue;
    differs = true;
    const auto printedOf = outputsOf(printed, texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
      if (printedOf[i] != expectedOf[i]) suspects.insert(i);
  }
  if (!differs) return;
  for (const std::size_t i : suspects)
    compareOne(texts[i], seeds[i], translation);
  // The programs differ only as one.
  if (!HasFailure()) keep(joined, "openmp" + std::to_string(seeds.front()) + "and_more" + translation.extension);
}

TEST_P(OpenMpDifferential, TranslationPrintsWhatTheOriginalPrints) {
  compareBatch(generateOpenMp, {.transfers = {"resident"}});
}

TEST_P(OpenMpDifferential, MemoryThatStaysOnTheGpuIsTheSame) {
  compareBatch(generateOpenMpTransfers, {.transfers = {"resident", "flow"}});
}

// Functions of one file have kernels that work on memory of the other one.
TEST_P(OpenMpDifferential, MemoryThatStaysOnTheGpuIsTheSameOverTwoFiles) {
  compareBatch(generateSplitTransfers, {.transfers = {"resident"}, .isSplit = true});
}

TEST_P(OpenMpDifferential, LoopsInAnotherOrderDoTheSame) {
  if (GetParam() % 2 == 0)
    compareBatch(generateOpenMpNests, {.transfers = {"all", "resident"}});
  else
    compareBatch(generateOpenMpNests, {.transfers = {"flow"}, .options = {"--no", "nest-sharing"}});
}

TEST_P(OpenMpDifferential, InstancesOfTemplatesAreTheSame) {
  compareBatch(generateOpenMpTemplates, {.transfers = {"all", "resident"}, .extension = ".cpp"});
}

TEST_P(OpenMpDifferential, VectorsAreTheSame) {
  // They take longest: a run of all tests tries one batch.
  if (GetParam() > 0 && numberOfPrograms() == usualPrograms) return;
  compareBatch(generateOpenMpVectors, {.transfers = {"resident"}, .extension = ".cpp"});
}

TEST_P(OpenMpDifferential, TeamsWhoseThreadsShareLoopsDoTheSame) {
  compareBatch(generateOpenMpTeamLoops, {.transfers = {"resident"}});
}

INSTANTIATE_TEST_SUITE_P(Batches, OpenMpDifferential,
                         testing::Range(0, (numberOfPrograms() + programsOfBatch() - 1) / programsOfBatch()));

// Names at file scope are each program's own; clauses keep their words, and the first program keeps its names.
TEST(JoinedPrograms, HaveNamesOfTheirOwn) {
  const std::string program = "#include <stdio.h>\n#define N 4\nint to[N], min;\nenum { K = 2 };\n"
                              "int main(void) {\n  int from = 1;\n"
                              "#pragma omp parallel for reduction(min: min) firstprivate(from) default(shared)\n"
                              "  for (int i = 0; i < N; i++) to[i] = K + from;\n"
                              "#pragma omp target map(to: to)\n  to[0] = 1;\n  return 0;\n}\n";
  const std::string joined = joinedPrograms({program, program});
  const std::string second = "\n#define N_1 4\nint to_1[N_1], min_1;\nenum { K_1 = 2 };\n"
                             "int main_1(void) {\n  int from = 1;\n"
                             "#pragma omp parallel for reduction(min: min_1) firstprivate(from) default(shared)\n"
                             "  for (int i = 0; i < N_1; i++) to_1[i] = K_1 + from;\n"
                             "#pragma omp target map(to: to_1)\n  to_1[0] = 1;\n  return 0;\nreturn 0;\n}\n";
  EXPECT_NE(joined.find(second), std::string::npos) << joined;
  EXPECT_NE(joined.find("int to[N], min;\nenum { K = 2 };\nint main_0(void) {"), std::string::npos) << joined;
  EXPECT_EQ(joined.find("#include <stdio.h>"), joined.rfind("#include <stdio.h>"));
}

TEST(JoinedPrograms, KeepNamesOfTheLibrary) {
  const std::string program = "#include <vector>\nstatic std::vector<int> made;\nint main() {\n  return 0;\n}\n";
  EXPECT_NE(joinedPrograms({program, program}).find("static std::vector<int> made_1;"), std::string::npos);
}

TEST(JoinedPrograms, TellTheirOutputsApart) {
  const auto outputs = outputsOf("=== program 0\na\n=== program 1\nb\nc", 3);
  EXPECT_EQ(outputs, (std::vector<std::string>{"=== program 0\na\n", "=== program 1\nb\nc", ""}));
}

} // namespace
} // namespace warpgrain::tests
