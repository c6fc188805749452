// SPDX-License-Identifier: Apache-2.0
//
// The CUDA text of regions (ALG-F2, F3, F5).
#include "core/openmp/emit/Prelude.h"
#include "core/openmp/emit/Translate.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string cudaOf(const std::string &text, const std::string &name = "program.c") {
  const OpenMpSource source(text, name);
  const auto cuda = openmp::cudaText(*source.program, source.plan);
  return cuda ? cuda->text : cuda.error().message;
}

TEST(Text, GtF5PartitionOfTwoLoopsJoinedByNowait) {
  const std::string text =
      cudaOf("int a[4096], b[4096], c[4096], d[8192], e[8192], f[8192];\n"
             "void g(void) {\n  int i;\n#pragma omp parallel private(i)\n  {\n#pragma omp for nowait\n"
             "    for (i = 0; i < 4096; i++) c[i] = a[i] + b[i];\n#pragma omp for\n"
             "    for (i = 0; i < 8192; i++) f[i] = d[i] * e[i];\n  }\n}\n");
  EXPECT_THAT(text, HasSubstr("  const long long gpu_t = gpu::thread();\n"
                              "  if (gpu_t < gpu_trips) {\n"
                              "    int i = (int)gpu_t;\n"
                              "    c[i] = a[i] + b[i];\n"
                              "  }\n"
                              "  if (gpu_t < gpu_trips1) {\n"
                              "    int i = (int)gpu_t;\n"
                              "    f[i] = d[i] * e[i];\n"
                              "  }\n"));
  EXPECT_THAT(text, HasSubstr("const long long gpu_trips = gpu::trips(0, 4096, 1);"));
  EXPECT_THAT(text, HasSubstr("const long long gpu_trips1 = gpu::trips(0, 8192, 1);"));
  // As many blocks of 256 threads as the larger loop needs.
  EXPECT_THAT(text, HasSubstr("gpu::blocksFor(gpu::larger(gpu_trips, gpu_trips1), 256)"));
  EXPECT_THAT(text, HasSubstr("g_kernel0<<<gpu_blocks, 256>>>("));
}

TEST(Text, MappedElementsAreKnownAsLongAsTheyAreMapped) {
  const auto of = [](const std::string &directive) {
    return cudaOf("int next(void);\nvoid f(int *p, int n) {\n#pragma omp " + directive +
                  "\n  {\n#pragma omp target teams distribute parallel for\n    for (int i = 0; i < n; i++) p[i] = i;\n"
                  "  }\n}\n");
  };
  EXPECT_THAT(
      of("target data map(to : p[2 : n])"),
      HasSubstr("{\nconst gpu::Mapped gpu_mapped_0(p, (long long)(2), (long long)(n));\n#pragma omp target data"));
  EXPECT_THAT(of("target enter data map(to : p[: n + 1])"),
              HasSubstr("gpu::map(p, (long long)(0), (long long)(n + 1));"));
  EXPECT_THAT(of("target exit data map(from : p[: n])"), HasSubstr("gpu::unmap(p, (long long)(0), (long long)(n));"));
  // What has effects, or is asked once, is not written again.
  EXPECT_THAT(of("target data map(to : p[0 : next()])"), Not(HasSubstr("gpu_mapped_0(")));
  EXPECT_THAT(of("target data if (n > 3) map(to : p[0 : n])"), Not(HasSubstr("gpu_mapped_0(")));
}

TEST(Text, KernelsKeepWhatRestrictPromises) {
  const auto kernelOf = [](const std::string &before, const std::string &body) {
    return cudaOf("void f(int *restrict a, const int *b, int (*restrict c)[4], int n) {\n" + before +
                  "#pragma omp parallel for\n  for (int i = 0; i < n; i++) " + body + "\n}\n");
  };
  const std::string text = kernelOf("", "a[i] = b[i] + c[i][1];");
  EXPECT_THAT(text, HasSubstr("int *__restrict__ a) {"));
  EXPECT_THAT(text, HasSubstr("const int *b"));
  EXPECT_THAT(text, HasSubstr("int (*__restrict__ c)[4]"));
  // A pointer that is computed from `a` is another parameter of the kernel.
  EXPECT_THAT(kernelOf("int *d = a + 1;\n", "a[i] = d[i];"), Not(HasSubstr("*__restrict__ a) {")));
  EXPECT_THAT(kernelOf("b = a + 1;\n", "a[i] = b[i];"), Not(HasSubstr("*__restrict__ a) {")));
}

TEST(Text, TeamsAreBlocks) {
  const std::string text = cudaOf(R"(#include <omp.h>
void f(float *x, float *s, int teams) {
#pragma omp target teams num_teams(teams) thread_limit(64)
  {
    float part[64], first = 1;
    const int team = omp_get_team_num();
#pragma omp parallel
    {
      part[omp_get_thread_num()] = first * x[team * omp_get_num_threads()];
#pragma omp barrier
#pragma omp single
      s[team] = part[0];
#pragma omp atomic
      s[0] += part[omp_get_thread_num()];
    }
  }
}
)");
  EXPECT_THAT(text, HasSubstr("  __shared__ float part[64];\n  __shared__ float first;\n"
                              "  if (gpu::threadOfTeam() == 0) first = 1;\n"
                              "  const int team = gpu::team();\n  __syncthreads();\n"));
  EXPECT_THAT(text, HasSubstr("part[gpu::threadOfTeam()] = first * x[team * gpu::threadsOfTeam()];"));
  EXPECT_THAT(text, HasSubstr("{ if (gpu::threadOfTeam() == 0)\n"));
  EXPECT_THAT(text, HasSubstr("s[team] = part[0]; __syncthreads(); }"));
  EXPECT_THAT(text, HasSubstr("gpu::update<gpu::Plus>(&s[0], (float)(part[gpu::threadOfTeam()]));"));
  EXPECT_THAT(text, HasSubstr("const long long gpu_teams = teams, gpu_threads = 64;"));
  EXPECT_THAT(text, HasSubstr("f_kernel0<<<(unsigned)gpu_teams, (unsigned)gpu_threads>>>("));
}

TEST(Text, TemplatesBecomeSpecialisations) {
  const std::string text = cudaOf("template <typename T, bool Adds>\nstatic void f(T *a, int n, T by = T(2)) {\n"
                                  "#pragma omp parallel for\n"
                                  "  for (int i = 0; i < n; i++) a[i] = Adds ? a[i] + by : T(sizeof(T)); // T\n}\n"
                                  "void g(float *x, unsigned long *y) {\n  f<float, true>(x, 3);\n"
                                  "  f<unsigned long, false>(y, 3, 1);\n}\n",
                                  "program.cpp");
  EXPECT_THAT(text, HasSubstr("static void f(T *a, int n, T by = T(2));\n\n"));
  EXPECT_THAT(text, HasSubstr("template <>\ninline void f<float, true>(float *a, int n, float by) {\n"));
  EXPECT_THAT(text, HasSubstr("a[i] = true ? a[i] + by : float(sizeof(float));"));
  EXPECT_THAT(text, HasSubstr("typedef unsigned long f_type0;\n"));
  EXPECT_THAT(text, HasSubstr("inline void f<f_type0, false>(f_type0 *a, int n, f_type0 by) {\n"));
  EXPECT_THAT(text, HasSubstr("static __global__ void f_kernel0("));
  EXPECT_THAT(text, HasSubstr("static __global__ void f_kernel1("));
}

TEST(Text, FunctionsOfTheGpuMayBeginWithAMacro) {
  const std::string text = cudaOf("#define INLINE static inline double\nstruct Own {\n  int v;\n"
                                  "  explicit Own(int k) : v(k) {}\n};\nINLINE own(double x) { return x; }\n"
                                  "void f(double *a) {\n#pragma omp parallel for\n"
                                  "  for (int i = 0; i < 9; i++) a[i] = own(Own(i).v);\n}\n",
                                  "program.cpp");
  EXPECT_THAT(text, HasSubstr("#define INLINE static inline double\n"));
  EXPECT_THAT(text, HasSubstr("__host__ __device__ INLINE own(double x)"));
  EXPECT_THAT(text, HasSubstr("  __host__ __device__ explicit Own(int k) : v(k) {}\n"));
}

TEST(Text, SpecialisationsAreOfTheKindOfTheirTemplate) {
  const std::string text = cudaOf("template <class T> T twice(T x) { return x + x; }\n"
                                  "template <> long twice<long>(long x) { return 2 * x; }\n"
                                  "void f(int *a) {\n#pragma omp parallel for\n"
                                  "  for (int i = 0; i < 9; i++) a[i] = twice(i);\n}\n",
                                  "program.cpp");
  EXPECT_THAT(text, HasSubstr("template <class T> __host__ __device__ T twice(T x)"));
  EXPECT_THAT(text, HasSubstr("template <> __host__ __device__ long twice<long>(long x)"));
}

TEST(Text, ArraysAndConstantsKeepTheirTypes) {
  const std::string text = cudaOf("struct S { int v[300]; };\nint a[9][4];\nvoid f(int *p, const int n, const S &s) {\n"
                                  "  const S u = s;\n#pragma omp parallel for\n"
                                  "  for (int i = 0; i < n; i++) { auto q = &a; (*q)[i][1] = n + u.v[i]; }\n"
                                  "#pragma omp parallel for\n  for (int i = 0; i < n; i++) a[i][1] = 0;\n}\n",
                                  "program.cpp");
  EXPECT_THAT(text, HasSubstr("const int n, int (*gpu_a)[9][4], const S *gpu_u) {\n"
                              "  int (&a)[9][4] = *gpu_a;\n  const S &u = *gpu_u;\n"));
  EXPECT_THAT(text, HasSubstr("(long long gpu_trips, int (*a)[4]) {"));
}

/// One thread executes a chunk, whose iterations may depend on each other.
TEST(Text, ChunksStayTogether) {
  const auto loop = [](const std::string &clause, const std::string &body) {
    return cudaOf("int a[100], b[100];\nvoid f(int *p, int c) {\n#pragma omp parallel for " + clause +
                  "\n  for (int i = 0; i < 100; i++) " + body + "\n}\n");
  };
  const std::string body = "if (i % 4) a[i] = a[i - 1] + 1;";
  EXPECT_THAT(loop("schedule(static, 4)", body),
              HasSubstr("  for (long long gpu_from = gpu::thread(); gpu_from <= (gpu_trips - 1) / 4; gpu_from += "
                        "gpu::threads())\n  for (long long gpu_t = gpu_from * 4; gpu_t < gpu_trips && gpu_t / 4 == "
                        "gpu_from; ++gpu_t) {\n"));
  const std::string atRunTime = loop("schedule(dynamic, c)", body);
  EXPECT_THAT(atRunTime, HasSubstr("gpu_from <= (gpu_trips - 1) / gpu_chunk;"));
  EXPECT_THAT(atRunTime, HasSubstr("(gpu_trips, (long long)(c), "));
  EXPECT_THAT(loop("schedule(dynamic, 2 * c + 1)", body), HasSubstr("(gpu_trips, (long long)(2 * c + 1), "));
  // Of these the iterations do not depend on each other, or may be executed by different threads.
  EXPECT_THAT(loop("schedule(static, 4)", "a[i] = b[99 - i];"), Not(HasSubstr("gpu_from")));
  EXPECT_THAT(loop("schedule(static, 1)", body), Not(HasSubstr("gpu_from")));
  EXPECT_THAT(loop("schedule(static)", body), Not(HasSubstr("gpu_from")));
  EXPECT_THAT(loop("schedule(static, 4)", "p[i] = b[i];"), HasSubstr("gpu_from"));
}

TEST(Text, TruthsWithoutIterations) {
  EXPECT_THAT(cudaOf("void f(int n, int any) {\n#pragma omp parallel for reduction(|| : any)\n"
                     "  for (int i = 0; i < n; i++) any = any || i == 3;\n}\n"),
              HasSubstr("    }\n    gpu::makeTruths(&any, 1);\n  }\n"));
}

TEST(Text, CapturesAreOneOperation) {
  const std::string text = cudaOf("void f(int *a, double *s, int *n) {\n#pragma omp parallel for\n"
                                  "  for (int i = 0; i < 9; i++) {\n    int at;\n    double now;\n"
                                  "#pragma omp atomic capture\n    at = (*n)++;\n"
                                  "#pragma omp atomic capture\n    { s[0] += i; now = s[0]; }\n"
                                  "#pragma omp atomic capture\n    { at = a[0]; a[0] = i; }\n  }\n}\n");
  EXPECT_THAT(text, HasSubstr("at = gpu::update<gpu::Plus>(&*n, (int)(1));"));
  EXPECT_THAT(text, HasSubstr("now = gpu::updated<gpu::Plus>(&s[0], (double)(i));"));
  EXPECT_THAT(text, HasSubstr("at = gpu::update<gpu::Second>(&a[0], (int)(i));"));
}

TEST(Text, AtomicUpdatesOfIntegersAreOperationsOfTheGpu) {
  const std::string text = openmp::prelude(/*hasDirectives=*/true);
  for (const char *each : {"Add", "And", "Or", "Xor"})
    EXPECT_THAT(text, HasSubstr("before = (T)atomic" + std::string(each) + "((Word *)place, (Word)(T)value);"));
  EXPECT_THAT(text, HasSubstr("if (updateAtOnce<Op>(place, value, before)) return before;"));
}

TEST(Text, AtomicOperationsOfTheCpuHaveFormsThatNvccKeeps) {
  const std::string text = cudaOf("void f(int *a, int *n) {\n  int *p = a;\n#pragma omp parallel for\n"
                                  "  for (int i = 0; i < 9; i++) {\n    int at;\n"
                                  "#pragma omp atomic capture\n    at = *n = *n + 1;\n"
                                  "#pragma omp atomic\n    p[at] += 1;\n  }\n}\n");
  const std::string cpu = text.substr(text.find("} else {", text.find("f_kernel0<<<")));
  EXPECT_THAT(cpu, HasSubstr("#pragma omp parallel for"));
  EXPECT_THAT(cpu, HasSubstr("#pragma omp atomic capture\n          { *n += 1; at = *n; }\n"));
  EXPECT_THAT(cpu, HasSubstr("#pragma omp atomic\n          p[at] += 1;\n"));
}

TEST(Text, AtomicOperationsOutsideOfKernelsHaveThemToo) {
  const auto written = [](const std::string &atomic, const std::string &statement) {
    const std::string text =
        cudaOf("int x, v, e;\nvoid f(void) {\n#pragma omp " + atomic + "\n  " + statement + "\n}\n");
    const std::size_t at = text.find("#pragma omp " + atomic);
    const std::size_t begin = text.find("\n  ", at) + 3;
    return text.substr(begin, text.find("\n}\n", at) - begin);
  };
  EXPECT_EQ(written("atomic", "x = x + e * 2;"), "x += e * 2;");
  EXPECT_EQ(written("atomic", "x = e - 1 + x;"), "x += e - 1;");
  EXPECT_EQ(written("atomic", "x = x / (e + 1);"), "x /= (e + 1);");
  EXPECT_EQ(written("atomic capture", "v = x -= e;"), "{ x -= e; v = x; }");
  EXPECT_EQ(written("atomic capture", "v = x = x << e;"), "{ x <<= e; v = x; }");
  EXPECT_EQ(written("atomic capture", "{ v = x; x = x | e; }"), "{ v = x; x |= e; }");
  for (const std::string kept : {"x++;", "x += e;", "x -= e / 2;"})
    EXPECT_EQ(written("atomic", kept), kept);
  for (const std::string kept : {"v = x++;", "{ v = x; x *= e; }", "{ v = x; x = e; }", "{ ++x; v = x; }"})
    EXPECT_EQ(written("atomic capture", kept), kept);
}

TEST(Text, ComparisonsAreOneOperation) {
  const std::string text =
      cudaOf("void f(int *a, float *s) {\n#pragma omp parallel for\n"
             "  for (int i = 0; i < 9; i++) {\n    int at;\n"
             "#pragma omp atomic compare\n    a[0] = i < a[0] ? i : a[0];\n"
             "#pragma omp atomic compare capture\n    { if (a[1] == 3) { a[1] = i; } at = a[1]; }\n"
             "#pragma omp atomic read\n    at = a[2];\n"
             "#pragma omp atomic write\n    s[0] = at;\n  }\n}\n");
  EXPECT_THAT(text, HasSubstr("gpu::update<gpu::Min>(&a[0], (int)(i));"));
  EXPECT_THAT(text, HasSubstr("at = gpu::updated<gpu::IfEqual>(&a[1], gpu::Exchange<int>{(int)(3), (int)(i)});"));
  EXPECT_THAT(text, HasSubstr("at = gpu::load(&a[2]);"));
  EXPECT_THAT(text, HasSubstr("gpu::store(&s[0], (float)(at));"));
  EXPECT_THAT(text, HasSubstr("if (a[0] > i) { a[0] = i; }")); // on the CPU
}

TEST(Text, DivisionsAndShiftsAreNoAtomicOperationsOfTheGpu) {
  const std::string text = cudaOf("int x;\nvoid f(void) {\n#pragma omp parallel for\n  for (int i = 1; i < 9; i++) {\n"
                                  "#pragma omp atomic\n    x /= i;\n  }\n}\n");
  EXPECT_THAT(text, Not(HasSubstr("<<<")));
}

TEST(Text, FunctionsOfTeamsAskForBoth) {
  const std::string text = cudaOf("#include <omp.h>\nstatic int f(int *p) {\n  p[omp_get_thread_num()] = 1;\n"
                                  "#pragma omp barrier\n#pragma omp atomic\n  p[0] += omp_get_num_threads();\n"
                                  "  return p[1];\n}\n"
                                  "void g(int *p) {\n#pragma omp target teams num_teams(2) thread_limit(8)\n  {\n"
                                  "#pragma omp parallel\n    { p[2] = f(p); }\n  }\n}\n");
  EXPECT_THAT(text, HasSubstr("__host__ __device__ static int f(int *p) {"));
  EXPECT_THAT(text, HasSubstr("  p[gpu::threadOfTeam()] = 1;\ngpu::barrier();\n"));
  EXPECT_THAT(text, HasSubstr("gpu::update<gpu::Plus>(&p[0], (int)(gpu::threadsOfTeam()));"));
}

TEST(Text, KernelsStandBeforeTheLanguageOfAFunction) {
  const std::string text = cudaOf("extern \"C\" void f(int *a) {\n#pragma omp parallel for\n"
                                  "  for (int i = 0; i < 9; i++) a[i] = 1;\n}\n",
                                  "program.cpp");
  EXPECT_THAT(text, HasSubstr("}\n\nextern \"C\" void f(int *a) {"));
}

TEST(Text, InnerParallelLoopsAreOfOneThread) {
  const std::string text = cudaOf("void f(int *a, int n) {\n#pragma omp target teams distribute\n"
                                  "  for (int i = 0; i < n; i++) {\n    int s = 0;\n"
                                  "#pragma omp parallel for reduction(+ : s)\n"
                                  "    for (int k = 0; k < 9; k++) s += k;\n    a[i] = s;\n  }\n}\n");
  const std::string kernel = text.substr(text.find("__global__"), text.find("void f(") - text.find("__global__"));
  EXPECT_THAT(kernel, HasSubstr("for (int k = 0; k < 9; k++) s += k;"));
  EXPECT_THAT(kernel, Not(HasSubstr("#pragma")));
}

TEST(Text, LoopsAreNormalised) {
  const std::string text = cudaOf("int a[99];\nvoid g(int n) {\n#pragma omp parallel for\n"
                                  "  for (int i = n - 1; i >= 2; i -= 3) a[i] = i;\n}\n");
  EXPECT_THAT(text, HasSubstr("int i = (int)(gpu_begin_i + gpu_t * -3);"));
  EXPECT_THAT(text, HasSubstr("gpu::trips(n - 1, 1, -3)"));
}

TEST(Text, CommentsAndLayoutStay) {
  const std::string text = cudaOf("// first\n\nint a[9]; // second\n\n/* third */\nvoid g(void) {\n"
                                  "  int i; // fourth\n#pragma omp parallel for\n"
                                  "  for (i = 0; i < 9; i++) // fifth\n    a[i] = i; // sixth\n}\n");
  EXPECT_TRUE(text.starts_with("// first\n\n"));
  EXPECT_THAT(text, HasSubstr("int a[9]; // second\n\nstatic __global__ void g_kernel0("));
  EXPECT_THAT(text, HasSubstr("}\n\n/* third */\nvoid g(void) {\n  int i; // fourth\n"));
  EXPECT_THAT(text, HasSubstr("// sixth\n}\n"));
}

TEST(Text, WithoutPointersAllocationStaysAsItIs) {
  const std::string text = cudaOf("#include <stdlib.h>\nint a[9];\nvoid g(void) {\n  int *p = malloc(4);\n  free(p);\n"
                                  "#pragma omp parallel for\n  for (int i = 0; i < 9; i++) a[i] = i;\n}\n");
  EXPECT_THAT(text, HasSubstr("int *p = (int *)malloc(4);\n  free(p);\n"));
}

TEST(Text, CallsOfCKeepTheirMeaning) {
  const std::string text = cudaOf("#include <math.h>\n#include <stdlib.h>\nfloat a[9];\nvoid g(float y) {\n"
                                  "#pragma omp parallel for\n"
                                  "  for (int i = 0; i < 9; i++) a[i] = sin(a[i]) + abs(y);\n}\n");
  EXPECT_THAT(text, HasSubstr("sin((double)a[i]) + abs((int)y)"));
}

TEST(Text, EndOfAFunctionOfCWithoutReturn) {
  const std::string text =
      cudaOf("int f(int n) {\n  while (n > 3)\n    n--;\n}\nint g(int n) {\n  if (n)\n    return 1;\n"
             "  else\n    return 2;\n}\nvoid h(void) {\n}\nint main(void) {\n}\n");
  EXPECT_THAT(text, HasSubstr("    n--;\nreturn {}; }\nint g(int n)"));
  EXPECT_THAT(text, HasSubstr("    return 2;\n}\nvoid h(void) {\n}\nint main(void) {\n}\n"));
}

TEST(Text, FunctionsInTheHeadOfALoopStayOnTheCpu) {
  const std::string text = cudaOf("int n, a[9];\nint now(void) { return n; }\nvoid f(void) {\n"
                                  "#pragma omp parallel for\n  for (int i = 0; i < now(); i++) a[i] = i;\n}\n");
  EXPECT_THAT(text, HasSubstr("\nint now(void)"));
  EXPECT_THAT(text, HasSubstr("f_kernel0<<<"));
}

TEST(Text, ThreadsThatAllocateTakeTurnsAtTheRecordOfBlocks) {
  const std::string text = openmp::prelude(/*hasDirectives=*/true);
  std::size_t locks = 0;
  for (std::size_t at = text.find("lock_guard"); at != std::string_view::npos; at = text.find("lock_guard", at + 1))
    ++locks;
  std::size_t uses = 0;
  for (std::size_t at = text.find("knownBlocks()"); at != std::string_view::npos;
       at = text.find("knownBlocks()", at + 1))
    ++uses;
  EXPECT_EQ(locks, 9U); // know, forget, new blocks, strings, map, unmap and three look-ups
  EXPECT_EQ(uses, 10U); // one declares it, and look-ups ask twice
}

TEST(Text, WhatCAndCxxTakeDifferentlyIsRefused) {
  EXPECT_THAT(cudaOf("struct none {};\nint f(void) { return sizeof(struct none); }\n"), HasSubstr("one byte in C++"));
  EXPECT_THAT(cudaOf("char x[100];\nint f(void) { struct x { int a; }; return sizeof(x); }\n"),
              HasSubstr("hides what has its name"));
  EXPECT_THAT(cudaOf("int f(void) { auto int x = 3; return x; }\n"), HasSubstr("take the word away"));
  EXPECT_THAT(cudaOf("int f(int i) { return _Generic(i < 2, int : 1, default : 2); }\n"), HasSubstr("_Generic"));
  EXPECT_THAT(cudaOf("int f(void) { int *p = (int[]){1, 2}; return *p; }\n"), HasSubstr("give it a name"));
  EXPECT_THAT(cudaOf("int x[3] = {[2] = 1};\n"), HasSubstr("in order"));
  EXPECT_THAT(cudaOf("struct s { int a, b; } x = {.b = 1, .a = 2};\n"), HasSubstr("in the order of the members"));
  EXPECT_THAT(cudaOf("struct s { int a, b; } x = {.a = 1, .b = 2};\n"), HasSubstr("{.a = 1, .b = 2}"));
}

TEST(Text, TypesOfTheProgramWithNamesOfCudas) {
  EXPECT_THAT(cudaOf("typedef struct { float x, y, z; } float3;\nfloat3 v;\n"),
              HasSubstr("#define float3 own_float3\n"));
  EXPECT_THAT(cudaOf("struct vec3 { float x; };\n"), Not(HasSubstr("own_")));
}

TEST(Text, FunctionsOfTheProgramWithNamesOfCudas) {
  EXPECT_THAT(cudaOf("static int max(int a, int b) { return a > b ? a : b; }\nint f(void) { return max(1, 2); }\n"),
              HasSubstr("#define max own_max\n"));
  EXPECT_THAT(cudaOf("double sqrt(double);\ndouble f(void) { return sqrt(2); }\n"), Not(HasSubstr("own_")));
}

/// C++ has overloads of those of mathematics alone.
TEST(Text, ArgumentsOfCThatMacrosConvert) {
  const std::string needed = "A conversion that C++ needs";
  EXPECT_THAT(cudaOf("int g(unsigned long long n);\n#define G(n) g(n + 1)\nint f(int n) { return G(n); }\n"),
              Not(HasSubstr(needed)));
  EXPECT_THAT(cudaOf("#include <stdlib.h>\n#define G(n) exit(n > 1L ? n : 2L)\nvoid f(long n) { G(n); }\n"),
              Not(HasSubstr(needed)));
  EXPECT_THAT(cudaOf("#include <math.h>\n#define G(n) sqrt(n + 1)\ndouble f(int n) { return G(n) + G(1.5); }\n"),
              HasSubstr("#define G(n) sqrt((double)(n + 1))\n"));
  EXPECT_THAT(cudaOf("#include <math.h>\n#define G(x, j) pow((x)[j], fmax(j, 2))\n"
                     "double f(float *p, int n) { return G(p, n); }\n"),
              HasSubstr("#define G(x, j) pow((double)((x)[j]), fmax((double)(j), (double)(2)))\n"));
  EXPECT_THAT(cudaOf("#include <math.h>\n#define G(g, n) g(n + 1)\ndouble f(int n) { return G(sqrt, n); }\n"),
              HasSubstr(needed));
}

/// A macro of the system says what it means in both languages.
TEST(Text, AssertionsOfC) {
  const std::string text = cudaOf("#include <assert.h>\nint a[9];\nvoid f(double x) {\n  assert(x <= 10.0 && a[0]);\n"
                                  "#pragma omp parallel for\n  for (int i = 0; i < 9; i++) a[i] = i;\n}\n");
  EXPECT_THAT(text, HasSubstr("  assert(x <= 10.0 && a[0]);\n"));
  EXPECT_THAT(text, HasSubstr("f_kernel0<<<"));
}

TEST(Text, VariablesOfCWithNamesOfCudas) {
  EXPECT_THAT(cudaOf("double norm[9];\ndouble f(void) { return norm[1]; }\n"), HasSubstr("#define norm own_norm\n"));
}

/// C++ has scopes: each place that means one of them gets the other name.
TEST(Text, NamesOfCudasInCxx) {
  const auto textOf = [](const std::string &text) { return cudaOf(text, "program.cpp"); };
  const std::string family = "template <class T> T max(T a, T b) { return a < b ? b : a; }\n";
  EXPECT_THAT(textOf(family + "int f() { return max(1, 2) + max<int>(2, 3); }\n"),
              HasSubstr("T own_max(T a, T b) { return a < b ? b : a; }\n"
                        "int f() { return own_max(1, 2) + own_max<int>(2, 3); }\n"));
  EXPECT_THAT(textOf("#include <algorithm>\n" + family + "int f(int max) { return std::max(max, ::max(1, 2)); }\n"),
              HasSubstr("int f(int max) { return std::max(max, ::own_max(1, 2)); }\n"));
  EXPECT_THAT(textOf("namespace n {\n" + family + "int f() { return max(1, 2); }\n}\n"), Not(HasSubstr("own_")));
  EXPECT_THAT(textOf("namespace n {\n" + family + "}\nusing n::max;\nint f() { return max(1, 2); }\n"),
              HasSubstr("using n::own_max;\nint f() { return own_max(1, 2); }\n"));
  EXPECT_THAT(
      textOf(family +
             "#define LARGER(x) max(x, 2)\nint a[9];\nvoid f(int n) {\n#pragma omp parallel for if (max(n, 2) > 3)\n"
             "  for (int i = 0; i < max(n, 9); i++) a[i] = LARGER(i);\n}\n"),
      testing::AllOf(HasSubstr("#define LARGER(x) own_max(x, 2)\n"), HasSubstr("own_max(n, 2) > 3"),
                     HasSubstr("gpu::trips(0, (long long)(own_max(n, 9)), 1)")));
  EXPECT_THAT(textOf("double norm[9];\nstruct S { double norm; };\ndouble f(S s) { return norm[1] + s.norm; }\n"),
              HasSubstr("double f(S s) { return own_norm[1] + s.norm; }\n"));
  // What cannot be renamed everywhere.
  const std::string refused = "CUDA has a function max, too";
  EXPECT_THAT(
      textOf(
          "#include <algorithm>\nusing std::max;\nstruct V { int x; };\nV max(V a, V b) { return a.x < b.x ? b : a; }\n"
          "template <class T> T f(T a) { return max(a, a); }\n"),
      HasSubstr(refused));
  EXPECT_THAT(textOf(family + "#define TEXT(x) #x\nconst char *f() { return TEXT(max(1, 2)); }\n"),
              Not(HasSubstr("TEXT(own")));
  EXPECT_THAT(
      textOf(family + "#define SHOW(x) show(#x, x)\nvoid show(const char *, int);\nvoid f() { SHOW(max(1, 2)); }\n"),
      HasSubstr(refused));
  EXPECT_THAT(textOf("const char *max(int) { return __func__; }\n"), HasSubstr(refused));
  EXPECT_THAT(textOf("struct C {};\ndouble abs(C);\ntemplate <class T> double f(T x) { return abs(x); }\n"),
              Not(HasSubstr("CUDA has")));
}

TEST(Text, NamesOfTheHelpersMustBeFree) {
  EXPECT_THAT(cudaOf("int gpu_region;\n"), HasSubstr("uses the name gpu_region"));
  EXPECT_THAT(cudaOf("int x, gpu_x;\n"), HasSubstr("uses the name gpu_x"));
  EXPECT_THAT(cudaOf("int x, gpu_result;\n"), HasSubstr("int x, gpu_result;"));
}

} // namespace
} // namespace warpgrain::tests
