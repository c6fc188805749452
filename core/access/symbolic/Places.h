// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/FormOrigins.h"
#include "core/access/symbolic/Variables.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// The same done with every alternative of a place; null where it has none.
std::shared_ptr<const std::vector<Alternative>>
eachAlternative(const Location &place, const std::function<Location(const Location &)> &change);

/// Computes places from others: some bytes further, the first element of an array. Has no state of its own.
class Places {
public:
  Places(const TypeRules &types, const Position &position, ValueMaker &values, FormOrigins &origins,
         Variables &variables)
      : types_(types), position_(position), values_(values), origins_(origins), variables_(variables) {}

  Location shifted(const Location &whole, const Form &bytes, model::ExpressionId id) const;
  /// The same array, at another offset.
  Location movedTo(const Location &place, const Form &offset) const;
  /// A pointer to an array is one to its first element: where what is at the place as `type` begins.
  Location firstElement(const Location &place, model::TypeId type) const;

private:
  Location besides(const Location &place, std::int64_t bytes) const;
  std::optional<Location> constantArray(const Location &place) const;

  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  FormOrigins &origins_;
  Variables &variables_;
};

} // namespace warpgrain::access
