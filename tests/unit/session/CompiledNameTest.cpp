// SPDX-License-Identifier: Apache-2.0
//
// nvcc and Clang name kernels that other units cannot see in different ways.
#include "core/session/CompiledName.h"

#include <gtest/gtest.h>

namespace warpgrain::session {
namespace {

TEST(KernelSymbols, OfStaticKernelsAndUnnamedNamespacesAreKnownAgain) {
  EXPECT_TRUE(isSameKernel("_Z5scalePf", "_Z5scalePf"));
  EXPECT_TRUE(isSameKernel("_ZL5scalePf", "_Z5scalePf"));
  EXPECT_TRUE(isSameKernel("_ZN12_GLOBAL__N_14anonEPf", "_ZN31_GLOBAL__N__a7ac0bb9_5_st_cu_cl4anonEPf"));
  EXPECT_TRUE(isSameKernel("scale", "scale")) << "extern \"C\"";
}

TEST(KernelSymbols, OfOtherKernelsAreNot) {
  EXPECT_FALSE(isSameKernel("_Z5scalePf", "_Z5scalePd")) << "another overload";
  EXPECT_FALSE(isSameKernel("_Z4tmplILi4EEvPf", "_Z4tmplILi8EEvPf")) << "another instantiation";
  EXPECT_FALSE(isSameKernel("_ZN12_GLOBAL__N_14anonEPf", "_Z4anonPf"));
}

TEST(KernelSymbols, OfVariantsAreThoseOfTheSameInstantiation) {
  const std::vector<std::string> symbols{"_Z4tmplILi4EEv4dim3Pf", "_Z4tmplILi8EEv4dim3Pf"};
  EXPECT_EQ(symbolAfterSteps(symbols, "_Z4tmplILi4EEvPf"), symbols[0]);
  EXPECT_EQ(symbolAfterSteps(symbols, "_Z4tmplILi8EEvPf"), symbols[1]);
  EXPECT_EQ(symbolAfterSteps(symbols, "_Z4tmplILi9EEvPf"), "_Z4tmplILi9EEvPf") << "no such instantiation";
  EXPECT_EQ(symbolAfterSteps({"_Z5scale4dim3Pf"}, "_Z5scalePf"), "_Z5scale4dim3Pf");
  const std::vector<std::string> unnamed{"_ZN12_GLOBAL__N_14anonIiEEv4dim3PT_", "_ZN12_GLOBAL__N_14anonIfEEv4dim3PT_"};
  EXPECT_EQ(symbolAfterSteps(unnamed, "_ZN12_GLOBAL__N_14anonIfEEvPT_"), unnamed[1]);
  EXPECT_EQ(symbolAfterSteps({"_Z4tmplILi4EEvPf", "_Z4tmplILi8EEvPf"}, "_Z4tmplILi8EEvPf"), "_Z4tmplILi8EEvPf");
}

TEST(KernelSymbols, ThatACubinLacksStayAsTheyAre) {
  EXPECT_EQ(symbolInCubin("no cubin", "_ZL5scalePf"), "_ZL5scalePf");
}

} // namespace
} // namespace warpgrain::session
