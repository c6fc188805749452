// SPDX-License-Identifier: Apache-2.0
//
// How programs end, and how the command tells it apart.
#include "tests/execute/ProgramTest.h"

#include <chrono>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

class ProgramEnding : public ProgramTest {
protected:
  /// A program that does one of several things.
  SubprocessOutcome doing(const std::string &what, std::vector<std::string> options = {}) const {
    return run(R"(
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <unistd.h>
__global__ void spin(volatile int *p) { while (*p == 0) {} }
__global__ void write(int *p, long i) { p[i] = 1; }
__global__ void trap() { __trap(); }
struct Loud { ~Loud() { std::cout << "destroyed\n"; } } loud;
int main(int argc, char **argv) {
  const auto is = [&](const char *text) { return argc == 2 && !std::strcmp(argv[1], text); };
  printf("begin\n");
  int *p;
  cudaMalloc(&p, 400);
  if (is("exit")) { atexit([] { printf("at exit\n"); }); exit(3); }
  if (is("throw")) try { throw std::runtime_error("thrown\n"); } catch (std::exception &e) { std::cout << e.what(); }
  if (is("abort")) abort();
  if (is("null")) *(volatile int *)nullptr = 1;
  if (is("spin")) spin<<<1, 1>>>(p);
  if (is("far")) write<<<1, 1>>>(p, 1L << 30);
  if (is("near")) write<<<1, 1>>>(p, 100);
  if (is("trap")) trap<<<1, 1>>>();
  if (is("fork") && fork() == 0) sleep(100);
  return 0;
}
)",
               {what}, std::move(options));
  }
};

TEST_F(ProgramEnding, TheProgramsStatusIsTheCommands) {
  const auto exited = doing("exit");
  EXPECT_EQ(exited.exitCode, 3);
  EXPECT_EQ(exited.standardOutput, "begin\nat exit\ndestroyed\n");
  EXPECT_EQ(exited.standardError, "");
  EXPECT_EQ(doing("throw").standardOutput, "begin\nthrown\ndestroyed\n");
}

/// Headers of the standard library have some, too.
TEST_F(ProgramEnding, HostCodeMayHoldInlineAssembly) {
#ifdef __x86_64__
  EXPECT_EQ(printed(R"(
#include <cstdio>
int main() {
  int x = 1;
  asm volatile("addl $41, %0" : "+r"(x));
  printf("%d\n", x);
}
)"),
            "42\n");
#else
  GTEST_SKIP() << "the assembly is that of x86-64";
#endif
}

/// Destructors of global objects run after those of thread-local variables.
TEST_F(ProgramEnding, DestructorsOfGlobalObjectsLaunchKernels) {
  EXPECT_EQ(printed(R"(
#include <cstdio>
#include <cstdlib>
#include <cstring>
__global__ void fill(int *to, int value) { to[threadIdx.x] = value; }
int seven() { // overwrites memory of small objects that have been freed
  void *blocks[8];
  for (void *&block : blocks) memset(block = malloc(40), 0x7f, 40);
  for (void *block : blocks) free(block);
  return 7;
}
struct Last {
  int *memory = nullptr;
  ~Last() {
    fill<<<1, 4>>>(memory, seven());
    printf("%d %d", cudaDeviceSynchronize(), memory[3]);
  }
} last;
int main() {
  cudaMallocManaged(&last.memory, 16);
  fill<<<1, 4>>>(last.memory, 1);
}
)"),
            "0 7");
}

TEST_F(ProgramEnding, SignalsAreToldAsShellsTellThem) {
  EXPECT_EQ(doing("abort").exitCode, 134);
  const auto null = doing("null");
  EXPECT_EQ(null.exitCode, 139);
  EXPECT_THAT(null.standardError, HasSubstr("warpgrain-cli: The program ended with signal 11"));
}

TEST_F(ProgramEnding, AKernelThatMustNotGoOnEndsTheProgramWithASentence) {
  const auto trapped = doing("trap");
  EXPECT_EQ(trapped.exitCode, 126);
  EXPECT_THAT(trapped.standardOutput, HasSubstr("begin\n"));
  EXPECT_THAT(trapped.standardError, HasSubstr("program.cu:10: thread (0, 0, 0) of block (0, 0, 0)"));
  const auto far = doing("far");
  EXPECT_EQ(far.exitCode, 126);
  EXPECT_THAT(far.standardError, HasSubstr("where there is no memory"));
}

TEST_F(ProgramEnding, WithChecksEveryAccessIsHeldAgainstItsAllocation) {
  const auto outcome = doing("near", {"--checks"});
  EXPECT_EQ(outcome.exitCode, 126);
  EXPECT_THAT(outcome.standardError, HasSubstr("program.cu:9: "));
  EXPECT_THAT(outcome.standardError, HasSubstr("It writes 4 bytes right past the end"));
}

/// Two parameters lead to one buffer, or a pointer comes from memory: what is read may be written.
TEST_F(ProgramEnding, RacesAreFoundWhereverAPointerComesFrom) {
  const auto outcome = run(R"(
struct Box { int *to; };
__device__ int *kept;
__global__ void twice(const int *from, int *to) { to[threadIdx.x + 1] = from[threadIdx.x]; }
__global__ void box(const int *from, Box box) { box.to[threadIdx.x + 1] = from[threadIdx.x]; }
__global__ void global(const int *from) { kept[threadIdx.x + 1] = from[threadIdx.x]; }
int main() {
  int *p;
  cudaMalloc(&p, 512);
  cudaMemset(p, 0, 512);
  cudaMemcpyToSymbol(kept, &p, sizeof p);
  twice<<<1, 64>>>(p, p);
  box<<<1, 64>>>(p, {p});
  global<<<1, 64>>>(p);
  return cudaDeviceSynchronize();
}
)",
                           {}, {"--checks"});
  for (const char *line : {":4", ":5", ":6"})
    EXPECT_THAT(outcome.standardError, HasSubstr(std::string("program.cu") + line));
  EXPECT_THAT(outcome.standardError, HasSubstr("Data race"));
}

TEST_F(ProgramEnding, ChecksKnowTheTablesOfTheMathLibrary) {
  const auto outcome = run(R"(
__global__ void k(double *out) { out[threadIdx.x] = sin(1e9 + threadIdx.x); }
int main() {
  double *out;
  cudaMallocManaged(&out, 64);
  k<<<1, 8>>>(out);
  return cudaDeviceSynchronize() != cudaSuccess || out[0] < 0.545 || out[0] > 0.546;
}
)",
                           {}, {"--checks"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
}

/// Tables of virtual functions, which other kernels' objects point to, and texts in memory.
TEST_F(ProgramEnding, ChecksKnowTheTablesOfTheCompiler) {
  const auto outcome = run(R"(
#include <cstdio>
struct Shape { __device__ virtual int sides() const = 0; __device__ virtual ~Shape() {} };
struct Square : Shape { __device__ int sides() const override { return 4; } };
struct Triangle : Shape { __device__ int sides() const override { return 3; } };
__global__ void make(Shape **shapes, const char **text) {
  shapes[0] = new Square;
  shapes[1] = new Triangle;
  *text = "abc";
}
__global__ void ask(Shape **shapes, const char **text, int *out) {
  out[threadIdx.x] = shapes[threadIdx.x]->sides();
  out[2] = (*text)[1];
  __syncthreads();
  if (threadIdx.x == 0) for (int i = 0; i < 2; ++i) delete shapes[i];
}
int main() {
  Shape **shapes; const char **text; int *out, host[3];
  cudaMalloc(&shapes, 16); cudaMalloc(&text, 8); cudaMalloc(&out, 12);
  make<<<1, 1>>>(shapes, text);
  ask<<<1, 2>>>(shapes, text, out);
  cudaMemcpy(host, out, 12, cudaMemcpyDeviceToHost);
  printf("%d %d %c", host[0], host[1], host[2]);
}
)",
                           {}, {"--checks"});
  EXPECT_EQ(outcome.standardOutput, "4 3 b") << outcome.standardError;
}

TEST_F(ProgramEnding, AFaultAfterMemoryWasRefusedSaysSo) {
  const auto outcome = run(R"(
__global__ void k(int *p) { p[threadIdx.x] = 1; }
int main() {
  int *p = nullptr;
  cudaMalloc(&p, size_t(1) << 40); // nobody looks whether it could
  k<<<1, 1>>>(p);
}
)");
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_THAT(outcome.standardError, HasSubstr("refused 1048576 MiB"));
  EXPECT_THAT(outcome.standardError, HasSubstr("--memory"));
}

TEST_F(ProgramEnding, TimeIsBounded) {
  const auto outcome = doing("spin", {"--timeout", "5"});
  EXPECT_EQ(outcome.exitCode, 124);
  EXPECT_THAT(outcome.standardError, HasSubstr("did not end within 5 seconds"));
}

TEST_F(ProgramEnding, WhatItLeavesRunningIsEnded) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(doing("fork").exitCode, 0);
  // The child held standard output: without its end the reader would have waited for it.
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(90));
}

TEST_F(ProgramEnding, WhatIsMissingIsNamedBeforeAnythingRuns) {
  const auto outcome = run(R"(
#include <cstdio>
extern "C" int cublasCreate_v2(void **handle);
int missing(float);
int main() {
  printf("begun");
  cudaGraphDebugDotPrint(nullptr, "", 0);
  return cublasCreate_v2(nullptr) + missing(1);
}
)");
  EXPECT_EQ(outcome.exitCode, 125);
  EXPECT_EQ(outcome.standardOutput, "");
  EXPECT_THAT(outcome.standardError, HasSubstr("cublasCreate_v2 of cuBLAS"));
  EXPECT_THAT(outcome.standardError, HasSubstr("cudaGraphDebugDotPrint of CUDA graphs"));
  EXPECT_THAT(outcome.standardError, HasSubstr("missing(float)"));
}

TEST_F(ProgramEnding, ErrorsInTheSourceAreNotRun) {
  const auto broken = run("int main() { return x; }\n");
  EXPECT_EQ(broken.exitCode, 125);
  EXPECT_THAT(broken.standardError, HasSubstr("program.cu:1:21: "));
  EXPECT_EQ(run("void go() {}\n").exitCode, 125);
  EXPECT_EQ(command({"run", path("nowhere.cu").string()}).exitCode, 125);
}

TEST_F(ProgramEnding, HostIntegersWrapAsProgramsExpect) {
  // Checks of programs compare results of kernels with products that overflow.
  const auto outcome = run(R"(
#include <cstdio>
#include <vector>
__global__ void square(int *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = i * i;
}
int main() {
  const int n = 70000;
  std::vector<int> values(n);
  int *p, wrong = 0;
  cudaMalloc(&p, n * 4);
  square<<<(n + 255) / 256, 256>>>(p, n);
  cudaMemcpy(values.data(), p, n * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) wrong += values[i] != i * i;
  printf("%d", wrong);
}
)");
  EXPECT_EQ(outcome.standardOutput, "0") << outcome.standardError;
}

TEST_F(ProgramEnding, StandardInputIsTheProgramsOwn) {
  const auto outcome = run(R"(
#include <iostream>
#include <string>
int main(int argc, char **argv) {
  for (std::string line; std::getline(std::cin, line);) std::cout << argv[1] << line << "\n";
}
)",
                           {"> "}, {}, "one\ntwo\n");
  EXPECT_EQ(outcome.standardOutput, "> one\n> two\n");
}

TEST_F(ProgramEnding, AssertionsThatDoNotHoldAreTheProgramsMatter) {
  const auto outcome = run(R"(
#include <cassert>
#include <cstdio>
__global__ void loop(int n) { assert(threadIdx.x < n); }
__global__ void waits(int n) {
  __shared__ int s[64];
  s[threadIdx.x] = n;
  __syncthreads();
  assert(s[63 - threadIdx.x] + threadIdx.x < n + 60);
  __syncthreads();
}
__device__ volatile int never;
__global__ void polls(int n) {
  if (threadIdx.x == 1) while (never == 0) {}
  assert(threadIdx.x < n);
}
__global__ void fine(int *p) { *p = 3; }
static void tell(cudaError_t error) { printf("%s\n", cudaGetErrorName(error)); }
int main() {
  int *p; cudaMallocManaged(&p, 4);
  loop<<<2, 32>>>(40); tell(cudaDeviceSynchronize());
  loop<<<2, 32>>>(30); tell(cudaDeviceSynchronize());
  fine<<<1, 1>>>(p); tell(cudaGetLastError()); tell(cudaGetLastError());
  tell(cudaMalloc(&p, 4)); tell(cudaDeviceReset()); tell(cudaGetLastError());
  waits<<<3, 64>>>(1); tell(cudaStreamSynchronize(0)); cudaDeviceReset();
  polls<<<2, 64>>>(2); tell(cudaDeviceSynchronize()); cudaDeviceReset();
  cudaMallocManaged(&p, 4); fine<<<1, 1>>>(p); tell(cudaDeviceSynchronize());
  printf("%d", *p);
}
)");
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_EQ(outcome.standardOutput, "cudaSuccess\ncudaErrorAssert\ncudaErrorAssert\ncudaErrorAssert\ncudaErrorAssert\n"
                                    "cudaSuccess\ncudaSuccess\ncudaErrorAssert\ncudaErrorAssert\ncudaSuccess\n3");
  EXPECT_THAT(outcome.standardError, HasSubstr("program.cu:4: "));
  EXPECT_THAT(outcome.standardError, HasSubstr(": block: ["));
  EXPECT_THAT(outcome.standardError, HasSubstr("Assertion `threadIdx.x < n` failed."));
}

} // namespace
} // namespace warpgrain::tests
