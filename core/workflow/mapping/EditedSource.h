// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/TextEdit.h"
#include "core/openmp/model/Program.h"

#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A text, and which lines of a file its lines are.
struct EditedSource {
  std::string text;
  std::vector<openmp::HeaderLines> lines;
};

/// Makes edits in the text of a program. Lines that an edit adds have the place of the line in which it begins.
Result<EditedSource> edited(const openmp::Program &program, TextEdits edits);

} // namespace warpgrain::workflow
