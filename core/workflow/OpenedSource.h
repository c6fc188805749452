// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/frontend/Parser.h"
#include "core/model/Unit.h"
#include "core/run/KernelSubject.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Which source is read, and how.
struct SourceRequest {
  std::filesystem::path file = {};
  std::optional<std::vector<std::string>> flags = {}; ///< of the compiler; none: found or guessed
  std::filesystem::path flagsFolder = {};             ///< that relative flags refer to; empty: the working folder
  std::optional<std::filesystem::path> database = {}; ///< a compile_commands.json to take the flags from
  std::filesystem::path cudaPath = {};                ///< the CUDA toolkit to use; empty: it is looked for
  std::string architecture = {};                      ///< empty: what the flags name, or sm_90
  bool suppliesRemovedNames = true;                   ///< as KernelSubject's
  /// False: a source is refused whose flags were found in its folder, not given, and name programs that a build with
  /// nvcc would start.
  bool startsNamedPrograms = true;
  bool manyParses = false; ///< many parses are ahead: headers are precompiled, and several threads may parse at once
  std::function<void()> toolkitIsMissing = {}; ///< called before the source is read without a toolkit
};

/// A source that was read: its model, and the parser that made it.
struct OpenedSource {
  std::unique_ptr<frontend::Parser> parser;
  model::Unit unit;
  Result<build::CudaToolkit> toolkit; ///< or why there is none
  std::string architecture;           ///< as asked for, or as the flags name it
  bool suppliesRemovedNames = true;
  unsigned parsesAtOnce = 1; ///< threads that may use the parser at once

  /// A kernel of the source. The subject refers to this object, which must not move.
  run::KernelSubject subject(model::FunctionId kernel) const;
};

/// Reads a source; errors in it are in the unit. Fails where it cannot be read at all, (tool) where a toolkit that was
/// named is not there, (usage) where there is no such GPU, or where its flags name programs that are not to be started.
Result<OpenedSource> openSource(const SourceRequest &request);

/// The kernel of a name; it need not be named where there is only one. Fails (usage) with a sentence that names the
/// kernels.
Result<model::FunctionId> chooseKernel(const model::Unit &unit, const std::string &name);

} // namespace warpgrain::workflow
