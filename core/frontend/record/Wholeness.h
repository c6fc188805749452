// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/Basic/SourceLocation.h>

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::frontend {

class RecordContext;

/// What kind of error it is, as far as that tells what it may have changed.
enum class ErrorReach : std::uint8_t {
  itsPlace,      ///< what it stands in: a function, where it stands in one
  rest,          ///< all that follows: one of the preprocessor
  missingHeader, ///< all that follows
};

/// An error that the compiler reported.
struct ReportedError {
  std::string message;
  clang::SourceLocation place; ///< invalid for the command line
  ErrorReach reach = ErrorReach::itsPlace;
  /// Of an error in the instantiation of a template: where it was asked for, from the inside out. Else empty.
  std::vector<clang::SourceLocation> requests = {};
};

/// Clang drops statements with errors, and takes others for something else. Sets model::Function::whyNotWhole of every
/// recorded function of which it may not have read all: with an error inside, also of one of its instantiations; with a
/// name inside whose declaration has an error; that calls such a function, through any number of calls; that stands
/// after an error outside of all functions. An error in a function that others do not call is harmless to them. Sets
/// model::Unit::whyNotWhole too.
void markWhatIsNotWhole(RecordContext &context, const std::vector<ReportedError> &errors);

} // namespace warpgrain::frontend
