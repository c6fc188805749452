// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/TextEdit.h"
#include "core/model/Unit.h"
#include "core/plan/Step.h"
#include "core/plan/directives/DirectiveWords.h"

#include <optional>
#include <vector>

namespace warpgrain::transform {

/// A directive of the source with what it governs (spec 5.1).
struct Directive {
  model::DirectiveLine line;
  DirectiveWords words;
  model::FunctionId kernel = model::none<model::FunctionId>; ///< the kernel, or the one that holds the loop
  model::StatementId loop = model::none<model::StatementId>; ///< of a directive for a loop
  bool isNamedByLine = false;                                ///< the step's loop: its counter counts other loops too
  std::uint32_t linesGone = 0;  ///< before the loop, when the kernel's directives are taken out
  std::optional<Error> problem; ///< why it cannot be followed; what is above may then be missing
};

/// All directives of a unit, in the order of its files and lines, each tied to the kernel or loop that follows it.
/// Marks of serial nests (`map`) are none of them: they ask for no step.
std::vector<Directive> readDirectives(const model::Unit &unit);

/// The steps that a kernel's directives ask for, in their order; for the text that the directives are taken out of.
/// Those on loops that only their lines name come first, the last one in the text before the others: no step then moves
/// the lines that a later one names. Fails with the first problem of one of them, and where one asks for what this
/// version cannot do.
Result<Plan> planFromDirectives(const std::vector<Directive> &directives, model::FunctionId kernel);

/// Takes a kernel's directives out of the text, each with its line where it has one of its own.
TextEdits removeDirectives(const model::Unit &unit, const std::vector<Directive> &directives, model::FunctionId kernel);

/// Writes a plan before a kernel, one `#pragma warpgrain` a step, in place of the directives that are there.
TextEdits writeDirectives(const model::Unit &unit, const std::vector<Directive> &directives, model::FunctionId kernel,
                          const Plan &plan);

/// A file's text as compilers accept it: `# coarsen x 2` and pragmas of ours are blanked, all else keeps its place.
std::string withoutDirectiveLines(const model::Unit &unit, FileId file);

} // namespace warpgrain::transform
