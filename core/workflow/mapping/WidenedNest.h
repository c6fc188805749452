// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/workflow/mapping/MapNests.h"
#include "core/workflow/mapping/SerialNest.h"

#include <cstddef>
#include <optional>
#include <string>

namespace warpgrain::workflow {

/// A nest whose loops are written anew, so that one more of them can be mapped.
struct WidenedNest {
  TextEdits edits;      ///< of the program's text
  std::size_t loop = 0; ///< the loop that is to be mapped, in the nest that the edits make
  bool moves = false;   ///< the loop is moved outwards: iterations are executed in another order
  std::string how;      ///< a sentence
};

/// Returns how the loops in the innermost mapped loop of a nest can be written as one that is alone in it:
///
/// - Loops that count in the same way, with all other code in them, become one loop around the loops that they are in:
///   `for i { for j S; for k { for j T; } }` becomes `for i for j { S; for k T; }`. That this computes the same is not
///   decided here. It does if the iterations of the new loop over j are independent of each other, in memory and in
///   variables: each of them executes its statements in the same order as before.
/// - A loop whose bounds grow with the counter of a mapped loop counts up to the last bound, with a condition:
///   `for (j = 0; j <= i; j++)` becomes `for (j = 0; j < n; j++) if (j <= i)`. This always computes the same.
///
/// No value if neither can be done.
std::optional<WidenedNest> widened(const openmp::Program &program, const SerialNest &nest, const MappedNest &mapped);

/// The second of these alone.
std::optional<WidenedNest> rectangular(const openmp::Program &program, const SerialNest &nest,
                                       const MappedNest &mapped);

/// True if a nest that was read again after the edits has the loop mapped, and may be written so.
bool isWidened(const WidenedNest &widened, const MappedNest &before, const MappedNest &after);

/// The text of a nest's mapped loops.
std::string mappedTextOf(const openmp::Program &program, const MappedNest &mapped, const SerialNest &nest);

} // namespace warpgrain::workflow
