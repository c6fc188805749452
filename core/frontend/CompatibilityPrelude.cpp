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
#if defined(__clang__) && defined(__CUDA__) && !defined(__CUDACC_VER_MAJOR__)
#define __CUDACC_VER_MAJOR__ (CUDART_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDART_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 0
#endif
#if defined(__clang__) && defined(__CUDA__)
#define _CG_CLUSTER_INTRINSICS_AVAILABLE
#undef __managed__
#define __managed__ __device__ __attribute__((annotate("warpgrain.managed")))
#undef __block_size__
#define __block_size__(...) __attribute__((annotate("warpgrain.block_size")))
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
#if defined(__clang__) && defined(__CUDA__)
#define WARPGRAIN_STORE(NAME) \
  template <class T> static inline __device__ void NAME(T *place, T value) { *place = value; }
WARPGRAIN_STORE(__stwb)
WARPGRAIN_STORE(__stcg)
WARPGRAIN_STORE(__stcs)
WARPGRAIN_STORE(__stwt)
#undef WARPGRAIN_STORE
#endif
#if defined(__clang__) && defined(__CUDA__) && !defined(__NV_ATOMIC_RELAXED)
#define __NV_ATOMIC_RELAXED __ATOMIC_RELAXED
#define __NV_ATOMIC_CONSUME __ATOMIC_CONSUME
#define __NV_ATOMIC_ACQUIRE __ATOMIC_ACQUIRE
#define __NV_ATOMIC_RELEASE __ATOMIC_RELEASE
#define __NV_ATOMIC_ACQ_REL __ATOMIC_ACQ_REL
#define __NV_ATOMIC_SEQ_CST __ATOMIC_SEQ_CST
#define __NV_THREAD_SCOPE_SYSTEM 0
#define __NV_THREAD_SCOPE_DEVICE 1
#define __NV_THREAD_SCOPE_BLOCK 2
#define __NV_THREAD_SCOPE_THREAD 3
#define __NV_THREAD_SCOPE_CLUSTER 5
#define WARPGRAIN_ATOMIC static __device__ __attribute__((always_inline))
template <class T> WARPGRAIN_ATOMIC T __nv_atomic_load_n(const T *place, int order, int = 0) {
  return __atomic_load_n(place, order);
}
template <class T> WARPGRAIN_ATOMIC void __nv_atomic_load(const T *place, T *value, int order, int = 0) {
  __atomic_load(place, value, order);
}
template <class T> WARPGRAIN_ATOMIC void __nv_atomic_store_n(T *place, T value, int order, int = 0) {
  __atomic_store_n(place, value, order);
}
template <class T> WARPGRAIN_ATOMIC void __nv_atomic_store(T *place, T *value, int order, int = 0) {
  __atomic_store(place, value, order);
}
template <class T> WARPGRAIN_ATOMIC T __nv_atomic_exchange_n(T *place, T value, int order, int = 0) {
  return __atomic_exchange_n(place, value, order);
}
template <class T>
WARPGRAIN_ATOMIC bool __nv_atomic_compare_exchange_n(T *place, T *expected, T value, bool weak, int success,
                                                     int failure, int = 0) {
  return __atomic_compare_exchange_n(place, expected, value, weak, success, failure);
}
template <class T>
WARPGRAIN_ATOMIC bool __nv_atomic_compare_exchange(T *place, T *expected, T *value, bool weak, int success,
                                                   int failure, int = 0) {
  return __atomic_compare_exchange(place, expected, value, weak, success, failure);
}
#define WARPGRAIN_UPDATE(NAME) \
  template <class T> WARPGRAIN_ATOMIC T __nv_atomic_fetch_##NAME(T *place, T value, int order, int = 0) { \
    return __atomic_fetch_##NAME(place, value, order); \
  } \
  template <class T> WARPGRAIN_ATOMIC void __nv_atomic_##NAME(T *place, T value, int order, int = 0) { \
    (void)__atomic_fetch_##NAME(place, value, order); \
  }
WARPGRAIN_UPDATE(add)
WARPGRAIN_UPDATE(sub)
WARPGRAIN_UPDATE(min)
WARPGRAIN_UPDATE(max)
WARPGRAIN_UPDATE(and)
WARPGRAIN_UPDATE(or)
WARPGRAIN_UPDATE(xor)
#undef WARPGRAIN_UPDATE
WARPGRAIN_ATOMIC void __nv_atomic_thread_fence(int order, int = 0) { __atomic_thread_fence(order); }
#undef WARPGRAIN_ATOMIC
#endif
)prelude";
}

std::string_view openMpDeclarations() {
  return R"header(#ifndef _OMP_H
#define _OMP_H 1
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
int omp_get_dynamic(void);
int omp_get_nested(void);
int omp_get_level(void);
int omp_get_thread_limit(void);
int omp_get_num_teams(void);
int omp_get_team_num(void);
int omp_get_num_devices(void);
int omp_get_default_device(void);
void omp_set_default_device(int);
int omp_get_initial_device(void);
int omp_is_initial_device(void);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_init_lock(omp_lock_t *);
void omp_destroy_lock(omp_lock_t *);
void omp_set_lock(omp_lock_t *);
void omp_unset_lock(omp_lock_t *);
int omp_test_lock(omp_lock_t *);
#ifdef __cplusplus
}
#endif
#endif
)header";
}

} // namespace warpgrain::frontend
