// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loops/NestedLoops.h"

#include <expected>

namespace warpgrain::transform {

/// The edits that give each of two nested loops the other's header, with the pragmas before it and the comment at its
/// line's end. Fails where a pragma cannot be moved.
std::expected<TextEdits, dependence::Verdict> swapHeaders(const model::BodyIndex &index, const NestedLoops &nest);

} // namespace warpgrain::transform
