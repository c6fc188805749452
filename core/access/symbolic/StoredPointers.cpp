// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/StoredPointers.h"

#include "core/model/UnnamedWrites.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

bool StoredPointers::mayBeIn(const BodyIndex &code) const {
  const Body &body = code.body();
  return std::ranges::any_of(code.accesses(), [&](const Access &access) { return isStore(code, access); }) ||
         std::ranges::any_of(body.expressions, [&](const Expression &e) { return castsPointers(body, e); });
}

bool StoredPointers::isStore(const BodyIndex &code, const Access &access) const {
  const Body &body = code.body();
  if (access.kind == AccessKind::read) return false;
  if (!holdPointers(body[access.expression].type) && !isInUnionOfPointers(body, access.expression)) return false;
  if (!isSome(access.array)) return true;
  const Variable &variable = body[access.array];
  const bool isOwn = variable.isPerThread() && types_.isArray(variable.type);
  return !isOwn && !variable.isShared();
}

bool StoredPointers::holdPointers(TypeId id) const {
  return mayHoldAddress(unit_, types_.plain(id));
}

/// `u.bits[1] = x` where u has a member that is a pointer.
bool StoredPointers::isInUnionOfPointers(const Body &body, ExpressionId id) const {
  while (isSome(id) && !body[id].operands.empty()) {
    const bool isMember = body[id].kind == ExpressionKind::member;
    if (!isMember && body[id].kind != ExpressionKind::subscript) return false;
    id = body[id].operands[0];
    TypeId type = isSome(id) ? body[id].type : none<TypeId>;
    if (const Type *known = types_.described(type); known != nullptr && known->kind == TypeKind::pointer)
      type = known->element;
    const Type *record = isMember ? types_.described(type) : nullptr;
    if (record != nullptr && record->kind == TypeKind::record && types_.sharesBytes(*record) && holdPointers(type))
      return true;
  }
  return false;
}

/// A pointer to pointers that becomes one to something else, or the other way: what is stored through it are pointers,
/// whatever its type says.
bool StoredPointers::castsPointers(const Body &body, const Expression &cast) const {
  if (cast.kind != ExpressionKind::cast || cast.operands.empty() || !isSome(cast.operands[0])) return false;
  const Type *to = types_.described(cast.type);
  const Type *from = types_.described(body[cast.operands[0]].type);
  if (to == nullptr || from == nullptr || to->kind != TypeKind::pointer) return false;
  if (from->kind != TypeKind::pointer && from->kind != TypeKind::array) return false;
  const auto isData = [this](TypeId element) {
    const Type *known = types_.described(element);
    return known != nullptr && known->kind != TypeKind::other && known->kind != TypeKind::dependent;
  };
  if (!isData(to->element) || !isData(from->element)) return false;
  return holdPointers(to->element) != holdPointers(from->element);
}

} // namespace warpgrain::access
