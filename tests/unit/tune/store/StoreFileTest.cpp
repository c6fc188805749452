// SPDX-License-Identifier: Apache-2.0
//
// Files that are damaged, of others, newer, that cannot be written, or have no room.
#include "core/tune/store/StoreFile.h"

#include "core/base/Files.h"
#include "core/tune/store/Schema.h"
#include "tests/unit/tune/store/SampleRecords.h"

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <random>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using namespace tune;
using testing::ElementsAre;
using testing::HasSubstr;

class StoreFileTest : public StoreFolder {
protected:
  /// The bytes of a store of some records.
  std::string sound(int quantity = 40) const {
    std::vector<Record> records;
    for (int i = 0; i < quantity; ++i)
      records.push_back(sampleRecord("plan " + std::to_string(i), i));
    EXPECT_TRUE(open("sound.sqlite").put(records));
    return readFile(path("sound.sqlite")).value();
  }

  void write(const std::string &bytes) const { ASSERT_TRUE(writeFileAtomically(path(), bytes)); }

  /// The other file that a damaged one has become.
  std::vector<fs::path> aside() const {
    std::vector<fs::path> out;
    for (const fs::directory_entry &entry : fs::directory_iterator(path().parent_path()))
      if (entry.path().filename().string().contains(".damaged-")) out.push_back(entry.path());
    return out;
  }

  /// Expects that these bytes are set aside, whole, and that a store can be used in their place.
  void expectSetAside(const std::string &bytes) const {
    write(bytes);
    auto store = Store::open(path());
    ASSERT_TRUE(store) << store.error().message;
    ASSERT_EQ(aside().size(), 1U);
    EXPECT_EQ(readFile(aside().front()).value(), bytes);
    ASSERT_EQ(store->notes().size(), 1U);
    EXPECT_THAT(store->notes().front(), HasSubstr(aside().front().string()));
    EXPECT_THAT(plansOf(*store), ElementsAre());
    EXPECT_EQ(store->put(sampleRecord("new")), true);
    EXPECT_THAT(plansOf(open()), ElementsAre("new"));
  }

  void expectUntouched(const std::string &bytes, const std::string &word) const {
    write(bytes);
    const auto store = Store::open(path());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, ErrorKind::input);
    EXPECT_THAT(store.error().message, HasSubstr(word));
    EXPECT_EQ(readFile(path()).value(), bytes);
    EXPECT_TRUE(aside().empty());
  }
};

TEST_F(StoreFileTest, ATruncatedFileIsSetAside) {
  const std::string bytes = sound();
  expectSetAside(bytes.substr(0, bytes.size() / 2));
}

TEST_F(StoreFileTest, AFileThatEndsWithinItsHeaderIsSetAside) {
  expectSetAside(sound().substr(0, 50));
}

TEST_F(StoreFileTest, AGarbageHeaderIsSetAside) {
  std::string bytes = sound();
  bytes.replace(0, 16, "sixteen bytes...");
  expectSetAside(bytes);
}

TEST_F(StoreFileTest, AGarbagePageIsSetAside) {
  std::string bytes = sound();
  bytes.replace(2 * 4096, 4096, std::string(4096, '\xa5'));
  expectSetAside(bytes);
}

TEST_F(StoreFileTest, AFileThatIsDamagedWhileItIsUsedIsSetAsideByTheNextRecord) {
  Store store = open();
  ASSERT_TRUE(store.put(sampleRecord("a")));
  std::fstream(path(), std::ios::in | std::ios::out | std::ios::binary) << std::string(200, '\xa5');
  EXPECT_FALSE(store.find(sampleKey("a")));
  EXPECT_EQ(store.put(sampleRecord("b")), true);
  ASSERT_EQ(aside().size(), 1U);
  ASSERT_EQ(store.notes().size(), 1U);
  EXPECT_THAT(store.notes().front(), HasSubstr(aside().front().string()));
  EXPECT_THAT(plansOf(open()), ElementsAre("b"));
}

TEST_F(StoreFileTest, TextIsSetAside) {
  expectSetAside("This is no database, but a letter.\n");
}

TEST_F(StoreFileTest, AnEmptyFileIsBegun) {
  write("");
  Store store = open();
  EXPECT_TRUE(store.notes().empty());
  EXPECT_EQ(store.put(sampleRecord("new")), true);
  EXPECT_TRUE(aside().empty());
}

TEST_F(StoreFileTest, ThePlaceOfADamagedFileIsNeverTakenTwice) {
  for (int i = 0; i < 3; ++i) {
    write("damaged " + std::to_string(i));
    ASSERT_TRUE(Store::open(path()));
  }
  EXPECT_EQ(aside().size(), 3U);
}

TEST_F(StoreFileTest, AJournalGoesWithItsDamagedFile) {
  write("no database");
  ASSERT_TRUE(writeFileAtomically(path("store.sqlite-journal"), "no journal"));
  ASSERT_TRUE(Store::open(path()));
  EXPECT_FALSE(fs::exists(path("store.sqlite-journal"))) << "it would be played into the new file";
  EXPECT_GE(aside().size(), 1U);
}

TEST_F(StoreFileTest, AStoreOfANewerVersionIsLeftAsItIs) {
  sound(2);
  {
    const auto database = Database::open(path("sound.sqlite"), Database::Opening::existing);
    ASSERT_TRUE(database->run("CREATE TABLE later (what TEXT); PRAGMA user_version = 99"));
  }
  expectUntouched(readFile(path("sound.sqlite")).value(), "newer Warpgrain");
  const auto store = Store::openToRead(path());
  ASSERT_FALSE(store);
  EXPECT_THAT(store.error().message, HasSubstr("newer Warpgrain"));
}

TEST_F(StoreFileTest, ADatabaseOfAnotherProgramIsLeftAsItIs) {
  {
    const auto database = Database::open(path("other.sqlite"), Database::Opening::create);
    ASSERT_TRUE(database->run("PRAGMA journal_mode = WAL; CREATE TABLE letters (text TEXT)"));
  }
  expectUntouched(readFile(path("other.sqlite")).value(), "another program");
}

TEST_F(StoreFileTest, ALinkLeadsToTheStoreThatIsSetAside) {
  fs::create_directories(path("disk"));
  ASSERT_TRUE(writeFileAtomically(path("disk/real.sqlite"), "no database"));
  fs::create_symlink(path("disk/real.sqlite"), path());
  EXPECT_EQ(open().put(sampleRecord("a")), true);
  EXPECT_TRUE(fs::is_symlink(path()));
  EXPECT_TRUE(aside().empty());
  EXPECT_THAT(plansOf(open("disk/real.sqlite")), ElementsAre("a"));
  EXPECT_EQ(std::distance(fs::directory_iterator(path("disk")), fs::directory_iterator()), 2);
}

TEST_F(StoreFileTest, NoNameIsNoStore) {
  EXPECT_THAT(Store::open({}).error().message, HasSubstr("No file is named"));
  EXPECT_FALSE(Store::openToRead({}));
}

TEST_F(StoreFileTest, AFolderIsRefused) {
  fs::create_directories(path());
  const auto store = Store::open(path());
  ASSERT_FALSE(store);
  EXPECT_THAT(store.error().message, HasSubstr("no regular file"));
}

TEST_F(StoreFileTest, ReadingChangesNothing) {
  EXPECT_THAT(Store::openToRead(path("gone.sqlite")).error().message, HasSubstr("There is no store"));
  EXPECT_FALSE(fs::exists(path("gone.sqlite")));
  write("no database");
  EXPECT_THAT(Store::openToRead(path()).error().message, HasSubstr("damaged"));
  EXPECT_EQ(readFile(path()).value(), "no database");
  const std::string bytes = sound(3);
  write(bytes);
  const auto store = Store::openToRead(path());
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ(plansOf(*store).size(), 3U);
  EXPECT_EQ(readFile(path("sound.sqlite")).value(), bytes);
}

TEST_F(StoreFileTest, AnOlderStoreIsReadWithoutBeingChanged) {
  write("");
  const auto store = Store::openToRead(path());
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_THAT(plansOf(*store), ElementsAre());
  EXPECT_EQ(fs::file_size(path()), 0U);
}

/// As the tables were before energies were kept.
TEST_F(StoreFileTest, AStoreWithoutEnergiesGetsTheirColumnAndKeepsItsRecords) {
  write(sound(3));
  {
    const auto database = Database::open(path(), Database::Opening::existing);
    ASSERT_TRUE(database);
    ASSERT_TRUE(database->run("ALTER TABLE record DROP COLUMN microjoules; PRAGMA user_version = 1;"));
  }
  const auto readOnly = Store::openToRead(path());
  ASSERT_TRUE(readOnly) << readOnly.error().message;
  EXPECT_EQ(plansOf(*readOnly).size(), 3U);
  Store store = open();
  EXPECT_EQ(plansOf(store).size(), 3U);
  EXPECT_EQ(store.put(sampleRecord("new")), true);
  EXPECT_EQ(store.put(sampleRecord("plan 1", 1)), false) << "what was known is known";
  const auto database = Database::open(path(), Database::Opening::existing);
  EXPECT_EQ(database->integer("PRAGMA user_version").value_or(0), 2);
}

TEST_F(StoreFileTest, TheTablesHaveTheNewestVersion) {
  open();
  const auto database = Database::open(path(), Database::Opening::existing);
  EXPECT_EQ(database->integer("PRAGMA user_version").value(), storeVersion);
  EXPECT_EQ(database->integer("PRAGMA application_id").value(), storeApplication);
  EXPECT_TRUE(migrate(*database)) << "once more";
}

TEST_F(StoreFileTest, WhatComesAfterAStoreWasMovedAwayIsInTheOneInItsPlace) {
  Store store = open();
  ASSERT_TRUE(store.put(sampleRecord("a")));
  fs::rename(path(), path("moved.sqlite"));
  EXPECT_EQ(store.put(sampleRecord("b")), true);
  ASSERT_EQ(store.notes().size(), 1U);
  EXPECT_THAT(store.notes().front(), HasSubstr("moved or removed"));
  EXPECT_THAT(plansOf(open("moved.sqlite")), ElementsAre("a"));
  EXPECT_THAT(plansOf(open()), ElementsAre("b"));
}

/// Damages one byte at a time: what is read is what was written, or is left out.
TEST_F(StoreFileTest, NoDamagedByteMakesARecordThatWasNotWritten) {
  const std::string bytes = sound(12);
  std::map<std::string, std::string> expected;
  const auto written = open("sound.sqlite").records({});
  for (const Record &record : *written)
    expected[record.key.plan] = lineOf(*record.row);
  std::mt19937 random(7);
  for (int i = 0; i < 200; ++i) {
    std::string damaged = bytes;
    const std::size_t length = i % 3 == 0 ? 1 : i % 3 == 1 ? 16 : 300;
    const std::size_t at = random() % (damaged.size() - length);
    for (std::size_t k = 0; k < length; ++k)
      damaged[at + k] = static_cast<char>(random());
    if (i % 10 == 9) damaged.resize(random() % damaged.size());
    write(damaged);
    auto store = Store::open(path());
    if (!store) {
      EXPECT_EQ(readFile(path()).value(), damaged) << store.error().message;
      continue;
    }
    const auto records = store->records({});
    if (!records) continue;
    for (const Record &record : *records) {
      ASSERT_TRUE(expected.contains(record.key.plan)) << record.key.plan;
      EXPECT_EQ(lineOf(*record.row), expected[record.key.plan]);
    }
    EXPECT_TRUE(store->put(sampleRecord("plan 3", 3))) << "a record that may be damaged is written again";
    EXPECT_EQ(store->find(sampleKey("plan 3")).value().size(), 1U);
    EXPECT_TRUE(store->entries());
  }
}

/// Runs in a process of its own, whose status is what `body` returns.
template <typename Body>
int statusOf(const Body &body) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(body());
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/// Puts records until one is refused; then the store must still take what it can, and hold all that it took. Returns 0
/// where that is so, and the sentence holds a word.
int fillUntilRefused(const fs::path &path, const char *word) {
  auto store = Store::open(path);
  if (!store) return 2;
  std::size_t taken = 0;
  while (taken < 10'000) {
    const auto put = store->put(sampleRecord("plan " + std::to_string(taken), static_cast<double>(taken)));
    if (!put) {
      if (!put.error().message.contains(word) || !put.error().message.contains("kept")) return 3;
      const auto records = store->records({});
      return records && records->size() == taken ? 0 : 4;
    }
    ++taken;
  }
  return 5;
}

TEST_F(StoreFileTest, AFileThatMayNotGrowKeepsWhatItHeld) {
  EXPECT_EQ(statusOf([this] {
              ::signal(SIGXFSZ, SIG_IGN);
              const rlimit limit{.rlim_cur = 100'000, .rlim_max = 100'000};
              ::setrlimit(RLIMIT_FSIZE, &limit);
              return fillUntilRefused(path(), "room");
            }),
            0);
  Store store = open();
  EXPECT_TRUE(store.notes().empty());
  EXPECT_GT(plansOf(store).size(), 10U);
  EXPECT_EQ(store.put(sampleRecord("there is room again")), true);
}

TEST_F(StoreFileTest, AFullDiskKeepsWhatItHeld) {
  const fs::path disk = path("disk");
  fs::create_directories(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=256k") != 0) GTEST_SKIP() << "no file system can be mounted";
  EXPECT_EQ(statusOf([&disk] { return fillUntilRefused(disk / "store.sqlite", "disk is full"); }), 0);
  {
    const auto store = Store::open(disk / "store.sqlite");
    EXPECT_TRUE(store && plansOf(*store).size() > 10);
  }
  ::umount(disk.c_str());
}

/// As somebody who may write nothing there; 0 where the sentence says so, and reading works nevertheless.
int asSomebodyElse(const fs::path &path) {
  if (::geteuid() == 0 && ::setuid(65534) != 0) return 2;
  auto store = Store::open(path);
  if (!store) return 3;
  if (store->records({}).value().size() != 1) return 4;
  const auto put = store->put(sampleRecord("b"));
  if (put) return 5;
  if (!put.error().message.contains("can be written")) return 6;
  const auto other = Store::open(path.parent_path() / "new.sqlite");
  return other || !other.error().message.contains("can be written") ? 7 : 0;
}

TEST_F(StoreFileTest, AFolderThatCannotBeWrittenIsToldSo) {
  ASSERT_TRUE(open().put(sampleRecord("a")));
  fs::permissions(path(), fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  fs::permissions(path().parent_path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::group_exec |
                                            fs::perms::others_read | fs::perms::others_exec);
  EXPECT_EQ(statusOf([this] { return asSomebodyElse(path()); }), 0);
  // A file that could be written, in a folder that cannot: there is no place for a journal.
  fs::permissions(path(), fs::perms::others_write | fs::perms::owner_write, fs::perm_options::add);
  EXPECT_EQ(statusOf([this] { return asSomebodyElse(path()); }), 0);
  fs::permissions(path().parent_path(), fs::perms::owner_all);
}

} // namespace
} // namespace warpgrain::tests
