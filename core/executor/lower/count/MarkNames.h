// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

// Functions that only the marks' reader knows what they do; `path` tells the iterations of all loops around a mark.

inline constexpr const char *accessMark = "wg_mark_access";       ///< (place, address, path)
inline constexpr const char *branchMark = "wg_mark_branch";       ///< (place, way of two, path)
inline constexpr const char *choiceMark = "wg_mark_choice";       ///< (place, way of many, path)
inline constexpr const char *iterationMark = "wg_mark_iteration"; ///< (loop, path): an iteration begins
/// (loop, iterations, whether it is left by its test, path): a loop in which threads do not wait is left.
inline constexpr const char *loopMark = "wg_mark_loop";
inline constexpr const char *pieceMark = "wg_mark_piece"; ///< (piece): a piece of straight code begins

} // namespace warpgrain::executor
