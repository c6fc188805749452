// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/TextPieces.h"

namespace warpgrain::openmp {

/// The calls in a statement that ask for the thread's number and the like, as questions that the CPU's threads and
/// those of the GPU answer.
TextEdits questionEdits(const Statement &statement);

/// What becomes of the directives and questions in code that threads of a team, or of a kernel, execute; `barrier` is
/// the word for one.
TextEdits threadEdits(const TextPieces &pieces, const Statement &statement, const std::string &barrier);

/// The same of a function that kernels call: it is one text for the CPU and for the GPU.
TextEdits calleeEdits(const TextPieces &pieces, const Function &function);

} // namespace warpgrain::openmp
