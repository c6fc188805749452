// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Statement.h"
#include "core/openmp/reasons/Reason.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// When memory is copied between CPU and GPU.
enum class TransferMode : std::uint8_t {
  all,      ///< in before each launch, back behind it (ALG-F3 2)
  flow,     ///< not where the data flow of the source shows that it is needless (ALG-H3 to H5)
  resident, ///< memory stays on the GPU until the CPU needs it, so that copies leave loops and functions (ALG-H6, H7)
};

/// Why the GPU may not have a variable's value when a kernel begins.
enum class StaleKind : std::uint8_t {
  notYet,         ///< no kernel has had it
  changedByCpu,   ///< the CPU may have changed it
  changedUnknown, ///< code that is not followed may have
  copiedOnce,     ///< a launch that keeps nothing has
  elsewhere,      ///< code of another source may have
};

struct Stale {
  StaleKind kind = StaleKind::notYet;
  std::uint32_t at = 0; ///< where in the text

  auto operator<=>(const Stale &) const = default;
};

/// The copies of a kernel's variable.
struct Transfer {
  bool isKept = false;         ///< the GPU keeps it between launches
  bool isFilled = false;       ///< each iteration writes its own element, and none is read
  bool copiesAgain = false;    ///< with TransferMode::flow: not resident on every path
  bool comesBack = false;      ///< with TransferMode::flow: live on the CPU
  std::set<Stale> stale;       ///< of what is kept: why it may have to be copied to the GPU; empty: it is resident
  std::set<std::uint32_t> to;  ///< of what is kept: the places of the CPU's code before which it may come back
  std::vector<Reason> reasons; ///< why it is not kept
};

/// A call before code of the CPU that works on memory which the GPU may keep.
struct CpuUse {
  std::string pointer = {};                ///< an expression of the statement, in place of a variable
  std::optional<VariableId> variable = {}; ///< none: any memory
  bool changes = false;
  bool replaces = false; ///< changes all of it, and reads nothing of it

  auto operator<=>(const CpuUse &) const = default;
};

/// Such calls before a statement.
struct CpuUses {
  const Statement *before = nullptr;
  bool needsBraces = false; ///< the statement is no part of a list
  bool isOfHead = false;    ///< before each evaluation of a loop's condition, in its parentheses
  std::set<CpuUse> uses;
};

} // namespace warpgrain::openmp
