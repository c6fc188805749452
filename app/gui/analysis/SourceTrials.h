// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/frontend/trial/TrialRequest.h"

#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_set>

namespace warpgrain::gui {

/// Texts that come from elsewhere are read in a process of its own before the window reads them: what takes all memory,
/// never ends or crashes the compiler is an error with a sentence, and the window stays. For several threads.
class SourceTrials {
public:
  /// Called for each trial; empty: warpgrain-executor is looked for where it is installed.
  using FindProgram = std::function<Result<std::filesystem::path>()>;

  explicit SourceTrials(FindProgram find = {});

  /// Fails with what is wrong.
  Result<void> read(const frontend::ParseRequest &request, const frontend::UnsavedFiles &texts,
                    const CancellationToken &cancel = {});

  /// The same, once for each request with its texts: for texts that are all given.
  Result<void> readOnce(const frontend::ParseRequest &request, const frontend::UnsavedFiles &texts,
                        const CancellationToken &cancel = {});

private:
  FindProgram find_;
  std::mutex mutex_;
  std::unordered_set<std::string> read_; ///< hashes of what was read without harm
};

} // namespace warpgrain::gui
