// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/frontend/Parser.h"
#include "core/frontend/source/UnsavedFiles.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::frontend {

/// What reading a source may use.
struct TrialLimits {
  std::uint64_t memoryBytes = 0; ///< of the process's addresses
  std::uint64_t seconds = 120;   ///< of a processor
};

/// Half of this machine's memory, at least 2 GiB.
TrialLimits usualTrialLimits();

/// What a process that only reads a source is asked: which one, as which texts, within which limits.
struct TrialRequest {
  ParseRequest parse;
  UnsavedFiles texts;
  TrialLimits limits;
};

/// CBOR, for the standard input of `warpgrain-executor --source`.
inline constexpr std::string_view trialArgument = "--source";
std::string pack(const TrialRequest &request);
/// Fails (input) where the bytes are no request.
Result<TrialRequest> unpackTrialRequest(const std::string &bytes);

/// What a person is told to look for, where a source takes too much memory or time, and where the parser crashes.
inline constexpr std::string_view whyWithoutEnd =
    "A macro or a template may grow without end; look at what the file includes.";
inline constexpr std::string_view whyCrashed = "Something may be nested too deeply: parentheses, operators, else-if.";

/// The exit code of a trial that has used up its memory.
inline constexpr int trialOutOfMemory = 4;

/// Reads the source, and forgets it. Sets the limit of the stack of this process's first thread, from which it is
/// called: what is read here can be read on a thread with twice the stack.
void tryToRead(const TrialRequest &request);

} // namespace warpgrain::frontend
