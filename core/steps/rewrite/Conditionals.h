// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// A preprocessor line of a conditional.
struct ConditionalLine {
  enum class Kind : std::uint8_t {
    opens,  ///< #if, #ifdef, #ifndef
    parts,  ///< #elif, #elifdef, #elifndef, #else
    closes, ///< #endif
  };

  Kind kind = Kind::opens;
  std::uint32_t begin = 0; ///< offsets in the text
  std::uint32_t end = 0;
};

/// The conditional lines of a text, in its order.
std::vector<ConditionalLine> conditionalLinesOf(std::string_view text);

/// A branch of a conditional.
struct ConditionalBranch {
  std::size_t conditional = 0; ///< its number, counted by the lines that open one
  std::size_t branch = 0;      ///< from 0

  friend bool operator==(const ConditionalBranch &, const ConditionalBranch &) = default;
};

/// Outermost first.
using ConditionalPath = std::vector<ConditionalBranch>;

/// The branches that an offset stands in. `lines`: of the whole text.
ConditionalPath conditionalPathAt(const std::vector<ConditionalLine> &lines, std::uint32_t offset);

/// True if a place in a text is there, whatever macros are defined, where another one is: it stands in no branch that
/// the other does not stand in.
bool isWhereverIs(std::string_view text, std::uint32_t place, std::uint32_t other);

/// Why edits would spoil a text for other macros than those that are defined now: a conditional would lose one of its
/// lines, or one of its branches would open braces that another does not, so that with that other one the text would
/// have braces without their other half. What a text has of the kind already counts for nothing. The reason's place is
/// the conditional's line in the unit's text.
std::optional<dependence::Reason> whyConditionalsBreak(const model::Unit &unit, const TextEdits &edits);

/// True if both texts have the same conditional lines in the same order.
bool haveSameConditionals(std::string_view before, std::string_view after);

} // namespace warpgrain::transform
