// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Database.h"

namespace warpgrain::tune {

/// Tells a store from other programs' SQLite files: PRAGMA application_id, "WGst".
inline constexpr std::int64_t storeApplication = 0x57477374;

/// The newest version of the tables, PRAGMA user_version: a migration leads to each from the one before. A file without
/// tables has version 0.
extern const std::int64_t storeVersion;

/// Brings the tables to the newest version, all steps or none. Does nothing where another process has done it.
SqlResult<void> migrate(const Database &database);

} // namespace warpgrain::tune
