// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::workflow {

/// The part of a dispatcher's header that is the same for every kernel (C++14, the CUDA runtime), the text of
/// Check.cuh: it times launches of the original and of the form that was chosen for it, and goes on with the faster
/// one.
///
/// As in ARTS (ALG-L1): at most 20 launches tune (30 where there is a second form), then 100 or more are sheltered;
/// what is timed after that begins the tuning anew where it is no longer as expected. DEC-L1: the shelter is as long as
/// one timed launch is worth, so that launches of a few microseconds are not slowed down by being checked.
std::string_view dispatchCheckText();

} // namespace warpgrain::workflow
