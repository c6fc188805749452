// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/Shards.h"

#include "core/base/Files.h"
#include "core/measure/BundleReader.h"
#include "core/measure/Fingerprint.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace warpgrain::tests {
namespace {

using namespace measure;
namespace fs = std::filesystem;

class Shards : public testing::Test {
protected:
  Shards() { writeFiles(folder_); }

  Bundle bundleOf(const std::vector<std::string> &variants) const {
    nlohmann::json bundle = soundBundle();
    for (const std::string &variant : variants)
      bundle["variants"].push_back(variantOf(variant, variant));
    folder_.writeBundle(bundle);
    return readBundle(folder_.path()).value();
  }

  fs::path root() const { return root_.path() / "shards"; }

  static std::set<std::string> namesOf(const std::vector<Shard> &shards) {
    std::set<std::string> out;
    for (const Shard &shard : shards)
      out.insert(shard.name);
    return out;
  }

  BundleFolder folder_;
  BundleFolder root_;
};

TEST_F(Shards, AreBundlesWithTheBaselineAndSomeVariantsEach) {
  const Bundle bundle = bundleOf({"fast", "tiny", "noisy"});
  const auto shards = makeShards(bundle, 2, root()).value();
  ASSERT_EQ(shards.size(), 2U);
  const Bundle first = readBundle(shards[0].folder).value();
  const Bundle last = readBundle(shards[1].folder).value();
  ASSERT_EQ(first.variants.size(), 3U);
  ASSERT_EQ(last.variants.size(), 2U);
  EXPECT_EQ(last.variants[last.baseline].id, "good");
  EXPECT_EQ(last.variants[1].id, "noisy");
  // A row of a shard is one of the whole bundle.
  EXPECT_EQ(fingerprintsOf(last).value()[1], fingerprintsOf(bundle).value()[3]);
  EXPECT_EQ(makeShards(bundleOf({}), 2, root())->size(), 1U) << "the baseline alone";
}

TEST_F(Shards, AreNamedByTheirContent) {
  const auto before = makeShards(bundleOf({"fast", "tiny"}), 1, root()).value();
  EXPECT_EQ(makeShards(bundleOf({"fast", "tiny"}), 1, root()).value(), before);
  const auto more = makeShards(bundleOf({"fast", "tiny", "noisy"}), 1, root()).value();
  EXPECT_EQ(more[0], before[0]) << "what was there has the answers that it had";
  folder_.write("modules/kernels", folder_.read("modules/kernels") + "\n");
  for (const std::string &name : namesOf(makeShards(bundleOf({"fast", "tiny"}), 1, root()).value()))
    EXPECT_FALSE(namesOf(before).contains(name));
  Bundle flushed = bundleOf({"fast"});
  const auto warm = makeShards(flushed, 1, root()).value();
  flushed.settings.flushL2 = true;
  EXPECT_NE(makeShards(flushed, 1, root()).value(), warm);
}

TEST_F(Shards, HaveNoAnswerBeforeAllVariantsHaveOneOfTheSameGpu) {
  const auto shards = makeShards(bundleOf({"fast"}), 1, root()).value();
  EXPECT_FALSE(answersOf(shards[0]).value());
  const Bundle shard = readBundle(shards[0].folder).value();
  const auto prints = fingerprintsOf(shard).value();
  std::string lines;
  const auto add = [&](const std::string &run, const std::string &uuid, std::size_t variant) {
    lines += lineOf(Environment{.run = run, .gpu = "G", .uuid = uuid, .settings = "{}"}) + "\n";
    lines += lineOf(Row{.run = run,
                        .variant = shard.variants[variant].id,
                        .fingerprint = prints[variant],
                        .uuid = uuid,
                        .isBaseline = variant == 0,
                        .samples = {1, 2, 3},
                        .summary = summarize(std::vector<double>{1, 2, 3})}) +
             "\n";
    writeFileAtomically(shards[0].folder / "results.jsonl", lines).value();
    return answersOf(shards[0]).value();
  };
  EXPECT_FALSE(add("a", "one", 0));
  EXPECT_FALSE(add("b", "other", 1)) << "times of two GPUs say nothing of each other";
  const auto answers = add("c", "one", 1);
  ASSERT_TRUE(answers);
  EXPECT_EQ(answers->environment.uuid, "one");
  EXPECT_EQ(answers->rows.size(), 2U);
}

} // namespace
} // namespace warpgrain::tests
