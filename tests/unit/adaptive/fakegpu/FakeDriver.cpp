// SPDX-License-Identifier: Apache-2.0
//
// A CUDA driver without a GPU: what ranks call of it. "Device" memory is the host's, but calls that expect it refuse
// other addresses. Everything is done at once. Kernels are those of core/adaptive/gpu/kernels/Product.cu by name, as
// plain loops; each does as much as its launch has threads for. WARPGRAIN_FAKE_GPUS is the number of devices,
// WARPGRAIN_FAKE_GPU_BYTES the memory of a process.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <map>
#include <sstream>
#include <string>

namespace {

using Address = std::uint64_t;

constexpr int invalidValue = 1;
constexpr int outOfMemory = 2;
constexpr int notFound = 500;

std::int64_t numberIn(const char *variable, std::int64_t otherwise) {
  const char *text = std::getenv(variable);
  return text == nullptr ? otherwise : std::atoll(text);
}

std::map<Address, std::size_t> allocations;

std::size_t allocatedBytes() {
  std::size_t out = 0;
  for (const auto &[address, bytes] : allocations)
    out += bytes;
  return out;
}

bool isOnDevice(Address address, std::size_t bytes) {
  auto after = allocations.upper_bound(address);
  if (after == allocations.begin()) return false;
  --after;
  return address + bytes <= after->first + after->second;
}

template <typename T>
T *at(Address address) {
  return reinterpret_cast<T *>(address);
}

struct Module {
  bool isFloat = false;
  bool isWide = false;
};

struct Function {
  std::string name;
  Module module;
};

struct Launch {
  void **arguments = nullptr;
  std::int64_t blocks = 0;
  std::int64_t threads = 0; ///< of a block

  std::int64_t all() const { return blocks * threads; }

  template <typename T>
  T value(int i) const {
    T out;
    std::memcpy(&out, arguments[i], sizeof(T));
    return out;
  }

  template <typename T>
  T *pointer(int i) const {
    return at<T>(value<Address>(i));
  }
};

template <typename Real, typename Offset>
struct Kernels {
  static void rows(const Launch &launch, int lanes) {
    const int rows = launch.value<int>(0);
    const auto *offsets = launch.pointer<const Offset>(1);
    const auto *columns = launch.pointer<const int>(2);
    const auto *values = launch.pointer<const Real>(3);
    const auto *x = launch.pointer<const Real>(4);
    auto *y = launch.pointer<Real>(5);
    for (std::int64_t row = 0; row < std::min<std::int64_t>(rows, launch.all() / lanes); ++row) {
      Real sum = 0;
      for (Offset i = offsets[row]; i < offsets[row + 1]; ++i)
        sum += values[i] * x[columns[i]];
      y[row] = sum;
    }
  }

  /// Walks the path step by step.
  static void tiles(const Launch &launch) {
    const int rows = launch.value<int>(0);
    const auto *offsets = launch.pointer<const Offset>(2);
    const int steps = launch.value<int>(3);
    const std::int64_t entries = std::min<std::int64_t>(std::int64_t{launch.value<int>(4)} + 1, launch.all());
    auto *tileRows = launch.pointer<int>(5);
    int row = 0;
    Offset next = 0;
    std::int64_t step = 0;
    for (std::int64_t tile = 0; tile < entries; ++tile) {
      for (; step < tile * steps && row < rows; ++step)
        if (next < offsets[row + 1])
          ++next;
        else
          ++row;
      tileRows[tile] = row;
    }
  }

  static void merge(const Launch &launch, int items) {
    const int rows = launch.value<int>(0);
    const auto nonZeros = launch.value<Offset>(1);
    const auto *offsets = launch.pointer<const Offset>(2);
    const auto *columns = launch.pointer<const int>(3);
    const auto *values = launch.pointer<const Real>(4);
    const auto *x = launch.pointer<const Real>(5);
    auto *y = launch.pointer<Real>(6);
    const auto *tileRows = launch.pointer<const int>(7);
    auto *carries = launch.pointer<Real>(8);
    const std::int64_t steps = launch.threads * items;
    const auto nonZeroOf = [&](std::int64_t tile) {
      const std::int64_t step = std::min(tile * steps, rows + static_cast<std::int64_t>(nonZeros));
      return static_cast<Offset>(step - tileRows[tile]);
    };
    for (std::int64_t tile = 0; tile < launch.blocks; ++tile) {
      Offset next = nonZeroOf(tile);
      Real sum = 0;
      for (int row = tileRows[tile]; row < tileRows[tile + 1]; ++row) {
        for (; next < offsets[row + 1]; ++next)
          sum += values[next] * x[columns[next]];
        y[row] = sum;
        sum = 0;
      }
      for (; next < nonZeroOf(tile + 1); ++next)
        sum += values[next] * x[columns[next]];
      carries[tile] = sum;
    }
  }

  static void carries(const Launch &launch) {
    const std::int64_t tiles = std::min<std::int64_t>(launch.value<int>(0), launch.all());
    const auto *tileRows = launch.pointer<const int>(1);
    const auto *sums = launch.pointer<const Real>(2);
    auto *y = launch.pointer<Real>(3);
    for (std::int64_t tile = 0; tile + 1 < tiles; ++tile)
      y[tileRows[tile + 1]] += sums[tile];
  }

  static void largest(const Launch &launch) {
    const auto *elements = launch.pointer<const Real>(1);
    double out = 0;
    for (std::int64_t i = 0; i < launch.value<std::int64_t>(0); ++i) {
      const double magnitude = std::abs(static_cast<double>(elements[i]));
      out = std::isfinite(magnitude) ? std::max(out, magnitude) : std::numeric_limits<double>::infinity();
    }
    auto &bits = *launch.pointer<std::uint64_t>(2);
    bits = std::max(bits, std::bit_cast<std::uint64_t>(out));
  }

  static void divide(const Launch &launch) {
    const auto *y = launch.pointer<const Real>(1);
    const Real divisor = launch.value<Real>(2);
    auto *x = launch.pointer<Real>(3);
    for (std::int64_t i = 0; i < std::min(launch.value<std::int64_t>(0), launch.all()); ++i)
      x[i] = divisor == 0 ? y[i] : y[i] / divisor;
  }

  static void gather(const Launch &launch) {
    const auto *elements = launch.pointer<const int>(1);
    const auto *x = launch.pointer<const Real>(2);
    auto *out = launch.pointer<Real>(3);
    for (std::int64_t i = 0; i < std::min(launch.value<std::int64_t>(0), launch.all()); ++i)
      out[i] = x[elements[i]];
  }

  static void scatter(const Launch &launch) {
    const auto *elements = launch.pointer<const int>(1);
    const auto *in = launch.pointer<const Real>(2);
    auto *x = launch.pointer<Real>(3);
    for (std::int64_t i = 0; i < std::min(launch.value<std::int64_t>(0), launch.all()); ++i)
      x[elements[i]] = in[i];
  }

  static int run(const std::string &name, const Launch &launch) {
    const auto numberAfter = [&name](const char *word) {
      return name.starts_with(word) ? std::atoi(name.c_str() + std::strlen(word)) : 0;
    };
    if (const int lanes = numberAfter("warpgrainRows"); lanes > 0)
      rows(launch, lanes);
    else if (const int items = numberAfter("warpgrainMerge"); items > 0)
      merge(launch, items);
    else if (name == "warpgrainTiles")
      tiles(launch);
    else if (name == "warpgrainCarries")
      carries(launch);
    else if (name == "warpgrainLargest")
      largest(launch);
    else if (name == "warpgrainDivide")
      divide(launch);
    else if (name == "warpgrainGather")
      gather(launch);
    else if (name == "warpgrainScatter")
      scatter(launch);
    else
      return notFound;
    return 0;
  }
};

using Time = std::chrono::steady_clock::time_point;

} // namespace

extern "C" {

int cuInit(unsigned) {
  return 0;
}

int cuDeviceGetCount(int *count) {
  *count = static_cast<int>(numberIn("WARPGRAIN_FAKE_GPUS", 8));
  return 0;
}

int cuDeviceGet(int *device, int number) {
  *device = number;
  return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 75 ? 9 : attribute == 16 ? 2 : 0;
  return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int) {
  *context = &allocations;
  return 0;
}

int cuCtxSetCurrent(void *) {
  return 0;
}

/// The "cubin" is what the fake compiler was asked for.
int cuModuleLoadDataEx(Module **module, const char *image, unsigned, int *, void **) {
  std::istringstream in(image);
  std::string real;
  std::string offset;
  in >> real >> offset;
  if (real.empty() || offset.empty()) return 200;
  *module = new Module{.isFloat = real == "float", .isWide = offset == "long"};
  return 0;
}

int cuModuleUnload(Module *module) {
  delete module;
  return 0;
}

int cuModuleGetFunction(Function **function, Module *module, const char *name) {
  static std::map<std::pair<Module *, std::string>, Function> functions;
  *function = &(functions[{module, name}] = {.name = name, .module = *module});
  return 0;
}

/// New memory holds no numbers.
int cuMemAlloc_v2(Address *address, std::size_t bytes) {
  if (allocatedBytes() + bytes > static_cast<std::size_t>(numberIn("WARPGRAIN_FAKE_GPU_BYTES", 1 << 30)))
    return outOfMemory;
  void *memory = std::malloc(bytes);
  std::memset(memory, 0xff, bytes);
  *address = reinterpret_cast<Address>(memory);
  allocations[*address] = bytes;
  return 0;
}

int cuMemFree_v2(Address address) {
  if (allocations.erase(address) == 0) return invalidValue;
  std::free(at<void>(address));
  return 0;
}

int cuMemHostAlloc(void **memory, std::size_t bytes, unsigned) {
  *memory = std::malloc(bytes);
  std::memset(*memory, 0xff, bytes);
  return 0;
}

int cuMemFreeHost(void *memory) {
  std::free(memory);
  return 0;
}

int cuMemcpyHtoDAsync_v2(Address to, const void *from, std::size_t bytes, void *) {
  if (!isOnDevice(to, bytes) || isOnDevice(reinterpret_cast<Address>(from), bytes)) return invalidValue;
  std::memcpy(at<void>(to), from, bytes);
  return 0;
}

int cuMemcpyDtoHAsync_v2(void *to, Address from, std::size_t bytes, void *) {
  if (!isOnDevice(from, bytes) || isOnDevice(reinterpret_cast<Address>(to), bytes)) return invalidValue;
  std::memcpy(to, at<void>(from), bytes);
  return 0;
}

int cuMemcpyDtoDAsync_v2(Address to, Address from, std::size_t bytes, void *) {
  if (!isOnDevice(to, bytes) || !isOnDevice(from, bytes)) return invalidValue;
  std::memcpy(at<void>(to), at<void>(from), bytes);
  return 0;
}

int cuMemsetD8Async(Address to, unsigned char value, std::size_t bytes, void *) {
  if (!isOnDevice(to, bytes)) return invalidValue;
  std::memset(at<void>(to), value, bytes);
  return 0;
}

int cuLaunchKernel(Function *function, unsigned blocks, unsigned, unsigned, unsigned threads, unsigned, unsigned,
                   unsigned, void *, void **arguments, void **) {
  if (blocks == 0 || threads == 0) return invalidValue;
  const Launch launch{.arguments = arguments, .blocks = blocks, .threads = threads};
  const Module &module = function->module;
  if (module.isFloat)
    return module.isWide ? Kernels<float, std::int64_t>::run(function->name, launch)
                         : Kernels<float, int>::run(function->name, launch);
  return module.isWide ? Kernels<double, std::int64_t>::run(function->name, launch)
                       : Kernels<double, int>::run(function->name, launch);
}

int cuStreamCreate(void **stream, unsigned) {
  *stream = &allocations;
  return 0;
}

int cuStreamDestroy_v2(void *) {
  return 0;
}

int cuStreamSynchronize(void *) {
  return 0;
}

int cuEventCreate(Time **event, unsigned) {
  *event = new Time();
  return 0;
}

int cuEventDestroy_v2(Time *event) {
  delete event;
  return 0;
}

int cuEventRecord(Time *event, void *) {
  *event = std::chrono::steady_clock::now();
  return 0;
}

int cuEventElapsedTime(float *milliseconds, Time *begin, Time *end) {
  *milliseconds = std::chrono::duration<float, std::milli>(*end - *begin).count();
  return 0;
}

int cuGetErrorName(int status, const char **name) {
  *name = status == invalidValue ? "CUDA_ERROR_INVALID_VALUE" : "CUDA_ERROR_OF_THE_TEST";
  return 0;
}

} // extern "C"
