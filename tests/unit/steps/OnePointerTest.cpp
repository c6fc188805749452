// SPDX-License-Identifier: Apache-2.0
//
// What launches that hand over one pointer for two parameters forbid.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class OnePointer : public tests::LoopStepTest {
protected:
  /// A kernel with this body and the statements that launch it.
  static std::string program(const std::string &body, const std::string &launch) {
    return "__global__ void k(float *out, float *in, float *more, int n) {\n" + body +
           "\n}\nvoid go(float *p, float *q, float *r, int n) {\n" + launch + "\n}\n";
  }

  static void expectStepDependsOnLaunch(const std::string &body, const std::string &step) {
    expectRefusedText(program(body, "k<<<1, 1>>>(p, p, r, n);"), step, ReasonId::launchPassesOnePointerTwice);
    expectAllowedText(program(body, "k<<<1, 1>>>(p, q, r, n);"), step);
  }

  static void expectAllowedText(const std::string &text, const std::string &step) {
    ParsedSource source(text);
    ASSERT_FALSE(source.unit().hasErrors()) << text;
    const dependence::Verdict verdict = source.verdict(step, "k");
    EXPECT_TRUE(verdict.allows()) << text << (verdict.reasons.empty() ? "" : verdict.reasons.front().text());
  }
};

TEST_F(OnePointer, IsRefusedWhereTheOrderOfIterationsChanges) {
  const std::string nest = "for (int i = 0; i < 8; ++i)\n  for (int j = 0; j < 8; ++j)\n"
                           "    out[j * 8 + i] = in[i * 8 + j] + 1;";
  for (const char *step : {"interchange i j", "tile i 4", "unroll-and-jam i 2"})
    expectStepDependsOnLaunch(nest, step);
  expectStepDependsOnLaunch("for (int i = 0; i < 8; ++i)\n  out[i] = i;\n"
                            "for (int j = 0; j < 8; ++j)\n  more[j] = in[j + 1];",
                            "fuse i j");
  expectStepDependsOnLaunch("for (int i = 0; i < 8; ++i) {\n  out[i + 1] = i;\n  more[i] = in[i];\n}", "distribute i");
}

TEST_F(OnePointer, IsFoundThroughCopiesAndFirstElements) {
  const std::string body = "out[threadIdx.x] = in[0] + in[1];";
  for (const char *launch :
       {"k<<<1, 64>>>(&p[0], p, q, n);", "k<<<1, 64>>>((float *)p, p, q, n);",
        "float *c = p; k<<<1, 64>>>(c, p, q, n);", "float *const c = p; float *d = &c[0]; k<<<1, 64>>>(p, d, q, n);"})
    expectRefusedText(program(body, launch), "place in readonly", ReasonId::launchPassesOnePointerTwice);
}

TEST_F(OnePointer, OtherPartsAndOtherValuesAreOtherPointers) {
  const std::string body = "out[threadIdx.x] = in[0] + in[1];";
  for (const char *launch :
       {"k<<<1, 64>>>(p + n, p, q, n);", "k<<<1, 64>>>(&p[64], p, q, n);", "k<<<1, 64>>>(p, q, q, n);",
        "float *c = p; c = q; k<<<1, 64>>>(c, p, q, n);", "float *c = p; c += 64; k<<<1, 64>>>(c, p, q, n);"})
    expectAllowedText(program(body, launch), "place in readonly");
}

TEST_F(OnePointer, DoesNotMatterWhereBothAreOnlyRead) {
  expectAllowedText(program("for (int i = 0; i < 8; ++i)\n  for (int j = 0; j < 8; ++j)\n"
                            "    out[j * 8 + i] = in[i * 8 + j] + more[j];",
                            "k<<<1, 1>>>(p, q, q, n);"),
                    "interchange i j");
}

} // namespace
} // namespace warpgrain::transform
