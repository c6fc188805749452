// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/frontend/source/UnsavedFiles.h"
#include "core/model/Unit.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// What to parse and how.
struct ParseRequest {
  std::filesystem::path file;
  /// Flags as the person gave them (nvcc's, GCC's or Clang's spelling). Not given: a
  /// compile_commands.json is looked for; where there is none, include folders are guessed from the
  /// headers that are missing.
  std::optional<std::vector<std::string>> flags;
  std::optional<std::filesystem::path> database; ///< a compile_commands.json to use instead of looking for one
  std::filesystem::path folder;                  ///< that relative flags refer to; the working folder if empty
  std::optional<std::filesystem::path> cudaRoot; ///< the toolkit whose headers are used; none: built-in declarations
  std::string architecture = "sm_90";            ///< where the flags name none
  bool architectureIsChosen = false;             ///< the architecture holds even where the flags name another
  bool compatibility = true;                     ///< include compatibilityPrelude()
  /// Precompile the headers at the first parse, so that later ones take a tenth of the time. For a
  /// window that parses at every edit; a single parse is faster without.
  bool keepPreamble = false;
  /// A folder where CUDA's headers are kept precompiled for all processes that name it; empty for none. Takes 10 MB for
  /// each architecture and set of definitions, 50 MB for each list of includes with CUB or Thrust.
  std::filesystem::path headerCache;
};

/// For headerCache: what WARPGRAIN_HEADER_CACHE names (empty: none); where it is not set, userCacheFolder()/headers.
std::filesystem::path headerCacheFolder();

/// Parses one translation unit, again and again, into model values. Not for use by two threads at
/// once.
class Parser {
public:
  /// Fails where the file cannot be read or is not text, or the database cannot be used.
  static Result<std::unique_ptr<Parser>> open(ParseRequest request);

  virtual ~Parser() = default;

  /// Parses with the given texts in place of the files' own. A source with errors yields a unit all
  /// the same: its diagnostics say what is wrong, and the kernels that are intact are there.
  virtual Result<model::Unit> parse(const UnsavedFiles &unsaved) = 0;

  /// The flags in effect, as given or found or guessed; for building the same unit with nvcc.
  virtual const std::vector<std::string> &flags() const = 0;
  /// The folder that relative flags refer to.
  virtual const std::filesystem::path &folder() const = 0;
  /// The first architecture the flags name, or the request's.
  virtual const std::string &architecture() const = 0;
};

} // namespace warpgrain::frontend
