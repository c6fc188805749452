// SPDX-License-Identifier: Apache-2.0
//
// For which threads CUDA's atomic operations are atomic. Sources: CUDA C++ Programming Guide, "Atomic Functions";
// libcu++, "Memory model", thread scopes.
#include "core/model/Expression.h"
#include "core/model/dialect/CudaDialect.h"

namespace warpgrain::model {

namespace {

/// Of a function that takes the scope as its last argument: `__nv_atomic_add(p, 1, order, __NV_THREAD_SCOPE_BLOCK)`.
AtomicScope scopeOfOperand(const LastOperand &last) {
  constexpr std::int64_t system = 0;
  constexpr std::int64_t device = 1;
  constexpr std::int64_t block = 2;
  constexpr std::int64_t cluster = 5;
  if (last.isLeftOut || last.constant == system || last.constant == device) return AtomicScope::all;
  return last.constant == block || last.constant == cluster ? AtomicScope::block : AtomicScope::thread;
}

/// Of a member of `cuda::atomic<int, cuda::thread_scope_block>`: the classes' names tell, with the word or its number.
AtomicScope scopeOfClass(std::string_view function, std::string_view object) {
  const auto has = [&](std::string_view word) {
    return function.find(word) != std::string_view::npos || object.find(word) != std::string_view::npos;
  };
  if (has("thread_scope_thread") || has("thread_scope)3")) return AtomicScope::thread;
  return has("thread_scope_block") || has("thread_scope)2") ? AtomicScope::block : AtomicScope::all;
}

} // namespace

AtomicScope CudaDialect::atomicScope(const Callee &callee, const LastOperand &last, std::string_view objectType) const {
  if (callee.name.ends_with("_block")) return AtomicScope::block;
  if (callee.name.starts_with("__nv_atomic") || callee.name.starts_with("__scoped_atomic")) return scopeOfOperand(last);
  return scopeOfClass(callee.qualifiedName, objectType);
}

} // namespace warpgrain::model
