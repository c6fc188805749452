// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// Directives of OpenMPC (section 11.1): `#pragma cuda gpurun …`.
enum class CudaDirectiveKind : std::uint8_t {
  gpuRun,
  cpuRun,
  noGpuRun,
  info, ///< `ainfo`: the kernel that the lines behind it are of
  syncThreads,
};

/// Their clauses (section 11.2); CudaClauses.def has the spellings.
enum class CudaClauseKind : std::uint8_t {
#define WARPGRAIN_CUDA_CLAUSE(id, name, form) id,
#include "core/openmp/model/CudaClauses.def"
#undef WARPGRAIN_CUDA_CLAUSE
};

/// What stands in a clause's parentheses.
enum class CudaClauseForm : std::uint8_t {
  bare,   ///< nothing, and there are none
  number, ///< a positive number
  twoNumbers,
  word,
  variables,
  elements,  ///< variables, or elements of arrays: `a[i]`
  someNames, ///< variables, or no parentheses
};

std::string_view nameOf(CudaClauseKind kind);
CudaClauseForm formOf(CudaClauseKind kind);

struct CudaClause {
  CudaClauseKind kind = CudaClauseKind::kernelId;
  std::vector<std::string> items; ///< of a list as they are written; of others the word
  std::vector<std::int64_t> numbers;
};

/// "threadblocksize(64)", "constant(a, b)".
std::string textOf(const CudaClause &clause);

/// The variable that an item of a list names: "a" of "a[i]".
std::string nameIn(const std::string &item);

/// A directive, with the place where a person finds it. Clauses that name a kernel stand in `kernel` and `procedure`.
struct CudaDirective {
  CudaDirectiveKind kind = CudaDirectiveKind::gpuRun;
  std::vector<CudaClause> clauses;
  std::optional<std::size_t> kernel; ///< of ainfo, or of a line of a user directive file
  std::string procedure;             ///< likewise
  std::string place;                 ///< "file:line"
};

/// A line `#pragma cuda …` of a source that the preprocessor keeps.
struct CudaPragma {
  SourceSpan span;         ///< all its lines, without the end of the last one
  std::string words;       ///< behind `cuda`, in one line, without comments
  bool isOperator = false; ///< it is `_Pragma("cuda …")`, or a macro holds that
};

} // namespace warpgrain::openmp
