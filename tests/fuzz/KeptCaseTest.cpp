// SPDX-License-Identifier: Apache-2.0
//
// Every case that was kept: its plan is refused, or gives the same output. Random kernels that failed once are kept
// beside programs that were written for a wrong rewrite; to keep another one, copy its file to kept/.
#include "core/base/TemporaryDirectory.h"
#include "tests/fuzz/Trial.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

struct KeptFile {
  fs::path path;

  friend void PrintTo(const KeptFile &file, std::ostream *out) { *out << file.path.filename().string(); }
};

std::vector<KeptFile> keptFiles() {
  std::vector<KeptFile> found;
  for (const auto &entry : fs::directory_iterator(WARPGRAIN_KEPT_CASES))
    if (entry.path().extension() == ".cu") found.push_back({entry.path()});
  std::ranges::sort(found, {}, &KeptFile::path);
  return found;
}

class Kept : public testing::TestWithParam<KeptFile> {};

TEST_P(Kept, IsRefusedOrGivesTheSameOutput) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto kept = readKeptCase(GetParam().path);
  ASSERT_TRUE(kept) << kept.error().message;
  const Trial trial = TrialBench().run(*kept);
  EXPECT_TRUE(trial.outcome == Outcome::same || trial.outcome == Outcome::refused)
      << nameOf(trial.outcome) << ": " << trial.message;
}

INSTANTIATE_TEST_SUITE_P(All, Kept, testing::ValuesIn(keptFiles()), [](const auto &row) {
  std::string name = row.param.path.stem().string();
  std::ranges::replace_if(name, [](char c) { return c == '-' || c == '.'; }, '_');
  return name;
});

TEST(KeptCase, ComesBackFromItsFileWithTheLinesThatItNames) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  ::setenv("WARPGRAIN_FUZZ_KEEP", folder->path().c_str(), 1);
  const KeptCase kept{.text = "__global__ void k() {}\n", .kernel = "k", .plan = "unroll L1 2", .note = "ended"};
  const auto file = keep(kept, "some");
  ::unsetenv("WARPGRAIN_FUZZ_KEEP");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(*file, folder->path() / "some.cu");
  const auto read = readKeptCase(*file);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->plan, "unroll L4 2");
  EXPECT_EQ(read->kernel, "k");
  EXPECT_EQ(read->note, "ended");
  EXPECT_TRUE(read->text.ends_with("\n" + kept.text));
}

} // namespace
} // namespace warpgrain::tests
