// SPDX-License-Identifier: Apache-2.0
//
// What one source of a program does with functions of another.
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A function with a region that becomes a kernel, where one thread calls it.
const std::string fill = "int a[9];\nvoid fill(int k) {\n#pragma omp parallel for\n"
                         "  for (int i = 0; i < 9; i++) a[i] = i + k;\n}\n";

/// The reasons of the first region of the first source.
std::vector<std::string> reasonsBeside(const std::string &source, const std::vector<std::string> &others,
                                       const std::string &name = "program.c") {
  std::vector<OpenMpSource> read;
  read.emplace_back(source, name);
  for (const std::string &each : others)
    read.emplace_back(each, name);
  std::vector<const openmp::Program *> programs;
  for (const OpenMpSource &each : read)
    programs.push_back(each.program.get());
  read.front().plan = openmp::planProgram(*programs.front(), openmp::elsewhereOf(programs));
  return read.front().reasons();
}

TEST(Elsewhere, FunctionsThatOneThreadCallsBecomeKernels) {
  EXPECT_THAT(reasonsBeside(fill, {"void fill(int);\nint main(void) { fill(3); }\n"}), IsEmpty());
}

TEST(Elsewhere, FunctionsThatParallelRegionsOfOtherSourcesCallStayOnTheCpu) {
  const std::string main = "void fill(int);\nint main(void) {\n#pragma omp parallel\n  fill(3);\n}\n";
  EXPECT_THAT(reasonsBeside(fill, {main}), ElementsAre("called-in-parallel"));
  const std::string loop = "void fill(int);\nint main(void) {\n#pragma omp parallel for\n"
                           "  for (int k = 0; k < 2; k++) fill(k);\n}\n";
  EXPECT_THAT(reasonsBeside(fill, {loop}), ElementsAre("called-in-parallel"));
  const std::string task = "void fill(int);\nint main(void) {\n#pragma omp task\n  fill(3);\n}\n";
  EXPECT_THAT(reasonsBeside(fill, {task}), ElementsAre("called-in-parallel"));
}

TEST(Elsewhere, CallsAreFollowedOverSeveralSources) {
  const std::string main = "void step(void);\nint main(void) {\n#pragma omp parallel\n  step();\n}\n";
  EXPECT_THAT(reasonsBeside(fill, {main, "void fill(int);\nvoid step(void) { fill(1); }\n"}),
              ElementsAre("called-in-parallel"));
  // Another source's function of the name is not this one.
  EXPECT_THAT(
      reasonsBeside(fill, {"static void fill(int k) {}\nint main(void) {\n#pragma omp parallel\n  fill(1);\n}\n"}),
      IsEmpty());
}

TEST(Elsewhere, FunctionsWhoseAddressesOtherSourcesTakeStayOnTheCpu) {
  const std::string thread = "#include <pthread.h>\nvoid *fill(void *);\nint main(void) {\n  pthread_t t;\n"
                             "  pthread_create(&t, 0, fill, 0);\n}\n";
  const std::string started = "int a[9];\nvoid *fill(void *k) {\n#pragma omp parallel for\n"
                              "  for (int i = 0; i < 9; i++) a[i] = i;\n  return k;\n}\n";
  EXPECT_THAT(reasonsBeside(started, {thread}), ElementsAre("called-in-parallel"));
  const std::string table = "void fill(int);\nvoid (*table[])(int) = {fill};\nint main(void) {\n#pragma omp parallel\n"
                            "  table[0](1);\n}\n";
  EXPECT_THAT(reasonsBeside(fill, {table}), ElementsAre("called-in-parallel"));
}

TEST(Elsewhere, LambdasOfOtherSourcesMayBeThreads) {
  const std::string main = "#include <thread>\nvoid fill(int);\nint main() {\n  std::thread t([] { fill(1); });\n"
                           "  t.join();\n}\n";
  EXPECT_THAT(reasonsBeside(fill, {main}, "program.cpp"), ElementsAre("called-in-parallel"));
}

/// A region whose single calls a function.
const std::string once = "int count(void);\nint a[9], n;\nvoid f(void) {\n#pragma omp parallel\n  {\n"
                         "#pragma omp single\n    n = count();\n#pragma omp for\n"
                         "    for (int i = 0; i < 9; i++) a[i] = i;\n  }\n}\n";

TEST(Elsewhere, WhatASingleCallsMustNotDependOnTheRegion) {
  EXPECT_THAT(reasonsBeside(once, {"int count(void) { return 3; }\n"}), IsEmpty());
  EXPECT_THAT(reasonsBeside(once, {"#include <omp.h>\nint count(void) { return omp_get_num_threads(); }\n"}),
              ElementsAre("depends-on-threads"));
  EXPECT_THAT(reasonsBeside(once, {"int level(void);\nint count(void) { return level(); }\n",
                                   "#include <omp.h>\nint level(void) { return omp_in_parallel(); }\n"}),
              ElementsAre("depends-on-threads"));
  EXPECT_THAT(reasonsBeside(once, {}), ElementsAre("call-is-unknown"));
}

TEST(Elsewhere, AParallelConstructHasFewerThreadsInAnother) {
  EXPECT_THAT(reasonsBeside(once, {"int count(void) {\n  int n = 0;\n#pragma omp parallel reduction(+ : n)\n  n++;\n"
                                   "  return n;\n}\n"}),
              ElementsAre("depends-on-threads"));
}

} // namespace
} // namespace warpgrain::tests
