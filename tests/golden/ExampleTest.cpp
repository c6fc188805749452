// SPDX-License-Identifier: Apache-2.0
//
// The bundled examples check themselves: after every plan they must still pass, run as host
// programs.
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/HostProgram.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

struct ExampleRun {
  std::string file;
  std::string kernel;
  std::string plan;
  std::vector<std::string> arguments; ///< small sizes: every thread is a fiber

  friend void PrintTo(const ExampleRun &run, std::ostream *out) {
    *out << run.file << " " << run.kernel << " " << run.plan;
  }
};

class Example : public testing::TestWithParam<ExampleRun> {};

TEST_P(Example, PassesItsOwnCheckAfterThePlan) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const ExampleRun &run = GetParam();
  ParsedSource source(readTextFile(std::string(WARPGRAIN_EXAMPLES) + "/" + run.file).value());
  const auto text = source.transformed(run.plan, run.kernel);
  ASSERT_TRUE(text) << text.error().message;
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto outcome = runOnHost(*text, folder->path(), "example", run.arguments);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_TRUE(outcome->succeeded()) << outcome->standardOutput << outcome->standardError << *text;
  EXPECT_NE(outcome->standardOutput.find("PASSED"), std::string::npos) << outcome->standardOutput;
}

std::vector<ExampleRun> runs() {
  std::vector<ExampleRun> all;
  const auto add = [&all](const std::string &file, const std::string &kernel, const std::vector<std::string> &arguments,
                          const std::vector<std::string> &plans) {
    for (const std::string &plan : plans)
      all.push_back({file, kernel, plan, arguments});
  };
  add("matrix_multiplication.cu", "matrixMultiply", {"64"},
      {"", "coarsen y 2", "coarsen y 4", "coarsen y 8", "coarsen y 16", "coarsen x 2", "coarsen x 4 adjacent",
       "coarsen y 4 adjacent", "coarsen y 4; coarsen x 4", "coarsen x 2; coarsen y 8 adjacent", "coarsen y 3",
       "coarsen x 5 adjacent", "coarsen y 2; coarsen y 2",
       "coarsen x 4 adjacent; vectorize A 4; vectorize B 4; vectorize Bs 4; vectorize C 4", "prefetch m",
       "coarsen y 4; prefetch m", "prefetch-async m", "coarsen x 2; coarsen y 4; prefetch-async m"});
  add("transpose.cu", "transpose", {"64", "96"},
      {"coarsen x 2", "coarsen y 4", "coarsen x 2; coarsen y 2", "coarsen y 16 adjacent", "coarsen x 3", "exchange x y",
       "exchange x y; coarsen x 4 adjacent; vectorize out 4", "persist 2", "persist"});
  add("transpose.cu", "transposeTiled", {"64", "96"},
      {"coarsen y 4", "coarsen y 32", "coarsen x 8 adjacent", "coarsen y 5", "persist 3"});
  add("stencil.cu", "stencil", {"1000", "50"},
      {"coarsen x 2", "coarsen x 4 adjacent", "coarsen x 8", "coarsen x 7 adjacent"});
  add("stencil.cu", "heat", {"1000", "50"},
      {"coarsen x 4", "coarsen y 8", "coarsen y 2 adjacent; coarsen x 2", "coarsen x 5",
       "coarsen x 4 adjacent; vectorize in 4; vectorize out 4"});
  add("reduction.cu", "reduceSum", {"10000"},
      {"coarsen x 2", "coarsen x 4 adjacent", "coarsen x 16", "persist 2", "persist"});
  add("synth.cu", "synth", {"4"},
      {"coarsen x 4", "coarsen x 16", "coarsen x 16 adjacent", "coarsen x 6", "unroll k 4; vectorize s 4"});
  add("sobel.cu", "sobel", {"70", "50"},
      {"coarsen x 2", "coarsen y 4", "coarsen y 8 adjacent", "coarsen x 3; coarsen y 2",
       "coarsen x 4 adjacent; vectorize in 4; vectorize out 4"});
  add("matrix_vector.cu", "matrixVectorSimple", {"200", "150"}, {"coarsen x 2", "coarsen x 4 adjacent"});
  add("matrix_vector.cu", "matrixVectorSimple", {"200", "152"}, {"unroll j 4; vectorize A 4; vectorize x 4"});
  add("matrix_vector.cu", "matrixVector", {"200", "150"},
      {"coarsen x 2", "coarsen x 4 adjacent", "coarsen x 8", "coarsen x 3"});
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, Example, testing::ValuesIn(runs()), [](const auto &row) {
  std::string name = row.param.kernel + (row.param.plan.empty() ? "_unchanged" : "_" + row.param.plan);
  for (char &c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
});

} // namespace
} // namespace warpgrain::tests
