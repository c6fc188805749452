// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Looks.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <functional>

namespace warpgrain::transform {

using namespace model;

namespace {

/// True if something holds of an expression in a function, or in what it calls.
bool anyInside(const Unit &unit, const Callee &callee,
               const std::function<bool(const BodyIndex &, ExpressionId)> &holds) {
  const Body *called = access::bodyOf(unit, callee);
  if (called == nullptr) return false;
  return std::ranges::any_of(access::bodiesReachedFrom(unit, *called), [&](const Body *body) {
    const BodyIndex index(*body, unit);
    for (std::size_t i = 0; i < body->expressions.size(); ++i)
      if (holds(index, ExpressionId{static_cast<std::uint32_t>(i)})) return true;
    return false;
  });
}

bool holdsAssembly(const Unit &unit, const Callee &callee) {
  const Body *called = access::bodyOf(unit, callee);
  return called != nullptr && std::ranges::any_of(access::bodiesReachedFrom(unit, *called), [](const Body *body) {
           return std::ranges::any_of(body->statements,
                                      [](const Statement &each) { return each.kind == StatementKind::inlineAssembly; });
         });
}

} // namespace

Looks::Looks(const BodyIndex &index, OtherThreads whose)
    : index_(index), body_(index.body()), dialect_(*index.unit().dialect), whose_(whose) {}

bool Looks::matters(MemorySpace space) const {
  return space != MemorySpace::shared || whose_ == OtherThreads::any;
}

/// False for a statement of its own, also where that says so: (void)atomicAdd(&n, 1);
bool Looks::isUsed(ExpressionId call) const {
  const ExpressionId around = body_[call].parent;
  if (!isSome(around)) return body_[index_.statementOf(call)].kind != StatementKind::expression;
  const Expression &e = body_[around];
  const bool isVoid = isSome(e.type) && index_.unit().types[e.type].kind == TypeKind::voidType;
  return e.kind != ExpressionKind::cast || !isVoid;
}

bool Looks::isLook(ExpressionId id) const {
  if (std::ranges::any_of(index_.accessesAt(id), [this](const Access *access) {
        return access->isVolatile && access->reads() && matters(access->space);
      }))
    return true;
  const Expression &e = body_[id];
  if (e.kind != ExpressionKind::call) return false;
  const CallMeaning meaning = dialect_.call(e.callee);
  if (meaning.effect == CallEffect::user) return looksInside(e.callee);
  if (meaning.has(CallTrait::pastFirstCache)) return true;
  if (meaning.effect != CallEffect::atomic || meaning.request == AccessKind::write || !isUsed(id)) return false;
  bool isAnywhere = false;
  for (const ExpressionId part : expressionsIn(body_, id))
    for (const Access *access : index_.accessesAt(part))
      if (access->kind == AccessKind::atomic || access->kind == meaning.request) {
        if (matters(access->space)) return true;
        isAnywhere = true;
      }
  return !isAnywhere;
}

bool Looks::looksInside(const Callee &callee) const {
  return holdsAssembly(index_.unit(), callee) ||
         anyInside(index_.unit(), callee, [this](const BodyIndex &index, ExpressionId id) {
           const Expression &e = index.body()[id];
           const bool isOwn = e.kind == ExpressionKind::call && dialect_.effectOf(e.callee) == CallEffect::user;
           return !isOwn && Looks(index, whose_).isLook(id);
         });
}

/// A pointer to const that is restricted: nothing is written, while it lives, to what is read through it.
bool Looks::isNeverWritten(const Access &access) const {
  if (!isSome(access.array) || access.isVolatile || !isSome(body_[access.array].type)) return false;
  const Type &type = index_.unit()[body_[access.array].type];
  return type.isRestrict && isSome(type.element) && index_.unit()[type.element].isConst;
}

bool Looks::isPlainLoad(ExpressionId id) const {
  return std::ranges::any_of(index_.accessesAt(id), [this](const Access *access) {
    return access->reads() && matters(access->space) && access->space != MemorySpace::local &&
           access->space != MemorySpace::constant && !isNeverWritten(*access);
  });
}

bool Looks::isStore(ExpressionId id) const {
  return std::ranges::any_of(index_.accessesAt(id), [](const Access *access) {
    return access->writes() && access->space != MemorySpace::local;
  });
}

bool Looks::storesInside(const Callee &callee) const {
  return anyInside(index_.unit(), callee, [](const BodyIndex &index, ExpressionId id) {
    return std::ranges::any_of(index.accessesAt(id), [](const Access *access) {
      return access->writes() && access->kind != AccessKind::atomic && access->space != MemorySpace::local;
    });
  });
}

bool Looks::mayStoreWhatItSees(ExpressionId call) const {
  const Expression &e = body_[call];
  return e.kind == ExpressionKind::call && dialect_.effectOf(e.callee) == CallEffect::user && looksInside(e.callee) &&
         (holdsAssembly(index_.unit(), e.callee) || storesInside(e.callee));
}

bool Looks::keepsLoadsApart(ExpressionId id) const {
  const Expression &e = body_[id];
  if (std::ranges::any_of(index_.accessesAt(id), [](const Access *access) { return access->isVolatile; })) return true;
  return e.kind == ExpressionKind::call && dialect_.effectOf(e.callee) == CallEffect::fence;
}

} // namespace warpgrain::transform
