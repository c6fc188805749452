// SPDX-License-Identifier: Apache-2.0
//
// Why a request moves more sectors than its data fills, or why banks are in conflict, and what would mend it: the
// sentence beside an access.
#include "tests/analyze/AnalyzeRun.h"

#include <gmock/gmock.h>

#include <string>

namespace warpgrain::tests {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class AnalyzeReasons : public AnalyzeRun {
protected:
  /// The sentence of the first read of a kernel's array `in`.
  std::string read(const std::string &text, const std::vector<std::string> &options) const {
    return sentence(text, options, "in");
  }

  std::string sentence(const std::string &text, const std::vector<std::string> &options, const std::string &array,
                       const std::string &kind = "read") const {
    const nlohmann::json kernel = this->kernel(text, options);
    for (const nlohmann::json &access : kernel["accesses"])
      if (access["array"] == array && access["kind"] == kind) return access["sentence"];
    return "no such access";
  }

  static std::string copy(const std::string &index, const std::string &type = "float") {
    return "__global__ void k(" + type + " *out, const " + type + " *in) {\n" +
           "  int t = threadIdx.x, y = threadIdx.y;\n" + "  out[t] = in[" + index + "];\n}\n";
  }
};

TEST_F(AnalyzeReasons, ARowThatBeginsInsideASector) {
  EXPECT_THAT(read(copy("t + 3"), {"--block", "64", "--grid", "1"}),
              AllOf(HasSubstr("moves 5 sectors where 4 would do: a warp's 128 bytes begin 12 bytes into a sector"),
                    HasSubstr("multiple of 8 elements")));
  EXPECT_THAT(read(copy("t + 5", "double"), {"--block", "32", "--grid", "1"}),
              AllOf(HasSubstr("a warp's 256 bytes begin 8 bytes into a sector"), HasSubstr("multiple of 4 elements")));
  // Other blocks begin elsewhere.
  EXPECT_THAT(
      read(copy("blockIdx.x * blockDim.x + t"), {"--block", "100", "--grid", "8"}),
      HasSubstr(
          "do not always begin where a sector begins, as a step of blockIdx.x moves them by 400 bytes; let that be "
          "a multiple of 8 elements"));
  // A window has to begin everywhere.
  EXPECT_THAT(read("__global__ void k(float *out, const float *in) {\n"
                   "  float s = 0;\n"
                   "  for (int i = 0; i < 9; ++i) s += in[threadIdx.x + i];\n"
                   "  out[threadIdx.x] = s;\n}\n",
                   {"--block", "64", "--grid", "1"}),
              AllOf(HasSubstr("as an iteration moves them by 4 bytes"), Not(HasSubstr("let that be"))));
}

TEST_F(AnalyzeReasons, IdleLanesBetweenOnesThatTakePart) {
  const auto guarded = [](const std::string &condition) {
    return "__global__ void k(float *out, const float *in) {\n  int t = threadIdx.x;\n  if (" + condition +
           ") out[t] = in[t];\n}\n";
  };
  EXPECT_THAT(read(guarded("t % 4 == 0"), {"--block", "32", "--grid", "1"}),
              AllOf(HasSubstr("moves 4 sectors where 1 would do: only every fourth lane takes part"),
                    HasSubstr("let the threads that take part be neighbours"), Not(HasSubstr("begin"))));
  EXPECT_THAT(read(guarded("t & 1"), {"--block", "64", "--grid", "1"}), HasSubstr("only every second lane takes part"));
  EXPECT_THAT(read(guarded("t == 2 || t == 3 || t == 17"), {"--block", "32", "--grid", "1"}),
              HasSubstr("only 3 lanes of a warp take part"));
  EXPECT_THAT(read(guarded("t < 16"), {"--block", "32", "--grid", "1"}),
              HasSubstr("Coalesced: a request moves 2 sectors, all of them used; 16 of a warp's 32 lanes take part"));
}

TEST_F(AnalyzeReasons, ATreeOfWhichFewerAndFewerTakePart) {
  EXPECT_THAT(sentence("__global__ void k(float *in) {\n"
                       "  int t = threadIdx.x;\n"
                       "  for (int s = 1; s < blockDim.x; s *= 2) {\n"
                       "    if (t % (2 * s) == 0) in[t] += in[t + s];\n"
                       "    __syncthreads();\n"
                       "  }\n}\n",
                       {"--block", "64", "--grid", "1"}, "in"),
              HasSubstr("only some lanes of a warp take part, and what the idle ones between them would use"));
}

TEST_F(AnalyzeReasons, ElementsThatNoInstructionMovesAsAWhole) {
  const auto of = [&](const std::string &members, const std::string &kind = "read") {
    return sentence("struct " + members + ";\n" + copy("t", "E"), {"--block", "32", "--grid", "1"},
                    kind == "read" ? "in" : "out", kind);
  };
  EXPECT_THAT(of("E { float x, y, z; }"), AllOf(HasSubstr("an element of 12 bytes takes 3 loads of 4 bytes"),
                                                HasSubstr("padded and aligned to 16 bytes it takes one")));
  EXPECT_THAT(of("E { float x, y, z; }", "write"), HasSubstr("takes 3 stores of 4 bytes"));
  EXPECT_THAT(of("E { float x[5]; }"), AllOf(HasSubstr("an element of 20 bytes takes 5 loads of 4 bytes"),
                                             HasSubstr("; keep its members in arrays of their own")));
  EXPECT_THAT(of("E { double x, y, z; }"), HasSubstr("an element of 24 bytes takes 3 loads of 8 bytes"));
  EXPECT_THAT(of("E { float x[4]; }"), HasSubstr("; aligned to 16 bytes it takes one"));
  EXPECT_THAT(of("E { int x[12]; }"), HasSubstr("; aligned to 16 bytes it takes 3; or keep its members"));
  EXPECT_THAT(of("__align__(16) E { float x[4]; }"), HasSubstr("Coalesced: a request moves 16 sectors"));
}

TEST_F(AnalyzeReasons, GapsBetweenTheElementsOfNeighbours) {
  EXPECT_THAT(
      read("struct E { float x[5]; };\n"
           "__global__ void k(float *out, const E *in) { out[threadIdx.x] = in[threadIdx.x].x[2]; }\n",
           {"--block", "32", "--grid", "1"}),
      HasSubstr("neighbouring threads are 20 bytes apart and use 4 of them; keep what neighbouring threads use"));
  EXPECT_THAT(read(copy("t * 1024 + y"), {"--block", "16,16", "--grid", "1"}),
              HasSubstr("neighbouring threads are 4096 bytes apart and use 4 of them; let threadIdx.x run where "
                        "threadIdx.y does"));
  EXPECT_THAT(read(copy("y * 100"), {"--block", "1,32", "--grid", "1"}),
              HasSubstr("the elements that a warp uses are 400 bytes apart"));
}

TEST_F(AnalyzeReasons, RowsOfABlockNarrowerThanAWarp) {
  EXPECT_THAT(
      read(copy("y * 100 + t"), {"--block", "8,4", "--grid", "1"}),
      AllOf(HasSubstr("a warp uses 4 rows of 32 bytes, 400 bytes apart, and not all of them begin where a sector "
                      "begins"),
            HasSubstr("multiple of 8 elements apart")));
  EXPECT_THAT(read(copy("y * 128 + t + 1"), {"--block", "8,4", "--grid", "1"}),
              HasSubstr("a warp uses 4 rows of 32 bytes, 512 bytes apart, that begin 4 bytes into a sector"));
  EXPECT_THAT(read(copy("y * 128 + t"), {"--block", "4,16", "--grid", "1"}),
              HasSubstr("8 rows of 16 bytes, 512 bytes apart, which fill no whole sectors; let a block's width be a "
                        "multiple of 8 threads"));
  EXPECT_THAT(read(copy("t / 5 * 8 + t % 5"), {"--block", "32", "--grid", "1"}),
              HasSubstr("rows of 20 bytes, 32 bytes apart, which fill no whole sectors; let neighbouring threads use "
                        "rows of a multiple of 8 elements"));
}

class AnalyzeBankReasons : public AnalyzeReasons {
protected:
  /// Of the read of `s`, an array of floats that is declared with these extents.
  std::string shared(const std::string &extents, const std::string &write, const std::string &read,
                     const std::string &block) const {
    return sentence("__global__ void k(float *out) {\n  __shared__ float s" + extents +
                        ";\n  int t = threadIdx.x, y = threadIdx.y;\n  s" + write +
                        " = t;\n  __syncthreads();\n  out[y * blockDim.x + t] = s" + read + ";\n}\n",
                    {"--block", block, "--grid", "1"}, "s");
  }
};

TEST_F(AnalyzeBankReasons, AMendIsOneForThisBlock) {
  EXPECT_THAT(shared("[32][32]", "[y][t]", "[t][y]", "32,32"),
              HasSubstr("make the rows of s one element longer (pad s 1)."));
  // Two rows of threads are one warp: with an odd number of words they meet.
  EXPECT_THAT(shared("[16][16]", "[y][t]", "[t][y]", "16,16"),
              HasSubstr("make the rows of s 2 elements longer (pad s 2)."));
  EXPECT_THAT(shared("[16][17]", "[y][t]", "[t][y]", "16,16"),
              AllOf(HasSubstr("up to 2 lanes (those of different rows of the block, which is 16 wide)"),
                    HasSubstr("make the rows of s one element longer (pad s 1).")));
  EXPECT_THAT(shared("[33 * 16]", "[t * 33 + y]", "[t * 33 + y]", "16,16"),
              AllOf(HasSubstr("those of different rows of the block"),
                    HasSubstr("with 34 words instead of 33 between threads that are neighbours along x there is none"),
                    Not(HasSubstr("odd"))));
}

TEST_F(AnalyzeBankReasons, ADistanceBetweenThreads) {
  EXPECT_THAT(shared("[1024]", "[t * 8]", "[t * 8]", "64"),
              HasSubstr("with 9 words instead of 8 between neighbouring threads there is none"));
  EXPECT_THAT(shared("[2048]", "[(y * 16 + t) * 2]", "[(y * 16 + t) * 2]", "16,16"),
              HasSubstr("with 3 words instead of 2 between neighbouring threads there is none"));
  EXPECT_THAT(shared("[1024]", "[y * 32 + t]", "[t * 32 + y]", "32,32"),
              HasSubstr("with 33 words instead of 32 between threads that are neighbours along x there is none"));
}

TEST_F(AnalyzeBankReasons, NothingIsAdvisedThatWouldLeaveAConflict) {
  // Longer rows would free the writes of conflicts, and bring more of them to the reads.
  const std::string kernel = "__global__ void k(float *out) {\n  __shared__ float s[16][17];\n"
                             "  int t = threadIdx.x, y = threadIdx.y;\n  s[y][t] = t;\n  __syncthreads();\n"
                             "  out[y * 16 + t] = s[t][y];\n}\n";
  EXPECT_THAT(sentence(kernel, {"--block", "16,16", "--grid", "1"}, "s", "write"),
              AllOf(HasSubstr("Bank conflict"), Not(HasSubstr(";"))));
}

} // namespace

} // namespace warpgrain::tests
