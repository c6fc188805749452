// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"

namespace warpgrain::model {

/// OpenCL C, 1.2 to 3.0. A thread is a work-item, a block a work-group, and a grid an NDRange in work-groups; a block's
/// shared memory is local memory.
class OpenClDialect : public Dialect {
public:
  std::string_view name() const override;
  CallMeaning call(const Callee &callee) const override;
  std::optional<CollectiveCall> collective(const Callee &callee) const override;
  AtomicScope atomicScope(const Callee &callee, const LastOperand &last, std::string_view objectType) const override;
  KnownType typeNamed(std::string_view name) const override;
  ThreadGroup groupNamed(const std::string &type) const override;
  std::optional<std::int64_t> lanesNamed(std::string_view name) const override;
  std::string_view launchOpening() const override;
  bool dynamicArraysOverlap() const override;
  bool mayDeclareSharedAnywhere() const override;
  bool needsCudaToolkit() const override;
  bool runsAreWatched() const override;

  std::string index(BuiltinIndex builtin, Axis axis) const override;
  std::string_view indexName(BuiltinIndex builtin) const override;
  std::string wholeIndex(const std::vector<std::string> &parts) const override;
  std::string_view blockBarrier() const override;
  std::string_view blockBarrierName() const override;
  std::string_view warpBarrier() const override;
  std::string laneBarrier(const std::string &mask) const override;
  std::string exchange(const std::string &mask, const std::string &value, const std::string &distance) const override;
  std::string_view activeLanesName() const override;
  std::string_view qualifier(Qualifier qualifier) const override;
  std::string pointerCast(const std::string &type, const std::string &from, const std::string &pointer) const override;
  std::string conversion(const std::string &type, const std::string &value) const override;
  std::string_view zeroInitializer() const override;
  std::string alignment(std::uint64_t bytes) const override;

  std::string_view extentsType() const override;
  std::string copyToConstant(const std::string &array, const std::string &from,
                             const std::string &stream) const override;
  std::string waitForStream(const std::string &stream) const override;
  std::vector<std::string> blocksAtMost(const std::string &name) const override;
  std::vector<std::string> blocksOfDevice(const std::string &name) const override;
  std::string beginCopy(const std::string &to, const std::string &from, const std::string &bytes) const override;
  std::string_view closeCopies() const override;
  std::string_view waitForCopies() const override;
  std::vector<std::string_view> headersOfCopies() const override;
  std::string askResidentBlocks(const std::string &variable, const std::string &kernel, const std::string &threads,
                                const std::string &sharedBytes) const override;

  std::string_view textureType() const override;
  std::string textureFetch(const std::string &element, const std::string &object) const override;
  std::vector<std::string> textureMaker(const std::string &maker, const std::string &element) const override;
  std::string releaseTexture(const std::string &object) const override;
};

/// The one instance that lives as long as the program.
const Dialect &openClDialect();

} // namespace warpgrain::model
