// SPDX-License-Identifier: Apache-2.0
//
// Each case is a folder with input.cu, whose first line is `// plan: …`, and expected.cu, the whole text after it;
// or with input.cl and expected.cl.
#include "core/base/Files.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

struct GoldenCase {
  fs::path folder;
  std::string extension;

  friend void PrintTo(const GoldenCase &golden, std::ostream *out) { *out << golden.folder.filename().string(); }
};

std::vector<GoldenCase> cases() {
  std::vector<GoldenCase> found;
  for (const auto &entry : fs::recursive_directory_iterator(WARPGRAIN_GOLDEN))
    if (entry.path().filename() == "input.cu" || entry.path().filename() == "input.cl")
      found.push_back({entry.path().parent_path(), entry.path().extension().string()});
  std::ranges::sort(found, {}, &GoldenCase::folder);
  return found;
}

std::string planOf(const std::string &text) {
  const std::string lead = "// plan: ";
  return text.starts_with(lead) ? text.substr(lead.size(), text.find('\n') - lead.size()) : std::string();
}

class GoldenText : public testing::TestWithParam<GoldenCase> {};

TEST_P(GoldenText, IsWhatThePlanWrites) {
  const auto &[folder, extension] = GetParam();
  if (extension == ".cu" && !cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string input = readTextFile(folder / ("input" + extension)).value();
  ParsedSource source(input, /*keepPreamble=*/false, "kernel" + extension);
  const auto text = source.transformed(planOf(input));
  ASSERT_TRUE(text) << text.error().message;
  if (std::getenv("WARPGRAIN_ACCEPT_GOLDEN") != nullptr) {
    ASSERT_TRUE(writeFileAtomically(folder / ("expected" + extension), *text));
    return;
  }
  EXPECT_EQ(*text, readTextFile(folder / ("expected" + extension)).value_or("(there is no expected text)"));
}

INSTANTIATE_TEST_SUITE_P(All, GoldenText, testing::ValuesIn(cases()), [](const auto &row) {
  std::string name = row.param.folder.filename().string();
  std::ranges::replace_if(name, [](char c) { return c == '-' || c == '.'; }, '_');
  return name;
});

} // namespace
} // namespace warpgrain::tests
