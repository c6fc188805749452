// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/model/Program.h"
#include "core/workflow/mapping/NestChange.h"

#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Returns what must hold before new nests are executed, as `if (…) {` in lines; empty if nothing has to be asked. The
/// checks of blocks of memory are expressions that only the written program has the functions for: a number that is
/// negated stands for each in the text that is read.
std::string guardOf(const NestReliance &reliance, const std::string &indentation, std::vector<BlockCheck> &checks);

/// What the program asks for before the new nests, as a sentence.
std::string toldOf(const NestReliance &reliance);

/// True if a text has what could stand for checks.
bool mayHaveChecks(const std::string &text);

/// The edits that write the checks in the place of what stands for them in a program's text.
TextEdits editsOfChecks(const openmp::Program &program, const std::vector<BlockCheck> &checks);

} // namespace warpgrain::workflow
