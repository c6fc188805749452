// SPDX-License-Identifier: Apache-2.0
//
// `warpgrain-cli openmpc` as a person meets it: what it says of a program, the files of the space, and configurations
// that are translated, run and compared.
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class OpenMpc : public ProgramTest {
protected:
  json answer(std::vector<std::string> words, int status = 0) const {
    words.insert(words.begin(), "openmpc");
    words.emplace_back("--json");
    const auto outcome = command(std::move(words));
    EXPECT_EQ(outcome.exitCode, status) << outcome.standardError << outcome.standardOutput;
    return json::parse(outcome.standardOutput, nullptr, false);
  }

  static std::string programOf(const std::string &name) { return std::string(WARPGRAIN_OPENMP_PROGRAMS) + "/" + name; }

  /// A program whose first kernel reads an array that no kernel changes, and whose second one what the first wrote.
  std::string sums() const {
    return write("sums.c", "#include <stdio.h>\n#include <stdlib.h>\nstatic double a[256], b[256], c[256];\n"
                           "int main(int argc, char **argv) {\n  int i, k, n = argc > 1 ? atoi(argv[1]) : 3;\n"
                           "  for (i = 0; i < 256; i++) b[i] = 0.5 * i;\n  for (k = 0; k < n; k++) {\n"
                           "#pragma omp parallel for\n    for (i = 0; i < 256; i++) a[i] += b[i] * b[255 - i];\n"
                           "#pragma omp parallel for\n    for (i = 0; i < 256; i++) c[i] += a[i];\n  }\n"
                           "  double sum = 0;\n  for (i = 0; i < 256; i++) sum += c[i] * i;\n"
                           "  printf(\"%.12g\\n\", sum);\n  return 0;\n}\n");
  }
};

TEST_F(OpenMpc, PruneSaysOfEachParameterWhatBecomesOfItAndWhy) {
  const json pruned = answer({"prune", programOf("jacobi.c")});
  const auto of = [&](const std::string &name) {
    for (const json &each : pruned["parameters"])
      if (each["name"] == name) return each;
    return json();
  };
  EXPECT_EQ(of("cudaThreadBlockSize")["class"], "tunable");
  EXPECT_EQ(of("useParallelLoopSwap")["class"], "tunable");
  EXPECT_EQ(of("useParallelLoopSwap")["kernels"].size(), 2U);
  EXPECT_EQ(of("useMallocPitch")["class"], "no effect");
  EXPECT_EQ(of("useMatrixTranspose")["class"], "no place");
  EXPECT_EQ(of("MemTrOptOnLoops")["class"], "always on");
  EXPECT_EQ(pruned["points"]["with_pruning"], 6);
  const auto text = command({"openmpc", "prune", programOf("jacobi.c"), "--setup",
                             write("space.config", "excludeGOptionSet(useParallelLoopSwap)\n")});
  EXPECT_THAT(text.standardOutput, HasSubstr("main_kernel0 (kernelid(0) procname(main)): threadblocksize, "
                                             "maxnumofblocks, noploopswap"));
  EXPECT_THAT(text.standardOutput, HasSubstr(" 3 with: "));
}

/// The rows of the handbook's table of pruned programs (Tables 4.10 and 4.11 for our programs).
std::vector<std::string> tableRows() {
  const auto page = readTextFile(WARPGRAIN_OPENMPC_PAGE);
  std::vector<std::string> out;
  std::istringstream lines(page ? *page : std::string());
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("| ") && (line.find(".c |") != std::string::npos || line.find(".cpp |") != std::string::npos))
      out.push_back(line);
  return out;
}

std::string withCommas(std::uint64_t number) {
  std::string out = std::to_string(number);
  for (std::size_t at = out.size(); at > 3; at -= 3)
    out.insert(at - 3, ",");
  return out;
}

class PrunedProgramRow : public OpenMpc, public testing::WithParamInterface<std::size_t> {};

TEST_P(PrunedProgramRow, HasTheNumbersThatPruneTells) {
  const std::vector<std::string> rows = tableRows();
  ASSERT_EQ(rows.size(), 14U);
  const std::string &row = rows[GetParam()];
  const std::string name = row.substr(2, row.find(" |") - 2);
  const json pruned = answer({"prune", programOf(name)});
  const auto count = [&](const std::string &kind) {
    return std::to_string(
        std::ranges::count_if(pruned["parameters"], [&](const json &each) { return each["class"] == kind; }));
  };
  const json &points = pruned["points"];
  std::array<char, 32> percent{};
  std::snprintf(percent.data(), percent.size(), "%.4f", points["reduction_pct"].get<double>());
  EXPECT_EQ(row, "| " + name + " | " + std::to_string(pruned["kernels"].size()) + " | " + count("tunable") + " / " +
                     count("always on") + " | " + count("no effect") + " / " + count("no place") + " | " +
                     withCommas(points["without_pruning"]) + " | " + withCommas(points["with_pruning"]) + " | " +
                     percent.data() + " | " + withCommas(points["of_kernels"]) + " |");
}

/// Some of the programs: each is translated. WARPGRAIN_OPENMP_EVERY=1 takes all.
std::vector<std::size_t> sampleOfRows() {
  const char *given = std::getenv("WARPGRAIN_OPENMP_EVERY");
  const std::size_t stride = given != nullptr ? std::max(1UL, std::strtoul(given, nullptr, 10)) : 5;
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < 14; i += stride)
    out.push_back(i);
  return out;
}

INSTANTIATE_TEST_SUITE_P(Handbook, PrunedProgramRow, testing::ValuesIn(sampleOfRows()));

TEST_F(OpenMpc, ErrorsOfTheSetupFileAreToldWithTheirLine) {
  const std::string setup = write("space.config", "cudaThreadBlockSet(64)\ncudaThreadBlockSet(many)\n");
  const auto failed = command({"openmpc", "prune", sums(), "--setup", setup});
  EXPECT_EQ(failed.exitCode, 3);
  EXPECT_THAT(failed.standardError, HasSubstr("space.config:2: \"many\" is no number"));
  const auto warned = command({"openmpc", "setup", "--setup", write("w.config", "defaultGOptionSet(useMagic)\n")});
  EXPECT_EQ(warned.exitCode, 0);
  EXPECT_THAT(warned.standardError, HasSubstr("w.config:1: useMagic is no switch"));
  EXPECT_THAT(warned.standardOutput, HasSubstr("cudaThreadBlockSet(64, 128, 256)\n"));
  EXPECT_EQ(command({"openmpc", "prune", sums(), "--approve", "useMagic"}).exitCode, 2);
}

TEST_F(OpenMpc, GenerateWritesFilesThatTranslateReads) {
  const std::string setup =
      write("space.config", "cudaThreadBlockSet(64, 96)\nexcludeGOptionSet(shrdArryCachingOnTM)\n");
  const json options = answer({"generate", sums(), "--setup", setup, "-o", path("options").string()});
  ASSERT_EQ(options["written"].size(), 4U);
  const std::string last = options["written"][3]["options"];
  const auto translated = command({"translate", sums(), "--options", last});
  EXPECT_EQ(translated.exitCode, 0) << translated.standardError;
  EXPECT_THAT(translated.standardOutput, HasSubstr("<<<gpu_blocks, 96>>>"));
  EXPECT_THAT(translated.standardOutput, HasSubstr("__constant__"));
  const json clauses =
      answer({"generate", sums(), "--level", "kernel", "-o", path("clauses").string(), "--first", "53"});
  ASSERT_EQ(clauses["written"].size(), 1U);
  const auto directed = command({"translate", sums(), "--options", clauses["written"][0]["options"], "--directives",
                                 clauses["written"][0]["directives"]});
  EXPECT_EQ(directed.exitCode, 0) << directed.standardError;
  EXPECT_THAT(directed.standardOutput, HasSubstr("const double *__restrict__"));
  EXPECT_EQ(command({"openmpc", "generate", sums(), "--level", "everything", "-o", path("x").string()}).exitCode, 2);
}

TEST_F(OpenMpc, TuneOnTheCpuComparesOutputsCountsTransfersAndRunsEqualProgramsOnce) {
  const json tuned =
      answer({"tune", sums(), "--on", "cpu", "--run", "2", "--setup",
              write("space.config", "cudaThreadBlockSet(256)\n"
                                    "excludeGOptionSet(shrdArryCachingOnTM, shrdArryCachingOnConst)\n")});
  ASSERT_EQ(tuned["tuned"].size(), 1U);
  EXPECT_TRUE(tuned["gpu"].is_null());
  const json &first = tuned["tuned"][0];
  EXPECT_TRUE(first["whole_space"]);
  ASSERT_EQ(first["tried"].size(), 1U);
  const json &trial = first["tried"][0]["trial"];
  EXPECT_EQ(trial["answer"], "right") << trial;
  EXPECT_EQ(trial["alike"], "the translation without options");
  EXPECT_EQ(trial["transfers"]["launches"], 4);
  // Seven accesses of eight bytes by 32 neighbours.
  EXPECT_EQ(trial["sectors"], 7 * 8);
  EXPECT_TRUE(first["best"].is_null());
}

/// A toolkit whose nvcc makes a script of a source, and a driver that tells of a GPU: what `tune` does with times.
class OpenMpcOnGpu : public OpenMpc {
protected:
  void SetUp() override {
    OpenMpc::SetUp();
    if (IsSkipped()) return;
    const fs::path real = fs::path(*cudaRoot());
    fs::create_directories(path("toolkit/bin"));
    for (const auto &entry : fs::directory_iterator(real))
      if (entry.path().filename() != "bin") fs::create_symlink(entry.path(), path("toolkit") / entry.path().filename());
    program("toolkit/bin/nvcc",
            "for a; do case $a in *version*|--list*|--help) echo 'release 13.0, V13.0.88'; exit 0;;\n"
            "  -std=c[0-9]*) echo 'nvcc fatal: no such standard' >&2; exit 1;; esac; done\n"
            "while [ $# -gt 0 ]; do [ $1 = -o ] && out=$2; last=$1; shift; done\n"
            "grep -q 'gpu_blocks, 96>' $last && { echo 'x.cu(3): error: too much' >&2; exit 1; }\n"
            "s=0.03; grep -q 'gpu_blocks, 128>' $last && s=0\n"
            "p='exec " +
                path("printed").string() +
                " \"$@\"'; grep -q 'gpu_blocks, 64>' $last && p='echo 7'\n"
                "printf '#!/bin/sh\\nsleep %s\\n%s\\n' $s \"$p\" > $out; chmod +x $out\n");
    program("bin/nvidia-smi", "echo 'Made-up GPU, GPU-1, 81559, 580.1, 9.0'\n");
    const auto built = runSubprocess({.arguments = {"gcc", "-w", "-o", path("printed").string(), sums()}});
    ASSERT_TRUE(built && built->succeeded());
  }

  void program(const std::string &name, const std::string &text) const {
    fs::create_directories(path(name).parent_path());
    write(name, "#!/bin/sh\n" + text);
    fs::permissions(path(name), fs::perms::owner_all);
  }

  json tune(std::vector<std::string> words) const {
    words.insert(words.begin(), {WARPGRAIN_CLI, "openmpc", "tune", sums(), "--json", "--cuda-path",
                                 path("toolkit").string(), "--repetitions", "2"});
    words.insert(words.end(), {"--", "-std=c99"});
    SubprocessRequest request{.arguments = std::move(words), .folder = path("")};
    request.environment = {{"PATH", path("bin").string() + ":" + std::getenv("PATH")},
                           {"TMPDIR", path("tmp").string()},
                           {"WARPGRAIN_STORE", path("store.sqlite").string()}};
    const auto outcome = runSubprocess(request);
    EXPECT_TRUE(outcome && outcome->succeeded()) << (outcome ? outcome->standardError : outcome.error().message);
    return outcome ? json::parse(outcome->standardOutput, nullptr, false) : json();
  }
};

TEST_F(OpenMpcOnGpu, TuneTimesWhatIsRightRecordsWhatFailsAndGoesOnFromTheStore) {
  const std::vector<std::string> words{"--engine",
                                       "profile",
                                       "--train",
                                       "2",
                                       "--run",
                                       "3",
                                       "-o",
                                       path("best").string(),
                                       "--setup",
                                       write("space.config",
                                             "cudaThreadBlockSet(64, 96, 128)\n"
                                             "excludeGOptionSet(shrdArryCachingOnTM, shrdArryCachingOnConst)\n")};
  const json first = tune(words);
  EXPECT_EQ(first["gpu"], "Made-up GPU");
  const json &tuned = first["tuned"][0];
  ASSERT_EQ(tuned["tried"].size(), 3U);
  EXPECT_EQ(tuned["tried"][0]["trial"]["answer"], "wrong output");
  EXPECT_THAT(tuned["tried"][0]["trial"]["reason"].get<std::string>(), HasSubstr("Line 1 of the output has \"7\""));
  EXPECT_EQ(tuned["tried"][1]["trial"]["answer"], "not built");
  EXPECT_THAT(tuned["tried"][1]["trial"]["reason"].get<std::string>(), HasSubstr("too much"));
  EXPECT_EQ(tuned["tried"][2]["trial"]["runs_ms"].size(), 2U);
  EXPECT_EQ(tuned["best"]["configuration"]["options"]["cudaThreadBlockSize"], "128");
  EXPECT_EQ(first["applied"][0]["applied"]["configuration"]["options"]["cudaThreadBlockSize"], "128");
  EXPECT_THAT(*readTextFile(path("best/sums.cu")), HasSubstr("<<<gpu_blocks, 128>>>"));
  EXPECT_THAT(*readTextFile(path("best/best.options")), HasSubstr("cudaThreadBlockSize=128\n"));
  const json again = tune({"--run", "2", "--setup",
                           write("again.config", "cudaThreadBlockSet(128)\nexcludeGOptionSet(shrdArryCachingOnTM, "
                                                 "shrdArryCachingOnConst)\n")});
  const json &same = again["tuned"][0]["tried"][0]["trial"];
  EXPECT_TRUE(same["from_store"]);
  // The store keeps microseconds.
  const json &before = tuned["tried"][2]["trial"]["runs_ms"];
  ASSERT_EQ(same["runs_ms"].size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_DOUBLE_EQ(same["runs_ms"][i].get<double>(), before[i].get<double>());
}

TEST_F(OpenMpc, TuneSaysSoWhereThereIsNoGpu) {
  if (runSubprocess({.arguments = {"nvidia-smi", "-L"}})) GTEST_SKIP() << "this machine may have one";
  const auto outcome = command({"openmpc", "tune", sums()});
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_THAT(outcome.standardError, HasSubstr("This machine has no GPU that runs CUDA programs"));
  EXPECT_THAT(outcome.standardError, HasSubstr("--on cpu"));
}

} // namespace
} // namespace warpgrain::tests
