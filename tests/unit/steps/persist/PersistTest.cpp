// SPDX-License-Identifier: Apache-2.0
//
// Which kernels may have their blocks take turns, and what is written of kernel and launches.
#include "tests/support/ParsedSource.h"
#include "tests/unit/steps/StepCases.h"

#include <optional>
#include <string>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

TEST(PersistStep, IndicesAndExtentsAreThoseOfTheBlockWhoseTurnItIs) {
  StepCases()
      .allowed("persist 4", "fast[blockIdx.x * blockDim.x + t] = gridDim.y;", "fast[bx * blockDim.x + t] = grid.y;")
      .assuming("must hand it the grid as its first argument")
      .allowed("persist 4", "fast[t] = blockIdx.y;", "const unsigned int by = turn / grid.x % grid.y;")
      .allowed("persist 4", "fast[t] = blockIdx.z;", "const unsigned int bz = turn / grid.x / grid.y;")
      .allowed("persist 4", "uint3 all = blockIdx; fast[t] = all.x;", "uint3 all = make_uint3(bx, by, bz);")
      .allowed("persist 4", "dim3 all = gridDim; fast[t] = all.x;", "dim3 all = grid;")
      .allowed("persist 4", "int grid = blockIdx.x; fast[t] = grid + gridDim.x;", "fast[t] = grid + grid2.x;")
      .check();
}

TEST(PersistStep, BlocksThatShareMemoryWaitBeforeTheirNextTurn) {
  StepCases()
      .allowed("persist", "s[0][t % 40] = 1; __syncthreads(); fast[t] = s[0][0] + blockIdx.x;",
               "if (turn != blockIdx.x) __syncthreads();")
      .check();
}

TEST(PersistStep, ReturnsGoOnToTheNextBlock) {
  StepCases()
      .allowed("persist 4", "if (t >= n) return; fast[t] = blockIdx.x;", "if (t >= n) continue;")
      .allowed("persist 4", "for (int i = 0; i < n; ++i) if (in[i] > 0) return; fast[t] = blockIdx.x;",
               "if (left) continue;")
      .refused("persist 4", "for (;;) switch (n) { case 1: return; default: n = blockIdx.x; }",
               ReasonId::returnInSwitchInLoop)
      .check();
}

TEST(PersistStep, ParametersThatTheKernelChangesBeginAnew) {
  StepCases().allowed("persist 4", "n += blockIdx.x; fast[t] = n;", "int n_turn = n;").check();
}

TEST(PersistStep, KernelsThatCouldTellAreRefused) {
  StepCases()
      .refused("persist", "while (atomicAdd(&list[blockIdx.x], 0) == 0) {} fast[t] = 1;", ReasonId::loopWaitsForBlock)
      .refused("persist", "volatile int *flags = list; while (flags[blockIdx.x] == 0) {} fast[t] = 1;",
               ReasonId::loopWaitsForBlock)
      .refused("persist", "if (t > n) return; __syncthreads(); fast[t] = blockIdx.x;",
               ReasonId::threadsReturnBeforeCollective)
      .refused("persist", "if (t < 3) __syncthreads(); fast[t] = blockIdx.x;", ReasonId::collectiveForSomeThreads)
      .refused("persist", "auto place = [&] { return blockIdx.x; }; fast[t] = place();", ReasonId::kernelMakesLambda)
      .refused("persist", "unsigned id; asm(\"mov.u32 %0, %%ctaid.x;\" : \"=r\"(id)); fast[t] = id;",
               ReasonId::assemblyMayTellBlock)
      .refused("persist", "other(list); fast[t] = blockIdx.x;", ReasonId::callNotKnownForBlocks)
      .check();
}

TEST(PersistStep, WordsThatMeanNothingAreToldSo) {
  for (const char *words : {"persist 0", "persist -1", "persist many", "persist 4 4", "persist 99999999999"})
    EXPECT_FALSE(parseStep(words)) << words;
  EXPECT_EQ(toString(parseStep("persist 04").value()), "persist 4");
  EXPECT_EQ(toString(parseStep("persist").value()), "persist");
}

/// A kernel in front of what launches it.
class PersistedProgram {
public:
  PersistedProgram(const std::string &text, const char *step) : source_(text), study_(source_.unit(), kernel()) {
    EXPECT_FALSE(source_.unit().hasErrors()) << text;
    const Step parsed = parseStep(step).value();
    prepared_.emplace(findTransformation(parsed.word)->prepare(study_, parsed));
  }

  const dependence::Verdict &verdict() const { return prepared_->verdict(); }

  ReasonId reason() const {
    EXPECT_FALSE(verdict().allows());
    return verdict().reasons.front().id;
  }

  std::string text() const {
    const auto text =
        applyEdits(source_.unit().files.front().text, source_.unit()[kernel()].span.file, prepared_->edits());
    return text ? *text : text.error().message;
  }

private:
  model::FunctionId kernel() const { return source_.kernel("k"); }

  tests::ParsedSource source_;
  KernelStudy study_;
  std::optional<Prepared> prepared_;
};

TEST(PersistStep, KernelsWithoutParametersGetOne) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  for (const char *parameters : {"", "void", " /* none */ "}) {
    const PersistedProgram program("__device__ int at;\n__global__ void k(" + std::string(parameters) +
                                       ") { at = blockIdx.x; }\nvoid go(dim3 g) { k<<<g, 64>>>(); }\n",
                                   "persist 8");
    EXPECT_TRUE(program.text().contains("k(dim3 grid) {")) << program.text();
    EXPECT_TRUE(program.text().contains("k<<<blocks_at_most(g, 8), 64>>>(g);")) << program.text();
  }
}

/// It may be another one each time.
TEST(PersistStep, WhatOnlyBecomesAGridIsComputedOnce) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const PersistedProgram program("struct Shape { mutable int n; operator dim3() const { return dim3(++n); } };\n"
                                 "__global__ void k(int *out) { out[blockIdx.x] = 1; }\n"
                                 "void go(int *out, const Shape &s) { k<<<s, 64>>>(out); }\n",
                                 "persist 8");
  EXPECT_TRUE(program.text().contains("const dim3 grid = s;")) << program.text();
  EXPECT_TRUE(program.text().contains("k<<<blocks_at_most(grid, 8), 64>>>(grid, out);")) << program.text();
}

TEST(PersistStep, KernelsThatDoNothingGetNoLoop) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const PersistedProgram program("__global__ void k(int *out) { /* later */ }\n"
                                 "void go(int *out, dim3 g) { k<<<g, 64>>>(out); }\n",
                                 "persist 8");
  EXPECT_TRUE(program.text().contains("k(dim3 grid, int *out) { /* later */ }")) << program.text();
}

TEST(PersistStep, NewNamesAreNotThoseOfMacros) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const PersistedProgram program("#define bx 3\n__device__ int grid[4];\n#define FIRST grid[0]\n"
                                 "__global__ void k(int *out) { out[blockIdx.x] = bx + FIRST; }\n"
                                 "void go(int *out, dim3 g) { k<<<g, 64>>>(out); }\n",
                                 "persist 8");
  EXPECT_TRUE(program.text().contains("void k(dim3 grid2, int *out)")) << program.text();
  EXPECT_TRUE(program.text().contains("out[bx2] = bx + FIRST;")) << program.text();
}

/// Under other macros the first function would not be there.
TEST(PersistStep, CountersServeOnlyKernelsThatAreInTheirBranch) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string counter = "static unsigned int blocks_at_most(dim3 grid, unsigned int most) {\n"
                              "  const unsigned long long blocks = 1ull * grid.x * grid.y * grid.z;\n"
                              "  return blocks < most ? (unsigned int)blocks : most;\n}\n\n";
  const std::string rest = "__global__ void k(int *out) {\n  out[blockIdx.x] = 1;\n}\n"
                           "void go(int *out, dim3 g) { k<<<g, 64>>>(out); }\n";
  const auto textOf = [&](const std::string &before) { return PersistedProgram(before + rest, "persist 8").text(); };
  EXPECT_TRUE(textOf(counter).contains("k<<<blocks_at_most(g, 8), 64>>>")) << textOf(counter);
  const std::string apart = textOf("#ifndef NONE\n" + counter + "#endif\n");
  EXPECT_TRUE(apart.contains("k<<<blocks_at_most2(g, 8), 64>>>")) << apart;
}

TEST(PersistStep, KernelsOfClustersAndOfWholeGridsAreRefused) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto reasonOf = [](const std::string &head, const std::string &body) {
    return PersistedProgram("#include <cooperative_groups.h>\n" + head +
                                "__global__ void __launch_bounds__(64) k(int *out) {" + body +
                                "}\nvoid go(int *out) { k<<<8, 64>>>(out); }\n",
                            "persist 2")
        .reason();
  };
  EXPECT_EQ(reasonOf("", "cooperative_groups::this_grid().sync(); out[blockIdx.x] = 1;"), ReasonId::tellsOfGrid);
  EXPECT_EQ(reasonOf("", "out[cooperative_groups::this_thread_block().group_index().x] = 1;"), ReasonId::tellsOfGrid);
  EXPECT_EQ(reasonOf("__cluster_dims__(2) ", "out[blockIdx.x] = 1;"), ReasonId::kernelHasClusterWord);
}

TEST(PersistStep, IndicesInMacrosAreWrittenOutAndReturnsInThemRefused) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto programOf = [](const std::string &body) {
    return PersistedProgram("#define BLOCK blockIdx.x\n#define LEAVE return\n__global__ void k(int *out) { " + body +
                                " }\nvoid go(int *out) { k<<<8, 64>>>(out); }\n",
                            "persist 2");
  };
  EXPECT_TRUE(programOf("out[BLOCK] = 1;").text().contains("out[bx] = 1;")) << programOf("out[BLOCK] = 1;").text();
  EXPECT_FALSE(programOf("if (out[0] > 3) LEAVE; out[blockIdx.x] = 1;").verdict().allows());
}

const std::string plain = "__global__ void k(int *out) { out[blockIdx.x * 64 + threadIdx.x] = 1; }\n";

std::string launching(const std::string &launch) {
  return plain + "void go(int *out, dim3 g, int n) {\n  " + launch + "\n}\n";
}

TEST(PersistStep, LaunchesHandTheirGridOver) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto textOf = [](const std::string &launch, const char *step) {
    return PersistedProgram(launching(launch), step).text();
  };
  EXPECT_TRUE(textOf("k<<<g, 64>>>(out);", "persist 8").contains("k<<<blocks_at_most(g, 8), 64>>>(g, out);"));
  const std::string asked = textOf("k<<<n / 2, 64, n * 4>>>(out);", "persist");
  EXPECT_TRUE(asked.contains("const dim3 grid = n / 2;")) << asked;
  EXPECT_TRUE(asked.contains("cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, k, 64, n * 4);")) << asked;
  EXPECT_TRUE(asked.contains("k<<<blocks_at_most(grid, blocks_of_device(resident)), 64, n * 4>>>(grid, out);"))
      << asked;
  EXPECT_TRUE(textOf("k<<<g, n>>>(out);", "persist").contains("(&resident, k, n, 0);"));
  EXPECT_TRUE(textOf("k<<<g, g>>>(out);", "persist").contains("(&resident, k, g.x * g.y * g.z, 0);"));
  const std::string block = textOf("k<<<g, n * 32>>>(out);", "persist");
  EXPECT_TRUE(block.contains("const dim3 block = n * 32;")) << block;
  EXPECT_TRUE(block.contains("(&resident, k, block.x * block.y * block.z, 0);")) << block;
  const std::string changed = textOf("int *at[3] = {}; k<<<g, 64>>>(at[g.x++ % 3]);", "persist 8");
  EXPECT_TRUE(changed.contains("const dim3 grid = g;")) << changed;
  const std::string twice = textOf("k<<<n + 2, 64>>>(out); k<<<n + 1, 64>>>(out);", "persist 8");
  EXPECT_TRUE(twice.contains("const dim3 grid2 = n + 1;")) << twice;
}

TEST(PersistStep, LaunchesThatCannotHandTheirGridOverAreRefused) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto reasonOf = [](const std::string &text, const char *step) { return PersistedProgram(text, step).reason(); };
  EXPECT_EQ(reasonOf(launching("void *args[] = {&out}; cudaLaunchKernel((const void *)k, g, dim3(64), args, 0, 0);"),
                     "persist 8"),
            ReasonId::launchByAddresses);
  EXPECT_EQ(reasonOf(launching("void *args[] = {&out}; "
                               "cudaLaunchCooperativeKernel((const void *)k, g, dim3(64), args, 0, 0);"),
                     "persist 8"),
            ReasonId::launchByAddresses);
  EXPECT_EQ(reasonOf("#define RUN(g) k<<<g, 64>>>(out)\n" + launching("RUN(g);"), "persist 8"),
            ReasonId::macroHidesLaunch);
  EXPECT_EQ(reasonOf("__global__ void k(int *out);\n" + launching("k<<<g, 64>>>(out);"), "persist 8"),
            ReasonId::kernelNamedElsewhere);
  EXPECT_EQ(reasonOf("namespace own {\n" + plain + "}\nvoid go(int *out) { own::k<<<2, 64>>>(out); }\n", "persist 8"),
            ReasonId::kernelInNamespace);
  EXPECT_EQ(reasonOf("__device__ int place() { return blockIdx.x; }\n"
                     "__global__ void k(int *out) { out[place()] = 1; }\nvoid go(int *out) { k<<<2, 64>>>(out); }\n",
                     "persist 8"),
            ReasonId::helperReadsBlock);
}

TEST(PersistStep, TemplateArgumentsMustBeWrittenOutToAskForResidentBlocks) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string kernel = "template <int N, typename T> __global__ void k(T *out) { out[blockIdx.x] = N; }\n";
  const auto program = [&kernel](const char *name) {
    return kernel + "void go(int *out) { " + name + "<<<2, 64>>>(out); }\n";
  };
  EXPECT_EQ(PersistedProgram(program("k<2>"), "persist").reason(), ReasonId::templateArgumentsLeftOut);
  EXPECT_TRUE(PersistedProgram(program("k<2>"), "persist 8").verdict().allows());
  EXPECT_TRUE(PersistedProgram(program("k<2, int>"), "persist").text().contains("(&resident, k<2, int>, 64, 0);"));
}

} // namespace
} // namespace warpgrain::transform
