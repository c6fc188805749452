// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::dependence {

/// Identity of a reason, independent of the kernel. Reasons.def has the sentences and says how to add one.
enum class ReasonId : std::uint16_t {
#define WARPGRAIN_REASON(id, pattern) id,
#include "core/dependence/reasons/Reasons.def"
};

inline constexpr std::size_t reasonCount = 0
// NOLINTNEXTLINE(bugprone-macro-parentheses): each entry of the catalogue continues one sum
#define WARPGRAIN_REASON(id, pattern) +1
#include "core/dependence/reasons/Reasons.def"
    ;

enum class ReasonForm : std::uint8_t {
  sentence,
  clause, ///< an argument of another reason
};

/// An entry of the catalogue.
struct ReasonEntry {
  std::string_view pattern; ///< English; {1}, {2}, … stand for the arguments
  std::string_view lift;    ///< the step that lifts it, with the same arguments: "inline {1}"; empty if none is known
  ReasonForm form = ReasonForm::sentence;
  std::size_t group = 0; ///< in reasonGroups()
};

const ReasonEntry &entryOf(ReasonId id);

/// "barrier-divergent": the stable spelling in JSON, in tables and as the anchor in the handbook.
const std::string &nameOf(ReasonId id);

/// Returns a filled pattern as it stands in a text. A sentence that is passed on as a clause (sentenceAsClause) loses
/// its capital letter and its full stop.
std::string finished(ReasonId id, std::string text);

/// Replaces {1}, {2}, … by the arguments; `argument` returns the n-th, counted from 1.
template <typename Argument>
std::string filledIn(std::string_view pattern, const Argument &argument) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool isPlace = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    if (!isPlace) {
      out += pattern[i];
      continue;
    }
    out += argument(static_cast<std::size_t>(pattern[i + 1] - '0'));
    i += 2;
  }
  return out;
}

} // namespace warpgrain::dependence
