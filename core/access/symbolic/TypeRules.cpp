// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/TypeRules.h"

#include "core/access/symbolic/PathStep.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

TypeId TypeRules::plain(TypeId type) const {
  return isReference(type) && isSome(unit_[type].element) ? unit_[type].element : type;
}

const Type *TypeRules::described(TypeId type) const {
  const TypeId inner = plain(type);
  return isSome(inner) ? &unit_[inner] : nullptr;
}

bool TypeRules::isInteger(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr && (known->kind == TypeKind::integer || known->kind == TypeKind::boolean);
}

bool TypeRules::isUnsigned(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr &&
         (known->kind == TypeKind::boolean || (known->kind == TypeKind::integer && !known->isSigned));
}

std::optional<std::int64_t> TypeRules::greatestOf(TypeId type) const {
  if (!isUnsigned(type)) return std::nullopt;
  const Type &known = *described(type);
  if (known.kind == TypeKind::boolean) return 1;
  if (known.sizeBytes == 0 || known.sizeBytes >= 4) return std::nullopt;
  return (std::int64_t{1} << (8 * known.sizeBytes)) - 1;
}

bool TypeRules::isPointer(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr && (known->kind == TypeKind::pointer || known->kind == TypeKind::array);
}

bool TypeRules::isArray(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr && known->kind == TypeKind::array;
}

bool TypeRules::isReference(TypeId type) const {
  return isSome(type) && unit_[type].kind == TypeKind::reference;
}

TypeId TypeRules::elementOf(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr ? known->element : none<TypeId>;
}

TypeId TypeRules::partOf(TypeId whole, const std::string &step) const {
  const Type *type = described(whole);
  if (type == nullptr) return none<TypeId>;
  if (isElement(step)) return type->kind == TypeKind::array ? type->element : none<TypeId>;
  const Field *field = fieldOf(*type, step);
  return field != nullptr ? field->type : none<TypeId>;
}

bool TypeRules::isReinterpreted(TypeId held, TypeId as) const {
  const Type *a = described(held);
  const Type *b = described(as);
  if (held == as || a == nullptr || b == nullptr || a->sizeBytes == 0 || b->sizeBytes == 0) return false;
  if (a->sizeBytes != b->sizeBytes) return true;
  const auto sortOf = [](const Type &type) { return type.kind == TypeKind::boolean ? TypeKind::integer : type.kind; };
  if (sortOf(*a) != sortOf(*b)) return true;
  return !std::ranges::equal(a->fields, b->fields, [this](const Field &x, const Field &y) {
    return x.name == y.name && x.offsetBytes == y.offsetBytes && !isReinterpreted(x.type, y.type);
  });
}

bool TypeRules::sharesBytes(const Type &record) const {
  for (std::size_t i = 0; i < record.fields.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (overlap(record.fields[i], record.fields[j])) return true;
  return false;
}

bool TypeRules::overlap(const Field &a, const Field &b) const {
  const std::uint64_t beginOfA = 8 * a.offsetBytes + a.bitOffset;
  const std::uint64_t beginOfB = 8 * b.offsetBytes + b.bitOffset;
  return beginOfA < beginOfB + bitsOf(b) && beginOfB < beginOfA + bitsOf(a);
}

std::uint64_t TypeRules::bitsOf(const Field &field) const {
  const Type *type = described(field.type);
  return field.bitWidth ? *field.bitWidth : type != nullptr ? 8 * type->sizeBytes : 0;
}

const Field *TypeRules::fieldOf(const Type &record, const std::string &name) {
  const auto found = std::ranges::find(record.fields, name, &Field::name);
  return found != record.fields.end() ? &*found : nullptr;
}

} // namespace warpgrain::access
