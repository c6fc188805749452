// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::workflow {

/// The part of a dispatcher's header that is the same for every kernel (C++14, the CUDA runtime): it times launches of
/// the original and of the form that was chosen for it, and goes on with the faster one.
///
/// As in ARTS (ALG-L1): at most 20 launches tune, then 100 are sheltered; what is timed after that begins the tuning
/// anew where it is no longer as expected.
std::string_view dispatchCheckText();

} // namespace warpgrain::workflow
