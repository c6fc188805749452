// SPDX-License-Identifier: Apache-2.0
//
// Kernels of OpenCL C (`.cl` files) on the command line, with their host programs beside them.
#include "tests/cli/CliTest.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class OpenClCommands : public CliTest {
protected:
  void SetUp() override {
    CliTest::SetUp();
    write("scale.cl", "__kernel void scale(__global float *out, __global const float *in, float factor, int n,\n"
                      "                    __local float *tile) {\n"
                      "  const int t = get_local_id(0), i = get_global_id(0);\n  tile[t] = i < n ? in[i] : 0.0f;\n"
                      "  barrier(CLK_LOCAL_MEM_FENCE);\n  if (i < n) out[i] = factor * tile[t];\n}\n");
  }

  void writeHost(const std::string &name, const std::string &size) const {
    write(name, "#include <CL/cl.h>\n#define GROUP 64\n"
                "int main(int argc, char **argv) {\n  cl_int n = " +
                    size +
                    ";\n  float factor = 2.5f;\n  cl_kernel k = clCreateKernel(program, \"scale\", NULL);\n"
                    "  clSetKernelArg(k, 0, sizeof(cl_mem), &out);\n  clSetKernelArg(k, 1, sizeof(cl_mem), &in);\n"
                    "  clSetKernelArg(k, 2, sizeof(factor), &factor);\n  clSetKernelArg(k, 3, sizeof(n), &n);\n"
                    "  clSetKernelArg(k, 4, GROUP * sizeof(cl_float), NULL);\n"
                    "  size_t global = GROUP * 4, local = GROUP;\n"
                    "  clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL);\n}\n");
  }
};

TEST_F(OpenClCommands, LaunchesOfTheHostProgramBesideTheKernelsAreTaken) {
  writeHost("main.c", "250");
  const CliOutcome outcome = run({"analyze", "scale.cl"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("n = 250 (from the source)"), HasSubstr("block = 64"),
                                    HasSubstr("grid = 4"), HasSubstr("tile = 256 (from the source)")));
  const CliOutcome typed = run({"analyze", "scale.cl", "--arg", "n=100", "--block", "32"});
  EXPECT_THAT(typed.errors, AllOf(Not(HasSubstr("n = ")), Not(HasSubstr("block = "))));
}

TEST_F(OpenClCommands, WhatTheHostProgramMayChangeIsAGuess) {
  writeHost("main.cpp", "argc > 1 ? atoi(argv[1]) : 250");
  EXPECT_THAT(run({"analyze", "scale.cl"}).errors,
              HasSubstr("n = 250 (a guess from the source; --arg n=… changes it)"));
}

TEST_F(OpenClCommands, NothingIsTakenWithoutAHostProgramOrFromOneOfOtherKernels) {
  EXPECT_THAT(run({"analyze", "scale.cl"}).errors, Not(HasSubstr("n = ")));
  write("main.c", "int main(void) {\n  int n = 3;\n  cl_kernel k = clCreateKernel(program, \"other\", NULL);\n"
                  "  clSetKernelArg(k, 3, sizeof(n), &n);\n"
                  "  clEnqueueNDRangeKernel(queue, k, 1, NULL, &g, NULL, 0, NULL, NULL);\n}\n");
  EXPECT_THAT(run({"analyze", "scale.cl"}).errors, Not(HasSubstr("n = ")));
}

TEST_F(OpenClCommands, KernelsAreListedTransformedAndRefused) {
  EXPECT_THAT(run({"kernels", "scale.cl"}).output, HasSubstr("scale"));
  const CliOutcome merged = run({"transform", "scale.cl", "--step", "coarsen grid x 2"});
  EXPECT_EQ(merged.exitCode, 0) << merged.errors;
  EXPECT_THAT(merged.output, AllOf(HasSubstr("__kernel void scale("), HasSubstr("get_group_id(0)")));
  const CliOutcome refused = run({"transform", "scale.cl", "--step", "launch-bounds 64"});
  EXPECT_EQ(refused.exitCode, 1);
  EXPECT_THAT(refused.errors, HasSubstr("scale.cl:"));
}

TEST_F(OpenClCommands, VariantsAreWrittenAndNotFailed) {
  const CliOutcome table = run({"variants", "scale.cl", "--space", "coarsen grid x 1,2"});
  EXPECT_EQ(table.exitCode, 0) << table.errors;
  EXPECT_THAT(table.output, AllOf(HasSubstr("written: nvcc does not compile"), Not(HasSubstr("failed"))));
}

TEST_F(OpenClCommands, ASourceWithErrorsIsToldWithoutNvcc) {
  write("broken.cl", "__kernel void k(__global float *a, int n) { a[get_global_id(0)] = missing * n; }\n");
  const CliOutcome outcome =
      run({"verify", "broken.cl", "--block", "32", "--grid", "1", "--arg", "n=1", "--step", "coarsen x 2"});
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("broken.cl:1:"), Not(HasSubstr("nvcc"))));
}

} // namespace
} // namespace warpgrain::tests
