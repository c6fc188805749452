// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/run/protocol/Request.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::run {

/// A fully specified launch, apart from the source from which it is compiled.
struct ResolvedLaunch {
  KernelEntry kernel;
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::uint64_t sharedBytes = 0;
  std::vector<Parameter> parameters;
  std::vector<Buffer> buffers;
  std::vector<Symbol> symbols;
};

/// Where the user gives missing values. Messages name it.
enum class LaunchGivenBy : std::uint8_t {
  options,        ///< command-line options
  form,           ///< the window's launch form
  againstOptions, ///< command-line options of a kernel that is run beside the original: "--against-grid"
};

/// Completes a launch form: extents from the source's launches, buffer sizes from the access analysis. Fails (usage)
/// with one sentence that lists all missing values and says how to give them.
Result<ResolvedLaunch> resolveLaunch(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                                     const LaunchForm &form, LaunchGivenBy givenBy = LaunchGivenBy::options);

} // namespace warpgrain::run
