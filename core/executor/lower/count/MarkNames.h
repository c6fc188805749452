// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

// Marker functions, opaque to the optimiser; lowerMarks() replaces their calls. `path` identifies the iterations of all
// loops around a mark.

inline constexpr const char *accessMark = "wg_mark_access";       ///< (place, address, path)
inline constexpr const char *branchMark = "wg_mark_branch";       ///< (place, way of two, path)
inline constexpr const char *choiceMark = "wg_mark_choice";       ///< (place, way of many, path)
inline constexpr const char *iterationMark = "wg_mark_iteration"; ///< (loop, path): an iteration begins
/// (loop, iterations, whether its test ended it, path): a loop in which threads do not wait ends.
inline constexpr const char *loopMark = "wg_mark_loop";
inline constexpr const char *pieceMark = "wg_mark_piece"; ///< (piece): a piece of straight-line code begins

} // namespace warpgrain::executor
