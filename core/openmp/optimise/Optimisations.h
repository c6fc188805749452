// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace warpgrain::openmp {

/// What a translation may change in the kernels of a program beside what their directives say.
struct Optimisations {
  bool loopSwap = false;     ///< which loop's iterations threads take (ALG-G1)
  bool nestSharing = false;  ///< with it: of the loops around that one, too, so that there are no fewer threads
  bool loopCollapse = false; ///< a loop over rows and that over a row's elements become one (ALG-G2)
  std::optional<unsigned> threadsOfBlock = {}; ///< that an option gives all kernels; none: as they are
};

} // namespace warpgrain::openmp
