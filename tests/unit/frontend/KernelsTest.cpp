// SPDX-License-Identifier: Apache-2.0
//
// Which functions are recorded, and what is said of them.
#include "core/model/Accesses.h"
#include "core/model/Walk.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::frontend {
namespace {

using namespace model;
using tests::ParsedSource;

class Kernels : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

std::vector<std::string> namesOf(const Unit &unit) {
  std::vector<std::string> names;
  for (const FunctionId id : unit.kernels())
    names.push_back(unit[id].qualifiedName);
  return names;
}

TEST_F(Kernels, AreFoundWhereverTheyStand) {
  const ParsedSource source("__global__ void plain(int *p) { p[0] = 1; }\n"
                            "namespace a { namespace b { __global__ void nested(int *p) {} } }\n"
                            "namespace { __global__ void hidden(int *p) {} }\n"
                            "static __global__ void fileOnly(int *p) {}\n"
                            "extern \"C\" __global__ void unmangled(int *p) {}\n"
                            "struct S { int x; };\n"
                            "__global__ void declaredOnly(int *p);\n"
                            "__global__ void definedLater(int *p);\n"
                            "#if 0\n__global__ void leftOut(int *p) {}\n#endif\n"
                            "// __global__ void inComment(int *p) {}\n"
                            "const char *text = \"__global__ void inString(int *p) {}\";\n"
                            "__global__ void definedLater(int *p) {}\n"
                            "__device__ void helper() {}\nvoid host() {}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors());
  EXPECT_EQ(namesOf(unit), (std::vector<std::string>{"plain", "a::b::nested", "(anonymous namespace)::hidden",
                                                     "fileOnly", "unmangled", "definedLater"}));
  const auto kernel = [&](const char *name) -> const Function & { return unit[unit.findKernel(name).value()]; };
  EXPECT_EQ(kernel("plain").mangledName, "_Z5plainPi");
  EXPECT_EQ(kernel("plain").signature, "plain(int *p)");
  EXPECT_EQ(kernel("nested").mangledName, "_ZN1a1b6nestedEPi");
  EXPECT_EQ(kernel("a::b::nested").name, "nested");
  EXPECT_EQ(kernel("unmangled").mangledName, "unmangled");
  EXPECT_TRUE(kernel("fileOnly").isStatic);
  EXPECT_TRUE(kernel("hidden").isStatic);
  EXPECT_FALSE(kernel("plain").isStatic);
  EXPECT_EQ(unit.textOf(kernel("plain").bodySpan), "{ p[0] = 1; }");
  EXPECT_EQ(unit.textOf(kernel("plain").span), "__global__ void plain(int *p) { p[0] = 1; }");
  EXPECT_EQ(unit.textOf(kernel("nested").nameSpan), "nested");
}

TEST_F(Kernels, TemplatesHaveTheirInstancesWithWhatIsKnownThere) {
  const ParsedSource source(
      "template <typename T, int N> __global__ void fill(T *p, T v) {\n"
      "  for (int i = 0; i < N; ++i)\n    p[i * blockDim.x + threadIdx.x] = v;\n}\n"
      "template <> __global__ void fill<char, 1>(char *p, char v) { *p = v; }\n"
      "template __global__ void fill<double, 3>(double *, double);\n"
      "void go(float *p) { fill<float, 4><<<1, 32>>>(p, 1.0f); fill<float, 4><<<2, 32>>>(p, 0); }\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors());
  ASSERT_EQ(unit.kernels().size(), 2U);
  const Function &pattern = unit[unit.kernels()[0]];
  EXPECT_TRUE(pattern.isTemplate);
  EXPECT_TRUE(unit.textOf(pattern.span).starts_with("template <typename T, int N> __global__"));
  std::vector<std::string> arguments;
  for (const Instance &instance : pattern.instances)
    arguments.push_back(instance.arguments);
  std::ranges::sort(arguments);
  EXPECT_EQ(arguments, (std::vector<std::string>{"<double, 3>", "<float, 4>"}));
  for (const Instance &instance : pattern.instances) {
    EXPECT_EQ(instance.mangledName,
              instance.arguments == "<float, 4>" ? "_Z4fillIfLi4EEvPT_S0_" : "_Z4fillIdLi3EEvPT_S0_");
    const Variable &v = *std::ranges::find(instance.body.variables, "v", &Variable::name);
    EXPECT_EQ(unit[v.type].name, instance.arguments == "<float, 4>" ? "float" : "double");
  }
  const Function &special = unit[unit.kernels()[1]];
  EXPECT_FALSE(special.isTemplate);
  EXPECT_EQ(unit.launchesOf(unit.kernels()[0]).size(), 2U);
  EXPECT_EQ(unit.launchesOf(unit.kernels()[0])[0]->kernelName, "fill<float, 4>");
  EXPECT_TRUE(unit.launchesOf(unit.kernels()[1]).empty());
}

TEST_F(Kernels, TemplatesKeepAccessesWhoseIndexDependsOnAParameter) {
  const tests::ParsedSource source("template <typename I> __global__ void k(float *a, I n) {\n"
                                   "  I i = threadIdx.x;\n  a[i] = n;\n}\n"
                                   "void go(float *p) { k<int><<<1, 64>>>(p, 3); }\n");
  const model::Body &body = source.unit()[source.kernel()].body;
  const auto accesses = model::accessesIn(body, source.unit());
  ASSERT_EQ(accesses.size(), 1U);
  EXPECT_EQ(accesses.front().kind, model::AccessKind::write);
  EXPECT_EQ(body[accesses.front().array].name, "a");
}

TEST_F(Kernels, LaunchBoundsAreKnownWithTheirPlace) {
  const ParsedSource source("#define THREADS 128\n"
                            "__global__ void __launch_bounds__(2 * THREADS, 3) both(int *p) {}\n"
                            "__launch_bounds__(64) __global__ void one(int *p) {}\n"
                            "template <int N> __global__ void __launch_bounds__(N) open(int *p) {}\n"
                            "__global__ void none(int *p) {}\n");
  const Unit &unit = source.unit();
  ASSERT_EQ(unit.kernels().size(), 4U);
  const auto bounds = [&](std::size_t i) { return unit[unit.kernels()[i]].launchBounds; };
  ASSERT_TRUE(bounds(0));
  EXPECT_EQ(bounds(0)->maxThreads, 256);
  EXPECT_EQ(bounds(0)->minBlocks, 3);
  EXPECT_EQ(unit.textOf(bounds(0)->maxThreadsSpan), "2 * THREADS");
  ASSERT_TRUE(bounds(1));
  EXPECT_EQ(bounds(1)->maxThreads, 64);
  EXPECT_EQ(bounds(1)->minBlocks, std::nullopt);
  EXPECT_TRUE(unit.textOf(unit[unit.kernels()[1]].span).starts_with("__launch_bounds__(64)"))
      << unit.textOf(unit[unit.kernels()[1]].span);
  ASSERT_TRUE(bounds(2));
  EXPECT_EQ(bounds(2)->maxThreads, std::nullopt);
  EXPECT_FALSE(bounds(3));
}

TEST_F(Kernels, WrittenByAMacroSayWhich) {
  const ParsedSource source("#define KERNEL(name, op) __global__ void name(int *p) { p[threadIdx.x] op 1; }\n"
                            "KERNEL(inc, +=)\nKERNEL(dec, -=)\n"
                            "#define BODY { p[threadIdx.x] = 3; }\n"
                            "__global__ void half(int *p) BODY\n"
                            "#define INDEX threadIdx.x\n"
                            "__global__ void own(int *p) { p[INDEX] = 2; }\n");
  const Unit &unit = source.unit();
  ASSERT_EQ(namesOf(unit), (std::vector<std::string>{"inc", "dec", "half", "own"}));
  EXPECT_EQ(unit[unit.kernels()[0]].macro, "KERNEL");
  EXPECT_EQ(unit[unit.kernels()[1]].macro, "KERNEL");
  EXPECT_EQ(unit[unit.kernels()[2]].macro, "BODY");
  EXPECT_EQ(unit[unit.kernels()[3]].macro, "");
}

TEST_F(Kernels, DeviceFunctionsTheyCallAreRecordedAndOthersAreNot) {
  const ParsedSource source(
      "__device__ float square(float x) { return x * x; }\n"
      "__device__ float deep(float x) { return square(x) + 1; }\n"
      "__host__ __device__ inline float both(float x) { return -x; }\n"
      "__device__ float unused(float x) { return x; }\n"
      "float onHost(float x) { return x; }\n"
      "template <typename T> __device__ T twice(T x) { return x + x; }\n"
      "__global__ void k(float *p) { p[0] = deep(p[1]) + both(p[2]) + twice(p[3]) + sqrtf(p[4]); }\n");
  const Unit &unit = source.unit();
  std::vector<std::string> names;
  for (const Function &function : unit.functions)
    names.push_back(function.name);
  std::ranges::sort(names);
  EXPECT_EQ(names, (std::vector<std::string>{"both", "deep", "k", "square", "twice"}));
  const Body &body = unit[unit.kernels()[0]].body;
  int own = 0;
  for (const Expression &e : body.expressions) {
    if (e.kind != ExpressionKind::call) continue;
    EXPECT_EQ(isSome(e.callee.function), e.callee.name != "sqrtf") << e.callee.name;
    EXPECT_EQ(e.callee.isSystem, e.callee.name == "sqrtf") << e.callee.name;
    own += isSome(e.callee.function) ? 1 : 0;
  }
  EXPECT_EQ(own, 3);
}

TEST_F(Kernels, StatementsLoopsAndSharedArraysAreRecorded) {
  const ParsedSource source("#define TILE 16\n"
                            "constexpr int depth = 4;\n"
                            "extern __shared__ float pool[];\n"
                            "__constant__ float weights[8];\n"
                            "__global__ void k(float *out, const float *in, int n) {\n"
                            "  __shared__ float tile[TILE][TILE + 1];\n"
                            "  extern __shared__ int bytes[];\n"
                            "  float local[depth];\n"
                            "  #pragma unroll 4\n"
                            "  for (int i = 0; i < n; ++i) { if (i % 2) continue; else break; }\n"
                            "  while (n > 0) --n;\n"
                            "  do { tile[0][threadIdx.x] = pool[0] + bytes[1]; } while (false);\n"
                            "  __syncthreads();\n"
                            "  if (n == 3) return;\n"
                            "  local[n & 3] = weights[2];\n"
                            "  out[threadIdx.x] = local[0] + in[0];\n"
                            "}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors());
  const Body &body = unit[unit.kernels()[0]].body;
  const auto variable = [&](const char *name) -> const Variable & {
    return *std::ranges::find(body.variables, name, &Variable::name);
  };
  EXPECT_EQ(variable("tile").space, VariableSpace::shared);
  EXPECT_EQ(unit[variable("tile").type].sizeBytes, 16U * 17 * 4);
  EXPECT_EQ(variable("bytes").space, VariableSpace::sharedDynamic);
  EXPECT_EQ(variable("pool").space, VariableSpace::sharedDynamic);
  EXPECT_EQ(variable("weights").space, VariableSpace::constantMemory);
  EXPECT_EQ(variable("local").space, VariableSpace::local);
  EXPECT_EQ(unit[variable("local").type].extent, 4U);
  EXPECT_EQ(variable("out").space, VariableSpace::parameter);
  std::vector<StatementKind> loops;
  for (const StatementId id : statementsIn(body, body.root))
    if (body[id].isLoop()) loops.push_back(body[id].kind);
  EXPECT_EQ(loops, (std::vector{StatementKind::forLoop, StatementKind::whileLoop, StatementKind::doLoop}));
  const Statement &first = *std::ranges::find(body.statements, StatementKind::forLoop, &Statement::kind);
  EXPECT_EQ(first.unrollPragma, 4);
  EXPECT_TRUE(unit.textOf(first.spelling.span).starts_with("#pragma unroll 4")) << unit.textOf(first.spelling.span);
  EXPECT_EQ(unit.textOf(first.keyword), "for");
}

/// GT-A1: what stands around the kernels and the kernels themselves make up the file.
TEST_F(Kernels, GT_A1_ExtractedAndReassembledAreTheInput) {
  const std::string text =
      "\t// __global__ in a comment {\n#include <cuda_runtime.h>\n"
      "#define OPEN {\n#define ATTR __global__\n"
      "template <typename T>\n__global__ void\n  first(T *p,\n        int n)\n{\n  p[n] = T('{');\n}\n"
      "const char *s = R\"(__global__ void no() { )\";\n"
      "ATTR void second(int *p) OPEN *p = 1; }\n"
      "namespace n { __attribute__((global)) void third(int *p) { /* } */ } }  \n\n"
      "void go(int *p) { first<int><<<1, 2>>>(p, 3); n::third<<<dim3(2), dim3(3)>>>(p); }";
  const ParsedSource source(text);
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  ASSERT_EQ(namesOf(unit), (std::vector<std::string>{"first", "second", "n::third"}));
  std::string whole;
  std::uint32_t done = 0;
  for (const FunctionId id : unit.kernels()) {
    const SourceSpan span = unit[id].span;
    ASSERT_LE(done, span.begin);
    whole += text.substr(done, span.begin - done);
    whole += unit.textOf(span);
    done = span.end;
  }
  EXPECT_EQ(whole + text.substr(done), text);
  EXPECT_TRUE(unit.textOf(unit[unit.kernels()[0]].span).starts_with("template <typename T>\n__global__ void"));
  EXPECT_TRUE(unit.textOf(unit[unit.kernels()[0]].span).ends_with("T('{');\n}"));
  EXPECT_TRUE(unit.textOf(unit[unit.kernels()[1]].span).ends_with("*p = 1; }"));
  EXPECT_TRUE(unit.textOf(unit[unit.kernels()[2]].span).ends_with("/* } */ }"));
  ASSERT_EQ(unit.launches.size(), 2U);
  EXPECT_EQ(unit.textOf(unit.launches[0].spelling.span), "first<int><<<1, 2>>>(p, 3)");
  EXPECT_EQ(unit.textOf(unit.launches[1].spelling.span), "n::third<<<dim3(2), dim3(3)>>>(p)");
}

} // namespace
} // namespace warpgrain::frontend
