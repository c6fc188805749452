// SPDX-License-Identifier: Apache-2.0
//
// Verdicts and races of kernels of OpenCL C.
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/plan/Transformation.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using testing::HasSubstr;
using tests::ParsedSource;

class OpenClKernel {
public:
  explicit OpenClKernel(const std::string &text) : source_(text, /*keepPreamble=*/false, "kernel.cl") {}

  dependence::Verdict verdict(const std::string &step) const { return source_.verdict(step); }

  std::string after(const std::string &plan) {
    auto text = source_.transformed(plan);
    return text ? *text : text.error().message;
  }

  bool hasRace(dependence::RaceScope scope = dependence::RaceScope::block) const {
    const model::FunctionId kernel = source_.kernel();
    const auto instances =
        access::executeSymbolically(source_.unit(), kernel, access::LaunchContext::of(source_.unit(), kernel));
    const dependence::RaceReport report = dependence::findRaces(source_.unit(), instances, scope);
    return !report.races.empty() || !report.possible.empty();
  }

private:
  ParsedSource source_;
};

bool has(const std::vector<dependence::Reason> &reasons, ReasonId id) {
  return std::ranges::any_of(reasons, [id](const dependence::Reason &reason) { return reason.id == id; });
}

/// Neighbours hand each other a value through an array, which a barrier with some flags orders.
OpenClKernel exchanging(const std::string &space, const std::string &flags) {
  return OpenClKernel("__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k(__global float *restrict out, " +
                      space + " float *restrict kept) {\n  const int t = get_local_id(0);\n  kept[t] = t;\n  barrier(" +
                      flags + ");\n  out[get_group_id(0) * 64 + t] = kept[63 - t];\n}\n");
}

TEST(OpenClRaces, ABarrierOrdersTheMemoryOfItsFenceAlone) {
  EXPECT_FALSE(exchanging("__local", "CLK_LOCAL_MEM_FENCE").hasRace());
  EXPECT_TRUE(exchanging("__local", "CLK_GLOBAL_MEM_FENCE").hasRace());
  EXPECT_FALSE(exchanging("__global", "CLK_GLOBAL_MEM_FENCE").hasRace());
  EXPECT_TRUE(exchanging("__global", "CLK_LOCAL_MEM_FENCE").hasRace());
  EXPECT_FALSE(exchanging("__global", "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE").hasRace());
}

TEST(OpenClRaces, EachLocalParameterHasMemoryOfItsOwn) {
  const OpenClKernel kernel("__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k(__global float *out, "
                            "__local float *a, __local float *b) {\n  const int t = get_local_id(0);\n"
                            "  a[t] = t;\n  b[63 - t] = 1;\n  out[get_global_id(0)] = a[t];\n}\n");
  EXPECT_FALSE(kernel.hasRace());
}

TEST(OpenClRaces, LocalMemoryOfOneGroupIsNoOthers) {
  const OpenClKernel kernel("__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k(__global float *out, "
                            "__local float *a) {\n  const int t = get_local_id(0);\n  a[t] = t;\n"
                            "  out[get_global_id(0)] = a[t];\n}\n");
  EXPECT_FALSE(kernel.hasRace(dependence::RaceScope::launch));
}

TEST(OpenClSteps, CoarseningAssumesThatNoLaunchHasAnOffset) {
  const OpenClKernel global("__kernel void k(__global float *p) { p[get_global_id(0)] = 1; }\n");
  const auto verdict = global.verdict("coarsen x 2");
  ASSERT_TRUE(verdict.allows());
  EXPECT_TRUE(has(verdict.assumptions, ReasonId::launchHasNoOffset));
  EXPECT_TRUE(has(verdict.assumptions, ReasonId::noLaunchToDivide));
  const OpenClKernel local("__kernel void k(__global float *p) { p[get_group_id(0) * 64 + get_local_id(0)] = 1; }\n");
  EXPECT_FALSE(has(local.verdict("coarsen x 2").assumptions, ReasonId::launchHasNoOffset));
}

TEST(OpenClSteps, ABlockThatTheKernelFixesIsKept) {
  OpenClKernel kernel("__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k(__global float *p) {\n"
                      "  p[get_global_id(0)] = 1;\n}\n");
  const auto verdict = kernel.verdict("coarsen x 2");
  EXPECT_FALSE(verdict.allows());
  EXPECT_TRUE(has(verdict.reasons, ReasonId::blockFixedByKernel));
  EXPECT_THAT(kernel.after("coarsen grid x 2"), HasSubstr("get_group_id(0) + cbx * get_num_groups(0)"));
}

TEST(OpenClSteps, AnIndexKeepsItsWidth) {
  OpenClKernel kernel("__kernel void k(__global float *p) {\n  p[get_local_id(0) - 1] = p[get_local_id(0)];\n"
                      "  p[get_local_id(0) + 64] = 2;\n}\n");
  const std::string text = kernel.after("coarsen x 2");
  EXPECT_THAT(text, testing::AnyOf(HasSubstr("const size_t tx"), HasSubstr("is not possible")));
  EXPECT_THAT(text, testing::Not(HasSubstr("unsigned int tx")));
}

TEST(OpenClSteps, AnIndexAlongAVariableAxisIsRefused) {
  const OpenClKernel kernel("__kernel void k(__global float *p, int d) {\n"
                            "  p[get_local_id(0)] = get_local_id(d);\n}\n");
  EXPECT_FALSE(kernel.verdict("coarsen x 2").allows());
}

TEST(OpenClSteps, SubGroupsAreRefused) {
  const OpenClKernel kernel("__kernel void k(__global float *p) {\n"
                            "  p[get_global_id(0)] = sub_group_reduce_add(p[get_global_id(0)]);\n}\n");
  EXPECT_FALSE(kernel.verdict("coarsen x 2").allows());
}

TEST(OpenClSteps, WhatTheLanguageLacksIsRefused) {
  const OpenClKernel kernel("__kernel void k(__global float *out, __global const float *in) {\n"
                            "  out[get_global_id(0)] = in[get_global_id(0)];\n}\n");
  for (const char *step : {"launch-bounds 64", "max-registers 32", "place in texture", "place in constant"})
    EXPECT_FALSE(kernel.verdict(step).allows()) << step;
}

// Whoever launches the kernel chooses its block, and is no part of the source.
TEST(OpenClSteps, ABlockThatTheHostChoosesIsRefused) {
  const std::string body = "void k(__global float *out, __global const float *in) {\n"
                           "  out[get_global_id(0)] = in[get_global_id(0)];\n}\n";
  EXPECT_FALSE(OpenClKernel("__kernel " + body).verdict("block 64").allows());
  const auto fixed =
      OpenClKernel("__kernel __attribute__((reqd_work_group_size(256, 1, 1))) " + body).verdict("block 64");
  EXPECT_FALSE(fixed.allows());
  EXPECT_TRUE(has(fixed.reasons, ReasonId::blockFixedByKernel));
}

// A loop of which an iteration needs what the one before has left, in memory or in local memory behind a barrier.
TEST(OpenClSteps, DependencesRefuseStepsOnLoops) {
  const OpenClKernel sum("__kernel void k(__global float *restrict a, __global float *restrict b, int n) {\n"
                         "  const int own = get_global_id(0) * 64;\n"
                         "  for (int i = 1; i < 63; ++i) {\n"
                         "    a[own + i] = b[own + i - 1];\n    b[own + i] = a[own + i] * 2;\n  }\n"
                         "  for (int i = 1; i < 63; ++i)\n    b[own + i] = a[own + i + 1];\n}\n");
  EXPECT_FALSE(sum.verdict("distribute L3").allows());
  EXPECT_FALSE(sum.verdict("fuse L3 L7").allows());
  const OpenClKernel rows("__kernel void k(__global float *restrict a) {\n"
                          "  for (int i = 1; i < 63; ++i)\n    for (int j = 1; j < 63; ++j)\n"
                          "      a[i * 64 + j] = a[(i - 1) * 64 + j + 1];\n}\n");
  EXPECT_FALSE(rows.verdict("tile i 8").allows());
  EXPECT_FALSE(rows.verdict("unroll-and-jam i 2").allows());
  EXPECT_FALSE(rows.verdict("interchange i").allows());
  const OpenClKernel tiles("__kernel void k(__global float *restrict out, __global float *in, __local float *tile) {\n"
                           "  const int t = get_local_id(0);\n  for (int i = 0; i < 8; ++i) {\n"
                           "    tile[t] = in[i * 64 + t];\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                           "    in[(i + 1) * 64 + t] = tile[63 - t];\n    barrier(CLK_LOCAL_MEM_FENCE);\n  }\n}\n");
  EXPECT_FALSE(tiles.verdict("prefetch i").allows());
}

TEST(OpenClSteps, AParameterForLocalMemoryIsNotCopied) {
  OpenClKernel kernel(
      "__kernel void k(__global int *restrict out, __global const int *restrict in, __local int *part) {\n"
      "  int t = get_local_id(0);\n  part[t] = in[get_global_id(0)];\n"
      "  barrier(CLK_LOCAL_MEM_FENCE);\n  out[get_global_id(0)] = part[63 - t];\n}\n");
  const std::string text = kernel.after("coarsen grid x 2");
  EXPECT_THAT(text, HasSubstr("for (int cbx"));
  EXPECT_THAT(text, HasSubstr("    part[t] = in["));
}

TEST(OpenClSteps, AGridsLoopKeepsLocalMemoryOutside) {
  OpenClKernel kernel("__kernel void k(__global int *restrict out, __global const int *restrict in) {\n"
                      "  int t = get_local_id(0);\n  __local int part[64];\n  part[t] = in[get_global_id(0)];\n"
                      "  barrier(CLK_LOCAL_MEM_FENCE);\n  out[get_global_id(0)] = part[63 - t];\n}\n");
  const std::string text = kernel.after("coarsen grid x 2");
  ASSERT_NE(text.find("__local int part[64];"), std::string::npos) << text;
  EXPECT_LT(text.find("__local int part[64];"), text.find("for (int cbx")) << text;
}

} // namespace
} // namespace warpgrain::transform
