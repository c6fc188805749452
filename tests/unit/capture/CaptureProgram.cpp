// SPDX-License-Identifier: Apache-2.0
//
// A program that uses CUDA, for the tests to capture: CaptureProgram CUBIN WHAT. It knows nothing of being captured.
#include <array>
#include <csignal>
#include <cstdio>
#include <cuda.h>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

constexpr int n = 1000;

struct Work {
  CUdeviceptr out;
  CUdeviceptr in;
  long count;
};

CUdeviceptr floats(int seed, bool isManaged = false) {
  std::vector<float> host(n);
  for (int i = 0; i < n; ++i)
    host[i] = static_cast<float>((i * 31 + seed) % 97);
  CUdeviceptr out = 0;
  isManaged ? cuMemAllocManaged(&out, n * sizeof(float), 1) : cuMemAlloc(&out, n * sizeof(float));
  cuMemcpyHtoD(out, host.data(), n * sizeof(float));
  return out;
}

CUdeviceptr table(const std::array<CUdeviceptr, 2> &entries) {
  CUdeviceptr out = 0;
  cuMemAlloc(&out, sizeof(entries));
  cuMemcpyHtoD(out, entries.data(), sizeof(entries));
  return out;
}

template <typename... Values>
void launch(CUmodule module, const char *name, Values... values) {
  CUfunction function = nullptr;
  cuModuleGetFunction(&function, module, name);
  std::array<void *, sizeof...(Values) + 1> arguments{&values..., nullptr};
  cuLaunchKernel(function, 4, 1, 1, 256, 1, 1, 0, nullptr, arguments.data(), nullptr);
}

void twiceThreeTimes(CUmodule module) {
  for (int i = 0; i < 3; ++i)
    launch(module, "twice", floats(i), floats(10 + i) + 0, n);
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 3) return 9;
  const std::string what = argv[2];
  std::puts("the program's own output");
  if (what == "no-cuda") return 0;
  cuInit(0);
  std::ifstream file(argv[1], std::ios::binary);
  const std::string cubin{std::istreambuf_iterator<char>(file), {}};
  CUmodule module = nullptr;
  cuModuleLoadData(&module, cubin.data());
  if (what == "twice") twiceThreeTimes(module);
  if (what == "managed") launch(module, "twice", floats(1, true), floats(2), n);
  if (what == "struct") launch(module, "twiceStruct", Work{floats(1), floats(2), n});
  if (what == "table") launch(module, "twiceTable", table({floats(1), floats(2)}), n);
  if (what == "swap") launch(module, "swapPointers", table({floats(1), floats(2)}));
  if (what == "large") {
    CUdeviceptr out = 0;
    cuMemAlloc(&out, std::size_t{2} << 20U);
    launch(module, "twice", out, floats(2), n);
  }
  if (what == "count") launch(module, "count");
  if (what == "nothing-new") launch(module, "twice", floats(1), floats(2), 0); // of no elements
  if (what == "random") launch(module, "random", floats(1));
  if (what == "fault") launch(module, "fault");
  if (what == "refused") launch(module, "refused");
  if (what == "freed") {
    const CUdeviceptr gone = floats(3);
    cuMemFree(gone);
    launch(module, "twiceTable", table({floats(1), floats(2)}), n);
    launch(module, "swapPointers", table({floats(1), gone}));
  }
  if (what == "crash") {
    twiceThreeTimes(module);
    std::raise(SIGABRT);
  }
  return what == "twice" ? 7 : 0;
}
