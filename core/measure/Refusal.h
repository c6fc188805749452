// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/JsonFields.h"

#include <cstddef>
#include <string>
#include <utility>

namespace warpgrain::measure {

/// The value, or its error thrown as what the reader of a document refuses.
template <typename T>
T orRefuse(Result<T> result) {
  if (!result) throw BadField{result.error().message};
  return std::move(*result);
}

/// "buffers[3]".
inline std::string placeIn(const char *list, std::size_t index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}

} // namespace warpgrain::measure
