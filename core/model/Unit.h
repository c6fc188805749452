// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/CudaDialect.h"
#include "core/model/Function.h"
#include "core/model/Launch.h"
#include "core/model/Type.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::model {

enum class Severity : std::uint8_t { note, warning, error };

/// What the compiler said of the source.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string message;
  std::optional<SourceSpan> span; ///< none for places in system headers and for the command line
  std::string systemPlace;        ///< "file:line" where span is none and the place is in a header that is not ours
};

/// Words that a file lacks for Clang, and that nvcc does without: put in before the byte at an offset of its text.
struct Insertion {
  std::uint32_t offset = 0;
  std::string words;
};

/// A source file of the unit that belongs to the person: not a system, toolkit or compiler header.
struct File {
  std::filesystem::path path;
  std::string text;
  std::vector<Insertion> insertions = {}; ///< in the order of their offsets; no span covers them
};

/// A comment or pragma that speaks to Warpgrain, as it stands in a file; the step language is
/// transform's.
struct DirectiveLine {
  SourceSpan span;  ///< the whole line's directive, lead included
  std::string text; ///< the words after the lead: "coarsen x 4"
};

/// A translation unit with its own headers: everything later rooms know of the source.
struct Unit {
  std::vector<File> files; ///< files[0] is the file that was opened
  Table<TypeId, Type> types;
  Table<FunctionId, Function> functions;
  std::vector<Launch> launches;
  std::vector<DirectiveLine> directives;
  std::vector<Diagnostic> diagnostics;
  /// Set where an error stands outside of all functions: of what follows it, functions and launches may be missing.
  std::optional<NotWhole> whyNotWhole;
  const Dialect *dialect = &cudaDialect(); ///< of the language that it is written in; never null, outlives the unit

  const File &operator[](FileId id) const { return files[static_cast<std::size_t>(id)]; }

  const Type &operator[](TypeId id) const { return types[id]; }

  const Function &operator[](FunctionId id) const { return functions[id]; }

  std::string_view textOf(const SourceSpan &span) const {
    return std::string_view((*this)[span.file].text).substr(span.begin, span.length());
  }

  /// The kernels, in the order in which the compiler met them.
  std::vector<FunctionId> kernels() const;
  /// The kernel of that name, qualified or not, or with its line ("scale:12") where several share a
  /// name; fails with the list of names where there is none or several.
  Result<FunctionId> findKernel(std::string_view name) const;
  /// The launches that reach a kernel.
  std::vector<const Launch *> launchesOf(FunctionId kernel) const;
  bool hasErrors() const;
};

} // namespace warpgrain::model
