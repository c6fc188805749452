// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Document.h"

namespace warpgrain::json {

std::string textOf(const OrderedJson &value, int indent) {
  return value.dump(indent, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace warpgrain::json
