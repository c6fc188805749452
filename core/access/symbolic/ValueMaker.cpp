// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/ValueMaker.h"

#include "core/access/form/Classify.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

std::vector<AtomId> ValueMaker::surroundings() {
  std::vector<AtomId> out;
  for (const Axis axis : allAxes)
    if (launch_.grid[axis] != 1) out.push_back(atoms_.blockIndex(axis));
  for (const LoopInfo &loop : position_.loops())
    if (!loop.iteration) out.push_back(loop.counter);
  std::ranges::sort(out);
  return out;
}

Form ValueMaker::opaque(const Obscurity &reason, std::uint32_t serial, bool isNotNegative) {
  Atom atom;
  atom.kind = AtomKind::opaque;
  atom.name = reason.body != nullptr ? position_.textOf(*reason.body, reason.expression) : "value";
  atom.number = serial;
  atom.reason = reason;
  atom.dependsOn = surroundings();
  atom.isNotNegative = isNotNegative;
  return Form(atoms_.intern(std::move(atom)));
}

Form ValueMaker::opaque(ExpressionId id, const Cause &what) {
  return opaque(position_.because(id, what));
}

Form ValueMaker::symbol(const std::string &name, const Obscurity &reason, std::uint32_t serial, bool isNotNegative) {
  Atom atom;
  atom.kind = AtomKind::symbol;
  atom.name = name;
  atom.number = serial;
  atom.reason = reason;
  atom.dependsOn = surroundings();
  atom.isNotNegative = isNotNegative;
  return Form(atoms_.intern(std::move(atom)));
}

Form ValueMaker::ofType(AtomId id, TypeId type) {
  if (const auto greatest = types_.greatestOf(type)) atoms_.setGreatest(id, *greatest);
  return Form(id);
}

Form ValueMaker::size(const std::string &name) {
  Atom atom;
  atom.kind = AtomKind::symbol;
  atom.name = name;
  atom.isNotNegative = true;
  return Form(atoms_.intern(std::move(atom)));
}

Form ValueMaker::unfollowed(ExpressionId id, const Cause &what, bool isUniform) {
  return isUniform ? symbol(position_.textOf(id), position_.because(id, what), false) : opaque(id, what);
}

Value ValueMaker::unfollowedValue(ExpressionId id, TypeId type, const Cause &what, bool isUniform) {
  if (types_.isInteger(type)) {
    Atom atom;
    atom.kind = isUniform ? AtomKind::symbol : AtomKind::opaque;
    atom.name = position_.textOf(id);
    atom.number = nextSerial();
    atom.reason = position_.because(id, what);
    atom.dependsOn = surroundings();
    atom.isNotNegative = types_.isUnsigned(type);
    return Value::number(ofType(atoms_.intern(std::move(atom)), type));
  }
  if (types_.isPointer(type)) {
    const std::optional<Obscurity> base = isUniform ? std::nullopt : std::optional(position_.because(id, what));
    Location location{.kind = Location::Kind::memory};
    location.array = unknownArray(position_.textOf(id), type, nextSerial(), base, MemorySpace::unknown);
    return Value::pointer(location);
  }
  const Type *described = types_.described(type);
  const bool isRecord = described != nullptr && described->kind == TypeKind::record;
  return isRecord ? record(isUniform, position_.textOf(id), position_.because(id, what)) : Value::other(isUniform);
}

Value ValueMaker::record(bool isUniform, std::string origin, Obscurity reason) {
  Value out = Value::other(isUniform);
  out.kind = Value::Kind::record;
  out.origin = std::move(origin);
  out.serial = nextSerial();
  out.reason = std::move(reason);
  return out;
}

Form ValueMaker::orOpaque(std::optional<Form> form, ExpressionId id) {
  return form ? *std::move(form) : opaque(id, ReasonId::isTooLargeFormula);
}

Form ValueMaker::sizeOf(TypeId type) {
  const Type *known = types_.described(type);
  if (known == nullptr) return opaque(Obscurity{.what = ReasonId::hasUnknownElements});
  if (known->sizeBytes > 0) return Form(static_cast<std::int64_t>(known->sizeBytes));
  if (known->kind == TypeKind::voidType) return Form(1); // as GCC and Clang have it
  if (known->kind == TypeKind::array && known->extent && isSome(known->element))
    if (auto bytes = sizeOf(known->element).scaled(static_cast<std::int64_t>(*known->extent))) return *bytes;
  return size("sizeof(" + known->name + ")");
}

ArrayId ValueMaker::unknownArray(const std::string &name, TypeId type, std::uint32_t serial,
                                 std::optional<Obscurity> unknownBase, MemorySpace space) {
  return arrays_.unknownArray(position_.body(), name, type, serial, std::move(unknownBase), space);
}

bool ValueMaker::isUniform(const Form &form) const {
  return !variesInBlock(atoms_, form);
}

bool ValueMaker::isUniform(const Value &value) const {
  switch (value.kind) {
  case Value::Kind::number:
    return isUniform(value.form);
  case Value::Kind::pointer: {
    if (value.target.kind != Location::Kind::memory) return false;
    const Array &array = arrays_[value.target.array];
    return !array.unknownBase && isUniform(value.target.offset) && array.space != MemorySpace::local;
  }
  case Value::Kind::record:
    return value.isUniform &&
           std::ranges::all_of(value.members, [this](const auto &m) { return isUniform(*m.second); });
  case Value::Kind::unknown:
    return value.isUniform;
  }
  return false;
}

} // namespace warpgrain::access
