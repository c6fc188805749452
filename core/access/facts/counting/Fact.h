// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"

#include <expected>
#include <utility>

namespace warpgrain::access {

using dependence::Reason;
using dependence::ReasonId;

/// A value, or the reason why it is not known: a clause of the catalogue.
template <typename T>
using Fact = std::expected<T, Reason>;

inline std::unexpected<Reason> notKnown(Reason reason) {
  return std::unexpected(std::move(reason));
}

} // namespace warpgrain::access
