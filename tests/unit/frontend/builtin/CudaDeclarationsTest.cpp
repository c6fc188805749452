// SPDX-License-Identifier: Apache-2.0
//
// Machines without a CUDA toolkit: sources are read with built-in declarations.
#include "core/frontend/Parser.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/Transformation.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace warpgrain::frontend {
namespace {

std::unique_ptr<Parser> openWithoutToolkit(const std::filesystem::path &file) {
  ParseRequest request;
  request.file = file;
  request.flags.emplace();
  auto parser = Parser::open(request);
  return parser ? std::move(*parser) : nullptr;
}

std::string errorsOf(const model::Unit &unit) {
  std::string text;
  for (const model::Diagnostic &diagnostic : unit.diagnostics)
    if (diagnostic.severity == model::Severity::error) text += diagnostic.message + " " + diagnostic.systemPlace + "\n";
  return text;
}

class WithoutToolkit : public testing::TestWithParam<const char *> {};

TEST_P(WithoutToolkit, ExamplesAreReadWithTheirLaunches) {
  const auto parser = openWithoutToolkit(std::filesystem::path(WARPGRAIN_EXAMPLES) / GetParam());
  ASSERT_TRUE(parser);
  const auto unit = parser->parse({});
  ASSERT_TRUE(unit) << unit.error().message;
  EXPECT_EQ(errorsOf(*unit), "");
  ASSERT_FALSE(unit->kernels().empty());
  for (const model::FunctionId kernel : unit->kernels())
    EXPECT_FALSE(unit->launchesOf(kernel).empty()) << (*unit)[kernel].name;
}

INSTANTIATE_TEST_SUITE_P(Examples, WithoutToolkit,
                         testing::Values("matrix_multiplication.cu", "matrix_vector.cu", "reduction.cu", "sobel.cu",
                                         "stencil.cu", "synth.cu", "transpose.cu"),
                         [](const auto &row) {
                           const std::string name = row.param;
                           return name.substr(0, name.find('.'));
                         });

TEST(WithoutToolkit, KernelsAreCoarsenedAllTheSame) {
  const auto parser = openWithoutToolkit(std::filesystem::path(WARPGRAIN_EXAMPLES) / "matrix_multiplication.cu");
  ASSERT_TRUE(parser);
  const auto unit = parser->parse({});
  ASSERT_TRUE(unit);
  const auto result =
      transform::applyPlan(*unit, {}, unit->kernels().front(), transform::parsePlan("coarsen y 4").value(),
                           [&](const transform::Texts &texts) { return parser->parse(texts); });
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(errorsOf(result->unit), "");
  EXPECT_EQ(result->texts.size(), 1U);
}

} // namespace
} // namespace warpgrain::frontend
