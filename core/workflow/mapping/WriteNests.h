// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/MapNests.h"

#include <cstddef>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// What became of a nest in the CUDA program.
struct WrittenNest {
  std::string function;
  std::uint32_t line = 0;
  std::string kernel;  ///< its name; empty if the nest stays on the CPU
  std::string mapping; ///< "j -> tx, i -> ty"
  mapping::Group group = {};
  std::size_t rank = 0; ///< thread indices of the group
  std::string why;      ///< why it stays on the CPU: a sentence
};

/// A source whose nests became kernels.
struct WrittenSource {
  std::string text; ///< CUDA C++
  std::vector<WrittenNest> nests;
};

/// Writes the CUDA program of a source: each nest that can be mapped as a kernel by its ranking's entry `choice` (from
/// 1), with its launch in the place of the nest; all else as it was. The launch copies the memory that the nest works
/// on, and asks before it whether what the mapping relies on holds. If it does not, the serial nest is executed.
///
/// Fails (refused) if no nest becomes a kernel, with the reason of each in a line; (usage) if a nest has fewer
/// mappings.
Result<WrittenSource> writeNests(const MapRequest &request, const MappedSource &mapped, std::size_t choice);

} // namespace warpgrain::workflow
