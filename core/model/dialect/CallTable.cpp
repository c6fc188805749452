// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CallTable.h"

#include "core/model/dialect/CudaNames.h"
#include "core/model/dialect/CudaTypes.h"
#include "core/model/dialect/MathNames.h"

#include <algorithm>
#include <array>

namespace warpgrain::model {

namespace {

constexpr std::array copies{CallFootprint{.argument = 1, .kind = AccessKind::read, .bytes = 2},
                            CallFootprint{.argument = 0, .kind = AccessKind::write, .bytes = 2}};
constexpr std::array fills{CallFootprint{.argument = 0, .kind = AccessKind::write, .bytes = 2}};
constexpr std::array compares{CallFootprint{.argument = 0, .kind = AccessKind::read, .bytes = 2},
                              CallFootprint{.argument = 1, .kind = AccessKind::read, .bytes = 2}};
constexpr std::array scans{CallFootprint{.argument = 0, .kind = AccessKind::read, .bytes = 2}};
constexpr std::array writesSecond{CallFootprint{.argument = 1, .kind = AccessKind::write}};
constexpr std::array writesThird{CallFootprint{.argument = 2, .kind = AccessKind::write}};
constexpr std::array writesSecondAndThird{CallFootprint{.argument = 1, .kind = AccessKind::write},
                                          CallFootprint{.argument = 2, .kind = AccessKind::write}};

constexpr KnownCall memory(std::string_view name, std::span<const CallFootprint> footprints) {
  return {.name = name, .effect = CallEffect::memory, .footprints = footprints};
}

constexpr KnownCall plain(std::string_view name, CallEffect effect) {
  return {.name = name, .effect = effect, .footprints = {}};
}

constexpr std::array exactNames{
    memory("memcpy", copies),
    memory("memmove", copies),
    memory("__builtin_memcpy", copies),
    memory("__builtin_memmove", copies),
    memory("__builtin_memcpy_inline", copies),
    memory("memset", fills),
    memory("__builtin_memset", fills),
    memory("__builtin_memset_inline", fills),
    memory("memcmp", compares),
    memory("__builtin_memcmp", compares),
    memory("__builtin_bcmp", compares),
    memory("memchr", scans),
    memory("__builtin_memchr", scans),
    memory("frexp", writesSecond),
    memory("frexpf", writesSecond),
    memory("modf", writesSecond),
    memory("modff", writesSecond),
    memory("remquo", writesThird),
    memory("remquof", writesThird),
    memory("sincos", writesSecondAndThird),
    memory("sincosf", writesSecondAndThird),
    memory("__sincosf", writesSecondAndThird),
    memory("sincospi", writesSecondAndThird),
    memory("sincospif", writesSecondAndThird),
    plain("__syncthreads", CallEffect::blockBarrier),
    plain("__syncthreads_count", CallEffect::blockVote),
    plain("__syncthreads_and", CallEffect::blockVote),
    plain("__syncthreads_or", CallEffect::blockVote),
    plain("__syncwarp", CallEffect::warpBarrier),
    plain("__any", CallEffect::warpExchange),
    plain("__all", CallEffect::warpExchange),
    plain("__uni", CallEffect::warpExchange),
    plain("__ballot", CallEffect::warpExchange),
    plain("__activemask", CallEffect::threadIdentity),
    plain("__lane_id", CallEffect::threadIdentity),
    plain("__isGlobal", CallEffect::none),
    plain("__isShared", CallEffect::none),
    plain("__isConstant", CallEffect::none),
    plain("__isLocal", CallEffect::none),
    plain("__isGridConstant", CallEffect::none),
    plain("__cvta_generic_to_shared", CallEffect::none),
    plain("__cvta_generic_to_global", CallEffect::none),
    plain("__cvta_generic_to_constant", CallEffect::none),
    plain("__cvta_generic_to_local", CallEffect::none),
    plain("__cvta_shared_to_generic", CallEffect::none),
    plain("__cvta_global_to_generic", CallEffect::none),
    plain("clock", CallEffect::clock),
    plain("clock64", CallEffect::clock),
    plain("__clock", CallEffect::clock),
    plain("__clock64", CallEffect::clock),
    plain("__globaltimer", CallEffect::clock),
    plain("__nanosleep", CallEffect::report),
    plain("__threadfence", CallEffect::fence),
    plain("__threadfence_block", CallEffect::fence),
    plain("__threadfence_system", CallEffect::fence),
    plain("printf", CallEffect::report),
    plain("vprintf", CallEffect::report),
    plain("__assert_fail", CallEffect::report),
    plain("__assertfail", CallEffect::report),
    plain("_wassert", CallEffect::report),
    plain("__trap", CallEffect::report),
    plain("__builtin_trap", CallEffect::report),
    plain("__brkpt", CallEffect::report),
    plain("__prof_trigger", CallEffect::report),
    plain("malloc", CallEffect::allocate),
    plain("free", CallEffect::allocate),
    plain("alloca", CallEffect::allocate),
    plain("operator new", CallEffect::allocate),
    plain("operator new[]", CallEffect::allocate),
    plain("operator delete", CallEffect::allocate),
    plain("operator delete[]", CallEffect::allocate),
    plain("__ldg", CallEffect::load),
    plain("__ldcg", CallEffect::load),
    plain("__ldca", CallEffect::load),
    plain("__ldcs", CallEffect::load),
    plain("__ldlu", CallEffect::load),
    plain("__ldcv", CallEffect::load),
    plain("__stwb", CallEffect::store),
    plain("__stcg", CallEffect::store),
    plain("__stcs", CallEffect::store),
    plain("__stwt", CallEffect::store),
};

/// Families of CUDA's own names, and of the compiler's. The first that fits counts.
constexpr std::array families{
    plain("__shfl", CallEffect::warpExchange),
    plain("__any_", CallEffect::warpExchange),
    plain("__all_", CallEffect::warpExchange),
    plain("__uni_", CallEffect::warpExchange),
    plain("__ballot_", CallEffect::warpExchange),
    plain("__match_", CallEffect::warpExchange),
    plain("__reduce_", CallEffect::warpExchange),
    plain("atomic", CallEffect::atomic),
    plain("__iAtomic", CallEffect::atomic),
    plain("__uAtomic", CallEffect::atomic),
    plain("__fAtomic", CallEffect::atomic),
    plain("__dAtomic", CallEffect::atomic),
    plain("__ullAtomic", CallEffect::atomic),
    plain("__nv_atomic", CallEffect::atomic),
    plain("__atomic_", CallEffect::atomic),
    plain("__c11_atomic_", CallEffect::atomic),
    plain("__scoped_atomic_", CallEffect::atomic),
    plain("__sync_", CallEffect::atomic),
    plain("__nvvm_read_ptx_sreg_", CallEffect::threadIdentity),
    plain("tex1D", CallEffect::load),
    plain("tex2D", CallEffect::load),
    plain("tex3D", CallEffect::load),
    plain("texCubemap", CallEffect::load),
    plain("surf1Dread", CallEffect::load),
    plain("surf2Dread", CallEffect::load),
    plain("surf3Dread", CallEffect::load),
    plain("surf1DLayeredread", CallEffect::load),
    plain("surf2DLayeredread", CallEffect::load),
    plain("surfCubemapread", CallEffect::load),
    plain("surfCubemapLayeredread", CallEffect::load),
    plain("surf1D", CallEffect::store),
    plain("surf2D", CallEffect::store),
    plain("surf3D", CallEffect::store),
    plain("surfCubemap", CallEffect::store),
};

} // namespace

const KnownCall *knownCall(std::string_view name) {
  const auto exact = std::ranges::find(exactNames, name, &KnownCall::name);
  if (exact != exactNames.end()) return &*exact;
  static constexpr KnownCall computation = plain("", CallEffect::none);
  if (isMathFunction(name)) return &computation;
  const auto family =
      std::ranges::find_if(families, [name](const KnownCall &known) { return name.starts_with(known.name); });
  return family != families.end() ? &*family : nullptr;
}

namespace {

/// Of the C library, or of the compiler.
bool isDeclaredWithoutCuda(std::string_view name) {
  constexpr std::array others{std::string_view("clock"),        std::string_view("printf"), std::string_view("vprintf"),
                              std::string_view("_wassert"),     std::string_view("malloc"), std::string_view("free"),
                              std::string_view("alloca"),       std::string_view("memcpy"), std::string_view("memmove"),
                              std::string_view("memset"),       std::string_view("memcmp"), std::string_view("memchr"),
                              std::string_view("__assert_fail")};
  constexpr std::array beginnings{std::string_view("__builtin_"),    std::string_view("__atomic_"),
                                  std::string_view("__c11_atomic_"), std::string_view("__scoped_atomic_"),
                                  std::string_view("__sync_"),       std::string_view("operator ")};
  return std::ranges::find(others, name) != others.end() ||
         std::ranges::any_of(beginnings, [&](std::string_view each) { return name.starts_with(each); });
}

} // namespace

bool isDeclaredInEverySource(std::string_view name) {
  constexpr std::array others{std::string_view("min"),   std::string_view("max"),   std::string_view("norm"),
                              std::string_view("normf"), std::string_view("rnorm"), std::string_view("rnormf")};
  constexpr std::string_view maker = "make_";
  if (std::ranges::find(others, name) != others.end()) return true;
  if (name.starts_with(maker)) return cudaTypeNamed(name.substr(maker.size())) == KnownType::vector;
  // "atomicAdd", and not an own "atomic_add".
  constexpr std::string_view atomic = "atomic";
  if (name.starts_with(atomic))
    return name.size() > atomic.size() && name[atomic.size()] >= 'A' && name[atomic.size()] <= 'Z';
  return knownCall(name) != nullptr && !isDeclaredWithoutCuda(name);
}

AccessKind atomicKind(std::string_view name) {
  if (name.find("atomic_load") != std::string_view::npos) return AccessKind::read;
  return name.find("atomic_store") != std::string_view::npos ? AccessKind::write : AccessKind::atomic;
}

std::span<const CallFootprint> footprintsOf(const Callee &callee) {
  if (effectOf(callee) != CallEffect::memory) return {};
  const KnownCall *known = knownCall(callee.name);
  return known != nullptr ? known->footprints : std::span<const CallFootprint>();
}

} // namespace warpgrain::model
