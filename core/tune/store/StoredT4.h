// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/records/T4.h"
#include "core/tune/store/Record.h"

#include <span>
#include <string>
#include <vector>

// Records in the form that tuners exchange.
namespace warpgrain::tune {

/// What T4 results do not say of themselves.
struct T4Origin {
  std::string kernel; ///< its name
  std::string device; ///< on which they were measured; empty: not known
  std::string file;   ///< from which they are read, for people
};

/// Measurements as another tuner made them. Their key has the configuration in place of a plan, and neither source nor
/// launch. Nothing of a result is lost.
std::vector<Record> recordsOfT4(const std::vector<T4Result> &results, const T4Origin &origin);

/// The measurements among records. Those that are alike others are left out. What was imported is as it was read.
std::vector<T4Result> t4ResultsOf(std::span<const Record> records);

} // namespace warpgrain::tune
