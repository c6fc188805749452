// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/StoreFile.h"

#include "core/base/Descriptor.h"
#include "core/base/UtcTime.h"
#include "core/tune/store/Schema.h"

#include <fcntl.h>
#include <optional>
#include <sqlite3.h>
#include <sys/file.h>

namespace warpgrain::tune {

namespace fs = std::filesystem;

namespace {

/// Larger files are not usually read as a whole when they are opened: it would take seconds. Each record has a hash, so
/// that what is damaged in them is seen when it is read.
constexpr std::uintmax_t mostBytesToCheck = std::uintmax_t{256} << 20U;

/// What a file is found to be.
enum class Condition : std::uint8_t { empty, older, current, newer, foreign, damaged };

SqlResult<Condition> conditionOf(const Database &database, const fs::path &path, StoreCheck extent) {
  const auto application = database.integer("PRAGMA application_id");
  if (!application) return std::unexpected(application.error());
  const auto version = database.integer("PRAGMA user_version");
  if (!version) return std::unexpected(version.error());
  const auto tables = database.integer("SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(tables.error());
  if (*application == 0 && *version == 0 && *tables == 0) return Condition::empty;
  if (*application != storeApplication) return Condition::foreign;
  if (*version > storeVersion) return Condition::newer;
  std::error_code error;
  const std::uintmax_t bytes = fs::file_size(path, error);
  if (extent == StoreCheck::whole || error || bytes <= mostBytesToCheck) {
    const auto check = database.text("PRAGMA integrity_check(1)");
    if (!check) return std::unexpected(check.error());
    if (*check != "ok") return Condition::damaged;
  }
  return *version < storeVersion ? Condition::older : Condition::current;
}

/// A connection, and what its file is.
struct Looked {
  std::optional<Database> database; ///< none of a damaged file
  Condition condition = Condition::damaged;
};

SqlResult<Looked> look(const fs::path &path, Database::Opening opening, StoreCheck extent) {
  auto database = Database::open(path, opening);
  const auto condition =
      database ? conditionOf(*database, path, extent) : SqlResult<Condition>(std::unexpected(database.error()));
  if (!condition && !condition.error().isCorrupt()) return std::unexpected(condition.error());
  Looked out{.database = std::nullopt, .condition = condition.value_or(Condition::damaged)};
  if (out.condition != Condition::damaged) out.database = std::move(*database);
  return out;
}

Error newerStore(const fs::path &path) {
  return {.kind = ErrorKind::input,
          .message = "The store " + path.string() +
                     " was written by a newer Warpgrain, and is left as it is; use that one, or set WARPGRAIN_STORE to "
                     "another file."};
}

Error foreignFile(const fs::path &path) {
  return {.kind = ErrorKind::input,
          .message = path.string() +
                     " is a database of another program, and is left as it is; set WARPGRAIN_STORE to another file."};
}

/// What may be said before the file is opened at all.
Result<void> checkPlace(const fs::path &path) {
  if (path.empty()) return fail(ErrorKind::usage, "No file is named for the store.");
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::exists(status) && !fs::is_regular_file(status))
    return fail(ErrorKind::input, "The store " + path.string() + " is no regular file; name another one.");
  return {};
}

/// Keeps other processes of this machine from setting the same file aside. Where the file system has no locks, none is
/// held.
Descriptor lockFolderOf(const fs::path &path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  Descriptor folderOpened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folderOpened.valid()) static_cast<void>(::flock(folderOpened.number(), LOCK_EX));
  return folderOpened;
}

/// Renames a damaged file. Returns its new name.
Result<fs::path> setAside(const fs::path &path) {
  const std::string stem = path.string() + ".damaged-" + utcTime("%Y%m%dT%H%M%SZ");
  fs::path aside = stem;
  std::error_code error;
  for (int number = 2; fs::exists(fs::symlink_status(aside, error)); ++number)
    aside = stem + "-" + std::to_string(number);
  // The journal first: SQLite would play one that stays into the new file.
  for (const char *ending : {"-journal", "-wal", "-shm", ""}) {
    const fs::path from = path.string() + ending;
    if (!fs::exists(fs::symlink_status(from, error))) continue;
    fs::rename(from, aside.string() + ending, error);
    if (error)
      return fail(ErrorKind::input, "The store " + path.string() + " is damaged and cannot be set aside (" +
                                        error.message() + "); move it away, or set WARPGRAIN_STORE to another file.");
  }
  return aside;
}

/// What follows from the condition of a file that is not damaged.
Result<StoreFile> taken(Looked looked, const fs::path &path, std::vector<std::string> notes) {
  if (looked.condition == Condition::newer) return std::unexpected(newerStore(path));
  if (looked.condition == Condition::foreign) return std::unexpected(foreignFile(path));
  if (looked.condition != Condition::current)
    if (const auto done = migrate(*looked.database); !done) return std::unexpected(errorOf(done.error(), path));
  return StoreFile{.database = std::move(*looked.database), .notes = std::move(notes)};
}

/// Another process may have replaced the file meanwhile, so it is looked at once more under the lock.
Result<StoreFile> replaceDamaged(const fs::path &path, StoreCheck extent) {
  const Descriptor lock = lockFolderOf(path);
  std::vector<std::string> notes;
  auto looked = look(path, Database::Opening::create, extent);
  if (!looked) return std::unexpected(errorOf(looked.error(), path));
  if (looked->condition == Condition::damaged) {
    const auto aside = setAside(path);
    if (!aside) return std::unexpected(aside.error());
    notes.push_back("The store " + path.string() + " was damaged. It is kept as " + aside->string() +
                    ", and a new one is begun.");
    looked = look(path, Database::Opening::create, extent);
    if (!looked) return std::unexpected(errorOf(looked.error(), path));
    if (looked->condition == Condition::damaged)
      return fail(ErrorKind::input,
                  "The store " + path.string() + " is damaged again as soon as it is made; the disk may be failing.");
  }
  return taken(std::move(*looked), path, std::move(notes));
}

} // namespace

Result<StoreFile> openStoreFile(const fs::path &named, StoreCheck check) {
  if (auto checked = checkPlace(named); !checked) return std::unexpected(checked.error());
  std::error_code error;
  fs::path path = fs::canonical(named, error); // where a link leads: SQLite's journal lies there, and a new file should
  if (error) path = named;
  error.clear();
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
  if (error)
    return fail(ErrorKind::input, "The folder " + path.parent_path().string() + " for the store cannot be made (" +
                                      error.message() + "); set WARPGRAIN_STORE to a file where it can.");
  auto looked = look(path, Database::Opening::create, check);
  if (!looked) return std::unexpected(errorOf(looked.error(), path));
  return looked->condition == Condition::damaged ? replaceDamaged(path, check) : taken(std::move(*looked), path, {});
}

Result<StoreFile> openStoreFileToRead(const fs::path &path) {
  if (auto checked = checkPlace(path); !checked) return std::unexpected(checked.error());
  std::error_code error;
  if (!fs::exists(path, error)) return fail(ErrorKind::input, "There is no store " + path.string() + ".");
  auto looked = look(path, Database::Opening::existing, StoreCheck::usual);
  if (!looked) return std::unexpected(errorOf(looked.error(), path));
  if (looked->condition == Condition::damaged)
    return fail(ErrorKind::input, "The store " + path.string() + " is damaged, and is left as it is.");
  if (looked->condition == Condition::empty || looked->condition == Condition::older) {
    auto copy = Database::open({}, Database::Opening::memory);
    if (!copy) return std::unexpected(errorOf(copy.error(), path));
    if (const auto done = copy->copyFrom(*looked->database); !done) return std::unexpected(errorOf(done.error(), path));
    looked->database = std::move(*copy);
  }
  return taken(std::move(*looked), path, {});
}

Error errorOf(const SqlFailure &failure, const fs::path &path) {
  const std::string name = "The store " + path.string();
  const auto input = [](std::string message) { return Error{.kind = ErrorKind::input, .message = std::move(message)}; };
  if (failure.isCorrupt())
    return input(name + " is damaged; the next program that writes to it sets it aside and begins a new one.");
  if (failure.isMoved()) return input(name + " was moved or removed while it was used; start again.");
  switch (failure.code & 0xff) {
  case SQLITE_FULL:
    return input(name + " cannot grow: the disk is full. What it held is kept; make room and try again.");
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return input(name + " is being written by another program for too long; try again when it has ended.");
  case SQLITE_READONLY:
  case SQLITE_PERM:
  case SQLITE_CANTOPEN:
  case SQLITE_AUTH:
    return input(name + " cannot be opened or written (" + failure.message +
                 "); see to it that the file and its folder can be written, or set WARPGRAIN_STORE to another file.");
  case SQLITE_IOERR:
    return input(name + " cannot be read or written (" + failure.message +
                 "); see to it that its disk has room and works. What it held is kept.");
  default:
    return {.kind = ErrorKind::internal, .message = name + " cannot be used: " + failure.message + "."};
  }
}

} // namespace warpgrain::tune
