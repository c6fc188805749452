// SPDX-License-Identifier: Apache-2.0
//
// Loops of teams whose threads share inner loops: each iteration becomes a block. What they print, run beside the
// original: programs/team_loops.cpp.
#include "core/openmp/emit/Translate.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// A loop of teams over rows of x, with the statements of its body.
std::string teamLoop(const std::string &body, const std::string &clauses = "", const std::string &before = "") {
  return "#include <omp.h>\nint near(int a) { return a + 1; }\n" + before +
         "void f(float *x, float *y, int *hits, int rows, int columns, int block) {\n  int j, q = 0;\n"
         "#pragma omp target teams distribute " +
         clauses + "\n  for (int row = 0; row < rows; row++) {\n" + body + "\n  }\n  y[0] += q + j;\n}\n";
}

const std::string sumOfRow = "float sum = 0;\n#pragma omp parallel for reduction(+ : sum)\n"
                             "for (int k = 0; k < columns; k++) sum += x[row * columns + k];\n";

std::vector<std::string> reasons(const std::string &body, const std::string &clauses = "",
                                 const std::string &before = "") {
  return OpenMpSource(teamLoop(body, clauses, before)).reasons();
}

std::string cuda(const std::string &body, const std::string &clauses = "") {
  const OpenMpSource source(teamLoop(body, clauses));
  const auto out = openmp::cudaText(*source.program, source.plan);
  return out ? out->text : out.error().message;
}

/// The kernel's loop over iterations, without the lines' indentation.
std::string kernel(const std::string &body, const std::string &clauses = "") {
  const std::string text = cuda(body, clauses);
  const std::size_t begin = text.find("for (long long gpu_t");
  const std::string inner = text.substr(begin, text.find("\n}\n", begin) - begin);
  std::string out;
  bool isBlank = true;
  for (const char c : inner) {
    if (c != ' ' || !isBlank) out += c;
    isBlank = c == '\n' || (isBlank && c == ' ');
  }
  return out;
}

TEST(TeamLoops, BlocksShareInnerLoops) {
  EXPECT_THAT(reasons(sumOfRow + "y[row] = sum;"), ElementsAre("inner-loops-shared"));
  EXPECT_THAT(reasons("#pragma omp parallel for simd collapse(2)\nfor (int k = 0; k < 8; k++)\n"
                      "for (int l = 0; l < 8; l++) x[row * 64 + k * 8 + l] = l;"),
              ElementsAre("inner-loops-shared"));
  EXPECT_THAT(reasons("float s = 0;\n#pragma omp simd reduction(max : s)\nfor (int k = 0; k < columns; k++)\n"
                      "s = x[k] > s ? x[k] : s;\ny[row] = s;"),
              ElementsAre("inner-loops-shared", "inner-loops-asked-for"));
  // Bodies without a directive, and loops that are too short for a block, have no such kernel.
  EXPECT_THAT(reasons("y[row] = x[row];"), IsEmpty());
  EXPECT_THAT(reasons("#pragma omp parallel for\nfor (int k = 0; k < 4; k++) x[row * 4 + k] = k;"), IsEmpty());
}

TEST(TeamLoops, EachThreadComputesWhatStandsBetween) {
  const std::string text = kernel("const float first = x[row];\n" + sumOfRow + "y[row] = sum / first;");
  EXPECT_THAT(text, HasSubstr("const float first = x[row];\nfloat sum = 0;\n{\n"));
  EXPECT_THAT(text, HasSubstr("auto &sum = gpu_part_sum;\nint k = (int)gpu_share;\nsum += x[row * columns + k];\n}\n"
                              "sum = gpu::Plus()(sum, gpu::acrossTeam<gpu::Plus>(gpu_part_sum));\n}\n"
                              "if (gpu::threadOfTeam() == 0) y[row] = sum / first;\n"));
}

TEST(TeamLoops, BarriersStandWhereThreadsNeedWhatOthersDid) {
  const std::string fill = "float tile[64];\n#pragma omp parallel for\nfor (int k = 0; k < 64; k++) tile[k] = x[k];\n";
  // The first thread reads what all have written; all read what it wrote.
  const std::string text =
      kernel(fill + "tile[0] = tile[1];\n#pragma omp parallel for\nfor (int k = 0; k < 64; k++) y[k] = tile[k];");
  EXPECT_THAT(text, HasSubstr("__shared__ float tile[64];\n{\n"));
  EXPECT_THAT(text, HasSubstr("tile[k] = x[k];\n}\n}\n__syncthreads();\n"
                              "if (gpu::threadOfTeam() == 0) tile[0] = tile[1];\n__syncthreads();\n{\n"));
  // An iteration begins when all have ended the one before.
  EXPECT_THAT(text, HasSubstr("gpu_t += gpu::teams()) {\n__syncthreads();\nint row = (int)gpu_t;\n"));
  // All threads leave loops alike, with what was written.
  EXPECT_THAT(kernel(fill + "for (int r = 0; r < 9; r++) {\ntile[r] += 1;\nif (r == row) break;\n" + sumOfRow + "}"),
              HasSubstr("__syncthreads();\nif (gpu::threadOfTeam() == 0) tile[r] += 1;\nif (r == row) {\n"
                        "__syncthreads();\nbreak;\n}\n"));
}

TEST(TeamLoops, BranchesWithoutLoopsAreOneStatement) {
  EXPECT_THAT(
      kernel("int s = row;\nif (row & 1) {\n" + sumOfRow + "hits[row] = sum;\n} else {\nhits[row] = s;\ns++;\n}"),
      HasSubstr("} else {\nif (gpu::threadOfTeam() == 0) {\nhits[row] = s;\ns++;\n}\n}\n"));
}

TEST(TeamLoops, WhatChangesIsReadOnceForAllThreads) {
  // Other teams may change it at the same time, and threads must not part.
  const std::string text = kernel("int seen = hits[row];\nif (seen) continue;\n" + sumOfRow + "hits[row] = sum > 3;");
  EXPECT_THAT(text, HasSubstr("__shared__ int seen;\nif (gpu::threadOfTeam() == 0) seen = hits[row];\n"
                              "__syncthreads();\nif (seen) {\ncontinue;\n}\n"));
  EXPECT_THAT(reasons("if (hits[row]) continue;\n" + sumOfRow + "hits[row] = sum > 3;"),
              ElementsAre("inner-loops-serial", "head-of-team-changes"));
  EXPECT_THAT(reasons("int *own = hits + row;\nif (own[0]) continue;\n" + sumOfRow + "hits[row] = sum > 3;"),
              ElementsAre("inner-loops-serial", "head-of-team-changes"));
  EXPECT_THAT(reasons("if (hits[row]) continue;\n" + sumOfRow + "y[row] = sum;"), ElementsAre("inner-loops-shared"));
  EXPECT_THAT(reasons("#pragma omp parallel for\nfor (int k = 0; k < hits[row]; k++) hits[k] = 1;"),
              Contains("head-of-team-changes"));
}

TEST(TeamLoops, ThreadsHaveTheirOwn) {
  const std::string text =
      kernel("int last = 0, first = row;\n#pragma omp parallel for firstprivate(first) private(q) "
             "lastprivate(last) schedule(static, 4)\n"
             "for (j = row; j < columns; j += block) { q = j; last = q + first++; }\nhits[row] = last;");
  EXPECT_THAT(text, HasSubstr("__shared__ int last;\n"));
  EXPECT_THAT(text, HasSubstr("const long long gpu_begin_j = (long long)(row);\n"));
  EXPECT_THAT(text, HasSubstr("auto &gpu_last_last = last;\nauto gpu_first_first = first;\n"));
  EXPECT_THAT(text, HasSubstr("gpu_share < gpu_shares && gpu_share / 4 == gpu_from; ++gpu_share) {\n"
                              "auto &first = gpu_first_first;\nint last;\nint q;\n"
                              "int j = (int)(gpu_begin_j + gpu_share * gpu_step_j);\n"));
  EXPECT_THAT(text, HasSubstr("if (gpu_share == gpu_shares - 1) gpu_last_last = last;\n"));
}

TEST(TeamLoops, RegionsGatherToo) {
  const std::string total = "reduction(+ : q)";
  const std::string inner = "#pragma omp parallel for reduction(+ : q)\nfor (int k = 0; k < columns; k++) q += k;\n";
  const std::string text = cuda(inner + "q += 3;", total);
  EXPECT_THAT(text, HasSubstr("q += k;"));
  EXPECT_THAT(text, HasSubstr("if (gpu::threadOfTeam() == 0) q += 3;"));
  EXPECT_THAT(text, HasSubstr("gpu::reduceTeam<gpu::Plus>(q, gpu_parts_q);"));
  EXPECT_THAT(text, Not(HasSubstr("gpu_part_q")));
  // What the threads have gathered so far is in no one place.
  EXPECT_THAT(reasons(inner + "hits[row] = q;", total), ElementsAre("inner-loops-serial", "reduction-read-outside"));
  EXPECT_THAT(reasons(sumOfRow + "q += sum; hits[row] = q;", total), ElementsAre("inner-loops-shared"));
}

/// Of directives that give an iteration to a thread, iterations have blocks where there are too few for threads.
TEST(TeamLoops, FewIterationsHaveBlocks) {
  const auto translated = [](const std::string &directive, const std::string &inner) {
    const OpenMpSource source("void f(float *x, float *y, int rows, int columns) {\n#pragma omp target " + directive +
                              "\n  for (int row = 0; row < rows; row++) {\n    float s = 0;\n#pragma omp " + inner +
                              " reduction(+ : s)\n    for (int k = 0; k < columns; k++) s += x[row * columns + k];\n"
                              "    y[row] = s;\n  }\n}\n");
    const auto out = openmp::cudaText(*source.program, source.plan);
    return out ? out->text : out.error().message;
  };
  for (const std::string &text :
       {translated("teams distribute parallel for num_threads(64)", "parallel for simd"),
        translated("teams distribute", "simd"), translated("teams loop", "loop bind(thread)")}) {
    EXPECT_THAT(text, HasSubstr("if (gpu_trips < 16384) {"));
    EXPECT_THAT(text, HasSubstr("f_kernel0_blocks<<<gpu_blocks, "));
    EXPECT_THAT(text, HasSubstr("f_kernel0<<<gpu_blocks, 256>>>("));
  }
  // Of several directives, one.
  EXPECT_THAT(translated("teams num_teams(rows)\n#pragma omp distribute", "parallel for"),
              HasSubstr("f_kernel0<<<gpu_blocks, 256>>>("));
  EXPECT_THAT(translated("map(tofrom : x[0 : rows])\n#pragma omp teams distribute thread_limit(96)", "parallel for"),
              HasSubstr("f_kernel0<<<gpu_blocks, gpu::warpsOfBlock(96)>>>("));
}

TEST(TeamLoops, DirectivesOnALineEachAreRead) {
  const OpenMpSource source("#include <stdlib.h>\nvoid (*run)(float *, int);\nvoid f(float *x, int rows) {\n"
                            "#pragma omp target teams\n#pragma omp distribute\n  for (int r = 0; r < rows; r++)\n"
                            "#pragma omp parallel for\n    for (int k = 0; k < 64; k++) x[r * 64 + k] = r;\n}\n"
                            "void g(void) { run = f; }\n");
  EXPECT_THAT(source.program->unread, IsEmpty());
  EXPECT_THAT(source.reasons(), ElementsAre("inner-loops-shared"));
}

TEST(TeamLoops, ClausesSayHowManyThereAre) {
  const std::string asked =
      "#pragma omp parallel for num_threads(block)\nfor (int k = 0; k < columns; k++) x[k] = k;\n";
  EXPECT_THAT(cuda(asked), HasSubstr("f_kernel0<<<gpu_blocks, gpu::warpsOfBlock(block)>>>("));
  EXPECT_THAT(cuda(asked, "thread_limit(128) num_teams(block * 2)"),
              HasSubstr("gpu::warpsOfBlock(gpu::smaller(128, block))>>>("));
  EXPECT_THAT(cuda(asked, "num_teams(block * 2)"),
              HasSubstr("gpu::blocksFor(gpu_trips, 1, gpu::larger(1, block * 2));"));
  EXPECT_THAT(cuda(sumOfRow + "y[row] = sum;"), HasSubstr("f_kernel0<<<gpu_blocks, 256>>>("));
  EXPECT_THAT(cuda("#pragma omp parallel for\nfor (int k = 0; k < 40; k++) x[row * 40 + k] = k;"),
              HasSubstr("f_kernel0<<<gpu_blocks, 64>>>("));
  // Who asks for its number must find no more threads than it asked for.
  const std::string numbered = "#pragma omp parallel for num_threads(block)\nfor (int k = 0; k < columns; k++)\n"
                               "x[k] = omp_get_thread_num() + omp_get_team_num();\n";
  EXPECT_THAT(cuda(numbered, "num_teams(9)"), HasSubstr("gpu_blocks, gpu::threadsOfBlock(block)>>>("));
  EXPECT_THAT(reasons(numbered), Contains("depends-on-threads"));
  EXPECT_THAT(reasons("int most = near(row);\n#pragma omp parallel for num_threads(most)\n"
                      "for (int k = 0; k < columns; k++) x[k] = omp_get_thread_num();"),
              Contains("depends-on-threads"));
}

TEST(TeamLoops, WhatBlocksCannotShareHasOneThread) {
  const auto why = [](const std::string &body, const std::string &clauses = "") {
    auto out = reasons(body, clauses);
    EXPECT_FALSE(out.empty());
    if (!out.empty() && out.front() == "inner-loops-serial") out.erase(out.begin());
    return out;
  };
  const std::string loop = "\nfor (int k = 0; k < columns; k++) x[k] = k;";
  // One thread executes the iterations in turn, which may depend on each other.
  EXPECT_THAT(why("#pragma omp parallel for num_threads(1)" + loop), Contains("clause-not-translated"));
  EXPECT_THAT(why("#pragma omp parallel for if (row > 3)" + loop), Contains("clause-not-translated"));
  EXPECT_THAT(why("#pragma omp parallel for schedule(static, block)" + loop), Contains("clause-not-translated"));
  EXPECT_THAT(reasons("#pragma omp simd safelen(4)" + loop), IsEmpty());
  // Behind a simd, its counter has a value.
  EXPECT_THAT(why("int k;\n#pragma omp simd\nfor (k = 0; k < columns; k++) x[k] = k;\nhits[row] = k;"),
              Contains("last-private-counter"));
  EXPECT_THAT(why("int own[2] = {row, 1};\nown[1] = near(row);\n#pragma omp parallel for\n"
                  "for (int k = 0; k < columns; k++) x[k] = own[k & 1];"),
              Contains("team-variable"));
  EXPECT_THAT(why("float own[12000];\n#pragma omp parallel for\nfor (int k = 0; k < columns; k++) own[k] = k;"),
              Contains("team-memory-too-large"));
  EXPECT_THAT(why("#pragma omp parallel for\nfor (int k = 0; k < columns; k++) {\n#pragma omp task\n"
                  "hits[0] += k;\n}"),
              Contains("construct-not-translated"));
  // A critical section that is no list of updates, that reads what it may update, or updates what a thread has.
  const auto section = [](const std::string &statements) {
    return "#pragma omp parallel for\nfor (int k = 0; k < columns; k++) {\nint own = 0;\n#pragma omp critical\n{ " +
           statements + " }\nx[k] = own;\n}";
  };
  EXPECT_THAT(why(section("if (k > hits[0]) hits[0] = k;")), Contains("critical-no-reduction"));
  EXPECT_THAT(why(section("x[k] += y[k];")), Contains("critical-no-reduction"));
  EXPECT_THAT(why(section("own += k;")), Contains("critical-no-reduction"));
  // What a thread has for itself is no memory for atomic operations.
  EXPECT_THAT(why("#pragma omp parallel for\nfor (int k = 0; k < columns; k++) {\nint own = 0, *p = &own;\n"
                  "#pragma omp atomic\np[0] += k;\n}"),
              Contains("atomic-not-translated"));
}

TEST(TeamLoops, CriticalSectionsOfUpdatesAreAtomicOperations) {
  const std::string section = "int sum = 0;\n#pragma omp parallel for\nfor (int k = 0; k < columns; k++) {\n"
                              "#pragma omp critical(both)\n{\nsum += k;\nhits[row] += 2 * k;\n}\n}\n"
                              "#pragma omp critical\n{ hits[0] += sum; }";
  EXPECT_THAT(reasons(section), ElementsAre("inner-loops-shared"));
  const std::string text = kernel(section);
  EXPECT_THAT(text, Not(HasSubstr("critical")));
  EXPECT_THAT(text, HasSubstr("gpu::update<gpu::Plus>(&sum, (int)(k));"));
  EXPECT_THAT(text, HasSubstr("gpu::update<gpu::Plus>(&hits[row], (int)(2 * k));"));
  EXPECT_THAT(text, HasSubstr("if (gpu::threadOfTeam() == 0) { gpu::update<gpu::Plus>(&hits[0], (int)(sum)); }"));
}

TEST(TeamLoops, MethodsHaveOneThread) {
  const OpenMpSource source("struct Rows {\n  int n;\n  void fill(float *x) {\n#pragma omp target teams distribute\n"
                            "    for (int r = 0; r < n; r++) {\n#pragma omp parallel for\n"
                            "      for (int k = 0; k < 64; k++) x[r * 64 + k] = n;\n    }\n  }\n};\n",
                            "program.cpp");
  EXPECT_THAT(source.reasons(), ElementsAre("inner-loops-serial", "statement-not-translated"));
}

} // namespace
} // namespace warpgrain::tests
