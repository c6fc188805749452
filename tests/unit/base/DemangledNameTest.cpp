// SPDX-License-Identifier: Apache-2.0
#include "core/base/DemangledName.h"

#include <gtest/gtest.h>

namespace warpgrain {
namespace {

TEST(DemangledName, IsWhatTheSourceSays) {
  EXPECT_EQ(demangled("_Z1kPi"), "k(int*)");
  EXPECT_EQ(demangled("_ZN2ns5scaleIfEEvPT_i"), "void ns::scale<float>(float*, int)");
}

TEST(DemangledName, OfAPlainOneIsItself) {
  EXPECT_EQ(demangled("plainKernel"), "plainKernel");
  EXPECT_EQ(demangled("_Zbroken"), "_Zbroken");
  EXPECT_EQ(demangled(""), "");
}

} // namespace
} // namespace warpgrain
