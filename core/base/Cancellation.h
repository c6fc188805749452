// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>

namespace warpgrain {

/// Whoever starts long work keeps a CancellationSource and hands its token on; work looks at the
/// token between steps.
using CancellationSource = std::stop_source;
using CancellationToken = std::stop_token;

} // namespace warpgrain
