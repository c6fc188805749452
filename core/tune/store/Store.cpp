// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/Store.h"

#include "core/base/DataFolder.h"
#include "core/tune/store/RecordTable.h"
#include "core/tune/store/StoreFile.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace warpgrain::tune {

namespace fs = std::filesystem;

namespace {

/// Adds rows that `each` hands to a function, all or none of them.
template <typename Each>
SqlResult<StoreChange> addAll(const Database &database, const Each &each) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return std::unexpected(transaction.error());
  StoreChange out;
  {
    auto insertion = RecordInsertion::prepare(database);
    if (!insertion) return std::unexpected(insertion.error());
    const SqlResult<void> added = each(
        [&](const RecordRow &row) -> SqlResult<void> {
          const auto one = insertion->add(row);
          if (!one) return std::unexpected(one.error());
          ++(*one == Insertion::known ? out.known : out.added);
          return {};
        },
        out);
    if (!added) return std::unexpected(added.error());
  }
  if (const auto done = transaction->commit(); !done) return std::unexpected(done.error());
  return out;
}

} // namespace

fs::path Store::defaultPath() {
  if (const char *named = std::getenv("WARPGRAIN_STORE"); named != nullptr) return named;
  const fs::path folder = userDataFolder();
  return folder.empty() ? fs::path() : folder / "store.sqlite";
}

Result<Store> Store::open(const fs::path &path) {
  auto file = openStoreFile(path);
  if (!file) return std::unexpected(file.error());
  return Store(path, std::move(file->database), std::move(file->notes));
}

Result<Store> Store::openToRead(const fs::path &path) {
  auto file = openStoreFileToRead(path);
  if (!file) return std::unexpected(file.error());
  return Store(path, std::move(file->database), std::move(file->notes));
}

Result<bool> Store::put(const Record &record) {
  const auto change = put(std::span(&record, 1));
  if (!change) return std::unexpected(change.error());
  return change->added == 1;
}

Result<StoreChange> Store::change(const std::function<SqlResult<StoreChange>()> &act) {
  auto done = act();
  if (!done && (done.error().isCorrupt() || done.error().isMoved())) {
    if (done.error().isMoved())
      notes_.push_back("The store " + path_.string() +
                       " was moved or removed while it was used. What came since is in " +
                       "the one that lies there now.");
    auto file = openStoreFile(path_, StoreCheck::whole);
    if (!file) return std::unexpected(file.error());
    database_ = std::move(file->database);
    std::ranges::move(file->notes, std::back_inserter(notes_));
    done = act();
  }
  if (!done) return std::unexpected(errorOf(done.error(), path_));
  return *done;
}

Result<StoreChange> Store::put(std::span<const Record> records) {
  return change([&] {
    return addAll(database_, [&](const auto &add, StoreChange &) -> SqlResult<void> {
      for (const Record &record : records)
        if (auto done = add(rowOf(record)); !done) return done;
      return {};
    });
  });
}

Result<std::vector<Record>> Store::find(const RecordKey &key) const {
  RecordKey everywhere = key;
  everywhere.device.clear();
  std::vector<Record> out;
  const auto done = visitRowsOf(database_, key.hash().hex(), everywhere.hash().hex(),
                                [&](const RecordRow &row, const std::string &id) {
                                  if (row.id() != id) return true;
                                  if (auto record = recordOf(row)) out.push_back(std::move(*record));
                                  return true;
                                });
  if (!done) return std::unexpected(errorOf(done.error(), path_));
  return out;
}

Result<StoreChange> Store::visit(const RecordFilter &filter, const Visit &visit) const {
  StoreChange out;
  const auto done = visitRows(database_, filter, [&](const RecordRow &row, const std::string &id) {
    auto record = row.id() == id ? recordOf(row) : fail(ErrorKind::input, "The record is damaged.");
    ++(record ? out.known : out.damaged);
    return !record || visit(std::move(*record));
  });
  if (!done) return std::unexpected(errorOf(done.error(), path_));
  return out;
}

Result<std::vector<Record>> Store::records(const RecordFilter &filter) const {
  std::vector<Record> out;
  const auto done = visit(filter, [&out](Record record) {
    out.push_back(std::move(record));
    return true;
  });
  if (!done) return std::unexpected(done.error());
  return out;
}

Result<std::vector<StoreEntry>> Store::entries() const {
  auto out = entriesOf(database_);
  if (!out) return std::unexpected(errorOf(out.error(), path_));
  return std::move(*out);
}

Result<StoreChange> Store::merge(const Store &other) {
  std::error_code error;
  if (fs::equivalent(path_, other.path_, error)) return StoreChange{};
  std::optional<Error> reading;
  auto merged = change([&] {
    return addAll(database_, [&](const auto &add, StoreChange &out) -> SqlResult<void> {
      SqlResult<void> added;
      const auto read = visitRows(other.database_, {}, [&](const RecordRow &row, const std::string &id) {
        if (row.id() != id)
          ++out.damaged;
        else
          added = add(row);
        return added.has_value();
      });
      if (read) return added;
      reading = errorOf(read.error(), other.path_);
      return std::unexpected(SqlFailure{.code = -1, .message = reading->message});
    });
  });
  if (!merged && reading) return std::unexpected(*reading);
  return merged;
}

} // namespace warpgrain::tune
