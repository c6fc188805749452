// SPDX-License-Identifier: Apache-2.0
//
// Old C as today's: prototypes, declarations, includes; and what is refused.
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

std::string modern(const std::string &text) {
  return OpenMpSource(text, "program.c").program->text;
}

TEST(OldC, ParametersGoIntoTheParentheses) {
  EXPECT_EQ(modern("float f(x, n)\nfloat x; /* first */\nint n;\n{\n  return x + n;\n}\n"),
            "float f(\nfloat x, /* first */\nint n)\n{\n  return x + n;\n}\n");
  EXPECT_EQ(modern("void f(p, n, q)\nfloat *p, *q;\nint n;\n{\n}\n"), "void f(float *p, int n, float *q)\n\n\n{\n}\n");
  EXPECT_EQ(modern("int f(a) char *a[]; { return a[0][0]; }\n"), "int f( char *a[]) { return a[0][0]; }\n");
  EXPECT_EQ(modern("int f(n) { return n; }\n"), "int f(int n) { return n; }\n");
}

TEST(OldC, DeclarationsGetParameters) {
  EXPECT_EQ(
      modern("float f();\nfloat g(void) { return f(1.0, 2); }\nfloat f(x, n) double x; int n; { return x + n; }\n"),
      "float f(double x, int n);\nfloat g(void) { return f(1.0, 2); }\n"
      "float f( double x, int n) { return x + n; }\n");
  EXPECT_EQ(modern("int g(void) { return f(1); }\nint f(int n) { return n; }\n"),
            "int f(int n); int g(void) { return f(1); }\nint f(int n) { return n; }\n");
}

TEST(OldC, HeadersAreIncludedInEmptyLines) {
  EXPECT_EQ(modern("#include <stdio.h>\n\nvoid f(void) { close(3); }\n"),
            "#include <stdio.h>\n#include <unistd.h>\nvoid f(void) { close(3); }\n");
  EXPECT_EQ(modern("void f(void) { close(3); }\n"), "#include <unistd.h>\nvoid f(void) { close(3); }\n");
}

TEST(OldC, ResultsOfWhatIsNotDeclaredAreCutToInt) {
  EXPECT_EQ(modern("/* f */\n\nlong f(void) { return 2 * time(0); }\n"),
            "/* f */\n#include <time.h>\nlong f(void) { return 2 * (int)time(0); }\n");
  EXPECT_EQ(modern("/* f */\n\nint f(void) { return sleep(0) > -1; }\n"),
            "/* f */\n#include <unistd.h>\nint f(void) { return (int)sleep(0) > -1; }\n");
}

TEST(OldC, TypesThatAreLeftOutAreInt) {
  EXPECT_EQ(modern("static x;\nextern y;\nint f(void) { return x; }\n"),
            "int static x;\nint extern y;\nint f(void) { return x; }\n");
}

TEST(OldC, WordsOfCxxAreRenamed) {
  EXPECT_EQ(modern("#define T(new) new\nint class, class_;\nvoid f(void) {\n  int i;\n#pragma omp parallel for "
                   "private(i)\n  for (i = 0; i < 3; i++) T(class = 1);\n}\n"),
            "#define T(new_) new_\nint class__, class_;\nvoid f(void) {\n  int i;\n#pragma omp parallel for "
            "private(i)\n  for (i = 0; i < 3; i++) T(class__ = 1);\n}\n");
}

/// The compiler has the prototypes of its builtins, declared or not.
TEST(OldC, WhatTheCompilerKnowsKeepsItsTypes) {
  EXPECT_EQ(modern("/* f */\n\nint f(char *a) { return strlen(a) - 5 > 0; }\n"),
            "/* f */\n#include <string.h>\nint f(char *a) { return strlen(a) - 5 > 0; }\n");
  EXPECT_EQ(readError("int *f(void) { return malloc(4); }\n", "a.c"), "");
  EXPECT_EQ(readError("double f(void) { return sqrt(4); }\n", "a.c"), "");
}

TEST(OldC, NamesThatWouldBePrintedAreNotRenamed) {
  EXPECT_THAT(
      readError("#define SHOW(x) show(#x, x)\nvoid show(char *, int);\nvoid f(int new) { SHOW(new); }\n", "a.c"),
      HasSubstr("The name new is a word of C++"));
  EXPECT_THAT(readError("void show(const char *);\nvoid delete(void) { show(__func__); }\n", "a.c"),
              HasSubstr("The name delete is a word of C++"));
  EXPECT_EQ(modern("#define JOIN(a, b) a##b\nint and, xor;\n"), "#define JOIN(a, b) a##b\nint and_, xor_;\n");
}

TEST(OldC, CallsThatWouldMeanSomethingElseAreRefused) {
  EXPECT_THAT(readError("char *f(void) { return crypt(\"a\", \"b\"); }\n", "a.c"), HasSubstr("crypt() is called"));
  EXPECT_THAT(readError("int g(void) { return f(1); }\n", "a.c"), HasSubstr("a.c:1: f() is called without"));
  EXPECT_THAT(readError("int f(x) double x; { return x; }\nint g(void) { return f(1); }\n", "a.c"),
              HasSubstr("gets a value of type 'int' and takes one of 'double'"));
  EXPECT_THAT(readError("int f();\nint g(long x) { return f(x); }\nint f(int n) { return n; }\n", "a.c"),
              HasSubstr("does not convert it"));
  EXPECT_THAT(readError("int f(a, b) int a, b; { return a; }\nint g(void) { return f(1); }\n", "a.c"),
              HasSubstr("a.c:"));
  EXPECT_EQ(readError("float f(float);\nfloat f(x) float x; { return x; }\nfloat g(void) { return f(1); }\n", "a.c"),
            "");
  EXPECT_THAT(readError("#define P int n;\nint f(n)\n#ifdef P\nint n;\n#endif\n{ return n; }\n", "a.c"),
              HasSubstr("write a prototype"));
}

} // namespace
} // namespace warpgrain::tests
