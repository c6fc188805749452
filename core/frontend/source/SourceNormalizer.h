// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// A source text as Clang can read it, of the same length, so that every offset keeps its meaning.
struct NormalizedSource {
  std::string text;
  std::vector<model::DirectiveLine> directives;
};

/// Finds the directives of spec 5.1 (`#pragma warpgrain …`, `// warpgrain: …`, `#pragma crest …`,
/// `// crest: …` and CREST's own `# coarsen x 2`), blanks those that no compiler accepts, and
/// closes chevrons that are written apart
/// (`<< <` … `> >>`) and mends inline assembly, which nvcc accepts and Clang does not.
NormalizedSource normalizeSource(std::string_view text, FileId file);

} // namespace warpgrain::frontend
