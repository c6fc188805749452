// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::model {

enum class AccessKind : std::uint8_t { read, write, readWrite, atomic };

/// The memory an access goes to, as far as the declarations tell.
enum class MemorySpace : std::uint8_t { global, shared, local, constant, texture, unknown };

/// "global", "shared", …, "unknown": the spelling of the command line.
std::string_view nameOf(MemorySpace space);

/// Returns the memory that a variable's declaration puts it in; no value for parameters and for automatic variables,
/// which may be registers.
std::optional<MemorySpace> declaredSpaceOf(const Variable &variable);

/// One reference to memory: an element of an array, what a pointer leads to, a variable that lives
/// in memory.
struct Access {
  ExpressionId expression =
      none<ExpressionId>;                 ///< the whole path: `a[i].x`, `*(p + i)`; for `__ldg(p + i)` the argument
  ExpressionId base = none<ExpressionId>; ///< the naming of the array or pointer in it, where there is one
  VariableId array = none<VariableId>;    ///< what base names
  AccessKind kind = AccessKind::read;
  MemorySpace space = MemorySpace::unknown;
  StatementId statement = none<StatementId>;
  /// Of a run of memory (memcpy): the argument that says how many bytes, from the place that the expression names or
  /// leads to. Nothing: one object of its type.
  ExpressionId bytes = none<ExpressionId>;
  bool isVolatile = false;

  bool reads() const { return kind != AccessKind::write; }

  bool writes() const { return kind != AccessKind::read; }
};

/// Every reference to memory in a body, in the order of the expression table. Arrays that are
/// automatic variables are `local`; plain automatic variables are registers and not listed. A
/// pointer handed to a function of the person's own is no access here: what the function does with
/// it is found in its body.
std::vector<Access> accessesIn(const Body &body, const Unit &unit);

/// The variable a pointer-valued expression walks: p of `p`, `p + i`, `&p[i]`, `(float4 *)p`; none
/// where it is computed otherwise (a table of pointers, a conditional, a call).
ExpressionId pointerBase(const Body &body, const Unit &unit, ExpressionId pointer);

} // namespace warpgrain::model
