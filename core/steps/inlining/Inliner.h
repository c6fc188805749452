// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// The edits that write a device function out wherever the kernel's own text calls it, with its parameters as variables
/// and its names changed where they are taken; or why that is not possible. A shared array that the function declares
/// stays one for all its calls.
std::expected<TextEdits, dependence::Verdict> inlineCalls(const KernelStudy &study, const std::string &function);

/// The functions that the kernel's own text calls and that bring the threads of the block together, each once.
std::vector<std::string> calledWithBarrier(const model::Unit &unit, model::FunctionId kernel,
                                           dependence::EffectsAnalysis &effects);

} // namespace warpgrain::transform
