// SPDX-License-Identifier: Apache-2.0
#include "core/model/CudaNames.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace warpgrain::model {

namespace {

using Names = std::map<std::string_view, CallEffect, std::less<>>;

const Names &exactNames() {
  static const Names names{
      {"__syncthreads", CallEffect::blockBarrier},
      {"__barrier_sync", CallEffect::unknown},
      {"__barrier_sync_count", CallEffect::unknown},
      {"__syncthreads_count", CallEffect::blockVote},
      {"__syncthreads_and", CallEffect::blockVote},
      {"__syncthreads_or", CallEffect::blockVote},
      {"__syncwarp", CallEffect::warpBarrier},
      {"__any", CallEffect::warpExchange},
      {"__all", CallEffect::warpExchange},
      {"__uni", CallEffect::warpExchange},
      {"__ballot", CallEffect::warpExchange},
      {"__activemask", CallEffect::threadIdentity},
      {"__lane_id", CallEffect::threadIdentity},
      {"__isGlobal", CallEffect::none},
      {"__isShared", CallEffect::none},
      {"__isConstant", CallEffect::none},
      {"__isLocal", CallEffect::none},
      {"clock", CallEffect::clock},
      {"clock64", CallEffect::clock},
      {"__clock", CallEffect::clock},
      {"__clock64", CallEffect::clock},
      {"__globaltimer", CallEffect::clock},
      {"__nanosleep", CallEffect::report},
      {"__threadfence", CallEffect::fence},
      {"__threadfence_block", CallEffect::fence},
      {"__threadfence_system", CallEffect::fence},
      {"printf", CallEffect::report},
      {"vprintf", CallEffect::report},
      {"__assert_fail", CallEffect::report},
      {"__assertfail", CallEffect::report},
      {"_wassert", CallEffect::report},
      {"__trap", CallEffect::report},
      {"__brkpt", CallEffect::report},
      {"__prof_trigger", CallEffect::report},
      {"malloc", CallEffect::allocate},
      {"free", CallEffect::allocate},
      {"alloca", CallEffect::allocate},
      {"operator new", CallEffect::allocate},
      {"operator new[]", CallEffect::allocate},
      {"operator delete", CallEffect::allocate},
      {"operator delete[]", CallEffect::allocate},
      {"__ldg", CallEffect::load},
      {"__ldcg", CallEffect::load},
      {"__ldca", CallEffect::load},
      {"__ldcs", CallEffect::load},
      {"__ldlu", CallEffect::load},
      {"__ldcv", CallEffect::load},
      {"__stwb", CallEffect::store},
      {"__stcg", CallEffect::store},
      {"__stcs", CallEffect::store},
      {"__stwt", CallEffect::store},
  };
  return names;
}

struct Prefix {
  std::string_view text;
  CallEffect effect;
};

/// Families of CUDA's own names in the global namespace.
constexpr std::array prefixes{
    Prefix{"__shfl", CallEffect::warpExchange},
    Prefix{"__any_", CallEffect::warpExchange},
    Prefix{"__all_", CallEffect::warpExchange},
    Prefix{"__uni_", CallEffect::warpExchange},
    Prefix{"__ballot_", CallEffect::warpExchange},
    Prefix{"__match_", CallEffect::warpExchange},
    Prefix{"__reduce_", CallEffect::warpExchange},
    Prefix{"atomic", CallEffect::atomic},
    Prefix{"__iAtomic", CallEffect::atomic},
    Prefix{"__uAtomic", CallEffect::atomic},
    Prefix{"__fAtomic", CallEffect::atomic},
    Prefix{"__dAtomic", CallEffect::atomic},
    Prefix{"__ullAtomic", CallEffect::atomic},
    Prefix{"__nv_atomic", CallEffect::atomic},
    Prefix{"tex1D", CallEffect::load},
    Prefix{"tex2D", CallEffect::load},
    Prefix{"tex3D", CallEffect::load},
    Prefix{"texCubemap", CallEffect::load},
    Prefix{"surf1Dread", CallEffect::load},
    Prefix{"surf2Dread", CallEffect::load},
    Prefix{"surf3Dread", CallEffect::load},
    Prefix{"surf1DLayeredread", CallEffect::load},
    Prefix{"surf2DLayeredread", CallEffect::load},
    Prefix{"surfCubemap", CallEffect::unknown},
    Prefix{"surf1D", CallEffect::store},
    Prefix{"surf2D", CallEffect::store},
    Prefix{"surf3D", CallEffect::store},
    Prefix{"cuda", CallEffect::unknown}, // device runtime: dynamic parallelism
    Prefix{"__cuda", CallEffect::unknown},
    Prefix{"__pipeline", CallEffect::unknown},
    Prefix{"__nvvm_", CallEffect::unknown},
    Prefix{"__mbarrier", CallEffect::unknown},
    Prefix{"__cluster", CallEffect::unknown},
    Prefix{"__wmma", CallEffect::unknown},
};

/// cooperative_groups, with whatever inline namespace the toolkit uses.
CallEffect effectOfCooperativeGroup(const Callee &callee) {
  const std::string_view whole = callee.qualifiedName;
  const bool block = whole.find("thread_block::") != std::string_view::npos ||
                     whole.find("thread_block_base") != std::string_view::npos;
  const bool grid = whole.find("grid_group") != std::string_view::npos;
  if (callee.name == "this_thread_block" || callee.name == "this_grid") return CallEffect::groupHandle;
  // A group is a handle: making, copying and destroying one does nothing.
  const bool constructs = whole.ends_with("::" + callee.name + "::" + callee.name);
  if (constructs || callee.name.starts_with("operator ")) return CallEffect::groupHandle;
  if (callee.name == "sync" && block) return CallEffect::blockBarrier;
  if (callee.name == "sync" && grid) return CallEffect::gridBarrier;
  if (callee.name == "sync" && whole.find("thread_block_tile") != std::string_view::npos)
    return CallEffect::warpBarrier;
  // cg::sync(group): which group it is only the argument's type says; the template argument carries
  // its name.
  if (callee.name == "sync") {
    if (callee.templateArguments.find("thread_block_tile") != std::string::npos) return CallEffect::warpBarrier;
    if (callee.templateArguments.find("thread_block") != std::string::npos) return CallEffect::blockBarrier;
    if (callee.templateArguments.find("grid_group") != std::string::npos) return CallEffect::gridBarrier;
    return CallEffect::unknown;
  }
  static constexpr std::array exchanges{std::string_view("shfl"),      std::string_view("shfl_down"),
                                        std::string_view("shfl_up"),   std::string_view("shfl_xor"),
                                        std::string_view("any"),       std::string_view("all"),
                                        std::string_view("ballot"),    std::string_view("match_any"),
                                        std::string_view("match_all"), std::string_view("tiled_partition"),
                                        std::string_view("reduce")};
  const bool exchange = std::ranges::find(exchanges, callee.name) != exchanges.end();
  // Ranks and sizes of groups, and everything newer, tell the thread who it is.
  return exchange ? CallEffect::warpExchange : CallEffect::threadIdentity;
}

bool isIn(std::string_view whole, std::string_view scope) {
  return whole.starts_with(scope);
}

} // namespace

CallEffect effectOf(const Callee &callee) {
  if (callee.name.empty()) return CallEffect::unknown; // through a pointer
  if (!callee.isSystem && isSome(callee.function)) return CallEffect::user;
  const std::string_view whole = callee.qualifiedName;
  if (isIn(whole, "cooperative_groups::")) return effectOfCooperativeGroup(callee);
  if (isIn(whole, "std::") || isIn(whole, "cuda::std::") || isIn(whole, "thrust::complex") ||
      isIn(whole, "cuda::std::__"))
    return whole.find("atomic") != std::string_view::npos ? CallEffect::atomic : CallEffect::none;
  // Of thrust's own operators, these two are those of complex numbers only; + and - are of iterators too.
  if (callee.isSystem && (whole == "thrust::operator*" || whole == "thrust::operator/")) return CallEffect::none;
  if (whole.find("::") != std::string_view::npos && callee.isSystem) {
    // Members of CUDA's own value types (__half, float4's helpers) compute; libraries with threads
    // in them do not.
    const bool library = isIn(whole, "cub::") || isIn(whole, "cuda::") || isIn(whole, "thrust::") ||
                         isIn(whole, "nvcuda::") || isIn(whole, "nv::");
    return library ? CallEffect::unknown : CallEffect::none;
  }
  if (const auto known = exactNames().find(callee.name); known != exactNames().end()) return known->second;
  for (const Prefix &prefix : prefixes)
    if (callee.name.starts_with(prefix.text)) return prefix.effect;
  return callee.isSystem ? CallEffect::none : CallEffect::unknown;
}

} // namespace warpgrain::model
