// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/workflow/mapping/MapNests.h"
#include "core/workflow/mapping/NestKernel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// What must hold before a nest is executed in another order than the source's.
struct NestReliance {
  std::vector<std::string> conditions;                    ///< expressions of C
  std::vector<std::pair<std::string, std::string>> apart; ///< addresses of different blocks of memory; or, of which
                                                          ///< the second is empty, of a block that is known

  bool isEmpty() const { return conditions.empty() && apart.empty(); }

  void add(const NestReliance &other);
};

/// A nest that is read, with what is known of its loops.
struct ReadNest {
  const openmp::Program &program;
  const SerialNest &nest;
  const NestKernel &kernel;
  const MappedNest &mapped; ///< with the answers of analyzeLoops()
};

/// Edits of the source that make other nests of a nest.
struct NestChange {
  TextEdits edits;
  std::string told; ///< what is done: a sentence
  NestReliance reliance;
  /// A loop of the changed nest that must turn out to be parallel, with no variable that each iteration has one of its
  /// own of: then the change computes the same. What that relies on is the change's reliance, too.
  std::optional<std::size_t> mustBeParallel;
};

/// One way to change a nest, so that more of its loops can be mapped. No value where it cannot be done, or where it is
/// not proved that it computes the same.
using NestRewriteRule = std::optional<NestChange> (*)(const ReadNest &read);

/// Interchanges a loop that is not parallel with a parallel one that is alone in it, where the dependences allow it.
std::optional<NestChange> interchanged(const ReadNest &read);

/// A loop in the innermost mapped one, whose bounds grow with the counter of a mapped loop, counts up to the last
/// bound, with a condition: `for (j = 0; j <= i; j++)` becomes `for (j = 0; j < n; j++) if (j <= i)`. This always
/// computes the same.
std::optional<NestChange> madeRectangle(const ReadNest &read);

/// Loops that count in the same way, with all other code of the innermost mapped loop in them, become one loop around
/// the loops that they are in: `for i { for j S; for k { for j T; } }` becomes `for i for j { S; for k T; }`. That this
/// computes the same is not decided here: it does if the iterations of the new loop over j are independent of each
/// other, in memory and in variables, as each of them executes its statements in the same order as before.
std::optional<NestChange> joined(const ReadNest &read);

/// Parts a loop of a nest into several where its dependences allow it: the outermost loop that can be parted.
std::optional<NestChange> distributed(const ReadNest &read);

} // namespace warpgrain::workflow
