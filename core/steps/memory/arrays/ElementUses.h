// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/KernelStudy.h"

#include <cstddef>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A subscript with its brackets: `[i + 1]`.
struct Brackets {
  SourceSpan span; ///< includes the brackets
  model::ExpressionId subscript = model::none<model::ExpressionId>;
};

/// One use of a single element of an array.
struct ElementUse {
  const model::Access *access = nullptr;
  std::vector<Brackets> subscripts; ///< one per dimension, outermost first
};

/// A local or shared array of the kernel of which the kernel uses only single elements, as values. So its extents can
/// be changed without effect on other code.
struct OwnArray {
  model::VariableId variable = model::none<model::VariableId>;
  bool isShared = false;
  std::vector<SourceSpan> extents; ///< extents in the declaration, outermost first, with brackets: `[4]`
  std::vector<ElementUse> uses;    ///< in source order; at least one
};

/// Finds an array by name. Refuses one that is used other than by single elements, with the place.
std::expected<OwnArray, dependence::Verdict> readOwnArray(KernelStudy &study, const std::string &name);

/// Returns the spans of the extents in an array's declarator, outermost first, including the brackets: `[4]`. Refuses
/// if the declarator does not contain all of them, for example because a type alias has some.
std::expected<std::vector<SourceSpan>, dependence::Verdict>
declaredExtents(const model::Unit &unit, const model::Variable &array, std::size_t dimensions);

} // namespace warpgrain::transform
