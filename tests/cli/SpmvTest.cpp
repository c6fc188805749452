// SPDX-License-Identifier: Apache-2.0
//
// `spmv`: a sparse product on several ranks, which mpirun starts.
#include "core/adaptive/record/RecordingForm.h"
#include "core/base/Files.h"
#include "core/base/Spawn.h"
#include "tests/cli/CliTest.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::filesystem::path spmvProgram() {
  return std::filesystem::path(WARPGRAIN_CLI).parent_path() / "warpgrain-spmv";
}

/// warpgrain-spmv is built where MPI is.
#define WARPGRAIN_NEEDS_MPI()                                                                                          \
  if (!std::filesystem::exists(spmvProgram()) || !findProgram("mpirun")) GTEST_SKIP() << "no MPI to run with"

class SpmvCommand : public CliTest {
protected:
  CliOutcome runWell(const std::vector<std::string> &arguments) const {
    const CliOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    return outcome;
  }
};

const std::vector<std::string> small{"spmv", "--matrix", "uneven", "--scale", "0.02", "--ranks",
                                     "2",    "-n",       "40",     "--slow",  "0:3"};

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string> &more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

void expectDescribed(const json &answer, const std::string &page) {
  if (!answer.is_structured()) return;
  for (const auto &[key, value] : answer.items()) {
    EXPECT_TRUE(answer.is_array() || page.find('`' + key + '`') != std::string::npos) << key;
    expectDescribed(value, page);
  }
}

TEST_F(SpmvCommand, RecordsARunThatIsShownLater) {
  WARPGRAIN_NEEDS_MPI();
  const CliOutcome now = runWell(with(small, {"-o", "run.json"}));
  EXPECT_THAT(now.output, HasSubstr("uneven: 2000 rows, 60000 non-zeros; 2 ranks, double, mapping fitted"));
  EXPECT_THAT(now.output, HasSubstr("40 iterations in "));
  EXPECT_THAT(now.output, HasSubstr("tuning cost "));
  EXPECT_THAT(now.output, HasSubstr("us of each rank")); // whether rows move, times of a busy machine decide
  EXPECT_EQ(runWell({"spmv", "--show", "run.json"}).output, now.output);
  const auto recording = adaptive::readRecording(read("run.json"));
  ASSERT_TRUE(recording.has_value()) << recording.error().message;
  EXPECT_EQ(recording->iterationSeconds.size(), 40U);
  EXPECT_LT(recording->boundaries[1], 1500);
}

TEST_F(SpmvCommand, JsonIsWhatTheHandbookDescribes) {
  WARPGRAIN_NEEDS_MPI();
  const json answer = runWell(with(small, {"--json", "--mapping", "paper", "--exchange", "auto"})).json();
  EXPECT_EQ(answer["ranks"], 2);
  EXPECT_EQ(answer["mapping"], "paper");
  EXPECT_FALSE(answer["exchanges"].empty());
  expectDescribed(answer, readTextFile(WARPGRAIN_JSON_PAGE).value());
}

TEST_F(SpmvCommand, ReadsAFileOfThePerson) {
  WARPGRAIN_NEEDS_MPI();
  write("m.mtx", "%%MatrixMarket matrix coordinate real symmetric\n3 3 3\n1 1 2\n2 1 1\n3 3 4\n");
  const json answer = runWell({"spmv", "--matrix", "m.mtx", "--ranks", "3", "-n", "60", "--json", "--mapping", "rows",
                               "--precision", "float", "--threads", "2"})
                          .json();
  EXPECT_EQ(answer["nonzeros"], 4);
  EXPECT_NEAR(answer["largest"], 4, 1e-3); // its largest eigenvalue
  write("bad.mtx", "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 4 2\n");
  expectFailure({"spmv", "--matrix", "bad.mtx"}, 3, {"bad.mtx, line 3: row and column should be from 1 to 3"});
  expectFailure({"spmv", "--matrix", "m.mtx", "--ranks", "4"}, 2, {"3 rows, fewer than the 4 ranks"});
}

TEST_F(SpmvCommand, SaysThatAProductOverflowed) {
  WARPGRAIN_NEEDS_MPI();
  write("m.mtx", "%%MatrixMarket matrix coordinate real general\n3 3 2\n1 2 1e308\n1 3 1e308\n");
  const CliOutcome outcome = runWell({"spmv", "--matrix", "m.mtx", "-n", "5", "-o", "run.json"});
  EXPECT_THAT(outcome.output, HasSubstr("the product overflowed"));
  EXPECT_TRUE(json::parse(read("run.json"))["largest"].is_null());
  write("m.mtx", "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 1 1\n");
  EXPECT_THAT(runWell({"spmv", "--matrix", "m.mtx", "-n", "5"}).output, Not(HasSubstr("overflowed")));
}

TEST_F(SpmvCommand, PrintsARunWhoseFileCannotBeWrittenAnyMore) {
  WARPGRAIN_NEEDS_MPI();
  write("kept/old", "");
  // The program of the ranks removes the folder before they begin.
  write("slow", "#!/bin/sh\nrm -r kept 2>/dev/null\nexec " + spmvProgram().string() + " \"$@\"\n");
  std::filesystem::permissions(path("slow"), std::filesystem::perms::owner_all);
  setenv("WARPGRAIN_SPMV", "slow", 1);
  const CliOutcome outcome = run(with(small, {"-o", "kept/run.json"}));
  unsetenv("WARPGRAIN_SPMV");
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.output, HasSubstr("40 iterations in "));
  EXPECT_THAT(outcome.errors, HasSubstr("kept/run.json cannot be written"));
}

TEST_F(SpmvCommand, ShowsHowRanksOnGpusMultiplied) {
  adaptive::Recording recording{.matrix = "F1", .rows = 96, .nonZeros = 960, .ranks = 2, .iterations = 3};
  recording.boundaries = {0, 33, 96};
  write("run.json", adaptive::recordingText(recording));
  EXPECT_THAT(runWell({"spmv", "--show", "run.json"}).output, Not(HasSubstr("multiplied by")));
  recording.ways = {adaptive::ProductWay::mergeBy7, adaptive::ProductWay::cpu};
  write("run.json", adaptive::recordingText(recording));
  EXPECT_THAT(runWell({"spmv", "--show", "run.json"}).output,
              HasSubstr("\nmultiplied by merge-by-7 cpu; elements travel by MPI\n"));
}

TEST_F(SpmvCommand, AFolderIsNoProgramOfRanks) {
  setenv("WARPGRAIN_SPMV", "/", 1);
  expectFailure({"spmv", "--matrix", "even"}, 1, {"WARPGRAIN_SPMV is \"/\", where there is no program"});
  unsetenv("WARPGRAIN_SPMV");
}

TEST_F(SpmvCommand, WhatIsWrongIsSaidBeforeRanksAreStarted) {
  write("m.mtx", "");
  expectFailure({"spmv"}, 2, {"--matrix FILE|TYPE"});
  expectFailure({"spmv", "--matrix", "none.mtx"}, 3, {"\"none.mtx\" is neither a file nor a matrix that is known"});
  expectFailure({"spmv", "--matrix", "F1", "--slow", "2:2"}, 2, {"There is no rank 2", "0 to 1"});
  expectFailure({"spmv", "--matrix", "F1", "--slow", "0:0.5"}, 2, {"\"0:0.5\" names no slow rank"});
  expectFailure({"spmv", "--matrix", "m.mtx", "--scale", "2"}, 2, {"--scale is for matrices that are made up"});
  expectFailure({"spmv", "--matrix", "F1", "--mapping", "best"}, 2, {"best"});
  expectFailure({"spmv", "--matrix", "F1", "--backend", "gpu"}, 2, {"\"gpu\" names no backend"});
  expectFailure({"spmv", "--matrix", "F1", "--transport", "mail"}, 2, {"mail"});
  expectFailure({"spmv", "--matrix", "F1", "--ranks", "0"}, 2, {"--ranks"});
  expectFailure({"spmv", "--show", "none.json"}, 3, {"none.json does not exist"});
  std::filesystem::create_directory(path("folder"));
  expectFailure({"spmv", "--show", "folder"}, 3, {"folder is not a regular file"});
  expectFailure({"spmv", "--matrix", "F1", "-o", "nowhere/run.json"}, 3, {"nowhere/run.json cannot be written"});
  expectFailure({"spmv", "--matrix", "F1", "-o", "folder"}, 3, {"folder cannot be written"});
  expectFailure({"spmv", "--show", "m.mtx"}, 3, {"m.mtx: The recording is no JSON"});
}

} // namespace
} // namespace warpgrain::tests
