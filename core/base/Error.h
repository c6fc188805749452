// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <expected>
#include <optional>
#include <string>
#include <utility>

namespace warpgrain {

/// What kind of failure this is; decides the command line's exit code and the icon in the window.
enum class ErrorKind {
  usage,     ///< the request itself is wrong (unknown option, factor 0, kernel that does not exist)
  input,     ///< a file cannot be read, parsed or written
  refused,   ///< the answer is no: the transformation is not legal
  undecided, ///< the answer is not known: something in the source could not be understood
  tool,      ///< a program we start is missing, failed, or ran out of time
  cancelled, ///< a newer request or the person stopped it
  internal,  ///< our own mistake; worth a bug report
};

/// A failure told to a person: one sentence that says what happened, where, and what to do.
struct Error {
  ErrorKind kind = ErrorKind::internal;
  std::string message;
  std::optional<SourceSpan> span; ///< the place in the source that caused it, where there is one
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(ErrorKind kind, std::string message, std::optional<SourceSpan> span = std::nullopt) {
  return std::unexpected(Error{.kind = kind, .message = std::move(message), .span = span});
}

} // namespace warpgrain
