// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaCalls.h"

#include "core/model/dialect/CallTable.h"
#include "core/model/dialect/CollectiveTable.h"
#include "core/model/dialect/CudaNames.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace warpgrain::model {

namespace {

using Name = std::string_view;

bool isOneOf(Name name, std::initializer_list<Name> names) {
  return std::ranges::find(names, name) != names.end();
}

bool startsWithOneOf(Name name, std::initializer_list<Name> beginnings) {
  return std::ranges::any_of(beginnings, [name](Name beginning) { return name.starts_with(beginning); });
}

bool isOfGroup(const Callee &callee) {
  return callee.qualifiedName.starts_with("cooperative_groups::");
}

/// Groups that know which block this is, or hold others.
bool tellsOfGrid(const Callee &callee) {
  if (!isOfGroup(callee)) return false;
  return std::ranges::any_of(
      std::array{"grid", "cluster", "group_index", "block_rank", "num_blocks", "block_index"},
      [&callee](const char *word) { return callee.name.contains(word) || callee.qualifiedName.contains(word); });
}

/// Collectives of a block or a warp, which know nothing of the grid.
bool isInsideBlock(Name whole) {
  if (whole.starts_with("nvcuda::wmma::")) return true;
  return whole.starts_with("cub::") && (whole.contains("::Block") || whole.contains("::Warp"));
}

/// std::max of two floating-point numbers gives the first one where one is a NaN.
bool isExtremum(const Callee &callee) {
  const bool ofNumbers = isOneOf(callee.name, {"fmax", "fmaxf", "fmin", "fminf"});
  const bool ofAny = isOneOf(callee.name, {"max", "min", "umax", "umin", "llmax", "llmin", "ullmax", "ullmin"});
  return ofNumbers || (ofAny && !startsWithOneOf(callee.qualifiedName, {"std::", "cuda::", "thrust::"}));
}

CallTraits traitsOf(const Callee &callee, CallEffect effect) {
  const Name name = callee.name;
  const Name whole = callee.qualifiedName;
  const bool isExchange = effect == CallEffect::warpExchange && name.starts_with("__");
  CallTraits out;
  out.add(CallTrait::plainBarrier, name == "__syncthreads");
  out.add(CallTrait::wholeWarp, name == "__syncwarp");
  out.add(CallTrait::registersAlone, isExchange);
  out.add(CallTrait::sameInAllLanes, isOneOf(name, {"__any_sync", "__all_sync", "__ballot_sync"}));
  out.add(CallTrait::whoeverRuns, isExchange && !name.contains("_sync"));
  out.add(CallTrait::tellsActiveLanes, isOneOf(name, {"__activemask", "coalesced_threads"}));
  out.add(CallTrait::completesCopies, name == "wait" && isOfGroup(callee));
  out.add(CallTrait::ofGroup, isOfGroup(callee));
  out.add(CallTrait::tellsOfGrid, tellsOfGrid(callee));
  out.add(CallTrait::insideBlock, isInsideBlock(whole));
  out.add(CallTrait::libraryTemplate,
          startsWithOneOf(whole, {"std::", "cuda::", "thrust::", "cub::", "nvcuda::", "nv::"}));
  out.add(CallTrait::ofStandardLibrary, startsWithOneOf(whole, {"std::", "cuda::std::"}));
  out.add(CallTrait::pointerAlone,
          isOneOf(name, {"__isConstant", "__isGlobal", "__isLocal", "__isShared", "__builtin_assume_aligned"}) ||
              name.starts_with("__cvta_"));
  out.add(CallTrait::ofCompiler, startsWithOneOf(name, {"__builtin_", "__nvvm_"}));
  out.add(CallTrait::surface, name.starts_with("surf"));
  out.add(CallTrait::readOnlyLoad, name == "__ldg");
  out.add(CallTrait::pastFirstCache, name.starts_with("__ldc"));
  out.add(CallTrait::makesVector, name.starts_with("make_"));
  out.add(CallTrait::makesExtents, name == "make_uint3");
  out.add(CallTrait::makesCollective, makesCollective(callee));
  out.add(CallTrait::findsPlace, isOneOf(name, {"memchr", "__builtin_memchr"}));
  out.add(CallTrait::extremum, effect == CallEffect::none && isExtremum(callee));
  return out;
}

/// Also of atomicAdd_system and __nv_atomic_fetch_add.
AtomicOperation atomicOperationOf(Name name) {
  using enum AtomicOperation;
  if (name.starts_with("atomicCAS")) return compareAndSwap;
  static constexpr std::array<std::pair<Name, AtomicOperation>, 12> parts{{{"atomicAdd", add},
                                                                           {"atomicSub", add},
                                                                           {"atomicMin", minimum},
                                                                           {"atomicMax", maximum},
                                                                           {"atomicAnd", bitAnd},
                                                                           {"atomicOr", bitOr},
                                                                           {"atomicXor", bitXor},
                                                                           {"fetch_add", add},
                                                                           {"fetch_sub", add},
                                                                           {"fetch_and", bitAnd},
                                                                           {"fetch_or", bitOr},
                                                                           {"fetch_xor", bitXor}}};
  const auto found = std::ranges::find_if(parts, [name](const auto &part) { return name.contains(part.first); });
  return found != parts.end() ? found->second : other;
}

IntegerFunction integerFunctionOf(Name name) {
  using enum IntegerFunction;
  static constexpr std::array<std::pair<Name, IntegerFunction>, 15> functions{{{"min", minimum},
                                                                               {"umin", minimum},
                                                                               {"llmin", minimum},
                                                                               {"ullmin", minimum},
                                                                               {"max", maximum},
                                                                               {"umax", maximum},
                                                                               {"llmax", maximum},
                                                                               {"ullmax", maximum},
                                                                               {"abs", absolute},
                                                                               {"labs", absolute},
                                                                               {"llabs", absolute},
                                                                               {"__mul24", product24},
                                                                               {"__umul24", product24},
                                                                               {"__mad24", productSum24},
                                                                               {"__umad24", productSum24}}};
  const auto *found = std::ranges::find(functions, name, &std::pair<Name, IntegerFunction>::first);
  return found != functions.end() ? found->second : other;
}

/// By the bare name, which is all that a template may tell.
GroupFunction groupFunctionOf(Name name) {
  using enum GroupFunction;
  static constexpr std::array<std::pair<Name, GroupFunction>, 14> functions{{{"tiled_partition", partition},
                                                                             {"thread_rank", rank},
                                                                             {"size", size},
                                                                             {"num_threads", size},
                                                                             {"meta_group_rank", partRank},
                                                                             {"meta_group_size", partCount},
                                                                             {"thread_index", threadIndex},
                                                                             {"group_index", blockIndexOf},
                                                                             {"group_dim", dimensions},
                                                                             {"dim_threads", blockExtents},
                                                                             {"dim_blocks", gridExtents},
                                                                             {"block_index", blockIndex},
                                                                             {"num_blocks", blockCount},
                                                                             {"block_rank", blockRank}}};
  if (name.ends_with("_scan")) return scan;
  const auto *found = std::ranges::find(functions, name, &std::pair<Name, GroupFunction>::first);
  return found != functions.end() ? found->second : other;
}

HostFunction hostFunctionOf(const Callee &callee) {
  const Name name = callee.name;
  if (name == "cudaGetSymbolAddress" && callee.isSystem) return HostFunction::findVariable;
  if (isOneOf(name, {"cudaMalloc", "cudaMallocManaged"})) return HostFunction::allocate;
  if (isOneOf(name, {"cudaDeviceSynchronize", "cudaThreadSynchronize"})) return HostFunction::waitForDevice;
  return name == "cudaLaunchKernel" ? HostFunction::launch : HostFunction::other;
}

} // namespace

CallMeaning meaningOf(const Callee &callee) {
  const CallEffect effect = effectOf(callee);
  return {.effect = effect,
          .traits = traitsOf(callee, effect),
          .footprints = effect == CallEffect::memory ? footprintsOf(callee) : std::span<const CallFootprint>(),
          .request = atomicKind(callee.name),
          .atomic = effect == CallEffect::atomic ? atomicOperationOf(callee.name) : AtomicOperation::other,
          .integer = integerFunctionOf(callee.name),
          .group = groupFunctionOf(callee.name),
          .host = hostFunctionOf(callee)};
}

std::optional<CollectiveCall> collectiveCallOf(const Callee &callee) {
  const Collective *known = collectiveOf(callee);
  if (known == nullptr) return std::nullopt;
  return CollectiveCall{.name = nameOfCollective(callee),
                        .scope = known->scope,
                        .run = known->run,
                        .extents = extentsOf(*known, callee),
                        .lanes = lanesOf(*known, callee)};
}

} // namespace warpgrain::model
