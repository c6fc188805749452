// SPDX-License-Identifier: Apache-2.0
//
// Which reads of a loop may go through tiles in shared memory, and what is said of the rest.
#include "core/plan/KernelStudy.h"
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

#include <string>
#include <vector>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class StageStepTest : public tests::LoopStepTest {
protected:
  static std::string source(const std::string &body, const std::string &launch = "<<<4, dim3(8, 8)>>>") {
    return "__device__ float use(const float *);\n"
           "__global__ void k(float *out, const float *in, const float *__restrict__ w, int *list, int n, int m) {\n"
           "  const int x = threadIdx.x, y = threadIdx.y;\n  float sum = 0;\n" +
           body + "\n  out[y * 8 + x] = sum;\n}\nvoid go(float *p, float *q, float *r, int *l, int n) { k" + launch +
           "(p, q, r, l, n, n); }\n";
  }

  struct Refused {
    std::string body;
    std::string step;
    std::string words;
  };

  /// Kernels of one text, which is parsed once.
  static void expectRefused(const std::vector<Refused> &cases) {
    std::string text;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      std::string kernel = source(cases[i].body);
      for (const std::string word : {" k(", " k<<<", " go("})
        for (std::size_t at = kernel.find(word); at != std::string::npos; at = kernel.find(word, at + word.size()))
          kernel.insert(at + word.find_first_of("(<"), std::to_string(i));
      text += kernel;
    }
    ParsedSource parsed(text);
    ASSERT_FALSE(parsed.unit().hasErrors()) << text;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const std::string name = "k" + std::to_string(i);
      const dependence::Verdict verdict = parsed.verdict(cases[i].step, name);
      EXPECT_FALSE(verdict.allows()) << cases[i].body;
      EXPECT_FALSE(parsed.transformed(cases[i].step, name)) << "refused by check, and made: " << cases[i].body;
      ASSERT_FALSE(verdict.reasons.empty()) << cases[i].body;
      EXPECT_TRUE(verdict.reasons.front().span) << verdict.reasons.front().text();
      EXPECT_NE(verdict.reasons.front().text().find(cases[i].words), std::string::npos)
          << verdict.reasons.front().text() << "\n"
          << cases[i].body;
    }
  }

  static std::string staged(const std::string &body, const std::string &plan) {
    ParsedSource parsed(source(body));
    const auto made = parsed.transformed(plan, "k");
    EXPECT_TRUE(made) << made.error().message;
    return made.value_or("");
  }

  static std::size_t countOf(std::string_view words, std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1))
      ++count;
    return count;
  }
};

TEST_F(StageStepTest, TileHasAPlaceForEachThreadThatReadsItsOwn) {
  const std::string rows = staged("  for (int k = 0; k < n; ++k)\n    sum += in[y * n + k];", "stage in k 16");
  EXPECT_NE(rows.find("__shared__ float in_tile[8][16];"), std::string::npos) << rows;
  EXPECT_NE(rows.find("kk = k0 + threadIdx.x; kk < k0 + 16 && kk < n; kk += 8"), std::string::npos) << rows;
  EXPECT_NE(rows.find("in_tile[threadIdx.y][kk - k0] = in[y * n + kk];"), std::string::npos) << rows;
  EXPECT_NE(rows.find("sum += in_tile[threadIdx.y][k - k0];"), std::string::npos) << rows;
  const std::string columns = staged("  for (int k = 0; k < n; ++k)\n    sum += in[k * n + x];", "stage in k 16");
  EXPECT_NE(columns.find("in_tile[kk - k0][threadIdx.x] = in[kk * n + x];"), std::string::npos) << columns;
  const std::string all = staged("  for (int k = 2; k <= n; ++k)\n    sum += in[k] * in[k - 1];", "stage in k 100");
  EXPECT_NE(all.find("kk = k0 + threadIdx.y * 8 + threadIdx.x; kk < k0 + 100 && kk <= n; kk += 64"), std::string::npos)
      << all;
  EXPECT_NE(all.find("sum += in_tile[k - k0] * in_tile2[k - k0];"), std::string::npos) << all;
}

TEST_F(StageStepTest, BarriersSeparateLoadingFromReading) {
  const std::string twice =
      staged("  for (int k = 0; k < n; ++k)\n    sum += in[y * n + k] * w[k * n + x];", "stage in k 8; stage w k 8");
  EXPECT_EQ(countOf("__syncthreads();", twice), 2U) << twice; // the second tile shares those of the first
  const std::string once = staged("  for (int k = 0; k < 8; ++k)\n    sum += w[k];", "stage w k 8");
  EXPECT_EQ(countOf("__syncthreads();", once), 1U) << once;
  EXPECT_LT(once.find("__syncthreads();"), once.find("int k = 0"));
  const std::string again = staged("  for (int r = 0; r < n; ++r) {\n    for (int k = 0; k < 8; ++k)\n"
                                   "      sum += w[k + r];\n  }",
                                   "stage w k 8");
  EXPECT_EQ(countOf("__syncthreads();", again), 2U) << again;
  // A barrier that some iterations go past separates nothing.
  const std::string past = staged("  for (int r = 0; r < n; ++r) {\n    for (int k = 0; k < 8; ++k)\n"
                                  "      sum += w[k + r];\n    if (r == m) continue;\n    __syncthreads();\n  }",
                                  "stage w k 8");
  EXPECT_EQ(countOf("__syncthreads();", past), 3U) << past;
}

/// ALG-A5: the tiles of the outcome, in which two threads meet between barriers, are shown to be free of races.
TEST_F(StageStepTest, OutcomeIsShownToHaveNoRaces) {
  for (const char *plan : {"stage in k 8; stage w k 8", "stage in k 5; stage w k 3"}) {
    ParsedSource outcome(staged("  for (int k = 0; k < n; ++k)\n    sum += in[y * n + k] * w[k * n + x];", plan));
    KernelStudy study(outcome.unit(), outcome.kernel("k"));
    const auto &report = study.races();
    EXPECT_TRUE(report.races.empty()) << plan << report.races.front().reason.text();
    EXPECT_TRUE(report.isFreeWithinBlocks())
        << plan << (report.possible.empty() ? std::string() : report.possible.front().reason.text());
  }
}

TEST_F(StageStepTest, ReadThatEachThreadHasForItselfIsRefused) {
  expectRefused({{"for (int k = 0; k < n; ++k) sum += in[(y * 8 + x) * n + k];", "stage in k 8", "No two threads"},
                 {"for (int k = 0; k < n; ++k) sum += in[x + y];", "stage in k 8", "the same in every iteration"}});
}

TEST_F(StageStepTest, ReadWhoseAddressIsNotKnownBeforeIsRefused) {
  expectRefused(
      {{"for (int k = 0; k < n; ++k) { int i = k * 2; sum += in[i + k]; }", "stage in k 8", "declared inside the loop"},
       {"int i = 0;\nfor (int k = 0; k < n; ++k) { sum += in[i + k]; i += 3; }", "stage in k 8", "i is changed in"},
       {"for (int k = 0; k < n; ++k) sum += in[list[k]];", "stage in k 8", "computed from registers"},
       {"for (int k = 0; k < n; ++k) sum += use(in + k);", "stage in k 8", "used here otherwise"}});
}

/// A load for the tile must not touch what was not touched before.
TEST_F(StageStepTest, ReadThatIsNotCertainIsRefused) {
  expectRefused(
      {{"for (int k = 0; k < n; ++k) if (k > m) sum += in[k];", "stage in k 8", "not certainly read"},
       {"for (int k = 0; k < n; ++k) sum += k > m ? in[k] : 0;", "stage in k 8", "not certainly read"},
       {"for (int k = 0; k < n; ++k) for (int j = 0; j < m; ++j) sum += in[k];", "stage in k 8", "not certainly read"},
       {"for (int k = 0; k < n; ++k) { if (k == m) continue; sum += in[k]; }", "stage in k 8", "may end early here"},
       {"for (int k = 0; k < n; ++k) { if (k == m) break; sum += in[k]; }", "stage in k 8", "left early here"}});
}

TEST_F(StageStepTest, LoopThatSomeThreadsDoNotReachIsRefused) {
  const std::string loop = "for (int k = 0; k < n; ++k) sum += in[k];";
  expectRefused(
      {{"if (x < n) {\n" + loop + "\n}", "stage in k 8", "Only some threads of a block come to what reads"},
       {"if (y >= n) return;\n" + loop, "stage in k 8", "may return here"},
       {"for (int k = x; k < n; ++k) sum += in[k];", "stage in k 8", "go round this loop differently"},
       {"for (int k = 0; k < n + y; ++k) sum += in[k];", "stage in k 8", "go round this loop differently"},
       {"for (int r = 0; r < x; ++r)\n" + loop, "stage in k 8", "Only some threads"},
       {"for (int r = 0; r < n; ++r) {\n  if (r == x) break;\n  " + loop + "\n}", "stage in k 8", "Only some threads"},
       {"for (int r = 0; r < n; ++r) {\n  " + loop + "\n  if (r == x) return;\n}", "stage in k 8", "may return here"}});
  EXPECT_FALSE(staged("if (n > 3) {\n" + loop + "\n}\nif (x > n) return;", "stage in k 8").empty());
}

TEST_F(StageStepTest, MemoryThatIsWrittenIsRefused) {
  expectRefused(
      {{"for (int k = 0; k < n; ++k) sum += out[k];", "stage out k 8", "is written here"},
       {"for (int k = 0; k < n; ++k) sum += list[k];\natomicAdd(&list[x], 1);", "stage list k 8", "is written here"},
       {"in = out + x;\nfor (int k = 0; k < n; ++k) sum += in[k];", "stage in k 8", "given another value"}});
  expectRefusedText(source("for (int k = 0; k < n; ++k) sum += in[k];") +
                        "void same(float *p, int *l) { k<<<1, dim3(8, 8)>>>(p, p, p, l, 1, 1); }\n",
                    "stage in k 8", ReasonId::launchPassesOnePointerTwice);
  ParsedSource parsed(source("for (int k = 0; k < n; ++k) sum += in[k] * w[k];"));
  const auto assumes = [&parsed](const std::string &array) {
    std::string out;
    for (const dependence::Reason &assumption : parsed.verdict("stage " + array + " k 8", "k").assumptions)
      out += assumption.text();
    return out;
  };
  EXPECT_NE(assumes("in").find("What in leads to does not overlap out"), std::string::npos);
  EXPECT_EQ(assumes("w").find("What w leads to"), std::string::npos); // it is __restrict__
  EXPECT_NE(assumes("w").find("blocks of 8 x 8 threads"), std::string::npos);
  EXPECT_NE(assumes("w").find("at most 2147483575"), std::string::npos) << assumes("w"); // 8 and 64 further
}

TEST_F(StageStepTest, BlocksThatAreNotKnownAreRefused) {
  const std::string loop = "for (int k = 0; k < n; ++k) sum += in[k];";
  expectRefusedText(source(loop, "<<<4, n>>>"), "stage in k 8", "known at run time only");
  expectRefusedText(source(loop) + "void more(float *p, float *q, int *l) { k<<<1, 64>>>(p, q, q, l, 1, 1); }\n",
                    "stage in k 8", ReasonId::blocksDifferForTile);
  const std::string text = source(loop);
  expectRefusedText(text.substr(0, text.find("void go")), "stage in k 8", "No launch of the kernel");
}

TEST_F(StageStepTest, LoopsOfOtherKindsAreRefused) {
  expectRefused({{"for (int k = 0; k < n; k += 2) sum += in[k];", "stage in k 8", "does not count up by 1"},
                 {"for (int k = n; k > 0; --k) sum += in[k];", "stage in k 8", "does not count up by 1"},
                 {"int k;\nfor (k = 0; k < n; ++k) sum += in[k];", "stage in k 8", "declare it in the loop's header"},
                 {"for (int k = 0; k < n; ++k) sum += 1;", "stage in k 8", "reads nothing of in"},
                 {"for (int k = 0; k < n; ++k) sum += in[y * n + k];", "stage in k 4096", "a kernel may have 49152"},
                 {"for (int k = 0; k < n; ++k) sum += in[k];", "stage what k 8", "no pointer parameter what"},
                 {"for (int k = 0; k < n; ++k) sum += in[k];", "stage n k 8", "n is no pointer"},
                 {"#define AT(i) in[i]\nfor (int k = 0; k < n; ++k) sum += AT(k);", "stage in k 8", ""},
                 {"for (int k = 0; k < n; ++k) {\n#ifdef LESS\nsum = in[0];\n#endif\nsum += in[k]; }", "stage in k 8",
                  "does not see"}});
}

/// `k - k0` would mean another k0 in the loop.
TEST_F(StageStepTest, FirstValueIsWrittenOnlyWhereItMeansTheSame) {
  const std::string text =
      staged("  int k0 = n;\n  for (int k = k0; k < k0 + 8; ++k) {\n    int k0 = 1;\n    sum += in[k] + k0;\n  }",
             "stage in k 8");
  EXPECT_NE(text.find("k - k02"), std::string::npos) << text;
}

TEST_F(StageStepTest, RowHasAPlaceForEachThreadAndAHalo) {
  const std::string plain = staged("  sum = in[y * n + x + 1] - in[y * n + x];", "stage in");
  EXPECT_NE(plain.find("__shared__ float in_tile[8][9];"), std::string::npos) << plain;
  EXPECT_NE(plain.find("in_tile[threadIdx.y][threadIdx.x] = in[y * n + x];\n  if (threadIdx.x == 7) {\n"
                       "    in_tile[threadIdx.y][threadIdx.x + 1] = in[y * n + x + 1];\n  }\n  __syncthreads();"),
            std::string::npos)
      << plain;
  const std::string guarded =
      staged("  const int i = n + x;\n  if (y < m && 3 <= i + n)\n    sum = in[i] - in[i - 1];", "stage in");
  EXPECT_NE(guarded.find("if (threadIdx.x == 7 || !(y < m && 3 <= i + 1 + n)) {"), std::string::npos) << guarded;
  // What another row holds stays where it is.
  const std::string rest = staged("  sum = in[x] - in[x + 1] + in[x + n];", "stage in");
  EXPECT_NE(rest.find("[threadIdx.x + 1] + in[x + n];"), std::string::npos) << rest;
  ParsedSource outcome(plain);
  KernelStudy study(outcome.unit(), outcome.kernel("k"));
  EXPECT_TRUE(study.races().races.empty());
  EXPECT_TRUE(study.races().isFreeWithinBlocks());
}

TEST_F(StageStepTest, RowThatIsNotWholeOrNotKnownIsRefused) {
  expectRefused({{"sum = in[x] - in[x + 2];", "stage in", "others that it does not read"},
                 {"sum = in[x] - in[x + n];", "stage in", "No two reads of in are side by side"},
                 {"sum = in[2 * x] - in[2 * x + 1];", "stage in", "the next thread along x reads the element after"},
                 {"sum = in[x / 2] - in[x / 2 + 1];", "stage in", "the next thread along x reads the element after"},
                 {"sum = n > 3 ? in[x] - in[x + 1] : 0;", "stage in", "not certainly read"},
                 {"if (x < n) return;\nsum = in[x] - in[x + 1];", "stage in", "not certainly read"},
                 {"if (n > 3) { if (m > x) sum = in[x] - in[x + 1]; }", "stage in", "not certainly read"},
                 {"if (n > 3) { const int i = x; sum = in[i] - in[i + 1]; }", "stage in", "declared or changed"},
                 {"int i = x; sum = in[i]; i += 1; sum -= in[i + 1] - in[i];", "stage in", ""},
                 {"if (n > 3) sum = in[x] - in[x + 1]; else sum = 1;", "stage in", "has an else"},
                 {"sum = in[x] - in[x + 1]; out[5] = *in;\nlist[0] = 0; in = out;", "stage in", ""}});
}

/// The last thread of a row must know whether the next one comes there.
TEST_F(StageStepTest, ConditionThatIsNoRangeIsRefused) {
  const std::string then = ") sum = in[x] - in[x + 1];";
  expectRefused({{"if (x % 2 == 0" + then, "stage in", "does not compare a place along x"},
                 {"if (x != 3" + then, "stage in", "does not compare a place along x"},
                 {"if (x < n || x > m" + then, "stage in", "does not compare a place along x"},
                 {"if (n - x > 2" + then, "stage in", "does not compare a place along x"},
                 {"int i = x;\nif (n > 5) i = 2;\nif (i < 3" + then, "stage in", "does not compare a place along x"},
                 {"if (list[x] > 3" + then, "stage in", "more than comparisons of registers"},
                 {"if (min(n, m) > x" + then, "stage in", "more than comparisons of registers"}});
}

TEST_F(StageStepTest, IsOfferedForWhatLoopsRead) {
  ParsedSource parsed(source("for (int k = 0; k < n; ++k) { sum += in[k] + w[x] * w[x + 1]; list[k] = 0; }"));
  std::string offers;
  for (const Step &step : stageTransformation().offers(parsed.unit(), parsed.kernel("k")))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "stage w; stage in k 8; stage in k 16; stage in k 32; ");
}

TEST(StageWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("stage").find("needs an array"), std::string::npos);
  EXPECT_EQ(toString(parseStep("stage A").value()), "stage A");
  EXPECT_NE(errorOf("stage A k").find("number of iterations"), std::string::npos);
  EXPECT_NE(errorOf("stage A k 1").find("from 2 to 4096"), std::string::npos);
  EXPECT_NE(errorOf("stage A 3 4").find("names no loop"), std::string::npos);
  EXPECT_NE(errorOf("stage A k 8 9").find("\"9\" is not known"), std::string::npos);
  EXPECT_EQ(toString(parseStep("stage A k 016").value()), "stage A k 16");
}

} // namespace
} // namespace warpgrain::transform
