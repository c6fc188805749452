// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"

namespace warpgrain::tests {

/// OpenCL C 3.0. Kernels of tests are recorded from CUDA sources that declare and call OpenCL's functions: what these
/// calls mean, and what steps write, is OpenCL's.
class OpenClDialect : public model::Dialect {
public:
  model::CallMeaning call(const model::Callee &callee) const override;
  std::optional<model::CollectiveCall> collective(const model::Callee &callee) const override;
  model::AtomicScope atomicScope(const model::Callee &callee, const model::LastOperand &last,
                                 std::string_view objectType) const override;
  model::KnownType typeNamed(std::string_view name) const override;
  model::ThreadGroup groupNamed(const std::string &type) const override;
  std::optional<std::int64_t> lanesNamed(std::string_view name) const override;
  std::string_view launchOpening() const override;

  std::string index(model::BuiltinIndex builtin, model::Axis axis) const override;
  std::string_view indexName(model::BuiltinIndex builtin) const override;
  std::string wholeIndex(const std::vector<std::string> &parts) const override;
  std::string_view blockBarrier() const override;
  std::string_view blockBarrierName() const override;
  std::string_view warpBarrier() const override;
  std::string laneBarrier(const std::string &mask) const override;
  std::string exchange(const std::string &mask, const std::string &value, const std::string &distance) const override;
  std::string_view activeLanesName() const override;
  std::string_view qualifier(model::Qualifier qualifier) const override;
  std::string alignment(std::uint64_t bytes) const override;

  std::string_view extentsType() const override;
  std::string copyToConstant(const std::string &array, const std::string &from,
                             const std::string &stream) const override;
  std::string waitForStream(const std::string &stream) const override;
  std::vector<std::string> blocksAtMost(const std::string &name) const override;
  std::vector<std::string> blocksOfDevice(const std::string &name) const override;
  std::string askResidentBlocks(const std::string &variable, const std::string &kernel, const std::string &threads,
                                const std::string &sharedBytes) const override;

  std::string_view textureType() const override;
  std::string textureFetch(const std::string &element, const std::string &object) const override;
  std::vector<std::string> textureMaker(const std::string &maker, const std::string &element) const override;
  std::string releaseTexture(const std::string &object) const override;
};

/// The one instance that lives as long as the program.
const model::Dialect &openClDialect();

} // namespace warpgrain::tests
