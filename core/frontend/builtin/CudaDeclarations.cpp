// SPDX-License-Identifier: Apache-2.0
//
// Names and signatures follow NVIDIA's documentation (CUDA Programming Guide, CUDA Runtime API).
#include "core/frontend/builtin/CudaDeclarations.h"

#include <array>

namespace warpgrain::frontend {

namespace {

constexpr std::string_view qualifiersAndTypes = R"header(#pragma once
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __cplusplus
#include <cmath>
#include <cstdlib>
#include <new>
#include <utility>
#endif
#define CUDART_VERSION 13000
#define CUDA_VERSION 13000
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __device__ __attribute__((annotate("warpgrain.managed")))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(...)
#define __block_size__(...) __attribute__((annotate("warpgrain.block_size")))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__
#define CUDART_INF_F __builtin_huge_valf()
#define CUDART_PI_F 3.141592654f

#define WARPGRAIN_VECTORS(T, N, A1, A2, A4) \
  struct A1 N##1 { T x; }; \
  struct A2 N##2 { T x, y; }; \
  struct N##3 { T x, y, z; }; \
  struct A4 N##4 { T x, y, z, w; }; \
  static inline __host__ __device__ N##1 make_##N##1(T x) { return {x}; } \
  static inline __host__ __device__ N##2 make_##N##2(T x, T y) { return {x, y}; } \
  static inline __host__ __device__ N##3 make_##N##3(T x, T y, T z) { return {x, y, z}; } \
  static inline __host__ __device__ N##4 make_##N##4(T x, T y, T z, T w) { return {x, y, z, w}; }
WARPGRAIN_VECTORS(signed char, char, , __align__(2), __align__(4))
WARPGRAIN_VECTORS(unsigned char, uchar, , __align__(2), __align__(4))
WARPGRAIN_VECTORS(short, short, , __align__(4), __align__(8))
WARPGRAIN_VECTORS(unsigned short, ushort, , __align__(4), __align__(8))
WARPGRAIN_VECTORS(int, int, , __align__(8), __align__(16))
WARPGRAIN_VECTORS(unsigned int, uint, , __align__(8), __align__(16))
WARPGRAIN_VECTORS(long long, longlong, , __align__(16), __align__(16))
WARPGRAIN_VECTORS(unsigned long long, ulonglong, , __align__(16), __align__(16))
WARPGRAIN_VECTORS(float, float, , __align__(8), __align__(16))
WARPGRAIN_VECTORS(double, double, , __align__(16), __align__(16))
#undef WARPGRAIN_VECTORS

struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
      : x(vx), y(vy), z(vz) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return uint3{x, y, z}; }
};
#include <__clang_cuda_builtin_vars.h>
)header";

constexpr std::string_view runtime = R"header(#pragma once
#include "warpgrain_cuda_types.h"
enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorNotReady = 600 };
typedef enum cudaError cudaError_t;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault
};
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaFuncAttribute {
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9
};
enum cudaDeviceAttr { cudaDevAttrMultiProcessorCount = 16 };
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock, totalConstMem, sharedMemPerMultiprocessor, sharedMemPerBlockOptin;
  int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], major, minor, multiProcessorCount,
      maxThreadsPerMultiProcessor, l2CacheSize, memoryBusWidth, regsPerMultiprocessor, concurrentKernels, canMapHostMemory,
      unifiedAddressing, managedMemory, integrated, ECCEnabled;
};
#define cudaHostAllocDefault 0
#define cudaHostAllocMapped 2
#define cudaMemAttachGlobal 1
#define cudaStreamNonBlocking 1
#define cudaEventDefault 0
#define cudaEventDisableTiming 2
extern "C" {
cudaError_t __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);
cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);
cudaError_t cudaFree(void *);
cudaError_t cudaFreeHost(void *);
cudaError_t cudaMemcpy(void *, const void *, size_t, cudaMemcpyKind);
cudaError_t cudaMemcpyAsync(void *, const void *, size_t, cudaMemcpyKind, cudaStream_t = 0);
cudaError_t cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, cudaMemcpyKind);
cudaError_t cudaMemset(void *, int, size_t);
cudaError_t cudaMemsetAsync(void *, int, size_t, cudaStream_t = 0);
cudaError_t cudaMemGetInfo(size_t *, size_t *);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDeviceReset(void);
cudaError_t cudaSetDevice(int);
cudaError_t cudaGetDevice(int *);
cudaError_t cudaGetDeviceCount(int *);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp *, int);
cudaError_t cudaDeviceGetAttribute(int *, cudaDeviceAttr, int);
cudaError_t cudaGetLastError(void);
cudaError_t cudaPeekAtLastError(void);
const char *cudaGetErrorString(cudaError_t);
const char *cudaGetErrorName(cudaError_t);
cudaError_t cudaStreamCreate(cudaStream_t *);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *, unsigned int);
cudaError_t cudaStreamDestroy(cudaStream_t);
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaEventCreate(cudaEvent_t *);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned int);
cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = 0);
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);
cudaError_t cudaThreadSynchronize(void);
}
template <typename T> cudaError_t cudaMalloc(T **, size_t);
template <typename T> cudaError_t cudaMallocHost(T **, size_t, unsigned int = 0);
template <typename T> cudaError_t cudaHostAlloc(T **, size_t, unsigned int);
template <typename T> cudaError_t cudaHostGetDevicePointer(T **, void *, unsigned int);
template <typename T> cudaError_t cudaMallocManaged(T **, size_t, unsigned int = cudaMemAttachGlobal);
template <typename T> cudaError_t cudaMallocPitch(T **, size_t *, size_t, size_t);
template <typename T>
cudaError_t cudaMemcpyToSymbol(const T &, const void *, size_t, size_t = 0, cudaMemcpyKind = cudaMemcpyHostToDevice);
template <typename T>
cudaError_t cudaMemcpyFromSymbol(void *, const T &, size_t, size_t = 0, cudaMemcpyKind = cudaMemcpyDeviceToHost);
template <typename T> cudaError_t cudaGetSymbolAddress(void **, const T &);
template <typename F> cudaError_t cudaFuncSetAttribute(F *, cudaFuncAttribute, int);
template <typename F> cudaError_t cudaFuncSetCacheConfig(F *, cudaFuncCache);
template <typename F> cudaError_t cudaLaunchKernel(F *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0);
template <typename F> cudaError_t cudaLaunchCooperativeKernel(F *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0);
template <typename F> cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, F *, int, size_t);
#include "warpgrain_cuda_device.h"
)header";

constexpr std::string_view device = R"header(#pragma once
#include <__clang_cuda_math_forward_declares.h>
#define WARPGRAIN_DEVICE extern "C" __device__
WARPGRAIN_DEVICE void __threadfence(void);
WARPGRAIN_DEVICE void __threadfence_block(void);
WARPGRAIN_DEVICE void __threadfence_system(void);
WARPGRAIN_DEVICE int __syncthreads_count(int);
WARPGRAIN_DEVICE int __syncthreads_and(int);
WARPGRAIN_DEVICE int __syncthreads_or(int);
WARPGRAIN_DEVICE void __syncwarp(unsigned int = 0xffffffffu);
WARPGRAIN_DEVICE int __all_sync(unsigned int, int);
WARPGRAIN_DEVICE int __any_sync(unsigned int, int);
WARPGRAIN_DEVICE unsigned int __ballot_sync(unsigned int, int);
WARPGRAIN_DEVICE unsigned int __activemask(void);
WARPGRAIN_DEVICE long long clock64(void);
WARPGRAIN_DEVICE int __popc(unsigned int);
WARPGRAIN_DEVICE int __popcll(unsigned long long);
WARPGRAIN_DEVICE int __clz(int);
WARPGRAIN_DEVICE int __ffs(int);
WARPGRAIN_DEVICE int __mul24(int, int);
WARPGRAIN_DEVICE unsigned int __umul24(unsigned int, unsigned int);
WARPGRAIN_DEVICE int __mulhi(int, int);
WARPGRAIN_DEVICE unsigned int __umulhi(unsigned int, unsigned int);
WARPGRAIN_DEVICE unsigned int __brev(unsigned int);
WARPGRAIN_DEVICE float __saturatef(float);
WARPGRAIN_DEVICE float __fdividef(float, float);
WARPGRAIN_DEVICE float __expf(float);
WARPGRAIN_DEVICE float __logf(float);
WARPGRAIN_DEVICE float __sinf(float);
WARPGRAIN_DEVICE float __cosf(float);
WARPGRAIN_DEVICE float __powf(float, float);
WARPGRAIN_DEVICE float __fmaf_rn(float, float, float);
#define WARPGRAIN_ONE_FLOAT(X) \
  X(sinf) X(cosf) X(tanf) X(asinf) X(acosf) X(atanf) X(sinhf) X(coshf) X(tanhf) X(asinhf) X(acoshf) \
  X(atanhf) X(expf) X(exp2f) X(exp10f) X(expm1f) X(logf) X(log2f) X(log10f) X(log1pf) X(logbf) \
  X(sqrtf) X(cbrtf) X(fabsf) X(floorf) X(ceilf) X(roundf) X(rintf) X(truncf) X(nearbyintf) X(erff) \
  X(erfcf) X(lgammaf) X(tgammaf) X(sinpif) X(cospif) X(rcbrtf) X(__log2f) X(__log10f) X(__tanf) \
  X(__exp10f) X(__frcp_rn) X(__fsqrt_rn) X(normcdff)
#define WARPGRAIN_TWO_FLOATS(X) \
  X(powf) X(fmodf) X(atan2f) X(fminf) X(fmaxf) X(hypotf) X(copysignf) X(fdimf) X(remainderf) \
  X(__fadd_rn) X(__fmul_rn) X(__fdiv_rn) X(__fsub_rn)
#define WARPGRAIN_ONE(name) WARPGRAIN_DEVICE float name(float);
#define WARPGRAIN_TWO(name) WARPGRAIN_DEVICE float name(float, float);
WARPGRAIN_ONE_FLOAT(WARPGRAIN_ONE)
WARPGRAIN_TWO_FLOATS(WARPGRAIN_TWO)
#undef WARPGRAIN_ONE_FLOAT
#undef WARPGRAIN_TWO_FLOATS
#undef WARPGRAIN_ONE
#undef WARPGRAIN_TWO
WARPGRAIN_DEVICE float fmaf(float, float, float);
WARPGRAIN_DEVICE float ldexpf(float, int);
WARPGRAIN_DEVICE float frexpf(float, int *);
WARPGRAIN_DEVICE float modff(float, float *);
WARPGRAIN_DEVICE void sincosf(float, float *, float *);
WARPGRAIN_DEVICE void sincos(double, double *, double *);
WARPGRAIN_DEVICE void __sincosf(float, float *, float *);
WARPGRAIN_DEVICE clock_t clock(void);
WARPGRAIN_DEVICE float rsqrtf(float);
WARPGRAIN_DEVICE double rsqrt(double);
WARPGRAIN_DEVICE float __int_as_float(int);
WARPGRAIN_DEVICE int __float_as_int(float);
WARPGRAIN_DEVICE unsigned int __float_as_uint(float);
WARPGRAIN_DEVICE float __uint_as_float(unsigned int);
WARPGRAIN_DEVICE int __float2int_rn(float);
WARPGRAIN_DEVICE void __trap(void);
#undef WARPGRAIN_DEVICE
#define WARPGRAIN_ARITHMETIC(T) \
  static inline __host__ __device__ T min(T a, T b) { return b < a ? b : a; } \
  static inline __host__ __device__ T max(T a, T b) { return a < b ? b : a; }
WARPGRAIN_ARITHMETIC(int)
WARPGRAIN_ARITHMETIC(unsigned int)
WARPGRAIN_ARITHMETIC(long)
WARPGRAIN_ARITHMETIC(unsigned long)
WARPGRAIN_ARITHMETIC(long long)
WARPGRAIN_ARITHMETIC(unsigned long long)
WARPGRAIN_ARITHMETIC(float)
WARPGRAIN_ARITHMETIC(double)
static inline __host__ __device__ unsigned int min(int a, unsigned int b) { return min(static_cast<unsigned int>(a), b); }
static inline __host__ __device__ unsigned int min(unsigned int a, int b) { return min(a, static_cast<unsigned int>(b)); }
static inline __host__ __device__ unsigned int max(int a, unsigned int b) { return max(static_cast<unsigned int>(a), b); }
static inline __host__ __device__ unsigned int max(unsigned int a, int b) { return max(a, static_cast<unsigned int>(b)); }
#undef WARPGRAIN_ARITHMETIC
#define WARPGRAIN_SHUFFLE(T) \
  __device__ T __shfl_sync(unsigned int, T, int, int = 32); \
  __device__ T __shfl_up_sync(unsigned int, T, unsigned int, int = 32); \
  __device__ T __shfl_down_sync(unsigned int, T, unsigned int, int = 32); \
  __device__ T __shfl_xor_sync(unsigned int, T, int, int = 32);
WARPGRAIN_SHUFFLE(int)
WARPGRAIN_SHUFFLE(unsigned int)
WARPGRAIN_SHUFFLE(long long)
WARPGRAIN_SHUFFLE(unsigned long long)
WARPGRAIN_SHUFFLE(float)
WARPGRAIN_SHUFFLE(double)
#undef WARPGRAIN_SHUFFLE
#define WARPGRAIN_ATOMIC(T) \
  __device__ T atomicAdd(T *, T); \
  __device__ T atomicExch(T *, T); \
  __device__ T atomicMin(T *, T); \
  __device__ T atomicMax(T *, T); \
  __device__ T atomicCAS(T *, T, T);
WARPGRAIN_ATOMIC(int)
WARPGRAIN_ATOMIC(unsigned int)
WARPGRAIN_ATOMIC(unsigned long long)
__device__ float atomicAdd(float *, float);
__device__ double atomicAdd(double *, double);
__device__ float atomicExch(float *, float);
#undef WARPGRAIN_ATOMIC
#define WARPGRAIN_ATOMIC(T) \
  __device__ T atomicSub(T *, T); \
  __device__ T atomicAnd(T *, T); \
  __device__ T atomicOr(T *, T); \
  __device__ T atomicXor(T *, T);
WARPGRAIN_ATOMIC(int)
WARPGRAIN_ATOMIC(unsigned int)
#undef WARPGRAIN_ATOMIC
__device__ unsigned int atomicInc(unsigned int *, unsigned int);
__device__ unsigned int atomicDec(unsigned int *, unsigned int);
template <typename T> __device__ T __ldg(const T *);
extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ void *malloc(size_t);
extern "C" __device__ void free(void *);
)header";

constexpr std::string_view redirection = "#pragma once\n#include <cuda_runtime.h>\n";

} // namespace

std::span<const BuiltinHeader> builtinCudaHeaders() {
  static constexpr std::array headers{
      BuiltinHeader{"warpgrain_cuda_types.h", qualifiersAndTypes},
      BuiltinHeader{"warpgrain_cuda_device.h", device},
      BuiltinHeader{"cuda_runtime.h", runtime},
      BuiltinHeader{"cuda.h", redirection},
      BuiltinHeader{"cuda_runtime_api.h", redirection},
      BuiltinHeader{"device_launch_parameters.h", redirection},
      BuiltinHeader{"device_functions.h", redirection},
      BuiltinHeader{"device_atomic_functions.h", redirection},
      BuiltinHeader{"math_functions.h", redirection},
      BuiltinHeader{"math_constants.h", redirection},
      BuiltinHeader{"vector_types.h", redirection},
      BuiltinHeader{"vector_functions.h", redirection},
      BuiltinHeader{"driver_types.h", redirection},
      BuiltinHeader{"host_defines.h", redirection},
  };
  return headers;
}

} // namespace warpgrain::frontend
