// SPDX-License-Identifier: Apache-2.0
// The logs are what nvcc 13.0.88 printed, except where a test says otherwise.
#include "core/build/PtxasLog.h"

#include <gtest/gtest.h>

namespace warpgrain::build {
namespace {

/// A template in two instances, and a kernel with 1 KiB of static shared memory beside dynamic.
constexpr std::string_view sm75 = R"(ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function '_Z6stagedPKfPf' for 'sm_75'
ptxas info    : Function properties for _Z6stagedPKfPf
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 14 registers, used 1 barriers, 1024 bytes smem, 368 bytes cmem[0]
ptxas info    : Compile time = 1.450 ms
ptxas info    : Compiling entry function '_Z5scaleIdEvPT_S0_' for 'sm_75'
ptxas info    : Function properties for _Z5scaleIdEvPT_S0_
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 8 registers, used 0 barriers, 368 bytes cmem[0]
ptxas info    : Compile time = 0.633 ms
ptxas info    : Compiling entry function '_Z5scaleIfEvPT_S0_' for 'sm_75'
ptxas info    : Function properties for _Z5scaleIfEvPT_S0_
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 8 registers, used 0 barriers, 364 bytes cmem[0]
ptxas info    : Compile time = 0.508 ms
)";

/// -maxrregcount 16 -Xptxas -warn-spills
constexpr std::string_view spilling90 =
    R"(ptxas warning : For profile sm_90 adjusting per thread register count of 16 to lower bound of 24
ptxas info    : Overriding maximum register limit 256 for '_Z5heavyPKfPfi' with  24 of maxrregcount option
ptxas warning : Registers are spilled to local memory in function '_Z5heavyPKfPfi', 792 bytes spill stores, 916 bytes spill loads
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function '_Z5heavyPKfPfi' for 'sm_90'
ptxas info    : Function properties for _Z5heavyPKfPfi
    312 bytes stack frame, 792 bytes spill stores, 916 bytes spill loads
ptxas info    : Used 24 registers, used 0 barriers, 312 bytes cumulative stack size
ptxas info    : Compile time = 21.125 ms
)";

/// -rdc=true: device functions that are not inlined have properties of their own.
constexpr std::string_view relocatable100 = R"(ptxas info    : 4 bytes gmem
ptxas info    : Function properties for _Z6helperPKfi$3
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Compile time = 7.743 ms
ptxas info    : Compiling entry function '_Z6constsPf' for 'sm_100'
ptxas info    : Function properties for _Z6constsPf
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 12 registers, used 0 barriers
ptxas info    : Compile time = 1.478 ms
ptxas info    : Compiling entry function '_Z5localPii' for 'sm_100'
ptxas info    : Function properties for _Z5localPii
    256 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 31 registers, used 4 barriers, 128 bytes smem
ptxas info    : Compile time = 6.099 ms
ptxas info    : Compiling entry function '_Z11relocatablePKfPfi' for 'sm_100'
ptxas info    : Function properties for _Z11relocatablePKfPfi
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 24 registers, used 0 barriers
ptxas info    : Compile time = 1.353 ms
ptxas info    : Function properties for _Z6helperPKfi
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Compile time = 5.889 ms
)";

/// Warnings of the preprocessor and the front end come first.
constexpr std::string_view warned120 =
    R"(warn.cu:2:2: warning: #warning from the preprocessor [-Wcpp]
    2 | #warning from the preprocessor
      |  ^~~~~~~
warn.cu(1): warning #39-D: division by zero
  __attribute__((global)) void k(int *x) { int unused; x[0] = 1/0; }
                                                               ^

Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"

ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function '_Z1mPf' for 'sm_120'
ptxas info    : Function properties for _Z1mPf
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 12 registers, used 1 barriers, 256 bytes smem
ptxas info    : Compile time = 3.477 ms
ptxas info    : Compiling entry function '_Z1kPi' for 'sm_120'
ptxas info    : Function properties for _Z1kPi
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 4 registers, used 0 barriers
ptxas info    : Compile time = 0.714 ms
)";

/// The kernel calls two functions whose properties follow its own; constants and a stack.
constexpr std::string_view calling75 =
    R"(ptxas info    : 4 bytes gmem, 400 bytes cmem[3], 8 bytes cmem[4]
ptxas info    : Compiling entry function '_Z5localPii' for 'sm_75'
ptxas info    : Function properties for _Z5localPii
    256 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 34 registers, used 4 barriers, 256 bytes cumulative stack size, 128 bytes smem, 364 bytes cmem[0]
ptxas info    : Compile time = 5.507 ms
ptxas info    : Compiling entry function '_Z11relocatablePKfPfi' for 'sm_75'
ptxas info    : Function properties for _Z11relocatablePKfPfi
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 39 registers, used 0 barriers, 372 bytes cmem[0]
ptxas info    : Compile time = 4.383 ms
ptxas info    : Function properties for _Z5otherf
    8 bytes stack frame, 4 bytes spill stores, 4 bytes spill loads
)";

TEST(PtxasLog, ReadsTemplateInstancesAndSharedMemory) {
  const PtxasLog log = parsePtxasLog(sm75);
  ASSERT_EQ(log.kernels.size(), 3U);
  const KernelResources staged{.mangledName = "_Z6stagedPKfPf",
                               .name = "staged(float const*, float*)",
                               .architecture = "sm_75",
                               .registersPerThread = 14,
                               .staticSharedBytes = 1024,
                               .barriers = 1,
                               .constantBanks = {{0, 368}}};
  EXPECT_EQ(log.kernels[0], staged);
  EXPECT_EQ(log.kernels[1].name, "void scale<double>(double*, double)");
  EXPECT_EQ(log.kernels[2].name, "void scale<float>(float*, float)");
  EXPECT_EQ(log.kernels[2].constantBanks, (std::vector<ConstantBank>{{0, 364}}));
  EXPECT_FALSE(log.kernels[2].spills());
  EXPECT_TRUE(log.warnings.empty());
}

TEST(PtxasLog, ReadsSpillsAndWarnings) {
  const PtxasLog log = parsePtxasLog(spilling90);
  ASSERT_EQ(log.kernels.size(), 1U);
  EXPECT_EQ(log.kernels[0].registersPerThread, 24U);
  EXPECT_EQ(log.kernels[0].stackFrameBytes, 312U);
  EXPECT_EQ(log.kernels[0].spillStoreBytes, 792U);
  EXPECT_EQ(log.kernels[0].spillLoadBytes, 916U);
  EXPECT_TRUE(log.kernels[0].spills());
  ASSERT_EQ(log.warnings.size(), 2U);
  EXPECT_EQ(log.warnings[0], "For profile sm_90 adjusting per thread register count of 16 to lower bound of 24");
}

TEST(PtxasLog, LeavesOutDeviceFunctionsOfRelocatableCode) {
  const PtxasLog log = parsePtxasLog(relocatable100);
  ASSERT_EQ(log.kernels.size(), 3U);
  EXPECT_EQ(log.kernels[1].stackFrameBytes, 256U);
  EXPECT_EQ(log.kernels[1].barriers, 4U);
  EXPECT_EQ(log.kernels[2].mangledName, "_Z11relocatablePKfPfi");
  EXPECT_EQ(log.kernels[2].registersPerThread, 24U);
}

TEST(PtxasLog, SkipsOtherToolsLines) {
  const PtxasLog log = parsePtxasLog(warned120);
  ASSERT_EQ(log.kernels.size(), 2U);
  EXPECT_EQ(log.kernels[0].architecture, "sm_120");
  EXPECT_EQ(log.kernels[0].staticSharedBytes, 256U);
  EXPECT_EQ(log.kernels[1].registersPerThread, 4U);
  EXPECT_TRUE(log.warnings.empty()) << "only ptxas's own";
}

TEST(PtxasLog, DoesNotGiveAKernelTheStackOfWhatItCalls) {
  const PtxasLog log = parsePtxasLog(calling75);
  ASSERT_EQ(log.kernels.size(), 2U);
  EXPECT_EQ(log.kernels[0].stackFrameBytes, 256U);
  EXPECT_EQ(log.kernels[0].staticSharedBytes, 128U);
  EXPECT_EQ(log.kernels[1].stackFrameBytes, 0U);
  EXPECT_EQ(log.kernels[1].spillStoreBytes, 0U);
}

TEST(PtxasLog, TellsSeveralArchitecturesApart) {
  const PtxasLog log = parsePtxasLog(std::string(sm75) + std::string(relocatable100));
  ASSERT_EQ(log.kernels.size(), 6U);
  EXPECT_EQ(log.kernels[2].architecture, "sm_75");
  EXPECT_EQ(log.kernels[3].architecture, "sm_100");
}

/// A warning may stand anywhere between two lines that belong together. (Made by hand.)
TEST(PtxasLog, ToleratesInterleavedLinesAndWindowsLineEnds) {
  const PtxasLog log = parsePtxasLog("ptxas info    : Compiling entry function '_Z1kPi' for 'sm_90'\r\n"
                                     "a.cu(3): warning #177-D: variable \"x\" was declared but never referenced\r\n"
                                     "ptxas info    : Function properties for _Z1kPi\r\n"
                                     "ptxas warning : Value of threads per SM for entry _Z1kPi is out of range\r\n"
                                     "    16 bytes stack frame, 4 bytes spill stores, 8 bytes spill loads\r\n"
                                     "a.cu(4): warning #550-D: Used 99 registers, said a variable\r\n"
                                     "ptxas info    : Used 42 registers, used 2 barriers, 52 bytes smem\r\n");
  ASSERT_EQ(log.kernels.size(), 1U);
  EXPECT_EQ(log.kernels[0].registersPerThread, 42U);
  EXPECT_EQ(log.kernels[0].stackFrameBytes, 16U);
  EXPECT_EQ(log.kernels[0].spillLoadBytes, 8U);
  EXPECT_EQ(log.warnings.size(), 1U);
}

/// As CUDA 4 to 11 print it: parameters counted apart, no barriers. (Made by hand.)
TEST(PtxasLog, ReadsOlderForms) {
  const PtxasLog log = parsePtxasLog("ptxas info    : Compiling entry function '_Z3addPf' for 'sm_20'\n"
                                     "ptxas info    : Used 8 registers, 2048+16 bytes smem, 40 bytes cmem[0], 12 "
                                     "bytes cmem[16]\n");
  ASSERT_EQ(log.kernels.size(), 1U);
  EXPECT_EQ(log.kernels[0].staticSharedBytes, 2064U);
  EXPECT_EQ(log.kernels[0].constantBanks, (std::vector<ConstantBank>{{0, 40}, {16, 12}}));
}

TEST(PtxasLog, SurvivesWhatIsNoLog) {
  EXPECT_TRUE(parsePtxasLog("").kernels.empty());
  EXPECT_TRUE(parsePtxasLog("ptxas info    : Used 8 registers\n").kernels.empty()) << "of no kernel";
  EXPECT_EQ(parsePtxasLog("ptxas info : Compiling entry function").kernels.size(), 1U) << "cut short, but named";
  EXPECT_EQ(parsePtxasLog("ptxas info : Compiling entry function '_Z1kPi' for").kernels[0].architecture, "");
}

} // namespace
} // namespace warpgrain::build
