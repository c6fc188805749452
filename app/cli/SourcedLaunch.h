// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/run/KernelSubject.h"

#include <string>

namespace warpgrain::cli {

/// Gives the subject a launch form, completed by the numbers that the source holds. Says on standard error which were
/// taken from where. Precondition: the subject's instance is set.
void takeLaunch(run::KernelSubject &subject, run::LaunchForm form);

/// The launch that an analysis is for: what a person gives goes before what the source tells.
access::LaunchContext launchContextOf(const model::Unit &unit, model::FunctionId kernel, const run::LaunchForm &form,
                                      const std::string &instance);

/// Completes the launch that an analysis is for: arguments, and extents that are not known. Says the same.
void completeLaunch(const model::Unit &unit, model::FunctionId kernel, access::LaunchContext &launch);

} // namespace warpgrain::cli
