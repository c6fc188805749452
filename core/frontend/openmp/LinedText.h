// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// A text that was made of a source; `lines` has, for each of its lines, the one of the source that it is made of,
/// from 1.
struct LinedText {
  std::string text;
  std::vector<std::uint32_t> lines;
};

/// An edit with the lines of the source that the lines of its text are made of, the first one included. Without them,
/// all are of the line where the edit begins.
struct LinedEdit {
  TextEdit edit;
  std::vector<std::uint32_t> lines;
};

/// The source with edits, of which no two overlap. Insertions at one place keep their order; what is said twice is made
/// once.
LinedText edited(const std::string &source, std::vector<LinedEdit> edits);

} // namespace warpgrain::frontend
