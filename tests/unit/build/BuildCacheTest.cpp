// SPDX-License-Identifier: Apache-2.0
#include "core/build/BuildCache.h"

#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

#include <thread>

namespace warpgrain::build {
namespace {

namespace fs = std::filesystem;

ContentHash key(std::uint64_t number) {
  return {.high = 1, .low = number};
}

CompileOutcome sample() {
  CompileOutcome outcome;
  outcome.kernels = {{.mangledName = "_Z1kPi",
                      .name = "k(int*)",
                      .architecture = "sm_90",
                      .registersPerThread = 42,
                      .stackFrameBytes = 8,
                      .spillStoreBytes = 4,
                      .spillLoadBytes = 12,
                      .staticSharedBytes = 1024,
                      .barriers = 2,
                      .constantBanks = {{0, 368}, {3, 400}}}};
  outcome.cubin = std::string("\177ELF\0\1\2", 7);
  outcome.log = "line one\nbyte \xff that is no UTF-8\n";
  outcome.notes = {"a note"};
  outcome.wallTime = std::chrono::milliseconds(321);
  return outcome;
}

class BuildCacheTest : public testing::Test {
protected:
  fs::path entry(std::uint64_t number, const char *ending) const {
    return cache_.folder() / (key(number).hex() + ending);
  }

  TestFolder folder_;
  BuildCache cache_{folder_.path("deep/cache")};
};

TEST_F(BuildCacheTest, GivesBackWhatWasKept) {
  EXPECT_FALSE(cache_.find(key(1)));
  const auto stored = cache_.store(key(1), sample());
  ASSERT_TRUE(stored) << stored.error().message;
  ASSERT_TRUE(cache_.find(key(1)));
  const CompileOutcome found = cache_.find(key(1)).value_or(CompileOutcome{});
  EXPECT_EQ(found.kernels, sample().kernels);
  EXPECT_EQ(found.cubin, sample().cubin);
  EXPECT_EQ(found.notes, sample().notes);
  EXPECT_TRUE(found.log.starts_with("line one\n"));
  EXPECT_EQ(found.wallTime, sample().wallTime);
  EXPECT_TRUE(found.fromCache);
  EXPECT_FALSE(cache_.find(key(2)));
}

TEST_F(BuildCacheTest, RemovesDamagedEntries) {
  for (const char *damage : {"", "{", "[]", R"({"version": 1})", R"({"version": 1, "cubinHash": 5})", "null"}) {
    ASSERT_TRUE(cache_.store(key(1), sample()));
    std::ofstream(entry(1, ".json")) << damage;
    EXPECT_FALSE(cache_.find(key(1))) << damage;
    EXPECT_FALSE(fs::exists(entry(1, ".json"))) << damage;
    EXPECT_FALSE(fs::exists(entry(1, ".cubin"))) << damage;
  }
  ASSERT_TRUE(cache_.store(key(1), sample()));
  std::ofstream(entry(1, ".cubin")) << "\177ELF cut short";
  EXPECT_FALSE(cache_.find(key(1)));
  ASSERT_TRUE(cache_.store(key(1), sample()));
  fs::remove(entry(1, ".cubin"));
  EXPECT_FALSE(cache_.find(key(1)));
}

TEST_F(BuildCacheTest, ForgetsAResultWhenAnotherFileThatWasReadChanges) {
  auto outcome = sample();
  outcome.alsoRead = {folder_.write("host_only.h", "one")};
  ASSERT_TRUE(cache_.store(key(1), outcome));
  ASSERT_TRUE(cache_.find(key(1)));
  EXPECT_EQ(cache_.find(key(1)).value_or(CompileOutcome{}).alsoRead, outcome.alsoRead);
  folder_.write("host_only.h", "two");
  EXPECT_FALSE(cache_.find(key(1)));
  ASSERT_TRUE(cache_.store(key(2), outcome));
  fs::remove(folder_.path("host_only.h"));
  EXPECT_FALSE(cache_.find(key(2)));
}

TEST_F(BuildCacheTest, RemovesWhatWasNotUsedForLongest) {
  auto outcome = sample();
  outcome.cubin.assign(10'000, 'x');
  BuildCache small(folder_.path("small"), 50'000);
  const auto used = [&](std::uint64_t number, int hoursAgo) {
    for (const char *ending : {".json", ".cubin"})
      fs::last_write_time(small.folder() / (key(number).hex() + ending),
                          fs::file_time_type::clock::now() - std::chrono::hours(hoursAgo));
  };
  for (std::uint64_t number = 1; number <= 4; ++number) {
    ASSERT_TRUE(small.store(key(number), outcome));
    used(number, static_cast<int>(10 - number));
  }
  ASSERT_TRUE(small.find(key(1))) << "using it makes it the newest";
  ASSERT_TRUE(small.store(key(5), outcome));
  EXPECT_LE(small.sizeBytes(), 50'000U);
  EXPECT_TRUE(small.find(key(1)));
  EXPECT_FALSE(small.find(key(2)));
  EXPECT_TRUE(small.find(key(5)));
}

TEST_F(BuildCacheTest, CanBeEmptied) {
  ASSERT_TRUE(cache_.store(key(1), sample()));
  EXPECT_GT(cache_.sizeBytes(), 0U);
  cache_.clear();
  EXPECT_EQ(cache_.sizeBytes(), 0U);
  EXPECT_FALSE(cache_.find(key(1)));
}

TEST_F(BuildCacheTest, SaysWhenItCannotKeepAnything) {
  folder_.write("file", "");
  BuildCache impossible(folder_.path("file/cache"));
  const auto stored = impossible.store(key(1), sample());
  ASSERT_FALSE(stored);
  EXPECT_NE(stored.error().message.find("XDG_CACHE_HOME"), std::string::npos);
  EXPECT_FALSE(impossible.find(key(1)));
  EXPECT_EQ(impossible.sizeBytes(), 0U);
}

TEST_F(BuildCacheTest, IsUsedByManyThreadsAtOnce) {
  BuildCache small(folder_.path("busy"), 20'000);
  std::vector<std::jthread> threads;
  threads.reserve(4);
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&small] {
      for (std::uint64_t i = 0; i < 20; ++i) {
        EXPECT_TRUE(small.store(key(i % 5), sample()));
        const auto found = small.find(key(i % 5));
        EXPECT_EQ(found ? found->cubin : sample().cubin, sample().cubin);
      }
    });
  threads.clear();
  EXPECT_LE(small.sizeBytes(), 20'000U);
}

} // namespace
} // namespace warpgrain::build
