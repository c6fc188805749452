// SPDX-License-Identifier: Apache-2.0
//
// What is asked of a recorded body: uses, accesses, the index over both, and the values launches can be followed to.
#include "core/model/Accesses.h"
#include "core/model/BodyIndex.h"
#include "core/model/LaunchExtents.h"
#include "core/model/Uses.h"
#include "core/model/Walk.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::model {
namespace {

using tests::ParsedSource;

class BodyQueries : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

/// The kernel of a source, with everything asked of it.
struct Kernel {
  explicit Kernel(const std::string &text)
      : source(text), unit(source.unit()), body(unit[unit.kernels().at(0)].body), index(body, unit) {
    EXPECT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  }

  std::string text(ExpressionId id) const { return std::string(unit.textOf(body[id].spelling.span)); }

  /// "r" read, "w" write, "rw" both, "!" escape; small letters in order, "p" before a part.
  std::string usesOf(const std::string &name) const {
    std::string out;
    for (const Use &use : index.uses()) {
      if (body[use.variable].name != name) continue;
      static constexpr std::array<const char *, 4> words{"r", "w", "rw", "!"};
      out +=
          (out.empty() ? "" : " ") + std::string(use.isPartial ? "p" : "") + words[static_cast<std::size_t>(use.kind)];
    }
    return out;
  }

  /// Each access as "space kind text".
  std::vector<std::string> accesses() const {
    static constexpr std::array<const char *, 6> spaces{"global", "shared", "local", "constant", "texture", "unknown"};
    static constexpr std::array<const char *, 4> kinds{"read", "write", "readWrite", "atomic"};
    std::vector<std::string> out;
    for (const Access &access : index.accesses())
      out.push_back(std::string(spaces[static_cast<std::size_t>(access.space)]) + " " +
                    kinds[static_cast<std::size_t>(access.kind)] + " " + text(access.expression));
    std::ranges::sort(out);
    return out;
  }

  ParsedSource source;
  const Unit &unit;
  const Body &body;
  BodyIndex index;
};

TEST_F(BodyQueries, WhatAnExpressionNamesIsWrittenWhereTheExpressionIs) {
  const Kernel kernel("struct Pair { int a, b; };\n__global__ void k(int n, int Pair::*which) {\n"
                      "  Pair p = {1, 2}; int i = 1, j = 2, l = 3, m = 4;\n"
                      "  p.*which = 7; (i, j) = 5; (n ? l : n) = 6; __extension__ m = 7;\n}\n");
  EXPECT_EQ(kernel.usesOf("p"), "!");
  EXPECT_EQ(kernel.usesOf("i"), "r");
  EXPECT_EQ(kernel.usesOf("j"), "rw");
  EXPECT_EQ(kernel.usesOf("l"), "rw");
  EXPECT_EQ(kernel.usesOf("m"), "rw");
}

TEST_F(BodyQueries, AddressesThatCallsKeepOrGiveBackEscape) {
  const Kernel kernel("struct Holder { int *p; __device__ void bind(int &x) { p = &x; } };\n"
                      "struct Whole { int &r; };\nstruct Derived : Whole { int y; };\n"
                      "__device__ int *same(int *p) { return p; }\n"
                      "__device__ void keep(int *&to, int &x) { to = &x; }\n__device__ float half(int *x);\n"
                      "template <class T> struct Generic { T &r; };\n"
                      "template <class T> __device__ void made(T n) {\n"
                      "  T element = n; T pair[2] = {element, n};\n"
                      "  T generic = n; Generic<T> g{generic}; }\n"
                      "__global__ void k(int n) {\n"
                      "  int given = 1; int *p = same(&given);\n"
                      "  int read = 1; n += *same(&read);\n"
                      "  int changed = 1; *same(&changed) = 2;\n"
                      "  int bound = 1; Holder h; h.bind(bound);\n"
                      "  int stored = 1; keep(p, stored);\n"
                      "  int handed = 1; float f = half(&handed);\n"
                      "  int nested = 1; Derived d{{nested}, 2};\n"
                      "  int array[2] = {1, 2}; Holder of{array};\n"
                      "  float seen = 1; int &word = reinterpret_cast<int &>(seen);\n"
                      "  int plain = 1; int2 two = {plain, plain};\n}\n");
  for (const char *name : {"given", "bound", "stored", "nested", "array", "seen"})
    EXPECT_EQ(kernel.usesOf(name), "!") << name;
  EXPECT_EQ(kernel.usesOf("read"), "rw");
  EXPECT_EQ(kernel.usesOf("changed"), "rw");
  EXPECT_EQ(kernel.usesOf("handed"), "rw");
  EXPECT_EQ(kernel.usesOf("plain"), "r r");
}

TEST_F(BodyQueries, AddressesThatAreKeptAsNumbersEscape) {
  const std::string kernel = "__device__ long long next(long long &x) { return x += 3; }\n"
                             "__global__ void k(int n) {\n"
                             "  int kept = 1; unsigned long long at = (unsigned long long)&kept;\n"
                             "  int array[2] = {1, 2}; size_t first = (size_t)array;\n"
                             "  double seen = 1; long long bits = reinterpret_cast<long long &>(seen);\n"
                             "  int aligned = 1; int low = (int)((size_t)&aligned & 15);\n"
                             "  int handed = 1; long long got = number(handed);\n"
                             "  long long state = 1; long long drawn = next(state);\n}\n";
  const Kernel keeps("__device__ long long number(int &x) { return (long long)&x; }\n" + kernel);
  for (const char *name : {"kept", "array", "handed"})
    EXPECT_EQ(keeps.usesOf(name), "!") << name;
  EXPECT_EQ(keeps.usesOf("seen"), "r");
  EXPECT_EQ(keeps.usesOf("aligned"), "r");
}

TEST_F(BodyQueries, NumbersThatFunctionsGiveBackAreNoAddressesWhereNoneIsMadeOfAPointer) {
  const Kernel kernel("__device__ long long next(long long &x) { return x += 3; }\n"
                      "__global__ void k(int n) { long long state = 1; long long drawn = next(state); }\n");
  EXPECT_EQ(kernel.usesOf("state"), "rw");
}

TEST_F(BodyQueries, PartsOfWhatAnExpressionNamesAreWrittenToo) {
  const Kernel kernel("struct Part { int v; int a[2]; __device__ void set(int x) { v = x; } };\n"
                      "__global__ void k(int n) {\n"
                      "  Part p, q, r, s; int i = 0;\n"
                      "  (n ? p : p).v = 5; (n, q).a[1] = 5; (n ? r : r).set(5); i = (n ? s : s).v;\n}\n");
  EXPECT_EQ(kernel.usesOf("p"), "rw rw");
  EXPECT_EQ(kernel.usesOf("q"), "rw");
  EXPECT_EQ(kernel.usesOf("r"), "rw rw");
  EXPECT_EQ(kernel.usesOf("s"), "r r");
}

TEST_F(BodyQueries, WhatACallOrAListMayKeepEscapes) {
  const Kernel kernel("struct Ref { int &r; };\nstruct At { int *p; };\n"
                      "struct Row { float x[4]; __device__ float *data() { return x; }\n"
                      "  __device__ float &at(int i) { return x[i]; } };\n"
                      "__device__ At make(int &k) { return {&k}; }\n__device__ int &same(int &k) { return k; }\n"
                      "__device__ int twice(int &k) { return k *= 2; }\n"
                      "__global__ void k(int n) {\n"
                      "  int listed = 1; Ref ref{listed};\n"
                      "  int made = 1; At at = make(made);\n"
                      "  int named = 1; int &name = same(named);\n"
                      "  int stepped = 1; int &step = ++stepped;\n"
                      "  int given = 1; int &set = given = 3;\n"
                      "  int taken = 1; int got = twice(taken); same(taken) = 2;\n"
                      "  Row held; float *first = held.data();\n"
                      "  Row asked; asked.at(2) = 1; float one = *asked.data();\n"
                      "  Row bound; float &second = bound.at(1);\n}\n");
  for (const char *name : {"listed", "made", "named", "stepped", "given", "held", "bound"})
    EXPECT_EQ(kernel.usesOf(name), "!") << name;
  EXPECT_EQ(kernel.usesOf("taken"), "rw rw");
}

TEST_F(BodyQueries, UsesTellReadsWritesAndEscapes) {
  const Kernel kernel("struct P { int x, y; };\n"
                      "__device__ void in(int);\n__device__ void out(int &);\n__device__ void keep(int *);\n"
                      "__device__ void look(const int &);\n"
                      "__global__ void k(int n) {\n"
                      "  int declared = n;\n"
                      "  int assigned; assigned = n;\n"
                      "  int added = 0; added += n;\n"
                      "  int stepped = 0; stepped++; --stepped;\n"
                      "  int passed = 1; in(passed);\n"
                      "  int referred = 1; out(referred);\n"
                      "  int looked = 1; look(looked);\n"
                      "  int pointed = 1; keep(&pointed);\n"
                      "  int kept = 1; int *holder = &kept; *holder = 2;\n"
                      "  P part = {1, 2}; part.x = n; n = part.y;\n"
                      "  int array[4]; array[1] = 2; array[declared] += array[2];\n"
                      "  int &alias = assigned; alias = 3;\n"
                      "  for (int i = 0; i < 3; ++i) in(i);\n"
                      "}\n");
  EXPECT_EQ(kernel.usesOf("declared"), "r");
  EXPECT_EQ(kernel.usesOf("added"), "rw");
  EXPECT_EQ(kernel.usesOf("stepped"), "rw rw");
  EXPECT_EQ(kernel.usesOf("passed"), "r");
  EXPECT_EQ(kernel.usesOf("referred"), "rw");
  EXPECT_EQ(kernel.usesOf("looked"), "r");
  EXPECT_EQ(kernel.usesOf("pointed"), "rw");
  EXPECT_EQ(kernel.usesOf("kept"), "!");
  EXPECT_EQ(kernel.usesOf("part"), "pw pr");
  EXPECT_EQ(kernel.usesOf("array"), "pw prw pr");
  EXPECT_EQ(kernel.usesOf("assigned"), "w !");
  EXPECT_EQ(kernel.usesOf("i"), "r rw r");
  const auto id = [&](const char *name) {
    return Table<VariableId, Variable>::at(static_cast<std::size_t>(
        std::ranges::find(kernel.body.variables, name, &Variable::name) - kernel.body.variables.begin()));
  };
  EXPECT_FALSE(kernel.index.isReassigned(id("declared")));
  EXPECT_TRUE(kernel.index.isReassigned(id("added")));
  EXPECT_EQ(kernel.index.usesOf(id("stepped")).size(), 2U);
}

TEST_F(BodyQueries, AccessesTellTheirSpaceAndKind) {
  const Kernel kernel("__constant__ float weights[4];\n__device__ float table[8];\n__device__ int counter;\n"
                      "struct V { float x, y; };\n"
                      "__global__ void k(float *out, const float *__restrict__ in, V *v, int n) {\n"
                      "  __shared__ float tile[4][8];\n  extern __shared__ float pool[];\n  float local[4];\n"
                      "  int t = threadIdx.x;\n"
                      "  tile[1][t] = in[t];\n"
                      "  pool[t] += weights[n];\n"
                      "  local[n] = *(in + 2);\n"
                      "  v[t].x = v->y;\n"
                      "  out[t] = table[3] + __ldg(in + 5);\n"
                      "  atomicAdd(&counter, 1);\n"
                      "  atomicAdd(out + 7, 1.0f);\n"
                      "}\n");
  EXPECT_EQ(kernel.accesses(),
            (std::vector<std::string>{"constant read weights[n]", "global atomic counter", "global atomic out + 7",
                                      "global read *(in + 2)", "global read in + 5", "global read in[t]",
                                      "global read table[3]", "global read v->y", "global write out[t]",
                                      "global write v[t].x", "local write local[n]", "shared readWrite pool[t]",
                                      "shared write tile[1][t]"}));
  for (const Access &access : kernel.index.accesses()) {
    EXPECT_EQ(kernel.index.accessAt(access.expression), &access);
    EXPECT_EQ(kernel.index.statementOf(access.expression), access.statement);
    ASSERT_TRUE(isSome(access.array)) << kernel.text(access.expression);
  }
}

TEST_F(BodyQueries, MembersOfReferenceTypeLeadToMemoryAndBindingThemLoadsNothing) {
  const Kernel kernel("struct Whole { int &r; int plain; };\nstruct Derived : Whole { int y; };\n"
                      "__global__ void k(int *out) {\n"
                      "  __shared__ int s[4];\n"
                      "  Whole w{s[1], 2}; w.r = 1; w.plain = out[2];\n"
                      "  Derived d{{s[2], 3}, 4}; out[3] = d.r;\n}\n");
  EXPECT_EQ(kernel.accesses(), (std::vector<std::string>{"global read out[2]", "global write out[3]",
                                                         "unknown read d.r", "unknown write w.r"}));
}

TEST_F(BodyQueries, PointersAreFollowedToWhatTheyWalk) {
  const Kernel kernel("__global__ void k(float *a, float *b, float **table, bool q) {\n"
                      "  float *p = a + 3;\n  p[1] = 1;\n  (&b[2])[1] = 2;\n  ((float2 *)a)[0].x = 3;\n"
                      "  (q ? a : b)[4] = 5;\n  table[1][2] = 6;\n  volatile float *w = b; w[0] = 1;\n}\n");
  std::vector<std::string> bases;
  for (const Access &access : kernel.index.accesses()) {
    bases.push_back(kernel.text(access.expression) + " -> " +
                    (isSome(access.array) ? kernel.body[access.array].name : std::string("?")));
    EXPECT_EQ(access.isVolatile, kernel.text(access.expression) == "w[0]") << bases.back();
  }
  std::ranges::sort(bases);
  EXPECT_EQ(bases, (std::vector<std::string>{"(&b[2])[1] -> b", "((float2 *)a)[0].x -> a", "(q ? a : b)[4] -> ?",
                                             "p[1] -> p", "table[1] -> table", "table[1][2] -> ?", "w[0] -> w"}));
}

TEST_F(BodyQueries, TreesAreWalkedOutermostFirst) {
  const Kernel kernel("__global__ void k(int *p, int n) {\n"
                      "  for (int i = 0; i < n; ++i) {\n    if (p[i]) break;\n    while (n) { --n; continue; }\n  }\n"
                      "  switch (n) { case 1: break; default: return; }\n}\n");
  const Body &body = kernel.body;
  StatementId loop = none<StatementId>;
  StatementId inner = none<StatementId>;
  std::vector<StatementId> targets;
  for (const StatementId id : statementsIn(body, body.root)) {
    if (body[id].kind == StatementKind::forLoop) loop = id;
    if (body[id].kind == StatementKind::whileLoop) inner = id;
    if (body[id].kind == StatementKind::breakOut || body[id].kind == StatementKind::continueNext)
      targets.push_back(jumpTarget(body, id));
  }
  ASSERT_EQ(targets.size(), 3U);
  EXPECT_EQ(targets[0], loop);
  EXPECT_EQ(targets[1], inner);
  EXPECT_EQ(body[targets[2]].kind, StatementKind::switchCase);
  EXPECT_TRUE(isInside(body, inner, loop));
  EXPECT_FALSE(isInside(body, loop, inner));
  EXPECT_TRUE(isInside(body, loop, loop));
  EXPECT_EQ(enclosingLoop(body, inner), loop);
  EXPECT_EQ(enclosingLoop(body, loop), none<StatementId>);
  const auto all = statementsIn(body, body.root);
  EXPECT_EQ(all.front(), body.root);
  EXPECT_LT(std::ranges::find(all, loop), std::ranges::find(all, inner));
  EXPECT_EQ(all.size(), body.statements.size());
  // Every expression belongs to the statement whose header or declarators hold it.
  const auto owners = statementsOfExpressions(body);
  for (const StatementId id : all)
    for (const ExpressionId root : rootExpressionsOf(body, id))
      for (const ExpressionId e : expressionsIn(body, root))
        EXPECT_EQ(owners[static_cast<std::size_t>(e)], id) << kernel.text(e);
}

/// Extents that may be wrong are worse than none: a jump, or a type that is too small, leaves them open.
TEST_F(BodyQueries, ExtentsAreNotGuessed) {
  ParsedSource source("__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
                      "void go(int *p, int n) {\n"
                      "  dim3 a(64); goto out; a.x = 32; out: k<<<1, a>>>(p);\n"
                      "  dim3 b(64); switch (n) { case 0: n = 1; b.x = 32; case 1: k<<<1, b>>>(p); }\n"
                      "  dim3 c(64); if (n) { c.x = 32; k<<<1, c>>>(p); }\n"
                      "  int wide = 320; unsigned char narrow = wide; k<<<1, narrow>>>(p);\n"
                      "  unsigned u = 64; k<<<1, u * 67108864 + 64>>>(p);\n"
                      "  int negative = 3; k<<<1, negative - 4u + 65>>>(p);\n"
                      "  int divisor = 0; k<<<1, 64 / divisor>>>(p);\n"
                      "  int shifted = 1; k<<<1, shifted << 6>>>(p);\n"
                      "  size_t big = 64; k<<<1, big>>>(p);\n}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors());
  std::vector<std::optional<std::int64_t>> x;
  for (const Launch &launch : unit.launches)
    x.push_back(launch.blockExtents[Axis::x]);
  const auto open = std::nullopt;
  EXPECT_EQ(x, (std::vector<std::optional<std::int64_t>>{open, open, 32, open, open, open, open, 64, 64}));
}

TEST_F(BodyQueries, ExtentPlacesAreWhereTheExtentIsWritten) {
  ParsedSource source(
      "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
      "void go(int *p, int n, dim3 given) {\n  dim3 made(n, 8);\n"
      "  k<<<1, n + 1>>>(p);\n  k<<<1, dim3(n, 4)>>>(p);\n  k<<<1, made>>>(p);\n  k<<<1, given>>>(p);\n}\n");
  const Unit &unit = source.unit();
  const auto place = [&](std::size_t launch, Axis axis) {
    const Launch &l = unit.launches.at(launch);
    const Body &body = unit[l.launcher].body;
    const auto text = [&](ExpressionId id) {
      return isSome(id) ? std::string(unit.textOf(body[id].spelling.span)) : std::string("none");
    };
    const ExtentPlace found = extentPlace(body, unit, l, axis);
    return text(found.expression) + (found.isWholeBlock ? " whole" : "") + (found.isComponent ? " component" : "") +
           ", from " + text(extentSource(body, unit, l, axis));
  };
  EXPECT_EQ(place(0, Axis::x), "n + 1 whole, from n + 1");
  EXPECT_EQ(place(1, Axis::x), "n component, from n");
  EXPECT_EQ(place(1, Axis::y), "4 component, from 4");
  EXPECT_EQ(place(1, Axis::z), "none component, from none");
  EXPECT_EQ(place(2, Axis::y), "none, from 8");
  EXPECT_EQ(place(3, Axis::x), "none, from none");
}

} // namespace
} // namespace warpgrain::model
