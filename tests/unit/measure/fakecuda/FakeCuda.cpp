// SPDX-License-Identifier: Apache-2.0
//
// A CUDA driver without a GPU: the calls that warpgrain-runner makes, on the host. "Device" memory is the host's, a
// module is a text with lines `kernel NAME BEHAVIOUR MICROSECONDS SIZE…` (sizes of the parameters in bytes) and
// `variable NAME BYTES`, alone or inside of an ELF file, and time is counted, not measured. A kernel whose first
// parameter has 12 bytes is one whose blocks take turns, as `persist` writes it: it is handed its old grid, and does
// the work of the turns that the launched blocks come to. Kernels with a fault leave the context as the real driver
// does: every later call fails.
#include "tests/unit/measure/fakenvml/SharedEnergy.h"

#include <array>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using Address = std::uint64_t;

constexpr int invalidValue = 1;
constexpr int outOfMemory = 2;
constexpr int noDevice = 100;
constexpr int invalidImage = 200;
constexpr int notFound = 500;
constexpr int illegalAddress = 700;
constexpr int misalignedAddress = 716;

struct FakeModule;

struct FakeFunction {
  FakeModule *module = nullptr;
  std::string behaviour;
  double microseconds = 0;
  std::vector<std::size_t> sizes;
  int launches = 0;
};

struct FakeModule {
  std::map<std::string, FakeFunction> functions;
  std::map<std::string, std::vector<char>> variables;
};

struct FakeEvent {
  double time = 0;
};

int sticky = 0;         // the status that every call returns after a fault
double now = 0;         // microseconds of the device
std::uint64_t used = 0; // bytes of the device's memory
unsigned noise = 1;
bool hangs = false;
int untimed = 0;                            // launches since the last event
std::map<Address, std::size_t> allocations; // and their bytes

constexpr double watts = 200;
/// So much that a test sees it.
constexpr double nanojoulesOfByte = 1000;

constexpr std::uint64_t memoryBytes = std::uint64_t{16} << 30U;

/// From -0.5 to 0.5, the same in every run.
double nextNoise() {
  noise = noise * 1664525U + 1013904223U;
  return static_cast<double>(noise >> 8U) / (1U << 24U) - 0.5;
}

template <typename T>
T argument(void **arguments, int index) {
  T value;
  std::memcpy(&value, arguments[index], sizeof(T));
  return value;
}

struct Dim3 {
  std::uint32_t x = 1;
  std::uint32_t y = 1;
  std::uint32_t z = 1;
};

bool takesTurns(const FakeFunction &function) {
  return !function.sizes.empty() && function.sizes.front() == sizeof(Dim3);
}

/// Each launched block doubles what is of its turns: all turns have as many elements, whatever a thread does of them.
void runDoubleInTurns(void **arguments, std::int64_t blocks) {
  const auto grid = argument<Dim3>(arguments, 0);
  auto *out = reinterpret_cast<float *>(argument<Address>(arguments, 1));
  const auto *in = reinterpret_cast<const float *>(argument<Address>(arguments, 2));
  const int n = argument<int>(arguments, 3);
  const std::int64_t turns = std::int64_t{grid.x} * grid.y * grid.z;
  const std::int64_t elements = (n + turns - 1) / turns;
  for (std::int64_t block = 0; block < blocks; ++block)
    for (std::int64_t turn = block; turn < turns; turn += blocks)
      for (std::int64_t i = turn * elements; i < (turn + 1) * elements && i < n; ++i)
        out[i] = 2 * in[i];
}

/// Kernels take (float *out, float *in, int n) and double.
void runDouble(void **arguments) {
  auto *out = reinterpret_cast<float *>(argument<Address>(arguments, 0));
  const auto *in = reinterpret_cast<const float *>(argument<Address>(arguments, 1));
  const int n = argument<int>(arguments, 2);
  for (int i = 0; i < n; ++i)
    out[i] = 2 * in[i];
}

struct Work {
  Address out;
  Address in;
  std::int64_t n;
};

/// What captured launches do; false where the behaviour is none of theirs.
bool runCaptured(FakeFunction &function, void **arguments) {
  const std::string &how = function.behaviour;
  if (how == "double-struct") {
    auto work = argument<Work>(arguments, 0);
    std::array<void *, 3> plain{&work.out, &work.in, &work.n};
    runDouble(plain.data());
  } else if (how == "double-table") {
    const auto *table = reinterpret_cast<const Address *>(argument<Address>(arguments, 0));
    Address out = table[0];
    Address in = table[1];
    std::array<void *, 3> plain{&out, &in, arguments[1]};
    runDouble(plain.data());
  } else if (how == "swap") {
    auto *table = reinterpret_cast<Address *>(argument<Address>(arguments, 0));
    std::swap(table[0], table[1]);
  } else if (how == "count") {
    ++*reinterpret_cast<unsigned *>(function.module->variables.at("counter").data());
  } else if (how == "random") {
    *reinterpret_cast<int *>(argument<Address>(arguments, 0)) = 5 + function.launches++;
  } else {
    return false;
  }
  return true;
}

/// The text of a module: the image itself, or a part of an ELF file.
std::string moduleText(const char *image) {
  if (std::memcmp(image,
                  "\x7f"
                  "ELF",
                  4) != 0)
    return image;
  std::uint64_t sections = 0;
  std::memcpy(&sections, image + 40, sizeof(sections)); // where the contents end, in the tests' own cubins
  const std::string whole(image, sections);
  const std::size_t at = whole.find("fake module\n");
  return at == std::string::npos ? "" : whole.substr(at, whole.find('\0', at) - at);
}

/// Writes into every buffer of the context that is as large as the kernel's, but for its own.
void spoilOthers(const float *out, const float *in) {
  const auto ownerOf = [](const float *place) { return --allocations.upper_bound(reinterpret_cast<Address>(place)); };
  const auto mine = ownerOf(in);
  for (const auto &[address, bytes] : allocations)
    if (bytes == mine->second && address != mine->first && address != ownerOf(out)->first)
      reinterpret_cast<float *>(address)[bytes / sizeof(float) / 2] += 1;
}

void misbehave(FakeFunction &function, void **arguments) {
  const std::string &how = function.behaviour;
  auto *out = reinterpret_cast<float *>(argument<Address>(arguments, 0));
  auto *in = reinterpret_cast<float *>(argument<Address>(arguments, 1));
  const int n = argument<int>(arguments, 2);
  if (how == "illegal" || (how == "illegal-later" && function.launches > 10)) sticky = illegalAddress;
  if (how == "illegal-on-end" && untimed > 200) sticky = illegalAddress;
  if (how == "misaligned") sticky = misalignedAddress;
  if (how == "hang") hangs = true;
  if (how == "crash") std::raise(SIGSEGV);
  if (how == "wrong" || (how == "wrong-later" && function.launches > 10)) out[7] += 1;
  if (how == "nearly") out[7] += 0.001F;
  if (how == "beside") out[n + 1] = 1;
  if (how == "into-input") in[3] = 42;
  if (how == "spoil-others") spoilOthers(out, in);
}

} // namespace

extern "C" {

int cuInit(unsigned) {
  const char *status = std::getenv("FAKE_CUDA_INIT");
  return status != nullptr ? std::atoi(status) : 0;
}

int cuDriverGetVersion(int *version) {
  *version = 13000;
  return 0;
}

int cuDeviceGetCount(int *count) {
  *count = 1;
  return 0;
}

int cuDeviceGet(int *device, int number) {
  *device = number;
  return number == 0 ? 0 : noDevice;
}

int cuDeviceGetName(char *name, int length, int) {
  const char *given = std::getenv("FAKE_CUDA_NAME");
  std::strncpy(name, given != nullptr ? given : "Fake GPU", static_cast<std::size_t>(length));
  return 0;
}

int cuDeviceGetUuid(unsigned char *uuid, int) {
  for (unsigned char i = 0; i < 16; ++i)
    uuid[i] = i;
  return 0;
}

int cuDeviceTotalMem_v2(std::size_t *bytes, int) {
  *bytes = memoryBytes;
  return 0;
}

int cuDeviceGetAttribute(int *value, int which, int) {
  const std::map<int, int> values{{16, 4}, {38, 1 << 20}, {75, 9}, {76, 0}, {97, 232448}};
  const auto found = values.find(which);
  *value = found != values.end() ? found->second : 0;
  return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int) {
  if (const char *log = std::getenv("FAKE_CUDA_CONTEXTS")) std::ofstream(log, std::ios::app) << "context\n";
  *context = &sticky;
  return 0;
}

int cuCtxSetCurrent(void *) {
  return 0;
}

int cuMemGetInfo_v2(std::size_t *free, std::size_t *total) {
  *free = memoryBytes - used;
  *total = memoryBytes;
  return 0;
}

int cuModuleLoadDataEx(FakeModule **module, const char *image, unsigned, int *, void **) {
  if (std::strstr(image, "warpgrain_wait") != nullptr) {
    *module = new FakeModule{{{"warpgrain_wait", {.behaviour = "wait", .sizes = {8}}},
                              {"warpgrain_nothing", {.behaviour = "nothing", .microseconds = 2}}}};
    return 0;
  }
  const char *ofCubins = std::getenv("FAKE_CUDA_CUBIN"); // what real machine code is taken for
  const bool isCubin = ofCubins != nullptr && std::strncmp(image, "\177ELF", 4) == 0;
  const std::string text = isCubin ? "fake module\n" + std::string(ofCubins) : moduleText(image);
  if (!text.starts_with("fake module\n")) return invalidImage;
  auto *made = new FakeModule;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word;
    std::string name;
    FakeFunction function;
    if (line.starts_with("variable ")) {
      std::size_t bytes = 0;
      if (words >> word >> name >> bytes) made->variables[name].resize(bytes);
      continue;
    }
    function.module = made;
    if (!(words >> word >> name >> function.behaviour >> function.microseconds) || word != "kernel") continue;
    for (std::size_t size = 0; words >> size;)
      function.sizes.push_back(size);
    made->functions[name] = function;
  }
  *module = made;
  return 0;
}

int cuModuleUnload(FakeModule *module) {
  delete module;
  return sticky;
}

int cuModuleGetFunction(FakeFunction **function, FakeModule *module, const char *name) {
  const auto found = module->functions.find(name);
  if (found == module->functions.end()) return notFound;
  *function = &found->second;
  return 0;
}

int cuModuleGetGlobal_v2(Address *address, std::size_t *bytes, FakeModule *module, const char *name) {
  const auto found = module->variables.find(name);
  if (found == module->variables.end()) return notFound;
  *address = reinterpret_cast<Address>(found->second.data());
  *bytes = found->second.size();
  return 0;
}

int cuFuncGetAttribute(int *value, int which, FakeFunction *function) {
  const std::map<int, int> values{{0, 512}, {1, 1024}, {3, 0}, {4, 24}};
  const auto found = values.find(which);
  *value = found != values.end() ? found->second : 0;
  return function != nullptr ? 0 : invalidValue;
}

int cuFuncSetAttribute(FakeFunction *, int, int) {
  return 0;
}

int cuFuncGetParamInfo(FakeFunction *function, std::size_t index, std::size_t *offset, std::size_t *size) {
  if (index >= function->sizes.size()) return invalidValue;
  constexpr std::size_t word = 4;
  *offset = 0;
  for (std::size_t i = 0; i <= index; ++i) {
    const std::size_t alignment = function->sizes[i] % 8 == 0 ? 8 : word;
    *offset = (*offset + alignment - 1) / alignment * alignment;
    if (i < index) *offset += function->sizes[i];
  }
  *size = function->sizes[index];
  return 0;
}

int cuMemAlloc_v2(Address *address, std::size_t bytes) {
  if (used + bytes > memoryBytes) return outOfMemory;
  used += bytes;
  *address = reinterpret_cast<Address>(std::malloc(bytes));
  allocations[*address] = bytes;
  return 0;
}

int cuMemFree_v2(Address address) {
  const auto found = allocations.find(address);
  if (found == allocations.end()) return invalidValue;
  used -= found->second;
  std::free(reinterpret_cast<void *>(address));
  allocations.erase(found);
  return sticky;
}

int cuMemcpyHtoD_v2(Address to, const void *from, std::size_t bytes) {
  if (sticky == 0) std::memcpy(reinterpret_cast<void *>(to), from, bytes);
  return sticky;
}

int cuMemcpyDtoH_v2(void *to, Address from, std::size_t bytes) {
  if (sticky == 0) std::memcpy(to, reinterpret_cast<const void *>(from), bytes);
  return sticky;
}

int cuMemcpyDtoDAsync_v2(Address to, Address from, std::size_t bytes, void *) {
  if (sticky == 0) std::memcpy(reinterpret_cast<void *>(to), reinterpret_cast<const void *>(from), bytes);
  fakegpu::spend(nanojoulesOfByte * static_cast<double>(bytes));
  return sticky;
}

int cuMemsetD8Async(Address to, unsigned char value, std::size_t bytes, void *) {
  if (sticky == 0) std::memset(reinterpret_cast<void *>(to), value, bytes);
  return sticky;
}

int cuLaunchKernel(FakeFunction *function, unsigned blocks, unsigned, unsigned, unsigned x, unsigned y, unsigned z,
                   unsigned, void *, void **arguments, void **) {
  if (sticky != 0) return sticky;
  if (function->behaviour == "wait") return 0;
  if (runCaptured(*function, arguments)) {
    now += function->microseconds;
    return 0;
  }
  if (function->behaviour == "nothing") {
    now += function->microseconds;
    return 0;
  }
  if (takesTurns(*function)) {
    runDoubleInTurns(arguments, blocks);
    ++arguments; // the others are those of a kernel without turns
  } else if (function->behaviour == "accumulate")
    reinterpret_cast<float *>(argument<Address>(arguments, 0))[0] += 1;
  else if (function->behaviour != "misaligned" && function->behaviour != "illegal")
    runDouble(arguments);
  misbehave(*function, arguments);
  ++function->launches;
  ++untimed;
  const double spread = function->behaviour == "noisy" ? 0.8 : function->behaviour == "steady" ? 0 : 0.002;
  const bool isPerThread = std::getenv("FAKE_CUDA_PER_THREAD") != nullptr; // of a block: fewer threads are faster
  const double share = isPerThread ? x * y * z / 1024.0 : 1;
  const double microseconds = function->microseconds * share * (1 + spread * nextNoise());
  now += microseconds;
  // Blocks of fewer threads are faster, and take more energy for it.
  const double power = function->behaviour == "hungry" ? 4 * watts : watts / std::pow(share, 1.5);
  fakegpu::spend(microseconds * power * 1000);
  if (function->behaviour == "sleepy") std::this_thread::sleep_for(std::chrono::milliseconds(30));
  return 0;
}

int cuStreamCreate(void **stream, unsigned) {
  *stream = &now;
  return 0;
}

int cuStreamSynchronize(void *) {
  while (hangs)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return sticky;
}

int cuEventCreate(FakeEvent **event, unsigned) {
  *event = new FakeEvent;
  return 0;
}

int cuEventRecord(FakeEvent *event, void *) {
  event->time = now;
  untimed = 0;
  return sticky;
}

int cuEventElapsedTime(float *milliseconds, FakeEvent *begin, FakeEvent *end) {
  *milliseconds = static_cast<float>((end->time - begin->time) / 1000);
  return sticky;
}

int cuGetErrorName(int status, const char **name) {
  switch (status) {
  case invalidValue:
    *name = "CUDA_ERROR_INVALID_VALUE";
    break;
  case outOfMemory:
    *name = "CUDA_ERROR_OUT_OF_MEMORY";
    break;
  case noDevice:
    *name = "CUDA_ERROR_NO_DEVICE";
    break;
  case invalidImage:
    *name = "CUDA_ERROR_INVALID_IMAGE";
    break;
  case notFound:
    *name = "CUDA_ERROR_NOT_FOUND";
    break;
  case illegalAddress:
    *name = "CUDA_ERROR_ILLEGAL_ADDRESS";
    break;
  case misalignedAddress:
    *name = "CUDA_ERROR_MISALIGNED_ADDRESS";
    break;
  default:
    return invalidValue;
  }
  return 0;
}

} // extern "C"
