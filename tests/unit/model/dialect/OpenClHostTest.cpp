// SPDX-License-Identifier: Apache-2.0
//
// What the text of a host program tells of the launches of an OpenCL kernel.
#include "core/model/dialect/OpenClHost.h"

#include "core/model/dialect/OpenClWords.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace warpgrain::model {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::int64_t integer(const HostTextNumber &number) {
  return std::get<std::int64_t>(number.value);
}

/// A host program of C that launches the kernel k in a way.
std::vector<OpenClLaunch> launches(const std::string &before, const std::string &arguments,
                                   const std::string &enqueue) {
  return openClLaunches(
      "#include <CL/cl.h>\n" + before +
          "int main(int argc, char **argv) {\n  cl_kernel k = clCreateKernel(program, \"k\", &error);\n" + arguments +
          enqueue + "}\n",
      "k");
}

TEST(OpenClHost, ConstantsMacrosAndVariablesThatAreSetOnceAreRead) {
  const auto found = launches("#define WIDTH 1024\n#define HEIGHT (WIDTH / 2)\n",
                              "  const cl_int n = WIDTH * HEIGHT;\n  float factor = 0.5f;\n"
                              "  clSetKernelArg(k, 0, sizeof(cl_mem), &a);\n"
                              "  clSetKernelArg(k, 1, sizeof(n), (void *)&n);\n"
                              "  clSetKernelArg(k, 2, sizeof(float), &factor);\n"
                              "  clSetKernelArg(k, 3, 64 * sizeof(cl_float), NULL);\n",
                              "  size_t global[2] = {WIDTH, HEIGHT}, local[2] = {16, 8};\n"
                              "  clEnqueueNDRangeKernel(queue, k, 2, NULL, global, local, 0, NULL, NULL);\n");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(integer(found[0].arguments.at(1)), 1024 * 512);
  EXPECT_FALSE(found[0].arguments.at(1).isGuess);
  EXPECT_EQ(std::get<double>(found[0].arguments.at(2).value), 0.5);
  EXPECT_FALSE(found[0].arguments.contains(0));
  EXPECT_EQ(integer(found[0].localBytes.at(3)), 256);
  EXPECT_THAT(found[0].items, ElementsAre(1024, 512));
  EXPECT_THAT(found[0].group, ElementsAre(16, 8));
}

TEST(OpenClHost, ExtentsMayBeAssignedOneByOneAndCountersTellPositions) {
  const auto found =
      launches("",
               "  int i = 0, n = argc > 1 ? atoi(argv[1]) : 4096;\n"
               "  clSetKernelArg(k, i++, sizeof(int), &n);\n  clSetKernelArg(k, i++, sizeof(int), &m);\n",
               "  size_t global[3], *local = NULL;\n  global[0] = 32; global[1] = (size_t)n / 4;\n"
               "  clEnqueueNDRangeKernel(queue, k, 2, 0, global, NULL, 0, NULL, NULL);\n");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(integer(found[0].arguments.at(0)), 4096);
  EXPECT_TRUE(found[0].arguments.at(0).isGuess); // the program takes another one
  EXPECT_THAT(found[0].items, ElementsAre(32, 1024));
  EXPECT_TRUE(found[0].isShapeGuess);
  EXPECT_THAT(found[0].group, IsEmpty());
}

TEST(OpenClHost, SizesMayBeRoundedUp) {
  const auto found =
      launches("#define N 1000\n#define GROUP 32\n", "  int n = (int)2.7;\n  clSetKernelArg(k, 0, sizeof(int), &n);\n",
               "  size_t local[1], global[1];\n  local[0] = GROUP;\n"
               "  global[0] = (size_t)ceil(((float)N) / ((float)GROUP)) * GROUP;\n"
               "  clEnqueueNDRangeKernel(queue, k, 1, NULL, global, local, 0, NULL, NULL);\n");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(integer(found[0].arguments.at(0)), 2);
  EXPECT_THAT(found[0].items, ElementsAre(1024));
  EXPECT_THAT(found[0].group, ElementsAre(32));
}

TEST(OpenClHost, WhatIsChangedOrReadFromElsewhereIsNotKnown) {
  const auto found =
      launches("#ifdef SMALL\n#define TILE 8\n#else\n#define TILE 16\n#endif\n",
               "  int n = 10, m, p = 3;\n  scanf(\"%d\", &n);\n  m = 4;\n  m = 5;\n  p += 1;\n"
               "  clSetKernelArg(k, 0, sizeof(int), &n);\n  clSetKernelArg(k, 1, sizeof(int), &m);\n"
               "  clSetKernelArg(k, 2, sizeof(int), &p);\n  clSetKernelArg(other, 3, sizeof(int), &q);\n",
               "  size_t local = TILE, global = 1 << 20;\n"
               "  clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL);\n");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(found[0].arguments, IsEmpty());
  EXPECT_THAT(found[0].items, ElementsAre(1 << 20));
  EXPECT_THAT(found[0].group, IsEmpty());
}

TEST(OpenClHost, ClassesOfCxxAreRead) {
  const auto found = openClLaunches("void run() {\n  cl::Kernel scale(program, \"scale\");\n  const int n = 1000;\n"
                                    "  scale.setArg(0, buffer);\n  scale.setArg(1, n);\n"
                                    "  queue.enqueueNDRangeKernel(scale, cl::NullRange, cl::NDRange(1024, 4), "
                                    "cl::NDRange(64, 1));\n}\n",
                                    "scale");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(integer(found[0].arguments.at(1)), 1000);
  EXPECT_THAT(found[0].items, ElementsAre(1024, 4));
  EXPECT_THAT(found[0].group, ElementsAre(64, 1));
}

TEST(OpenClHost, KernelsInMembersAndArraysAreFoundAndOthersAreNot) {
  const std::string text = "void run(struct State *s) {\n  s->kernels[0] = clCreateKernel(s->program, \"one\", NULL);\n"
                           "  s->kernels[1] = clCreateKernel(s->program, \"two\", NULL);\n  size_t n = 64;\n"
                           "  clEnqueueNDRangeKernel(s->queue, s->kernels[1], 1, NULL, &n, NULL, 0, NULL, NULL);\n}\n";
  EXPECT_THAT(openClLaunches(text, "one"), IsEmpty());
  ASSERT_THAT(openClLaunches(text, "two"), SizeIs(1));
  EXPECT_THAT(openClLaunches(text, "two")[0].items, ElementsAre(64));
  EXPECT_THAT(openClLaunches("(((", "one"), IsEmpty());
  EXPECT_THAT(openClLaunches("k = clCreateKernel(p, \"one\", 0); clSetKernelArg(k, 0, 4, &", "one"), IsEmpty());
  EXPECT_THAT(
      openClLaunches("k = clCreateKernel(p, \"one\", 0); clSetKernelArg(k, " + std::string(100000, '(') + "1", "one"),
      IsEmpty());
  EXPECT_THAT(
      openClLaunches("k = clCreateKernel(p, \"one\", 0); n = " + std::string(100000, '-') +
                         "n ? n : n; clSetKernelArg(k, 0, 4, &n); clEnqueueNDRangeKernel(q, k, n, 0, n, n, 0, 0, 0);",
                     "one"),
      SizeIs(1));
}

TEST(OpenClWords, FunctionsOfTheLibraryBecomeMacros) {
  EXPECT_EQ(openClFunction("sqrtf")->definition, "#define sqrtf(x) sqrt((float)(x))");
  EXPECT_EQ(openClFunction("powf")->definition, "#define powf(x, y) pow((float)(x), (float)(y))");
  EXPECT_EQ(openClFunction("abs")->name, "int_abs");
  EXPECT_FALSE(openClFunction("sqrt"));
  EXPECT_FALSE(openClFunction("erf"));
  EXPECT_FALSE(openClFunction("printf"));
  EXPECT_EQ(openClFunctionOfDouble("sqrt")->definition, "#define double_sqrt(x) sqrt((double)(x))");
  EXPECT_FALSE(openClFunctionOfDouble("frexp"));
  EXPECT_EQ(openClTypeOf("uint8_t"), "uchar");
  EXPECT_TRUE(isWordOfOpenCl("kernel") && isWordOfOpenCl("float4") && isWordOfOpenCl("uint16"));
  EXPECT_FALSE(isWordOfOpenCl("float5") || isWordOfOpenCl("kernels") || isWordOfOpenCl("x4"));
}

} // namespace
} // namespace warpgrain::model
