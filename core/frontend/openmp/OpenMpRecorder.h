// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/openmp/OpenMpContext.h"

#include <clang/AST/OpenMPClause.h>
#include <clang/AST/Stmt.h>
#include <clang/AST/StmtCXX.h>
#include <clang/AST/StmtOpenMP.h>

namespace warpgrain::frontend {

/// Records all functions, variables and directives of a source, and what its text needs to be a CUDA program.
void recordProgram(OpenMpContext &context);

/// The place that Clang presumes, in the file that a line comes from.
openmp::SourceLine placeOf(const clang::PresumedLoc &at, const openmp::Program &joined);

/// Records a statement with all that it holds.
openmp::Statement recordStatement(OpenMpContext &context, const clang::Stmt *statement);

/// Records a directive: its clauses, its loops, its pragma's lines. The statement that belongs to it is the caller's.
openmp::Directive recordDirective(OpenMpContext &context, const clang::OMPExecutableDirective &directive);

/// Records `target op= value`, where a statement is that and nothing else.
std::optional<openmp::Update> recordUpdate(OpenMpContext &context, const clang::Expr *expression);

/// Records `v = target op= value`, and the two statements of a block that are the same, of an atomic capture.
std::optional<openmp::Update> recordCapture(OpenMpContext &context, const clang::Stmt *statement);

/// The directive right in teams that shares a loop out to them; null where there is none.
const clang::OMPExecutableDirective *distributedBy(const clang::OMPExecutableDirective &teams,
                                                   const clang::Stmt *inner);

/// Makes of teams and such a directive the one that says both.
void addDistribute(OpenMpContext &context, openmp::Directive &teams, const clang::OMPExecutableDirective &distribute);

/// Records `if (e > x) x = e;`, `x = e > x ? e : x` and the like: what keeps the least or the greatest of some values.
std::optional<openmp::Update> recordExtreme(OpenMpContext &context, const clang::Stmt *statement);

/// Records an atomic compare, also with capture: the least or the greatest of two, or an exchange.
std::optional<openmp::Update> recordCompare(OpenMpContext &context, const clang::OMPAtomicDirective &directive);

/// Records `v = target` of an atomic read, or `target = value` of an atomic write.
std::optional<openmp::Update> recordLoadOrStore(OpenMpContext &context, const clang::Stmt *statement, bool isLoad);

/// The loop in canonical form; one that is not has isCanonical unset. `isOfDirective`: a directive shares it out, which
/// promises that `i != n` ends.
openmp::CountedLoop recordLoop(OpenMpContext &context, const clang::Stmt *loop, bool isOfDirective = false);

/// Adds what a program needs to be C++ and to know its allocations: edits of the host's code.
void recordHostEdits(OpenMpContext &context);

/// Adds what a program of C needs to mean the same in C++, or why it would mean something else.
void recordCxxDifferences(OpenMpContext &context);

/// Adds the calls that the record of allocations needs.
void recordAllocations(OpenMpContext &context);

/// Adds texts before and behind a place.
void addAround(TextEdits &edits, const SourceSpan &place, const std::string &before, const std::string &after);

/// Notes that C++ needs words at a place that is a part of a macro.
void refuseMacro(OpenMpContext &context, clang::SourceRange range, const std::string &words);

} // namespace warpgrain::frontend
