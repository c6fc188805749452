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
constexpr const char *library = "#include <vector>\n#include <utility>\n";

OpenMpSource sourceOf(const std::string &text) {
  return OpenMpSource(library + text, "program.cpp");
}

std::string cudaOf(const std::string &text) {
  OpenMpSource source = sourceOf(text);
  openmp::planTransfers(*source.program, source.plan, openmp::TransferMode::resident, false);
  const auto cuda = openmp::cudaText(*source.program, source.plan);
  return cuda ? cuda->text : cuda.error().message;
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

TEST(Vectors, ClausesNameWhatTheRegionHas) {
  EXPECT_THAT(cudaOf(loopWith("v[i] = v.size();", "", "default(none) shared(v)")),
              HasSubstr("default(none) shared(v_data, v_size)"));
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
