// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/BodyIndex.h"

namespace warpgrain::transform {

/// Returns the edits that take out declarations of numbers in a piece of the text that nothing names once other edits
/// of it are made. What computes them does nothing else.
TextEdits unusedDeclarations(const model::BodyIndex &index, const SourceSpan &piece, const TextEdits &edits);

} // namespace warpgrain::transform
