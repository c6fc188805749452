// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Unit.h"
#include "core/steps/rewrite/Layout.h"

#include <string>
#include <vector>

namespace warpgrain::transform {

/// Lines without indentation that are put before and after a statement, or a run of statements in one block.
struct FrameLines {
  std::vector<std::string> before;
  std::vector<std::string> after;
};

/// Adds edits that put lines around statements of a body; what is all that stands under a header gets braces. `inner`:
/// edits of the statements themselves, which are added too: those at either end stand inside of the lines. Of
/// statements that follow each other the first is framed first.
void frameStatements(const model::Unit &unit, const model::Body &body, model::StatementId first,
                     model::StatementId last, const FrameLines &lines, const TextEdits &inner, TextEdits &edits);

/// Adds edits that put statements of one block under a condition: `if (lane == 0)`. `isFramed`: they get braces anyway,
/// so that no else behind them may be taken for one of the condition.
void guardStatements(const model::Unit &unit, const model::Body &body, model::StatementId first,
                     model::StatementId last, const std::string &condition, bool isFramed, const Layout &layout,
                     TextEdits &edits);

} // namespace warpgrain::transform
