// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/TextPieces.h"

#include <optional>

namespace warpgrain::openmp {

/// The statement of an atomic construct of the CPU, in a form that the CPU's compiler knows behind nvcc, too: nvcc puts
/// parentheses into `x = x + e` and `v = x += e`. None where it has such a form.
std::optional<TextEdit> atomicEdit(const TextPieces &pieces, const Program &program, const Statement &construct);

/// The same for all atomic constructs in a statement.
TextEdits atomicEdits(const TextPieces &pieces, const Program &program, const Statement &statement);

} // namespace warpgrain::openmp
