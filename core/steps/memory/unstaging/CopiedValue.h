// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/unstaging/SharedCopy.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// Returns the text that computes, where an element is read, the value that the copy has put there: `x[first + j]` for
/// `xs[j]`. Refuses what has another value there, or another meaning, with the place.
///
/// Why the value is the same: each name in the copied value has the same value for all threads of the block in one
/// round, or is a root of the copy's subscripts, or is computed of such names. The subscripts of the read tell the
/// roots. That the element was written in this round, and that memory stays, is not looked at.
std::expected<std::string, dependence::Verdict> copiedValueAt(KernelStudy &study, const SharedCopy &copy,
                                                              const CopyRead &read);

} // namespace warpgrain::transform
