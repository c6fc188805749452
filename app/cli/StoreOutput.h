// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/tune/store/Store.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What `store list` prints.
std::string storeTable(const std::vector<tune::StoreEntry> &entries);
Json storeJson(const std::vector<tune::StoreEntry> &entries);

/// What `store show` prints: the records by kernel, source, launch, device and compiler, the fastest of each first.
/// Unless all are asked for, the first ten with a time.
std::string recordTables(const std::vector<tune::Record> &records, bool all);
Json recordsJson(const std::vector<tune::Record> &records);

} // namespace warpgrain::cli
