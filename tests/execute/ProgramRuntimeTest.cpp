// SPDX-License-Identifier: Apache-2.0
//
// Groups of the CUDA runtime's functions, each in a small program.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using ProgramRuntime = ProgramTest;

TEST_F(ProgramRuntime, CopiesOfOneToThreeDimensionsMoveWhatTheyName) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
int main() {
  int from[12], to[12] = {};
  for (int i = 0; i < 12; ++i) from[i] = i;
  char *rows; size_t pitch;
  cudaMallocPitch((void **)&rows, &pitch, 16, 3);
  cudaMemcpy2D(rows, pitch, from, 16, 16, 3, cudaMemcpyHostToDevice);
  cudaMemset2D(rows + pitch, pitch, 0, 8, 1);
  cudaMemcpy2D(to, 16, rows, pitch, 16, 3, cudaMemcpyDeviceToHost);
  for (int value : to) printf("%d ", value);
  cudaPitchedPtr box;
  cudaMalloc3D(&box, make_cudaExtent(8, 3, 2));
  cudaMemset3D(box, 1, make_cudaExtent(8, 3, 2));
  cudaMemcpy3DParms p = {};
  p.srcPtr = box;
  p.dstPtr = make_cudaPitchedPtr(to, 8, 8, 3);
  p.extent = make_cudaExtent(8, 3, 2);
  p.kind = cudaMemcpyDeviceToHost;
  printf("%d %x %zu", cudaMemcpy3D(&p), to[11], pitch % 512);
}
)"),
            "0 1 2 3 0 0 6 7 8 9 10 11 0 1010101 0");
}

TEST_F(ProgramRuntime, ArraysThatNobodyWroteHoldZeros) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
#include <cstdlib>
int main() {
  size_t found = 0;
  for (size_t bytes = 2048; bytes < 4000000; bytes = bytes * 3 / 2) {
    auto *host = static_cast<volatile unsigned char *>(malloc(bytes)); // never freed
    for (size_t i = 0; i < bytes; ++i) found += host[i] != 0;
    unsigned char *device;
    cudaMallocManaged(&device, bytes);
    for (size_t i = 0; i < bytes; ++i) found += device[i] != 0;
  }
  printf("%zu", found);
}
)"),
            "0");
}

TEST_F(ProgramRuntime, VariablesOfTheDeviceAreThereOnceForAllKernels) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__managed__ int managed = 3;
__device__ int counter = 4;
__constant__ float table[4];
__device__ float twice(float x) { return 2 * x; }
__device__ float thrice(float x) { return 3 * x; }
typedef float (*Function)(float);
__device__ Function functions[2] = {twice, thrice};
static __global__ void count(float *out, int which) {
  *out = functions[which](managed + counter + table[1]);
  atomicAdd(&counter, 1);
  managed = 50;
}
__global__ void show() { printf("%d %d, ", counter, managed); }
int main() {
  float *out, values[4] = {1, 2};
  cudaMallocManaged(&out, 4);
  cudaMemcpyToSymbol(table, values, sizeof values);
  count<<<1, 1>>>(out, 1);
  cudaDeviceSynchronize();
  printf("%g %d, ", *out, managed);
  managed = 8;
  show<<<1, 1>>>();
  int counted;
  cudaMemcpyFromSymbol(&counted, counter, 4);
  size_t bytes;
  cudaGetSymbolSize(&bytes, table);
  printf("%d %zu %d", counted, bytes, cudaMemcpyToSymbol(table, values, 16, 4));
}
)"),
            "27 50, 5 8, 5 16 1");
}

TEST_F(ProgramRuntime, ErrorsAreThoseThatCudaDocuments) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void k(int *p) { if (p) *p = 1; }
__global__ void __launch_bounds__(64) bounded() {}
static void tell(cudaError_t error) { printf("%s\n", cudaGetErrorName(error)); }
int main() {
  int *p, host;
  k<<<1, 1025>>>(nullptr); tell(cudaGetLastError());
  k<<<0, 1>>>(nullptr); tell(cudaPeekAtLastError());
  tell(cudaGetLastError()); tell(cudaGetLastError());
  k<<<1, 1, 50000>>>(nullptr); tell(cudaGetLastError());
  bounded<<<1, 65>>>(); printf("%d\n", cudaGetLastError() != cudaSuccess);
  tell(cudaMalloc(&p, size_t(1) << 40));
  cudaMalloc(&p, 16);
  tell(cudaMemcpy(p, &host, 17, cudaMemcpyHostToDevice));
  tell(cudaMemcpy(&host, p, 4, (cudaMemcpyKind)7));
  tell(cudaFree(p + 1)); tell(cudaFree(p)); tell(cudaFree(p)); tell(cudaFree(nullptr));
  tell(cudaSetDevice(1));
  tell(cudaMemcpyToSymbol(&host, &host, 4));
  cudaGetLastError();
  cudaStream_t stream; cudaStreamCreate(&stream);
  k<<<1, 1, 0, stream>>>(nullptr); tell(cudaStreamDestroy(stream)); tell(cudaStreamDestroy(stream));
  printf("%s", cudaGetErrorString(cudaErrorInvalidConfiguration));
}
)"),
            "cudaErrorInvalidConfiguration\ncudaErrorInvalidConfiguration\ncudaErrorInvalidConfiguration\ncudaSuccess\n"
            "cudaErrorInvalidValue\n1\ncudaErrorMemoryAllocation\ncudaErrorInvalidValue\n"
            "cudaErrorInvalidMemcpyDirection\ncudaErrorInvalidValue\ncudaSuccess\ncudaErrorInvalidValue\n"
            "cudaSuccess\ncudaErrorInvalidDevice\ncudaErrorInvalidSymbol\ncudaSuccess\n"
            "cudaErrorInvalidResourceHandle\ninvalid configuration argument");
}

TEST_F(ProgramRuntime, TheDeviceHasTheLimitsOfTheChosenArchitecture) {
  const std::string text = R"(
#include <cstdio>
__global__ void k(float *p) { __shared__ float s[64]; s[threadIdx.x % 64] = *p; __syncthreads(); *p = s[0]; }
int main() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  int optIn, blocks;
  cudaDeviceGetAttribute(&optIn, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, k, 1024, 0);
  cudaFuncAttributes a;
  cudaFuncGetAttributes(&a, k);
  printf("%d.%d %d %zu %d %d %zu %d", p.major, p.minor, p.warpSize, p.sharedMemPerBlock, optIn, blocks,
         a.sharedSizeBytes, a.ptxVersion);
}
)";
  EXPECT_EQ(run(text, {}, {"--arch", "sm_90"}).standardOutput, "9.0 32 49152 232448 2 256 90");
  EXPECT_EQ(run(text, {}, {"--arch", "sm_86"}).standardOutput, "8.6 32 49152 101376 1 256 86");
}

TEST_F(ProgramRuntime, StreamsAndEventsKeepOrderAndTime) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void add(int *p) { for (int i = 0; i < 1000; ++i) *p += 1; }
static void CUDART_CB call(void *data) { printf("%d ", *(int *)data); }
int main() {
  int *p;
  cudaMallocHost(&p, 4);
  *p = 0;
  cudaStream_t a, b;
  cudaStreamCreate(&a);
  cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
  cudaEvent_t begin, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&end);
  cudaEventRecord(begin, a);
  add<<<1, 1, 0, a>>>(p);
  cudaEventRecord(end, a);
  cudaStreamWaitEvent(b, end, 0);
  cudaLaunchHostFunc(b, call, p);
  float time = -1;
  cudaEventSynchronize(end);
  cudaEventElapsedTime(&time, begin, end);
  printf("%d %d %d", time > 0, cudaStreamQuery(a), cudaEventQuery(end));
}
)"),
            "1000 1 0 0");
}

TEST_F(ProgramRuntime, StreamsKeepTheHintsThatTheyAreGiven) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
int main() {
  cudaStream_t a, b;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  cudaStreamAttrValue value = {}, got = {};
  value.accessPolicyWindow.num_bytes = 4096;
  value.accessPolicyWindow.hitRatio = 0.5f;
  value.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
  printf("%d", cudaStreamSetAttribute(a, cudaStreamAttributeAccessPolicyWindow, &value));
  printf("%d", cudaStreamGetAttribute(b, cudaStreamAttributeAccessPolicyWindow, &got));
  printf(" %zu", got.accessPolicyWindow.num_bytes);
  printf(" %d", cudaStreamCopyAttributes(b, a));
  printf("%d", cudaStreamGetAttribute(b, cudaStreamAttributeAccessPolicyWindow, &got));
  printf(" %zu %g\n", got.accessPolicyWindow.num_bytes, got.accessPolicyWindow.hitRatio);
  cudaStreamDestroy(a);
  printf("%d", cudaStreamSetAttribute(a, cudaStreamAttributeAccessPolicyWindow, &value) ==
                   cudaErrorInvalidResourceHandle);
}
)"),
            "00 0 00 4096 0.5\n1");
}

TEST_F(ProgramRuntime, PointersTellWhatTheyLeadTo) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
static int typeOf(void *p) { cudaPointerAttributes a; cudaPointerGetAttributes(&a, p); return a.type; }
int main() {
  void *device, *managed, *pinned, *alias;
  static int own[4];
  size_t before, after, total;
  cudaMemGetInfo(&before, &total);
  cudaMalloc(&device, 4096); cudaMallocManaged(&managed, 64); cudaHostAlloc(&pinned, 64, cudaHostAllocMapped);
  cudaMemGetInfo(&after, &total);
  printf("%d %d %d %d ", typeOf((char *)device + 100), typeOf(managed), typeOf(pinned), typeOf(own));
  printf("%d ", cudaHostRegister(own, sizeof own, 0));
  printf("%d %d ", typeOf(own), cudaHostRegister(own, sizeof own, 0));
  cudaHostGetDevicePointer(&alias, own, 0);
  printf("%d %d %zu", alias == own, cudaHostUnregister(own), before - after);
}
)"),
            "2 3 1 0 0 1 712 1 0 4160");
}

TEST_F(ProgramRuntime, RandomNumbersOfTheHostInterfaceAreTheToolkitsOwn) {
  const auto outcome = run(R"(
#include <cstdio>
#include <curand.h>
__global__ void twice(float *p) { p[threadIdx.x] *= 2; }
int main() {
  float *p, host[4]; cudaMalloc(&p, 16);
  curandGenerator_t generator;
  int wrong = curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
  wrong |= curandSetPseudoRandomGeneratorSeed(generator, 1234);
  wrong |= curandSetStream(generator, 0);
  wrong |= curandGenerateUniform(generator, p, 4);
  twice<<<1, 4>>>(p);
  cudaMemcpy(host, p, 16, cudaMemcpyDeviceToHost);
  printf("%d %.4f %.4f %.4f %.4f %d", wrong, host[0], host[1], host[2], host[3], curandDestroyGenerator(generator));
}
)",
                           {}, {"--checks"});
  if (outcome.exitCode == 125) {
    EXPECT_THAT(outcome.standardError, testing::HasSubstr("The toolkit's libcurand.so would have cuRAND's"));
    GTEST_SKIP() << "no cuRAND library beside the CUDA headers";
  }
  // What cuRAND's documentation prints of its first example, doubled.
  EXPECT_EQ(outcome.standardOutput, "0 0.2909 1.6404 1.1008 0.5897 0");
  EXPECT_EQ(outcome.standardError, ""); // the checks know that the library wrote them
}

} // namespace
} // namespace warpgrain::tests
