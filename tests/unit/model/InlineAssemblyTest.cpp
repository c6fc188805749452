// SPDX-License-Identifier: Apache-2.0
#include "core/model/InlineAssembly.h"

#include <gtest/gtest.h>

namespace warpgrain::model {
namespace {

TEST(InlineAssembly, ArithmeticOnRegistersOnlyComputes) {
  EXPECT_TRUE(computesOnly("add.f32 %0, %1, %2;"));
  EXPECT_TRUE(computesOnly("{ .reg .pred p; setp.lt.s32 p, %1, 0; @p mov.b32 %0, %2; }"));
  EXPECT_TRUE(computesOnly("{\n // halves\n cvt.rn.f16.f32 low, %1;\n mov.b32 %0, {low,high};}\n"));
}

TEST(InlineAssembly, WhatUsesMemoryOrSeesOtherThreadsDoesMore) {
  for (const char *text : {"ld.global.f32 %0, [%1];", "st.shared.u32 [%0], %1;", "mov.u32 %0, %%tid.x;", "bar.sync 0;",
                           "shfl.sync.idx.b32 %0, %1, %2, 31, -1;", "exit;", "strange.op %0;"})
    EXPECT_FALSE(computesOnly(text)) << text;
}

TEST(InlineAssembly, InstructionsThatMayUseMemoryAreAllButThoseKnownNotTo) {
  EXPECT_EQ(instructionWithMemory("add.s32 %0, %1, %2; mul.lo.s32 %0, %0, %1;"), std::nullopt);
  EXPECT_EQ(instructionWithMemory("shfl.sync.bfly.b32 %0, %1, 1, 31, -1;"), std::nullopt);
  EXPECT_EQ(instructionWithMemory("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1}, {%2,%3};"), std::nullopt);
  EXPECT_EQ(instructionWithMemory("add.s32 %0, %1, 1; ld.global.u32 %0, [%1];"), "ld");
  for (const char *name : {"ldu", "st", "atom", "red", "cp", "ldmatrix", "stmatrix", "bar", "barrier", "mbarrier",
                           "fence", "membar", "tex", "suld", "sust", "wgmma", "multimem", "strange"})
    EXPECT_EQ(instructionWithMemory(std::string(name) + ".x %0, [%1];"), name);
}

TEST(InlineAssembly, InstructionsThatLeaveUseNoMemory) {
  EXPECT_EQ(instructionWithMemory("mov.u32 %0, 1;\n@p exit;"), std::nullopt);
  EXPECT_EQ(instructionWithMemory("@p exit; ld.global.u32 %0, [%1];"), "ld");
}

TEST(InlineAssembly, AThreadMayNotGoOnAfterAnExitOrAJump) {
  for (const char *name : {"exit", "ret", "bra", "brx", "call"})
    EXPECT_EQ(instructionThatLeaves(std::string("mov.u32 %0, 1;\n@p ") + name + " done;"), name);
  EXPECT_EQ(instructionThatLeaves("L1: exit;"), "exit");
  EXPECT_EQ(instructionThatLeaves("// exit\nadd.s32 %0, %1, %2;"), std::nullopt);
  EXPECT_EQ(instructionThatLeaves("cp.async.bulk.shared::cluster.global [%0], [%1], %2;"), std::nullopt);
}

TEST(InlineAssembly, OnlyABarrierOfAllThreadsIsOneOfTheBlock) {
  for (const char *text : {"bar.sync 0;", " barrier.sync\t1 ; ", "bar.cta.sync 15", "barrier.cta.sync.aligned 0;"})
    EXPECT_TRUE(isBlockBarrier(text)) << text;
  for (const char *text :
       {"bar.sync 0, 64;", "bar.sync %0;", "bar.arrive 0, 64;", "bar.warp.sync -1;", "bar.red.and.pred p, 0, q;",
        "bar.sync 0; bar.sync 1;", "@p bar.sync 0;", "barrier.cluster.arrive;", "bar.syncs 0;", ""})
    EXPECT_FALSE(isBlockBarrier(text)) << text;
}

} // namespace
} // namespace warpgrain::model
