// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/dispatch/Dispatcher.h"
#include "core/workflow/dispatch/LaunchFunction.h"

#include <string>

namespace warpgrain::workflow {

/// "blur_dispatch": the function of the header.
std::string dispatchNameOf(const run::KernelSubject &subject);

/// The text of a dispatcher's header. All but `header` of the dispatcher is filled in.
std::string dispatchHeaderOf(const DispatchOrder &order, const Dispatcher &dispatcher, const LaunchFunction &launch);

} // namespace warpgrain::workflow
