// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/json/Place.h"

#include <utility>

namespace warpgrain::measure {

/// The value, or its error thrown as what the reader of a document refuses.
template <typename T>
T orRefuse(Result<T> result) {
  if (!result) throw json::BadField{result.error().message};
  return std::move(*result);
}

} // namespace warpgrain::measure
