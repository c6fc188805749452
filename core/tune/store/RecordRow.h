// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/tune/store/Record.h"

#include <optional>
#include <string>

namespace warpgrain::tune {

/// A record as a row of the table: texts, which are taken over from store to store as they are.
struct RecordRow {
  std::string kind;
  std::string kernel;
  std::string source;
  std::string plan;
  std::string launch;
  std::string device;
  std::string compiler;
  std::string method;
  std::string answer;
  std::string reason;
  std::string detail;      ///< JSON: what has no column of its own
  std::string result;      ///< lineOf() the row; empty: there is none
  std::string environment; ///< lineOf() it; empty: there is none
  std::string date;
  std::string sourceName;
  std::string launchText;
  std::string beside;
  std::optional<double> speedUp;
  std::optional<double> microseconds;
  std::optional<double> microjoules;

  /// Hash of the key, as RecordKey::hash().
  std::string key() const;
  /// Hash of all but what is for people alone: equal for records that are one. Copies for overviews do not count.
  std::string id() const;
};

/// The hash under which an environment's line is kept; empty for an empty one.
std::string environmentHash(const std::string &line);

RecordRow rowOf(const Record &record);

/// Fails (input) where a newer version wrote what is not understood.
Result<Record> recordOf(const RecordRow &row);

} // namespace warpgrain::tune
