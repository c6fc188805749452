// SPDX-License-Identifier: Apache-2.0
//
// Which loop's iterations the threads of a kernel take (ALG-G1, GT-G1 to GT-G5).
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

#include <nlohmann/json.hpp>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class LoopSwap : public ProgramTest {
protected:
  /// The only region of a translated source.
  json region(const std::string &text, const std::vector<std::string> &options = {}) const {
    std::vector<std::string> words{"translate", write("program.c", text), "--json"};
    words.insert(words.end(), options.begin(), options.end());
    const auto translated = command(words);
    EXPECT_EQ(translated.exitCode, 0) << translated.standardError << translated.standardOutput;
    const json file = json::parse(translated.standardOutput)["files"][0];
    json out = file["regions"][0];
    out["text"] = file["text"];
    return out;
  }

  /// The loops that threads take, and those that each of them executes: "i j | k"; empty for the directive's order,
  /// "CPU" without a kernel.
  std::string order(const json &region) const {
    if (region["kernels"].empty()) return "CPU";
    const json &order = region["kernels"][0]["order"];
    if (order.is_null()) return {};
    std::string out;
    for (const auto &each : order["threads_take"])
      out += each.get<std::string>() + " ";
    out += "|";
    for (const auto &each : order["each_executes"])
      out += " " + each.get<std::string>();
    return out + (order["asked_before_launch"] ? " ?" : "");
  }

  std::string reason(const json &region) const {
    return region["reasons"].empty() ? std::string() : region["reasons"][0]["id"].get<std::string>();
  }

  /// What the source prints as a program of the host with threads, and translated.
  void expectSame(const std::string &text, const std::vector<std::string> &options = {}) const {
    const std::string source = write("program.c", text);
    const auto built = runSubprocess(
        {.arguments = {"gcc", "-fopenmp", "-foffload=disable", "-O1", "-o", path("original").string(), source, "-lm"}});
    ASSERT_TRUE(built && built->exitCode == 0) << (built ? built->standardError : built.error().message);
    const auto expected = runSubprocess({.arguments = {path("original").string()}});
    ASSERT_TRUE(expected);
    std::vector<std::string> words{"translate", source, "-o", path("program.cu").string()};
    words.insert(words.end(), options.begin(), options.end());
    EXPECT_EQ(command(words).exitCode, 0);
    const auto ran = command({"run", path("program.cu").string()});
    EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
    EXPECT_EQ(ran.standardOutput, expected->standardOutput);
  }
};

/// A function with a nest over matrices of 64 rows and columns, and of 64 rows and 64 * 64 elements behind pointers.
std::string nest(const std::string &statement, const std::string &inner = "for (j = 1; j < 63; j++)",
                 const std::string &clauses = "private(j)", const std::string &between = "") {
  return "int k;\ndouble a[64][64], b[64][64], c[64][64], y[64];\n"
         "void f(double *p, double *q, int n, int m) {\n  int i, j;\n  double t;\n"
         "#pragma omp parallel for " +
         clauses + "\n  for (i = 1; i < 63; i++) {\n    " + between + "\n    " + inner + "\n      " + statement +
         "\n  }\n}\n";
}

const std::string stencil = "a[i][j] = (b[i - 1][j] + b[i + 1][j] + b[i][j - 1] + b[i][j + 1]) / 4;";

TEST_F(LoopSwap, GtG1ThreadsTakeTheColumnsOfAStencil) {
  const json swapped = region(nest(stencil), {"--no", "nest-sharing"});
  EXPECT_EQ(order(swapped), "j | i");
  EXPECT_EQ(reason(swapped), "loops-swapped");
  EXPECT_THAT(swapped["text"].get<std::string>(),
              HasSubstr("  const long long gpu_index_j = gpu::threadX();\n"
                        "  if (gpu_index_j < gpu_count_j) {\n"
                        "    int j = (int)(1 + gpu_index_j);\n"
                        "    for (long long gpu_index_i = 0; gpu_index_i < gpu_count_i; ++gpu_index_i) {\n"
                        "      int i = (int)(1 + gpu_index_i);\n"
                        "      " +
                        stencil + "\n    }\n  }\n"));
}

TEST_F(LoopSwap, ThreadsTakeTheLoopsAroundItTooSoThatThereAreNoFewer) {
  const json shared = region(nest(stencil));
  EXPECT_EQ(order(shared), "i j |");
  EXPECT_THAT(shared["text"].get<std::string>(), HasSubstr("f_kernel0<<<gpu_grid, gpu::shape(32, 8)>>>("));
  // Five accesses of eight bytes in each iteration: 8 sectors each where lanes are neighbours, else one for each lane.
  EXPECT_THAT(shared["reasons"][0]["text"].get<std::string>(), HasSubstr("touch 40 sectors instead of 160."));
}

TEST_F(LoopSwap, TheDirectivesOrderIsKeptAsAsked) {
  const json kept = region(nest(stencil), {"--no", "loop-swap"});
  EXPECT_EQ(order(kept), "");
  EXPECT_EQ(reason(kept), "");
  EXPECT_EQ(command({"translate", path("program.c").string(), "--no", "loops"}).exitCode, 2);
}

TEST_F(LoopSwap, TheDirectivesOrderIsKeptWhereOpenMpcSaysSoOrShapesTheThreads) {
  const auto with = [&](const std::string &clause, const std::vector<std::string> &options = {}) {
    std::string text = nest(stencil);
    text.insert(text.find("#pragma omp"), "#pragma cuda gpurun " + clause + "\n");
    return order(region(text, options));
  };
  EXPECT_EQ(with("nog2cmemtr(a)"), "i j |");
  EXPECT_EQ(with("noploopswap"), "");
  EXPECT_EQ(with("threadblocksize(64)"), "");
  EXPECT_EQ(with("maxnumofblocks(8)"), "");
  EXPECT_EQ(with("threadbatching(1, 1)"), "");
  EXPECT_EQ(with("nog2cmemtr(a)", {"--option", "useParallelLoopSwap=0"}), "");
  EXPECT_EQ(with("nog2cmemtr(a)", {"--option", "useParallelLoopSwap=1"}), "i j |");
}

TEST_F(LoopSwap, AnOptionForTheSizeOfAllBlocksKeepsTheOrderThatGains) {
  const auto with = [&](const std::string &size) {
    return region(nest(stencil), {"--option", "cudaThreadBlockSize=" + size});
  };
  const json small = with("64");
  EXPECT_EQ(order(small), "i j |");
  EXPECT_THAT(small["text"].get<std::string>(), HasSubstr("f_kernel0<<<gpu_grid, gpu::shape(32, 2)>>>("));
  EXPECT_EQ(order(with("48")), "") << "no whole warps";
}

TEST_F(LoopSwap, GtG2NeighbouringThreadsHaveNeighbouringElementsAlready) {
  const json kept = region(nest("a[j][i] = b[j][i] + c[j + 1][i];"));
  EXPECT_EQ(order(kept), "");
  EXPECT_EQ(reason(kept), "");
}

TEST_F(LoopSwap, StoresDecideBetweenOneArrayByRowsAndOneByColumns) {
  EXPECT_EQ(order(region(nest("a[i][j] = b[j][i];"))), "i j |");
  EXPECT_EQ(order(region(nest("a[j][i] = b[i][j];"))), "");
}

TEST_F(LoopSwap, GtG3IterationsOfTheInnerLoopDependOnEachOther) {
  const json kept = region(nest("a[i][j] = a[i][j - 1] + b[i][j];"));
  EXPECT_EQ(order(kept), "");
  EXPECT_EQ(reason(kept), "swap-held-by-dependence");
  EXPECT_THAT(kept["reasons"][0]["text"].get<std::string>(),
              HasSubstr("a[i][j - 1] reads what a[i][j] writes in an earlier iteration."));
  EXPECT_TRUE(kept["on_gpu"]);
  EXPECT_EQ(reason(region(nest("y[i] += a[i][j];"))), "swap-held-by-dependence");
}

TEST_F(LoopSwap, GtG4TheInnerLoopIsNotAlone) {
  const json kept = region(nest("a[i][j] = b[i][j];", "for (j = 1; j < 63; j++)", "private(j)", "y[i] = 0;"));
  EXPECT_EQ(order(kept), "");
  EXPECT_EQ(reason(kept), "swap-held-by-nest");
}

TEST_F(LoopSwap, GtG5RowsOfWhatPointersLeadTo) {
  const json swapped = region(nest("p[i * m + j] = q[i * m + j] + 1;", "for (j = 0; j < m; j++)"));
  EXPECT_EQ(order(swapped), "i j | ?");
  const std::string text = swapped["text"];
  EXPECT_THAT(text, HasSubstr("gpu_count_j >= 32"));
  EXPECT_THAT(text, HasSubstr("gpu_region.areApart(q, p)"));
  EXPECT_THAT(text, HasSubstr("f_kernel0_swapped<<<"));
  EXPECT_THAT(text, HasSubstr("f_kernel0<<<"));
  EXPECT_EQ(swapped["reasons"][1]["id"], "swap-is-asked-for");
}

TEST_F(LoopSwap, WhatTheConstructOrTheHeadNeeds) {
  const std::string plain = "a[i][j] = b[i][j];";
  const auto because = [&](const std::string &inner, const std::string &clauses) {
    return reason(region(nest(plain, inner, clauses)));
  };
  const std::string loop = "for (j = 1; j < 63; j++)";
  EXPECT_EQ(because(loop, "private(j) schedule(static, 4)"), "swap-held-by-construct");
  EXPECT_EQ(because("for (j = 1; j < i; j++)", "private(j)"), "swap-held-by-head");
  // All threads would count with one variable.
  EXPECT_EQ(order(region(nest(plain, loop, ""))), "");
  // Which place an iteration gets tells the order.
  EXPECT_EQ(reason(region(nest("{ int s;\n#pragma omp atomic capture\ns = k++;\na[i][j] = s; }"))),
            "swap-held-by-construct");
  EXPECT_EQ(because("for (j = 1; j < (int)y[3]; j++)", "private(j)"), "swap-held-by-head");
  EXPECT_EQ(because("for (j = 0; j < n / m; j++)", "private(j)"), "swap-held-by-head");
  EXPECT_EQ(because("for (j = 0; j < n; j *= 2)", "private(j)"), ""); // no counter that a number describes
}

TEST_F(LoopSwap, FewIterationsFillNoWarp) {
  EXPECT_EQ(order(region(nest("a[i][j] = b[i][j];", "for (j = 0; j < 31; j++)"))), "");
  EXPECT_EQ(order(region(nest("a[i][j] = b[i][j];", "for (j = 0; j < 32; j++)"))), "i j |");
}

TEST_F(LoopSwap, VariablesOfAnIteration) {
  const std::string loop = "for (j = 1; j < 63; j++)";
  const auto of = [&](const std::string &statement, const std::string &clauses) {
    return order(region(nest(statement, loop, clauses)));
  };
  EXPECT_EQ(of("{ t = b[i][j]; a[i][j] = t * t; }", "private(j, t)"), "i j |");
  // An iteration may read what another one has left.
  EXPECT_EQ(of("{ if (j == 1 || b[i][j] > 0) t = b[i][j]; a[i][j] = t; }", "private(j, t)"), "CPU");
  EXPECT_EQ(of("t += a[i][j];", "private(j) reduction(+ : t)"), "i j |");
  // An array of the thread is one object to the proof.
  EXPECT_EQ(of("{ double u[2]; u[0] = b[i][j]; u[1] = j; a[i][j] = u[0] * u[1]; }", "private(j)"), "");
}

TEST_F(LoopSwap, EachThreadExecutesTheLoopsInside) {
  const std::string text = nest("for (int k = 0; k < 64; k++) a[i][j] += b[i][k] * c[k][j];");
  EXPECT_EQ(order(region(text)), "i j |");
  EXPECT_EQ(order(region(text, {"--no", "nest-sharing"})), "j | i");
}

const std::string cube = "double a[8][40][50];\nvoid f(void) {\n#pragma omp parallel for\n"
                         "  for (int i = 0; i < 8; i++)\n    for (int j = 1; j < 40; j++)\n"
                         "      for (int k = 1; k < 50; k++)\n        ";

TEST_F(LoopSwap, AllLoopsBetweenMustBeIndependent) {
  EXPECT_EQ(order(region(cube + "a[i][j][k] += i * j;\n}\n")), "i j k |");
  EXPECT_EQ(order(region(cube + "a[i][j][k] += i * j;\n}\n", {"--no", "nest-sharing"})), "k | i j");
  // Iterations of the loop over k do not depend on each other, those of the loop between do.
  const json kept = region(cube + "a[i][j][k] += a[i][j - 1][k - 1];\n}\n");
  EXPECT_EQ(order(kept), "");
  EXPECT_THAT(kept["reasons"][0]["text"].get<std::string>(), HasSubstr("the loop over j are not independent"));
}

TEST_F(LoopSwap, PointersIntoOneBlockKeepTheOrder) {
  const std::string program =
      "#include <stdio.h>\n#include <stdlib.h>\nenum { N = 40, M = 50 };\n"
      "void f(int *d, const int *s, int n, int m) {\n#pragma omp parallel for\n  for (int i = 0; i < n; i++)\n"
      "    for (int j = 1; j < m; j++)\n      d[i * m + j] = s[i * m + j - 1] + 1;\n}\n"
      "int main(void) {\n  int *p = calloc(2 * N * M, sizeof *p), *q = calloc(N * M, sizeof *q);\n"
      "  for (int i = 0; i < N; i++) p[i * M] = i;\n  f(p, p, N, M);\n  f(q, p, N, M);\n  f(p + N * M, p, N, M);\n"
      "  unsigned sum = 0;\n  for (int i = 0; i < 2 * N * M; i++) sum = sum * 31 + p[i];\n"
      "  for (int i = 0; i < N * M; i++) sum = sum * 31 + q[i];\n  printf(\"%u\\n\", sum);\n  return 0;\n}\n";
  EXPECT_EQ(order(region(program)), "i j | ?");
  expectSame(program);
  expectSame(program, {"--no", "nest-sharing"});
}

TEST_F(LoopSwap, RowsThatAreLeftKeepTheOrder) {
  // The loop over j writes elements of the row's second half and reads them later where m > 64.
  const std::string program =
      "#include <stdio.h>\nint a[40][128];\n"
      "void f(int *d, int n, int m) {\n#pragma omp parallel for\n  for (int i = 0; i < n; i++)\n"
      "    for (int j = 0; j < m; j++)\n      d[128 * i + j + 64] = d[128 * i + j] + 1;\n}\n"
      "int main(void) {\n  for (int i = 0; i < 40; i++) for (int j = 0; j < 128; j++) a[i][j] = i + j % 5;\n"
      "  f(a[0], 40, 40);\n  f(a[0], 40, 64);\n  f(a[0], 40, 64);\n  unsigned sum = 0;\n"
      "  for (int i = 0; i < 40; i++) for (int j = 0; j < 128; j++) sum = sum * 31 + a[i][j];\n"
      "  printf(\"%u\\n\", sum);\n  return 0;\n}\n";
  expectSame(program);
}

} // namespace
} // namespace warpgrain::tests
