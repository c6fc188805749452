// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaNames.h"

#include "core/model/dialect/CallTable.h"
#include "core/model/dialect/CollectiveTable.h"
#include "core/model/dialect/MathNames.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace warpgrain::model {

namespace {

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

/// The operations that cooperative groups combine values by are known where they are CUDA's own.
bool combinesByKnownOperation(const Callee &callee) {
  return std::ranges::any_of(
      std::array{"plus<", "less<", "greater<", "bit_and<", "bit_or<", "bit_xor<"},
      [&](const char *operation) { return callee.templateArguments.find(operation) != std::string::npos; });
}

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
  if (isOneOf(callee.name, {"shfl", "shfl_down", "shfl_up", "shfl_xor", "any", "all", "ballot", "match_any",
                            "match_all", "tiled_partition", "labeled_partition", "binary_partition"}))
    return CallEffect::warpExchange;
  if (isOneOf(callee.name, {"reduce", "inclusive_scan", "exclusive_scan"}))
    // A scan that is handed a group and a value alone adds.
    return combinesByKnownOperation(callee) || callee.writesThrough.size() == 2 ? CallEffect::warpExchange
                                                                                : CallEffect::unknown;
  if (isOneOf(callee.name, {"thread_rank", "size", "num_threads", "thread_index", "group_index", "group_dim",
                            "dim_threads", "dim_blocks", "block_index", "num_blocks", "block_rank", "meta_group_rank",
                            "meta_group_size", "is_valid", "coalesced_threads"}))
    return CallEffect::threadIdentity;
  // They wait for the group's copies, and then for the group.
  if (isOneOf(callee.name, {"wait", "wait_prior"})) {
    if (callee.templateArguments.find("thread_block_tile") != std::string::npos) return CallEffect::warpBarrier;
    return callee.templateArguments.find("thread_block") != std::string::npos ? CallEffect::blockBarrier
                                                                              : CallEffect::unknown;
  }
  // Clusters, invoke_one(), and everything newer; but plus<float>() makes an object, and does nothing.
  return callee.computesOnly ? CallEffect::none : CallEffect::unknown;
}

bool isIn(std::string_view whole, std::string_view scope) {
  return whole.starts_with(scope);
}

/// Of CUDA's own number types (cuda_fp16.h, cuda_bf16.h, cuda_fp8.h), whose members are written out there.
bool isCudaNumber(std::string_view whole) {
  return isIn(whole, "__half") || isIn(whole, "__nv_bfloat16") || isIn(whole, "__nv_fp") || isIn(whole, "dim3::");
}

/// Libraries with threads in them: their names say nothing.
bool isOfThreadLibrary(std::string_view whole) {
  if (isIn(whole, "cuda::std::")) return false;
  return isIn(whole, "cub::") || isIn(whole, "cuda::") || isIn(whole, "thrust::") || isIn(whole, "nvcuda::") ||
         isIn(whole, "nv::");
}

/// curand_init(seed, subsequence, offset, state): it reads cuRAND's own tables, and sets the state that it is handed.
/// The forms for quasi-random numbers read arrays of the caller's.
bool startsPseudoRandomNumbers(const Callee &callee) {
  return callee.isSystem && callee.name == "curand_init" &&
         callee.writesThrough == std::vector<bool>{false, false, false, true};
}

/// A function of namespace std or cuda::std.
CallEffect effectOfStandard(const Callee &callee, std::string_view whole) {
  // They wait for other threads, whatever they are made of.
  if (callee.name == "wait" || whole.find("semaphore") != std::string_view::npos) return CallEffect::unknown;
  // They act on the object that the reference was made for, which no operand names.
  if (whole.find("atomic_ref") != std::string_view::npos) return CallEffect::unknown;
  if (whole.find("atomic") != std::string_view::npos) return CallEffect::atomic;
  if (const KnownCall *known = knownCall(callee.name); known != nullptr && known->effect == CallEffect::memory)
    return CallEffect::memory;
  return isStandardComputation(callee.name) ? CallEffect::none : CallEffect::unknown;
}

} // namespace

CallEffect effectOf(const Callee &callee) {
  if (callee.name.empty()) return CallEffect::unknown; // through a pointer
  if (!callee.isSystem && isSome(callee.function)) return CallEffect::user;
  const std::string_view whole = callee.qualifiedName;
  if (collectiveOf(callee) != nullptr) return callee.computesOnly ? CallEffect::collective : CallEffect::unknown;
  if (makesCollective(callee)) return CallEffect::groupHandle;
  if (isIn(whole, "cooperative_groups::")) return effectOfCooperativeGroup(callee);
  const bool isMember = whole.find("::") != std::string_view::npos;
  const KnownCall *known = isMember ? nullptr : knownCall(callee.name);
  // What a template leaves open may be a function of the person's own: names alone tell CUDA's from the others.
  const bool isOpen = !callee.isSystem && known != nullptr && known->effect == CallEffect::none;
  if (known != nullptr && !(isOpen && !callee.name.starts_with("__"))) return known->effect;
  // The conversions of `threadIdx` and its kin, used as a whole; that they are read is seen where they are named.
  if (isIn(whole, "__cuda_builtin_")) return CallEffect::none;
  if (startsPseudoRandomNumbers(callee)) return CallEffect::none;
  if (callee.computesOnly && whole.find("atomic") == std::string_view::npos) return CallEffect::none;
  if (isIn(whole, "std::") || isIn(whole, "cuda::std::")) return effectOfStandard(callee, whole);
  if (isIn(whole, "thrust::complex")) return CallEffect::none;
  // Of thrust's own operators, these two are those of complex numbers only; + and - are of iterators too.
  if (callee.isSystem && (whole == "thrust::operator*" || whole == "thrust::operator/")) return CallEffect::none;
  // Members of CUDA's own value types compute, where no body tells otherwise.
  const bool isNumber = isMember && callee.isSystem && !isOfThreadLibrary(whole) && isCudaNumber(whole);
  return isNumber ? CallEffect::none : CallEffect::unknown;
}

} // namespace warpgrain::model
