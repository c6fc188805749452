// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/tune/store/Database.h"
#include "core/tune/store/Record.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace warpgrain::tune {

/// Which records are asked for; what is not given may be anything.
struct RecordFilter {
  std::optional<RecordKind> kind;
  std::optional<std::string> kernel;
  std::optional<std::string> source;
  std::optional<std::string> launch;
  std::optional<std::string> device; ///< records that hold on every device are among them
  std::optional<std::string> compiler;
  std::optional<std::string> method;
};

/// The fastest evaluation among several.
struct BestRecord {
  std::string plan;
  std::optional<double> speedUp; ///< over the original
  std::optional<double> microseconds;
};

/// What a store knows of a kernel on a device.
struct StoreEntry {
  std::string kernel;
  std::string device; ///< empty: what holds on every device
  std::size_t records = 0;
  std::size_t measured = 0; ///< of them, with a time
  std::size_t sources = 0;  ///< different texts
  std::size_t launches = 0; ///< different ones
  std::string newest;       ///< date of the last one
  /// Of greatest speed-up among plans that are certainly faster than the original; where no record has a speed-up, of
  /// least time.
  std::optional<BestRecord> best;
};

/// Numbers of records that were handled.
struct StoreChange {
  std::size_t added = 0;
  std::size_t known = 0;   ///< were there before
  std::size_t damaged = 0; ///< cannot be read, and are left out
};

/// All builds, verifications and measurements that were ever made, in one SQLite file, for every program and every
/// process at once. Records are added and never changed or removed: a store is a set, whose union with another is
/// merge(). One thread uses an object at a time. A function that fails changes nothing.
class Store {
public:
  /// What WARPGRAIN_STORE names; else store.sqlite in userDataFolder(). Empty: none is to be kept, since the variable
  /// is empty, or there is no home.
  static std::filesystem::path defaultPath();

  /// Opens or makes a store. A damaged file is set aside, as notes() tells, and a new one is begun. Fails (input) where
  /// it cannot be opened or made, is another program's, or a newer Warpgrain's.
  static Result<Store> open(const std::filesystem::path &path);
  /// Opens one that is there, to be read and merged. Fails (input) also where it is damaged; it stays as it is.
  static Result<Store> openToRead(const std::filesystem::path &path);

  const std::filesystem::path &path() const { return path_; }

  /// What a person should know: of how it was opened, and where a damaged file was set aside since; sentences.
  const std::vector<std::string> &notes() const { return notes_; }

  /// Adds a record. It is on the disk when this returns. Returns whether it is new.
  Result<bool> put(const Record &record);
  /// Adds all or none; faster than one by one.
  Result<StoreChange> put(std::span<const Record> records);

  /// The records of a key, and of the same key without a device, the newest last.
  Result<std::vector<Record>> find(const RecordKey &key) const;

  /// Is given a record; returns false to end.
  using Visit = std::function<bool(Record)>;
  /// Visits records in the order in which they came. The store must not be changed meanwhile. What cannot be read is
  /// counted and left out.
  Result<StoreChange> visit(const RecordFilter &filter, const Visit &visit) const;
  Result<std::vector<Record>> records(const RecordFilter &filter) const;

  /// By kernel and device, in their order.
  Result<std::vector<StoreEntry>> entries() const;

  /// Adds all of another one's records.
  Result<StoreChange> merge(const Store &other);

private:
  Store(std::filesystem::path path, Database database, std::vector<std::string> notes)
      : path_(std::move(path)), database_(std::move(database)), notes_(std::move(notes)) {}

  /// Does what changes the store; where its file turns out to be damaged, or was moved away by a process that found it
  /// so, once more with the one in its place.
  Result<StoreChange> change(const std::function<SqlResult<StoreChange>()> &act);

  std::filesystem::path path_;
  Database database_;
  std::vector<std::string> notes_;
};

} // namespace warpgrain::tune
