// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/CompatibilityPrelude.h"

namespace warpgrain::frontend {

std::vector<std::string> compatibilityDefinitions() {
  // cudaDeviceProp is defined before anything that is included from the command line, so the fields
  // CUDA 13 removed ride on the name of one that stayed; the prelude takes the macro away again.
  return {"-DECCEnabled=ECCEnabled; int clockRate; int deviceOverlap; int "
          "kernelExecTimeoutEnabled; int computeMode; "
          "int maxTexture1DLinear; int memoryClockRate; int singleToDoublePrecisionPerfRatio; "
          "int cooperativeMultiDeviceLaunch"};
}

std::string_view compatibilityPrelude() {
  return R"prelude(
#include <time.h>
#include <cuda_runtime.h>
#if CUDART_VERSION >= 13000
#undef ECCEnabled
#define cudaThreadSynchronize cudaDeviceSynchronize
#define cudaThreadExit cudaDeviceReset
#define cudaThreadSetCacheConfig cudaDeviceSetCacheConfig
#define cudaThreadGetCacheConfig cudaDeviceGetCacheConfig
#define cudaThreadSetLimit cudaDeviceSetLimit
#define cudaThreadGetLimit cudaDeviceGetLimit
static inline cudaError_t cudaMemPrefetchAsync(const void *address, size_t count, int device,
                                               cudaStream_t stream = 0) {
  cudaMemLocation location;
  location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
  location.id = device;
  return cudaMemPrefetchAsync(address, count, location, 0, stream);
}
static inline cudaError_t cudaMemAdvise(const void *address, size_t count, cudaMemoryAdvise advice, int device) {
  cudaMemLocation location;
  location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
  location.id = device;
  return cudaMemAdvise(address, count, advice, location);
}
#endif
#if defined(__clang__) && defined(__CUDA__)
#define WARPGRAIN_MIN_MAX(R, A, B) \
  static inline __host__ R min(A a, B b) { return (R)b < (R)a ? (R)b : (R)a; } \
  static inline __host__ R max(A a, B b) { return (R)a < (R)b ? (R)b : (R)a; }
#define WARPGRAIN_MIN_MAX_MIXED(S, U) \
  WARPGRAIN_MIN_MAX(S, S, S) \
  WARPGRAIN_MIN_MAX(U, U, U) \
  WARPGRAIN_MIN_MAX(U, S, U) \
  WARPGRAIN_MIN_MAX(U, U, S)
WARPGRAIN_MIN_MAX_MIXED(int, unsigned int)
WARPGRAIN_MIN_MAX_MIXED(long, unsigned long)
WARPGRAIN_MIN_MAX_MIXED(long long, unsigned long long)
WARPGRAIN_MIN_MAX_MIXED(float, double)
#undef WARPGRAIN_MIN_MAX_MIXED
#undef WARPGRAIN_MIN_MAX
#endif
)prelude";
}

std::string_view openMpDeclarations() {
  return R"header(#pragma once
typedef struct { int opaque[2]; } omp_lock_t;
#ifdef __cplusplus
extern "C" {
#endif
int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
int omp_get_num_procs(void);
int omp_in_parallel(void);
void omp_set_num_threads(int);
void omp_set_dynamic(int);
void omp_set_nested(int);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_init_lock(omp_lock_t *);
void omp_destroy_lock(omp_lock_t *);
void omp_set_lock(omp_lock_t *);
void omp_unset_lock(omp_lock_t *);
#ifdef __cplusplus
}
#endif
)header";
}

} // namespace warpgrain::frontend
