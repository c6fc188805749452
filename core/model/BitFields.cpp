// SPDX-License-Identifier: Apache-2.0
#include "core/model/BitFields.h"

#include <algorithm>

namespace warpgrain::model {

const Field *bitFieldNamedBy(const Body &body, const Unit &unit, ExpressionId id) {
  const Expression &e = body[id];
  if (e.kind != ExpressionKind::member || e.operands.empty() || !isSome(e.operands[0])) return nullptr;
  TypeId record = body[e.operands[0]].type;
  const auto isIndirect = [&unit](TypeId type) {
    return unit[type].kind == TypeKind::reference || unit[type].kind == TypeKind::pointer;
  };
  while (isSome(record) && isIndirect(record))
    record = unit[record].element;
  if (!isSome(record)) return nullptr;
  const auto &fields = unit[record].fields;
  const auto named =
      std::ranges::find_if(fields, [&e](const Field &field) { return field.name == e.name && field.bitWidth; });
  return named != fields.end() ? &*named : nullptr;
}

} // namespace warpgrain::model
