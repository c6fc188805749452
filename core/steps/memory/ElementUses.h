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

/// A pair of brackets with what stands in it: `[i + 1]`.
struct Brackets {
  SourceSpan span; ///< from [ to ], both included
  model::ExpressionId subscript = model::none<model::ExpressionId>;
};

/// One place where a single element of an array is named.
struct ElementUse {
  const model::Access *access = nullptr;
  std::vector<Brackets> subscripts; ///< one for each dimension, outermost first
};

/// An array of the kernel's own, local or shared, of which the kernel names nothing but single elements, as values: it
/// is nobody else's business how many there are.
struct OwnArray {
  model::VariableId variable = model::none<model::VariableId>;
  bool isShared = false;
  std::vector<SourceSpan> extents; ///< of the declaration, outermost first: `[4]`, brackets included
  std::vector<ElementUse> uses;    ///< in the order of the text; at least one
};

/// Reads the array of a name; refuses one of which more than single elements is used, with the place.
std::expected<OwnArray, dependence::Verdict> readOwnArray(KernelStudy &study, const std::string &name);

/// The extents in an array's declarator, outermost first: `[4]`, from [ to ], both included. Refuses where they do not
/// all stand there in the text, behind a type's name for example.
std::expected<std::vector<SourceSpan>, dependence::Verdict>
declaredExtents(const model::Unit &unit, const model::Variable &array, std::size_t dimensions);

} // namespace warpgrain::transform
