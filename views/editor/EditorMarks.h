// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"

#include <QString>

#include <cstddef>

namespace warpgrain::views {

enum class MarkKind {
  directive,
  barrier,
  globalAccess,
  sharedAccess,
  launch,
  uncoalesced, ///< a request moves more sectors than its data fills
  conflicting, ///< lanes want different words of one bank
  racy,        ///< threads meet at one place with no barrier between
};

/// A sign in the margin.
struct EditorMark {
  int line = 1; ///< from 1
  MarkKind kind = MarkKind::directive;
  QString text; ///< shown when the mouse rests on the sign
};

/// A piece of the text that something is said of: underlined, with the sentence when the mouse rests on it.
struct ProblemRange {
  std::size_t begin = 0; ///< byte offsets, as in SourceSpan
  std::size_t end = 0;
  model::Severity severity = model::Severity::error;
  QString text;
};

/// A reference to memory, with what is told where the mouse rests on it.
struct AccessRange {
  std::size_t begin = 0; ///< byte offsets, as in SourceSpan
  std::size_t end = 0;
  QString text;
};

/// A short text behind the end of a line: verdicts, registers, occupancy. It is no part of the source.
struct LineNote {
  int line = 1; ///< from 1
  QString text;
};

} // namespace warpgrain::views
