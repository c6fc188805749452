// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"

#include <string>
#include <vector>

namespace warpgrain::tests {

struct ShapedLaunch {
  std::string name; ///< "own", "33", "16x4"
  run::LaunchForm form;
};

/// The launch that a source and its form tell, and others of it: blocks of a warp, of two, of 33 threads, of 16 x 4 and
/// of one, with numbers at the boundaries of how many threads there are, where the form does not give them. What is
/// still missing is made up. Launches that are not known in full are left out.
std::vector<ShapedLaunch> launchesOf(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                                     const run::LaunchForm &form);

} // namespace warpgrain::tests
