// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/frontend/openmp/LinedText.h"

#include <cstdint>
#include <string>
#include <vector>

namespace clang {
class ASTUnit;
}

namespace warpgrain::frontend {

/// A function template of the source that holds directives, and the specialisations that stand for its instances.
struct WrittenTemplate {
  std::string name;                 ///< with its scope and its type, which tell templates apart
  SourceSpan span;                  ///< of the definition
  std::string text;                 ///< in its place: a declaration, and one specialisation for each instance
  TextEdits declared;               ///< behind earlier declarations: those of the specialisations
  std::vector<std::uint32_t> lines; ///< for each line of the text, the line of the source that it is made of
};

/// The function templates with directives, with all instances that the source makes of them. Of a template one of whose
/// instances cannot be written there is none.
std::vector<WrittenTemplate> writtenTemplates(clang::ASTUnit &unit, const std::string &text);

/// The source with the specialisations in it.
LinedText withWritten(const std::string &text, const std::vector<WrittenTemplate> &templates);

} // namespace warpgrain::frontend
