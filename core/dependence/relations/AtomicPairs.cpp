// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/AtomicPairs.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::dependence {

using access::AccessInstance;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;

namespace {

/// The threads for which an operation is atomic.
enum class Scope : std::uint8_t {
  thread, ///< itself alone, or which ones is not known
  block,  ///< those of its block, or of its cluster
  all
};

/// The call that an access is made by; none where it is no operand of a call.
ExpressionId callAround(const AccessInstance &access) {
  if (access.body == nullptr) return model::none<ExpressionId>;
  const model::Body &body = *access.body;
  ExpressionId at = access.access.expression;
  while (model::isSome(at) && body[at].kind != ExpressionKind::call)
    at = body[at].parent;
  return at;
}

/// Of a function that takes the scope as its last argument: `__nv_atomic_add(p, 1, order, __NV_THREAD_SCOPE_BLOCK)`.
Scope scopeOfArgument(const model::Body &body, const Expression &call) {
  const ExpressionId last = call.operands.empty() ? model::none<ExpressionId> : call.operands.back();
  if (!model::isSome(last)) return Scope::all; // what is left out is the system
  const auto number = body[last].constant;
  constexpr std::int64_t system = 0;
  constexpr std::int64_t device = 1;
  constexpr std::int64_t block = 2;
  constexpr std::int64_t cluster = 5;
  if (number == system || number == device) return Scope::all;
  return number == block || number == cluster ? Scope::block : Scope::thread;
}

/// Of a member of `cuda::atomic<int, cuda::thread_scope_block>`: the classes' names tell.
Scope scopeOfClass(const std::string &name) {
  const auto has = [&name](std::string_view word) { return name.find(word) != std::string::npos; };
  if (has("thread_scope_thread") || has("thread_scope)3")) return Scope::thread;
  return has("thread_scope_block") || has("thread_scope)2") ? Scope::block : Scope::all;
}

Scope scopeOf(const RelationContext &context, const AccessInstance &access) {
  const ExpressionId id = callAround(access);
  if (!model::isSome(id)) return Scope::all;
  const Expression &call = (*access.body)[id];
  const std::string &name = call.callee.name;
  if (name.ends_with("_block")) return Scope::block;
  if (name.starts_with("__nv_atomic") || name.starts_with("__scoped_atomic"))
    return scopeOfArgument(*access.body, call);
  const model::TypeId object = call.callee.objectType;
  return scopeOfClass(call.callee.qualifiedName + (model::isSome(object) ? context.unit()[object].name : ""));
}

} // namespace

std::optional<Reason> whyNotAtomicTogether(const RelationContext &context, const AccessInstance &a,
                                           const AccessInstance &b, ThreadRelation relation) {
  for (const AccessInstance *access : {&a, &b}) {
    const Scope scope = scopeOf(context, *access);
    if (scope == Scope::thread) return Reason(ReasonId::effectOfCallNotKnown, {context.textOf(access->span)});
    if (scope == Scope::block && relation == ThreadRelation::acrossBlocks)
      return Reason(ReasonId::atomicInBlockAlone, {context.textOf(access->span)});
  }
  if (a.sizeBytes == b.sizeBytes) return std::nullopt;
  return Reason(ReasonId::atomicsOfDifferentSizes, {std::to_string(a.sizeBytes), std::to_string(b.sizeBytes)});
}

} // namespace warpgrain::dependence
