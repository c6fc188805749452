// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <cstdint>
#include <string_view>

namespace warpgrain::executor {

/// Replaces a warp-level matrix operation, wmma.<shape>.<load|store|mma>.… (PTX ISA, "Warp-level Matrix
/// Multiply-Accumulate Instructions"), for f16, bf16, tf32, f64, s8 and u8. CUDA does not document which thread holds
/// which element; the executor uses a mapping of its own. False for any other intrinsic.
bool lowerMatrices(llvm::CallInst &call, std::string_view name, SiteTable &sites);

/// Returns the kind of fragment of which an access loads or stores an element, as AccessForm::fragment.
std::uint32_t fragmentOf(const llvm::Instruction &access);

/// Mark an access that the threads of a warp make together: to a factor of a product, or to matrices that "stmatrix"
/// stores.
void markFactor(llvm::Instruction &access);
void markStoredMatrix(llvm::Instruction &access);

/// Returns the memory in which the threads of a function keep their parts of the matrices to multiply, readable by the
/// other threads of their warps. All products of the function share it.
llvm::Value *matrixRecord(llvm::Function &function);

} // namespace warpgrain::executor
