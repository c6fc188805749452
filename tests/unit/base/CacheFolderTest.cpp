// SPDX-License-Identifier: Apache-2.0
#include "core/base/CacheFolder.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <string>

namespace warpgrain {
namespace {

namespace fs = std::filesystem;

/// Sets a variable of the environment, or removes it, and puts it back.
class Variable {
public:
  Variable(const char *name, const char *value) : name_(name) {
    if (const char *before = std::getenv(name)) before_ = before;
    value != nullptr ? setenv(name, value, 1) : unsetenv(name);
  }

  Variable(const Variable &) = delete;
  Variable &operator=(const Variable &) = delete;

  ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }

private:
  const char *name_;
  std::optional<std::string> before_;
};

TEST(CacheFolder, IsWhereThePersonKeepsSuchFiles) {
  const Variable home("HOME", "/home/somebody");
  {
    const Variable cache("XDG_CACHE_HOME", "/elsewhere");
    EXPECT_EQ(userCacheFolder(), "/elsewhere/warpgrain");
  }
  const Variable cache("XDG_CACHE_HOME", nullptr);
  EXPECT_EQ(userCacheFolder(), "/home/somebody/.cache/warpgrain");
  const Variable noHome("HOME", nullptr);
  EXPECT_EQ(userCacheFolder(), "");
}

TEST(CacheFolder, LosesWhatWasNotUsedForLongestUntilTheRestFits) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  for (int i = 0; i < 5; ++i) {
    const fs::path file = folder->path() / std::to_string(i);
    ASSERT_TRUE(writeFileAtomically(file, std::string(1000, 'x')));
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(10 - i));
  }
  removeLongestUnused(folder->path(), 5000);
  EXPECT_EQ(bytesOf(cacheFilesIn(folder->path())), 5000U);
  markUsed(folder->path() / "0");
  markUsed(folder->path() / "none");
  removeLongestUnused(folder->path(), 4000);
  EXPECT_EQ(bytesOf(cacheFilesIn(folder->path())), 3000U);
  EXPECT_TRUE(fs::exists(folder->path() / "0"));
  EXPECT_FALSE(fs::exists(folder->path() / "1"));
  EXPECT_FALSE(fs::exists(folder->path() / "2"));
  EXPECT_TRUE(cacheFilesIn(folder->path() / "none").empty());
}

TEST(CacheFolder, TakesFilesThatDifferInTheirExtensionForOne) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto put = [&](const char *name, int hours) {
    ASSERT_TRUE(writeFileAtomically(folder->path() / name, std::string(1000, 'x')));
    fs::last_write_time(folder->path() / name, fs::file_time_type::clock::now() - std::chrono::hours(hours));
  };
  put("a.large", 9);
  put("a.list", 1);
  put("b.large", 5);
  put("b.list", 5);
  removeLongestUnused(folder->path(), 3000);
  EXPECT_TRUE(fs::exists(folder->path() / "a.large"));
  EXPECT_FALSE(fs::exists(folder->path() / "b.large"));
}

} // namespace
} // namespace warpgrain
