// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Records.h"
#include "core/run/launch/LaunchForm.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::session {

/// What was measured once on one GPU, of one kernel: to be looked at where no such GPU is.
struct RecordedSession {
  std::filesystem::path origin; ///< the file, or the bundle's folder
  std::string source;           ///< the source file's name; may be empty
  std::string sourcePrint;      ///< textPrint() of the source that was measured; empty: it is not known
  std::string kernel;           ///< qualified name
  std::string launch;           ///< in one line
  std::optional<run::LaunchForm> form;
  measure::Environment environment;
  std::vector<measure::Row> rows;
  std::map<std::string, std::string> modules; ///< machine code by steps, where it is known
  std::string symbol;                         ///< of the original in it; empty: it is not known

  const measure::Row *find(const std::string &steps) const;
};

/// Names a source's text, to see that it is another one.
std::string textPrint(std::string_view text);

/// Reads a bundle's folder with its results, its results.jsonl, or a file of the program's own: lines of results after
/// one that says what was measured. One session for each GPU and way of measuring, the newest result of each variant.
/// Fails (input) where it cannot be read or holds no result.
Result<std::vector<RecordedSession>> readRecordedSessions(const std::filesystem::path &path);

/// Those of all .jsonl files of a folder; files that cannot be read are left out. Empty where there is no such folder.
std::vector<RecordedSession> recordedSessionsIn(const std::filesystem::path &folder);

} // namespace warpgrain::session
