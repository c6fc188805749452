// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Makes the rows of a shared array longer, so that the lanes of a warp find its elements in different banks.
const Transformation &padTransformation();

} // namespace warpgrain::transform
