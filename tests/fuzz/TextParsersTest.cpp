// SPDX-License-Identifier: Apache-2.0
//
// Readers of text that a person or another program wrote: whatever they get, they end, and what they say holds.
#include "core/base/Tokens.h"
#include "core/build/PtxasLog.h"
#include "core/frontend/flags/CompileFlags.h"
#include "core/frontend/source/DroppedCode.h"
#include "core/frontend/source/SourceNormalizer.h"
#include "core/plan/Step.h"
#include "core/session/saved/SavedSession.h"
#include "core/tune/SearchSpace.h"
#include "core/tune/records/T4.h"
#include "tests/fuzz/Mutator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace warpgrain::tests {
namespace {

/// Shows the bytes of a text that made an invariant fail.
std::string shown(const std::string &text) {
  return testing::PrintToString(text);
}

template <typename Check>
void forEveryText(const std::vector<std::string> &words, const std::vector<std::string> &samples, int rounds,
                  Check &&check) {
  const auto seed = static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1));
  Mutator mutator(seed, words, samples);
  rounds = environmentNumber("WARPGRAIN_FUZZ_ROUNDS", rounds);
  int useful = 0;
  for (int i = 0; i < rounds && !testing::Test::HasFailure(); ++i)
    useful += check(mutator.next()) ? 1 : 0;
  // Where hardly anything is accepted, the accepting paths are not tested.
  if (!testing::Test::HasFailure()) {
    EXPECT_GT(useful, rounds / 200) << "of " << rounds;
  }
}

const std::vector<std::string> stepWords{"coarsen", "x",           "y",
                                         "z",       "X",           "2",
                                         "4",       "1024",        "0",
                                         "-1",      "1",           "adjacent",
                                         "cyclic",  ";",           "\n",
                                         ",",       ",,",          "1,2",
                                         "\t",      "\r\n",        "+",
                                         "unroll",  "coarsen x 2", "9999999999999",
                                         "x,y",     "2,4,8",       "coarsen y 1,2;",
                                         "\0",      "\xff"};
const std::vector<std::string> stepSamples{"coarsen x 4", "coarsen y 2 adjacent; coarsen x 2\ncoarsen z 8 cyclic",
                                           "coarsen y 1,2,4,8; coarsen x 1,2 cyclic,adjacent", "coarsen x 1024"};

void expectUsage(const Error &error, const std::string &text) {
  EXPECT_EQ(error.kind, ErrorKind::usage) << shown(text);
  EXPECT_FALSE(error.message.empty()) << shown(text);
}

TEST(TextParsers, StepsAndPlansSurvivePrinting) {
  forEveryText(stepWords, stepSamples, 1000000, [](const std::string &text) {
    const auto step = transform::parseStep(text);
    if (step)
      EXPECT_EQ(transform::parseStep(toString(*step)).value(), *step) << shown(text);
    else
      expectUsage(step.error(), text);
    const auto plan = transform::parsePlan(text);
    if (!plan) return expectUsage(plan.error(), text), false;
    const auto again = transform::parsePlan(toString(*plan));
    EXPECT_TRUE(again) << shown(text);
    EXPECT_EQ(again.value_or(transform::Plan{}), *plan) << shown(text);
    return !plan->empty();
  });
}

TEST(TextParsers, SearchSpacesHoldDistinctPlansThatSurvivePrinting) {
  forEveryText(stepWords, stepSamples, 40000, [](const std::string &text) {
    const auto plans = tune::parseSearchSpace(text);
    if (!plans) return expectUsage(plans.error(), text), false;
    EXPECT_FALSE(plans->empty()) << shown(text);
    EXPECT_LE(plans->size(), tune::maximumPlans) << shown(text);
    std::vector<std::string> names;
    for (const transform::Plan &plan : *plans) {
      names.push_back(toString(plan));
      EXPECT_EQ(transform::parsePlan(names.back()).value(), plan) << shown(text);
    }
    std::ranges::sort(names);
    EXPECT_EQ(std::ranges::adjacent_find(names), names.end()) << shown(text);
    return true;
  });
}

/// What JSON is made of, and words of a format.
std::vector<std::string> jsonWords(std::vector<std::string> words) {
  words.insert(words.end(),
               {"{", "}", "[", "]", ",", ":", "null", "true", "1e999", "-1", "18446744073709551615", "\xff"});
  return words;
}

const std::vector<std::string> resultWords =
    jsonWords({"0", "2.5", "\"x\"", "\"compile\"", "\"results\": []", "\"value\": \"failed\"",
               "\"configuration\": {\"a\": 1}", "\"times\": {\"compilation_time\": 1}"});
const std::vector<std::string> resultSamples{
    R"({"results": [{"configuration": {"a": 1, "b": "x"}, "times": {"compilation": 1, "runtimes": [1, 2]},
     "invalidity": "correct", "correctness": 1, "objectives": ["time"],
     "measurements": [{"name": "time", "value": 1.5, "unit": "ms"}]}]})",
    R"({"schema_version": "1.0.0", "results": [{"configuration": {"a": 1}, "times": {}, "invalidity": "correct",
     "correctness": 1, "measurements": [{"name": "time", "value": 1}]},
     {"configuration": {"a": 2}, "times": {}, "invalidity": "timeout", "correctness": 0}]})"};

TEST(TextParsers, TuningResultsSurvivePrinting) {
  forEveryText(resultWords, resultSamples, 100000, [](const std::string &text) {
    const auto results = tune::parseT4(text);
    if (!results) {
      EXPECT_EQ(results.error().kind, ErrorKind::input) << shown(text);
      return false;
    }
    const std::string printed = tune::textOfT4(*results);
    const auto again = tune::parseT4(printed);
    EXPECT_TRUE(again) << shown(text);
    EXPECT_EQ(tune::textOfT4(again.value_or(std::vector<tune::T4Result>{})), printed) << shown(text);
    if (const auto recorded = tune::recordedSpace(*results)) {
      EXPECT_LE(recorded->history.size(), results->size()) << shown(text);
    }
    return !results->empty();
  });
}

const std::vector<std::string> sessionWords =
    jsonWords({"\"coarsen x 4\"", "\"..\"", "\"/\"", "\"\"", "\"version\": 2", "\"rows\": []", "\"status\": \"built\"",
               "\"name\"", "\"kernels\": [{\"name\": \"k\"}]"});
const std::vector<std::string> sessionSamples{
    R"({"type": "warpgrain session", "version": 1, "sources": [{"path": "a.cu", "hash": "00", "text": "x"}]})",
    R"({"type": "warpgrain session", "version": 1, "sources": [{"path": "/a/b.cu", "hash": "00", "unsaved": "y"}],
     "kernel": {"name": "k", "position": 1}, "launch_site": 2, "architecture": "sm_80", "notes": "n",
     "flags": {"words": ["-DA"], "folder": "."}, "layout": {"version": 1, "state": "AA=="},
     "kernels": [{"name": "k", "plan": [{"step": "coarsen x 4", "on": false}], "space": "coarsen x 1,2",
     "launch": {"block": [64, null, 1], "shared_bytes": 3, "form": {"grid": [4], "arguments": {"n": 3}}}}],
     "results": [{"text_hash": "0", "kernel": "k", "architecture": "sm_80", "rows": [{"steps": "unroll 2",
     "status": "refused", "verdict": {"kind": "unknown", "reasons": [{"id": "barrier-divergent", "span": [0, 1, 2]}]},
     "block": [1, 1, null], "edits": [{"file": 0, "begin": 1, "rest": 2, "text": "t", "hash": "1"}]}],
     "verified": [{"steps": "", "launch": {}, "status": "differs", "findings": ["f"]}]}]})"};

/// A file of a session may come from anybody. What is read is written as it was read, and nothing else happens.
TEST(TextParsers, SavedSessionsSurvivePrinting) {
  forEveryText(sessionWords, sessionSamples, 60000, [](const std::string &text) {
    const auto session = session::parseSavedSession(text, "/home/ada", "a.warpgrain");
    if (!session) {
      EXPECT_EQ(session.error().kind, ErrorKind::input) << shown(text);
      EXPECT_TRUE(session.error().message.starts_with("a.warpgrain ")) << shown(text);
      return false;
    }
    EXPECT_FALSE(session->sources.empty()) << shown(text);
    for (const session::SavedSource &source : session->sources)
      EXPECT_TRUE(source.path.is_absolute()) << shown(text);
    const std::string printed = session::textOf(*session, "/home/ada");
    const auto again = session::parseSavedSession(printed, "/home/ada", "a.warpgrain");
    EXPECT_TRUE(again) << shown(text) << (again ? "" : again.error().message);
    EXPECT_EQ(session::textOf(again.value_or(session::SavedSession{}), "/home/ada"), printed) << shown(text);
    // Rows fit a unit or not; they never reach beyond it.
    model::Unit unit;
    unit.files.push_back({.path = "/home/ada/a.cu", .text = "abc"});
    for (const session::SavedResults &results : session->results)
      for (const session::SavedRow &row : results.rows)
        (void)session::variantOf(row, unit, results.architecture);
    return true;
  });
}

const std::vector<std::string> sourceWords{"# coarsen x 2\n",
                                           "#pragma warpgrain coarsen x 4\n",
                                           "// warpgrain: coarsen y 2\n",
                                           "/* crest: uj 4 */",
                                           "//",
                                           "/*",
                                           "*/",
                                           "#",
                                           "# ",
                                           "#pragma",
                                           "warpgrain",
                                           "crest",
                                           ":",
                                           "\\\n",
                                           "\\\r\n",
                                           "\n",
                                           "\r",
                                           "\"",
                                           "'",
                                           "R\"(",
                                           ")\"",
                                           "R\"x(",
                                           "<<<",
                                           "<< <",
                                           "< <<",
                                           ">>>",
                                           "> >>",
                                           ">> >",
                                           "k",
                                           "k<<<1, 2>>>(p);",
                                           "t<(a > b)><<<",
                                           "operator<< <",
                                           ";",
                                           "{",
                                           "}",
                                           "(",
                                           ")",
                                           "0x1p-3",
                                           "1'000",
                                           "..",
                                           "u8\"",
                                           "L'",
                                           "#if 0\n",
                                           "#endif\n"};
const std::vector<std::string> sourceSamples{
    "// warpgrain: coarsen x 2\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\nvoid go(int *p) { k<<<1, 32>>>(p); "
    "}\n",
    "# coarsen x 2\n#pragma crest uj 4\n/* warpgrain: coarsen y 4 */\nint main() { k << < g, b >> > (p); }\n",
    "const char *s = R\"x(\n# coarsen x 2\n)x\"; char c = '\\''; k<< <dim3(1), 2> >>(s, a < b, c >> d);\r\n"};

TEST(TextParsers, TokensCoverEveryTextInOrder) {
  forEveryText(sourceWords, sourceSamples, 1000000, [](const std::string &text) {
    std::uint32_t done = 0;
    const auto isBlank = [&text](std::uint32_t begin, std::uint32_t end) {
      return text.substr(begin, end - begin).find_first_not_of(" \t\n\v\f\r") == std::string::npos;
    };
    for (const Token &token : tokenize(text)) {
      EXPECT_LE(done, token.begin) << shown(text);
      EXPECT_LT(token.begin, token.end) << shown(text);
      EXPECT_TRUE(isBlank(done, token.begin)) << shown(text);
      done = token.end;
    }
    EXPECT_LE(done, text.size()) << shown(text);
    EXPECT_TRUE(isBlank(done, static_cast<std::uint32_t>(text.size()))) << shown(text);
    return done > 0;
  });
}

TEST(TextParsers, NormalizedSourceKeepsEveryOffset) {
  forEveryText(sourceWords, sourceSamples, 1000000, [](const std::string &text) {
    const frontend::NormalizedSource normal = frontend::normalizeSource(text, mainFile);
    EXPECT_EQ(normal.text.size(), text.size()) << shown(text);
    for (std::size_t i = 0; i < std::min(text.size(), normal.text.size()); ++i) {
      const char before = text[i];
      const char after = normal.text[i];
      const bool lineEnd = before == '\n' || before == '\r';
      const bool chevron = (after == '<' || after == '>') && std::string_view(" \t\v\f<>").contains(before);
      EXPECT_TRUE(before == after || (!lineEnd && (after == ' ' || chevron))) << "at " << i << " of " << shown(text);
    }
    std::uint32_t done = 0;
    for (const model::DirectiveLine &line : normal.directives) {
      EXPECT_LE(done, line.span.begin) << shown(text);
      EXPECT_LT(line.span.begin, line.span.end) << shown(text);
      EXPECT_LE(line.span.end, text.size()) << shown(text);
      done = line.span.end;
    }
    return !normal.directives.empty();
  });
}

TEST(TextParsers, LaunchesInTextThatNobodyRecordedLieInIt) {
  forEveryText(sourceWords, sourceSamples, 100000, [](const std::string &text) {
    model::Unit unit;
    unit.files.push_back({.path = "k.cu", .text = text});
    frontend::accountForDroppedCode(unit);
    for (const model::Launch &launch : unit.launches) {
      EXPECT_TRUE(text.substr(launch.spelling.span.begin).starts_with(launch.kernelName)) << shown(text);
      EXPECT_FALSE(launch.kernelName.empty()) << shown(text);
      EXPECT_LE(launch.spelling.span.end, text.size()) << shown(text);
    }
    return !unit.launches.empty();
  });
}

const std::vector<std::string> logWords{"ptxas info    : ",
                                        "Compiling entry function '",
                                        "' for 'sm_90'\n",
                                        "Function properties for ",
                                        "Used ",
                                        " registers",
                                        ", used 1 barriers",
                                        ", 256 bytes smem",
                                        ", 368 bytes cmem[0]",
                                        "\n",
                                        "99999999999999999999",
                                        "-1",
                                        "    0 bytes stack frame, 8 bytes spill stores, 4 bytes spill loads\n",
                                        "cmem[",
                                        "]",
                                        "'",
                                        "_Z1kPf",
                                        "ptxas warning : "};
const std::vector<std::string> logSamples{
    "ptxas info    : 0 bytes gmem\nptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'\n"
    "ptxas info    : Function properties for _Z1kPf\n    24 bytes stack frame, 8 bytes spill stores, 12 bytes spill "
    "loads\n"
    "ptxas info    : Used 31 registers, used 1 barriers, 256 bytes smem, 368 bytes cmem[0], 4 bytes cmem[2]\n"
    "ptxas info    : Compile time = 1.4 ms\n",
    "k.cu(3): warning #39-D: division by zero\nptxas warning : Registers are spilled in function 'k'\n"
    "ptxas info    : Compiling entry function 'k' for 'sm_100a'\nptxas info    : Function properties for k\n"
    "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\nptxas info    : Used 255 registers\n"};

TEST(TextParsers, DamagedLogsOfPtxasGiveKernelsOfTheirLinesOnly) {
  forEveryText(logWords, logSamples, 40000, [](const std::string &text) {
    const build::PtxasLog log = build::parsePtxasLog(text);
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    EXPECT_LE(log.kernels.size(), lines) << shown(text);
    EXPECT_LE(log.warnings.size(), lines) << shown(text);
    for (const build::KernelResources &kernel : log.kernels) {
      EXPECT_NE(text.find(kernel.mangledName), std::string::npos) << shown(text);
      EXPECT_EQ(kernel.mangledName.find('\n'), std::string::npos) << shown(text);
    }
    return !log.kernels.empty();
  });
}

/// Compilers print between the lines of ptxas.
TEST(TextParsers, LinesOfOtherToolsChangeNothingInALogOfPtxas) {
  for (const std::string &sample : logSamples) {
    const build::PtxasLog expected = build::parsePtxasLog(sample);
    ASSERT_EQ(expected.kernels.size(), 1U);
    forEveryText(sourceWords, sourceSamples, 10000, [&](std::string noise) {
      std::erase_if(noise, [](char c) { return c == '\n' || c == '\r'; });
      std::string text;
      std::istringstream in(sample);
      std::size_t number = 0;
      for (std::string line; std::getline(in, line); ++number)
        text += line + "\n" + (number == noise.size() % 6 ? "k.cu(1): " + noise + "\n" : "");
      const build::PtxasLog log = build::parsePtxasLog(text);
      EXPECT_EQ(log.kernels, expected.kernels) << shown(text);
      EXPECT_EQ(log.warnings, expected.warnings) << shown(text);
      return text != sample;
    });
  }
}

TEST(TextParsers, FlagsOfAnyKindAreTranslated) {
  const std::vector<std::string> words{
      "-I",       "-D",         "A=1",      "-arch", "sm_90", "=",     "-gencode", "arch=compute_80",
      ",",        "-Xcompiler", "\"",       "-rdc",  "true",  "-o",    "--",       "-std=c++17",
      "-",        "sm_",        "compute_", "-x",    "-optf", "/gone", "-Werror",  "-L",
      "-fno-rtti"};
  forEveryText(words, {"-Iinc -DA=1 -arch=sm_90 -Xcompiler -Wall,-DB -rdc=true -o k k.cu"}, 100000,
               [](const std::string &text) {
                 std::istringstream in(text);
                 std::vector<std::string> flags;
                 for (std::string word; in >> word;)
                   flags.push_back(word);
                 const frontend::ClangFlags translated = frontend::translateFlags(flags, "/nowhere");
                 for (const std::string &name : translated.architectures)
                   EXPECT_TRUE(name.starts_with("sm_")) << shown(text);
                 return !translated.arguments.empty();
               });
}

} // namespace
} // namespace warpgrain::tests
