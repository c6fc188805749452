// SPDX-License-Identifier: Apache-2.0
//
// Wrong requests: exit code 2, a sentence that says how it is written, and nothing done.
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

namespace warpgrain::tests {
namespace {

class Usage : public CliTest {
protected:
  Usage() { write("k.cu", oneKernel); }
};

TEST_F(Usage, ImpossibleFactorIsRefusedByEveryCommandThatTakesOne) {
  for (const std::string factor : {"0", "-2", "two", "2.5", "0x2", "+2", "1e3", "1025", "99999999999999999999",
                                   "1000000000000000000000000000000"}) {
    const std::string step = "coarsen x " + factor;
    for (const std::vector<std::string> &command : {std::vector<std::string>{"legality", "k.cu", "--step", step},
                                                    std::vector<std::string>{"transform", "k.cu", "--step", step},
                                                    std::vector<std::string>{"variants", "k.cu", "--space", step}})
      expectFailure(command, 2, {factor, "coarsen [grid] x|y|z FACTOR [cyclic|adjacent] [guarded]"});
  }
}

TEST_F(Usage, StepThatIsNoneSaysHowStepsAreWritten) {
  const auto legality = [this](const std::string &step, const std::string &word) {
    expectFailure({"legality", "k.cu", "--step", step}, 2, {word});
  };
  legality("", "A step is empty");
  legality("   ", "A step is empty");
  legality("coarsen", "needs the dimension");
  legality("coarsen 2", "needs the dimension"); // GT-D5
  legality("coarsen w 2", "x, y or z");
  legality("coarsen x", "needs a factor");
  legality("coarsen x 2 sideways", "\"sideways\" is not known after coarsen");
  legality("explode x 2", "\"explode\" is not a step; the steps are: coarsen");
}

TEST_F(Usage, AnEmptyValueIsNoneThatWasLeftOut) {
  WARPGRAIN_NEEDS_CUDA();
  for (const std::string step : {"", "   ", " ; "})
    for (const std::string command : {"transform", "verify", "measure"})
      expectFailure({command, "k.cu", "--step", step}, 2, {"A step is empty"});
  expectFailure({"transform", "k.cu", "--step", "coarsen x 2", "--step", ""}, 2, {"A step is empty"});
  for (const std::vector<std::string> &command : {std::vector<std::string>{"verify", "k.cu", "--space", ""},
                                                  {"analyze", "k.cu", "--kernel", ""},
                                                  {"analyze", "k.cu", "--block", ""},
                                                  {"kernels", "k.cu", "--arch", ""},
                                                  {"verify", "k.cu", "--launch", ""}})
    expectFailure(command, 2, {command[2], "the value is empty"});
}

TEST_F(Usage, FactorLargerThanTheBlockIsTheAnswerNo) {
  WARPGRAIN_NEEDS_CUDA();
  expectFailure({"transform", "k.cu", "-s", "coarsen x 128"}, 1, {"k.cu:2:14", "has 64 threads along x", "128"});
}

TEST_F(Usage, BadSearchSpaceIsRefused) {
  const auto variants = [this](const std::string &space, const std::string &word) {
    expectFailure({"variants", "k.cu", "--space", space}, 2, {word});
  };
  variants("", "The space is empty");
  variants(" ; ;", "The space is empty");
  variants("coarsen x 1,0", "The factor 0 is not possible");
  variants("coarsen x ,", "The factor \",\" is not a whole number");
  variants("coarsen x 1,2; explode k 4", "\"explode\" is not a step");
  std::string huge = "coarsen x 1";
  for (int i = 2; i <= 1024; ++i)
    huge += "," + std::to_string(i);
  variants(huge + "; coarsen y 1,2,3,4,5", "more than 4096 plans");
}

TEST_F(Usage, BadBlockIsRefused) {
  WARPGRAIN_NEEDS_CUDA();
  for (const std::string block : {"0", "64,0", "-1", "64,", "a", "32x", "4000000000,4000000000,4000000000", "1025"})
    expectFailure({"occupancy", "--block", block}, 2, {"\"" + block + "\" is no block"});
  expectFailure({"occupancy", "--block", "8,8,8,8"}, 2, {"more than three extents"});
  expectFailure({"occupancy", "--block", "32,32,32"}, 1, {"Too many threads in a block: 32768"});
  expectFailure({"variants", "k.cu", "--space", "coarsen x 1,2", "--block", "0"}, 2, {"\"0\" is no block"});
}

TEST_F(Usage, UnknownArchitectureIsRefusedByEveryCommand) {
  const std::vector<std::vector<std::string>> commands{{"kernels", "k.cu"},
                                                       {"legality", "k.cu", "-s", "coarsen x 2"},
                                                       {"transform", "k.cu", "-s", "coarsen x 2"},
                                                       {"variants", "k.cu", "--space", "coarsen x 1,2"},
                                                       {"occupancy", "--block", "64"}};
  for (std::vector<std::string> command : commands) {
    command.insert(command.end(), {"--arch", "banana"});
    expectFailure(command, 2, {"\"banana\" is not a compute capability"});
    command.back() = "sm_999";
    expectFailure(command, 2, {"99.9", "Choose one of"});
  }
}

TEST_F(Usage, ArchitectureThatCannotBeParsedForIsRefused) {
  WARPGRAIN_NEEDS_CUDA();
  expectFailure({"kernels", "k.cu", "--arch", "sm_10"}, 2, {"cannot be read for the GPU architecture sm_10"});
  expectFailure({"kernels", "k.cu", "--", "-arch=sm_999"}, 2, {"cannot be read for the GPU architecture sm_999"});
}

TEST_F(Usage, ChosenArchitectureHoldsAgainstTheFlags) {
  WARPGRAIN_NEEDS_CUDA();
  const CliOutcome outcome = run({"kernels", "k.cu", "--arch", "9.0", "--", "-arch=sm_999"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
}

TEST_F(Usage, UnknownOptionsAndCommandsAreNamed) {
  expectFailure({}, 2, {"subcommand"});
  expectFailure({"explode"}, 2, {"subcommand"});
  expectFailure({"kernels"}, 2, {"file is required"});
  expectFailure({"kernels", "k.cu", "--frobnicate"}, 2, {"--frobnicate"});
  expectFailure({"transform", "k.cu"}, 2, {"No step is given", "--step"});
  expectFailure({"legality", "k.cu", "--step"}, 2, {"--step"});
  expectFailure({"variants", "k.cu"}, 2, {"--space is required"});
  expectFailure({"variants", "k.cu", "--space", "coarsen x 1", "--jobs", "many"}, 2, {"many"});
  expectFailure({"occupancy"}, 2, {"--block is required"});
  expectFailure({"occupancy", "--block", "64", "--registers", "-1"}, 2, {"-1"});
}

TEST_F(Usage, HelpAndVersionAreNoFailures) {
  EXPECT_EQ(run({"--version"}).exitCode, 0);
  EXPECT_NE(run({"--version"}).output.find("warpgrain " WARPGRAIN_VERSION), std::string::npos);
  for (const char *command : {"kernels", "legality", "transform", "variants", "directives", "occupancy"})
    EXPECT_EQ(run({command, "--help"}).exitCode, 0);
}

} // namespace
} // namespace warpgrain::tests
