// SPDX-License-Identifier: Apache-2.0
//
// One launch for each way in which a kernel can come by memory, to be captured and replayed: memory_kinds KIND.
// nvcc -O2 -arch=native -std=c++17 -o memory_kinds memory_kinds.cu
#include <cooperative_groups.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#define CHECK(call)                                                                                                    \
  do {                                                                                                                 \
    const cudaError_t status = (call);                                                                                 \
    if (status != cudaSuccess) {                                                                                       \
      std::printf("%s: %s\n", #call, cudaGetErrorString(status));                                                      \
      std::exit(1);                                                                                                    \
    }                                                                                                                  \
  } while (false)

constexpr int n = 100000;
constexpr int block = 256;
constexpr int grid = (n + block - 1) / block;

struct Span {
  int length;
  const float *data;
};

struct Work {
  char tag;
  Span in[2];
  float scale;
  float *out;
};

struct Node {
  float value;
  Node *next;
};

__constant__ float coefficients[8] = {1, 2, 3, 4, 5, 6, 7, 8};
__device__ unsigned counter;
__device__ float *target;
static __device__ float bias[4] = {0.5f, 1.5f, 2.5f, 3.5f};

__global__ void scaleStruct(Work work) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < work.in[0].length) work.out[i] = work.scale * (work.in[0].data[i] + work.in[1].data[i]);
}

__global__ void sumTable(float *out, const float *const *table, int rows) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int row = 0; row < rows; ++row)
    sum += table[row][i];
  out[i] = sum;
}

__global__ void scalePlain(float *out, const float *in, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = factor * in[i];
}

__global__ void useVariables(const float *in) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  target[i] = coefficients[i % 8] * in[i] + bias[i % 4];
  atomicAdd(&counter, 1U);
}

__global__ void throughAddress(float *variable, const float *in) {
  if (threadIdx.x < 4 && blockIdx.x == 0) variable[threadIdx.x] += in[threadIdx.x];
}

__global__ void walkList(float *out, const Node *first) {
  float sum = 0;
  for (const Node *node = first; node != nullptr; node = node->next)
    sum += node->value;
  out[threadIdx.x] = sum * threadIdx.x;
}

/// Writes addresses: into its own list, backwards.
__global__ void reverseList(Node **first) {
  Node *done = nullptr;
  for (Node *node = *first; node != nullptr;) {
    Node *next = node->next;
    node->next = done;
    done = node;
    node = next;
  }
  *first = done;
}

__global__ void twoPhases(float *out, float *scratch, const float *in) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int threads = gridDim.x * blockDim.x;
  for (int k = i; k < n; k += threads)
    scratch[k] = 2 * in[k];
  cooperative_groups::this_grid().sync();
  for (int k = i; k < n; k += threads)
    out[k] = scratch[n - 1 - k];
}

__global__ void inCluster(float *out, const float *in) {
  const auto cluster = cooperative_groups::this_cluster();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i] * cluster.num_blocks() + cluster.block_rank();
}

__global__ void muchShared(float *out, const float *in) {
  extern __shared__ float tile[];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = threadIdx.x; k < 20000; k += blockDim.x)
    tile[k] = k;
  __syncthreads();
  if (i < n) out[i] = in[i] + tile[i % 20000];
}

__global__ void fromTexture(float *out, cudaTextureObject_t texture) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = tex1Dfetch<float>(texture, i);
}

__global__ void addFloats(float *sum, const float *in) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, in[i]);
}

__global__ void allocateOnDevice(float **place) {
  *place = static_cast<float *>(malloc(64));
  **place = 3;
}

__global__ void useDeviceHeap(float *out, float *const *place) {
  out[threadIdx.x] = **place + threadIdx.x;
}

namespace {

template <typename T>
__global__ void fill(T *out, T value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = value + i;
}

float *deviceFloats(int seed, int count = n) {
  std::vector<float> host(count);
  for (int i = 0; i < count; ++i)
    host[i] = static_cast<float>((i * 7919 + seed * 104729) % 1000) / 7.0f;
  float *out = nullptr;
  CHECK(cudaMalloc(&out, count * sizeof(float)));
  CHECK(cudaMemcpy(out, host.data(), count * sizeof(float), cudaMemcpyHostToDevice));
  return out;
}

Node *makeList(int length) {
  Node *next = nullptr;
  for (int i = 0; i < length; ++i) {
    const Node host{static_cast<float>(i) / 3, next};
    CHECK(cudaMalloc(&next, sizeof(Node)));
    CHECK(cudaMemcpy(next, &host, sizeof(Node), cudaMemcpyHostToDevice));
  }
  return next;
}

template <typename T>
T *copied(const std::vector<T> &host) {
  T *out = nullptr;
  CHECK(cudaMalloc(&out, host.size() * sizeof(T)));
  CHECK(cudaMemcpy(out, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
  return out;
}

void launchCooperative() {
  float *out = deviceFloats(1);
  float *scratch = deviceFloats(2);
  const float *in = deviceFloats(3);
  void *arguments[] = {&out, &scratch, &in};
  CHECK(cudaLaunchCooperativeKernel(reinterpret_cast<const void *>(twoPhases), 64, block, arguments));
}

void launchCluster() {
  cudaLaunchConfig_t config{};
  config.gridDim = (grid + 3) / 4 * 4;
  config.blockDim = block;
  cudaLaunchAttribute attribute{};
  attribute.id = cudaLaunchAttributeClusterDimension;
  attribute.val.clusterDim.x = 4;
  attribute.val.clusterDim.y = attribute.val.clusterDim.z = 1;
  config.attrs = &attribute;
  config.numAttrs = 1;
  CHECK(cudaLaunchKernelEx(&config, inCluster, deviceFloats(1), static_cast<const float *>(deviceFloats(2))));
}

void launchTexture() {
  cudaResourceDesc resource{};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = deviceFloats(2);
  resource.res.linear.desc = cudaCreateChannelDesc<float>();
  resource.res.linear.sizeInBytes = n * sizeof(float);
  cudaTextureDesc how{};
  cudaTextureObject_t texture = 0;
  CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
  fromTexture<<<grid, block>>>(deviceFloats(1), texture);
}

void launchInGraph() {
  cudaStream_t stream = nullptr;
  cudaGraph_t graph = nullptr;
  cudaGraphExec_t ready = nullptr;
  float *out = deviceFloats(1);
  const float *in = deviceFloats(2);
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  scalePlain<<<grid, block, 0, stream>>>(out, in, 2);
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaGraphInstantiate(&ready, graph, 0));
  CHECK(cudaGraphLaunch(ready, stream));
}

void launchVariables() {
  const float values[8] = {8, 7, 6, 5, 4, 3, 2, 1};
  float *out = deviceFloats(1);
  CHECK(cudaMemcpyToSymbol(coefficients, values, sizeof(values)));
  CHECK(cudaMemcpyToSymbol(target, &out, sizeof(out)));
  useVariables<<<grid, block>>>(deviceFloats(2));
}

void launchAddress() {
  float *variable = nullptr;
  CHECK(cudaGetSymbolAddress(reinterpret_cast<void **>(&variable), bias));
  throughAddress<<<1, 32>>>(variable, deviceFloats(2));
}

void launchManaged() {
  float *in = nullptr;
  float *out = nullptr;
  CHECK(cudaMallocManaged(&in, n * sizeof(float)));
  CHECK(cudaMallocManaged(&out, n * sizeof(float)));
  for (int i = 0; i < n; ++i)
    in[i] = static_cast<float>(i % 17);
  scalePlain<<<grid, block>>>(out, in, 3);
}

void launchPooled() {
  float *in = nullptr;
  float *out = nullptr;
  CHECK(cudaMallocAsync(&in, n * sizeof(float), nullptr));
  CHECK(cudaMallocAsync(&out, n * sizeof(float), nullptr));
  CHECK(cudaMemcpyAsync(in, deviceFloats(5), n * sizeof(float), cudaMemcpyDeviceToDevice, nullptr));
  scalePlain<<<grid, block>>>(out, in, 3);
}

void launchPinned() {
  float *in = nullptr;
  CHECK(cudaMallocHost(&in, n * sizeof(float)));
  for (int i = 0; i < n; ++i)
    in[i] = static_cast<float>(i % 19);
  scalePlain<<<grid, block>>>(deviceFloats(1), in, 3);
}

void launchTable(bool withFreed) {
  std::vector<float *> rows{deviceFloats(1), deviceFloats(2), deviceFloats(3), deviceFloats(4)};
  float *const gone = deviceFloats(5);
  float *out = deviceFloats(6);
  if (withFreed) rows.push_back(gone); // not followed: only the first four are
  const float *const *table = copied(rows);
  if (withFreed) CHECK(cudaFree(gone)); // only now, or the table would lie where it was
  sumTable<<<grid, block>>>(out, table, 4);
}

void launchHeap() {
  float **place = copied(std::vector<float *>{nullptr});
  allocateOnDevice<<<1, 1>>>(place);
  useDeviceHeap<<<1, 32>>>(deviceFloats(1), place);
}

} // namespace

int main(int argc, char **argv) {
  const std::map<std::string, void (*)()> kinds{
      {"plain", [] { scalePlain<<<grid, block>>>(deviceFloats(1), deviceFloats(2), 1.5f); }},
      {"middle", [] { scalePlain<<<grid, block>>>(deviceFloats(1, 2 * n) + 100, deviceFloats(2, 2 * n) + 7, 1.5f); }},
      {"in-place", [] {
         float *both = deviceFloats(1);
         scalePlain<<<grid, block>>>(both, both, 1.5f);
       }},
      {"struct",
       [] { scaleStruct<<<grid, block>>>({'w', {{n, deviceFloats(1)}, {n, deviceFloats(2)}}, 2.5f, deviceFloats(3)}); }},
      {"table", [] { launchTable(false); }},
      {"freed", [] { launchTable(true); }},
      {"list", [] { walkList<<<1, 64>>>(deviceFloats(1), makeList(50)); }},
      {"reverse", [] { reverseList<<<1, 1>>>(copied(std::vector<Node *>{makeList(50)})); }},
      {"variables", launchVariables},
      {"address", launchAddress},
      {"managed", launchManaged},
      {"pooled", launchPooled},
      {"pinned", launchPinned},
      {"cooperative", launchCooperative},
      {"cluster", launchCluster},
      {"shared", [] {
         CHECK(cudaFuncSetAttribute(muchShared, cudaFuncAttributeMaxDynamicSharedMemorySize, 80000));
         muchShared<<<grid, block, 80000>>>(deviceFloats(1), deviceFloats(2));
       }},
      {"template", [] { fill<double><<<grid, block>>>(reinterpret_cast<double *>(deviceFloats(1, 2 * n)), 2.0); }},
      {"atomics", [] { addFloats<<<grid, block>>>(deviceFloats(1, 1), deviceFloats(2)); }},
      {"texture", launchTexture},
      {"graph", launchInGraph},
      {"heap", launchHeap},
  };
  if (argc == 1) {
    for (const auto &[name, launch] : kinds)
      std::printf("%s\n", name.c_str());
    return 0;
  }
  const auto found = kinds.find(argv[1]);
  if (found == kinds.end()) return 2;
  found->second();
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  std::printf("%s done\n", argv[1]);
  return 0;
}
