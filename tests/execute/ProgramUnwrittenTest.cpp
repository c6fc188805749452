// SPDX-License-Identifier: Apache-2.0
#include "tests/execute/ProgramTest.h"

#include <set>
#include <sstream>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

/// Programs that read memory which nothing has written.
class ProgramUnwritten : public ProgramTest {
protected:
  /// The places in the source that "// told" stands at, and those that the checks tell of.
  void expectTold(const std::string &text) const {
    std::set<std::string> expected;
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);)
      if (++number; line.ends_with("// told")) expected.insert("program.cu:" + std::to_string(number));
    const auto outcome = run(text, {}, {"--checks"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
    std::set<std::string> told;
    std::istringstream errors(outcome.standardError);
    for (std::string line; std::getline(errors, line);) {
      const auto begin = line.find("program.cu:");
      ASSERT_NE(begin, std::string::npos) << line;
      EXPECT_THAT(line, HasSubstr("which nothing has written"));
      told.insert(line.substr(begin, line.find(':', begin + sizeof "program.cu:" - 1) - begin));
    }
    EXPECT_EQ(told, expected) << outcome.standardError;
  }
};

TEST_F(ProgramUnwritten, AreToldWithThreadAndPlace) {
  const auto outcome = run(R"(
__global__ void scale(float *to, const float *from) { to[threadIdx.x] = 2 * from[threadIdx.x]; }
int main() {
  float *from, *to;
  cudaMalloc(&from, 256);
  cudaMalloc(&to, 256);
  cudaMemset(from, 0, 252);
  scale<<<1, 64>>>(to, from);
  return cudaDeviceSynchronize();
}
)",
                           {}, {"--checks"});
  EXPECT_EQ(outcome.exitCode, 0);
  EXPECT_THAT(outcome.standardError,
              HasSubstr("program.cu:2: Thread (63, 0, 0) of block (0, 0, 0) reads byte 252 of the device memory of "
                        "allocation 1 of the program in line 2, which nothing has written"));
}

TEST_F(ProgramUnwritten, AreFoundInUpdatesAndInWhatAKernelLeftOut) {
  expectTold(R"(
__global__ void count(int *histogram, const int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&histogram[data[i] & 15], 1); // told
}
__global__ void fill(float *to, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = i;
}
__global__ void scale(float *to, const float *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = 2 * from[i]; // told
}
__global__ void sum(float *to, const float *from, int n) {
  for (int i = 0; i < n; ++i) *to += from[i];
}
int main() {
  int n = 1000, *histogram, *data;
  float *a, *b, *c;
  cudaMalloc(&histogram, 64);
  cudaMallocManaged(&data, 4 * n); // the host may write it, and nobody sees it
  cudaMalloc(&a, 4 * n);
  cudaMalloc(&b, 4 * n);
  cudaMalloc(&c, 4);
  count<<<4, 256>>>(histogram, data, n);
  fill<<<4, 256>>>(a, n - 1);
  scale<<<4, 256>>>(b, a, n);
  cudaMemset(c, 0, 4);
  sum<<<1, 1>>>(c, b, n);
  return cudaDeviceSynchronize();
}
)");
}

/// What a kernel writes in rows is not kept byte by byte until somebody asks.
TEST_F(ProgramUnwritten, AreNotThoseOfWhatTheKernelWroteBefore) {
  expectTold(R"(
__global__ void zeroAndAdd(int *to) {
  to[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&to[(threadIdx.x + 1) % blockDim.x], 1);
  __syncthreads();
  atomicAdd(&to[threadIdx.x + 1], 1); // told
}
__global__ void there(int *to, int *flags) {
  to[threadIdx.x] = threadIdx.x;
  if (threadIdx.x == 0) flags[0] = to[0];
}
int main() {
  int *p, *q, *flags;
  cudaMalloc(&p, 1024);
  cudaMalloc(&q, 1024);
  cudaMalloc(&flags, 4);
  zeroAndAdd<<<1, 128>>>(p);
  there<<<1, 128>>>(q, flags);
  return cudaDeviceSynchronize();
}
)");
}

TEST_F(ProgramUnwritten, AreFoundInMemoryOfAKernelsOwn) {
  expectTold(R"(
__global__ void k(int *out) {
  int *mine = (int *)malloc(8);
  mine[0] = threadIdx.x;
  out[threadIdx.x] = mine[0];
  out[threadIdx.x] += mine[1]; // told
  free(mine);
}
int main() {
  int *out;
  cudaMalloc(&out, 128);
  k<<<1, 32>>>(out);
  return cudaDeviceSynchronize();
}
)");
}

TEST_F(ProgramUnwritten, AreNotTheBytesThatFillStructuresUp) {
  expectTold(R"(
struct Small { char a; int b; };
struct Large { int a; double b; };
__global__ void fill(Small *small, Large *large) {
  small[threadIdx.x].a = 1;
  small[threadIdx.x].b = 2;
  large[threadIdx.x].a = 1;
  large[threadIdx.x].b = 2;
}
__global__ void copy(Small *toSmall, const Small *small, Large *toLarge, const Large *large) {
  toSmall[threadIdx.x] = small[threadIdx.x];
  toLarge[threadIdx.x] = large[threadIdx.x];
}
__global__ void more(Small *toSmall, const Small *small, Large *toLarge, const Large *large) {
  toSmall[threadIdx.x] = small[threadIdx.x]; // told
  toLarge[threadIdx.x] = large[threadIdx.x]; // told
}
int main() {
  Small *small, *toSmall;
  Large *large, *toLarge;
  cudaMalloc(&small, 512);
  cudaMalloc(&toSmall, 512);
  cudaMalloc(&large, 512);
  cudaMalloc(&toLarge, 512);
  fill<<<1, 16>>>(small, large);
  copy<<<1, 16>>>(toSmall, small, toLarge, large);
  more<<<1, 17>>>(toSmall, small, toLarge, large);
  return cudaDeviceSynchronize();
}
)");
}

TEST_F(ProgramUnwritten, AreFoundInWordsThatAreWrittenInPart) {
  expectTold(R"(
__global__ void add(unsigned *to, const unsigned *from, int n) {
  if (threadIdx.x < n) atomicAdd(to, from[threadIdx.x]); // told
}
__global__ void keepOne(unsigned *to, const unsigned *from) { *to = from[1]; } // told
__global__ void addLong(unsigned *to, const unsigned long long *from) { *to += *from >> 40; } // told
__global__ void addShort(unsigned *to, const unsigned short *from) { *to += from[2]; } // told
__global__ void update(unsigned *at) { atomicOr(at + 1, 1u); } // told
__global__ void write(unsigned short *at) { at[3 * threadIdx.x] = 1; }
__global__ void addHalves(unsigned *to, const unsigned *from) { *to += from[threadIdx.x]; } // told
int main() {
  char host[16] = {};
  unsigned *out, *in[6];
  cudaMalloc(&out, 64);
  cudaMemset(out, 0, 64);
  for (unsigned *&each : in) cudaMalloc(&each, 64);
  cudaMemcpy(in[0], host, 5, cudaMemcpyHostToDevice);
  add<<<1, 32>>>(out, in[0], 2);
  cudaMemcpy((char *)in[1] + 5, host, 3, cudaMemcpyHostToDevice);
  keepOne<<<1, 1>>>(out, in[1]);
  cudaMemset(in[2], 0, 7);
  addLong<<<1, 1>>>(out, (unsigned long long *)in[2]);
  cudaMemset(in[3], 0, 5);
  addShort<<<1, 1>>>(out, (unsigned short *)in[3]);
  cudaMemset(in[4], 0, 6);
  update<<<1, 1>>>(in[4]);
  write<<<1, 2>>>((unsigned short *)in[5]);
  addHalves<<<1, 1>>>(out, in[5]);
  return cudaDeviceSynchronize();
}
)");
}

TEST_F(ProgramUnwritten, AreFoundInVectorsThatAreOnlyCopied) {
  expectTold(R"(
struct Point { float x, y; };
__global__ void two(uint2 *to, const uint2 *from) { *to = *from; } // told
__global__ void four(float4 *to, const float4 *from) { *to = *from; } // told
__global__ void bytes(uchar4 *to, const uchar4 *from) { *to = *from; } // told
__global__ void point(Point *to, const Point *from) { *to = *from; } // told
__global__ void all(float4 *to, const float4 *from) { *to = *from; }
int main() {
  void *out, *in[5];
  cudaMalloc(&out, 64);
  for (void *&each : in) cudaMalloc(&each, 64);
  cudaMemset(in[0], 0, 5);
  two<<<1, 1>>>((uint2 *)out, (uint2 *)in[0]);
  cudaMemset(in[1], 0, 14);
  four<<<1, 1>>>((float4 *)out, (float4 *)in[1]);
  cudaMemset(in[2], 0, 3);
  bytes<<<1, 1>>>((uchar4 *)out, (uchar4 *)in[2]);
  cudaMemset(in[3], 0, 6);
  point<<<1, 1>>>((Point *)out, (Point *)in[3]);
  cudaMemset(in[4], 0, 16);
  all<<<1, 1>>>((float4 *)out, (float4 *)in[4]);
  return cudaDeviceSynchronize();
}
)");
}

/// Nor those of members that hold as much as they need to.
TEST_F(ProgramUnwritten, AreNotTheBytesThatFillWordsUp) {
  expectTold(R"(
struct Inside { char a; short b; };
struct Named { int number; char name[12]; };
union Either { char one; int four; };
struct Tagged { int tag; Either value; };
__global__ void fill(Inside *inside, Named *named, Tagged *tagged) {
  inside->a = 1;
  inside->b = 2;
  named->number = 3;
  named->name[0] = 'x';
  named->name[1] = 0;
  tagged->tag = 4;
  tagged->value.one = 5;
}
__global__ void copy(Inside *toInside, const Inside *inside, Named *toNamed, const Named *named, Tagged *toTagged,
                     const Tagged *tagged) {
  *toInside = *inside;
  *toNamed = *named;
  *toTagged = *tagged;
  toInside[1] = inside[1]; // told
}
int main() {
  void *p[6];
  for (void *&each : p) cudaMalloc(&each, 64);
  fill<<<1, 1>>>((Inside *)p[0], (Named *)p[1], (Tagged *)p[2]);
  copy<<<1, 1>>>((Inside *)p[3], (Inside *)p[0], (Named *)p[4], (Named *)p[1], (Tagged *)p[5], (Tagged *)p[2]);
  return cudaDeviceSynchronize();
}
)");
}

TEST_F(ProgramUnwritten, AreNotThoseOfWordsThatAreWrittenInPieces) {
  expectTold(R"(
__global__ void pieces(unsigned char *bytes, unsigned short *halves) {
  for (int i = 0; i < 4; ++i) bytes[4 * threadIdx.x + i] = i;
  halves[2 * threadIdx.x + 1] = 1;
  halves[2 * threadIdx.x] = 2;
}
__global__ void add(unsigned *to, const unsigned *bytes, const uint2 *halves) {
  to[threadIdx.x] = bytes[threadIdx.x] + halves[threadIdx.x / 2].y;
}
int main() {
  unsigned *bytes, *halves, *out;
  cudaMalloc(&bytes, 128);
  cudaMalloc(&halves, 128);
  cudaMalloc(&out, 128);
  pieces<<<1, 32>>>((unsigned char *)bytes, (unsigned short *)halves);
  add<<<1, 32>>>(out, bytes, (uint2 *)halves);
  return cudaDeviceSynchronize();
}
)");
}

/// Whatever way the program writes it: what was copied is as much written as it was before.
TEST_F(ProgramUnwritten, AreNotThoseOfWhatTheProgramWrote) {
  expectTold(R"(
__global__ void all(int *out, const int *in, int n) {
  for (int i = threadIdx.x; i < n; i += 32) out[i] = in[i];
}
__global__ void half(int *out, const int *in, int n) {
  for (int i = threadIdx.x; i < n; i += 32) out[i] = in[i]; // told
}
int main() {
  int host[64] = {}, *out, *in[6];
  cudaMalloc(&out, 256);
  for (int *&each : in) cudaMalloc(&each, 256);
  cudaMemcpy(in[0], host, 256, cudaMemcpyHostToDevice);
  cudaMemcpy2D(in[1], 16, host, 16, 8, 16, cudaMemcpyHostToDevice);
  cudaMemset2D((char *)in[1] + 8, 16, 0, 8, 16);
  cudaMemcpyAsync(in[2], in[0], 128, cudaMemcpyDeviceToDevice);
  cudaMemsetAsync(in[2] + 32, 1, 128);
  cudaMemcpy3DParms three = {};
  three.srcPtr = make_cudaPitchedPtr(host, 16, 16, 16);
  three.dstPtr = make_cudaPitchedPtr(in[3], 16, 16, 16);
  three.extent = make_cudaExtent(16, 16, 1);
  three.kind = cudaMemcpyDefault;
  cudaMemcpy3D(&three);
  for (int i = 0; i < 4; ++i) all<<<1, 32>>>(out, in[i], 64);
  cudaMemset(in[4], 0, 128);
  cudaMemcpy(in[5], in[4], 256, cudaMemcpyDeviceToDevice);
  all<<<1, 32>>>(out, in[5], 32);
  half<<<1, 32>>>(out, in[5], 33);
  return cudaDeviceSynchronize();
}
)");
}

TEST_F(ProgramUnwritten, AreNotThoseOfGraphsAndArrays) {
  expectTold(R"(
__global__ void read(int *out, const int *in) { out[threadIdx.x] = in[threadIdx.x]; }
int main() {
  int *out, *in, *from, host[32] = {};
  cudaMalloc(&out, 128);
  cudaMalloc(&in, 128);
  cudaMalloc(&from, 128);
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
  cudaMemsetAsync(in, 0, 64, stream);
  cudaMemcpyAsync(in + 16, host, 64, cudaMemcpyHostToDevice, stream);
  read<<<1, 32, 0, stream>>>(out, in);
  cudaStreamEndCapture(stream, &graph);
  cudaGraphInstantiate(&executable, graph, 0);
  cudaGraphLaunch(executable, stream);
  cudaArray_t array;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();
  cudaMallocArray(&array, &format, 32);
  cudaMemcpy2DToArray(array, 0, 0, host, 128, 128, 1, cudaMemcpyHostToDevice);
  cudaMemcpy2DFromArray(from, 128, array, 0, 0, 128, 1, cudaMemcpyDeviceToDevice);
  read<<<1, 32>>>(out, from);
  return cudaDeviceSynchronize();
}
)");
}

} // namespace
} // namespace warpgrain::tests
