// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/record/Wholeness.h"
#include "core/frontend/source/FileTable.h"
#include "core/model/Unit.h"

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace warpgrain::frontend {

class RecordContext;
struct WantedInstance;

/// Records everything later rooms need of a parsed unit: its kernels, the device functions they
/// reach, and the host functions that launch kernels or take their address. Files, directives and
/// diagnostics are the caller's; the errors say which of the functions are not whole.
model::Unit recordUnit(clang::ASTContext &ast, FileTable &files, const std::vector<ReportedError> &errors);

/// Records one function that was promised (RecordContext::function).
void recordFunction(RecordContext &context, const clang::FunctionDecl &function, model::FunctionId id);

/// Records one instantiation that was promised (RecordContext::instance); its function is recorded already.
void recordInstance(RecordContext &context, const WantedInstance &wanted);

} // namespace warpgrain::frontend
