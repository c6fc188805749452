// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Looks.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;

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

bool Looks::isLookItself(ExpressionId id) const {
  if (std::ranges::any_of(index_.accessesAt(id), [this](const Access *access) {
        return access->isVolatile && access->reads() && matters(access->space);
      }))
    return true;
  const Expression &e = body_[id];
  if (e.kind != ExpressionKind::call) return false;
  const CallMeaning meaning = dialect_.call(e.callee);
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

bool Looks::keepsLoadsApartItself(ExpressionId id) const {
  const Expression &e = body_[id];
  if (std::ranges::any_of(index_.accessesAt(id), [](const Access *access) { return access->isVolatile; })) return true;
  return e.kind == ExpressionKind::call && dialect_.effectOf(e.callee) == CallEffect::fence;
}

bool Looks::loadsItself(ExpressionId id) const {
  return std::ranges::any_of(index_.accessesAt(id), [this](const Access *access) {
    return access->reads() && matters(access->space) && access->space != MemorySpace::local &&
           access->space != MemorySpace::constant;
  });
}

/// Adds what the code of the body itself does.
void Looks::addTo(Inside &inside) const {
  if (std::ranges::any_of(body_.statements,
                          [](const Statement &each) { return each.kind == StatementKind::inlineAssembly; }))
    inside = {.looks = true, .loads = true, .stores = true, .keepsLoadsApart = true};
  for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    inside.looks |= isLookItself(id);
    inside.loads |= loadsItself(id);
    inside.keepsLoadsApart |= keepsLoadsApartItself(id);
    inside.stores |= std::ranges::any_of(index_.accessesAt(id), [](const Access *access) {
      return access->writes() && access->kind != AccessKind::atomic && access->space != MemorySpace::local;
    });
  }
}

/// Null for what calls no function of the unit.
const Looks::Inside *Looks::insideOf(ExpressionId e) const {
  const Expression &call = body_[e];
  if (call.kind != ExpressionKind::call && call.kind != ExpressionKind::construct) return nullptr;
  const Unit &unit = index_.unit();
  const Body *called = access::bodyOf(unit, call.callee);
  if (called == nullptr) return nullptr;
  const auto [at, isNew] = known_.try_emplace(called);
  if (isNew)
    for (const Body *body : access::bodiesReachedFrom(unit, *called))
      Looks(BodyIndex(*body, unit), whose_).addTo(at->second);
  return &at->second;
}

bool Looks::isLook(ExpressionId id) const {
  const Inside *inside = insideOf(id);
  return isLookItself(id) || (inside != nullptr && inside->looks);
}

/// A pointer to const that is restricted: nothing is written, while it lives, to what is read through it.
bool Looks::isNeverWritten(const Access &access) const {
  if (!isSome(access.array) || access.isVolatile || !isSome(body_[access.array].type)) return false;
  const Type &type = index_.unit()[body_[access.array].type];
  return type.isRestrict && isSome(type.element) && index_.unit()[type.element].isConst;
}

bool Looks::isPlainLoad(ExpressionId id) const {
  if (const Inside *inside = insideOf(id)) return inside->loads;
  const std::vector<const Access *> accesses = index_.accessesAt(id);
  return loadsItself(id) &&
         !std::ranges::all_of(accesses, [this](const Access *access) { return isNeverWritten(*access); });
}

bool Looks::isStore(ExpressionId id) const {
  return std::ranges::any_of(index_.accessesAt(id), [](const Access *access) {
    return access->writes() && access->space != MemorySpace::local;
  });
}

bool Looks::storesInside(ExpressionId call) const {
  const Inside *inside = insideOf(call);
  return inside != nullptr && inside->stores;
}

bool Looks::keepsLoadsApart(ExpressionId id) const {
  const Inside *inside = insideOf(id);
  return keepsLoadsApartItself(id) || (inside != nullptr && inside->keepsLoadsApart);
}

} // namespace warpgrain::transform
