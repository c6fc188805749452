// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// Errors at the ends of arrays and loops, as they stand in a text.
enum class MutationKind : std::uint8_t {
  bound, ///< `<` becomes `<=`, and the other way round; likewise `>`
  guard, ///< the condition of an `if` always holds
  part,  ///< a part of a conjunction is missing
  begin, ///< a loop starts one later
  loop,  ///< a loop is missing, as that for the rest
  least, ///< `min` becomes `max`
  grid,  ///< one block is missing: a division that is not rounded up
};

inline constexpr std::size_t mutationKinds = 7;

/// "bound off by one", "guard dropped", …
const char *nameOf(MutationKind kind);

/// A text with one error in a kernel.
struct Mutant {
  MutationKind kind = MutationKind::bound;
  std::string text;  ///< the whole one
  std::string place; ///< "12: if (i < n) -> if (true)"
};

/// All mutants of a kernel's definition in a text, but for those of kind `grid`, which are no text. Empty where it is
/// not found.
std::vector<Mutant> mutantsOf(const std::string &text, const std::string &kernel);

} // namespace warpgrain::tests
