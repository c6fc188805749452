// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/source/Insertions.h"

#include <clang/Basic/SourceLocation.h>

#include <string_view>

namespace clang {
class SourceManager;
}

namespace warpgrain::frontend {

/// A word that is put in lets the compiler see that another is missing: a source is read again so often.
constexpr int maximumInsertionRounds = 8;

/// The words whose absence Clang reports as errors, and nvcc does not: `template` before the name of a dependent
/// template; the type before braces that are assigned (`v = {a, b}` where v is a __half2). Takes one diagnostic, by its
/// number and its message, and adds what it asks for, at the offset in the text that was read.
void findMissingWords(const clang::SourceManager &sources, unsigned diagnostic, std::string_view message,
                      clang::SourceLocation place, Insertions &found);

/// Of a diagnostic that refuses an object with a constructor in shared memory, where nvcc lets it stand and does not
/// run the constructor: `extern` before `__shared__`. What reads the text must take that for a definition, as nvcc
/// does, and objects of one name in one function for one.
void findSharedObject(const clang::SourceManager &sources, unsigned diagnostic, clang::SourceLocation place,
                      Insertions &found);

} // namespace warpgrain::frontend
