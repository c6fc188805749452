// SPDX-License-Identifier: Apache-2.0
#include "core/capture/KernelName.h"

#include "core/base/DemangledName.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using namespace capture;
using memory::ScalarKind;
using testing::ElementsAre;

// void ns::scale<float>(float*, int)
const std::string scaleOfFloats = "_ZN2ns5scaleIfEEvPT_i";
// (anonymous namespace)::inner(unsigned char const*, double*)
const std::string inner = "_ZN12_GLOBAL__N_15innerEPKhPd";

TEST(KernelName, IsReadFromTheSymbol) {
  EXPECT_EQ(nameIn(demangled(scaleOfFloats)), "ns::scale<float>");
  EXPECT_EQ(nameIn(demangled(inner)), "(anonymous namespace)::inner");
  EXPECT_EQ(nameIn(demangled("plain")), "plain");
}

TEST(KernelName, MatchesHoweverMuchOfItAPersonWrites) {
  for (const char *wanted : {"", "_ZN2ns5scaleIfEEvPT_i", "scale", "ns::scale", "scale<float>", "ns::scale<float>",
                             "void ns::scale<float>(float*, int)"})
    EXPECT_TRUE(matches(scaleOfFloats, wanted)) << wanted;
  for (const char *wanted : {"scal", "cale", "s::scale", "scale<double>", "ns", "float"})
    EXPECT_FALSE(matches(scaleOfFloats, wanted)) << wanted;
  EXPECT_TRUE(matches(inner, "inner"));
  EXPECT_TRUE(matches("plain", "plain"));
  EXPECT_FALSE(matches("plain", "plai"));
}

TEST(KernelName, TellsTheTypesOfParameters) {
  EXPECT_THAT(parameterTypes(demangled(scaleOfFloats)), ElementsAre("float*", "int"));
  EXPECT_THAT(parameterTypes("k(std::pair<int, float>*, void (*)(int, int))"),
              ElementsAre("std::pair<int, float>*", "void (*)(int, int)"));
  EXPECT_TRUE(parameterTypes("plain").empty());
  EXPECT_TRUE(parameterTypes("k()").empty());
}

TEST(KernelName, TellsWhatPointersLeadTo) {
  EXPECT_EQ(pointedElement("float*"), ScalarKind::f32);
  EXPECT_EQ(pointedElement("double const*"), ScalarKind::f64);
  EXPECT_EQ(pointedElement("unsigned int*"), ScalarKind::u32);
  EXPECT_EQ(pointedElement("float4 const*"), ScalarKind::f32);
  EXPECT_EQ(pointedElement("Particle*"), ScalarKind::u8);
  EXPECT_EQ(pointedElement("float**"), ScalarKind::u8);
  EXPECT_EQ(pointedElement("float"), ScalarKind::u8);
}

} // namespace
} // namespace warpgrain::tests
