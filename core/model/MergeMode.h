// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::model {

/// Which threads of a block (or blocks of a grid) are merged into one by coarsening (ERR-B1: the papers mix the two
/// up).
enum class MergeMode : std::uint8_t {
  cyclic,   ///< threads that are a block's extent divided by the factor apart: neighbouring lanes stay on neighbouring
            ///< elements
  adjacent, ///< neighbours: captures reuse between neighbouring threads
};

} // namespace warpgrain::model
