// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstdint>
#include <string>

namespace warpgrain::model {

/// Where the characters of a construct stand.
enum class SpellingOrigin : std::uint8_t {
  file,          ///< in the file, at the span
  macroArgument, ///< in the file, as (part of) an argument of a macro; the macro may use it several
                 ///< times
  wholeMacro,    ///< the construct is exactly what one macro expands to; the span is the macro's use
  macroBody,     ///< inside a macro's definition; the span is the macro's use, which holds more than
                 ///< this
};

/// The place of a construct in a file, and whether editing that place edits just this construct.
struct Spelling {
  SourceSpan span;
  SpellingOrigin origin = SpellingOrigin::file;
  std::string macro; ///< outermost macro's name where origin is a macro

  /// True if replacing the span's text replaces the construct and nothing else.
  bool editable() const { return origin != SpellingOrigin::macroBody; }
};

} // namespace warpgrain::model
