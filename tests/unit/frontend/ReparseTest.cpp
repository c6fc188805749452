// SPDX-License-Identifier: Apache-2.0
//
// Unsaved texts, and parsing again: what is kept between parses never shows in the model.
#include "core/base/Files.h"
#include "core/frontend/KeptUnits.h"
#include "core/frontend/ParserPool.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/frontend/UnitText.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

namespace warpgrain::frontend {
namespace {

using namespace model;
using tests::ParsedSource;
using tests::textOfUnit;

class Reparse : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The model of a text as a parser that has never seen another one makes it.
  static std::string fresh(const ParsedSource &source, const UnsavedFiles &texts) {
    ParseRequest request;
    request.file = source.path();
    request.cudaRoot = tests::cudaRoot();
    request.headerCache = headerCacheFolder();
    request.flags = std::vector<std::string>{};
    const auto parser = Parser::open(request);
    return textOfUnit((*parser)->parse(texts).value());
  }
};

/// A preamble that is kept, a kernel, its launch.
const std::string program = "#include <cuda_runtime.h>\n#define TILE 32\n#include <cstdio>\n\n"
                            "__global__ void k(float *c, const float *a, int n) {\n"
                            "  __shared__ float as[TILE];\n  float sum = 0.0f;\n"
                            "  as[threadIdx.x] = a[threadIdx.x];\n  __syncthreads();\n"
                            "  for (int i = 0; i < n; ++i)\n    sum += as[i % TILE];\n"
                            "  c[threadIdx.x] = sum;\n}\n"
                            "int main() { k<<<1, TILE>>>(nullptr, nullptr, 3); std::printf(\"done\\n\"); }\n";

std::string with(std::string text, const std::string &from, const std::string &to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST_F(Reparse, AfterEveryKindOfEditGivesTheModelOfAFreshParse) {
  ParsedSource source(program, /*keepPreamble=*/true);
  const std::vector<std::string> edits{
      with(program, "float sum = 0.0f;", "float sum = 1.0f, other = 2;"),
      with(program, "#define TILE 32", "#define TILE 16"),                    // the preamble changes
      with(program, "__syncthreads();", "__syncthread();"),                   // an error comes
      with(program, "  c[threadIdx.x] = sum;\n}", "  c[threadIdx.x] = sum;"), // the rest is swallowed
      "// nothing but a comment\n",
      "#include \"gone.h\"\n" + program,
      with(program, "__global__", "#pragma warpgrain coarsen x 4\n# coarsen x 2\n__global__"),
      program};
  for (std::size_t i = 0; i < edits.size(); ++i) {
    const UnsavedFiles texts{{source.path(), edits[i]}};
    const auto again = source.parser().parse(texts);
    ASSERT_TRUE(again) << "edit " << i << ": " << again.error().message;
    EXPECT_EQ(textOfUnit(*again), fresh(source, texts)) << "edit " << i;
  }
  const auto onDisk = source.parser().parse({});
  ASSERT_TRUE(onDisk);
  EXPECT_EQ(textOfUnit(*onDisk), textOfUnit(source.unit()));
}

TEST_F(Reparse, UnsavedTextIsWhatTheModelShowsAndTheDiskIsLeft) {
  ParsedSource source("__global__ void onDisk(int *p) {}\n");
  const std::string text = "\n\n__global__ void unsaved(int *p) { p[1] = 2; }\n# coarsen x 2\n";
  const auto unit = source.parser().parse({{source.path(), text}});
  ASSERT_TRUE(unit);
  ASSERT_EQ(unit->kernels().size(), 1U);
  EXPECT_EQ((*unit)[unit->kernels()[0]].name, "unsaved");
  EXPECT_EQ(unit->files[0].text, text); // with its directive, not blanked
  ASSERT_EQ(unit->directives.size(), 1U);
  EXPECT_EQ(readTextFile(source.path()).value(), "__global__ void onDisk(int *p) {}\n");
}

TEST_F(Reparse, HeadersAreUnsavedToo) {
  ParsedSource source("#include \"k.cuh\"\nvoid go(int *p) { k<<<1, N>>>(p); }\n");
  const auto header = source.path().parent_path() / "k.cuh";
  ASSERT_TRUE(writeFileAtomically(header, "#define N 32\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"));
  const auto saved = source.parser().parse({});
  ASSERT_TRUE(saved);
  ASSERT_EQ(saved->files.size(), 2U);
  EXPECT_EQ(saved->files[1].path, header);
  EXPECT_EQ((*saved)[saved->kernels().at(0)].nameSpan.file, FileId{1});
  EXPECT_EQ(saved->launches.at(0).blockExtents[Axis::x], 32);
  const auto unsaved = source.parser().parse(
      {{header, "// moved down\n#define N 64\n__global__ void k(int *p) { p[threadIdx.x] = 2; }\n"}});
  ASSERT_TRUE(unsaved);
  EXPECT_EQ(unsaved->launches.at(0).blockExtents[Axis::x], 64);
  EXPECT_EQ((*unsaved).textOf((*unsaved)[unsaved->kernels().at(0)].bodySpan), "{ p[threadIdx.x] = 2; }");
}

TEST_F(Reparse, DirectivesThatNoCompilerAcceptsAreReadInHeadersToo) {
  ParsedSource source("#include \"k.cuh\"\nvoid go(int *p) { k<<<1, 32>>>(p); }\n");
  const auto header = source.path().parent_path() / "k.cuh";
  const std::string text = "# coarsen x 2\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\n";
  ASSERT_TRUE(writeFileAtomically(header, text));
  for (int round = 0; round < 2; ++round) {
    const auto unit = source.parser().parse({});
    ASSERT_TRUE(unit);
    EXPECT_FALSE(unit->hasErrors());
    ASSERT_EQ(unit->directives.size(), 1U);
    EXPECT_EQ(unit->directives[0].text, "coarsen x 2");
    EXPECT_EQ(unit->directives[0].span.file, FileId{1});
    EXPECT_EQ(unit->files[1].text, text);
  }
}

TEST_F(Reparse, ThatFailsDoesNotSpoilTheNextOne) {
  ParsedSource source("__global__ void k(int *p) {}\n", /*keepPreamble=*/true);
  const auto broken = source.parser().parse({{source.path(), "#include <gone>\n}}}} \x01\x02 \"unterminated"}});
  ASSERT_TRUE(broken);
  EXPECT_TRUE(broken->hasErrors());
  EXPECT_EQ(textOfUnit(source.parser().parse({}).value()), textOfUnit(source.unit()));
}

TEST_F(Reparse, BySeveralThreadsAtOnceGivesEachTheModelOfItsText) {
  const ParsedSource source(program);
  ParseRequest request{.file = source.path(), .flags = std::vector<std::string>{}};
  request.cudaRoot = tests::cudaRoot();
  request.headerCache = headerCacheFolder();
  request.keepPreamble = true;
  constexpr std::size_t threads = 5; // more than there are parsers: some wait
  const auto pool = ParserPool::open(request, 3);
  ASSERT_TRUE(pool) << pool.error().message;
  std::vector<UnsavedFiles> texts;
  for (std::size_t i = 0; i < threads; ++i)
    texts.push_back({{source.path(), with(program, "sum = 0.0f", "sum = " + std::to_string(i) + ".0f")}});
  std::vector<std::string> found(threads);
  {
    std::vector<std::jthread> parsing;
    for (std::size_t i = 0; i < threads; ++i)
      parsing.emplace_back([&, i] { found[i] = textOfUnit((*pool)->parse(texts[i]).value()); });
  }
  for (std::size_t i = 0; i < threads; ++i)
    EXPECT_EQ(found[i], fresh(source, texts[i])) << i;
}

TEST_F(Reparse, ByAPoolHandsTextsWithOtherIncludesToOtherParsers) {
  const ParsedSource source(program);
  ParseRequest request{.file = source.path(), .flags = std::vector<std::string>{}};
  request.cudaRoot = tests::cudaRoot();
  request.headerCache = headerCacheFolder();
  request.keepPreamble = true;
  const auto pool = ParserPool::open(request, 1);
  ASSERT_TRUE(pool) << pool.error().message;
  const std::string other = std::string("#include <cassert>\n") + program;
  const UnsavedFiles asserting{{source.path(), other}};
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(textOfUnit((*pool)->parse({}).value()), fresh(source, {}));
    EXPECT_EQ(textOfUnit((*pool)->parse(asserting).value()), fresh(source, asserting));
  }
  EXPECT_EQ((*pool)->changesOfHead(), 0U) << "a parser that kept the headers of one was given the other";
  ASSERT_TRUE((*pool)->parse({{source.path(), "#include <cstddef>\n" + other}}));
  EXPECT_EQ((*pool)->changesOfHead(), 1U) << "there are two parsers, and each had read other lines";
}

/// Counts what it is asked to parse, and fails where a text says so.
class CountingParser final : public Parser {
public:
  explicit CountingParser(std::atomic<int> &count) : count_(count) {}

  Result<model::Unit> parse(const UnsavedFiles &unsaved) override {
    ++count_;
    const std::string text = unsaved.empty() ? std::string() : unsaved.begin()->second;
    std::this_thread::sleep_for(std::chrono::milliseconds(5)); // others ask meanwhile
    if (text == "broken") return fail(ErrorKind::input, "broken");
    model::Unit unit;
    unit.files.push_back({.path = "k.cu", .text = text});
    return unit;
  }

  const std::vector<std::string> &flags() const override { return flags_; }

  const std::filesystem::path &folder() const override { return folder_; }

  const std::string &architecture() const override { return architecture_; }

private:
  std::atomic<int> &count_;
  std::vector<std::string> flags_;
  std::filesystem::path folder_;
  std::string architecture_;
};

TEST(KeptUnitsTest, ATextThatSeveralThreadsAskForIsParsedOnce) {
  std::atomic<int> count = 0;
  KeptUnits kept(std::make_unique<CountingParser>(count), 8, 1000);
  {
    std::vector<std::jthread> asking;
    for (int i = 0; i < 8; ++i)
      asking.emplace_back([&, i] {
        const std::string text = i % 2 == 0 ? "even" : "odd";
        const auto unit = kept.parse({{"k.cu", text}});
        ASSERT_TRUE(unit);
        EXPECT_EQ(unit->files.front().text, text);
      });
  }
  EXPECT_EQ(count, 2);
  EXPECT_EQ(kept.parse({{"h.cuh", "even"}})->files.front().text, "even");
  EXPECT_EQ(count, 3) << "another file's text is another unit";
}

TEST(KeptUnitsTest, WhatCannotBeParsedIsTriedAgain) {
  std::atomic<int> count = 0;
  KeptUnits kept(std::make_unique<CountingParser>(count), 8, 1000);
  for (int i = 0; i < 2; ++i)
    EXPECT_FALSE(kept.parse({{"k.cu", "broken"}}));
  EXPECT_EQ(count, 2);
}

TEST(KeptUnitsTest, TheUnitThatWasUsedLongestAgoGoesFirst) {
  std::atomic<int> count = 0;
  const auto parsesOf = [&](KeptUnits &kept, const std::string &text) {
    const int before = count;
    EXPECT_TRUE(kept.parse({{"k.cu", text}}));
    return count - before;
  };
  KeptUnits few(std::make_unique<CountingParser>(count), 2, 1000);
  EXPECT_EQ(parsesOf(few, "a") + parsesOf(few, "b") + parsesOf(few, "a"), 2);
  EXPECT_EQ(parsesOf(few, "c"), 1);
  EXPECT_EQ(parsesOf(few, "a"), 0);
  EXPECT_EQ(parsesOf(few, "b"), 1) << "it went when c came";
  KeptUnits small(std::make_unique<CountingParser>(count), 8, 10);
  EXPECT_EQ(parsesOf(small, "123456") + parsesOf(small, "abcdef"), 2);
  EXPECT_EQ(parsesOf(small, "abcdef"), 0);
  EXPECT_EQ(parsesOf(small, "123456"), 1) << "both have more bytes than are kept";
}

} // namespace
} // namespace warpgrain::frontend
