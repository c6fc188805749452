// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/openmp/OpenMpContext.h"
#include "core/openmp/model/Call.h"

#include <clang/AST/OpenMPClause.h>

#include <vector>

namespace warpgrain::frontend {

/// True where a clause's expression changes something, or may: a translation evaluates it another number of times.
/// Questions to OpenMP change nothing. What `callsIn` has is looked at only where it is not for others to judge.
bool mayHaveEffect(const OpenMpContext &context, const clang::OMPClause &clause, bool isJudgedByCalls = false);

/// What the expression of a clause calls by name, but for methods and functions of <omp.h>.
std::vector<openmp::Call> callsIn(OpenMpContext &context, const clang::OMPClause &clause);

/// True where the expression of a clause reads variables that are numbers, and no other memory, and calls nothing but
/// functions of <omp.h>.
bool readsNumbersAlone(const OpenMpContext &context, const clang::OMPClause &clause);

/// Adds the variables that the expression of a clause reads, and notes where it reads other memory.
void addRead(OpenMpContext &context, openmp::Clause &out, const clang::Expr *value);

} // namespace warpgrain::frontend
