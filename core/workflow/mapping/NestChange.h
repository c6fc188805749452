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
};

/// Parts a loop of a nest into several where its dependences allow it: the outermost loop that can be parted.
std::optional<NestChange> distributed(const ReadNest &read);

/// Interchanges a loop that is not parallel with a parallel one that is alone in it, where the dependences allow it.
std::optional<NestChange> interchanged(const ReadNest &read);

} // namespace warpgrain::workflow
