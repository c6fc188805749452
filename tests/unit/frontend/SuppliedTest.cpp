// SPDX-License-Identifier: Apache-2.0
//
// What nvcc takes and Clang refuses, and what is supplied so that it is read: with the places of the person's text.
#include "core/frontend/source/Insertions.h"
#include "core/model/Walk.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

namespace warpgrain::frontend {
namespace {

using namespace model;
using tests::ParsedSource;

class Supplied : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

std::string errorsOf(const Unit &unit) {
  std::string out;
  for (const Diagnostic &diagnostic : unit.diagnostics)
    if (diagnostic.severity == Severity::error) out += diagnostic.message + "\n";
  return out;
}

/// The texts of a function's statements of one kind.
std::vector<std::string> textsOf(const Unit &unit, const Function &function, StatementKind kind) {
  std::vector<std::string> out;
  for (const Statement &statement : function.body.statements)
    if (statement.kind == kind) out.emplace_back(unit.textOf(statement.spelling.span));
  return out;
}

const Function &functionNamed(const Unit &unit, std::string_view name) {
  const auto found = std::ranges::find(unit.functions, name, &Function::name);
  EXPECT_NE(found, unit.functions.end()) << name;
  return *found;
}

const Variable &variableOf(const Unit &unit, std::string_view kernel, std::string_view name) {
  const Body &body = unit[unit.findKernel(kernel).value()].body;
  const auto found = std::ranges::find(body.variables, name, &Variable::name);
  EXPECT_NE(found, body.variables.end()) << name;
  return *found;
}

TEST(InsertedWords, KeepTheOffsetsOfTheTextAroundThem) {
  const std::vector<Insertion> put{
      {.offset = 2, .words = "xyz"}, {.offset = 2, .words = "."}, {.offset = 4, .words = "!"}};
  EXPECT_EQ(withInsertions("abcd", put), "abxyz.cd!");
  const std::vector<std::uint32_t> expected{0, 1, 2, 2, 2, 2, 2, 3, 4, 4};
  for (std::uint32_t offset = 0; offset < expected.size(); ++offset)
    EXPECT_EQ(offsetWithout(put, offset), expected[offset]) << offset;
  EXPECT_EQ(withInsertions("abcd", {}), "abcd");
  EXPECT_EQ(offsetWithout({}, 3), 3U);
}

const std::string mixin =
    "template <class Derived>\nstruct Mixin {\n  template <int N>\n"
    "  __device__ float twice(float v) {\n"
    "    float w = static_cast<Derived *>(this)->scaled<N>(v);\n    return w + w;\n  }\n};\n"
    "struct Scaler : Mixin<Scaler> {\n  template <int N> __device__ float scaled(float v) { return v * N; "
    "}\n};\n";

TEST_F(Supplied, IsTheWordTemplateBeforeTheNameOfADependentOne) {
  ParsedSource source(mixin +
                      "__global__ void k(float *p) {\n  Scaler s;\n  p[threadIdx.x] = s.twice<3>(p[threadIdx.x]);\n}\n"
                      "void go(float *p) { k<<<1, 64>>>(p); }\n");
  const Unit &unit = source.unit();
  EXPECT_EQ(errorsOf(unit), "");
  EXPECT_FALSE(unit[source.kernel()].whyNotWhole);
  const Function &twice = functionNamed(unit, "twice");
  EXPECT_THAT(textsOf(unit, twice, StatementKind::declaration),
              testing::ElementsAre("float w = static_cast<Derived *>(this)->scaled<N>(v);"));
  EXPECT_THAT(textsOf(unit, twice, StatementKind::returnFrom), testing::ElementsAre("return w + w;"));
  EXPECT_EQ(unit.files.front().text.find("template scaled"), std::string::npos);
  const auto changed = source.transformed("coarsen x 2");
  ASSERT_TRUE(changed) << changed.error().message;
  EXPECT_TRUE(changed->starts_with(mixin));
  EXPECT_THAT(*changed, testing::HasSubstr("p[tx] = s.twice<3>(p[tx]);"));
}

TEST_F(Supplied, IsTheWordTemplateSeveralTimesInALine) {
  ParsedSource source(
      "template <class T> struct Pair {\n  T first, second;\n  template <int N> __device__ float sum() {\n"
      "    return first.pick<N>(1) + second.pick<N>(2) + first.pick<N + 1>(3);\n  }\n};\n"
      "struct P { float v[4]; template <int N> __device__ float pick(float w) { return v[N] * w; } };\n"
      "template <class T> __device__ float again(T t) { typename T::rebind<int>::type n = 2; return n; }\n"
      "struct R { template <class U> struct rebind { using type = U; }; };\n"
      "__global__ void k(float *p, Pair<P> q) { p[threadIdx.x] = q.sum<1>() + again(R{}); }\n");
  EXPECT_EQ(errorsOf(source.unit()), "");
  EXPECT_FALSE(source.unit()[source.kernel()].whyNotWhole);
  EXPECT_THAT(textsOf(source.unit(), functionNamed(source.unit(), "sum"), StatementKind::returnFrom),
              testing::ElementsAre("return first.pick<N>(1) + second.pick<N>(2) + first.pick<N + 1>(3);"));
}

TEST_F(Supplied, IsTheWordTemplateInAHeader) {
  const TemporaryDirectory folder = TemporaryDirectory::create().value();
  std::ofstream(folder.path() / "mixin.h") << mixin;
  const ParsedSource source("#include \"" + (folder.path() / "mixin.h").string() +
                            "\"\n__global__ void k(float *p) { p[threadIdx.x] = Scaler().twice<3>(p[0]); }\n");
  const Unit &unit = source.unit();
  EXPECT_EQ(errorsOf(unit), "");
  ASSERT_EQ(unit.files.size(), 2U);
  EXPECT_EQ(unit.files[1].text, mixin);
  EXPECT_EQ(unit.files[1].insertions.size(), 1U);
  EXPECT_THAT(textsOf(unit, functionNamed(unit, "twice"), StatementKind::returnFrom),
              testing::ElementsAre("return w + w;"));
}

TEST_F(Supplied, AreWordsAtEveryParseAnew) {
  ParsedSource source(mixin + "__global__ void k(float *p) { p[0] = Scaler().twice<3>(p[0]); }\n",
                      /*keepPreamble=*/true);
  for (const char *lead : {"", "// a line more\n", "\n\n\n"}) {
    const auto unit = source.parser().parse(
        {{source.path(), lead + mixin +
                             "__global__ void k(float *p) { p[1] = 2; }\n"
                             "__global__ void l(float *p) { p[0] = Scaler().twice<3>(p[0]); }\n"}});
    ASSERT_TRUE(unit) << unit.error().message;
    EXPECT_EQ(errorsOf(*unit), "");
    EXPECT_THAT(textsOf(*unit, functionNamed(*unit, "twice"), StatementKind::returnFrom),
                testing::ElementsAre("return w + w;"));
  }
}

TEST_F(Supplied, IsTheTypeBeforeBracesThatAreAssigned) {
  ParsedSource source("#include <cuda_fp16.h>\n__global__ void k(__half2 *p, __half a) {\n  __half2 v{a, a};\n"
                      "  p[threadIdx.x] = {a, a};\n  v = { __float2half(1.0f), a };\n  p[threadIdx.x + 64] = v;\n}\n"
                      "void go(__half2 *p, __half a) { k<<<1, 64>>>(p, a); }\n");
  const Unit &unit = source.unit();
  EXPECT_EQ(errorsOf(unit), "");
  EXPECT_FALSE(unit[source.kernel()].whyNotWhole);
  EXPECT_THAT(
      textsOf(unit, unit[source.kernel()], StatementKind::expression),
      testing::ElementsAre("p[threadIdx.x] = {a, a};", "v = { __float2half(1.0f), a };", "p[threadIdx.x + 64] = v;"));
}

TEST_F(Supplied, IsNothingForValuesThatInitializersNarrow) {
  ParsedSource source(
      "struct V { unsigned short a; };\n"
      "__global__ void k(int *p, int n) { V v{n}; unsigned char c[2] = {n, p[0]}; p[1] = v.a + c[1]; }\n");
  EXPECT_FALSE(source.unit().hasErrors()) << errorsOf(source.unit());
}

TEST_F(Supplied, IsNothingForVariablesThatAreRegister) {
  ParsedSource source("__global__ void k(int *p, int n) {\n"
                      "  register int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) p[i] = i;\n}\n");
  EXPECT_EQ(errorsOf(source.unit()), "");
  EXPECT_FALSE(source.unit()[source.kernel()].whyNotWhole);
}

TEST_F(Supplied, IsTheDefinitionOfAnObjectThatExternSharedDeclares) {
  ParsedSource source("struct Scratch {\n  float row[128];\n  int n;\n  __device__ Scratch() : n(3) {}\n};\n"
                      "extern __shared__ Scratch scratch;\nextern __shared__ float rest[];\n"
                      "__global__ void k(float *p) {\n  extern __shared__ float fixed[32];\n"
                      "  scratch.row[threadIdx.x] = p[threadIdx.x];\n  rest[threadIdx.x] = fixed[threadIdx.x % 32];\n"
                      "  __syncthreads();\n  p[threadIdx.x] = scratch.row[127 - threadIdx.x] + rest[0];\n}\n");
  const Unit &unit = source.unit();
  EXPECT_EQ(errorsOf(unit), "");
  EXPECT_FALSE(unit[source.kernel()].whyNotWhole);
  EXPECT_EQ(variableOf(unit, "k", "scratch").space, VariableSpace::shared);
  EXPECT_EQ(unit[variableOf(unit, "k", "scratch").type].sizeBytes, 516U);
  EXPECT_EQ(variableOf(unit, "k", "fixed").space, VariableSpace::shared);
  EXPECT_EQ(variableOf(unit, "k", "rest").space, VariableSpace::sharedDynamic);
}

/// nvcc warns, and does not run their constructors.
TEST_F(Supplied, AreObjectsWithConstructorsInSharedMemory) {
  ParsedSource source(
      "#include <cuda/barrier>\nusing Barrier = cuda::barrier<cuda::thread_scope_block>;\n"
      "struct Counter { int n; __device__ Counter() : n(3) {} };\n"
      "__global__ void k(float *p) {\n  __shared__ Barrier bar;\n  alignas(16) __shared__ Counter c[2];\n"
      "  if (threadIdx.x == 0) {\n    init(&bar, blockDim.x);\n    c[1].n = 4;\n  }\n"
      "  __syncthreads();\n  bar.arrive_and_wait();\n  p[threadIdx.x] = c[1].n;\n}\n");
  const Unit &unit = source.unit();
  EXPECT_EQ(errorsOf(unit), "");
  EXPECT_FALSE(unit[source.kernel()].whyNotWhole);
  for (const char *name : {"bar", "c"})
    EXPECT_EQ(variableOf(unit, "k", name).space, VariableSpace::shared);
  EXPECT_THAT(textsOf(unit, unit[source.kernel()], StatementKind::declaration),
              testing::ElementsAre("__shared__ Barrier bar;", "alignas(16) __shared__ Counter c[2];"));
}

TEST_F(Supplied, IsNothingWhereASharedObjectHasAValue) {
  ParsedSource source("struct Counter { int n; __device__ Counter(int m) : n(m) {} };\n"
                      "__global__ void k(float *p) {\n  __shared__ Counter c(3);\n  p[0] = c.n;\n}\n"
                      "__global__ void l(float *p) {\n  __shared__ int d = 3;\n  p[0] = d;\n}\n");
  EXPECT_TRUE(source.unit().hasErrors());
  for (const char *name : {"k", "l"})
    EXPECT_TRUE(source.unit()[source.kernel(name)].whyNotWhole) << name;
}

TEST_F(Supplied, AreClustersOfBlocks) {
  const ParsedSource source(
      "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
      "__global__ void __cluster_dims__(2, 1, 1) k(float *p) {\n  __shared__ float s[64];\n"
      "  auto cluster = cg::this_cluster();\n  s[threadIdx.x] = p[threadIdx.x];\n  cluster.sync();\n"
      "  p[threadIdx.x] = cluster.map_shared_rank(s, cluster.block_rank() ^ 1)[threadIdx.x];\n"
      "  cluster.sync();\n}\n");
  EXPECT_EQ(errorsOf(source.unit()), "");
  EXPECT_FALSE(source.unit()[source.kernel()].whyNotWhole);
}

} // namespace
} // namespace warpgrain::frontend
