// SPDX-License-Identifier: Apache-2.0
//
// What becomes a kernel, and why the rest stays on the CPU.
#include "core/base/LineIndex.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// A loop of a function in which these are declared.
std::string loopWith(const std::string &body, const std::string &clauses = "", const std::string &before = "") {
  return "#include <stdio.h>\n#include <stdlib.h>\n#include <math.h>\nint n, a[100], b[100]; double x[100];\n" +
         before +
         "\nvoid f(double *p, double **rows, volatile int *v) {\n  int i, j = 0, s = 0, t = 0;\n"
         "#pragma omp parallel for " +
         clauses + "\n  for (i = 0; i < n; i++) {\n" + body + "\n  }\n  a[0] += s + t + j;\n}\n";
}

std::vector<std::string> reasonsOf(const std::string &body, const std::string &clauses = "",
                                   const std::string &before = "") {
  return OpenMpSource(loopWith(body, clauses, before)).reasons();
}

TEST(Plan, PlainLoopsBecomeKernels) {
  EXPECT_THAT(reasonsOf("a[i] = b[i];"), IsEmpty());
  EXPECT_THAT(reasonsOf("x[i] = sqrt(x[i]);"), IsEmpty());
  EXPECT_THAT(reasonsOf("p[i] = 2 * x[i];"), IsEmpty());
  EXPECT_THAT(reasonsOf("s += a[i];", "reduction(+ : s)"), IsEmpty());
  EXPECT_THAT(reasonsOf("t = a[i]; b[i] = t;", "private(t)"), IsEmpty());
  EXPECT_THAT(reasonsOf("double *q = p + i; *q = 1;"), IsEmpty());
}

TEST(Plan, CallsThatAGpuDoesNotHave) {
  EXPECT_THAT(reasonsOf("printf(\"%d\", i);"), ElementsAre("call-is-of-system"));
  EXPECT_THAT(reasonsOf("a[i] = rand();"), ElementsAre("call-is-of-system"));
  EXPECT_THAT(reasonsOf("a[i] = other(i);", "", "int other(int);"), ElementsAre("call-is-unknown"));
  EXPECT_THAT(reasonsOf("a[i] = own(i);", "", "int own(int k) { return k ? own(k - 1) : 0; }"),
              ElementsAre("call-is-recursive"));
  EXPECT_THAT(reasonsOf("a[i] = own(i);", "", "int own(int k) { return k * 2; }"), IsEmpty());
  EXPECT_THAT(reasonsOf("a[i] = choose(i);", "", "int (*choose)(int);"), Contains("call-is-indirect"));
}

/// A kernel gives its functions the variables of file scope that they name.
TEST(Plan, FunctionsUseVariablesOfFileScope) {
  const auto reasons = [](const std::string &before, const std::string &clauses = "",
                          const std::string &body = "a[i] = own(i);") { return reasonsOf(body, clauses, before); };
  EXPECT_THAT(reasons("int own(int k) { return n + k + b[k]; }"), IsEmpty());
  EXPECT_THAT(reasons("int *q;\nint own(int k) { return q[k] + *q; }"), IsEmpty());
  EXPECT_THAT(reasons("int own(int k) { b[k] = k;\n#pragma omp atomic\n  n += k;\n  return k; }"), IsEmpty());
  EXPECT_THAT(reasons("struct S { int v; } z;\nint own(int k) { return z.v + k; }"), IsEmpty());
  // The function has the variable of file scope, and the region another one or a part of it.
  for (const char *clause : {"private(w)", "firstprivate(w)", "reduction(+ : w)", "lastprivate(w)"})
    EXPECT_THAT(reasons("int w;\nint own(int k) { return w + k; }", clause, "a[i] = own(i); w += i;"),
                Contains("callee-uses-variable"))
        << clause;
  // Text of a macro is not changed, and on the GPU a pointer has no address.
  EXPECT_THAT(reasons("#define NEXT (n + 1)\nint own(int k) { return NEXT + k; }"),
              ElementsAre("callee-uses-variable"));
  EXPECT_THAT(reasons("int *q;\nint own(int k) { int **r = &q; return **r; }"), Contains("callee-uses-variable"));
  EXPECT_THAT(reasons("int *q;\nint own(int k) { q++; return k; }"), Contains("callee-uses-variable"));
  EXPECT_THAT(reasons("int w;\n#pragma omp threadprivate(w)\nint own(int k) { return w + k; }"),
              ElementsAre("callee-uses-variable"));
  EXPECT_THAT(reasons("extern int z[];\nint own(int k) { return z[k]; }"), ElementsAre("callee-uses-variable"));
  EXPECT_THAT(reasons("int **rows;\nint own(int k) { return rows[k] != 0; }"), Contains("leads-to-pointers"));
  // The launch finds it by its plain name.
  const auto called = [](const std::string &name) {
    return OpenMpSource("int n, a[9];\nnamespace far { int k; }\nnamespace { int m; }\nstruct S { static int s; };\n"
                        "int own(int i) { return " +
                            name + " + i; }\nvoid f() {\n#pragma omp parallel for\n" +
                            "  for (int i = 0; i < 9; i++) a[i] = own(i);\n}\n",
                        "program.cpp")
        .reasons();
  };
  EXPECT_THAT(called("::n"), IsEmpty());
  EXPECT_THAT(called("m"), IsEmpty());
  EXPECT_THAT(called("far::k"), ElementsAre("callee-uses-variable"));
  EXPECT_THAT(called("S::s"), ElementsAre("callee-uses-variable"));
  // What the section updates, the function may read.
  EXPECT_THAT(reasons("int own(int k) { return n + k; }", "", "\n#pragma omp critical\n  s += own(i);\n"),
              Contains("callee-uses-variable"));
}

/// Kernels take what references lead to by value, where they only read it.
TEST(Plan, ReferencesToPlainData) {
  const auto reasons = [](const std::string &parameter, const std::string &body, const std::string &clauses = "") {
    return OpenMpSource(
               "struct Limits { int low, high; };\nstruct Node { int low; Node *next; };\nint a[100];\nvoid f(" +
                   parameter + ") {\n#pragma omp parallel for " + clauses + "\n  for (int i = 0; i < 100; i++) { " +
                   body + " }\n}\n",
               "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("const Limits &x", "a[i] = x.low + i;"), IsEmpty());
  EXPECT_THAT(reasons("Limits &x", "a[i] = x.low + i;"), IsEmpty());
  EXPECT_THAT(reasons("const int &x", "a[i] = x + i;"), IsEmpty());
  EXPECT_THAT(reasons("int &x", "x += a[i];", "reduction(+ : x)"), IsEmpty());
  EXPECT_THAT(reasons("int &x", "x = a[i];"), Contains("type-not-translated"));
  EXPECT_THAT(reasons("Limits &x", "x.low = a[i];"), Contains("type-not-translated"));
  EXPECT_THAT(reasons("const Node &x", "a[i] = x.low;"), Contains("type-not-translated"));
  EXPECT_THAT(reasons("const int (&x)[100]", "a[i] = x[i];"), Contains("type-not-translated"));
}

TEST(Plan, CountersThatAreUnequalToTheirBound) {
  const auto reasons = [](const std::string &head, const std::string &inner = "") {
    return OpenMpSource("int a[100];\nvoid f(int n) {\n#pragma omp parallel for\n  for (" + head + ") " + inner +
                        " a[i] = 1;\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("int i = 0; i != n; i++"), IsEmpty());
  EXPECT_THAT(reasons("int i = n; 0 != i; --i"), IsEmpty());
}

TEST(Plan, NumbersThatAGpuDoesNotHave) {
  for (const char *type : {"long double", "_Float16", "__bf16", "__float128", "_Complex double"})
    EXPECT_THAT(reasonsOf("h[i] = h[i] + h[i + 1];", "", std::string(type) + " h[100];"),
                Contains("statement-not-translated"))
        << type;
}

TEST(Plan, PointersThatAGpuCannotFollow) {
  EXPECT_THAT(reasonsOf("rows[i][0] = 1;"), Contains("pointer-loaded"));
  EXPECT_THAT(reasonsOf("rows[i] = p;"), Contains("pointer-stored"));
  EXPECT_THAT(reasonsOf("v[i] = 1;"), Contains("is-volatile"));
  EXPECT_THAT(reasonsOf("p++;"), Contains("pointer-changes"));
  EXPECT_THAT(reasonsOf("((double *)(size_t)4096)[i] = 1;"), Contains("pointer-unknown"));
}

TEST(Plan, PrivateValuesThatDependOnTheSchedule) {
  EXPECT_THAT(reasonsOf("a[i] = t; t = i;", "firstprivate(t)"), ElementsAre("private-carried"));
  EXPECT_THAT(reasonsOf("if (b[i]) t = 1; a[i] = t;", "firstprivate(t)"), ElementsAre("private-carried"));
  EXPECT_THAT(reasonsOf("if (b[i]) t = 1; a[i] = t;", "private(t) schedule(static, 2)"),
              ElementsAre("private-carried"));
  // In a thread's first iteration the variable has no value; programs rely on that of the one before all the same.
  EXPECT_THAT(reasonsOf("if (b[i]) t = 1; a[i] = t;", "private(t)"), ElementsAre("private-carried"));
  EXPECT_THAT(reasonsOf("t += i; a[i] = t;", "private(t)"), ElementsAre("private-carried"));
  EXPECT_THAT(reasonsOf("if (b[i]) t = 1; else t = 2; a[i] = t;", "private(t)"), IsEmpty());
  EXPECT_THAT(reasonsOf("for (j = 0; j < 3; j++) a[i] += j;", "private(j)"), IsEmpty());
  EXPECT_THAT(reasonsOf("t = i;", "lastprivate(t)"), IsEmpty());
  EXPECT_THAT(reasonsOf("if (b[i]) continue; t = i;", "lastprivate(t)"), Contains("last-private-counter"));
}

TEST(Plan, PrivateValueBehindALoop) {
  const OpenMpSource source(R"(
int a[9], b[9];
void f(void) {
  int t;
#pragma omp parallel private(t)
  {
#pragma omp for
    for (int i = 0; i < 9; i++) { t = i; a[i] = t; }
#pragma omp for
    for (int i = 0; i < 9; i++) b[i] = t;
  }
}
)");
  EXPECT_THAT(source.reasons(), ElementsAre("private-flows-on"));
}

TEST(Plan, ThreadNumbersKeepARegionOnTheCpu) {
  const OpenMpSource source(R"(
#include <omp.h>
int a[9];
void f(void) {
#pragma omp parallel
  {
    int me = omp_get_thread_num();
#pragma omp for
    for (int i = 0; i < 9; i++) a[i] = me;
  }
}
)");
  EXPECT_THAT(source.reasons(), ElementsAre("depends-on-threads"));
}

TEST(Plan, GtF6CriticalIsAReductionOrStaysOnTheCpu) {
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ s += a[i]; }"), IsEmpty());
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ for (j = 0; j < 3; j++) b[j] += a[i]; }", "private(j)"), IsEmpty());
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ s += a[i]; t = s; }"), ElementsAre("critical-no-reduction"));
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ s += a[i]; s *= 2; }"), ElementsAre("critical-no-reduction"));
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ s += s * a[i]; }"), ElementsAre("critical-no-reduction"));
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ if (a[i] > s) s = a[i]; }"), ElementsAre("critical-no-reduction"));
}

TEST(Plan, CriticalSectionsThatReadWhatTheyUpdateStayOnTheCpu) {
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ s += a[i]; t += s; }"), ElementsAre("critical-no-reduction"));
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ b[b[0]] += 1; }"), ElementsAre("critical-no-reduction"));
  EXPECT_THAT(reasonsOf("double *q = p + 1;\n#pragma omp critical\n{ p[0] += q[0]; }"),
              ElementsAre("critical-no-reduction"));
  EXPECT_THAT(reasonsOf("\n#pragma omp critical\n{ s = a[i] + s; t += b[i]; }"), IsEmpty());
}

TEST(Plan, PointersOfACriticalSectionAreComparedWhenTheProgramRuns) {
  const auto apart = [](const std::string &update) {
    const OpenMpSource source("int own[9];\nvoid f(int *h, int *g, int *k) {\n#pragma omp parallel for\n"
                              "  for (int i = 0; i < 9; i++) {\n#pragma omp critical\n    { " +
                              update + " }\n  }\n}\n");
    std::vector<std::string> out;
    for (const openmp::Kernel &kernel : source.region().kernels)
      for (const openmp::Overlap &pair : kernel.apart)
        out.push_back((*source.program)[pair.updated].name + " " + (*source.program)[pair.read].name);
    return out;
  };
  EXPECT_THAT(apart("h[0] += 1; h[1] += g[0];"), ElementsAre("h g"));
  EXPECT_THAT(apart("h[0] += 1; k[g[i]] += own[i];"), UnorderedElementsAre("h g", "k g", "h own", "k own"));
  EXPECT_THAT(apart("own[0] += g[i];"), ElementsAre("own g"));
  EXPECT_THAT(apart("own[0] += i;"), IsEmpty());
}

TEST(Plan, TypesAndConstantsOfAFunctionStayThere) {
  const auto reasons = [](const std::string &body) {
    return OpenMpSource("typedef int real;\nint a[9];\nvoid f(void) {\n  typedef double real;\n"
                        "  struct pair { int x, y; };\n  enum { K = 7 };\n  real outer = 1;\n  (void)outer;\n"
                        "#pragma omp parallel for\n  for (int i = 0; i < 9; i++) { " +
                        body + " }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("a[i] = K;"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasons("a[i] = (real)i;"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasons("a[i] = sizeof(real);"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasons("real t = i; a[i] = t;"), Contains("statement-not-translated"));
  EXPECT_THAT(reasons("a[i] = outer;"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasons("a[i] = __builtin_offsetof(struct pair, y);"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasons("__typeof__(outer) t = i; a[i] = t;"), Contains("statement-not-translated"));
  EXPECT_THAT(reasons("a[i] = i;"), IsEmpty());
}

/// A kernel has some variables as references, of which `decltype` makes references, too.
TEST(Plan, TypesOfVariablesAreNotAskedForInKernels) {
  const auto reasons = [](const std::string &body) {
    return OpenMpSource(loopWith(body, "",
                                 "template <typename T> int sizeOf() { return sizeof(T); }\n"
                                 "int own(int k) { decltype(k) t = k; return t; }\n"),
                        "program.cpp")
        .reasons();
  };
  const auto isRefused = ElementsAre("statement-not-translated");
  EXPECT_THAT(reasons("decltype(n) k = n; k += i; a[i] = k; n += 0;"), isRefused);
  EXPECT_THAT(reasons("a[i] = sizeof(decltype(n + 1));"), isRefused);
  EXPECT_THAT(reasons("a[i] = (decltype(n))x[i];"), isRefused);
  EXPECT_THAT(reasons("a[i] = sizeOf<decltype(n)>();"), isRefused);
  EXPECT_THAT(reasons("__typeof__(n) k = i; a[i] = k;"), Contains("statement-not-translated"));
  EXPECT_THAT(reasons("decltype(1.5 + 1) k = i; a[i] = k;"), IsEmpty());
  EXPECT_THAT(reasons("a[i] = own(i);"), IsEmpty());
}

TEST(Plan, ClausesWithEffectsAreEvaluatedOnce) {
  const auto isRefused = ElementsAre("clause-not-translated");
  EXPECT_THAT(reasonsOf("a[i] = 1;", "if (n > 5)"), IsEmpty());
  EXPECT_THAT(reasonsOf("a[i] = 1;", "if (p[0] > 5)"), IsEmpty());
  EXPECT_THAT(reasonsOf("a[i] = 1;", "if (n++ > 5)"), isRefused);
  EXPECT_THAT(reasonsOf("a[i] = 1;", "if (rand() > 5)"), isRefused);
  EXPECT_THAT(reasonsOf("a[i] = 1;", "num_threads(n++)"), isRefused);
  EXPECT_THAT(reasonsOf("a[i] = 1;", "schedule(static, n++)"), isRefused);
}

TEST(Plan, FunctionsInClauses) {
  const std::string functions = "int calls, n, a[100];\nint half(int k) { return k / 2; }\n"
                                "int now(void) { return n; }\nint next(void) { return calls++; }\nint other(void);\n";
  const auto reasons = [&](const std::string &clause) {
    return OpenMpSource(functions + "void f(int *p) {\n#pragma omp parallel for " + clause +
                        "\n  for (int i = 0; i < 100; i++) a[i] = i;\n}\n")
        .reasons();
  };
  const auto isRefused = ElementsAre("clause-not-translated");
  for (const std::string before : {"if (", "num_threads(", "schedule(static, "}) {
    EXPECT_THAT(reasons(before + "half(n))"), IsEmpty());
    EXPECT_THAT(reasons(before + "now() + half(half(9)))"), IsEmpty());
    EXPECT_THAT(reasons(before + "next())"), isRefused);
    EXPECT_THAT(reasons(before + "half(next()))"), isRefused);
    EXPECT_THAT(reasons(before + "other())"), isRefused);
  }
  // The region changes what the condition reads, and asks for it at each launch.
  const auto twice = [&](const std::string &condition) {
    return OpenMpSource(functions + "void f(void) {\n#pragma omp parallel if (" + condition +
                        ")\n  {\n#pragma omp single\n    n = 3;\n#pragma omp for\n"
                        "    for (int i = 0; i < 100; i++) a[i] = i;\n  }\n}\n")
        .reasons();
  };
  EXPECT_THAT(twice("half(9) > 2"), IsEmpty());
  EXPECT_THAT(twice("now() > 2"), isRefused);
  // Several threads evaluate the clauses of an inner region.
  EXPECT_THAT(OpenMpSource(functions + "void g(void) {\n#pragma omp parallel for\n  for (int i = 0; i < 9; i++)\n"
                                       "#pragma omp parallel for num_threads(half(4))\n"
                                       "    for (int j = 0; j < 9; j++) a[9 * i + j] = j;\n}\n")
                  .reasons(),
              ElementsAre("construct-not-translated"));
}

TEST(Plan, ConditionsThatTheRegionMayChange) {
  const auto reasons = [](const std::string &condition, const std::string &before) {
    return OpenMpSource("int n, a[100];\nvoid f(int *p, int k) {\n#pragma omp parallel if (" + condition +
                        ")\n  {\n#pragma omp single\n    " + before +
                        "\n#pragma omp for\n    for (int i = 0; i < 100; i++) a[i] = i;\n  }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("n > 5", "k = 3;"), IsEmpty());
  EXPECT_THAT(reasons("n > 5", "n = 3;"), ElementsAre("clause-not-translated"));
  EXPECT_THAT(reasons("p[0] > 5", "k = 3;"), ElementsAre("clause-not-translated"));
}

TEST(Plan, SectionsAreExecutedOnce) {
  const auto reasons = [](const std::string &sections, const std::string &clauses = "") {
    return OpenMpSource("#include <omp.h>\nint n, a[100];\nvoid f(int k) {\n#pragma omp parallel\n  {\n"
                        "#pragma omp sections " +
                        clauses + "\n    {\n" + sections +
                        "    }\n#pragma omp for\n    for (int i = 0; i < 100; i++) a[i] = i;\n  }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("n = 1;\n"), IsEmpty());
  EXPECT_THAT(reasons("#pragma omp section\n n = 1;\n#pragma omp section\n { if (k) a[0]++; }\n", "nowait"), IsEmpty());
  EXPECT_THAT(reasons("#pragma omp section\n n = omp_get_thread_num();\n"), ElementsAre("depends-on-threads"));
  EXPECT_THAT(reasons("#pragma omp section\n {\n#pragma omp critical\n n++;\n}\n"), ElementsAre("construct-is-nested"));
  EXPECT_THAT(reasons("n = 1;\n", "lastprivate(n)"), ElementsAre("clause-not-translated"));
}

TEST(Plan, ParallelSectionsAreThreadsOfAKernel) {
  const auto reasons = [](const std::string &sections, const std::string &clauses = "") {
    return OpenMpSource("#include <stdio.h>\n#include <omp.h>\nint n, a[100], b[100];\nvoid f(int k) {\n  int t = 3;\n"
                        "#pragma omp parallel sections " +
                        clauses + "\n  {\n" + sections + "  }\n}\n")
        .reasons();
  };
  const std::string other = "#pragma omp section\nb[0] = 2;\n";
  EXPECT_THAT(reasons("a[0] = k;\n" + other), IsEmpty());
  EXPECT_THAT(reasons("#pragma omp section\nfor (int i = 0; i < k; i++) n += a[i];\n" + other, "reduction(+ : n)"),
              IsEmpty());
  EXPECT_THAT(reasons("#pragma omp section\n{ t = k; a[0] = t; }\n" + other, "private(t)"), IsEmpty());
  // A value of another section is not this one's.
  EXPECT_THAT(reasons("#pragma omp section\nt = k;\n#pragma omp section\na[0] = t;\n", "private(t)"),
              ElementsAre("private-carried"));
  EXPECT_THAT(reasons("#pragma omp section\nt++;\n" + other, "firstprivate(t)"), ElementsAre("private-carried"));
  EXPECT_THAT(reasons("#pragma omp section\nt = 4;\n" + other, "lastprivate(t)"), ElementsAre("last-private-counter"));
  EXPECT_THAT(reasons("#pragma omp section\nputs(\"one\");\n" + other), ElementsAre("call-is-of-system"));
  EXPECT_THAT(reasons("#pragma omp section\nn = omp_get_thread_num();\n" + other), ElementsAre("depends-on-threads"));
  EXPECT_THAT(reasons("#pragma omp section\n{\n#pragma omp flush\nn = 1;\n}\n" + other),
              ElementsAre("construct-not-translated"));
  EXPECT_THAT(reasons("#pragma omp section\nn = 1;\n" + other, "num_threads(1)"), ElementsAre("clause-not-translated"));
}

TEST(Plan, FunctionsThatTheThreadsOfARegionExecuteTogether) {
  const OpenMpSource source(R"(
int a[100], b[100];
static void scale(int *x, int f) {
#pragma omp for
  for (int i = 0; i < 100; i++) x[i] *= f;
}
static void both(int f) {
  scale(a, f);
  scale(b, f);
}
void f(void) {
#pragma omp parallel
  {
    scale(a, 2);
    both(3);
#pragma omp for
    for (int i = 0; i < 100; i++) b[i] += a[i];
  }
}
)");
  ASSERT_EQ(source.plan.regions.size(), 2U);
  EXPECT_TRUE(source.region(0).isFunction());
  ASSERT_EQ(source.region(0).kernels.size(), 1U);
  EXPECT_EQ(source.region(0).kernels.front().name, "scale_kernel0");
  EXPECT_THAT(source.reasons(1), IsEmpty());
  EXPECT_TRUE(source.region(1).callsLoops);
  EXPECT_EQ(source.region(1).kernels.size(), 1U);
  EXPECT_THAT(source.plan.left, IsEmpty());
  EXPECT_EQ(source.sharing("f"), "firstprivate: of a function that the region calls");
}

/// Of a region that calls `share(x, k)`, and of a function with a loop.
TEST(Plan, WhatKeepsFunctionsOfRegionsOnTheCpu) {
  const auto reasons = [](const std::string &region, const std::string &clauses = "", const std::string &more = "",
                          const std::string &name = "program.c") {
    const OpenMpSource source("#include <omp.h>\nint a[100], n;\nvoid share(int *x, int k) {\n  int t = k;\n" + more +
                                  "\n#pragma omp for\n  for (int i = 0; i < 100; i++) x[i] += t;\n}\n"
                                  "void f(int k) {\n#pragma omp parallel " +
                                  clauses + "\n  {\n" + region + "\n  }\n}\n",
                              name);
    return source.reasons(source.plan.regions.size() - 1);
  };
  EXPECT_THAT(reasons("share(a, k);"), IsEmpty());
  EXPECT_THAT(reasons("for (int i = 0; i < k; i++) share(a, k + i);"), IsEmpty());
  EXPECT_THAT(reasons("share(a, k);", "", "if (k > 3) return;"), IsEmpty());
  EXPECT_THAT(reasons("share(a, k);", "", "#pragma omp single\nn = 3;"), IsEmpty());
  // Each thread's own.
  EXPECT_THAT(reasons("int own[100] = {0}; share(own, k);"), Contains("private-handed-on"));
  EXPECT_THAT(reasons("int own[100] = {0}; int *p = own; share(p, k);"), Contains("private-handed-on"));
  EXPECT_THAT(reasons("share(&k, k);", "firstprivate(k)"), Contains("private-handed-on"));
  EXPECT_THAT(reasons("share(a, omp_get_thread_num());"), ElementsAre("depends-on-threads"));
  // What the function sees of them is another variable, or the value behind the region.
  EXPECT_THAT(reasons("share(a, 1);\n#pragma omp for\nfor (int i = 0; i < 9; i++) n += i;", "reduction(+ : n)"),
              ElementsAre("reduction-read-outside"));
  EXPECT_THAT(reasons("share(a, 1);", "if (k > 2)"), ElementsAre("clause-not-translated"));
  EXPECT_THAT(reasons("share(a, 1);", "num_threads(1)"), ElementsAre("clause-not-translated"));
  // The function cannot be executed once.
  EXPECT_THAT(reasons("share(a, k);", "", "t += omp_get_thread_num();"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(reasons("share(a, k);", "", "n++;"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(reasons("share(a, k);", "", "#pragma omp critical\nn++;"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(reasons("share(a, k);", "", "#pragma omp parallel\nn = 1;"), ElementsAre("callee-has-directive"));
  // By one of the threads.
  EXPECT_THAT(reasons("#pragma omp for\nfor (int i = 0; i < 9; i++) a[i] = i;\n#pragma omp master\nshare(a, k);"),
              Contains("depends-on-threads"));
  // A value of a kernel, which differs between threads.
  EXPECT_THAT(reasons("int own = 0;\n#pragma omp for\nfor (int i = 0; i < 9; i++) own = i;\nshare(a, own);"),
              ElementsAre("private-flows-on"));
}

TEST(Plan, FunctionsOfRegionsInCxx) {
  const auto reasons = [](const std::string &function, const std::string &call, const std::string &before = "") {
    const OpenMpSource source("int a[100];\n" + function +
                                  " {\n#pragma omp for\n  for (int i = 0; i < 100; i++) x[i]++;\n}\n" + before +
                                  "void f() {\n#pragma omp parallel\n  { " + call + " }\n}\n",
                              "program.cpp");
    return source.reasons(source.plan.regions.size() - 1);
  };
  EXPECT_THAT(reasons("void share(int *x)", "share(a);"), IsEmpty());
  EXPECT_THAT(reasons("void share(int (&x)[100])", "share(a);"), Contains("callee-has-directive"));
  EXPECT_THAT(reasons("struct S { int x[100]; void share(); };\nvoid S::share()", "S s; s.share();"),
              Contains("callee-has-directive"));
}

/// Code that is not read may start threads, which call what it has a pointer to. Mapping memory starts none.
TEST(Plan, FunctionsThatPointersLeadToBesideUnreadDirectives) {
  const auto reasons = [](const std::string &directive) {
    return OpenMpSource(
               "int a[9], b[9];\nvoid g() {\n#pragma omp parallel for\n  for (int i = 0; i < 9; i++) a[i] = i;\n}\n"
               "void (*called)() = g;\nvoid f() {\n  auto l = [] {\n#pragma omp " +
                   directive + "\n    { b[1] = 2; }\n  };\n  l();\n}\n",
               "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("target data map(b)"), IsEmpty());
  EXPECT_THAT(reasons("parallel"), ElementsAre("called-in-parallel"));
}

TEST(Plan, TypesOfAFunction) {
  const auto reasons = [](const std::string &outside, const std::string &inside) {
    return OpenMpSource("int a[100];\nint own(int k) { typedef int T; struct P { T x; } p = {k}; return p.x; }\n"
                        "void f() {\n" +
                            outside + "\n#pragma omp parallel for\n  for (int i = 0; i < 100; i++) {\n" + inside +
                            "\n  }\n}\n",
                        "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("", "using T = int; T x = i; a[i] = (T)x;"), IsEmpty());
  EXPECT_THAT(reasons("", "struct P { int x; } p = {i}; enum { b = 2 }; a[i] = p.x + b;"), IsEmpty());
  EXPECT_THAT(reasons("", "a[i] = own(i);"), IsEmpty());
  // The kernel's text has them not.
  EXPECT_THAT(reasons("using T = int;", "T x = i; a[i] = x;"), Contains("statement-not-translated"));
  EXPECT_THAT(reasons("enum { b = 2 };", "a[i] = b;"), Contains("statement-not-translated"));
  // Its methods are functions of the CPU.
  EXPECT_THAT(reasons("", "struct P { int x; int get() { return x; } } p = {i}; a[i] = p.get();"),
              Contains("statement-not-translated"));
}

TEST(Plan, LoopsOfOneThread) {
  EXPECT_THAT(reasonsOf("a[i] = a[i - 1];", "num_threads(1)"), ElementsAre("clause-not-translated"));
  EXPECT_THAT(reasonsOf("a[i] = 1;", "num_threads(2)"), IsEmpty());
}

TEST(Plan, SizesOfArrays) {
  EXPECT_THAT(reasonsOf("a[i] = sizeof(b) + sizeof b[0];"), IsEmpty());
  EXPECT_THAT(reasonsOf("int t[4]; a[i] = sizeof t;"), IsEmpty());
}

TEST(Plan, CopiesOfArraysThatTheCpuMakes) {
  const auto reasons = [](const std::string &type) {
    return OpenMpSource(
               "#include <string>\nvoid f(" + type + " *out, int n) {\n  " + type +
                   " t[4];\n#pragma omp parallel firstprivate(t)\n  {\n    " + type +
                   " first = t[0];\n#pragma omp for\n    for (int i = 0; i < n; i++) out[i] = first;\n  }\n}\n",
               "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("int"), IsEmpty());
  EXPECT_THAT(reasons("std::string"), Contains("not-plain-data"));
}

TEST(Plan, HeadsOfLoopsThatMayNotBeRepeated) {
  const std::string functions = "int next(void) { return n++; }\nint now(void) { return n; }\nint other(void);";
  const auto reasons = [&](const std::string &head) {
    return OpenMpSource("#include <omp.h>\n#include <string.h>\nint n, a[9];\n" + functions +
                        "\nvoid f(char *s) {\n#pragma omp parallel for\n  for (" + head + ") a[i] = i;\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("int i = next(); i < 9; i++"), ElementsAre("head-has-effect"));
  EXPECT_THAT(reasons("int i = 0; i < other(); i++"), ElementsAre("head-has-effect"));
  EXPECT_THAT(reasons("int i = 0; i < omp_get_num_threads(); i++"), ElementsAre("head-has-effect"));
  EXPECT_THAT(reasons("int i = 0; i < now(); i++"), IsEmpty());
  EXPECT_THAT(reasons("int i = 0; i < (int)strlen(s); i++"), IsEmpty());
}

TEST(Plan, ConditionalLastPrivateIsNotTranslated) {
  EXPECT_THAT(reasonsOf("if (b[i]) t = i;", "lastprivate(conditional : t)"), ElementsAre("clause-not-translated"));
}

TEST(Plan, MaskedWithoutAFilterIsMaster) {
  const auto reasons = [](const std::string &filter) {
    return OpenMpSource("int a[9], k;\nvoid f(void) {\n#pragma omp parallel\n  {\n#pragma omp masked " + filter +
                        "\n    k = 3;\n#pragma omp barrier\n#pragma omp for\n"
                        "    for (int i = 0; i < 9; i++) a[i] = k;\n  }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons(""), IsEmpty());
  EXPECT_THAT(reasons("filter(2)"), ElementsAre("clause-not-translated"));
}

TEST(Plan, AtomicOperations) {
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic\ns += a[i];"), IsEmpty());
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic\nx[a[i]] *= 2.0;"), IsEmpty());
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic\n*p += 2.0;"), IsEmpty());
  EXPECT_THAT(reasonsOf("double *q = p + i % 4;\n#pragma omp atomic\nq[1] += 2.0;"), IsEmpty());
  EXPECT_THAT(reasonsOf("double own[2], *q = own;\n#pragma omp atomic\nq[1] += 2.0;"),
              Contains("atomic-not-translated"));
}

TEST(Plan, CapturesOfAtomicOperations) {
  const auto capture = [](const std::string &statement) {
    return reasonsOf("\n#pragma omp atomic capture\n" + statement + "\nb[i] = t;", "private(t)");
  };
  EXPECT_THAT(capture("t = s++;"), IsEmpty());
  EXPECT_THAT(capture("t = a[i] -= 2;"), IsEmpty());
  EXPECT_THAT(capture("{ t = a[3]; a[3] = i; }"), IsEmpty());
  EXPECT_THAT(capture("{ s *= 3; t = s; }"), IsEmpty());
  // The place of the captured value depends on what is updated; the value reads it.
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic capture\n{ a[s] = s; s += 1; }"), Contains("atomic-not-translated"));
  EXPECT_THAT(capture("{ t = s; s = s + s * 2; }"), Contains("atomic-not-translated"));
}

TEST(Plan, AtomicOperationsThatCompareReadAndWrite) {
  const auto atomic = [](const std::string &form, const std::string &statement) {
    return reasonsOf("\n#pragma omp atomic " + form + "\n" + statement + "\nb[i] = t;", "private(t)");
  };
  EXPECT_THAT(atomic("compare", "if (a[0] < i) { a[0] = i; } t = 1;"), IsEmpty());
  EXPECT_THAT(atomic("compare", "a[0] = a[0] > b[i] ? b[i] : a[0]; t = 1;"), IsEmpty());
  EXPECT_THAT(atomic("compare capture", "{ t = a[0]; if (a[0] == 3) { a[0] = i; } }"), IsEmpty());
  EXPECT_THAT(atomic("read", "t = s;"), IsEmpty());
  EXPECT_THAT(atomic("write", "s = i + 1; t = 1;"), IsEmpty());
  // Numbers of another type are compared otherwise than the place holds them; the place is not left as it was.
  EXPECT_THAT(atomic("compare", "if (a[0] < x[i]) { a[0] = x[i]; } t = 1;"), Contains("atomic-not-translated"));
  EXPECT_THAT(atomic("compare capture", "if (a[0] == 3) { a[0] = i; } else { t = a[0]; } t = 2;"),
              Contains("atomic-not-translated"));
}

TEST(Plan, ThreadPrivateVariablesThatAreCopiedIn) {
  const auto reasons = [](const std::string &clauses, const std::string &body, const std::string &before = "") {
    return OpenMpSource("int k, table[4], a[9];\n#pragma omp threadprivate(k, table)\n" + before +
                        "void f(void) {\n#pragma omp parallel " + clauses + "\n  {\n" +
                        "#pragma omp for\n    for (int i = 0; i < 9; i++) { " + body + " }\n  }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("copyin(k)", "a[i] = k;"), IsEmpty());
  EXPECT_THAT(reasons("copyin(k, table)", "a[i] = k + table[i % 4];"), IsEmpty());
  EXPECT_THAT(reasons("", "a[i] = k;"), ElementsAre("is-thread-private"));
  EXPECT_THAT(reasons("copyin(table)", "a[i] = k;"), ElementsAre("is-thread-private"));
  EXPECT_THAT(reasons("copyin(k)", "k = i; a[i] = k;"), ElementsAre("is-thread-private"));
  EXPECT_THAT(reasons("copyin(k)", "a[i] = k; }\n#pragma omp single\n    { g();", "void g(void) { k = 3; }\n"),
              ElementsAre("is-thread-private"));
}

TEST(Plan, AtomicOperationsThatOrderOtherMemory) {
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic seq_cst\ns += 1;"), ElementsAre("atomic-not-translated"));
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic update release\ns += 1;"), ElementsAre("atomic-not-translated"));
  EXPECT_THAT(reasonsOf("\n#pragma omp atomic relaxed\ns += 1;"), IsEmpty());
  // An iteration that waits for another one may wait for ever.
  EXPECT_THAT(reasonsOf("t = 0; while (t == 0) {\n#pragma omp atomic read\nt = s;\n}", "private(t)"),
              ElementsAre("atomic-not-translated"));
}

TEST(Plan, StatementsAsExpressions) {
  EXPECT_THAT(reasonsOf("a[i] = ({ int one = b[i], other = 3; one < other ? one : other; });"), IsEmpty());
  EXPECT_THAT(reasonsOf("a[i] = ({ int one = b[i]; if (one) one = 2; one; });"), IsEmpty());
  EXPECT_THAT(reasonsOf("a[i] = ({ int one = b[i]; if (one) t = one; t; });", "private(t)"),
              ElementsAre("private-carried"));
  EXPECT_THAT(reasonsOf("a[i] = ({ int one = b[i]; while (one > 9) one /= 2; one; });"),
              ElementsAre("statement-not-translated"));
}

TEST(Plan, ConstantsOfHeaders) {
  EXPECT_THAT(reasonsOf("x[i] = i ? INFINITY : NAN; p[i] = HUGE_VAL;"), IsEmpty());
}

TEST(Plan, LoopsThatCannotBeCounted) {
  EXPECT_THAT(OpenMpSource("void f(double *p, double *e) {\n#pragma omp parallel for\n"
                           "  for (double *q = p; q < e; q++) *q = 1;\n}\n")
                  .reasons(),
              Contains("loop-not-canonical"));
  EXPECT_THAT(OpenMpSource("#define LOOP for (int i = 0; i < n; i++)\nint a[9];\nvoid f(int n) {\n"
                           "#pragma omp parallel for\n  LOOP a[i] = 1;\n}\n")
                  .reasons(),
              testing::Not(IsEmpty()));
  EXPECT_THAT(OpenMpSource("int a[9];\nvoid f(int m, unsigned n) {\n#pragma omp parallel for\n"
                           "  for (int i = m; i < n; i++) a[i] = 1;\n}\n")
                  .reasons(),
              ElementsAre("bound-has-other-sign"));
  EXPECT_THAT(OpenMpSource("int a[9];\nvoid f(int n) {\n#pragma omp parallel for\n"
                           "  for (unsigned long i = 8; i > n; i--) a[i] = 1;\n}\n")
                  .reasons(),
              ElementsAre("bound-has-other-sign"));
}

TEST(Plan, ConstructsThatAreNotTranslatedAreNamed) {
  const OpenMpSource source(R"(
int a[9];
void f(void) {
#pragma omp parallel
  {
#pragma omp critical
    a[0] = 1;
  }
#pragma omp parallel
  {
#pragma omp single
    {
#pragma omp task
      a[2] = 1;
    }
  }
#pragma omp simd
  for (int i = 0; i < 9; i++) a[i]++;
#pragma omp for
  for (int i = 0; i < 9; i++) a[i]++;
}
)");
  ASSERT_EQ(source.plan.regions.size(), 2U);
  EXPECT_THAT(source.reasons(0), Contains("construct-not-translated"));
  EXPECT_THAT(source.reasons(1), Contains("construct-is-nested"));
  ASSERT_EQ(source.plan.left.size(), 2U);
  EXPECT_EQ(openmp::nameOf(source.plan.left[0].reason.id), "construct-not-translated");
  EXPECT_EQ(openmp::nameOf(source.plan.left[1].reason.id), "construct-is-orphaned");
}

TEST(Plan, FunctionsThatSeveralThreadsCallStayOnTheCpu) {
  const OpenMpSource source(R"(
int a[9];
void inner(void) {
#pragma omp parallel for
  for (int i = 0; i < 9; i++) a[i]++;
}
void outer(void) {
#pragma omp parallel
  { inner(); }
}
)");
  EXPECT_THAT(source.reasons(0), Contains("called-in-parallel"));
}

TEST(Plan, FunctionsThatAreCalledByTheirAddress) {
  const auto reasons = [](const std::string &main) {
    return OpenMpSource("#include <stdlib.h>\nint a[9];\nvoid f(int k) {\n#pragma omp parallel for\n"
                        "  for (int i = 0; i < 9; i++) a[i] += k;\n}\n"
                        "void apply(void (*g)(int), int k) { g(k); }\nint other(void (*g)(int));\n"
                        "void start(void (*g)(int));\nint compare(const void *x, const void *y);\n"
                        "int main(void) {\n" +
                        main + "\n}\n")
        .reasons(0);
  };
  EXPECT_THAT(reasons("apply(f, 3);"), IsEmpty());
  EXPECT_THAT(reasons("#pragma omp parallel\n{ apply(f, 3); }"), ElementsAre("called-in-parallel"));
  // Code that is not seen may start threads for it.
  EXPECT_THAT(reasons("other(f);"), ElementsAre("called-in-parallel"));
  EXPECT_THAT(OpenMpSource("#include <pthread.h>\nint a[9];\nvoid *f(void *k) {\n#pragma omp parallel for\n"
                           "  for (int i = 0; i < 9; i++) a[i] += 1;\n  return k;\n}\n"
                           "int main(void) {\n  pthread_t t;\n  return pthread_create(&t, 0, f, 0);\n}\n")
                  .reasons(),
              ElementsAre("called-in-parallel"));
}

TEST(Plan, DataEnvironmentsHaveNoEffect) {
  const OpenMpSource source(R"(
int a[9];
void f(void) {
#pragma omp target data map(tofrom : a)
  {
#pragma omp target teams distribute parallel for
    for (int i = 0; i < 9; i++) a[i]++;
#pragma omp target update from(a)
  }
}
)");
  ASSERT_EQ(source.plan.regions.size(), 1U);
  EXPECT_TRUE(source.region().isOnGpu());
  ASSERT_EQ(source.plan.left.size(), 2U);
  EXPECT_EQ(openmp::nameOf(source.plan.left[1].reason.id), "mapping-has-no-effect");
}

/// A kernel of teams with a team's own code and its threads'.
std::vector<std::string> teamReasons(const std::string &own, const std::string &threads,
                                     const std::string &clauses = "num_teams(n) thread_limit(64)",
                                     const std::string &parallel = "") {
  return OpenMpSource("#include <omp.h>\nint n, a[99];\nvoid f(int k, int *p) {\n  int t[4], q = 0;\n"
                      "#pragma omp target teams " +
                      clauses + "\n  {\n" + own + "\n#pragma omp parallel " + parallel + "\n    {\n" + threads +
                      "\n    }\n  }\n  a[0] += t[0] + q;\n}\n")
      .reasons();
}

TEST(Plan, TeamsBecomeBlocks) {
  EXPECT_THAT(teamReasons("int s[64];", "s[omp_get_thread_num()] = k;\n#pragma omp barrier\n p[0] = s[1];"), IsEmpty());
  EXPECT_THAT(teamReasons("int s; s = 3;", "p[s] = omp_get_team_num();"), IsEmpty());
  EXPECT_THAT(teamReasons("", "p[0] = 1;", "num_teams(n)", "num_threads(k)"), IsEmpty());
  EXPECT_THAT(teamReasons("", "q = k; p[q] = 1;", "num_teams(n) thread_limit(64)", "private(q)"), IsEmpty());
}

TEST(Plan, FunctionsOfTeamsAskAndWait) {
  const std::string own = "#include <omp.h>\nint n, a[99];\nstatic int ask(void) { return omp_get_thread_num(); }\n"
                          "static int wait(int *p) {\n#pragma omp barrier\n  return p[0];\n}\n"
                          "static void add(int *p) {\n#pragma omp atomic\n  p[0] += 1;\n}\n"
                          "static void own(void) {\n  int k = 0, *p = &k;\n#pragma omp atomic\n  p[0] += 1;\n}\n"
                          "static void pass(int *p) {\n  int k = 0;\n  add(&k);\n  p[0] = k;\n}\n"
                          "static int team(void) { return omp_get_team_num() + omp_get_num_teams(); }\n"
                          "static void cut(void) {\n#pragma omp critical\n  a[0] = 1;\n}\nvoid f(int *p) {\n";
  const auto ofTeam = [&](const std::string &call) {
    return OpenMpSource(own +
                        "#pragma omp target teams num_teams(n) thread_limit(64)\n  {\n#pragma omp parallel\n"
                        "    { " +
                        call + " }\n  }\n}\n")
        .reasons();
  };
  const auto ofTeamAlone = [&](const std::string &call) {
    return OpenMpSource(own + "#pragma omp target teams num_teams(n) thread_limit(64)\n  {\n    int k = " + call +
                        ";\n#pragma omp parallel\n    { p[0] = k; }\n  }\n}\n")
        .reasons();
  };
  const auto ofLoop = [&](const std::string &call) {
    return OpenMpSource(own + "#pragma omp parallel for\n  for (int i = 0; i < 9; i++) { " + call + " }\n}\n")
        .reasons();
  };
  EXPECT_THAT(ofTeam("p[ask()] = wait(p); add(p);"), IsEmpty());
  EXPECT_THAT(ofTeam("cut();"), Contains("callee-has-directive"));
  // One thread executes what the team does by itself.
  EXPECT_THAT(ofTeamAlone("wait(p)"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(ofTeamAlone("ask()"), ElementsAre("depends-on-threads"));
  EXPECT_THAT(ofTeamAlone("team()"), IsEmpty());
  EXPECT_THAT(ofLoop("add(p);"), IsEmpty());
  EXPECT_THAT(ofLoop("own();"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(ofLoop("p[ask()] = 1;"), ElementsAre("depends-on-threads"));
  EXPECT_THAT(ofLoop("p[i] = wait(p);"), ElementsAre("callee-has-directive"));
  // What a thread has for itself is no memory for atomic operations.
  EXPECT_THAT(ofLoop("int h[4]; add(&h[i & 3]); p[i] = h[0];"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(ofLoop("int h = i; add(&a[h]); p[i] = h;"), IsEmpty());
  EXPECT_THAT(ofLoop("add(p); pass(p + i);"), ElementsAre("callee-has-directive"));
  EXPECT_THAT(ofTeam("int h[4]; add(h); p[0] = h[0];"), ElementsAre("callee-has-directive"));
}

TEST(Plan, InstancesAndSpecialisationsAreOfOneKind) {
  const auto reasons = [](const std::string &other) {
    return OpenMpSource("int n;\ntemplate <int N> int look(int x) {\n  if constexpr (N == 1) return n++;\n"
                        "  else return x + N;\n}\ntemplate <class T> T twice(T x) { return x + x; }\n" +
                            other +
                            "void f(int *a) {\n#pragma omp parallel for\n"
                            "  for (int i = 0; i < 9; i++) a[i] = look<2>(i) + twice(i);\n}\n",
                        "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons(""), IsEmpty());
  EXPECT_THAT(reasons("int g(int x) { return look<3>(x) + twice(2L); }\n"), IsEmpty());
  EXPECT_THAT(reasons("int g(int x) { return look<1>(x); }\n"), ElementsAre("callee-uses-variable"));
  EXPECT_THAT(reasons("template <> long twice<long>(long x) { return n++; }\n"), ElementsAre("callee-uses-variable"));
}

TEST(Plan, ObjectsStartThreads) {
  const auto reasons = [](const std::string &more) {
    return OpenMpSource("#include <future>\n#include <thread>\n#include <vector>\nint a[9];\nvoid f(int k) {\n"
                        "#pragma omp parallel for\n  for (int i = 0; i < 9; i++) a[i] += k;\n}\n"
                        "struct Plain { void (*g)(int); int k; };\n" +
                            more,
                        "program.cpp")
        .reasons(0);
  };
  EXPECT_THAT(reasons("void g() { Plain p{f, 1}; p.g(p.k); }\n"), IsEmpty());
  EXPECT_THAT(reasons("void g() {\n  auto h = [] { f(1); };\n  h();\n}\n"), IsEmpty());
  EXPECT_THAT(reasons("void g() { std::thread([] { f(1); }).join(); }\n"), ElementsAre("called-in-parallel"));
  EXPECT_THAT(reasons("struct Job {\n  void operator()() { f(1); }\n};\nvoid g() { std::thread(Job()).join(); }\n"),
              ElementsAre("called-in-parallel"));
  EXPECT_THAT(reasons("struct Job {\n  Job() { f(1); }\n};\nvoid g() {\n#pragma omp parallel\n  { Job j; }\n}\n"),
              ElementsAre("called-in-parallel"));
  EXPECT_THAT(reasons("struct Pool {\n  std::thread t;\n  Pool() : t(f, 1) {}\n  ~Pool() { t.join(); }\n};\n"),
              ElementsAre("called-in-parallel"));
  EXPECT_THAT(reasons("struct Pool {\n  std::thread t{f, 1};\n  ~Pool() { t.join(); }\n};\n"),
              ElementsAre("called-in-parallel"));
  EXPECT_THAT(reasons("struct Later : Plain {\n  template <class... T> void operator()(T...) { g(k); }\n};\n"
                      "void g() { std::async(std::launch::async, Later{{f, 1}}); }\n"),
              ElementsAre("called-in-parallel"));
  EXPECT_THAT(reasons("struct Base : Plain {\n  void operator()() const { g(k); }\n};\nstruct Job : Base {};\n"
                      "void g(std::vector<std::thread> &all) { all.emplace_back(Job{{{f, 1}}}); }\n"),
              ElementsAre("called-in-parallel"));
}

TEST(Plan, TeamsThatAreNoBlocks) {
  EXPECT_THAT(teamReasons("", "p[0] = 1;", "num_teams(n)"), ElementsAre("teams-not-counted"));
  EXPECT_THAT(teamReasons("", "p[0] = 1;", "thread_limit(64)"), ElementsAre("teams-not-counted"));
  EXPECT_THAT(teamReasons("int s = omp_get_thread_num();", "p[0] = s;"), ElementsAre("depends-on-threads"));
  EXPECT_THAT(teamReasons("int s[2] = {1, 2};", "p[0] = s[k];"), ElementsAre("team-not-plain"));
  EXPECT_THAT(teamReasons("double s[7000];", "s[k] = 1;"), ElementsAre("team-memory-too-large"));
  EXPECT_THAT(teamReasons("", "q = 1; p[q] = 1;"), ElementsAre("redundant-write"));
  EXPECT_THAT(teamReasons("", "t[0] = 1; p[0] = t[0];", "num_teams(n) thread_limit(64)", "private(t)"),
              ElementsAre("team-not-plain"));
  EXPECT_THAT(teamReasons("int s;", "s = 1;", "num_teams(n) thread_limit(64)", "reduction(+ : s)"),
              Contains("clause-not-translated"));
  EXPECT_THAT(teamReasons("int s;", "int v = 0;\n#pragma omp atomic\n v += 1;\n p[0] = v;"),
              ElementsAre("atomic-not-translated"));
  EXPECT_THAT(teamReasons("int s;", "#pragma omp critical\n s = 1;"), ElementsAre("critical-no-reduction"));
}

// Clang's own <omp.h> includes <stdlib.h>, which programs rely on.
TEST(Plan, TheHeaderOfOpenMpBringsSizes) {
  const OpenMpSource source("#include <omp.h>\nvoid f(double *a, size_t n) {\n#pragma omp parallel for\n"
                            "  for (size_t i = 0; i < n; i++) a[i] = 1;\n}\n",
                            "program.cpp");
  EXPECT_THAT(source.reasons(), IsEmpty());
}

TEST(Plan, InnerParallelLoopsAreSerial) {
  const std::string inner = "int s = 0;\n#pragma omp parallel for ";
  EXPECT_THAT(reasonsOf(inner + "reduction(+ : s)\nfor (int k = 0; k < 9; k++) s += k;\na[i] = s;"), IsEmpty());
  EXPECT_THAT(reasonsOf(inner + "\nfor (j = 0; j < 9; j++) a[j] = s;", "private(j)"), IsEmpty());
  // By one thread, the counter would be that of all threads, or what is read behind the loop.
  EXPECT_THAT(reasonsOf(inner + "\nfor (j = 0; j < 9; j++) a[j] = s;"), Contains("construct-not-translated"));
  EXPECT_THAT(reasonsOf("j = 3;\n" + inner + "\nfor (j = 0; j < 9; j++) a[j] = s;\nb[i] = j;", "private(j)"),
              Contains("construct-not-translated"));
  EXPECT_THAT(reasonsOf(inner + "firstprivate(s)\nfor (int k = 0; k < 9; k++) s += k;"),
              Contains("construct-not-translated"));
}

TEST(Plan, InstancesOfTemplatesAreFunctions) {
  const std::string text = "template <class T, int N> void f(T *p);\n"
                           "template <class T> T twice(T x) { return x + x; }\n"
                           "template <class T, int N> void f(T *p) {\n#pragma omp parallel for num_threads(N)\n"
                           "  for (int i = 0; i < N; i++) p[i] = twice(T(N));\n}\n"
                           "void g(float *x, unsigned char *y) {\n  f<float, 4>(x);\n  f<unsigned char, 9>(y);\n}\n";
  const OpenMpSource source(text, "program.cpp");
  EXPECT_THAT(source.program->unread, IsEmpty());
  ASSERT_EQ(source.plan.regions.size(), 2U);
  EXPECT_THAT(source.reasons(0), IsEmpty());
  EXPECT_THAT(source.reasons(1), IsEmpty());
  EXPECT_NE(source.region(0).kernels.front().name, source.region(1).kernels.front().name);
  // Both stand for the lines of the template.
  for (const openmp::Region &region : source.plan.regions)
    EXPECT_EQ(
        source.program->placeOf(LineIndex(source.program->text).locate(region.statement->directive->pragma.begin).line)
            .line,
        4U);
}

TEST(Plan, TemplatesThatCannotBeWrittenOutAreNamed) {
  // The preprocessor would look at the name; a list of types has no one text.
  for (const std::string head : {"template <int N> void f(int *p) {\n#if N\n#endif\n",
                                 "template <int N, class... T> void f(int *p, T... more) {\n"}) {
    const OpenMpSource source(head + "#pragma omp parallel for\n  for (int i = 0; i < N; i++) p[i] = 1;\n}\n"
                                     "void g(int *x) { f<3>(x); }\n",
                              "program.cpp");
    EXPECT_THAT(source.plan.regions, IsEmpty());
    EXPECT_EQ(source.program->unread.size(), 1U);
  }
}

TEST(Plan, TemplatesWithAssertionsAndConstantsBecomeFunctions) {
  const OpenMpSource source("#include <cassert>\ntemplate <int N> void f(int *p, int n) {\n  const int each = N * 2;\n"
                            "  assert(n % N == 0);\n#pragma omp target teams distribute\n"
                            "  for (int i = 0; i < n / each; i++)\n#pragma omp parallel for\n"
                            "    for (int j = 0; j < each; j++) p[i * each + j] = j;\n}\n"
                            "void g(int *x) { f<3>(x, 6); f<4>(x, 8); }\n",
                            "program.cpp");
  EXPECT_THAT(source.program->unread, IsEmpty());
  ASSERT_EQ(source.plan.regions.size(), 2U);
  EXPECT_THAT(source.reasons(0), IsEmpty());
  EXPECT_THAT(source.reasons(1), IsEmpty());
}

TEST(Plan, ConstantsAndBitsThatAGpuHas) {
  const auto reasons = [](const std::string &body) {
    return OpenMpSource(loopWith(body, "", "#include <assert.h>\n#include <limits>\n"), "program.cpp").reasons();
  };
  EXPECT_THAT(reasons("x[i] = std::numeric_limits<double>::infinity();"), IsEmpty());
  EXPECT_THAT(reasons("a[i] = std::numeric_limits<int>::lowest() + b[i];"), IsEmpty());
  EXPECT_THAT(reasons("a[i] = __builtin_popcount(b[i]) + __builtin_ffsll(b[i]);"), IsEmpty());
  EXPECT_THAT(reasons("if (__builtin_expect(b[i], 1)) a[i] = __builtin_clz(b[i]);"), IsEmpty());
  // nvcc takes them for functions of the host.
  EXPECT_THAT(reasons("a[i] = __builtin_ctz(b[i]);"), ElementsAre("call-is-of-system"));
  EXPECT_THAT(reasons("a[i] = __builtin_bswap32(b[i]);"), ElementsAre("call-is-of-system"));
  EXPECT_THAT(reasons("assert(b[i] > 0); a[i] = b[i];"), IsEmpty());
  EXPECT_THAT(reasonsOf("assert(b[i] > 0); a[i] = b[i];", "", "#include <assert.h>\n"), IsEmpty());
  EXPECT_THAT(reasonsOf("assert(j++ < 3); a[i] = b[i];", "", "#include <assert.h>\n"), IsEmpty());
  EXPECT_THAT(reasonsOf("assert(j++ < 3); a[i] = j;", "private(j)", "#include <assert.h>\n"),
              ElementsAre("private-carried"));
}

TEST(Plan, FunctionsWhoseFirstWordAMacroWrites) {
  const auto reasons = [](const std::string &function) {
    return reasonsOf("a[i] = own(i);", "", "#define REAL int\n#define INLINE static inline REAL\n" + function);
  };
  EXPECT_THAT(reasons("REAL own(REAL k) { return k; }\n"), IsEmpty());
  EXPECT_THAT(reasons("REAL own(REAL);\nREAL own(REAL k) { return k; }\n"), IsEmpty());
  EXPECT_THAT(reasons("INLINE own(REAL k) { return k; }\n"), IsEmpty());
  // The macro holds the name, or begins with another declaration.
  EXPECT_THAT(reasons("#define OWN int own(int k)\nOWN { return k; }\n"), ElementsAre("function-not-plain"));
  EXPECT_THAT(reasons("#define HEAD extern int other; int\nHEAD own(int k) { return k; }\n"),
              ElementsAre("function-not-plain"));
  EXPECT_THAT(reasons("#define DECLARED int own(int k);\nDECLARED\nint own(int k) { return k; }\n"),
              ElementsAre("callee-not-in-source"));
}

TEST(Plan, NumbersInSubscriptsOfConstantPointersAreNotHandedOn) {
  const auto reasons = [](const std::string &code) {
    return OpenMpSource("void f(const float *x, float *y, int n) {\n#pragma omp parallel for\n"
                        "  for (int i = 0; i < n; i++) {\n    float *q = y + i / 4;\n    " +
                        code + "\n#pragma omp atomic\n    q[0] += 1;\n  }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("const float *p = x + i; y[n + i] = *p;"), IsEmpty());
  // A pointer may lead to what the iteration has for itself.
  EXPECT_THAT(reasons("float t = 0; q = &t;"), ElementsAre("atomic-not-translated"));
  EXPECT_THAT(reasons("float t[2]; const float *p = t + i % 2; y[n + i] = *p;"), ElementsAre("atomic-not-translated"));
}

TEST(Plan, ObjectsOfKernels) {
  const auto reasons = [](const std::string &members, const std::string &body = "Own o(i); a[i] = o.get();") {
    return OpenMpSource("int n, a[100];\nstruct Inner {\n  int k;\n  Inner() : k(1) {}\n};\nstruct Own {\n" + members +
                            "  int get() const { return v; }\n};\nvoid f() {\n#pragma omp parallel for\n"
                            "  for (int i = 0; i < 100; i++) { " +
                            body + " }\n}\n",
                        "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("  int v;\n  explicit Own(int k) : v(k * 2) {}\n"), IsEmpty());
  EXPECT_THAT(reasons("  int v;\n  Inner w;\n  Own(int k) { v = k + w.k; }\n"), IsEmpty());
  EXPECT_THAT(reasons("  int v = 4;\n  Own(int k) { v += k; }\n  Own(const Own &o) { v = o.v; }\n",
                      "Own o(i), p = o; a[i] = p.get() + Own(3).get();"),
              IsEmpty());
  EXPECT_THAT(reasons("  int v;\n  Own(int k) : v(k + n) {}\n"), IsEmpty());
  EXPECT_THAT(reasons("  int v = n;\n  Own(int k) { v += k; }\n"), IsEmpty());
  EXPECT_THAT(reasons("  int v;\n  Own(int k);\n"), Contains("statement-not-translated"));
  EXPECT_THAT(reasons("  int v;\n  Own(int k) : v(k) {}\n  ~Own() { n++; }\n"), Contains("statement-not-translated"));
  EXPECT_THAT(reasons("  int v, *p;\n  Own(int k) : v(k), p(a) {}\n"), ElementsAre("statement-not-translated"));
  EXPECT_THAT(reasons("  int v;\n  Own(int k) : v(k) {}\n  virtual void g() {}\n"),
              Contains("statement-not-translated"));
  EXPECT_THAT(reasons("  int v;\n  Own(int k) : v(k) { n++; }\n"), IsEmpty());
}

TEST(Plan, FriendsOfClassTemplatesAreFunctions) {
  const auto reasons = [](const std::string &result) {
    return OpenMpSource("int n, a[100];\ntemplate <class T> struct Own {\n  T v;\n"
                        "  friend Own operator*(const Own &x, const Own &y) { return " +
                            result +
                            "; }\n};\nvoid f() {\n#pragma omp parallel for\n"
                            "  for (int i = 0; i < 100; i++) a[i] = (Own<int>{i} * Own<int>{3}).v;\n}\n",
                        "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("Own{x.v * y.v}"), IsEmpty());
  EXPECT_THAT(reasons("Own{x.v * n++}"), IsEmpty());
}

TEST(Plan, TeamsInATarget) {
  const auto plan = [](const std::string &before, const std::string &clauses, const std::string &body) {
    return OpenMpSource("void f(int *a, int n) {\n  int k = 0;\n#pragma omp target map(tofrom : a[0 : n])\n  {\n" +
                        before + "#pragma omp teams distribute parallel for " + clauses +
                        "\n    for (int i = 0; i < n; i++) { " + body + " }\n  }\n  a[0] += k;\n}\n");
  };
  const OpenMpSource alone = plan("", "", "a[i] += k;");
  ASSERT_EQ(alone.plan.regions.size(), 1U);
  EXPECT_THAT(alone.reasons(), IsEmpty());
  // Numbers that the target changes are lost behind it.
  EXPECT_THAT(plan("", "", "if (a[i]) k = 1;").plan.regions, IsEmpty());
  EXPECT_THAT(plan("", "reduction(+ : k)", "k += a[i];").plan.regions, IsEmpty());
}

TEST(Plan, ParallelLoopsInATarget) {
  const auto regions = [](const std::string &target, const std::string &body) {
    return OpenMpSource("void g(int *);\nvoid f(int *a, int n) {\n  int k = 0, i;\n#pragma omp target " + target +
                        "\n" + body + "\n  a[0] += k;\n}\n")
        .plan.regions.size();
  };
  const std::string loop = "#pragma omp parallel for\n    for (int i = 0; i < n; i++) a[i] += ";
  EXPECT_EQ(regions("", loop + "k;"), 1U);
  EXPECT_EQ(regions("map(tofrom : a[0 : n])", "  { " + std::string("\n") + loop + "k;\n" + loop + "1;\n  }"), 2U);
  EXPECT_EQ(regions("", "  for (int j = 0; j < n; j++) {\n" + loop + "j;\n  }"), 1U);
  EXPECT_EQ(regions("", "  { int own = 3;\n own++;\n" + loop + "own;\n  }"), 1U);
  EXPECT_EQ(
      regions("map(tofrom : k)", "#pragma omp parallel for reduction(+ : k)\n  for (int i = 0; i < n; i++) k += a[i];"),
      1U);
  EXPECT_EQ(regions("", "#pragma omp parallel for private(i)\n  for (int j = 0; j < n; j++) { i = j; a[i] = 1; }"), 1U);
  // What the target changes of its own is lost behind it.
  EXPECT_EQ(regions("", "  { k = 1;\n" + loop + "k;\n  }"), 0U);
  EXPECT_EQ(regions("", "  { g(&k);\n" + loop + "k;\n  }"), 0U);
  EXPECT_EQ(regions("", "  { a++;\n" + loop + "k;\n  }"), 0U);
  EXPECT_EQ(regions("map(tofrom : a[0 : n])", "  { a++;\n" + loop + "k;\n  }"), 0U);
  EXPECT_EQ(regions("", "  for (i = 0; i < n; i++) {\n" + loop + "1;\n  }"), 0U);
  EXPECT_EQ(regions("", "#pragma omp parallel for reduction(+ : k)\n  for (int i = 0; i < n; i++) k += a[i];"), 0U);
  EXPECT_EQ(regions("", "#pragma omp parallel for lastprivate(k)\n  for (int i = 0; i < n; i++) k = a[i];"), 0U);
  EXPECT_EQ(regions("if (n > 9)", loop + "k;"), 0U);
  EXPECT_EQ(regions("nowait", loop + "k;"), 0U);
}

TEST(Plan, FunctionsThatATargetCallsAreCalledByOneThread) {
  const auto reasons = [](const std::string &pragma) {
    return OpenMpSource(
               "static void own(int *a, int n) {\n#pragma omp parallel for\n  for (int i = 0; i < n; i++) a[i]++;\n}\n"
               "void f(int *a, int n) {\n#pragma omp " +
               pragma + "\n  { own(a, n); }\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("target map(tofrom : a[0 : n])"), IsEmpty());
  EXPECT_THAT(reasons("target teams num_teams(2)"), Contains("called-in-parallel"));
  EXPECT_THAT(reasons("parallel"), Contains("called-in-parallel"));
}

TEST(Plan, NumbersAreReadInObjectsThatHoldPointers) {
  const auto reasons = [](const std::string &member, const std::string &body) {
    return OpenMpSource("struct Set { char *name; " + member + " n; int of[4]; };\nint take(Set s);\n" +
                            "static int sum(const Set &s) { return s.of[0]; }\n" +
                            "void f(Set in, int *q) {\n#pragma omp parallel for\n  for (int i = 0; i < 9; i++) " +
                            body + "\n}\n",
                        "program.cpp")
        .reasons();
  };
  EXPECT_THAT(reasons("int", "q[i] = in.n + in.of[i % 4];"), IsEmpty());
  EXPECT_THAT(reasons("int", "q[i] = in.name[i];"), Contains("pointer-loaded"));
  EXPECT_THAT(reasons("int &", "q[i] = in.n;"), Contains("pointer-loaded"));
  EXPECT_THAT(reasons("int", "in.n = i;"), Contains("leads-to-pointers"));
  EXPECT_THAT(reasons("int", "q[i] = sum(in);"), Contains("leads-to-pointers"));
  EXPECT_THAT(reasons("int", "{ Set own = in; q[i] = own.of[1]; }"), Contains("leads-to-pointers"));
}

TEST(Plan, MemoryOfNoTypeHasTheTypeThatItsCallerKnows) {
  const auto reasons = [](const std::string &type, const std::string &body) {
    return OpenMpSource(
               "static void own(const void *p, void *q) { " + body + " }\nvoid f(" + type +
               "*p, int *q) {\n#pragma omp parallel for\n  for (int i = 0; i < 9; i++) own(p + i, q + i);\n}\n")
        .reasons();
  };
  EXPECT_THAT(reasons("int ", "*(int *)q = *(const int *)p;"), IsEmpty());
  EXPECT_THAT(reasons("int ", "*(int *)q = **(int *const *)p;"), Contains("pointer-loaded"));
  EXPECT_THAT(reasons("int *", "*(int *)q = *(const int *)p;"), Contains("leads-to-pointers"));
}

TEST(Plan, DirectivesInTemplatesAreNamed) {
  const OpenMpSource source("template <class T> void f(T *p) {\n#pragma omp parallel for\n"
                            "  for (int i = 0; i < 9; i++) p[i] = 1;\n}\n",
                            "program.cpp");
  ASSERT_EQ(source.program->unread.size(), 1U);
  EXPECT_EQ(source.program->unread.front().name, "parallel for");
}

TEST(Plan, BrokenSourcesAreRefusedWithTheirPlace) {
  EXPECT_THAT(readError("void f(void) {\n#pragma omp paralel\n}\n"), testing::HasSubstr("program.c:2:"));
  EXPECT_THAT(
      readError("void f(int *a) {\n#pragma omp parallel for fast(a)\n  for (int i = 0; i < 3; i++) a[i] = 1;\n}\n"),
      testing::HasSubstr("program.c:2:"));
  EXPECT_THAT(readError("void f(int *a) {\n#pragma omp parallel for private(a) shared(a)\n"
                        "  for (int i = 0; i < 3; i++) a[i] = 1;\n}\n"),
              testing::HasSubstr("program.c:2:"));
  EXPECT_THAT(readError("int main(void) { return }\n"), testing::HasSubstr("program.c:1:"));
}

} // namespace
} // namespace warpgrain::tests
