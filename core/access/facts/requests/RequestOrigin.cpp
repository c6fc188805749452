// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/RequestOrigin.h"

#include "core/model/BitFields.h"
#include "core/model/Dialect.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace warpgrain::access {

using namespace model;
using dependence::Reason;

namespace {

/// Casts and parentheses leave it the same object.
bool isWrapper(const Expression &e) {
  return (e.kind == ExpressionKind::cast || e.kind == ExpressionKind::other) && e.operands.size() == 1;
}

/// Copies of a person's own types, which a compiler writes, are followed. Functions of the language's own types load an
/// argument once.
bool isFollowed(const Unit &unit, const Expression &call) {
  const CallMeaning meaning = unit.dialect->call(call.callee);
  const CallEffect effect = meaning.effect;
  if (effect == CallEffect::user) return true;
  // Scans of groups may use the value that they are handed more than once.
  if (effect == CallEffect::warpExchange && meaning.group == GroupFunction::scan) return false;
  if (call.callee.isSystem) return effect != CallEffect::unknown && !meaning.has(CallTrait::libraryTemplate);
  return call.kind == ExpressionKind::construct || call.callee.name == "operator=";
}

/// The argument of a call that an access is, or that leads to it.
struct Argument {
  ExpressionId call = none<ExpressionId>;
  std::size_t position = 0;
  bool isAddress = false; ///< a pointer to it, as `&a[i]` and `a + i` are
};

Argument argumentOf(const Unit &unit, const AccessInstance &access) {
  if (access.body == nullptr || !isSome(access.access.expression)) return {};
  const Body &body = *access.body;
  Argument out;
  ExpressionId object = access.access.expression;
  const TypeId type = body[object].type;
  const TypeKind kind = isSome(type) ? unit[type].kind : TypeKind::other;
  out.isAddress = kind == TypeKind::pointer || kind == TypeKind::array;
  ExpressionId around = body[object].parent;
  const auto isAddressOf = [](const Expression &e) {
    return e.kind == ExpressionKind::unary && e.op == Operator::addressOf;
  };
  while (isSome(around) && (isWrapper(body[around]) || isAddressOf(body[around]))) {
    out.isAddress = out.isAddress || isAddressOf(body[around]);
    object = around;
    around = body[around].parent;
  }
  if (!isSome(around)) return {};
  const Expression &call = body[around];
  if (call.kind != ExpressionKind::call && call.kind != ExpressionKind::construct) return {};
  out.call = around;
  out.position = static_cast<std::size_t>(std::ranges::find(call.operands, object) - call.operands.begin());
  return out;
}

bool isNamed(const Callee &callee, std::string_view part) {
  return callee.name.find(part) != std::string::npos;
}

bool movesBytes(const Callee &callee) {
  return isNamed(callee, "memcpy") || isNamed(callee, "memmove") || isNamed(callee, "memset");
}

/// True for a number of bytes that one instruction moves for a thread.
bool isOneInstruction(std::uint64_t bytes) {
  return bytes <= 16 && (bytes & (bytes - 1)) == 0;
}

/// The call of a collective that an access is made by.
ExpressionId collectiveCallOf(const Unit &unit, const AccessInstance &access) {
  ExpressionId at = access.access.expression;
  while (!unit.dialect->collective((*access.body)[at].callee) && isSome((*access.body)[at].parent))
    at = (*access.body)[at].parent;
  return at;
}

} // namespace

AccessKind requestKind(const Unit &unit, const AccessInstance &access) {
  if (access.kind != AccessKind::atomic || access.body == nullptr || !isSome(access.access.expression))
    return access.kind;
  const Body &body = *access.body;
  ExpressionId argument = access.access.expression;
  ExpressionId call = body[argument].parent;
  while (isSome(call) && body[call].kind != ExpressionKind::call) {
    argument = call;
    call = body[call].parent;
  }
  if (!isSome(call)) return access.kind;
  const AccessKind kind = unit.dialect->call(body[call].callee).request;
  // What is loaded goes where the second pointer leads, what is stored comes from there.
  if (kind == AccessKind::atomic || body[call].operands.front() == argument) return kind;
  return kind == AccessKind::read ? AccessKind::write : AccessKind::read;
}

std::optional<SourceSpan> callWith(const Unit &unit, const AccessInstance &access) {
  const Argument argument = argumentOf(unit, access);
  if (!isSome(argument.call)) return std::nullopt;
  return (*access.body)[argument.call].spelling.span;
}

std::string handedTo(const Unit &unit, const AccessInstance &access) {
  const Argument argument = argumentOf(unit, access);
  if (!isSome(argument.call)) return {};
  const Expression &call = (*access.body)[argument.call];
  const CallEffect effect = unit.dialect->effectOf(call.callee);
  const auto &byReference = call.callee.byReference;
  if (argument.position < byReference.size() && byReference[argument.position])
    return isFollowed(unit, call) ? "" : call.callee.name;
  const bool isElement = effect == CallEffect::user || effect == CallEffect::load || effect == CallEffect::store ||
                         effect == CallEffect::atomic;
  return argument.isAddress && !isElement ? call.callee.name : "";
}

bool isTemporaryStorage(const Unit &unit, const AccessInstance &access) {
  return access.collective && collectiveCallOf(unit, access) == access.access.expression;
}

namespace {

/// True for a store to a bit-field of whole bytes: a compiler may or may not load what lies around it.
bool mayBeStoredByItself(const Unit &unit, const AccessInstance &access) {
  if (access.kind != AccessKind::readWrite) return false;
  const Field *field = bitFieldNamedBy(*access.body, unit, access.access.expression);
  return field != nullptr && field->bitOffset % 8 == 0 && *field->bitWidth % 8 == 0;
}

} // namespace

std::optional<Reason> whyInPieces(const Unit &unit, const AccessInstance &access) {
  if (access.collective) {
    const Callee &callee = (*access.body)[collectiveCallOf(unit, access)].callee;
    const auto call = unit.dialect->collective(callee);
    const std::string &name = call ? call->name : callee.name;
    return Reason(isTemporaryStorage(unit, access) ? ReasonId::storageIsLibrarysChoice : ReasonId::runIsLibrarysChoice,
                  {name});
  }
  const Argument argument = argumentOf(unit, access);
  const Reason bytes(access.sizeBytes == 1 ? ReasonId::oneByte : ReasonId::severalBytes, {access.sizeBytes});
  if (mayBeStoredByItself(unit, access)) return Reason(ReasonId::requestsNotKnown, {bytes});
  if (isSome(argument.call) && movesBytes((*access.body)[argument.call].callee))
    return Reason(ReasonId::requestsOfCallNotKnown, {(*access.body)[argument.call].callee.name, bytes});
  const bool isElement =
      isSome(access.type) ? unit[access.type].sizeBytes == access.sizeBytes : isOneInstruction(access.sizeBytes);
  return isElement ? std::nullopt : std::optional(Reason(ReasonId::requestsNotKnown, {bytes}));
}

} // namespace warpgrain::access
