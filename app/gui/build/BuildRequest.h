// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "core/session/Variant.h"

#include <array>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// What is to be built.
struct BuildRequest {
  ChosenKernel subject; ///< its launch is not looked at
  std::vector<transform::Plan> plans;
  std::vector<session::HandPointer> hands = {};     ///< kernels that a person wrote, as the last rows
  std::optional<std::array<std::int64_t, 3>> block; ///< of the original launch, where the source does not tell
  std::optional<std::uint32_t> dynamicSharedBytes;  ///< likewise
  bool isRead = false; ///< the rows come from a session's file: there is no machine code of them
};

/// A row that was built and whose source is the one that is analysed now: the original's row of that text, or a variant
/// that has become the source. Null where there is none.
const session::Variant *builtAs(const BuildRequest &order, const std::vector<session::Variant> &rows,
                                const Analysis &now);

} // namespace warpgrain::gui
