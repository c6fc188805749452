// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/effects/DependentCalls.h"

#include "core/model/Dialect.h"

#include <algorithm>
#include <optional>

namespace warpgrain::dependence {

using namespace model;

namespace {

/// As many instantiations of a function are recorded: there may be more.
constexpr std::size_t mostInstances = 64;

bool isCall(const Expression &e) {
  return e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct;
}

/// `hash(key)`; `f(x)` too, where f is an object: its operator() is called.
bool isOpen(const Dialect &dialect, const Expression &e) {
  return e.kind == ExpressionKind::call && !e.callee.isSystem && !isSome(e.callee.function) &&
         dialect.effectOf(e.callee) == CallEffect::unknown && e.spelling.origin == SpellingOrigin::file;
}

/// To a variable that is handed over, or to what it gives back.
bool writesByReference(const Expression &call) {
  const Callee &callee = call.callee;
  if (callee.returnsReference) return true;
  for (std::size_t i = 0; i < std::min(callee.byReference.size(), callee.writesThrough.size()); ++i)
    if (callee.byReference[i] && callee.writesThrough[i]) return true;
  return false;
}

/// What stands at a call's place in an instantiation: the call; null where it is no call, as in `T(x)` for a number, or
/// not there at all (if constexpr). Nothing where that is not clear.
std::optional<const Expression *> inInstance(const Body &body, const SourceSpan &place) {
  const Expression *found = nullptr;
  bool isThere = false;
  bool isTouched = false;
  for (const Expression &e : body.expressions) {
    if (e.spelling.origin != SpellingOrigin::file || !place.contains(e.spelling.span)) continue;
    isTouched = true;
    if (e.spelling.span != place) continue;
    isThere = true;
    if (!isCall(e)) continue;
    if (found != nullptr) return std::nullopt;
    found = &e;
  }
  if (isTouched && !isThere) return std::nullopt;
  return found;
}

} // namespace

DependentCalls::DependentCalls(const Unit &unit) : dialect_(*unit.dialect) {
  for (const Function &function : unit.functions)
    if (!function.instances.empty()) read(function);
}

void DependentCalls::read(const Function &function) {
  for (const Expression &call : function.body.expressions) {
    if (!isOpen(dialect_, call)) continue;
    instantiated_.insert(call.spelling.span);
    if (function.instances.size() >= mostInstances) continue;
    std::vector<const Expression *> found;
    const bool isKnown = std::ranges::all_of(function.instances, [&](const Instance &instance) {
      const auto there = inInstance(instance.body, call.spelling.span);
      if (!there) return false;
      if (*there == nullptr) return true;
      found.push_back(*there);
      return dialect_.effectOf((*there)->callee) != CallEffect::unknown && !writesByReference(**there);
    });
    if (isKnown) calls_[call.spelling.span] = std::move(found);
  }
}

const std::vector<const Expression *> *DependentCalls::at(const Expression &call) const {
  if (!isOpen(dialect_, call)) return nullptr;
  const auto found = calls_.find(call.spelling.span);
  return found != calls_.end() ? &found->second : nullptr;
}

} // namespace warpgrain::dependence
