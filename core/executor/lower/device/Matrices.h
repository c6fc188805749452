// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <cstdint>
#include <string_view>

namespace warpgrain::executor {

/// Puts code in place of an operation on the matrices of a warp: wmma.<shape>.<load|store|mma>.… (PTX ISA, "Warp-level
/// Matrix Multiply-Accumulate Instructions"), of f16, bf16, tf32, f64, s8 and u8. Which thread holds which element is
/// not documented, and is the executor's own choice. False where it is another one.
bool lowerMatrices(llvm::CallInst &call, std::string_view name, SiteTable &sites);

/// The kind of fragment that an access loads or stores an element of, as AccessForm::fragment.
std::uint32_t fragmentOf(const llvm::Instruction &access);

/// The warp makes an access together: of a factor of a product, and of matrices that it stores ("stmatrix").
void markFactor(llvm::Instruction &access);
void markStoredMatrix(llvm::Instruction &access);

/// Where a function's threads keep their parts of the matrices that they multiply, for the others of their warps to
/// find: one place for all of its products.
llvm::Value *matrixRecord(llvm::Function &function);

} // namespace warpgrain::executor
