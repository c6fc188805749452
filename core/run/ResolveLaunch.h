// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/run/KernelParameters.h"
#include "core/run/LaunchForm.h"
#include "core/run/Request.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::execute {

/// A launch with nothing left open, apart from the source it is compiled from.
struct ResolvedLaunch {
  KernelEntry kernel;
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::uint64_t sharedBytes = 0;
  std::vector<Parameter> parameters;
  std::vector<Buffer> buffers;
  std::vector<Symbol> symbols;
};

/// Where a person gives what is missing, which is what a remedy must name.
enum class LaunchGivenBy : std::uint8_t {
  options, ///< of the command line
  form,    ///< the window's launch form
};

/// Completes a launch form: extents from the source's launches, buffer sizes from the access analysis. Fails (usage)
/// with all that is missing in one sentence that says how to give it.
Result<ResolvedLaunch> resolveLaunch(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                                     const LaunchForm &form, LaunchGivenBy givenBy = LaunchGivenBy::options);

} // namespace warpgrain::execute
