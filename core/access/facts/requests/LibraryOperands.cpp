// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/LibraryOperands.h"

#include "core/model/Dialect.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace warpgrain::access {

using namespace model;

namespace {

/// Records inside records are looked into so deep.
constexpr int deepestRecord = 8;

constexpr std::uint64_t pointerBytes = 8; // on the device

/// Functions of C++ that look at pointers, and not at what they lead to.
bool handlesPointersAlone(const Callee &callee) {
  static constexpr std::array names{std::string_view("addressof"),
                                    std::string_view("advance"),
                                    std::string_view("as_const"),
                                    std::string_view("assume_aligned"),
                                    std::string_view("distance"),
                                    std::string_view("exchange"),
                                    std::string_view("forward"),
                                    std::string_view("launder"),
                                    std::string_view("max"),
                                    std::string_view("min"),
                                    std::string_view("move"),
                                    std::string_view("next"),
                                    std::string_view("prev"),
                                    std::string_view("swap"),
                                    std::string_view("to_address"),
                                    std::string_view("__builtin_addressof"),
                                    std::string_view("__builtin_assume"),
                                    std::string_view("__builtin_assume_aligned"),
                                    std::string_view("__builtin_expect"),
                                    std::string_view("__builtin_launder")};
  return std::ranges::find(names, callee.name) != names.end();
}

/// Of the standard library, which is handed where a range begins; and the functions of C on text.
bool walksOn(const Callee &callee, const CallMeaning &meaning) {
  return meaning.has(CallTrait::ofStandardLibrary) || callee.name.starts_with("str");
}

/// memcpy(to, from, bytes) and its kin.
bool movesBytes(const Callee &callee) {
  return std::ranges::any_of(
      std::array{std::string_view("memcpy"), std::string_view("memmove"), std::string_view("memset")},
      [&callee](std::string_view name) {
        return callee.name == name || callee.name == "__builtin_" + std::string(name);
      });
}

bool isNumberOf(const Body &body, ExpressionId id, std::uint64_t bytes) {
  return isSome(id) && body[id].constant && static_cast<std::uint64_t>(*body[id].constant) == bytes;
}

bool isByReference(const Expression &call, std::size_t operand) {
  return operand < call.callee.byReference.size() && call.callee.byReference[operand];
}

/// True of a variable of the thread's own, a part of one, and what an expression makes; false where a pointer or a
/// reference leads to the object.
bool isOwn(const Unit &unit, const Body &body, ExpressionId id) {
  while (isSome(id)) {
    const Expression &e = body[id];
    switch (e.kind) {
    case ExpressionKind::variable: {
      const Variable &variable = body[e.variable];
      const bool isReference = isSome(variable.type) && unit[variable.type].kind == TypeKind::reference;
      return variable.isPerThread() && !isReference;
    }
    case ExpressionKind::subscript: {
      const TypeId base = body[e.operands[0]].type;
      if (!isSome(base) || unit[base].kind != TypeKind::array) return false;
      break;
    }
    case ExpressionKind::member:
      if (e.isArrow || e.operands.empty()) return false;
      break;
    case ExpressionKind::unary:
      return e.op != Operator::dereference;
    case ExpressionKind::call:
      return !e.callee.returnsReference;
    case ExpressionKind::conditional:
      return isOwn(unit, body, e.operands[1]) && isOwn(unit, body, e.operands[2]);
    default:
      return true;
    }
    id = e.operands[0];
  }
  return true;
}

} // namespace

const Body *bodyOf(const Unit &unit, const Callee &callee) {
  if (callee.isSystem || !isSome(callee.function)) return nullptr;
  const Function &function = unit[callee.function];
  const Body *body = &function.body;
  if (callee.instance && *callee.instance < function.instances.size() &&
      isSome(function.instances[*callee.instance].body.root))
    body = &function.instances[*callee.instance].body;
  return isSome(body->root) ? body : nullptr;
}

std::vector<const Body *> bodiesReachedFrom(const Unit &unit, const Body &body) {
  std::vector<const Body *> out{&body};
  for (std::size_t at = 0; at < out.size(); ++at)
    for (const Expression &e : out[at]->expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      const Body *called = bodyOf(unit, e.callee);
      if (called != nullptr && std::ranges::find(out, called) == out.end()) out.push_back(called);
    }
  return out;
}

ExpressionId objectIn(const Body &body, ExpressionId operand) {
  while (isSome(operand)) {
    const Expression &e = body[operand];
    const bool isWrapper =
        e.kind == ExpressionKind::cast || (e.kind == ExpressionKind::unary && e.op == Operator::addressOf);
    if (!isWrapper || e.operands.size() != 1) break;
    operand = e.operands[0];
  }
  return operand;
}

LibraryOperands::LibraryOperands(const Unit &unit, const KernelInstances &instances) : unit_(unit) {
  for (const AccessInstance &access : instances.accesses)
    accessed_[{access.body, access.access.expression}] =
        std::max(accessed_[{access.body, access.access.expression}], access.sizeBytes);
}

std::optional<std::uint64_t> LibraryOperands::accessedAt(const Body &body, ExpressionId operand) const {
  auto found = accessed_.find({&body, operand});
  if (found == accessed_.end()) found = accessed_.find({&body, objectIn(body, operand)});
  return found == accessed_.end() ? std::nullopt : std::optional(found->second);
}

bool LibraryOperands::areAccounted(const Body &body, ExpressionId id, std::size_t i) const {
  const Expression &call = body[id];
  const ExpressionId operand = call.operands[i];
  const CallMeaning meaning = unit_.dialect->call(call.callee);
  if (call.kind != ExpressionKind::call || !isSome(operand)) return true;
  switch (meaning.effect) {
  case CallEffect::user:
  case CallEffect::unknown: // recorded as not followed
  case CallEffect::blockBarrier:
  case CallEffect::gridBarrier:
  case CallEffect::warpBarrier:
  case CallEffect::blockVote:
  case CallEffect::collective: // the symbolic execution records the runs that it uses
  case CallEffect::groupHandle:
  case CallEffect::clock:
  case CallEffect::fence:
    return true;
  case CallEffect::report: // printf("%p", p), but not printf("%s", p)
    return !leadsToText(body, operand);
  default:
    break;
  }
  const TypeKind kind = kindOf(body, operand);
  const bool isNumber = kind == TypeKind::integer || kind == TypeKind::boolean || kind == TypeKind::floating;
  const bool isReference = isByReference(call, i);
  if ((isNumber && !isReference) || handlesPointersAlone(call.callee) || meaning.has(CallTrait::pointerAlone))
    return true;
  if (kind == TypeKind::record && !isReference) return false;
  if (kind == TypeKind::pointer && (isReference || walksOn(call.callee, meaning))) return false;
  const auto bytes = accessedAt(body, operand);
  // A copy touches as many bytes as its last argument says.
  if (bytes && movesBytes(call.callee)) return call.operands.size() > 2 && isNumberOf(body, call.operands[2], *bytes);
  return bytes.has_value();
}

bool LibraryOperands::mayLeadToMemory(const Body &body, ExpressionId id, std::size_t i) const {
  const Expression &call = body[id];
  const ExpressionId operand = call.operands[i];
  if (!isSome(operand) || body[operand].kind == ExpressionKind::literal) return false;
  const ExpressionId object = objectIn(body, operand);
  const bool isNamed = object != operand || isByReference(call, i) || kindOf(body, operand) == TypeKind::array;
  return (isNamed && !isOwn(unit_, body, object)) || holdsPointers(body[object].type, 0);
}

/// True if values of the type hold pointers, or may hold some because the type is not known.
bool LibraryOperands::holdsPointers(TypeId id, int depth) const {
  if (!isSome(id) || depth > deepestRecord) return true;
  const Type &type = unit_[id];
  switch (type.kind) {
  case TypeKind::voidType:
  case TypeKind::boolean:
  case TypeKind::integer:
  case TypeKind::floating:
    return false;
  case TypeKind::array:
    return holdsPointers(type.element, depth + 1);
  case TypeKind::record:
    if (unit_.dialect->typeNamed(type.name) == KnownType::group ||
        (type.sizeBytes > 0 && type.sizeBytes < pointerBytes))
      return false;
    return type.isDerived ||
           std::ranges::any_of(type.fields, [&](const Field &field) { return holdsPointers(field.type, depth + 1); });
  default:
    return true;
  }
}

TypeKind LibraryOperands::kindOf(const Body &body, ExpressionId id) const {
  TypeId type = body[id].type;
  if (isSome(type) && unit_[type].kind == TypeKind::reference) type = unit_[type].element;
  return isSome(type) ? unit_[type].kind : TypeKind::other;
}

bool LibraryOperands::leadsToText(const Body &body, ExpressionId id) const {
  const TypeId type = body[id].type;
  if (!isSome(type) || body[id].kind == ExpressionKind::literal || unit_[type].kind != TypeKind::pointer) return false;
  const TypeId element = unit_[type].element;
  return isSome(element) && unit_[element].kind == TypeKind::integer && unit_[element].sizeBytes == 1;
}

} // namespace warpgrain::access
