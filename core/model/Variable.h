// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Ids.h"
#include "core/model/Spelling.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::model {

/// Where a variable lives, in CUDA's terms.
enum class VariableSpace : std::uint8_t {
  parameter,
  local,             ///< automatic: registers, or local memory for arrays that are indexed dynamically
  shared,            ///< __shared__ of known size
  sharedDynamic,     ///< extern __shared__
  constantMemory,    ///< __constant__
  deviceGlobal,      ///< __device__ at namespace scope, or static in device code
  managed,           ///< __managed__
  hostGlobal,        ///< namespace scope or static on the host; constants of it may be used on the device
  templateParameter, ///< a non-type template parameter
  enumerator,
  thisObject,
};

struct Variable {
  std::string name;
  TypeId type = none<TypeId>;
  VariableSpace space = VariableSpace::local;
  Spelling declaration; ///< the whole declarator: `*p = q + 1` of `int a, *p = q + 1;`
  SourceSpan nameSpan;  ///< the name in it
  SourceSpan typeSpan;  ///< the declaration's specifiers, shared by the declarators of one statement
  StatementId statement = none<StatementId>; ///< the declaration statement it belongs to, for locals
  ExpressionId initializer = none<ExpressionId>;
  std::optional<std::int64_t> constant; ///< value of a const integer that is known
  bool isConst = false;                 ///< declared const or constexpr: never assigned after its declaration
  bool isStatic = false;
  /// Of variables outside of functions and static ones: their initial value holds the address of a variable, as in
  /// `__device__ int *p = table`.
  bool holdsAddress = false;

  /// One object for each thread: what coarsening may have to keep several of.
  bool isPerThread() const { return space == VariableSpace::local || space == VariableSpace::parameter; }

  bool isShared() const { return space == VariableSpace::shared || space == VariableSpace::sharedDynamic; }
};

} // namespace warpgrain::model
