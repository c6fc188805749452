// SPDX-License-Identifier: Apache-2.0
#include "tests/support/OpenClDialect.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::tests {

using namespace model;

namespace {

using Name = std::string_view;

bool startsWithOneOf(Name name, std::initializer_list<Name> beginnings) {
  return std::ranges::any_of(beginnings, [name](Name beginning) { return name.starts_with(beginning); });
}

CallEffect effectNamed(Name name) {
  using enum CallEffect;
  if (name == "barrier" || name == "work_group_barrier") return blockBarrier;
  if (name == "work_group_all" || name == "work_group_any") return blockVote;
  if (startsWithOneOf(name, {"work_group_broadcast", "work_group_reduce_", "work_group_scan_"})) return collective;
  if (name == "sub_group_barrier") return warpBarrier;
  if (startsWithOneOf(name, {"get_sub_group_", "get_max_sub_group_"})) return threadIdentity;
  if (name.starts_with("sub_group_")) return warpExchange;
  if (name.starts_with("atomic_")) return atomic;
  if (name.ends_with("mem_fence") || name == "atomic_work_item_fence") return fence;
  if (name.starts_with("vload")) return load;
  if (name.starts_with("vstore")) return store;
  if (name == "printf") return report;
  static constexpr std::array functions{Name("min"),  Name("max"),  Name("abs"), Name("mul24"), Name("mad24"),
                                        Name("fabs"), Name("sqrt"), Name("exp"), Name("log"),   Name("fma")};
  const bool computes = startsWithOneOf(name, {"native_", "half_", "convert_", "as_"}) ||
                        std::ranges::find(functions, name) != functions.end();
  return computes ? none : unknown;
}

AtomicOperation atomicNamed(Name name) {
  using enum AtomicOperation;
  static constexpr std::array<std::pair<Name, AtomicOperation>, 10> operations{{{"cmpxchg", compareAndSwap},
                                                                                {"compare_exchange", compareAndSwap},
                                                                                {"add", add},
                                                                                {"sub", add},
                                                                                {"inc", add},
                                                                                {"dec", add},
                                                                                {"min", minimum},
                                                                                {"max", maximum},
                                                                                {"xor", bitXor},
                                                                                {"and", bitAnd}}};
  for (const auto &[part, operation] : operations)
    if (name.contains(part)) return operation;
  return name.ends_with("_or") ? bitOr : other;
}

IntegerFunction integerNamed(Name name) {
  if (name == "min") return IntegerFunction::minimum;
  if (name == "max") return IntegerFunction::maximum;
  if (name == "abs") return IntegerFunction::absolute;
  if (name == "mul24") return IntegerFunction::product24;
  return name == "mad24" ? IntegerFunction::productSum24 : IntegerFunction::other;
}

HostFunction hostNamed(Name name) {
  if (name == "clFinish") return HostFunction::waitForDevice;
  return name == "clEnqueueNDRangeKernel" ? HostFunction::launch : HostFunction::other;
}

} // namespace

CallMeaning OpenClDialect::call(const Callee &callee) const {
  const Name name = callee.name;
  CallMeaning out{
      .effect = effectNamed(name), .atomic = atomicNamed(name), .integer = integerNamed(name), .host = hostNamed(name)};
  if (out.effect == CallEffect::unknown && !callee.isSystem && isSome(callee.function)) out.effect = CallEffect::user;
  out.traits.add(CallTrait::plainBarrier, out.effect == CallEffect::blockBarrier);
  out.traits.add(CallTrait::wholeWarp, out.effect == CallEffect::warpBarrier);
  out.traits.add(CallTrait::registersAlone, out.effect == CallEffect::warpExchange);
  out.traits.add(CallTrait::sameInAllLanes, name == "sub_group_all" || name == "sub_group_any");
  out.traits.add(CallTrait::whoeverRuns, out.effect == CallEffect::warpExchange);
  return out;
}

std::optional<CollectiveCall> OpenClDialect::collective(const Callee &callee) const {
  if (effectNamed(callee.name) != CallEffect::collective) return std::nullopt;
  return CollectiveCall{.name = callee.name, .scope = CollectiveScope::block};
}

/// `float4`; vectors of 8 and 16 have no counterpart in the model.
KnownType OpenClDialect::typeNamed(Name name) const {
  if (name == "half") return KnownType::half;
  const bool isVector =
      name.size() > 1 && name.back() >= '2' && name.back() <= '4' &&
      startsWithOneOf(name, {"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double"});
  return isVector ? KnownType::vector : KnownType::other;
}

ThreadGroup OpenClDialect::groupNamed(const std::string & /*type*/) const {
  return {};
}

AtomicScope OpenClDialect::atomicScope(const Callee & /*callee*/, const LastOperand & /*last*/,
                                       Name /*objectType*/) const {
  return AtomicScope::all;
}

std::optional<std::int64_t> OpenClDialect::lanesNamed(Name /*name*/) const {
  return std::nullopt;
}

/// Kernels are launched by objects that stand for them.
Name OpenClDialect::launchOpening() const {
  return {};
}

std::string OpenClDialect::index(BuiltinIndex builtin, Axis axis) const {
  return std::string(indexName(builtin)) + "(" + std::to_string(indexOf(axis)) + ")";
}

Name OpenClDialect::indexName(BuiltinIndex builtin) const {
  switch (builtin) {
  case BuiltinIndex::threadIdx:
    return "get_local_id";
  case BuiltinIndex::blockIdx:
    return "get_group_id";
  case BuiltinIndex::blockDim:
    return "get_local_size";
  case BuiltinIndex::gridDim:
    return "get_num_groups";
  }
  return {};
}

std::string OpenClDialect::wholeIndex(const std::vector<std::string> &parts) const {
  std::string out = "(uint3)(";
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i == 0 ? "" : ", ") + parts[i];
  return out + ")";
}

Name OpenClDialect::blockBarrier() const {
  return "barrier(CLK_LOCAL_MEM_FENCE);";
}

Name OpenClDialect::blockBarrierName() const {
  return "barrier";
}

Name OpenClDialect::warpBarrier() const {
  return "sub_group_barrier(CLK_LOCAL_MEM_FENCE);";
}

/// Lanes of a subgroup meet all together or not at all.
std::string OpenClDialect::laneBarrier(const std::string & /*mask*/) const {
  return {};
}

std::string OpenClDialect::exchange(const std::string & /*mask*/, const std::string & /*value*/,
                                    const std::string & /*distance*/) const {
  return {};
}

Name OpenClDialect::activeLanesName() const {
  return {};
}

Name OpenClDialect::qualifier(Qualifier qualifier) const {
  switch (qualifier) {
  case Qualifier::shared:
    return "__local";
  case Qualifier::constant:
    return "__constant";
  case Qualifier::kernel:
    return "__kernel";
  case Qualifier::restricted:
    return "restrict";
  default:
    return {};
  }
}

std::string OpenClDialect::alignment(std::uint64_t bytes) const {
  return "__attribute__((aligned(" + std::to_string(bytes) + ")))";
}

/// The host hands sizes over in arrays.
Name OpenClDialect::extentsType() const {
  return {};
}

/// Constant memory is filled when the program is built, or is an argument.
std::string OpenClDialect::copyToConstant(const std::string & /*array*/, const std::string & /*from*/,
                                          const std::string & /*stream*/) const {
  return {};
}

std::string OpenClDialect::waitForStream(const std::string &stream) const {
  return stream.empty() ? std::string() : "clFinish(" + stream + ")";
}

std::vector<std::string> OpenClDialect::blocksAtMost(const std::string & /*name*/) const {
  return {};
}

std::vector<std::string> OpenClDialect::blocksOfDevice(const std::string & /*name*/) const {
  return {};
}

std::string OpenClDialect::askResidentBlocks(const std::string & /*variable*/, const std::string & /*kernel*/,
                                             const std::string & /*threads*/,
                                             const std::string & /*sharedBytes*/) const {
  return {};
}

Name OpenClDialect::textureType() const {
  return {};
}

std::string OpenClDialect::textureFetch(const std::string & /*element*/, const std::string & /*object*/) const {
  return {};
}

std::vector<std::string> OpenClDialect::textureMaker(const std::string & /*maker*/,
                                                     const std::string & /*element*/) const {
  return {};
}

std::string OpenClDialect::releaseTexture(const std::string & /*object*/) const {
  return {};
}

const Dialect &openClDialect() {
  static const OpenClDialect dialect;
  return dialect;
}

} // namespace warpgrain::tests
