// SPDX-License-Identifier: Apache-2.0
//
// Launches of a program that knows nothing of it, captured with the command line and replayed with the runner.
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "core/measure/BundleReader.h"
#include "core/measure/Relocations.h"
#include "tests/unit/capture/CubinMaker.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cstring>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;

constexpr const char *kernels = "fake module\n"
                                "kernel twice double 100 8 8 4\n"
                                "kernel twiceStruct double-struct 100 24\n"
                                "kernel twiceTable double-table 100 8 4\n"
                                "kernel swapPointers swap 10 8\n"
                                "kernel count count 10\n"
                                "kernel random random 10 8\n"
                                "variable counter 4\n";

class CaptureRun : public testing::Test {
protected:
  CaptureRun() {
    const std::string cubin =
        makeCubin({"twice", "twiceStruct", "twiceTable", "swapPointers", "count", "random", "fault", "refused"},
                  {{.name = "counter", .bytes = 4}}, std::string(kernels) + '\0');
    EXPECT_TRUE(writeFileAtomically(folder_.path() / "cubin", cubin));
  }

  /// Captures from a run of the program that does `what`.
  json capture(const std::string &what, std::vector<std::string> options = {}, bool withReplay = false) {
    SubprocessRequest request{.arguments = {WARPGRAIN_CLI, "capture", "--json", "-o", bundle(), "--library",
                                            WARPGRAIN_CAPTURE, "--runner", WARPGRAIN_RUNNER}};
    if (!withReplay) request.arguments.emplace_back("--no-replay");
    request.arguments.insert(request.arguments.end(), options.begin(), options.end());
    request.arguments.insert(request.arguments.end(),
                             {"--", WARPGRAIN_PROGRAM, (folder_.path() / "cubin").string(), what});
    request.environment = {{"LD_LIBRARY_PATH", WARPGRAIN_PROGRAM_DRIVER}};
    const auto outcome = runSubprocess(request);
    EXPECT_TRUE(outcome) << outcome.error().message;
    output_ = outcome->standardOutput;
    exitCode_ = outcome->exitCode.value_or(-1);
    const std::size_t begin = output_.find('{');
    if (begin == std::string::npos) {
      ADD_FAILURE() << output_ << outcome->standardError;
      return json::object();
    }
    return json::parse(output_.substr(begin));
  }

  std::string bundle() const { return (folder_.path() / "bundle").string(); }

  measure::Bundle read() const {
    const auto read = measure::readBundle(bundle());
    EXPECT_TRUE(read) << read.error().message;
    return read ? *read : measure::Bundle();
  }

  /// The row of the replay, with the runner's driver.
  json replay() const {
    const auto outcome = runSubprocess({.arguments = {WARPGRAIN_RUNNER, "--budget", "0.1", bundle()},
                                        .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_RUNNER_DRIVER}}});
    EXPECT_TRUE(outcome);
    const std::string &lines = outcome->standardOutput;
    const std::size_t at = lines.find("{\"type\":\"result\"");
    if (at != std::string::npos) return json::parse(lines.substr(at, lines.find('\n', at) - at));
    ADD_FAILURE() << lines << outcome->standardError;
    return json::object();
  }

  void expectEqualReplay(std::uint64_t elements) const {
    const json row = replay();
    EXPECT_EQ(row["status"], "measured") << row["reason"];
    EXPECT_EQ(row["reference"], "expected");
    std::uint64_t compared = 0;
    for (const json &output : row["outputs"]) {
      EXPECT_EQ(output["unequal_bits"], 0);
      compared += output["elements"].get<std::uint64_t>();
    }
    EXPECT_EQ(compared, elements);
  }

  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
  std::string output_;
  int exitCode_ = -1;
};

TEST_F(CaptureRun, RecordsTheFirstLaunchAndItsReplayIsEqual) {
  const json outcome = capture("twice");
  EXPECT_EQ(exitCode_, 0) << outcome;
  EXPECT_TRUE(outcome["captured"]) << outcome;
  EXPECT_EQ(outcome["program"], "ended with exit code 7");
  EXPECT_THAT(output_, HasSubstr("the program's own output"));
  const measure::Bundle made = read();
  ASSERT_EQ(made.arguments.size(), 3U);
  EXPECT_EQ(made.arguments[0].buffer, 0U);
  EXPECT_EQ(made.arguments[1].buffer, 1U);
  EXPECT_EQ(made.arguments[2].value.size(), 4U);
  EXPECT_EQ(made.variants[0].kernel, "twice");
  EXPECT_EQ(made.variants[0].block[0], 256U);
  EXPECT_TRUE(made.buffers[0].written);
  EXPECT_FALSE(made.buffers[1].written);
  EXPECT_EQ(made.buffers[1].bytes, 4000U);
  expectEqualReplay(4000);
}

TEST_F(CaptureRun, EndsTheProgramOnceTheLaunchIsRecordedWhereItIsAskedTo) {
  const json outcome = capture("twice", {"--stop"});
  EXPECT_EQ(exitCode_, 0) << outcome;
  EXPECT_TRUE(outcome["captured"]) << outcome;
  EXPECT_EQ(outcome["program"], "was ended as soon as the launch was recorded");
  EXPECT_THAT(output_, testing::Not(HasSubstr("the program's own output")));
  expectEqualReplay(4000);
}

TEST_F(CaptureRun, LetsAProgramRunToItsEndWhereNothingIsRecorded) {
  const json outcome = capture("twice", {"--stop", "--kernel", "nothing"});
  EXPECT_FALSE(outcome["captured"]) << outcome;
  EXPECT_EQ(outcome["program"], "ended with exit code 7");
  EXPECT_THAT(output_, HasSubstr("the program's own output"));
}

TEST_F(CaptureRun, RecordsTheLaunchThatIsAskedFor) {
  capture("twice", {"--kernel", "twice", "--launch", "3"});
  ASSERT_EQ(exitCode_, 0);
  const auto content = readFile(std::filesystem::path(bundle()) / read().buffers[1].fill.file);
  float first = 0;
  std::memcpy(&first, content.value().data(), sizeof(first));
  EXPECT_EQ(first, 12) << "the third launch's input";
  expectEqualReplay(4000);
}

TEST_F(CaptureRun, FollowsPointersInsideOfStructs) {
  capture("struct");
  const measure::Bundle made = read();
  ASSERT_EQ(made.arguments.size(), 1U);
  ASSERT_EQ(made.arguments[0].pointers.size(), 2U);
  EXPECT_EQ(made.arguments[0].pointers[1].at, 8U);
  expectEqualReplay(4000);
}

TEST_F(CaptureRun, FollowsPointersInMemory) {
  const json outcome = capture("table");
  const measure::Bundle made = read();
  ASSERT_EQ(made.buffers.size(), 3U);
  const auto pointers = measure::readRelocations(made, made.buffers[0], made.buffers[0].pointers);
  ASSERT_TRUE(pointers) << pointers.error().message;
  EXPECT_EQ(pointers->size(), 2U);
  EXPECT_THAT(outcome["notes"].get<std::vector<std::string>>(), Contains(HasSubstr("hold addresses of others")));
  expectEqualReplay(4000);
}

TEST_F(CaptureRun, ComparesPointersThatAKernelWrites) {
  capture("swap");
  EXPECT_FALSE(read().buffers[0].expectedPointers.empty());
  expectEqualReplay(16);
}

TEST_F(CaptureRun, RecordsVariablesThatAKernelChanges) {
  capture("count");
  const measure::Bundle made = read();
  ASSERT_EQ(made.buffers.size(), 1U);
  EXPECT_EQ(made.buffers[0].symbol, "counter");
  expectEqualReplay(4);
}

TEST_F(CaptureRun, SaysThatManagedMemoryIsReplayedElsewhere) {
  const json outcome = capture("managed");
  EXPECT_THAT(outcome["notes"].get<std::vector<std::string>>(), Contains(HasSubstr("is managed memory")));
  expectEqualReplay(4000);
}

TEST_F(CaptureRun, SaysThatAnAddressLeadsToFreedMemory) {
  const json outcome = capture("freed", {"--kernel", "swapPointers"});
  EXPECT_TRUE(outcome["captured"]) << outcome;
  EXPECT_THAT(outcome["notes"].get<std::vector<std::string>>(), Contains(HasSubstr("memory that was freed")));
}

TEST_F(CaptureRun, SaysThatAKernelIsNotDeterministic) {
  capture("random");
  const json row = replay();
  EXPECT_EQ(row["failure"], "output");
  EXPECT_THAT(row["reason"].get<std::string>(), HasSubstr("not deterministic"));
}

TEST_F(CaptureRun, RecordsALaunchThatChangesNothing) {
  capture("nothing-new");
  EXPECT_EQ(exitCode_, 0);
  for (const measure::Buffer &buffer : read().buffers)
    EXPECT_FALSE(buffer.written);
  const json row = replay();
  EXPECT_EQ(row["status"], "measured") << row["reason"];
  EXPECT_TRUE(row["outputs"].empty());
}

TEST_F(CaptureRun, ListsTheKernelsWhereThereIsNoneOfThatName) {
  const json outcome = capture("twice", {"--kernel", "thrice"});
  EXPECT_EQ(exitCode_, 1);
  EXPECT_FALSE(outcome["captured"]);
  EXPECT_THAT(outcome["reason"].get<std::string>(),
              HasSubstr("no kernel called thrice. It launched:\n  twice, 3 launches"));
  EXPECT_FALSE(std::filesystem::exists(bundle()));
}

TEST_F(CaptureRun, SaysHowOftenAKernelWasLaunched) {
  const json outcome = capture("twice", {"--kernel", "twice", "--launch", "4"});
  EXPECT_EQ(exitCode_, 1);
  EXPECT_THAT(outcome["reason"].get<std::string>(), HasSubstr("only 3 times, not 4"));
}

TEST_F(CaptureRun, SaysThatTheProgramUsesNoCuda) {
  const json outcome = capture("no-cuda");
  EXPECT_EQ(exitCode_, 1);
  EXPECT_THAT(outcome["reason"].get<std::string>(), HasSubstr("did not start the NVIDIA driver"));
}

TEST_F(CaptureRun, SaysThatTheProgramLaunchedNothing) {
  EXPECT_THAT(capture("nothing")["reason"].get<std::string>(), HasSubstr("launched no kernel"));
}

TEST_F(CaptureRun, SaysThatTheLaunchFailed) {
  EXPECT_THAT(capture("fault")["reason"].get<std::string>(), HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"));
  EXPECT_FALSE(std::filesystem::exists(bundle()));
  EXPECT_THAT(capture("refused")["reason"].get<std::string>(), HasSubstr("refused the launch"));
}

TEST_F(CaptureRun, KeepsWhatWasRecordedBeforeTheProgramCrashed) {
  const json outcome = capture("crash", {"--launch", "2"});
  EXPECT_TRUE(outcome["captured"]) << outcome;
  EXPECT_THAT(outcome["program"].get<std::string>(), HasSubstr("signal 6"));
}

TEST_F(CaptureRun, RefusesMoreMemoryThanIsAllowed) {
  const json outcome = capture("large", {"--limit", "1"});
  EXPECT_EQ(exitCode_, 1);
  EXPECT_THAT(outcome["reason"].get<std::string>(), HasSubstr("allowed are 1 MiB"));
  EXPECT_FALSE(std::filesystem::exists(bundle()));
}

TEST_F(CaptureRun, LeavesOutWhatIsTooMuchWhereItIsAskedTo) {
  const json outcome = capture("large", {"--limit", "1", "--too-much", "truncate"});
  EXPECT_TRUE(outcome["captured"]) << outcome;
  EXPECT_THAT(outcome["notes"].get<std::vector<std::string>>(), Contains(HasSubstr("zeros are in its place")));
  for (const measure::Buffer &buffer : read().buffers)
    EXPECT_EQ(buffer.expected, "");
}

TEST_F(CaptureRun, RefusesToWriteOverABundle) {
  capture("twice");
  ASSERT_EQ(exitCode_, 0);
  const auto again = runSubprocess({.arguments = {WARPGRAIN_CLI, "capture", "-o", bundle(), "--library",
                                                  WARPGRAIN_CAPTURE, "--", WARPGRAIN_PROGRAM, "x", "twice"}});
  EXPECT_EQ(again->exitCode, 2);
  EXPECT_THAT(again->standardError, HasSubstr("holds a bundle already"));
}

TEST_F(CaptureRun, RefusesUsageThatCannotWork) {
  const auto with = [this](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {WARPGRAIN_CLI, "capture", "-o", bundle()});
    return runSubprocess({.arguments = arguments})->standardError;
  };
  EXPECT_THAT(with({}), HasSubstr("No program is named"));
  EXPECT_THAT(with({"--library", "/nowhere.so", "--", "true"}), HasSubstr("There is no file /nowhere.so"));
  EXPECT_THAT(with({"--library", WARPGRAIN_CAPTURE, "--", "/no/such/program"}), HasSubstr("There is no program"));
}

} // namespace
} // namespace warpgrain::tests
