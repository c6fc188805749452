// SPDX-License-Identifier: Apache-2.0
//
// Which pointers may be said to lead to memory that is only read, and what is said of the rest.
#include "core/transform/memory/Place.h"

#include "tests/unit/transform/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class PlaceStepTest : public tests::LoopStepTest {};

TEST_F(PlaceStepTest, SaysThatAPointerIsOnlyReadThrough) {
  const std::string text = expectAllowed("out[0] = in[n];", "place in readonly");
  EXPECT_NE(text.find("const float *__restrict__ in,"), std::string::npos) << text;
}

TEST_F(PlaceStepTest, WhatTheKernelWritesIsAssumedToBeElsewhereUnlessItSaysSo) {
  const std::string other = assumptionsOf("out[0] = in[n];\nlist[0] = 1;", "place in readonly");
  EXPECT_NE(other.find("does not overlap out"), std::string::npos) << other;
  EXPECT_NE(other.find("does not overlap list"), std::string::npos) << other;
  EXPECT_EQ(assumptionsOf("fast[0] = in[n];\ns[0][0] = in[m];\na[0][0] = 1;", "place in readonly"), "");
}

TEST_F(PlaceStepTest, PointersThatAreWrittenThroughOrLeadElsewhereAreRefused) {
  expectRefused("list[0] = in[n];", "place list readonly", "is written here");
  expectRefused("float *p = (float *)in;\np[m] = 1;", "place in readonly", "is written here");
  expectRefused("float *p = n > 3 ? out : (float *)in;\np[m] = in[0];", "place in readonly", "");
  expectRefused("in = out;\nfast[0] = in[0];", "place in readonly", "given another value");
  expectRefused("other(list);\nfast[0] = in[0];", "place in readonly", "What other does to memory");
  expectRefused("fast[0] = in[0];", "place fast readonly", "already");
  expectRefused("fast[0] = in[0];", "place n readonly", "is no pointer");
  expectRefused("fast[0] = in[0];", "place what readonly", "no parameter what");
}

TEST_F(PlaceStepTest, OnePointerForBothIsIllegal) {
  const std::string text = "__global__ void k(float *out, const float *in) { out[0] = in[1]; }\n";
  expectRefusedText(text + "void go(float *p) { k<<<1, 32>>>(p, p); }\n", "place in readonly",
                    "hands over one pointer for in and for out");
  ParsedSource apart(text + "void go(float *p, float *q) { k<<<1, 32>>>(p, q); }\n");
  EXPECT_TRUE(apart.verdict("place in readonly", "k").allows());
}

TEST_F(PlaceStepTest, ConstIsAddedOnlyWhereNobodyElseSpeaksOfTheType) {
  const std::string text = "__global__ void k(float *__restrict__ out, float *in) { out[0] = in[1]; }\n";
  ParsedSource alone(text);
  const auto made = alone.transformed("place in readonly", "k");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_NE(made->find("const float *__restrict__ in)"), std::string::npos) << *made;
  expectRefusedText("__global__ void k(float *__restrict__ out, float *in);\n" + text, "place in readonly",
                    "named here too");
  expectRefusedText("__device__ float of(float *p) { return p[0]; }\n"
                    "__global__ void k(float *__restrict__ out, float *in) { out[0] = of(in); }\n",
                    "place in readonly", "handed on here");
  expectRefusedText("__global__ void k(float *__restrict__ out, float in[]) { out[0] = in[1]; }\n", "place in readonly",
                    "write it with *");
}

TEST_F(PlaceStepTest, IsOfferedForPointersThatAreOnlyRead) {
  ParsedSource source(kernel("out[0] = in[n] + list[m];"));
  std::string offers;
  for (const Step &step : placeTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "place in readonly; place list readonly; ");
}

TEST(PlaceWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("place").find("needs a pointer"), std::string::npos);
  EXPECT_NE(errorOf("place in").find("needs a kind"), std::string::npos);
  EXPECT_NE(errorOf("place in constant").find("no place that this version knows"), std::string::npos);
  EXPECT_EQ(toString(parseStep("place in readonly").value()), "place in readonly");
}

} // namespace
} // namespace warpgrain::transform
