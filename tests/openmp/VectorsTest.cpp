// SPDX-License-Identifier: Apache-2.0
//
// Regions that have the elements of std::vector.
#include "core/openmp/emit/Translate.h"
#include "core/openmp/transfers/PlanTransfers.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// What the library has, as far as it matters, in a header of the system.
constexpr const char *library = "#include <array>\n#include <vector>\n#include <utility>\n";

OpenMpSource sourceOf(const std::string &text) {
  return OpenMpSource(library + text, "program.cpp");
}

std::string cudaOf(const std::string &text) {
  OpenMpSource source = sourceOf(text);
  openmp::planTransfers(*source.program, source.plan, openmp::TransferMode::resident, false);
  const auto cuda = openmp::cudaText(*source.program, source.plan);
  return cuda ? cuda->text : cuda.error().message;
}

/// A loop with this body, in a function with a pointer `p` to a vector.
std::string loopWithPointer(const std::string &body) {
  return cudaOf("void f(std::vector<int> *p) {\n#pragma omp parallel for\n  for (int i = 0; i < 9; i++) { " + body +
                " }\n}\n");
}

/// A loop with this body, in a function with a vector `v`.
std::string loopWith(const std::string &body, const std::string &before = "", const std::string &clauses = "") {
  return before + "\nvoid f(std::vector<double> &v, std::vector<double> &w) {\n#pragma omp parallel for " + clauses +
         "\n  for (int i = 0; i < 9; i++) { " + body + " }\n}\n";
}

bool isOnGpu(const std::string &text) {
  const OpenMpSource source = sourceOf(text);
  return source.plan.regions.at(0).isOnGpu();
}

TEST(Vectors, AreReadAndWrittenThroughPointers) {
  const std::string text = cudaOf(loopWith("v[i] = w[i] + v.size() + w.front() + w.back() + v.empty();"));
  EXPECT_THAT(text, HasSubstr("{ v_data[i] = w_data[i] + v_size + w_data[0] + w_data[w_size - 1] + (v_size == 0); }"));
  EXPECT_THAT(text, HasSubstr("  auto *v_data = gpu::elementsOf(v);\n  std::size_t v_size = v.size();\n"));
  EXPECT_THAT(text, HasSubstr("operator delete(void *memory) noexcept {"));
  // Whether deletion is seen is asked once, for all threads.
  EXPECT_THAT(text, Not(HasSubstr("thread_local void")));
  // nvcc takes operators of the program for code of the GPU, which has no exceptions.
  EXPECT_THAT(text, HasSubstr("#ifndef __CUDA_ARCH__\n__attribute__((weak)) void *operator new(size_t bytes) {"));
}

/// `exchange` is called between two loops of a region, which have the vectors of `a` and `b`.
bool hasPointersBeside(const std::string &exchange, const std::string &call) {
  const std::string text = cudaOf("struct Grid { std::vector<double> v; int n; };\nGrid a, b;\n" + exchange +
                                  "\nvoid f() {\n#pragma omp parallel\n  {\n"
                                  "#pragma omp for\n    for (int i = 0; i < 9; i++) a.v[i] = b.v[i];\n"
                                  "#pragma omp single\n    " +
                                  call + ";\n#pragma omp for\n    for (int i = 0; i < 9; i++) b.v[i] = 1;\n  }\n}\n");
  return text.find("a_v_data") != std::string::npos;
}

TEST(Vectors, StayWhereObjectsThatHoldThemAreExchangedMovedOrReached) {
  EXPECT_TRUE(hasPointersBeside("void other() {}", "other()"));
  EXPECT_TRUE(hasPointersBeside("void other() { std::vector<double> c(3); c.size(); }", "other()"));
  EXPECT_FALSE(hasPointersBeside("void other() { std::swap(a, b); }", "other()"));
  EXPECT_FALSE(hasPointersBeside("void other(Grid &x, Grid &y) { std::swap(x, y); }", "other(a, b)"));
  EXPECT_FALSE(hasPointersBeside("void other() { Grid c = std::move(a); }", "other()"));
  EXPECT_FALSE(
      hasPointersBeside("Grid &&own(Grid &x) { return (Grid &&)x; }\nvoid other() { Grid c = own(a); }", "other()"));
  EXPECT_FALSE(hasPointersBeside("void other() { a = b; }", "other()"));
  EXPECT_FALSE(
      hasPointersBeside("std::pair<Grid, int> p;\nvoid other() { std::pair<Grid, int> q; p.swap(q); }", "other()"));
  EXPECT_FALSE(hasPointersBeside("void other() { std::vector<double> *p = &a.v; p->resize(3); }", "other()"));
}

TEST(Vectors, ReasonsKeepTheLinesOfTheFile) {
  const OpenMpSource source = sourceOf(loopWith("v[i] = 1;") + "namespace other {\n" +
                                       loopWith("v[i] = strange(i);", "int strange(int);") + "}\n");
  // The second directive, behind a block that has two more lines in the text.
  const auto &reasons = source.plan.regions.at(1).reasons;
  ASSERT_THAT(reasons, Not(IsEmpty()));
  const auto begin = source.program->text.begin();
  const auto line = static_cast<std::uint32_t>(1 + std::count(begin, begin + reasons.front().span->begin, '\n'));
  EXPECT_EQ(source.program->placeOf(line).line, 12U);
}

TEST(Vectors, MembersOfObjects) {
  const std::string structs = "struct Mesh { std::vector<float> x; int n; };\nMesh mesh;\n";
  EXPECT_THAT(cudaOf(loopWith("mesh.x[i] = i;", structs)), HasSubstr("auto *mesh_x_data = gpu::elementsOf(mesh.x);"));
  EXPECT_THAT(cudaOf("struct S {\n  std::vector<int> a;\n  void f() {\n#pragma omp parallel for\n"
                     "    for (int i = 0; i < 9; i++) a[i] = i;\n  }\n};\nint main() { S s; s.f(); }\n"),
              HasSubstr("auto *a_data = gpu::elementsOf(a);"));
}

/// Two loops over the vectors of what a pointer leads to, with code before and between them.
std::string throughPointer(const std::string &type, const std::string &declared, const std::string &between = "",
                           const std::string &loop = "p->v[i] = p->k;") {
  return cudaOf("struct S { std::vector<int> v; int k; };\nvoid g(S *&);\nS *next();\nvoid f(" + type + ") {\n  " +
                declared + "\n#pragma omp parallel for\n  for (int i = 0; i < (int)p->v.size(); i++) { " + loop +
                " }\n" + between + "\n}\n");
}

TEST(Vectors, BehindPointersThatKeepTheirValue) {
  EXPECT_THAT(throughPointer("S *p", ""),
              HasSubstr("  auto *p_v_data = p != nullptr ? gpu::elementsOf(p->v) : nullptr;\n"
                        "  std::size_t p_v_size = p != nullptr ? p->v.size() : 0;\n"
                        "  const int p_k = p != nullptr ? p->k : 0;\n"));
  EXPECT_THAT(throughPointer("S &s", "S *p = &s;", "  p = next();"), HasSubstr("p_v_data[i] = p_k;"));
  // Without a first value it may lead anywhere, and so it may where others can change it.
  EXPECT_THAT(throughPointer("int n", "S *p; if (n > 3) p = next();"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *p", "", "  g(p);"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *p", "", "  S **q = &p;"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *p", "auto move = [&] { p = next(); };"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *p", "auto move = [&q = p] { q = next(); };"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *p", "delete p;"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *p", "", "", "p->v[i] = 1; p = nullptr;"), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(throughPointer("S *&p", ""), Not(HasSubstr("p_v_data")));
  EXPECT_THAT(loopWithPointer("(*p)[i] = (int)p->size();"), HasSubstr("{ p_data[i] = (int)p_size; }"));
}

/// A number beside a vector is copied where nothing changes it meanwhile.
TEST(Vectors, NumbersOfObjectsThatHoldThem) {
  const auto text = [](const std::string &body, const std::string &before = "") {
    return cudaOf("struct Part { int n; };\nstruct Grid { std::vector<int> v; int k; Part p; };\nGrid grid;\n" +
                  before + "\nvoid f() {\n#pragma omp parallel for\n  for (int i = 0; i < 9; i++) { " + body +
                  " }\n}\n");
  };
  EXPECT_THAT(text("grid.v[i] = grid.k;"), HasSubstr("  const int grid_k = grid.k;\n"));
  EXPECT_THAT(text("grid.v[i] = grid.k++;"), Not(HasSubstr("grid_k")));
  EXPECT_THAT(text("grid.v[i] = grid.p.n;"), HasSubstr("  const int grid_p_n = grid.p.n;\n"));
  EXPECT_THAT(text("grid.v[i] = grid.p.n; put();", "void put() { grid.p = Part{3}; }"), Not(HasSubstr("grid_p_n")));
  EXPECT_THAT(text("grid.v[i] = grid.p.n;", "Part &q = grid.p;"), Not(HasSubstr("grid_p_n")));
  EXPECT_THAT(text("grid.v[i] = grid.k; put();", "void put() { grid.k = 3; }"), Not(HasSubstr("grid_k")));
  EXPECT_THAT(text("grid.v[i] = grid.k;", "int *q = &grid.k;"), Not(HasSubstr("grid_k")));
  EXPECT_THAT(text("grid.v[i] = grid.k;", "int &q = grid.k;"), Not(HasSubstr("grid_k")));
}

TEST(Vectors, LoopsOverElementsCount) {
  const auto loop = [](const std::string &head, const std::string &body) {
    return cudaOf("double t[7];\nstd::array<double, 5> g;\nvoid f(std::vector<double> &v, std::vector<double> &w) {\n"
                  "#pragma omp parallel for\n  for (" +
                  head + ") " + body + "\n}\n");
  };
  EXPECT_THAT(loop("double &x : v", "x += 1;"),
              HasSubstr("for (std::size_t x_at = 0; x_at < v_size; x_at++) { double &x = v_data[x_at]; x += 1; }"));
  EXPECT_THAT(loop("auto &x : v", "{ x += 1; }"), HasSubstr("x_at++) { auto &x = v_data[x_at]; x += 1; }"));
  EXPECT_THAT(loop("double &x : t", "x += 1;"), HasSubstr("gpu::trips(0, 7, 1);"));
  EXPECT_THAT(loop("double &x : g", "x += 1;"), HasSubstr("{ double &x = g[x_at]; x += 1; }"));
  // Of one in the body the compiler makes a loop; of one over a vector nothing that a GPU has.
  EXPECT_THAT(loop("double &x : v", "for (double y : t) x += y;"),
              HasSubstr("{ double &x = v_data[x_at]; for (double y : t) x += y; }"));
  EXPECT_THAT(loop("double &x : v", "for (double y : w) x += y;"),
              HasSubstr("{ double &x = v_data[x_at]; for (std::size_t y_at = 0; y_at < w_size; y_at++) "
                        "{ double y = w_data[y_at]; x += y; } }"));
}

TEST(Vectors, StandardArraysArePlainData) {
  EXPECT_TRUE(isOnGpu(loopWith("std::array<double, 3> t{v[i], 1, 2}; v[i] = t[1] + t.back() + t.size();")));
  EXPECT_TRUE(
      isOnGpu(loopWith("v[i] = sum(c[i]); c[i][1] = v[i]; for (double &x : c[i]) x = 1;",
                       "std::array<double, 3> c[9];\ndouble sum(const std::array<double, 3> &x) { double s = 0; "
                       "for (double y : x) s += y; return s + x[0]; }")));
  // It throws, and a pointer in one leads to memory of the CPU.
  EXPECT_FALSE(isOnGpu(loopWith("std::array<double, 3> t{v[i], 1, 2}; v[i] = t.at(1);")));
  EXPECT_FALSE(isOnGpu(loopWith("for (double *x : g) v[i] += *x;", "std::array<double *, 3> g;")));
}

/// The first reason of a loop with this body.
std::string whyNot(const std::string &body, const std::string &before = "") {
  const OpenMpSource source = sourceOf(loopWith(body, before));
  const auto &reasons = source.plan.regions.at(0).reasons;
  return reasons.empty() ? std::string() : nameOf(reasons.front().id) + ": " + reasons.front().arguments.at(0);
}

TEST(Vectors, OneReasonSaysWhyTheyStay) {
  EXPECT_EQ(whyNot("r[i][0] = i;", "std::vector<std::vector<int>> r;"), "vector-of-memory: r");
  EXPECT_EQ(whyNot("for (auto &row : r) row[0] = i;", "std::vector<std::vector<int>> r;"), "vector-of-memory: r");
  EXPECT_EQ(whyNot("b[i] = true;", "std::vector<bool> b;"), "vector-of-bits: b");
  EXPECT_EQ(whyNot("v.push_back(i);"), "vector-as-object: v.push_back(i)");
  EXPECT_EQ(whyNot("v[i] = grow(i);", "std::vector<double> g;\nint grow(int i) { g.resize(i); return i; }"),
            "vector-changes: resize()");
  EXPECT_EQ(sourceOf(loopWith("v.push_back(i);")).plan.regions.at(0).reasons.size(), 1U);
}

TEST(Vectors, ClausesNameWhatTheRegionHas) {
  EXPECT_THAT(cudaOf(loopWith("v[i] = v.size();", "", "default(none) shared(v)")),
              HasSubstr("default(none) shared(v_data, v_size)"));
  EXPECT_THAT(cudaOf("struct Mesh { std::vector<int> x; int n; };\nvoid f(Mesh &m) {\n"
                     "#pragma omp parallel for default(none) shared(m)\n"
                     "  for (int i = 0; i < 9; i++) m.x[i] = m.n;\n}\n"),
              HasSubstr("default(none) shared(m) shared(m_x_data, m_n)"));
  EXPECT_TRUE(isOnGpu("void f(std::vector<int> &v) {\n#pragma omp target teams distribute parallel for map(tofrom: v)\n"
                      "  for (int i = 0; i < 9; i++) v[i] = i;\n}\n"));
  // Each thread has a vector of its own.
  EXPECT_FALSE(isOnGpu(loopWith("v[i] = 1;", "", "firstprivate(v)")));
}

TEST(Vectors, ThatMayGetOtherMemoryInTheRegionStay) {
  EXPECT_FALSE(isOnGpu(loopWith("v[i] = 1; w.push_back(i);")));
  const std::string grow = "std::vector<double> g;\nint grow(int i) { if (i == 8) g.resize(99); return i; }\n";
  for (const char *body : {"g[i] = grow(i);", "v[i] = grow(i);"}) {
    const std::string text = cudaOf(loopWith(body, grow));
    EXPECT_THAT(text, Not(HasSubstr("_data"))) << body;
    EXPECT_FALSE(isOnGpu(loopWith(body, grow))) << body;
  }
  EXPECT_THAT(cudaOf(loopWith("v[i] = later(i);", "int later(int);")), Not(HasSubstr("v_data")));
  EXPECT_THAT(cudaOf(loopWith("v[i] = h(i);", "extern int (*h)(int);")), Not(HasSubstr("v_data")));
}

TEST(Vectors, WhoseElementsAreNoPlainDataStay) {
  EXPECT_FALSE(isOnGpu(loopWith("r[i][0] = i;", "std::vector<std::vector<int>> r;")));
  EXPECT_FALSE(isOnGpu(loopWith("b[i] = true;", "std::vector<bool> b;")));
  EXPECT_FALSE(isOnGpu(loopWith("std::vector<int> own(3); own[0] = i; v[i] = own[0];")));
}

TEST(Vectors, NamesAreNew) {
  EXPECT_THAT(cudaOf(loopWith("v[i] = v_data;", "int v_data = 3;")), HasSubstr("v_data2[i] = v_data;"));
}

/// With them, nothing says when a vector gives its memory back.
TEST(Vectors, OfProgramsWithTheirOwnDeleteAreNotFollowed) {
  const std::string text = cudaOf(loopWith("v[i] = 1;", "void operator delete(void *) noexcept {}"));
  EXPECT_THAT(text, Not(HasSubstr("elementsOf")));
  EXPECT_THAT(text, HasSubstr("auto *v_data = v.data();"));
}

/// Memory stays on the GPU while vectors exchange it; an iterator may read it.
TEST(Vectors, WhatTheCpuDoesWithThem) {
  const auto between = [](const std::string &code) {
    return cudaOf("#include <cstdio>\nint main() {\n  std::vector<double> a(9), b(9);\n  auto it = a.begin();\n"
                  "  for (int t = 0; t < 3; t++) {\n#pragma omp parallel for\n"
                  "    for (int i = 0; i < 9; i++) a[i] = b[i] + 1;\n    " +
                  code + "\n  }\n}\n");
  };
  for (const char *code : {"std::swap(a, b);", "a.swap(b);", "std::printf(\"%zu\", a.size());"})
    EXPECT_THAT(between(code), Not(HasSubstr(std::string("gpu::cpuChangesAll();\n    ") + code))) << code;
  for (const char *code : {"std::printf(\"%g\", *it);", "std::fill(it, it + 3, 1.0);", "b = a;", "a.push_back(1);"})
    EXPECT_THAT(between(code), HasSubstr(std::string("gpu::cpuChangesAll();\n    ") + code)) << code;
  EXPECT_THAT(between("auto end = it; std::fill(it, end, 1.0);"), HasSubstr("gpu::cpuChangesAll();\n    auto end"));
}

} // namespace
} // namespace warpgrain::tests
