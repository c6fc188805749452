// SPDX-License-Identifier: Apache-2.0
//
// Regions in methods, and methods that kernels call.
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

std::string cudaOf(const std::string &text) {
  const OpenMpSource source(text, "program.cpp");
  const auto cuda = openmp::cudaText(*source.program, source.plan);
  return cuda ? cuda->text : cuda.error().message;
}

/// A class whose method has a loop with this body.
std::string methodWith(const std::string &body, const std::string &before = "", const std::string &inFunction = "") {
  return before +
         "\nclass S {\n  enum { N = 4 };\n  static const int M = 3;\n  typedef int number;\n  int n, *p, a[9];\n"
         "  int other(int i) { return i; }\n  static int two(int i) { return 2 * i; }\n"
         "public:\n  void f(int *q) {\n" +
         inFunction + "#pragma omp parallel for\n    for (int i = 0; i < n; i++) { " + body + " }\n  }\n};\n";
}

std::vector<std::string> reasonsOf(const std::string &body, const std::string &before = "",
                                   const std::string &inFunction = "") {
  return OpenMpSource(methodWith(body, before, inFunction), "program.cpp").reasons();
}

TEST(Members, OfTheObjectAreVariablesOfTheKernel) {
  EXPECT_THAT(reasonsOf("p[i] = a[i] + n;"), IsEmpty());
  EXPECT_THAT(reasonsOf("this->p[i] = this->a[i] + this->n;"), IsEmpty());
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic\nthis->n += i;"), IsEmpty());
  const std::string text = cudaOf(methodWith("this->p[i] = a[i] + this->n;"));
  EXPECT_THAT(text, HasSubstr("{ p[i] = a[i] + n; }\n"));
  EXPECT_THAT(text, HasSubstr("gpu_region.uses(a, sizeof(a), gpu::in);"));
  // Before the class, in which no kernel can stand.
  EXPECT_LT(text.find("static __global__ void f_kernel0("), text.find("class S {"));
}

TEST(Members, TheKernelHasCopiesOfThem) {
  EXPECT_THAT(cudaOf(methodWith("q[i] = n;")), HasSubstr("gpu_region.apart(q, this);"));
  EXPECT_THAT(cudaOf(methodWith("p[i] = 1;")), HasSubstr("gpu_region.apart(p, this);"));
  EXPECT_THAT(cudaOf(methodWith("a[i] = q[i];")), Not(HasSubstr("apart(q")));
}

TEST(Members, NamesThatMeanSomethingElseOutsideOfTheClass) {
  EXPECT_THAT(reasonsOf("p[i] = N;"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasonsOf("p[i] = M;"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasonsOf("p[i] = two(i);"), Contains("statement-not-translated"));
  EXPECT_THAT(reasonsOf("number k = i; p[i] = k;"), Contains("statement-not-translated"));
  EXPECT_THAT(reasonsOf("p[i] = (number)i;"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasonsOf("p[i] = other(i);"), Contains("statement-not-translated"));
}

TEST(Members, ThatOtherVariablesHide) {
  EXPECT_THAT(reasonsOf("this->p[i] = p[i];", "", "    int *p = q;\n"), ElementsAre("member-is-hidden"));
  EXPECT_THAT(reasonsOf("p[i] = ::n + n;", "int n;"), ElementsAre("member-is-hidden"));
}

/// A kernel has constants of them: other ones would not be given to it, and call other methods.
TEST(Members, OfObjectsThatTheMethodMayNotChange) {
  const auto kernelOf = [](const std::string &method) {
    return cudaOf("struct K {\n  int v;\n  int get() { return v; }\n  int get() const { return -v; }\n};\n"
                  "struct S {\n  K k;\n  int w[9];\n  void f(int *q) " +
                  method +
                  " {\n#pragma omp parallel for\n    for (int i = 0; i < 9; i++) q[i] = k.get() + w[i];\n  }\n};\n");
  };
  EXPECT_THAT(kernelOf(""), HasSubstr("(long long gpu_trips, K *gpu_k, int *w, int *q)"));
  EXPECT_THAT(kernelOf("const"), HasSubstr("(long long gpu_trips, const K k, const int *w, int *q)"));
}

/// What may change all the same is no constant.
TEST(Members, MutableOfConstantObjects) {
  EXPECT_THAT(cudaOf("struct S {\n  mutable int w[9];\n  void f() const {\n#pragma omp parallel for\n"
                     "    for (int i = 0; i < 9; i++) w[i] = i;\n  }\n};\n"),
              HasSubstr("(long long gpu_trips, int *w)"));
}

TEST(Members, PlacesWithoutRoomForAKernel) {
  EXPECT_THAT(OpenMpSource("typedef struct {\n  int a[9];\n  void f() {\n#pragma omp parallel for\n"
                           "    for (int i = 0; i < 9; i++) a[i] = i;\n  }\n} S;\n",
                           "program.cpp")
                  .reasons(),
              ElementsAre("function-not-plain"));
  // The kernel would see other names.
  EXPECT_THAT(OpenMpSource("int a[9];\nint g(int i) { return i; }\nnamespace N {\nint g(int i) { return 2 * i; }\n"
                           "void f();\n}\nvoid N::f() {\n#pragma omp parallel for\n"
                           "  for (int i = 0; i < 9; i++) a[i] = g(i);\n}\n",
                           "program.cpp")
                  .reasons(),
              ElementsAre("function-not-plain"));
}

TEST(Members, MethodsOfObjectsThatPointersLeadTo) {
  const std::string type =
      "struct T {\n  int x;\n  void add(int k) { x += k; }\n  int get() const { return this->x; }\n"
      "  int y;\n};\n";
  const auto kernelOf = [&](const std::string &body) {
    return cudaOf(type + "void f(T *t, int *q, int n) {\n#pragma omp parallel for\n  for (int i = 0; i < n; i++) { " +
                  body + " }\n}\n");
  };
  EXPECT_THAT(kernelOf("t[i].add(i);"), HasSubstr("gpu_region.uses(t, gpu::inOut);"));
  EXPECT_THAT(kernelOf("(t + i)->add(i);"), HasSubstr("gpu_region.uses(t, gpu::inOut);"));
  EXPECT_THAT(kernelOf("q[i] = (t + i)->get();"), HasSubstr("gpu_region.uses(t, gpu::in);"));
  EXPECT_THAT(kernelOf("t[i].add(i);"), HasSubstr("  __host__ __device__ void add(int k) { x += k; }"));
  const OpenMpSource pointer("struct T {\n  int *x;\n  int get() const { return x[0]; }\n};\n"
                             "void f(T *t, int *q) {\n#pragma omp parallel for\n"
                             "  for (int i = 0; i < 9; i++) q[i] = t[i].get();\n}\n",
                             "program.cpp");
  EXPECT_THAT(pointer.reasons(), Contains("leads-to-pointers"));
}

} // namespace
} // namespace warpgrain::tests
