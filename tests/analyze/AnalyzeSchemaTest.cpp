// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"
#include "tests/analyze/AnalyzeRun.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <set>

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

TEST_F(AnalyzeRun, DependencesOfEveryKindKeepTheSchema) {
  const json kernel = this->kernel("__global__ void k(float *p, int *list, int n) {\n"
                                   "  __shared__ float s[64];\n"
                                   "  for (int i = 0; i < n; ++i) {\n"
                                   "    s[threadIdx.x] = p[i * 64 + threadIdx.x];\n"
                                   "    __syncthreads();\n"
                                   "    p[i * 64 + threadIdx.x] = s[63 - threadIdx.x] + s[list[i]];\n"
                                   "  }\n"
                                   "}\n",
                                   {"--block", "64", "--grid", "1"});
  std::set<std::string> kinds;
  std::set<std::string> carriers;
  for (const json &dependence : kernel["dependences"]) {
    kinds.insert(dependence["kind"]);
    carriers.insert(dependence["carried"]);
  }
  EXPECT_THAT(kinds, testing::ElementsAre("anti", "flow", "input", "output"));
  EXPECT_THAT(carriers, testing::ElementsAre("barrier", "loop", "statement", "thread"));
  EXPECT_FALSE(kernel["race_free_within_blocks"]);
}

} // namespace

} // namespace warpgrain::tests
