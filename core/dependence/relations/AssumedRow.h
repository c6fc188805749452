// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Form.h"

#include <cstdint>

namespace warpgrain::dependence {

/// A row that an access is assumed to stay in: 0 <= column and column + used <= end. The unit is an element of the
/// row, or a byte if the column is no whole number of elements.
struct AssumedRow {
  access::Form column;
  std::int64_t used = 1; ///< units from the column on
  access::Form end;

  friend bool operator==(const AssumedRow &, const AssumedRow &) = default;
};

} // namespace warpgrain::dependence
