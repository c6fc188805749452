// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Database.h"
#include "core/tune/store/RecordRow.h"
#include "core/tune/store/Store.h"

#include <functional>

namespace warpgrain::tune {

/// What became of a row that was to be added.
enum class Insertion : std::uint8_t {
  added,
  known,
  replaced, ///< one of the same hash was there, and damaged
};

/// Adds rows within a transaction.
class RecordInsertion {
public:
  static SqlResult<RecordInsertion> prepare(const Database &database);

  SqlResult<Insertion> add(const RecordRow &row);

private:
  RecordInsertion(Statement known, Statement environment, Statement record)
      : known_(std::move(known)), environment_(std::move(environment)), record_(std::move(record)) {}

  SqlResult<std::optional<bool>> isKnownSound(const std::string &id);

  Statement known_;
  Statement environment_;
  Statement record_;
};

/// A row, and the hash under which it is kept: another one than row.id() where it is damaged.
using RowVisit = std::function<bool(const RecordRow &row, const std::string &id)>;

/// Visits rows in the order in which they came, until it is given false.
SqlResult<void> visitRows(const Database &database, const RecordFilter &filter, const RowVisit &visit);
/// Those with one of two keys' hashes.
SqlResult<void> visitRowsOf(const Database &database, const std::string &key, const std::string &other,
                            const RowVisit &visit);

/// The store's table as an overview; without reading details.
SqlResult<std::vector<StoreEntry>> entriesOf(const Database &database);

} // namespace warpgrain::tune
