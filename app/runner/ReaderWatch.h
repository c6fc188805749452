// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::runner {

/// Ends this process, and with it its workers, as soon as nobody reads its standard output any more: over a connection
/// that was cut, a run would keep the GPU busy for nobody. What was measured is kept in the bundle. Call it once.
void endWithReader();

} // namespace warpgrain::runner
