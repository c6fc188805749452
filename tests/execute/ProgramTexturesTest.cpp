// SPDX-License-Identifier: Apache-2.0
//
// Arrays, texture objects and surface objects in whole programs. Expected values follow from the rules of the CUDA C++
// Programming Guide, "Texture Fetching".
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using ProgramTextures = ProgramTest;

/// Creates a texture object `t` over the array `a`, after what `setting` says of its description `d`.
std::string textureOf(const std::string &setting) {
  return "  cudaResourceDesc r = {}; r.resType = cudaResourceTypeArray; r.res.array.array = a;\n"
         "  cudaTextureDesc d = {}; " +
         setting +
         "\n"
         "  cudaTextureObject_t t = 0;\n"
         "  if (cudaCreateTextureObject(&t, &r, &d, nullptr) != cudaSuccess) { printf(\"no object\"); return 1; }\n";
}

TEST_F(ProgramTextures, PointFetchesGoOnOutsideAsEachModeSays) {
  const auto fetches = [this](const std::string &setting) {
    return printed(R"(
#include <cstdio>
__global__ void k(cudaTextureObject_t t, float *out, float scale) {
  const float x[] = {-1.5f, -0.25f, 0.5f, 3.75f, 4.f, 6.5f};
  for (int i = 0; i < 6; ++i) out[i] = tex1D<float>(t, x[i] * scale);
}
int main() {
  float values[4] = {10, 20, 30, 40}, *out;
  cudaArray_t a;
  cudaChannelFormatDesc f = cudaCreateChannelDesc<float>();
  cudaMallocArray(&a, &f, 4);
  cudaMemcpy2DToArray(a, 0, 0, values, 16, 16, 1, cudaMemcpyHostToDevice);
  cudaMallocManaged(&out, 64);
)" + textureOf(setting) +
                   R"(
  k<<<1, 1>>>(t, out, d.normalizedCoords ? 0.25f : 1.f);
  cudaDeviceSynchronize();
  for (int i = 0; i < 6; ++i) printf("%g ", out[i]);
  printf("%d %d", cudaDestroyTextureObject(t), cudaFreeArray(a));
}
)");
  };
  EXPECT_EQ(fetches("d.addressMode[0] = cudaAddressModeClamp;"), "10 10 10 40 40 40 0 0");
  EXPECT_EQ(fetches("d.addressMode[0] = cudaAddressModeBorder; d.borderColor[0] = 7;"), "7 7 10 40 7 7 0 0");
  EXPECT_EQ(fetches("d.addressMode[0] = cudaAddressModeWrap; d.normalizedCoords = 1;"), "30 40 10 40 10 30 0 0");
  EXPECT_EQ(fetches("d.addressMode[0] = cudaAddressModeMirror; d.normalizedCoords = 1;"), "20 10 10 40 40 20 0 0");
}

TEST_F(ProgramTextures, LinearFetchesMixNeighboursByEightBits) {
  EXPECT_EQ(
      printed(
          R"(
#include <cstdio>
__global__ void k(cudaTextureObject_t t, float *out) {
  out[0] = tex2D<float>(t, 1.f, 1.f);
  out[1] = tex2D<float>(t, 0.75f, 0.5f);
  out[2] = tex2D<float>(t, 1.001f, 0.5f);
  out[3] = tex2D<float>(t, 9.f, 0.f);
}
int main() {
  unsigned char values[2][2] = {{0, 255}, {51, 102}};
  float *out;
  cudaArray_t a;
  cudaChannelFormatDesc f = cudaCreateChannelDesc<unsigned char>();
  cudaMallocArray(&a, &f, 2, 2);
  cudaMemcpy2DToArray(a, 0, 0, values, 2, 2, 2, cudaMemcpyHostToDevice);
  cudaMallocManaged(&out, 64);
)" +
          textureOf("d.addressMode[0] = d.addressMode[1] = cudaAddressModeClamp; d.filterMode = cudaFilterModeLinear; "
                    "d.readMode = cudaReadModeNormalizedFloat;") +
          R"(
  k<<<1, 1>>>(t, out);
  cudaDeviceSynchronize();
  printf("%g %g %g %g", out[0], out[1], out[2], out[3]);
}
)"),
      "0.4 0.25 0.5 1");
}

TEST_F(ProgramTextures, LayersVolumesVectorsAndLinearMemoryAreRead) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
__global__ void k(cudaTextureObject_t volume, cudaTextureObject_t layers, cudaTextureObject_t memory,
                  cudaTextureObject_t rows, int *out) {
  out[0] = tex3D<int>(volume, 1, 2, 1);
  short2 s = tex2DLayered<short2>(layers, 1, 0, 2);
  out[1] = s.x; out[2] = s.y;
  float4 v = tex1Dfetch<float4>(memory, 1);
  out[3] = v.x; out[4] = v.w;
  out[5] = tex1Dfetch<float4>(memory, 2).x;
  out[6] = tex2D<unsigned>(rows, 3, 1);
}
template <class T> cudaArray_t array(cudaExtent e, unsigned flags) {
  cudaArray_t a;
  cudaChannelFormatDesc f = cudaCreateChannelDesc<T>();
  cudaMalloc3DArray(&a, &f, e, flags);
  T *values = new T[e.width * e.height * e.depth];
  for (size_t i = 0; i < e.width * e.height * e.depth * sizeof(T) / (sizeof(T) / (sizeof(T) == 4 && flags ? 2 : 1)); ++i)
    if (flags) ((short *)values)[i] = (short)(i - 5); else ((int *)values)[i] = (int)i;
  cudaMemcpy3DParms p = {};
  p.srcPtr = make_cudaPitchedPtr(values, e.width * sizeof(T), e.width, e.height);
  p.dstArray = a;
  p.extent = e;
  p.kind = cudaMemcpyHostToDevice;
  cudaMemcpy3D(&p);
  return a;
}
cudaTextureObject_t object(const cudaResourceDesc &r) {
  cudaTextureDesc d = {};
  cudaTextureObject_t t = 0;
  cudaCreateTextureObject(&t, &r, &d, nullptr);
  return t;
}
int main() {
  int *out;
  cudaMallocManaged(&out, 64);
  cudaResourceDesc volume = {}, layers = {}, memory = {}, rows = {};
  volume.resType = layers.resType = cudaResourceTypeArray;
  volume.res.array.array = array<int>(make_cudaExtent(4, 3, 2), 0);
  layers.res.array.array = array<short2>(make_cudaExtent(2, 2, 3), cudaArrayLayered);
  float4 *vectors;
  cudaMallocManaged(&vectors, 2 * sizeof(float4));
  vectors[1] = make_float4(5, 6, 7, 8);
  memory.resType = cudaResourceTypeLinear;
  memory.res.linear.devPtr = vectors;
  memory.res.linear.desc = cudaCreateChannelDesc<float4>();
  memory.res.linear.sizeInBytes = 2 * sizeof(float4);
  unsigned *pitched;
  size_t pitch;
  cudaMallocPitch((void **)&pitched, &pitch, 16, 2);
  unsigned row[4] = {1, 2, 3, 4000000000u};
  cudaMemcpy2D((char *)pitched + pitch, pitch, row, 16, 16, 1, cudaMemcpyHostToDevice);
  rows.resType = cudaResourceTypePitch2D;
  rows.res.pitch2D = {pitched, cudaCreateChannelDesc<unsigned>(), 4, 2, pitch};
  k<<<1, 1>>>(object(volume), object(layers), object(memory), object(rows), out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 7; ++i) printf("%d ", out[i]);
}
)"),
            "21 13 14 5 8 0 -294967296 ");
}

TEST_F(ProgramTextures, SurfacesAreWrittenAndReadByBytes) {
  const auto program = [](const std::string &last) {
    return R"(
#include <cstdio>
__global__ void k(cudaSurfaceObject_t s, float *out) {
  surf2Dwrite(1.5f * threadIdx.x, s, threadIdx.x * 4, 1);
  __syncthreads();
  out[threadIdx.x] = surf2Dread<float>(s, (3 - threadIdx.x) * 4, 1);
)" + last + R"(
}
int main() {
  float *out, row[4];
  cudaArray_t a;
  cudaChannelFormatDesc f = cudaCreateChannelDesc<float>();
  cudaMallocArray(&a, &f, 4, 2, cudaArraySurfaceLoadStore);
  cudaMallocManaged(&out, 64);
  cudaResourceDesc r = {}; r.resType = cudaResourceTypeArray; r.res.array.array = a;
  cudaSurfaceObject_t s = 0;
  cudaCreateSurfaceObject(&s, &r);
  k<<<1, 4>>>(s, out);
  cudaDeviceSynchronize();
  cudaMemcpy2DFromArray(row, 16, a, 0, 1, 16, 1, cudaMemcpyDeviceToHost);
  printf("%g %g %g", out[0], out[3], row[2]);
}
)";
  };
  EXPECT_EQ(printed(program("")), "4.5 0 3");
  EXPECT_EQ(printed(program("  out[0] += surf2Dread<float>(s, 400, 1, cudaBoundaryModeZero);")), "4.5 0 3");
  const auto outside = run(program("  out[0] = surf2Dread<float>(s, 16, 1);"));
  EXPECT_NE(outside.exitCode, 0);
  EXPECT_THAT(outside.standardError, HasSubstr("outside of its array"));
}

TEST_F(ProgramTextures, WhatIsNotSupportedIsAnErrorOfTheCallThatAsksForIt) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
int main() {
  cudaArray_t a;
  cudaChannelFormatDesc f = cudaCreateChannelDesc<int>(), odd = cudaCreateChannelDesc(8, 16, 0, 0, cudaChannelFormatKindSigned);
  printf("%d ", cudaMallocArray(&a, &odd, 4));
  printf("%d ", cudaMalloc3DArray(&a, &f, make_cudaExtent(4, 4, 6), cudaArrayCubemap));
  cudaMallocArray(&a, &f, 4);
  cudaResourceDesc r = {}; r.resType = cudaResourceTypeArray; r.res.array.array = a;
  cudaTextureDesc d = {}; d.filterMode = cudaFilterModeLinear;
  cudaTextureObject_t t;
  printf("%d ", cudaCreateTextureObject(&t, &r, &d, nullptr));
  printf("%d", cudaMemcpy2DToArray(a, 8, 0, &f, 16, 16, 1, cudaMemcpyHostToDevice));
}
)"),
            "1 801 1 1");
}

} // namespace
} // namespace warpgrain::tests
