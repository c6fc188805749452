// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/plan/Step.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// What a directive governs.
enum class DirectiveTarget : std::uint8_t { kernel, loop };

/// The words of one directive, understood (spec 5.1): `coarsen x 2`, `uj 4`, `scalar_replace`.
struct DirectiveWords {
  std::string action;                 ///< in the step language's spelling: "coarsen", "unroll-and-jam"
  std::string dimension;              ///< "x", "y", "z"; empty where the action has none
  std::string loop;                   ///< of an action on a loop that stands before the kernel: `unroll k 4`
  std::optional<std::int64_t> factor; ///< at least 1
  std::vector<std::string> arguments; ///< what else is written, as it stands
  DirectiveTarget target = DirectiveTarget::kernel;
  /// The step it asks for; none for actions that no transformation of this version makes, and for those on a loop that
  /// is not named: the loop that follows gives the name.
  std::optional<Step> step;
};

/// Reads the words after a directive's lead. Fails (usage) for an unknown action, a factor that is missing, no whole
/// number or below 1, and a dimension that is missing or does not belong there.
Result<DirectiveWords> parseDirectiveWords(std::string_view text);

/// The step that the words ask for, on the loop of that name where they ask for one. Nothing for actions that no
/// transformation of this version makes. Fails where the transformation does not take what is written.
Result<std::optional<Step>> stepOf(const DirectiveWords &words, const std::string &loop);

} // namespace warpgrain::transform
