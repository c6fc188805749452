// SPDX-License-Identifier: Apache-2.0
//
// Macros that are written out in a kernel's text, and those that are not.
#include "core/steps/Transformations.h"
#include "core/steps/macros/Macro.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class ExpandStepTest : public tests::LoopStepTest {
protected:
  static std::string source(const std::string &macros, const std::string &body) {
    return macros + "\n__global__ void k(int *out, const int *in, int n) {\n  " + body +
           "\n}\nvoid go(int *p, int *q) { k<<<4, 64>>>(p, q, 9); }\n";
  }

  static void expectText(const std::string &text, const std::string &plan, const std::string &words) {
    ParsedSource parsed(text);
    ASSERT_FALSE(parsed.unit().hasErrors()) << text;
    const auto made = parsed.transformed(plan, "k");
    ASSERT_TRUE(made) << made.error().message << text;
    EXPECT_NE(made->find(words), std::string::npos) << *made;
  }
};

TEST_F(ExpandStepTest, WritesTheMacroOut) {
  expectText(source("#define GID (blockIdx.x * blockDim.x + threadIdx.x)", "out[GID] = in[GID];"), "expand GID",
             "out[(blockIdx.x * blockDim.x + threadIdx.x)] = in[(blockIdx.x * blockDim.x + threadIdx.x)];");
  expectText(source("#define AT(a, i) a[(i) * n + threadIdx.x] // row by row", "AT(out, 2) = AT(in, max(1, n));") +
                 "\n",
             "expand AT", "out[(2) * n + threadIdx.x] = in[(max(1, n)) * n + threadIdx.x];");
}

TEST_F(ExpandStepTest, CoarseningIsPossibleAfterIt) {
  const std::string text = source("#define GID (blockIdx.x * blockDim.x + threadIdx.x)", "out[GID] = in[GID];");
  expectRefusedText(text, "coarsen x 2", "(expand GID)");
  expectText(text, "expand GID; coarsen x 2", "out[(blockIdx.x * (blockDim.x * 2) + tx)]");
}

TEST_F(ExpandStepTest, UsesInArgumentsAndMacrosInTheExpansionAreKeptApart) {
  expectText(source("#define MORE(a) -a\n#define TID threadIdx.x", "out[TID] = n -MORE(MORE(-n));"), "expand MORE",
             "n - - - -n;");
  expectText(source("#define TID threadIdx.x\n#define TWICE (TID + TID)", "out[TID] = TWICE;"), "expand TWICE",
             "out[TID] = (TID + TID);");
  expectText(source("#define LOOP(i) \\\n  for (int i = 0; i < n; ++i) \\\n    out[i] = threadIdx.x", "LOOP(j);"),
             "expand LOOP", "  for (int j = 0; j < n; ++j)\n  out[j] = threadIdx.x;");
}

/// The lines that a backslash joins to the comment are part of it.
TEST_F(ExpandStepTest, ACommentOfALineEndsTheMacro) {
  expectText(source("#define SET(i) \\\n  // sets it \\\n  out[i] = 2;\n", "SET(n)\n  out[0] = 1;"), "expand SET",
             "{\n  \n  out[0] = 1;");
  expectText(source("#define SET(i) out[i] = 1; \\\n  // sets it \\\n  out[i] = 2;\n", "SET(n)\n  out[0] = 1;"),
             "expand SET", "out[n] = 1;\n  out[0] = 1;");
}

TEST_F(ExpandStepTest, MacrosThatMeanDifferentThingsAreRefused) {
  const std::string use = "out[GID] = n;";
  expectRefusedText(source("#define GID threadIdx.x\n#undef GID\n#define GID threadIdx.x", use), "expand GID",
                    "more than once");
  expectRefusedText(source("#ifndef GID\n#define GID threadIdx.x\n#endif", use), "expand GID",
                    ReasonId::macroDependsOnConfiguration);
  expectRefusedText(source("#if 1\n#define GID threadIdx.x\n#else\n#endif", use), "expand GID",
                    ReasonId::macroDependsOnConfiguration);
  expectRefusedText(source("#define ONE(a) a##1\n#define GID threadIdx.x", "int x1 = GID; out[0] = ONE(x);"),
                    "expand ONE", ReasonId::macroMakesStrings);
  expectRefusedText(source("#define GID threadIdx.x", use), "expand OTHER", ReasonId::macroNotDefined);
  expectRefusedText(source("#define GID threadIdx.x\n#define MORE 1", use), "expand MORE", "does not use");
}

TEST_F(ExpandStepTest, UsesInTheTextThatAnotherMacroLooksAtAreRefused) {
  const std::string sum = "#define ADD(x, y) x + y\n";
  expectRefusedText(source(sum + "#define SIZE(x) sizeof(#x)", "out[0] = SIZE(ADD(1, 2));"), "expand ADD",
                    ReasonId::macroMakesStrings);
  expectRefusedText("#include <cassert>\n" + source(sum, "assert(ADD(n, 2) > 0); out[0] = n;"), "expand ADD",
                    ReasonId::macroMakesStrings);
  expectText(source(sum + "#define TWICE(x) ((x) + (x))", "out[0] = TWICE(ADD(1, 2));"), "expand ADD", "TWICE(1 + 2)");
}

TEST_F(ExpandStepTest, IsOfferedForMacrosThatHideAnIndex) {
  ParsedSource parsed(
      source("#define GID (4 * threadIdx.x)\n#define TID threadIdx.x\n#define ONE 1", "out[GID + TID] = ONE;"));
  std::string offers;
  for (const Step &step : expandTransformation().offers(parsed.unit(), parsed.kernel("k")))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "expand GID; "); // TID is a name that may be replaced as it is
}

} // namespace
} // namespace warpgrain::transform
