// SPDX-License-Identifier: Apache-2.0
//
// How fast kernels run on this machine's processors in warpgrain-executor, against the same kernels as OpenCL. Both are
// run in turns in one run, so that a busy machine slows both: only the ratio counts. The time is that of the kernel
// alone, without compilation; the results are compared.
//
//   executor-speed [--runs N] [--kernel WORDS] [--traced [checked|counted|both]...]
//
// Prints for each kernel the median times and the executor's speed as a part of OpenCL's; with --traced also how many
// times longer than OpenCL it takes with every access checked and races looked for, with all that is executed counted,
// and with both.
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/execute/KernelRun.h"

#define CL_TARGET_OPENCL_VERSION 120
#include <CLI/CLI.hpp>

#include <CL/cl.h>
#include <algorithm>
#include <array>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace warpgrain;

/// One text for both languages; each defines the words in capitals.
struct Benchmark {
  const char *name;
  const char *text;
  std::size_t n;                     ///< the kernel's last argument
  std::size_t inputs;                ///< elements of `a` and `b`
  std::size_t outputs;               ///< elements of `out`
  std::array<std::size_t, 2> block;  ///< threads
  std::array<std::size_t, 2> blocks; ///< of the grid
};

const std::vector<Benchmark> benchmarks{
    {"matrix multiplication, 512^3",
     R"(
KERNEL void k(GLOBAL const float *a, GLOBAL const float *b, GLOBAL float *out, int n) {
  int column = GLOBAL_X, row = GLOBAL_Y;
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += a[row * n + i] * b[i * n + column];
  out[row * n + column] = sum;
})",
     512,
     512 * 512,
     512 * 512,
     {16, 16},
     {32, 32}},
    {"stencil of five points, 2048^2",
     R"(
KERNEL void k(GLOBAL const float *a, GLOBAL const float *b, GLOBAL float *out, int n) {
  int x = GLOBAL_X, y = GLOBAL_Y;
  if (x > 0 && y > 0 && x < n - 1 && y < n - 1)
    out[y * n + x] = 0.5f * a[y * n + x] + 0.125f * (a[y * n + x - 1] + a[y * n + x + 1] + a[(y - 1) * n + x] +
                                                     a[(y + 1) * n + x]) + b[y * n + x];
})",
     2048,
     2048 * 2048,
     2048 * 2048,
     {32, 8},
     {64, 256}},
    {"matrix multiplication by tiles, 512^3",
     R"(
KERNEL void k(GLOBAL const float *a, GLOBAL const float *b, GLOBAL float *out, int n) {
  LOCAL float left[16][16], right[16][16];
  int x = LOCAL_X, y = LOCAL_Y, column = GLOBAL_X, row = GLOBAL_Y;
  float sum = 0;
  for (int tile = 0; tile < n; tile += 16) {
    left[y][x] = a[row * n + tile + x];
    right[y][x] = b[(tile + y) * n + column];
    BARRIER;
    for (int i = 0; i < 16; ++i) sum += left[y][i] * right[i][x];
    BARRIER;
  }
  out[row * n + column] = sum;
})",
     512,
     512 * 512,
     512 * 512,
     {16, 16},
     {32, 32}},
    {"sums of blocks of 256, 2^22",
     R"(
KERNEL void k(GLOBAL const float *a, GLOBAL const float *b, GLOBAL float *out, int n) {
  LOCAL float s[256];
  int t = LOCAL_X;
  s[t] = GLOBAL_X < n ? a[GLOBAL_X] + b[GLOBAL_X] : 0;
  BARRIER;
  for (int d = 128; d > 0; d /= 2) {
    if (t < d) s[t] += s[t + d];
    BARRIER;
  }
  if (t == 0) out[GLOBAL_X / 256] = s[0];
})",
     1 << 22,
     1 << 22,
     1 << 14,
     {256, 1},
     {1 << 14, 1}},
};

constexpr const char *cudaWords = "#define KERNEL __global__\n#define GLOBAL\n#define LOCAL __shared__\n"
                                  "#define BARRIER __syncthreads()\n"
                                  "#define LOCAL_X (int)threadIdx.x\n#define LOCAL_Y (int)threadIdx.y\n"
                                  "#define GLOBAL_X (int)(blockIdx.x * blockDim.x + threadIdx.x)\n"
                                  "#define GLOBAL_Y (int)(blockIdx.y * blockDim.y + threadIdx.y)\n";
// The executor's sums round as they are written.
constexpr const char *openClWords = "#pragma OPENCL FP_CONTRACT OFF\n"
                                    "#define KERNEL __kernel\n#define GLOBAL __global\n#define LOCAL __local\n"
                                    "#define BARRIER barrier(CLK_LOCAL_MEM_FENCE)\n"
                                    "#define LOCAL_X (int)get_local_id(0)\n#define LOCAL_Y (int)get_local_id(1)\n"
                                    "#define GLOBAL_X (int)get_global_id(0)\n#define GLOBAL_Y (int)get_global_id(1)\n";

template <typename T>
T orThrow(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return std::move(*result);
}

struct Timed {
  double seconds = 0;
  std::vector<float> out;
};

Timed runInExecutor(const Benchmark &benchmark, bool checks, bool counts) {
  const auto extent = [](const std::array<std::size_t, 2> &value) {
    return std::array<std::int64_t, 3>{static_cast<std::int64_t>(value[0]), static_cast<std::int64_t>(value[1]), 1};
  };
  const tests::KernelRun run(std::string(cudaWords) + benchmark.text,
                             tests::launchOf(extent(benchmark.blocks), extent(benchmark.block),
                                             {{"a", tests::ramp(benchmark.inputs)},
                                              {"b", tests::ramp(benchmark.inputs)},
                                              {"out", tests::filled(benchmark.outputs)},
                                              {"n", static_cast<std::int64_t>(benchmark.n)}}),
                             {}, {.milliseconds = 600'000}, checks, counts);
  if (!run.outcome().succeeded()) throw std::runtime_error(run.fault().text());
  return {.seconds = run.outcome().runSeconds, .out = run.values<float>("out")};
}

Timed runAsOpenCl(const Benchmark &benchmark) {
  const auto folder = orThrow(TemporaryDirectory::create());
  const auto text = folder.path() / "kernel.cl";
  const auto result = folder.path() / "result";
  std::ofstream(text) << openClWords << benchmark.text;
  SubprocessRequest request;
  request.arguments = {WARPGRAIN_OPENCL_KERNEL, text.string()};
  for (const std::size_t number : {benchmark.n, benchmark.inputs, benchmark.outputs, benchmark.block[0],
                                   benchmark.block[1], benchmark.blocks[0], benchmark.blocks[1]})
    request.arguments.push_back(std::to_string(number));
  request.arguments.push_back(result.string());
  const auto ran = orThrow(runSubprocess(request));
  if (!ran.succeeded())
    throw std::runtime_error("There is no OpenCL for this machine's processors, or it failed; install "
                             "pocl-opencl-icd. " +
                             ran.standardError);
  Timed out{.seconds = std::stod(ran.standardOutput), .out = std::vector<float>(benchmark.outputs)};
  std::ifstream in(result, std::ios::binary);
  in.read(reinterpret_cast<char *>(out.out.data()), static_cast<std::streamsize>(out.out.size() * sizeof(float)));
  return out;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

/// What is added to the kernel's code, and how many times longer than OpenCL it takes in each run.
struct Traced {
  const char *name;
  bool checks = false;
  bool counts = false;
  std::vector<double> times;
};

const std::array<Traced, 3> ways{
    {{"checked", true, false, {}}, {"counted", false, true, {}}, {"both", true, true, {}}}};

void measure(const Benchmark &benchmark, int runs, const std::vector<std::string> &traced) {
  std::vector<double> ours;
  std::vector<double> theirs;
  std::vector<double> speeds;
  std::vector<Traced> all;
  for (const Traced &each : ways)
    if (std::ranges::find(traced, each.name) != traced.end()) all.push_back(each);
  for (int i = 0; i < runs; ++i) {
    const Timed own = runInExecutor(benchmark, false, false);
    const Timed other = runAsOpenCl(benchmark);
    if (own.out != other.out) throw std::runtime_error(std::string(benchmark.name) + ": the results differ");
    ours.push_back(own.seconds);
    theirs.push_back(other.seconds);
    speeds.push_back(other.seconds / own.seconds);
    for (Traced &each : all)
      each.times.push_back(runInExecutor(benchmark, each.checks, each.counts).seconds / other.seconds);
  }
  std::cout << std::fixed << std::setprecision(1) << benchmark.name << ": " << median(ours) * 1000 << " ms, OpenCL "
            << median(theirs) * 1000 << " ms, speed " << std::setprecision(2) << median(speeds) << std::setprecision(1);
  for (const Traced &each : all)
    std::cout << "; " << each.name << ' ' << median(each.times) << " times OpenCL's time";
  std::cout << std::endl;
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app{"Kernels in the executor against the same kernels as OpenCL"};
  int runs = 5;
  std::string kernel;
  std::vector<std::string> traced;
  app.add_option("--runs", runs)->check(CLI::Range(1, 100));
  app.add_option("--kernel", kernel, "only those with these words in their names");
  CLI::Option *option = app.add_option("--traced", traced,
                                       "with accesses checked, with all that is executed counted, and with both, too");
  option->expected(0, 3)->check(CLI::IsMember({"checked", "counted", "both"}));
  CLI11_PARSE(app, argc, argv);
  if (option->count() > 0 && (traced.empty() || traced.front().empty())) traced = {"checked", "counted", "both"};
  try {
    for (const Benchmark &benchmark : benchmarks)
      if (std::string_view(benchmark.name).contains(kernel)) measure(benchmark, runs, traced);
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  return 0;
}
