// SPDX-License-Identifier: Apache-2.0
//
// Conditionals of the preprocessor in what is rewritten: each pair of braces stays in one branch, each statement in its
// own; names that only the text shows are looked at.
#include "core/steps/rewrite/Conditionals.h"

#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using tests::StepCases;

TEST(Conditionals, PathsCountBranchesFromOutside) {
  const std::string text = "#if A\na\n#ifdef B\nb\n# else\nc\n#endif\n#elif C\nd\n#endif\ne\n#ifndef D\nf\n#endif\n";
  const auto lines = conditionalLinesOf(text);
  const auto at = [&](const std::string &word) {
    return conditionalPathAt(lines, static_cast<std::uint32_t>(text.find("\n" + word + "\n") + 1));
  };
  EXPECT_EQ(at("a"), (ConditionalPath{{0, 0}}));
  EXPECT_EQ(at("b"), (ConditionalPath{{0, 0}, {1, 0}}));
  EXPECT_EQ(at("c"), (ConditionalPath{{0, 0}, {1, 1}}));
  EXPECT_EQ(at("d"), (ConditionalPath{{0, 1}}));
  EXPECT_EQ(at("e"), ConditionalPath{});
  EXPECT_EQ(at("f"), (ConditionalPath{{2, 0}}));
}

TEST(Conditionals, APlaceIsThereWhereAnotherIsIfItStandsInNoOtherBranch) {
  const std::string text = "o\n#if A\na\n#ifdef B\nb\n#else\nc\n#endif\nd\n#endif\ne\n";
  const auto isWherever = [&](char place, char other) {
    const auto at = [&](char letter) { return static_cast<std::uint32_t>(text.find(std::string("\n") + letter) + 1); };
    return isWhereverIs(text, place == 'o' ? 0 : at(place), at(other));
  };
  EXPECT_TRUE(isWherever('o', 'b'));
  EXPECT_TRUE(isWherever('a', 'b'));
  EXPECT_TRUE(isWherever('a', 'd'));
  EXPECT_FALSE(isWherever('b', 'c'));
  EXPECT_FALSE(isWherever('a', 'e'));
  EXPECT_FALSE(isWherever('b', 'd'));
}

/// What is said of a text whose words "HERE" and "THERE" become braces.
std::string whyBroken(const std::string &text) {
  model::Unit unit;
  unit.files.push_back({.path = "a.cu", .text = text});
  TextEdits edits;
  for (const auto &[word, brace] : {std::pair<std::string, std::string>("HERE", "{"), {"THERE", "}"}}) {
    std::size_t at = text.find(word);
    if (word == "HERE" && at > 0 && text[at - 1] == 'T') at = text.find(word, at + 1);
    if (at == std::string::npos) continue;
    const auto begin = static_cast<std::uint32_t>(at);
    edits.push_back({{.file = mainFile, .begin = begin, .end = begin + std::uint32_t(word.size())}, brace});
  }
  const auto why = whyConditionalsBreak(unit, edits);
  return why ? std::string(unit.textOf(why->span.value())) : std::string();
}

TEST(Conditionals, BracesOfOneBranchBreakNothing) {
  EXPECT_EQ(whyBroken("HERE\n#if A\na;\n#endif\nTHERE\n"), "");
  EXPECT_EQ(whyBroken("#if A\nHERE a; THERE\n#endif\n"), "");
  EXPECT_EQ(whyBroken("#if A\nx(1) {\n#else\nx(2) {\n#endif\nHERE a; THERE\n}\n"), "");
}

TEST(Conditionals, BracesOfTwoBranchesBreakTheText) {
  EXPECT_EQ(whyBroken("#if A\nHERE a;\n#endif\nTHERE\n"), "#if A");
  EXPECT_EQ(whyBroken("HERE\n#ifdef B\na; THERE\n#else\n#endif\n"), "#ifdef B");
  EXPECT_EQ(whyBroken("#if A\nif (x) {\n#endif\n#if A\n} HERE\n#endif\nTHERE\n"), "#if A");
}

TEST(Conditionals, WhatATextHasOfThemAlreadyCountsForNothing) {
  EXPECT_EQ(whyBroken("#if A\nextern {\n#endif\nHERE a; THERE\n#if A\n}\n#endif\n"), "");
}

TEST(Conditionals, StatementsStayInTheirBranches) {
  StepCases()
      // What is computed again would be, with the macro undefined, what it is with it defined.
      .refused("coarsen x 2",
               "#ifdef SYNC\n  const int i = threadIdx.x;\n#else\n  const int i = 0;\n#endif\n"
               "  s[0][t] = in[i];\n  __syncthreads();\n  out[i] = s[0][40 - t];\n",
               "branch")
      .refused("coarsen x 2",
               "#ifdef SYNC\n  const int i = threadIdx.x * 2;\n  list[i] = 2;\n#endif\n"
               "  s[0][t] = in[t];\n  __syncthreads();\n  out[i] = s[0][39 - t];\n",
               "branch")
      .allowed("coarsen x 2",
               "  s[0][t] = in[t];\n  __syncthreads();\n#ifdef SYNC\n  const int i = threadIdx.x;\n"
               "  out[i] = s[0][39 - i];\n#else\n  out[n] = s[0][n];\n#endif\n",
               "#endif\n}")
      .check();
}

TEST(Conditionals, LoopsEndInTheBranchTheyBeginIn) {
  StepCases()
      .allowed(
          "coarsen x 2",
          "  float v = in[t];\n#ifdef SYNC\n  s[0][t] = v;\n  SYNC;\n  v += s[0][39 - t];\n#endif\n  out[t] = v;\n",
          "#endif\n#pragma unroll\n")
      .allowed("coarsen grid x 2",
               "  const int i = blockIdx.x * 40 + t;\n#ifdef SYNC\n  out[i] = 1;\n#endif\n  out[i] += 2;\n", "cbx")
      .check();
}

TEST(HiddenNames, TypesOfVariablesThatAreNotDeclaredThereAnyMoreAreRefused) {
  const std::string words = "decltype";
  StepCases()
      .refused("coarsen x 2",
               "  int p;\n  s[0][t] = in[t];\n  __syncthreads();\n  decltype(p) q = s[0][39 - t];\n  p = q + 1;\n"
               "  out[t] = p;\n  __syncthreads();\n  p = 4 + in[t];\n  out[t] += p;\n",
               words)
      .refused("coarsen x 2",
               "  s[0][t] = in[t];\n  __syncthreads();\n  decltype(t) r = s[0][39 - threadIdx.x];\n"
               "  out[threadIdx.x] = r;\n",
               words)
      .refused("coarsen x 2", "  int p = in[t];\n  decltype(p) q = in[t + 1];\n  __syncthreads();\n  out[t] = p + q;\n",
               words)
      .allowed("coarsen x 2",
               "  s[0][t] = in[t];\n  __syncthreads();\n  decltype(t) r = s[0][39 - t];\n  out[t] = r;\n",
               "decltype(t) r")
      .check();
}

TEST(HiddenNames, BuiltinsInParenthesesAreSeen) {
  StepCases()
      .allowed("coarsen x 2", "  list[((((blockIdx.x)) * ((blockDim.x))) + (threadIdx.x))] += (t) + n;\n",
               "blockDim.x * 2")
      .allowed("coarsen grid x 2", "  list[((((blockIdx.x)) * ((blockDim.x))) + (threadIdx.x))] += (t);\n", "cbx")
      .check();
}

} // namespace
} // namespace warpgrain::transform
