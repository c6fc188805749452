// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/Database.h"

#include <sqlite3.h>

namespace warpgrain::tune {

namespace {

/// How long one waits for another process that writes. A transaction takes milliseconds, a merge of a large store some
/// seconds.
constexpr int busyMilliseconds = 60'000;

// The journal stays SQLite's usual one, which is rolled back, and is no write-ahead log: the store is one file, which a
// person can copy, send and merge, and it works on file systems that machines share, where WAL does not. Writes are
// few, so that WAL's speed is not needed. EXTRA is FULL, and the folder is synchronized too once the journal is
// removed: a record that was acknowledged survives a loss of power. Checks of cells find damaged pages when they are
// read. None of this changes the file.
constexpr const char *settings = "PRAGMA synchronous = EXTRA;"
                                 "PRAGMA cell_size_check = ON;"
                                 "PRAGMA trusted_schema = OFF;";

} // namespace

bool SqlFailure::isCorrupt() const {
  const int primary = code & 0xff;
  return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

bool SqlFailure::isMoved() const {
  return code == SQLITE_READONLY_DBMOVED;
}

void Statement::Finalize::operator()(sqlite3_stmt *statement) const {
  sqlite3_finalize(statement);
}

Statement &Statement::bind(std::string_view text) {
  const char *begin = text.data() != nullptr ? text.data() : "";
  const int result = sqlite3_bind_text64(statement_.get(), ++next_, begin, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  if (result != SQLITE_OK) failure_ = result;
  return *this;
}

Statement &Statement::bind(std::optional<double> number) {
  const int result =
      number ? sqlite3_bind_double(statement_.get(), ++next_, *number) : sqlite3_bind_null(statement_.get(), ++next_);
  if (result != SQLITE_OK) failure_ = result;
  return *this;
}

Statement &Statement::bind(std::int64_t number) {
  if (const int result = sqlite3_bind_int64(statement_.get(), ++next_, number); result != SQLITE_OK) failure_ = result;
  return *this;
}

SqlResult<bool> Statement::step() {
  if (failure_ != SQLITE_OK) return std::unexpected(SqlFailure{.code = failure_, .message = sqlite3_errstr(failure_)});
  const int result = sqlite3_step(statement_.get());
  if (result == SQLITE_ROW) return true;
  if (result == SQLITE_DONE) return false;
  sqlite3 *connection = sqlite3_db_handle(statement_.get());
  return std::unexpected(
      SqlFailure{.code = sqlite3_extended_errcode(connection), .message = sqlite3_errmsg(connection)});
}

SqlResult<void> Statement::run() {
  SqlResult<bool> more = true;
  while (more && *more)
    more = step();
  sqlite3_reset(statement_.get());
  next_ = failure_ = 0;
  if (!more) return std::unexpected(more.error());
  return {};
}

std::string Statement::text(int column) const {
  const void *bytes = sqlite3_column_blob(statement_.get(), column);
  const int length = sqlite3_column_bytes(statement_.get(), column);
  return bytes != nullptr ? std::string(static_cast<const char *>(bytes), static_cast<std::size_t>(length))
                          : std::string();
}

std::optional<double> Statement::number(int column) const {
  if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
  return sqlite3_column_double(statement_.get(), column);
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

void Database::Close::operator()(sqlite3 *connection) const {
  sqlite3_close_v2(connection);
}

SqlResult<Database> Database::open(const std::filesystem::path &path, Opening opening) {
  // A connection that may write falls back to one that reads where the file allows no more.
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (opening == Opening::create ? SQLITE_OPEN_CREATE : 0);
  sqlite3 *connection = nullptr;
  // An absolute path is never one of SQLite's names for something else, as ":memory:".
  std::error_code error;
  const std::string name = opening == Opening::memory ? ":memory:" : std::filesystem::absolute(path, error).string();
  const int result = sqlite3_open_v2(name.c_str(), &connection, flags, nullptr);
  Database out(connection);
  if (result != SQLITE_OK)
    return std::unexpected(connection != nullptr ? out.failure() : SqlFailure{.code = result, .message = "no memory"});
  sqlite3_extended_result_codes(connection, 1);
  sqlite3_busy_timeout(connection, busyMilliseconds);
  if (opening == Opening::memory) return out;
  if (auto done = out.run(settings); !done) return std::unexpected(done.error());
  return out;
}

SqlFailure Database::failure() const {
  return {.code = sqlite3_extended_errcode(connection_.get()), .message = sqlite3_errmsg(connection_.get())};
}

SqlResult<Statement> Database::prepare(std::string_view sql) const {
  sqlite3_stmt *statement = nullptr;
  if (sqlite3_prepare_v2(connection_.get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
    return std::unexpected(failure());
  return Statement(statement);
}

SqlResult<void> Database::run(const char *sql) const {
  if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return std::unexpected(failure());
  return {};
}

SqlResult<std::int64_t> Database::integer(std::string_view sql) const {
  auto statement = prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  const auto row = statement->step();
  if (!row) return std::unexpected(row.error());
  return *row ? statement->integer(0) : 0;
}

SqlResult<std::string> Database::text(std::string_view sql) const {
  auto statement = prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  const auto row = statement->step();
  if (!row) return std::unexpected(row.error());
  return *row ? statement->text(0) : std::string();
}

SqlResult<void> Database::copyFrom(const Database &other) const {
  sqlite3_backup *backup = sqlite3_backup_init(connection_.get(), "main", other.connection_.get(), "main");
  if (backup == nullptr) return std::unexpected(failure());
  sqlite3_backup_step(backup, -1);
  if (sqlite3_backup_finish(backup) != SQLITE_OK) return std::unexpected(failure());
  return {};
}

SqlResult<Transaction> Transaction::begin(const Database &database) {
  if (auto begun = database.run("BEGIN IMMEDIATE"); !begun) return std::unexpected(begun.error());
  return Transaction(database);
}

Transaction::~Transaction() {
  if (database_ == nullptr) return;
  // SQLite has rolled back by itself after some failures; then this one fails, and there is nothing left to do.
  [[maybe_unused]] const auto ended = database_->run("ROLLBACK");
}

SqlResult<void> Transaction::commit() {
  if (auto done = database_->run("COMMIT"); !done) return done;
  database_ = nullptr;
  return {};
}

} // namespace warpgrain::tune
