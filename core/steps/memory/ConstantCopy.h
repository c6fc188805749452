// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/plan/Step.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Bytes of constant memory that the variables of a unit may have together.
inline constexpr std::int64_t mostConstantBytes = 64 * 1024;

/// Puts what a pointer parameter leads to into constant memory: the array before the kernel, its name in place of the
/// pointer's, and before each launch the copy on the device (`place P constant`). The parameter stays, for whoever
/// launches. Refused where a launch is not seen, or where it is not known how many elements the kernel reads.
std::expected<TextEdits, dependence::Verdict> writeConstantCopy(KernelStudy &study, model::VariableId pointer,
                                                                dependence::Verdict &verdict);

/// False where the language has no statement that copies to constant memory.
bool hasConstantCopies(const model::Dialect &dialect);

/// Whether a variable is named as the array that the step makes of a pointer.
bool isConstantCopyOf(std::string_view variable, std::string_view pointer);

/// The pointers of which a plan puts what they lead to into constant memory.
std::vector<std::string> pointersPlacedConstant(const Plan &plan);

} // namespace warpgrain::transform
