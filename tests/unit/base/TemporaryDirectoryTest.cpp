// SPDX-License-Identifier: Apache-2.0
#include "core/base/TemporaryDirectory.h"

#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <ctime>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace warpgrain {
namespace {

namespace fs = std::filesystem;

/// Says that nothing was made in a folder for two days.
void makeOld(const fs::path &folder) {
  const timespec then{.tv_sec = ::time(nullptr) - 2 * 24 * 3600, .tv_nsec = 0};
  const timespec times[2]{then, then};
  ASSERT_EQ(::utimensat(AT_FDCWD, folder.c_str(), times, 0), 0);
}

TEST(TemporaryDirectory, GoesWithTheObject) {
  fs::path path;
  {
    const TemporaryDirectory folder = TemporaryDirectory::create().value();
    path = folder.path();
    writeFileAtomically(path / "file", "text").value();
  }
  EXPECT_FALSE(fs::exists(path));
}

TEST(TemporaryDirectory, OldLeftoversOfProcessesThatAreGoneAreDeletedAndNothingElse) {
  const TemporaryDirectory base = TemporaryDirectory::create().value();
  for (const char *name :
       {"warpgrain-abcdef", "warpgrain-young1", "warpgrain-locked", "warpgrain-longer-name", "other"})
    ASSERT_TRUE(fs::create_directory(base.path() / name));
  writeFileAtomically(base.path() / "warpgrain-abcdef" / "file", "").value();
  for (const char *name : {"warpgrain-abcdef", "warpgrain-locked", "warpgrain-longer-name", "other"})
    makeOld(base.path() / name);
  const int held = ::open((base.path() / "warpgrain-locked").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  struct flock lock{};
  lock.l_type = F_RDLCK;
  ASSERT_EQ(::fcntl(held, F_OFD_SETLK, &lock), 0);
  TemporaryDirectory::removeLeftovers(base.path());
  EXPECT_FALSE(fs::exists(base.path() / "warpgrain-abcdef"));
  for (const char *name : {"warpgrain-young1", "warpgrain-locked", "warpgrain-longer-name", "other"})
    EXPECT_TRUE(fs::exists(base.path() / name)) << name;
  ::close(held);
}

/// A store in the folder locks it with flock(), and would wait for ever.
TEST(TemporaryDirectory, CanBeLockedByOthers) {
  const TemporaryDirectory folder = TemporaryDirectory::create().value();
  const int other = ::open(folder.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  EXPECT_EQ(::flock(other, LOCK_EX | LOCK_NB), 0);
  ::close(other);
}

} // namespace
} // namespace warpgrain
