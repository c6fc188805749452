// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/OpenClDialect.h"

#include "core/model/dialect/OpenClCalls.h"

#include <algorithm>
#include <array>

namespace warpgrain::model {

namespace {

using Name = std::string_view;

bool startsWithOneOf(Name name, std::initializer_list<Name> beginnings) {
  return std::ranges::any_of(beginnings, [name](Name beginning) { return name.starts_with(beginning); });
}

} // namespace

Name OpenClDialect::name() const {
  return "OpenCL C";
}

CallMeaning OpenClDialect::call(const Callee &callee) const {
  return openClMeaningOf(callee);
}

std::optional<CollectiveCall> OpenClDialect::collective(const Callee &callee) const {
  if (openClMeaningOf(callee).effect != CallEffect::collective) return std::nullopt;
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

AtomicScope OpenClDialect::atomicScope(const Callee &callee, const LastOperand &last, Name /*objectType*/) const {
  return openClAtomicScope(callee, last);
}

std::optional<std::int64_t> OpenClDialect::lanesNamed(Name /*name*/) const {
  return std::nullopt;
}

/// Kernels are launched by objects that stand for them.
Name OpenClDialect::launchOpening() const {
  return {};
}

/// Each pointer to local memory among a kernel's parameters leads to memory of its own.
bool OpenClDialect::dynamicArraysOverlap() const {
  return false;
}

// Among the outermost declarations of a kernel alone (OpenCL C 3.0, 6.7.1, "Local Address Space").
bool OpenClDialect::mayDeclareSharedAnywhere() const {
  return false;
}

bool OpenClDialect::needsCudaToolkit() const {
  return false;
}

bool OpenClDialect::runsAreWatched() const {
  return false;
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

/// A subgroup has as many threads as the device likes: it is no warp.
Name OpenClDialect::warpBarrier() const {
  return {};
}

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

/// In the address space of the pointer. A pointer that names none leads to private memory in OpenCL C 1.2, and anywhere
/// later; so does the new one.
std::string OpenClDialect::pointerCast(const std::string &type, const std::string &from,
                                       const std::string &pointer) const {
  std::string out = "(";
  for (const Name space : {"__global", "__local", "__constant"})
    if (Name(from).contains(space)) out += std::string(space) + " ";
  return out + type + " *)(" + pointer + ")";
}

std::string OpenClDialect::conversion(const std::string &type, const std::string &value) const {
  return "(" + type + ")(" + value + ")";
}

/// Empty braces are no initializer in C99.
Name OpenClDialect::zeroInitializer() const {
  return "{0}";
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

std::string OpenClDialect::beginCopy(const std::string & /*to*/, const std::string & /*from*/,
                                     const std::string & /*bytes*/) const {
  return {};
}

Name OpenClDialect::closeCopies() const {
  return {};
}

Name OpenClDialect::waitForCopies() const {
  return {};
}

std::vector<Name> OpenClDialect::headersOfCopies() const {
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

} // namespace warpgrain::model
