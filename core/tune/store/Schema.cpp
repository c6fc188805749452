// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/Schema.h"

#include <array>

namespace warpgrain::tune {

namespace {

/// From nothing to version 1. `id` is the hash of a record's content, `key` of its key. The order of the row numbers is
/// that in which records came. `speed_up` and `microseconds` are copies of what `detail` and `result` hold, for
/// overviews.
SqlResult<void> addFirstTables(const Database &database) {
  return database.run("CREATE TABLE environment (hash TEXT PRIMARY KEY, line TEXT NOT NULL) WITHOUT ROWID;"
                      "CREATE TABLE record ("
                      "  number INTEGER PRIMARY KEY,"
                      "  id TEXT NOT NULL UNIQUE,"
                      "  key TEXT NOT NULL,"
                      "  kind TEXT NOT NULL, kernel TEXT NOT NULL, source TEXT NOT NULL, plan TEXT NOT NULL,"
                      "  launch TEXT NOT NULL, device TEXT NOT NULL, compiler TEXT NOT NULL, method TEXT NOT NULL,"
                      "  answer TEXT NOT NULL, reason TEXT NOT NULL,"
                      "  detail TEXT NOT NULL,"      // JSON
                      "  result TEXT NOT NULL,"      // a line of results.jsonl, or empty
                      "  environment TEXT NOT NULL," // a hash, or empty
                      "  date TEXT NOT NULL, source_name TEXT NOT NULL, launch_text TEXT NOT NULL,"
                      "  speed_up REAL, microseconds REAL, beside TEXT NOT NULL);"
                      "CREATE INDEX record_key ON record (key);"
                      "CREATE INDEX record_kernel ON record (kernel, device);");
}

/// To version 2: a copy of the energy of a launch that `result` holds. What older records have was measured without.
SqlResult<void> addEnergy(const Database &database) {
  return database.run("ALTER TABLE record ADD COLUMN microjoules REAL;");
}

using Migration = SqlResult<void> (*)(const Database &);

/// The one at index i leads to version i + 1. What was released is never changed: new ones are added.
constexpr std::array<Migration, 2> migrations{addFirstTables, addEnergy};

SqlResult<void> migrateFrom(std::int64_t version, const Database &database) {
  for (auto i = static_cast<std::size_t>(version); i < migrations.size(); ++i)
    if (auto done = migrations[i](database); !done) return done;
  const std::string numbers = "PRAGMA application_id = " + std::to_string(storeApplication) +
                              "; PRAGMA user_version = " + std::to_string(storeVersion) + ";";
  return database.run(numbers.c_str());
}

} // namespace

const std::int64_t storeVersion = migrations.size();

SqlResult<void> migrate(const Database &database) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return std::unexpected(transaction.error());
  const auto version = database.integer("PRAGMA user_version");
  if (!version) return std::unexpected(version.error());
  if (*version >= storeVersion) return {};
  if (auto done = migrateFrom(*version, database); !done) return done;
  return transaction->commit();
}

} // namespace warpgrain::tune
