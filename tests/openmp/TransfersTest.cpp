// SPDX-License-Identifier: Apache-2.0
//
// Which copies between CPU and GPU a translation needs, and why (ALG-H3 to H7).
#include "core/openmp/emit/AnnotatedText.h"
#include "core/openmp/emit/Translate.h"
#include "core/openmp/transfers/PlanTransfers.h"
#include "core/openmp/transfers/TransferVerdict.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using namespace openmp;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Planned {
public:
  explicit Planned(const std::string &text, TransferMode mode = TransferMode::resident, const std::string &name = "p.c")
      : source_(text, name) {
    planTransfers(*source_.program, source_.plan, mode, false);
  }

  /// "c: resident, dead": what is left of the copies of a kernel's variable.
  std::string copies(std::size_t kernel, const std::string &variable) const {
    const auto [region, mapped] = find(kernel, variable);
    const Transfer &transfer = mapped->transfer;
    if (!transfer.isKept) return nameOf(transfer.reasons.front().id);
    std::string out = transfer.stale.empty() ? "resident" : transfer.isFilled ? "filled" : "in";
    if (mapped->isWritten) out += transfer.to.empty() ? ", dead" : ", back";
    return out;
  }

  std::vector<std::string> passes(std::size_t kernel, const std::string &variable) const {
    const auto [region, mapped] = find(kernel, variable);
    std::vector<std::string> out;
    const Kernel *owner = nullptr;
    for (const Kernel &each : region->kernels)
      for (const MappedVariable &other : each.mapped)
        if (&other == mapped) owner = &each;
    for (const TransferPass pass : verdictOf(*source_.program, region->function, *owner, *mapped).passes)
      out.emplace_back(nameOf(pass));
    return out;
  }

  std::string text() const {
    const auto cuda = cudaText(*source_.program, source_.plan);
    return cuda ? cuda->text : cuda.error().message;
  }

  std::string annotated() const { return *annotatedText(*source_.program, source_.plan); }

private:
  std::pair<const Region *, const MappedVariable *> find(std::size_t kernel, const std::string &variable) const {
    for (const Region &region : source_.plan.regions)
      for (const Kernel &each : region.kernels)
        if (kernel-- == 0)
          for (const MappedVariable &mapped : each.mapped)
            if ((*source_.program)[mapped.variable].name == variable) return {&region, &mapped};
    throw std::runtime_error("no such variable");
  }

  OpenMpSource source_;
};

const std::string loop = "#pragma omp parallel for\n  for (i = 0; i < 100; i++) ";
const std::string arrays = "#include <stdio.h>\n#include <stdlib.h>\nint a[100], b[100], c[100], d[100];\n";

std::string mainWith(const std::string &body, const std::string &before = "") {
  return arrays + before + "int main(void) {\n  int i, s = 0, *p = malloc(400), *q = malloc(400);\n" + body +
         "\n  return s;\n}\n";
}

TEST(Transfers, GtH3H4TableOfFig213) {
  const Planned planned(mainWith("for (i = 0; i < 100; i++) a[i] = b[i] = c[i] = i;\n"
                                 "for (int step = 0; step < 100; step++) {\n" +
                                 loop + "c[i] = a[i] + b[i];\n" + loop +
                                 "b[i] = a[i] + c[i];\n}\n"
                                 "for (i = 0; i < 100; i++) d[i] = a[i] + b[i];"));
  EXPECT_EQ(planned.copies(0, "a"), "in");
  EXPECT_EQ(planned.copies(0, "b"), "in");
  EXPECT_EQ(planned.copies(0, "c"), "filled, dead");
  EXPECT_EQ(planned.copies(1, "a"), "resident");
  EXPECT_EQ(planned.copies(1, "c"), "resident");
  EXPECT_EQ(planned.copies(1, "b"), "resident, back");
  EXPECT_THAT(planned.passes(0, "a"), ElementsAre("allocation", "residency", "promotion"));
  EXPECT_THAT(planned.passes(1, "b"), ElementsAre("allocation", "residency", "liveness", "promotion"));
}

TEST(Transfers, GtJ1ClausesOfFig42) {
  const Planned planned(mainWith("int e[50];\n#pragma omp parallel private(i)\n{\n#pragma omp for\n"
                                 "for (i = 0; i < 100; i++) c[i] = a[i] + b[i];\n#pragma omp for\n"
                                 "for (i = 0; i < 50; i++) e[i] = c[i] + c[99 - i];\n}\ns = e[3];"));
  EXPECT_THAT(planned.annotated(), HasSubstr("gpurun noc2gmemtr(c) nog2cmemtr(a, b, c) nocudafree(a, b, c)"));
  EXPECT_THAT(planned.annotated(), HasSubstr("gpurun noc2gmemtr(c, e) nog2cmemtr(c) nocudamalloc(c) nocudafree(c, e)"));
}

TEST(Transfers, GtH4OnlyTheLastOfTwoWritersComesBack) {
  const Planned planned(mainWith(loop + "a[i] = i;\n" + loop + "a[i] = 2 * i;\ns = a[5];"));
  EXPECT_EQ(planned.copies(0, "a"), "filled, dead");
  EXPECT_EQ(planned.copies(1, "a"), "resident, back");
}

TEST(Transfers, GtH4RepairConditionalKernelsKillNothing) {
  const Planned planned(mainWith(loop + "a[i] = i;\nif (s) {\n" + loop + "a[i] = 2 * i;\n}\ns = a[5];"));
  EXPECT_EQ(planned.copies(0, "a"), "filled, back");
}

TEST(Transfers, ErrH4PartlyWrittenArraysAreCopiedIn) {
  const Planned planned(mainWith("#pragma omp parallel for\nfor (i = 0; i < 100; i++) if (b[i]) a[i] = i;\n" + loop +
                                 "c[i / 2] = i;\n" + loop + "d[i] += i;\ns = a[5] + c[2] + d[1];"));
  EXPECT_EQ(planned.copies(0, "a"), "in, back");
  EXPECT_EQ(planned.copies(1, "c"), "in, back");
  EXPECT_EQ(planned.copies(2, "d"), "in, back");
  // How many elements there are is looked at when the program runs.
  const Planned part(mainWith("#pragma omp parallel for\nfor (i = 0; i < 50; i++) a[i] = i;\ns = a[70];"));
  EXPECT_THAT(part.text(), HasSubstr("gpu_region.fills(a, gpu_trips);"));
}

TEST(Transfers, WhatTheCpuChangesIsCopiedAgain) {
  const Planned planned(mainWith(loop + "b[i] = a[i];\na[3] = 1;\n" + loop + "c[i] = a[i] + b[i];\ns = c[1];"));
  EXPECT_EQ(planned.copies(1, "a"), "in");
  EXPECT_EQ(planned.copies(1, "b"), "resident");
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuChanges(a, sizeof(a));\na[3] = 1;"));
}

TEST(Transfers, CodeOfTheCpuAsksOnceBeforeItsLoop) {
  const std::string text =
      Planned(mainWith(loop + "p[i] = i;\nfor (i = 0; i < 100; i++) s += p[i];\ns += p[0];")).text();
  const std::size_t at = text.find("gpu::cpuReads(p);");
  ASSERT_NE(at, std::string::npos);
  EXPECT_THAT(text.substr(at), HasSubstr("gpu::cpuReads(p);\nfor (i = 0; i < 100; i++) s += p[i];"));
  EXPECT_EQ(text.find("gpu::cpuReads(p);", at + 1), std::string::npos);
}

TEST(Transfers, CallsOfFunctionsWithoutKernelsAreFollowed) {
  const std::string before = "static int g(const int *x) { return x[1] + d[2]; }\n"
                             "static void h(const int *x) { ((int *)x)[1] = 2; }\n";
  const std::string read = Planned(mainWith(loop + "d[i] = p[i] + 1;\ns = g(p);\n", before)).text();
  EXPECT_THAT(read, HasSubstr("gpu::cpuReads(d, sizeof(d));"));
  EXPECT_THAT(read, Not(HasSubstr("gpu::cpuChanges(p);")));
  EXPECT_THAT(Planned(mainWith(loop + "d[i] = p[i] + 1;\nh(p);\n", before)).text(), HasSubstr("gpu::cpuChanges(p);"));
}

TEST(Transfers, UnknownFunctionsMayDoAnything) {
  const Planned planned(
      mainWith(loop + "a[i] = i;\nother();\n" + loop + "b[i] = a[i];\ns = b[1];", "void other(void);\n"));
  EXPECT_EQ(planned.copies(1, "a"), "in");
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuChangesAll();\nother();"));
}

TEST(Transfers, FunctionsWithUnknownCallersKeepNothing) {
  EXPECT_EQ(Planned(arrays + "void f(void) {\n  int i;\n" + loop + "a[i] = i;\n}\n").copies(0, "a"),
            "copied-for-callers");
}

TEST(Transfers, CodeThatIsNotFollowedKeepsTheCopies) {
  const std::string kernel = loop + "a[i] = i;\n";
  EXPECT_EQ(Planned(mainWith(kernel + "if (s) goto end;\ns = 1;\nend:\ns = a[1];")).copies(0, "a"),
            "copied-for-hidden-code");
  const std::string order = "static int order(const void *x, const void *y) { return a[0] + *(int *)x; }\n";
  EXPECT_EQ(Planned(mainWith(kernel + "qsort(q, 9, 4, order);", order)).copies(0, "a"), "copied-for-hidden-code");
  EXPECT_EQ(Planned(mainWith("for (;; s += a[0]) {\n" + loop + "a[i]++;\n}")).copies(0, "a"), "copied-for-place");
  EXPECT_EQ(Planned(mainWith(loop + "s = s > i ? s : i;\n")).copies(0, "s"), "copied-as-number");
}

TEST(Transfers, ArraysBehindPointersAreOneMemory) {
  const Planned planned(mainWith("int *w = a;\n" + loop + "p[i] = i;\nw[3] = 1;\n" + loop + "b[i] = a[i];\ns = b[1];"));
  EXPECT_EQ(planned.copies(1, "a"), "in");
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuChanges(w);\nw[3] = 1;"));
}

TEST(Transfers, FirstValuesAtFileScopeLeadToArrays) {
  const Planned planned(mainWith(loop + "a[i] = i;\nview[1] = 2;\n" + loop + "b[i] = a[i];", "int *view = a;\n"));
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuChanges(view);"));
}

TEST(Transfers, StatementsWithoutBracesGetThem) {
  const std::string text =
      Planned(mainWith(loop + "a[i] = i;\nif (s) s = a[1]; else {\n" + loop + "a[i]++;\n}")).text();
  EXPECT_THAT(text, HasSubstr("if (s) { gpu::cpuReads(a, sizeof(a)); s = a[1]; } else {"));
}

TEST(Transfers, ArraysThatEndWithABlockEndOnTheGpu) {
  EXPECT_THAT(
      Planned(mainWith("for (int t = 0; t < 3; t++) {\n  int u[100];\n" + loop + "u[i] = i;\ns += u[2];\n}")).text(),
      HasSubstr("int u[100];\n  gpu::Known gpu_known_u(u, sizeof(u));"));
}

TEST(Transfers, AllCopiesStayWhereThatIsAsked) {
  const Planned planned(mainWith(loop + "a[i] = i;\ns = a[1];"), TransferMode::all);
  EXPECT_EQ(planned.copies(0, "a"), "copied-as-asked");
  EXPECT_THAT(planned.text(), HasSubstr("gpu_region.uses(a, sizeof(a), gpu::inOut);"));
  EXPECT_THAT(planned.text(), Not(HasSubstr("gpu::cpuReads(a, ")));
}

TEST(Transfers, CodeThatTheLanguageCallsIsNotFollowed) {
  const std::string work = "static void fin(int *x) { a[0] += *x; }\n";
  EXPECT_EQ(Planned(mainWith("int z __attribute__((cleanup(fin))) = 1;\n" + loop + "a[i] = i;\n", work)).copies(0, "a"),
            "copied-for-hidden-code");
  const std::string last = "__attribute__((destructor)) static void last(void) { printf(\"%d\", a[0]); }\n";
  EXPECT_EQ(Planned(mainWith(loop + "a[i] = i;\n", last)).copies(0, "a"), "copied-for-hidden-code");
}

TEST(Transfers, ASwitchThatEntersAnotherStatementIsNotFollowed) {
  const std::string body = "switch (s) {\ncase 0: a[0] = 1; {\ncase 1: a[1] = 100;\n}\n}\n" + loop + "a[i]++;\n";
  EXPECT_EQ(Planned(mainWith(loop + "a[i] = i;\n" + body)).copies(0, "a"), "copied-for-hidden-code");
  const std::string plain = "switch (s) {\ncase 0:\ncase 2: a[0] = 1;\ndefault: s = 3;\n}\n";
  EXPECT_EQ(Planned(mainWith(loop + "a[i] = i;\n" + plain)).copies(0, "a"), "filled, back");
}

TEST(Transfers, CallsInOneExpressionComeInAnyOrder) {
  const std::string two = "static int f(void) {\n  int i;\n  b[0] = 5;\n" + loop + "c[i] = i;\n  return 0;\n}\n" +
                          "static int g(void) {\n  int i;\n" + loop + "b[i]++;\n  return 0;\n}\n";
  const std::string text = Planned(mainWith("s = f() + g();\ns += b[0] + c[0];", two)).text();
  EXPECT_THAT(text, HasSubstr("gpu::cpuChanges(b, sizeof(b));\n  b[0] = 5;"));
}

TEST(Transfers, DefaultArgumentsMayReadAnything) {
  const Planned planned("int a[100];\nstatic int f(int x = a[0]) { return x; }\nint main() {\n  int i, s;\n" + loop +
                            "a[i] = i;\n  s = f();\n  return s;\n}\n",
                        TransferMode::resident, "p.cpp");
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuChangesAll();\n  s = f();"));
}

TEST(Transfers, ClausesWhoseNamesAreNoNumbersMayReadAnything) {
  const std::string kernels = loop + "a[i] = i;\n#pragma omp parallel for if (";
  const std::string rest = ")\nfor (i = 0; i < 100; i++) b[i] = i;\ns = b[1];";
  EXPECT_THAT(Planned(mainWith(kernels + "COUNT > 3" + rest, "#define COUNT a[0]\n")).text(),
              HasSubstr("gpu::cpuChangesAll();"));
  EXPECT_THAT(Planned(mainWith(kernels + "s > 3" + rest)).text(), Not(HasSubstr("gpu::cpuChangesAll();")));
  EXPECT_THAT(Planned(mainWith(kernels + "COUNT > 3" + rest, "#define COUNT (2 + 2)\n")).text(),
              Not(HasSubstr("gpu::cpuChangesAll();")));
}

/// A kernel, these statements and another kernel, in C++.
std::string textBetweenKernels(const std::string &statements, const std::string &before = "") {
  const std::string headers = "#include <chrono>\n#include <fstream>\n#include <iostream>\n#include <random>\n";
  return Planned(headers + before + "int a[100];\nint main() {\n  int i;\n" + loop + "a[i] = i;\n" + statements + "\n" +
                     loop + "a[i]++;\n  return a[3];\n}\n",
                 TransferMode::resident, "p.cpp")
      .text();
}

TEST(Transfers, ClocksStreamsAndRandomNumbersOfTheLibraryUseTheirOwnMemory) {
  for (const char *statements : {
           "std::chrono::steady_clock::time_point begin; begin = std::chrono::steady_clock::now();",
           "auto t = std::chrono::steady_clock::now();\n"
           "long ms = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - "
           "t).count();",
           "std::cout << 3 << \" and \" << 2.5 << std::endl;",
           "std::mt19937 from(3); std::uniform_int_distribution<int> draw(0, 5); int n = draw(from);",
           "std::ofstream out(\"name\"); out << 3;",
       })
    EXPECT_THAT(textBetweenKernels(statements), Not(HasSubstr("gpu::cpuChangesAll();"))) << statements;
}

TEST(Transfers, StreamsWithABufferOfTheProgramAndValuesOfItsTypesMayUseAnyMemory) {
  const std::string buffer = "struct Own : std::streambuf { int overflow(int) override; };\n";
  EXPECT_THAT(textBetweenKernels("Own own; std::ostream out(&own); out << 3;", buffer),
              HasSubstr("gpu::cpuChangesAll();"));
  // With this, no copy is left out at all.
  EXPECT_THAT(textBetweenKernels("Own own; std::cout.rdbuf(&own); std::cout << 3;", buffer), Not(HasSubstr("keeps(a")));
  const std::string number = "struct Number { operator long() const; };\n";
  EXPECT_THAT(textBetweenKernels("std::chrono::milliseconds time{Number()};", number),
              HasSubstr("gpu::cpuChangesAll();"));
}

/// What a launch reads on the CPU comes back before it is evaluated.
TEST(Transfers, TeamsThatAreBlocksKeepTheirMemory) {
  const auto with = [](const std::string &count) {
    return Planned("int n, a[99], b[99];\nint main(void) {\n  int i;\n" + loop +
                   "a[i] = i;\n"
                   "#pragma omp target teams num_teams(" +
                   count +
                   ") thread_limit(64)\n  {\n"
                   "#pragma omp parallel num_threads(64)\n    {\n      b[7] = a[2];\n    }\n  }\n"
                   "  return b[7] + a[1];\n}\n");
  };
  const Planned planned = with("3");
  EXPECT_EQ(planned.copies(0, "a"), "filled, back");
  EXPECT_EQ(planned.copies(1, "a"), "resident");
  EXPECT_EQ(planned.copies(1, "b"), "in, back");
  EXPECT_THAT(with("a[3]").text(), HasSubstr("gpu::cpuChangesAll();\n    const long long gpu_teams = a[3]"));
}

TEST(Transfers, HeadsAreEvaluatedWhereTheirMemoryHasComeBack) {
  const std::string text =
      Planned(mainWith(loop + "a[i] = i;\n#pragma omp parallel for\nfor (i = 0; i < a[9]; i++) b[i] = i;\ns = b[1];"))
          .text();
  EXPECT_THAT(text, HasSubstr("gpu::cpuReads(a, sizeof(a));\n  const long long gpu_trips = gpu::trips(0, (long "
                              "long)(a[9]), 1);"));
}

TEST(Transfers, ATargetAroundALoopIsFollowed) {
  const std::string both = "#pragma omp parallel for\nfor (i = 0; i < 100; i++) b[i] = a[i];\n";
  const auto copies = [&](const std::string &target) {
    return Planned(mainWith(loop + "a[i] = i;\n" + target + "\n" + both + "s = b[1];")).copies(1, "a");
  };
  EXPECT_EQ(copies("#pragma omp target"), "resident");
  EXPECT_EQ(copies("#pragma omp target map(tofrom : a, b)"), "resident");
  EXPECT_EQ(Planned(mainWith(loop + "a[i] = i;\n#pragma omp target nowait\n" + both + "s = b[1];")).copies(0, "a"),
            "copied-for-hidden-code");
}

TEST(Transfers, WhatTheCpuReplacesDoesNotComeBack) {
  const std::string before = "int one[1];\nstruct Two { int x, y; } two[1];\n";
  const auto text = [&](const std::string &statement) {
    return Planned(mainWith("while (s < 3) {\n" + statement + "\n" + loop +
                                "if (a[i]) one[0] = two[0].y = 1;\ns += one[0];\n}",
                            before))
        .text();
  };
  EXPECT_THAT(text("one[0] = 0;"), HasSubstr("gpu::cpuReplaces(one, sizeof(one));\none[0] = 0;"));
  EXPECT_THAT(text("one[0] = one[0] * 2;"), HasSubstr("gpu::cpuChanges(one, sizeof(one));"));
  EXPECT_THAT(text("one[0] += 2;"), HasSubstr("gpu::cpuChanges(one, sizeof(one));"));
  EXPECT_THAT(text("if (s) one[0] = 2;"), HasSubstr("gpu::cpuChanges(one, sizeof(one));"));
  EXPECT_THAT(text("two[0].x = 2;"), HasSubstr("gpu::cpuChanges(two, sizeof(two));"));
}

// Nobody has written to it: the GPU need not be given what it holds.
TEST(Transfers, NewMemoryIsNotCopiedBeforeAKernelWritesToIt) {
  const std::string kernel = loop + "x[i] = i % 7;\n";
  const auto text = [&](const std::string &body, const std::string &before = "") {
    return Planned(arrays + before + "int main(void) {\n  int i, s = 0;\n" + body + "\n  return s;\n}\n").text();
  };
  const std::string filled = text("int *x = malloc(400);\n" + kernel + "s = x[3];");
  EXPECT_THAT(filled, HasSubstr("int *x = (int *)gpu::allocateNew(400);"));
  EXPECT_THAT(filled, Not(HasSubstr("gpu::cpuChanges(x);")));
  EXPECT_THAT(text("int *x;\nx = calloc(100, 4);\n" + kernel), HasSubstr("gpu::allocateClearedNew(100, 4)"));
  // The CPU writes to it before: on all paths, and on some.
  EXPECT_THAT(text("int *x = malloc(400);\nx[0] = 1;\n" + kernel), HasSubstr("(int *)gpu::allocate(400)"));
  EXPECT_THAT(text("int *x = malloc(400);\nif (a[1]) x[0] = 1;\n" + kernel), HasSubstr("(int *)gpu::allocate(400)"));
  const std::string named = text("int *x = malloc(400), *y;\ny = x;\ny[1] = 2;\n" + kernel);
  EXPECT_THAT(named, HasSubstr("gpu::cpuChanges(y);\ny[1] = 2;"));
  // Code that is not seen may write to it.
  EXPECT_THAT(text("int *x = malloc(400);\nother(x);\n" + kernel, "void other(int *);\n"),
              HasSubstr("(int *)gpu::allocate(400)"));
  // By another name in the statement itself.
  EXPECT_THAT(text("int *x = malloc(400), *y = memset(x, 1, 400);\n(void)y;\n" + kernel, "#include <string.h>\n"),
              Not(HasSubstr("allocateNew(400)")));
}

TEST(Transfers, FunctionsThatAllocateForOthersGiveNoNewMemory) {
  const std::string made = "int *made(void) {\n  int i, *x = malloc(400);\n" + loop + "d[i] = i;\n  return x;\n}\n";
  // Its caller is not seen.
  EXPECT_THAT(Planned(arrays + made).text(), Not(HasSubstr("allocateNew(400)")));
}

TEST(Transfers, PointersToStringsLeadToNoMemoryOfKernels) {
  const std::string body = "const char *form = \"%d\";\n" + loop + "a[i] = p[i];\nprintf(form, s);\n";
  EXPECT_THAT(Planned(mainWith(body)).text(), Not(HasSubstr("gpu::cpuReads(form);")));
  EXPECT_THAT(Planned(mainWith(loop + "p[i] = a[i];\nconst char *form = \"%d\";\nif (s) form = (char *)p;\n" + loop +
                               "p[i] = a[i];\nprintf(form, s);\n"))
                  .text(),
              HasSubstr("gpu::cpuReads(form);"));
}

TEST(Transfers, StringsThatKernelsReadAreKnownAndStayOnTheGpu) {
  const std::string kernel = "static int sum(const char *text, int *to) {\n" + std::string("int i;\n") + loop +
                             "to[i] = text[i % 4];\nreturn to[0];\n}\n";
  const std::string body = "const char *key = \"abc\";\nconst char *form = \"%d\";\n"
                           "for (int n = 0; n < 5; n++) s += sum(key, p);\nprintf(form, s);";
  const Planned planned(mainWith(body, kernel));
  EXPECT_EQ(planned.copies(0, "text"), "in");
  // The other one is of no kernel.
  EXPECT_THAT(planned.text(), HasSubstr("*key = gpu::textOfC(\"abc\");\nconst char *form = \"%d\";"));
  const Planned own(mainWith("char *key = \"abc\";\n" + loop + "p[i] = key[i % 4];\ns = p[5];"));
  EXPECT_EQ(own.copies(0, "key"), "in");
  EXPECT_THAT(own.text(), HasSubstr("char *key = gpu::textOfC(\"abc\");"));
  const Planned ofCxx("int main() {\nint *p = new int[100];\nconst auto *key = \"abc\";\n"
                      "#pragma omp parallel for\nfor (int i = 0; i < 100; i++) p[i] = key[i % 4];\nreturn p[5]; }\n",
                      TransferMode::resident, "p.cpp");
  EXPECT_THAT(ofCxx.text(), HasSubstr("const auto *key = gpu::text(\"abc\");"));
}

TEST(Transfers, ConditionsOfLoopsBringBackWhatTheyRead) {
  const Planned tested(mainWith("while (p[0] < 5) {\n" + loop + "p[i] += a[i] + 1;\n}"));
  EXPECT_EQ(tested.copies(0, "p"), "in, back");
  EXPECT_THAT(tested.text(), HasSubstr("while (gpu::cpuReads(p), p[0] < 5) {"));
  const Planned last(mainWith("do {\n" + loop + "c[i] += 1;\n} while (/* of all */ c[7] < 5);"));
  EXPECT_THAT(last.text(), HasSubstr("} while (/* of all */ gpu::cpuReads(c, sizeof(c)), c[7] < 5);"));
  EXPECT_EQ(last.copies(0, "c"), "in, back");
  const Planned counted(mainWith("for (int k = 0; k < q[1]; k++) {\n" + loop + "q[i] += 1;\n}"));
  EXPECT_THAT(counted.text(), HasSubstr("for (int k = 0; gpu::cpuReads(q), k < q[1]; k++) {"));
  EXPECT_EQ(counted.copies(0, "q"), "in, back");
  // Nothing can stand before the step of a for, or in a macro.
  for (const char *head : {"for (; s < 5; s += p[0])", "for (; p[0] < 5; *p = 3)"})
    EXPECT_EQ(Planned(mainWith(head + (" {\n" + loop) + "p[i] += 1;\n}")).copies(0, "p"), "copied-for-place") << head;
  const std::string isLess = "#define LESS while (p[0] < 5)\n";
  EXPECT_EQ(Planned(mainWith("LESS {\n" + loop + "p[i] += 1;\n}", isLess)).copies(0, "p"), "copied-for-place");
}

TEST(Transfers, LoopsOfARegionAroundItsKernelsAreFollowed) {
  const Planned planned(
      mainWith("int n = 9;\n#pragma omp parallel private(i)\nfor (int k = 0; k < n; k++) {\n#pragma omp for\n"
               "for (i = 0; i < 100; i++) p[i] += k;\n}\ns = p[3];"));
  EXPECT_EQ(planned.copies(0, "p"), "in, back");
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuReads(p);\ns = p[3];"));
}

TEST(Transfers, PointersThatAreLoadedForFunctionsThatReadBringBackTheirBlock) {
  const std::string reader = "static int isLess(const int *v) { return v[3] < 50; }\n"
                             "static int changes(int *v) { v[0] = 3; return v[3] < 50; }\n";
  const auto planned = [&](const std::string &condition) {
    return Planned(mainWith("int k = 0, *both[2] = {p, q};\nwhile (" + condition + ") {\n" + loop +
                                "p[i] += a[i] + 1;\nk = 1 - k;\n}",
                            reader));
  };
  EXPECT_THAT(planned("isLess(both[k])").text(), HasSubstr("while (gpu::cpuReads(both[k]), isLess(both[k])) {"));
  EXPECT_EQ(planned("isLess(both[k])").copies(0, "p"), "in, back");
  for (const char *other : {"changes(both[k])", "isLess(both[k = 1 - k])", "k < 2 && isLess(both[k])",
                            "isLess(both[k]) + isLess(both[1 - k])", "isLess(both[k++])"})
    EXPECT_THAT(planned(other).text(), Not(HasSubstr("gpu::cpuReads(both["))) << other;
  EXPECT_THAT(planned("changes(both[k])").text(), HasSubstr("while (gpu::cpuChangesAll(), "));
  // Nobody follows a pointer that another one gets, before that is used; a function with kernels looks after itself.
  const Planned held(mainWith("int **both = malloc(16), *to;\nboth[0] = p;\nfor (int k = 0; k < 9; k++) {\n" + loop +
                                  "p[i] += 1;\nto = both[0];\n}\ns = to[1];\nput(both[0]);\nprintf(\"%d\", p[1]);",
                              "static void put(int *to) {\nint i;\n" + loop + "to[i] = 1;\n}\n"));
  EXPECT_THAT(held.text(), HasSubstr("gpu::cpuReads(to);\ns = to[1];\nput(both[0]);"));
  EXPECT_THAT(held.text(), Not(HasSubstr("gpu::cpuChangesAll();\n")));
}

TEST(Transfers, ReferencesToNumbersLeadToNoOtherMemory) {
  const Planned planned(
      "#include <cstdlib>\nstatic void f(int *p, unsigned &in) {\nfor (int n = 0; n < 9; n++) {\n"
      "#pragma omp parallel for\nfor (int i = 0; i < 100; i++) p[i] += 1;\nin = 1 - in;\n}\n}\n"
      "int main() {\nint *p = (int *)malloc(400);\nunsigned in = 0;\nf(p, in);\nreturn p[3] + in;\n}\n",
      TransferMode::resident, "p.cpp");
  EXPECT_THAT(planned.text(), HasSubstr("gpu::cpuChanges(&in, sizeof(in));\nin = 1 - in;"));
  EXPECT_THAT(planned.text(), Not(HasSubstr("cpuChangesAll();\nin")));
  // What a reference of the function's own leads to has another name.
  const Planned own(
      "#include <cstdlib>\nint main() {\nint *p = (int *)malloc(400), &first = p[0];\n"
      "for (int n = 0; n < 9; n++) {\n"
      "#pragma omp parallel for\nfor (int i = 0; i < 100; i++) p[i] += 1;\nfirst = 2;\n}\nreturn p[3];\n}\n",
      TransferMode::resident, "p.cpp");
  EXPECT_THAT(own.text(), HasSubstr("gpu::cpuChangesAll();\nfirst = 2;"));
}

TEST(Transfers, ClausesThatReadNumbersNeedNoMemory) {
  const std::string body =
      "#pragma omp parallel for num_threads((s + M - 1) / M)\nfor (i = 0; i < 100; i++) a[i] = i;\n";
  EXPECT_THAT(Planned(mainWith(body + body + "s = a[1];", "#define M 4\n")).text(),
              Not(HasSubstr("gpu::cpuChangesAll();")));
  const std::string read = "#pragma omp parallel for num_threads(M)\nfor (i = 0; i < 100; i++) a[i] = i;\n";
  EXPECT_THAT(Planned(mainWith(read + read, "#define M p[0]\n")).text(), HasSubstr("gpu::cpuChangesAll();"));
}

// The language calls no method by itself but operators, destructors and virtual ones.
TEST(Transfers, MethodsThatOnlyTheSourceCallsAreFollowed) {
  const auto text = [](const std::string &method, const std::string &rest = "", const std::string &before = "") {
    return Planned("#include <stdio.h>\n#include <stdlib.h>\n" + before + "struct Packed {\n" + method +
                       "};\nint main() {\n  int *p = (int *)malloc(400);\n  for (int t = 0; t < 3; t++) {\n"
                       "#pragma omp parallel for\n  for (int i = 0; i < 100; i++) p[i] = i;\n  }\n" +
                       rest + "  return p[3];\n}\n",
                   TransferMode::resident, "p.cpp")
        .copies(0, "p");
  };
  EXPECT_EQ(text("  static int first(const int *x) { return x[0]; }\n", "  Packed::first(p);\n"), "filled, back");
  EXPECT_EQ(text("  static int first(const int *x) { return x[0]; }\n"
                 "  int at;\n  bool less(const Packed &o) const { return at < o.at; }\n"),
            "filled, back");
  EXPECT_EQ(text("  int *at;\n  bool operator<(const Packed &o) const { return at[0] < o.at[0]; }\n"),
            "copied-for-hidden-code");
  EXPECT_EQ(text("  int *at;\n  int size() const { return *at; }\n",
                 "  Packed x{p};\n  printf(\"%d\", (int)std::size(x));\n", "#include <iterator>\n"),
            "copied-for-hidden-code");
}

} // namespace
} // namespace warpgrain::tests
