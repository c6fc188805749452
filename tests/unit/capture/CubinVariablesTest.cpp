// SPDX-License-Identifier: Apache-2.0
#include "core/measure/CubinVariables.h"

#include "tests/unit/capture/CubinMaker.h"

#include <gmock/gmock.h>

#include <random>

namespace warpgrain::tests {
namespace {

using measure::readCubin;
using testing::HasSubstr;

const std::vector<MadeVariable> variables{{.name = "coefficients", .bytes = 4, .initial = "abcd", .isConstant = true},
                                          {.name = "table", .bytes = 3, .initial = "xyz"},
                                          {.name = "counter", .bytes = 8},
                                          {.name = "$str", .bytes = 2, .initial = "%d"},
                                          {.name = "more", .bytes = 16}};

TEST(CubinVariables, AreThoseOfConstantAndGlobalMemoryWithWhatTheyHold) {
  const std::string cubin = makeCubin({"_Z5scalePf", "plain"}, variables);
  const auto contents = readCubin(cubin);
  ASSERT_TRUE(contents) << contents.error().message;
  EXPECT_THAT(contents->kernels, testing::ElementsAre("_Z5scalePf", "plain"));
  ASSERT_EQ(contents->variables.size(), 4U) << "what the compiler made itself is none";
  EXPECT_EQ(contents->variables[0].name, "coefficients");
  EXPECT_TRUE(contents->variables[0].isConstant);
  EXPECT_EQ(contents->variables[0].initial, "abcd");
  EXPECT_EQ(contents->variables[1].initial, "xyz");
  EXPECT_EQ(contents->variables[2].name, "counter");
  EXPECT_EQ(contents->variables[2].bytes, 8U);
  EXPECT_EQ(contents->variables[2].initial, "");
  EXPECT_FALSE(contents->callsMalloc);
}

TEST(CubinVariables, TellWhetherKernelsAllocate) {
  EXPECT_TRUE(readCubin(makeCubin({"k"}, {}, "", /*callsMalloc=*/true))->callsMalloc);
}

TEST(CubinVariables, OfWhatIsNoCubinAreRefused) {
  EXPECT_THAT(readCubin("").error().message, HasSubstr("no cubin"));
  EXPECT_THAT(readCubin(".version 8.0").error().message, HasSubstr("no cubin"));
  std::string other = makeCubin({"k"}, {});
  other[18] = 62; // a program for the host
  EXPECT_THAT(readCubin(other).error().message, HasSubstr("no cubin"));
}

TEST(CubinVariables, OfADamagedCubinAreRefused) {
  const std::string cubin = makeCubin({"k"}, variables);
  EXPECT_FALSE(readCubin(std::string_view(cubin).substr(0, cubin.size() - 1)));
  EXPECT_FALSE(readCubin(std::string_view(cubin).substr(0, 70)));
}

TEST(CubinVariables, TheCodeOfAKernelIsItsOwn) {
  const std::string cubin = makeCubin({"one", "other"}, {});
  EXPECT_EQ(measure::codeOf(cubin, "one"), "code of one");
  EXPECT_EQ(measure::codeOf(cubin, "other"), "code of other");
  EXPECT_EQ(measure::codeOf(cubin, "on"), "");
  EXPECT_EQ(measure::codeOf("nothing", "one"), "");
}

TEST(CubinVariables, BytesThatAreChangedAreHandled) {
  std::mt19937 random(20260131);
  const std::string sound = makeCubin({"one", "two"}, variables);
  int readable = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string cubin = sound;
    for (unsigned n = random() % 4 + 1; n > 0; --n)
      cubin[random() % cubin.size()] = static_cast<char>(random());
    if (random() % 8 == 0) cubin.resize(random() % cubin.size());
    const auto contents = readCubin(cubin);
    measure::codeOf(cubin, "one");
    if (!contents) {
      EXPECT_TRUE(contents.error().message.ends_with("."));
      continue;
    }
    ++readable;
    for (const measure::CubinVariable &variable : contents->variables) {
      if (variable.initial.empty()) continue;
      EXPECT_EQ(variable.initial.size(), variable.bytes);
      EXPECT_GE(variable.initial.data(), cubin.data());
      EXPECT_LE(variable.initial.data() + variable.initial.size(), cubin.data() + cubin.size());
    }
  }
  EXPECT_GT(readable, 100) << "nothing was left to check";
}

} // namespace
} // namespace warpgrain::tests
