// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTConsumer.h>

#include <memory>

namespace warpgrain::executor {

/// Returns a consumer that gives accesses through casts the alignment of the type that is cast to, as nvcc does: with
/// `__shared__ float s[64]`, `*(float4 *)&s[i]` is one access of 16 bytes. Clang takes the alignment of the declared
/// variable, and would split the access into four. Variables in shared, global and constant memory only: the alignment
/// of local ones is the compiler's choice.
std::unique_ptr<clang::ASTConsumer> alignmentsOfCasts();

} // namespace warpgrain::executor
