// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/record/Wholeness.h"
#include "core/frontend/source/Insertions.h"
#include "core/model/Unit.h"

#include <string>
#include <vector>

namespace clang {
class ASTUnit;
}

namespace warpgrain::frontend {

class FileTable;

/// What the compiler reported, in our terms; notes follow what they explain.
std::vector<model::Diagnostic> collectDiagnostics(clang::ASTUnit &unit, FileTable &files);

/// The errors among them, and where they count.
std::vector<ReportedError> errorsOf(clang::ASTUnit &unit);

/// What is missing for Clang in the texts that it read.
Insertions missingWordsOf(clang::ASTUnit &unit);

/// The headers that were not found, as the include names them.
std::vector<std::string> missingHeaders(clang::ASTUnit &unit);

/// True where the compiler, or the toolkit whose headers it reads, does not have the GPU architecture that was asked
/// for; what it read is then no CUDA.
bool architectureIsUnusable(clang::ASTUnit &unit);

/// True where `extern __shared__` stands before something else than an array without a size. nvcc takes that for a
/// definition; Clang takes it in relocatable device code only.
bool declaresSharedObjectElsewhere(clang::ASTUnit &unit);

/// True where a kernel launches kernels, which takes relocatable device code.
bool needsRelocatableDeviceCode(clang::ASTUnit &unit);

} // namespace warpgrain::frontend
