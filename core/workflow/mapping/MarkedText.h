// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/EditedSource.h"
#include "core/workflow/mapping/MapNests.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A source with a directive before each nest that becomes a kernel, as the translation reads it.
struct MarkedText {
  EditedSource source;
  std::vector<std::uint32_t> directives; ///< where each nest's begins

  /// The nest whose directive begins at an offset.
  std::optional<std::size_t> nestAt(std::uint32_t offset) const;

  /// The last nest whose directive begins at an offset or before it.
  std::optional<std::size_t> nestBefore(std::uint32_t offset) const;
};

/// Writes the directives before the mapped loops of nests of a source, which come in the order of the text, and takes
/// `#pragma warpgrain map` away.
Result<MarkedText> markedText(const MappedSource &source, const std::vector<const MappedNest *> &nests);

/// True if a source may ask for functions or macros of OpenMP, itself or in its own headers.
bool namesOpenMp(const std::string &text);

} // namespace warpgrain::workflow
