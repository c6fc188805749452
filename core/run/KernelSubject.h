// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/build/CudaToolkit.h"
#include "core/model/Unit.h"
#include "core/plan/Reparse.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/protocol/Request.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::run {

/// A kernel with everything that is needed to transform, compile, run and measure it. The functions that build, verify
/// or measure take this one value. It refers to the unit, and `reparse` to a parser; both must outlive it.
struct KernelSubject {
  const model::Unit *unit = nullptr; ///< the original
  model::FunctionId kernel = model::none<model::FunctionId>;
  std::string instance;                ///< instantiation of a template, "<16, float>"; empty for the first
  transform::Texts texts = {};         ///< unsaved texts of the unit
  transform::Reparse reparse = {};     ///< parser of the unit, which steps need
  unsigned parsesAtOnce = 1;           ///< threads that may call `reparse` at once
  std::vector<std::string> flags = {}; ///< compile flags of the unit
  std::filesystem::path folder = {};   ///< base folder of relative flags
  std::string architecture = "sm_90";  ///< GPU architecture of the compilation
  bool suppliesRemovedNames = true;    ///< supply names that CUDA 12 and 13 removed, see compatibilityPrelude()
  Result<build::CudaToolkit> toolkit =
      fail(ErrorKind::tool, "No CUDA toolkit was looked for."); ///< or the error if there is none
  LaunchForm form = {};                                         ///< launch for running and measuring
  LaunchGivenBy givenBy = LaunchGivenBy::options;

  const model::Function &function() const { return (*unit)[kernel]; }

  /// Returns "13.0.88"; empty without a toolkit.
  std::string toolkitVersion() const { return toolkit ? toolkit->version : std::string(); }
};

/// Returns the subject's source for the executor, without its texts. Its paths are empty without a toolkit.
DeviceSource deviceSourceOf(const KernelSubject &subject);

/// Completes the subject's launch. Fails as resolveLaunch() for a unit does.
Result<ResolvedLaunch> resolveLaunch(const KernelSubject &subject);

/// Checks that the subject can be run on the CPU. Fails (tool) without a toolkit, (input) if Clang does not accept the
/// source.
Result<void> checkCanRun(const KernelSubject &subject);

} // namespace warpgrain::run
