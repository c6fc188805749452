// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace warpgrain::tune {

/// What SQLite says in place of a result.
struct SqlFailure {
  int code = 0; ///< extended result code
  std::string message;

  bool isCorrupt() const;
  /// The file has another name now, or none.
  bool isMoved() const;
};

template <typename T>
using SqlResult = std::expected<T, SqlFailure>;

/// A statement on its way. Its database must outlive it.
class Statement {
public:
  /// Binds the next parameter, from the left. Bytes may be any.
  Statement &bind(std::string_view text);
  Statement &bind(std::optional<double> number);
  Statement &bind(std::int64_t number);

  /// Goes to the next row; false where there is none.
  SqlResult<bool> step();
  /// Runs it to its end. It can then be bound and run anew.
  SqlResult<void> run();

  // Of the row. Columns count from 0.
  std::string text(int column) const;
  std::optional<double> number(int column) const;
  std::int64_t integer(int column) const;

private:
  friend class Database;

  struct Finalize {
    void operator()(sqlite3_stmt *statement) const;
  };

  explicit Statement(sqlite3_stmt *statement) : statement_(statement) {}

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int next_ = 0;    ///< parameter
  int failure_ = 0; ///< of a bind
};

/// A connection to a SQLite file. One thread uses it at a time.
class Database {
public:
  enum class Opening : std::uint8_t {
    create,   ///< made where it is not there
    existing, ///< for reading; for writing too where the file allows it, so that what was cut short can be undone
    memory,   ///< of no file
  };

  static SqlResult<Database> open(const std::filesystem::path &path, Opening opening);

  SqlResult<Statement> prepare(std::string_view sql) const;
  /// Runs statements that have no results.
  SqlResult<void> run(const char *sql) const;
  /// The first column of the first row; 0 where there is none.
  SqlResult<std::int64_t> integer(std::string_view sql) const;
  SqlResult<std::string> text(std::string_view sql) const;

  /// Takes over all of another one's content.
  SqlResult<void> copyFrom(const Database &other) const;

private:
  struct Close {
    void operator()(sqlite3 *connection) const;
  };

  explicit Database(sqlite3 *connection) : connection_(connection) {}

  SqlFailure failure() const;

  std::unique_ptr<sqlite3, Close> connection_;
};

/// All that is written while it lives is kept by commit(), or none of it is.
class Transaction {
public:
  /// Waits for other writers, up to the busy timeout.
  static SqlResult<Transaction> begin(const Database &database);

  Transaction(Transaction &&other) noexcept : database_(other.database_) { other.database_ = nullptr; }

  Transaction(const Transaction &) = delete;
  Transaction &operator=(const Transaction &) = delete;
  Transaction &operator=(Transaction &&) = delete;
  ~Transaction();

  /// What was written is on the disk when it returns without a failure.
  SqlResult<void> commit();

private:
  explicit Transaction(const Database &database) : database_(&database) {}

  const Database *database_; ///< null: it has ended
};

} // namespace warpgrain::tune
