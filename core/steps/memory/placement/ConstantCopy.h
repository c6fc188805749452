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

/// Limit on the total size, in bytes, of a unit's variables in constant memory.
inline constexpr std::int64_t mostConstantBytes = 64 * 1024;

/// Moves the data behind a pointer parameter to constant memory (`place P constant`): declares an array before the
/// kernel, replaces the uses of the pointer by the array, and inserts a device-to-device copy before each launch. Keeps
/// the parameter, so that launches stay valid. Refuses if not all launches are visible, or if the number of elements
/// that the kernel reads is not known.
std::expected<TextEdits, dependence::Verdict> writeConstantCopy(KernelStudy &study, model::VariableId pointer,
                                                                dependence::Verdict &verdict);

/// False if the language has no statement that copies to constant memory.
bool hasConstantCopies(const model::Dialect &dialect);

/// True if a variable has the name that the step gives to the array for a pointer.
bool isConstantCopyOf(std::string_view variable, std::string_view pointer);

/// Returns the pointers whose data a plan moves to constant memory.
std::vector<std::string> pointersPlacedConstant(const Plan &plan);

} // namespace warpgrain::transform
