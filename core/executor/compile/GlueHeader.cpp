// SPDX-License-Identifier: Apache-2.0
#include "core/executor/compile/GlueHeader.h"

namespace warpgrain::executor {

std::string_view glueHeader() {
  // Members that later toolkits removed, or that older ones do not have, are set where they are there.
  return R"glue(#pragma once
#include <cuda_runtime.h>
#include <string.h>
#if defined(__clang__) && defined(__CUDA__)
#undef __managed__
#define __managed__ __device__ __attribute__((annotate("warpgrain.managed")))
#undef __block_size__
#define __block_size__(...) _Pragma("GCC error \"kernels with __block_size__ are not run in programs\"")
#endif
#if !defined(__CUDA_ARCH__)
extern "C" const char *wg_device_name(void);
extern "C" unsigned long long wg_device_memory(void);
static inline int wg_attribute(cudaDeviceAttr attribute) {
  int value = 0;
  (void)cudaDeviceGetAttribute(&value, attribute, 0);
  return value;
}
#define WG_OPTIONAL(member) \
  template <class P> static auto wg_set_##member(P &p, int value, int) -> decltype(p.member, void()) { \
    p.member = value; \
  } \
  template <class P> static void wg_set_##member(P &, int, long) {}
WG_OPTIONAL(clockRate)
WG_OPTIONAL(memoryClockRate)
WG_OPTIONAL(deviceOverlap)
WG_OPTIONAL(computeMode)
WG_OPTIONAL(kernelExecTimeoutEnabled)
WG_OPTIONAL(singleToDoublePrecisionPerfRatio)
WG_OPTIONAL(reservedSharedMemPerBlock)
WG_OPTIONAL(maxBlocksPerMultiProcessor)
WG_OPTIONAL(memoryPoolsSupported)
WG_OPTIONAL(persistingL2CacheMaxSize)
#undef WG_OPTIONAL
extern "C" __attribute__((weak, used)) int wg_runtime_version(void) { return CUDART_VERSION; }
extern "C" __attribute__((weak, used)) void wg_clear_function_attributes(void *attributes) {
  memset(attributes, 0, sizeof(cudaFuncAttributes));
}
extern "C" __attribute__((weak, used)) void wg_fill_properties(void *properties) {
  cudaDeviceProp &p = *static_cast<cudaDeviceProp *>(properties);
  memset(&p, 0, sizeof p);
  strncpy(p.name, wg_device_name(), sizeof p.name - 1);
  p.totalGlobalMem = wg_device_memory();
  p.sharedMemPerBlock = wg_attribute(cudaDevAttrMaxSharedMemoryPerBlock);
  p.sharedMemPerBlockOptin = wg_attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin);
  p.sharedMemPerMultiprocessor = wg_attribute(cudaDevAttrMaxSharedMemoryPerMultiprocessor);
  p.regsPerBlock = wg_attribute(cudaDevAttrMaxRegistersPerBlock);
  p.regsPerMultiprocessor = wg_attribute(cudaDevAttrMaxRegistersPerMultiprocessor);
  p.warpSize = wg_attribute(cudaDevAttrWarpSize);
  p.memPitch = wg_attribute(cudaDevAttrMaxPitch);
  p.maxThreadsPerBlock = wg_attribute(cudaDevAttrMaxThreadsPerBlock);
  p.maxThreadsDim[0] = wg_attribute(cudaDevAttrMaxBlockDimX);
  p.maxThreadsDim[1] = wg_attribute(cudaDevAttrMaxBlockDimY);
  p.maxThreadsDim[2] = wg_attribute(cudaDevAttrMaxBlockDimZ);
  p.maxGridSize[0] = wg_attribute(cudaDevAttrMaxGridDimX);
  p.maxGridSize[1] = wg_attribute(cudaDevAttrMaxGridDimY);
  p.maxGridSize[2] = wg_attribute(cudaDevAttrMaxGridDimZ);
  p.totalConstMem = wg_attribute(cudaDevAttrTotalConstantMemory);
  p.major = wg_attribute(cudaDevAttrComputeCapabilityMajor);
  p.minor = wg_attribute(cudaDevAttrComputeCapabilityMinor);
  p.textureAlignment = wg_attribute(cudaDevAttrTextureAlignment);
  p.texturePitchAlignment = wg_attribute(cudaDevAttrTexturePitchAlignment);
  p.multiProcessorCount = wg_attribute(cudaDevAttrMultiProcessorCount);
  p.maxThreadsPerMultiProcessor = wg_attribute(cudaDevAttrMaxThreadsPerMultiProcessor);
  p.integrated = wg_attribute(cudaDevAttrIntegrated);
  p.canMapHostMemory = wg_attribute(cudaDevAttrCanMapHostMemory);
  p.concurrentKernels = wg_attribute(cudaDevAttrConcurrentKernels);
  p.asyncEngineCount = wg_attribute(cudaDevAttrAsyncEngineCount);
  p.unifiedAddressing = wg_attribute(cudaDevAttrUnifiedAddressing);
  p.memoryBusWidth = wg_attribute(cudaDevAttrGlobalMemoryBusWidth);
  p.l2CacheSize = wg_attribute(cudaDevAttrL2CacheSize);
  p.streamPrioritiesSupported = wg_attribute(cudaDevAttrStreamPrioritiesSupported);
  p.globalL1CacheSupported = wg_attribute(cudaDevAttrGlobalL1CacheSupported);
  p.localL1CacheSupported = wg_attribute(cudaDevAttrLocalL1CacheSupported);
  p.managedMemory = wg_attribute(cudaDevAttrManagedMemory);
  p.concurrentManagedAccess = wg_attribute(cudaDevAttrConcurrentManagedAccess);
  p.pageableMemoryAccess = wg_attribute(cudaDevAttrPageableMemoryAccess);
  p.hostNativeAtomicSupported = wg_attribute(cudaDevAttrHostNativeAtomicSupported);
  p.computePreemptionSupported = wg_attribute(cudaDevAttrComputePreemptionSupported);
  p.canUseHostPointerForRegisteredMem = wg_attribute(cudaDevAttrCanUseHostPointerForRegisteredMem);
  p.cooperativeLaunch = wg_attribute(cudaDevAttrCooperativeLaunch);
  p.directManagedMemAccessFromHost = wg_attribute(cudaDevAttrDirectManagedMemAccessFromHost);
  wg_set_clockRate(p, wg_attribute(cudaDevAttrClockRate), 0);
  wg_set_memoryClockRate(p, wg_attribute(cudaDevAttrMemoryClockRate), 0);
  wg_set_deviceOverlap(p, wg_attribute(cudaDevAttrGpuOverlap), 0);
  wg_set_computeMode(p, wg_attribute(cudaDevAttrComputeMode), 0);
  wg_set_kernelExecTimeoutEnabled(p, wg_attribute(cudaDevAttrKernelExecTimeout), 0);
  wg_set_singleToDoublePrecisionPerfRatio(p, wg_attribute(cudaDevAttrSingleToDoublePrecisionPerfRatio), 0);
  wg_set_reservedSharedMemPerBlock(p, wg_attribute(cudaDevAttrReservedSharedMemoryPerBlock), 0);
  wg_set_maxBlocksPerMultiProcessor(p, wg_attribute(cudaDevAttrMaxBlocksPerMultiprocessor), 0);
  wg_set_memoryPoolsSupported(p, wg_attribute(cudaDevAttrMemoryPoolsSupported), 0);
  wg_set_persistingL2CacheMaxSize(p, 0, 0);
}
#endif
)glue";
}

} // namespace warpgrain::executor
