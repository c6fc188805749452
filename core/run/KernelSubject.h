// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/build/CudaToolkit.h"
#include "core/model/Unit.h"
#include "core/plan/Reparse.h"
#include "core/run/LaunchForm.h"
#include "core/run/Request.h"
#include "core/run/ResolveLaunch.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::execute {

/// The kernel that is worked on, with all that is needed to transform, compile, run and measure it. Whoever builds,
/// verifies or measures takes this one value. It refers to the unit, and `reparse` to a parser; both must outlive it.
struct KernelSubject {
  const model::Unit *unit = nullptr; ///< the original
  model::FunctionId kernel = model::none<model::FunctionId>;
  std::string instance;                ///< of a template: which instantiation, "<16, float>"; empty: the first
  transform::Texts texts = {};         ///< texts of the unit that are not saved
  transform::Reparse reparse = {};     ///< the unit's parser; without it no step can be made
  std::vector<std::string> flags = {}; ///< the unit's compile flags
  std::filesystem::path folder = {};   ///< that relative flags refer to
  std::string architecture = "sm_90";  ///< of the GPU that it is compiled for
  bool suppliesRemovedNames = true;    ///< names that CUDA 12 and 13 removed are supplied, see compatibilityPrelude()
  Result<build::CudaToolkit> toolkit =
      fail(ErrorKind::tool, "No CUDA toolkit was looked for."); ///< or why there is none
  LaunchForm form = {};                                         ///< of the launch that it is run and measured with
  LaunchGivenBy givenBy = LaunchGivenBy::options;

  const model::Function &function() const { return (*unit)[kernel]; }

  /// "13.0.88"; empty where there is no toolkit.
  std::string toolkitVersion() const { return toolkit ? toolkit->version : std::string(); }
};

/// The subject's source as the executor takes it, without its texts. Empty paths where there is no toolkit.
DeviceSource deviceSourceOf(const KernelSubject &subject);

/// Completes the subject's launch. Fails as resolveLaunch() for a unit does.
Result<ResolvedLaunch> resolveLaunch(const KernelSubject &subject);

/// Checks that the subject can be run on the CPU at all. Fails (tool) without a toolkit, (input) where Clang does not
/// accept the source.
Result<void> checkCanRun(const KernelSubject &subject);

} // namespace warpgrain::execute
