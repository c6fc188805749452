// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/TextPieces.h"

namespace warpgrain::openmp {

/// The calls in a statement that ask for the thread's number and the like, as questions that the CPU's threads and
/// those of the GPU answer.
TextEdits questionEdits(const Statement &statement);

/// What becomes of the directives and questions in a function that kernels call: it is the same for the CPU and for the
/// GPU.
TextEdits calleeEdits(const TextPieces &pieces, const Function &function);

} // namespace warpgrain::openmp
