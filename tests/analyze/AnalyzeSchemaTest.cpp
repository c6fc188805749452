// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"
#include "tests/analyze/AnalyzeRun.h"

#include <gmock/gmock.h>

#include <filesystem>

namespace warpgrain::tests {

namespace {

using nlohmann::json;

/// Every property says what it is.
void expectDescriptions(const json &schema, const std::string &path) {
  const json properties = schema.value("properties", json::object());
  for (const auto &[key, property] : properties.items()) {
    const bool isNamed = property.contains("description") || property.contains("$ref");
    EXPECT_TRUE(isNamed || path.find("distances") != std::string::npos) << path << "." << key << " is not described";
    expectDescriptions(property, path + "." + key);
  }
  const json definitions = schema.value("$defs", json::object());
  for (const auto &[name, definition] : definitions.items())
    expectDescriptions(definition, path + "." + name);
}

TEST_F(AnalyzeRun, TheSchemaDescribesEveryKey) {
  expectDescriptions(json::parse(readTextFile(WARPGRAIN_ANALYZE_SCHEMA).value()), "$");
}

TEST_F(AnalyzeRun, AllExamplesKeepTheSchemaWithoutAnyOption) {
  for (const auto &entry : std::filesystem::directory_iterator(WARPGRAIN_EXAMPLE_FOLDER))
    if (entry.path().extension() == ".cu") {
      SCOPED_TRACE(entry.path());
      EXPECT_FALSE(kernels({entry.path().string()}).empty());
    }
}

TEST_F(AnalyzeRun, DependencesAreNullWithAReason) {
  const json kernel = this->kernel("__global__ void k(float *p) { p[threadIdx.x] = 1; }");
  EXPECT_TRUE(kernel["dependences"].is_null());
  EXPECT_THAT(kernel["reasons"]["dependences"].get<std::string>(), testing::HasSubstr("not analysed"));
}

} // namespace

} // namespace warpgrain::tests
