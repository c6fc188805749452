// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/openmp/directives/ApplyDirectives.h"
#include "core/openmp/emit/Translate.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// An OpenMP source that is to become a CUDA program.
struct TranslateRequest {
  std::filesystem::path file = {};
  std::optional<std::vector<std::string>> flags = {}; ///< of the compiler; none: found
  std::filesystem::path flagsFolder = {};             ///< that relative flags refer to; empty: the working folder
  std::optional<std::filesystem::path> database = {}; ///< a compile_commands.json to take the flags from
  std::filesystem::path cudaPath = {};                ///< the CUDA toolkit whose headers the result is checked with
  std::string architecture = "sm_90";
  bool isPartOfProgram = false; ///< other sources have kernels that may work on what this one allocates
  std::vector<std::filesystem::path> others = {}; ///< those sources
  std::optional<std::string> text = {};           ///< to translate in place of the file's own
  std::vector<openmp::HeaderLines> lines = {};    ///< which lines of the file those of `text` are; empty: the same
  std::set<std::string> otherNames = {};          ///< as frontend::OpenMpRequest's; those that clash are added
  std::set<std::string> helperNames = {};         ///< likewise
  openmp::TransferMode transfers = openmp::TransferMode::all;
  openmp::DirectiveSettings directives = {}; ///< of a user directive file, and options (section 11)
  /// Changes what was read and planned, before anything is written; may be empty.
  std::function<void(openmp::Program &program, openmp::ProgramPlan &plan)> adjust = {};
  /// Changes the plan once the program that it makes, `unit`, compiles: returns true if it has. May be empty: kernels
  /// are as their directives say.
  std::function<bool(const openmp::Program &program, openmp::ProgramPlan &plan,
                     const std::shared_ptr<const model::Unit> &unit)>
      optimise = {};
  CancellationToken cancel = {}; ///< looked at between reading, planning and each check of the result
};

/// A translated source: what it was, what became of its regions, and the CUDA program.
struct Translated {
  std::unique_ptr<openmp::Program> program; ///< that the plan refers to
  openmp::ProgramPlan plan;
  openmp::CudaText cuda;
};

/// Reads a source, or the text in its place. Fails (input) for a source with errors.
Result<openmp::Program> readSource(const TranslateRequest &request);

/// Reads a source, plans its regions and writes the CUDA program, which is parsed: a region whose text does not compile
/// stays on the CPU, with the compiler's sentence as the reason. Fails (input) for a source with errors, (refused)
/// where the program as a whole does not become C++, (cancelled).
Result<Translated> translate(const TranslateRequest &request);

/// The same of all sources of a program, in their order: what one does with functions of another is followed, and
/// kernels of one may work on what another one allocates. The requests' `others` and `isPartOfProgram` are set. A line
/// of the user directive file whose kernel no source has is an error (input).
Result<std::vector<Translated>> translateProgram(std::vector<TranslateRequest> sources);

} // namespace warpgrain::workflow
