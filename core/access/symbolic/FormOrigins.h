// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Position.h"

#include <map>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// Remembers where products and operations were first computed, which have no place of their own: so that a form that
/// is not affine can be explained.
class FormOrigins {
public:
  FormOrigins(const AtomTable &atoms, const Position &position) : atoms_(atoms), position_(position) {}

  /// Keeps the expression as the place of those that were not computed before.
  void remember(const Form &form, model::ExpressionId id);
  /// Why the form is not affine, with a place; `id` where none was remembered. Nothing where it is affine.
  std::optional<Obscurity> explain(const Form &form, model::ExpressionId id) const;

private:
  /// The place of the first product or operation that makes the form not affine; null where none was remembered.
  const Obscurity *placeOf(const Form &form) const;

  const AtomTable &atoms_;
  const Position &position_;
  std::map<std::vector<AtomId>, Obscurity> origins_; ///< by the atoms of a term
};

} // namespace warpgrain::access
