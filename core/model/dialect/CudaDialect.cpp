// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaDialect.h"

#include "core/model/dialect/CudaCalls.h"
#include "core/model/dialect/CudaNames.h"
#include "core/model/dialect/CudaTypes.h"

#include <array>
#include <cstddef>

namespace warpgrain::model {

std::string_view CudaDialect::name() const {
  return "CUDA C++";
}

CallMeaning CudaDialect::call(const Callee &callee) const {
  return meaningOf(callee);
}

CallEffect CudaDialect::effectOf(const Callee &callee) const {
  return model::effectOf(callee);
}

std::optional<CollectiveCall> CudaDialect::collective(const Callee &callee) const {
  return collectiveCallOf(callee);
}

KnownType CudaDialect::typeNamed(std::string_view name) const {
  return cudaTypeNamed(name);
}

ThreadGroup CudaDialect::groupNamed(const std::string &type) const {
  return cooperativeGroupNamed(type);
}

std::optional<std::int64_t> CudaDialect::lanesNamed(std::string_view name) const {
  return lanesOfTile(name);
}

std::string_view CudaDialect::launchOpening() const {
  return "<<<";
}

bool CudaDialect::dynamicArraysOverlap() const {
  return true;
}

bool CudaDialect::mayDeclareSharedAnywhere() const {
  return true;
}

bool CudaDialect::needsCudaToolkit() const {
  return true;
}

bool CudaDialect::runsAreWatched() const {
  return true;
}

std::string CudaDialect::index(BuiltinIndex builtin, Axis axis) const {
  return std::string(indexName(builtin)) + "." + letterOf(axis);
}

std::string_view CudaDialect::indexName(BuiltinIndex builtin) const {
  constexpr std::array<std::string_view, 4> names{"threadIdx", "blockIdx", "blockDim", "gridDim"};
  return names[static_cast<std::size_t>(builtin)];
}

std::string CudaDialect::wholeIndex(const std::vector<std::string> &parts) const {
  std::string out = "make_uint3(";
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i == 0 ? "" : ", ") + parts[i];
  return out + ")";
}

std::string_view CudaDialect::blockBarrier() const {
  return "__syncthreads();";
}

std::string_view CudaDialect::blockBarrierName() const {
  return "__syncthreads";
}

std::string_view CudaDialect::warpBarrier() const {
  return "__syncwarp();";
}

std::string CudaDialect::laneBarrier(const std::string &mask) const {
  return "__syncwarp(" + mask + ");";
}

std::string CudaDialect::exchange(const std::string &mask, const std::string &value,
                                  const std::string &distance) const {
  return "__shfl_xor_sync(" + mask + ", " + value + ", " + distance + ")";
}

std::string_view CudaDialect::activeLanesName() const {
  return "__activemask";
}

std::string_view CudaDialect::qualifier(Qualifier qualifier) const {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Qualifier::count)> words{
      "__shared__",        "__constant__", "__global__",       "__device__",    "__restrict__",
      "__launch_bounds__", "__maxnreg__",  "__cluster_dims__", "__block_size__"};
  return words[static_cast<std::size_t>(qualifier)];
}

std::string CudaDialect::pointerCast(const std::string &type, const std::string & /*from*/,
                                     const std::string &pointer) const {
  return "reinterpret_cast<" + type + " *>(" + pointer + ")";
}

std::string CudaDialect::conversion(const std::string &type, const std::string &value) const {
  return "static_cast<" + type + ">(" + value + ")";
}

std::string_view CudaDialect::zeroInitializer() const {
  return "{}";
}

std::string CudaDialect::alignment(std::uint64_t bytes) const {
  return "__align__(" + std::to_string(bytes) + ")";
}

std::string_view CudaDialect::extentsType() const {
  return "dim3";
}

std::string CudaDialect::copyToConstant(const std::string &array, const std::string &from,
                                        const std::string &stream) const {
  const bool isDefault = stream.empty();
  return "if (cudaMemcpyToSymbol" + std::string(isDefault ? "" : "Async") + "(" + array + ", " + from + ", sizeof(" +
         array + "), 0, cudaMemcpyDefault" + (isDefault ? "" : ", " + stream) + ") != cudaSuccess) abort();";
}

std::string CudaDialect::waitForStream(const std::string &stream) const {
  return "cudaStreamSynchronize(" + (stream.empty() ? "0" : stream) + ")";
}

std::vector<std::string> CudaDialect::blocksAtMost(const std::string &name) const {
  return {"static unsigned int " + name + "(dim3 grid, unsigned int most) {",
          "const unsigned long long blocks = 1ull * grid.x * grid.y * grid.z;",
          "return blocks < most ? (unsigned int)blocks : most;"};
}

std::vector<std::string> CudaDialect::blocksOfDevice(const std::string &name) const {
  return {"static unsigned int " + name + "(int blocks) {",
          "int device = 0;",
          "int multiprocessors = 0;",
          "cudaGetDevice(&device);",
          "cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);",
          "return blocks * multiprocessors > 0 ? (unsigned int)(blocks * multiprocessors) : 1u;"};
}

std::string CudaDialect::askResidentBlocks(const std::string &variable, const std::string &kernel,
                                           const std::string &threads, const std::string &sharedBytes) const {
  return "cudaOccupancyMaxActiveBlocksPerMultiprocessor(&" + variable + ", " + kernel + ", " + threads + ", " +
         sharedBytes + ");";
}

std::string CudaDialect::beginCopy(const std::string &to, const std::string &from, const std::string &bytes) const {
  return "__pipeline_memcpy_async(" + to + ", " + from + ", " + bytes + ");";
}

std::string_view CudaDialect::closeCopies() const {
  return "__pipeline_commit();";
}

std::string_view CudaDialect::waitForCopies() const {
  return "__pipeline_wait_prior(0);";
}

std::vector<std::string_view> CudaDialect::headersOfCopies() const {
  return {"<cuda_pipeline_primitives.h>", "<cuda_pipeline.h>"};
}

std::string_view CudaDialect::textureType() const {
  return "cudaTextureObject_t";
}

std::string CudaDialect::textureFetch(const std::string &element, const std::string &object) const {
  return "tex1Dfetch<" + element + ">(" + object + ", ";
}

std::vector<std::string> CudaDialect::textureMaker(const std::string &maker, const std::string &element) const {
  return {"static cudaTextureObject_t " + maker + "(const " + element + " *memory, size_t bytes) {",
          "cudaResourceDesc resource = {};",
          "resource.resType = cudaResourceTypeLinear;",
          "resource.res.linear.devPtr = const_cast<" + element + " *>(memory);",
          "resource.res.linear.desc = cudaCreateChannelDesc<" + element + ">();",
          "resource.res.linear.sizeInBytes = bytes;",
          "cudaTextureDesc reading = {};",
          "reading.readMode = cudaReadModeElementType;",
          "cudaTextureObject_t texture = 0;",
          "cudaCreateTextureObject(&texture, &resource, &reading, nullptr);",
          "return texture;"};
}

std::string CudaDialect::releaseTexture(const std::string &object) const {
  return "cudaDestroyTextureObject(" + object + ");";
}

const Dialect &cudaDialect() {
  static const CudaDialect dialect;
  return dialect;
}

} // namespace warpgrain::model
