// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/Prelude.h"

#include "core/openmp/emit/MemoryPrelude.h"
#include "core/openmp/emit/ReductionPrelude.h"
#include "core/openmp/emit/ThreadsPrelude.h"

#include <string_view>

namespace warpgrain::openmp {

namespace {

constexpr std::string_view includes = R"prelude(#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <limits>
#include <map>
#include <mutex>
#include <type_traits>
#include <vector>
)prelude";

/// Errors, transfers. Its namespace goes on in what follows it, and is closed in reductionPrelude().
constexpr std::string_view helpers = R"prelude(
// What the kernels below need on the host and on the device.
namespace gpu {

/// Ends the program where a call of CUDA failed.
inline void check(cudaError_t status, const char *call, int line) {
  if (status == cudaSuccess) return;
  std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, line, call, cudaGetErrorString(status));
  std::exit(EXIT_FAILURE);
}
#define GPU_CHECK(call) gpu::check((call), #call, __LINE__)

/// Copies between CPU and GPU so far; printed when the program ends where GPU_TRANSFERS is set.
struct Transfers {
  unsigned long long toGpu = 0, toCpu = 0, bytesToGpu = 0, bytesToCpu = 0, launches = 0, onCpu = 0, allocations = 0;
  ~Transfers() {
    if (std::getenv("GPU_TRANSFERS") == nullptr) return;
    std::fprintf(stderr, "gpu: %llu launches, %llu loops on the CPU; %llu copies to the GPU (%llu bytes), %llu back (%llu bytes); %llu allocations\n",
                 launches, onCpu, toGpu, bytesToGpu, toCpu, bytesToCpu, allocations);
  }
};
inline Transfers &transfers() {
  static Transfers all;
  return all;
}

)prelude";

/// What one launch works on.
constexpr std::string_view launches =
    R"prelude(/// What a kernel does with memory. `again`: the copy is not taken from launches before; `back`: it comes back at once.
enum Use { in = 1, out = 2, inOut = 3, again = 4, back = 8 };

/// The memory that one launch works on. Each block is copied to the GPU once, and back where the kernel writes to it;
/// what is kept is copied where the GPU has not got it already, and comes back when the CPU asks for it.
class Region {
public:
  Region() = default;
  Region(const Region &) = delete;
  ~Region() {
    for (Block &block : blocks_)
      if (block.device != nullptr && !block.keeps) GPU_CHECK(cudaFree(block.device));
  }
  /// A variable of known size.
  void uses(const volatile void *variable, size_t bytes, int use, bool keeps = false) {
    if (!add((char *)variable, use, keeps)) blocks_.push_back({(char *)variable, bytes, nullptr, use, keeps});
  }
  /// The block that a pointer leads to. Where none is known, begin() returns false.
  void uses(const volatile void *pointer, int use, bool keeps = false) {
    if (!add((char *)pointer, use, keeps) && !addMapped((char *)pointer, use)) complete_ = false;
  }
  /// The same of memory that the GPU keeps.
  void keeps(const volatile void *array, size_t bytes, int use) { uses(array, bytes, use, true); }
  void keeps(const volatile void *pointer, int use) { uses(pointer, use, true); }
  /// The kernel writes so many elements before it reads any: a block that has no more of them is not copied.
  template <typename T>
  void fills(T *first, long long elements) {
    Block *block = find((char *)first);
    if (block != nullptr && block->names == 1 && (char *)first == block->host && elements >= 0 &&
        (size_t)elements * sizeof(T) == block->bytes)
      block->isFilled = true;
  }
  /// Where both lead into one block, begin() returns false.
  void apart(const volatile void *one, const volatile void *other) {
    const Block *block = find((char *)one);
    if (block != nullptr && block == find((char *)other)) complete_ = false;
  }
  /// True if both lead into different blocks.
  bool areApart(const volatile void *one, const volatile void *other) const {
    const Block *block = find((char *)one);
    return block == nullptr || block != find((char *)other);
  }
  /// The CPU executes the loop: it needs what the GPU has kept, and changes it.
  void leave() {
    if (!complete_) return cpuChangesAll();
    for (const Block &block : blocks_)
      (block.use & out) != 0 ? cpuChanges(block.host, block.bytes) : cpuReads(block.host, block.bytes);
  }
  /// Copies to the GPU; false where the loop must stay on the CPU.
  bool begin() {
    if (isInParallel()) {
      std::fprintf(stderr, "Several threads launch a kernel at once. Name all sources of the program to `warpgrain-cli translate`.\n");
      std::exit(EXIT_FAILURE);
    }
    if (!complete_) {
      ++transfers().onCpu;
      return false;
    }
    for (Block &block : blocks_)
      block.keeps ? beginKept(block) : beginOnce(block);
    ++transfers().launches;
    return true;
  }
  /// Where the GPU has what a pointer of the host leads to.
  template <typename T>
  T *device(T *pointer) const {
    const Block *block = find((char *)pointer);
    return block == nullptr ? nullptr : (T *)(block->device + ((char *)pointer - block->host));
  }
  /// Waits for the kernel, and copies back.
  void end() {
    GPU_CHECK(cudaGetLastError());
    GPU_CHECK(cudaDeviceSynchronize());
    for (Block &block : blocks_) {
      if (block.keeps)
        endKept(block);
      else if ((block.use & out) != 0 && !isText(block.host))
        copyToCpu(block.host, block.device, block.bytes);
    }
  }

private:
  struct Block {
    char *host;
    size_t bytes;
    char *device;
    int use;
    bool keeps;
    bool isFilled = false;
    int names = 1;
  };
  const Block *find(const char *pointer) const {
    for (const Block &block : blocks_)
      if (pointer >= block.host && pointer < block.host + block.bytes) return &block;
    return nullptr;
  }
  Block *find(const char *pointer) { return const_cast<Block *>(((const Region *)this)->find(pointer)); }
  static void copyToGpu(Block &block, char *device) {
    block.device = device;
    GPU_CHECK(cudaMemcpy(device, block.host, block.bytes, cudaMemcpyHostToDevice));
    ++transfers().toGpu;
    transfers().bytesToGpu += block.bytes;
  }
  static void beginOnce(Block &block) {
    cpuChanges(block.host, block.bytes);
    copyToGpu(block, allocateOnGpu(block.bytes));
  }
  static void beginKept(Block &block) {
    auto kept = keptBlocks().find(block.host);
    if (kept == keptBlocks().end() || kept->second.bytes != block.bytes) {
      // Parts of it, or more than it is: the CPU has not got what kernels have changed of it.
      if (kept != keptBlocks().end()) {
        bringBack(kept);
        dropKept(kept);
      }
      char *device = allocateOnGpu(block.bytes);
      kept = keptBlocks().insert({block.host, Kept{block.bytes, device}}).first;
    }
    if (kept->second.device == nullptr) kept->second.device = allocateOnGpu(block.bytes);
    kept->second.isInUse = true;
    block.device = kept->second.device;
    const bool isTaken = kept->second.isNewer || (kept->second.isCurrent && (block.use & again) == 0);
    if (kept->second.isNew && !block.isFilled)
      GPU_CHECK(cudaMemset(block.device, 0, block.bytes));
    else if (!isTaken && !block.isFilled)
      copyToGpu(block, block.device);
    kept->second.isNew = false;
    kept->second.isCurrent = true;
  }
  static void endKept(Block &block) {
    const auto kept = keptBlocks().find(block.host);
    kept->second.isInUse = false;
    if ((block.use & out) == 0 || isText(block.host)) return;
    kept->second.isNewer = true;
    if ((block.use & back) != 0) bringBack(kept);
  }
  /// A block is kept where all who lead to it agree.
  bool add(char *pointer, int use, bool keeps) {
    if (Block *block = find(pointer)) {
      block->use |= use;
      block->keeps = block->keeps && keeps;
      ++block->names;
      return true;
    }
    const std::lock_guard<std::mutex> lock(blocksMutex());
    auto next = knownBlocks().upper_bound(pointer);
    const bool isKnown = next != knownBlocks().begin() && pointer < std::prev(next)->first + std::prev(next)->second;
    if (!isKnown) return false;
    --next;
    blocks_.push_back({next->first, next->second, nullptr, use, keeps});
    return true;
  }
  /// What is only known to be mapped is copied for each launch.
  bool addMapped(char *pointer, int use) {
    const std::lock_guard<std::mutex> lock(blocksMutex());
    const auto mapped = findMapped(pointer);
    if (mapped == mappedBlocks().end()) return false;
    char *end = mapped->first + mapped->second.bytes;
    for (const Block &block : blocks_)
      if (mapped->first < block.host + block.bytes && block.host < end) return false;
    blocks_.push_back({mapped->first, mapped->second.bytes, nullptr, use, false});
    return true;
  }
  std::vector<Block> blocks_;
  bool complete_ = true;
};

)prelude";

constexpr std::string_view trips = R"prelude(/// Iterations of a loop that counts from `first` to before `end`.
template <typename T>
__host__ __device__ long long trips(T first, long long end, long long step) {
  const long long begin = (long long)first;
  if (first > 0 && begin < 0 && end >= 0 && step > 0) return 0; // it begins beyond all numbers with a sign
  if (step > 0) return end > begin ? (end - begin + step - 1) / step : 0;
  return begin > end ? (begin - end - step - 1) / -step : 0;
}
)prelude";

constexpr std::string_view shapes =
    R"prelude(inline long long smaller(long long a, long long b) { return a < b ? a : b; }
/// What a launch can have.
inline bool areTeams(long long teams, long long threads) {
  return teams > 0 && teams <= 2147483647 && threads > 0 && threads <= 1024;
}
/// Ends the program where teams cannot be launched, which the CPU cannot execute instead.
inline void stop(const char *kernel) {
  std::fprintf(stderr, "%s cannot be launched: it has no team, more than 1024 threads in a team, or memory of unknown extent.\n", kernel);
  std::exit(EXIT_FAILURE);
}
inline long long larger(long long a, long long b) { return a < b ? b : a; }
inline unsigned blocksFor(long long trips, unsigned threads, long long most = 2147483647) {
  const long long blocks = (trips + threads - 1) / threads;
  return (unsigned)(blocks < most ? blocks : most);
}
/// A block for so many threads: as many as it can have of them, or whole warps for them.
inline unsigned threadsOfBlock(long long threads) { return (unsigned)(threads < 1 ? 1 : threads > 1024 ? 1024 : threads); }
inline unsigned warpsOfBlock(long long threads) { return threads > 512 ? 512 : (threadsOfBlock(threads) + 31) / 32 * 32; }
inline __device__ long long thread() { return (long long)blockIdx.x * blockDim.x + threadIdx.x; }
inline __device__ long long threads() { return (long long)gridDim.x * blockDim.x; }
// The same along each axis, of grids that have more than one.
inline dim3 shape(unsigned x, unsigned y = 1, unsigned z = 1) { return dim3(x, y, z); }
inline unsigned blocksOf(const dim3 &grid) { return grid.x * grid.y * grid.z; }
inline __device__ long long threadX() { return (long long)blockIdx.x * blockDim.x + threadIdx.x; }
inline __device__ long long threadY() { return (long long)blockIdx.y * blockDim.y + threadIdx.y; }
inline __device__ long long threadZ() { return (long long)blockIdx.z * blockDim.z + threadIdx.z; }
inline __device__ long long threadsX() { return (long long)gridDim.x * blockDim.x; }
inline __device__ long long threadsY() { return (long long)gridDim.y * blockDim.y; }
inline __device__ long long threadsZ() { return (long long)gridDim.z * blockDim.z; }
)prelude";

} // namespace

std::string tripsPrelude() {
  return std::string(trips);
}

bool holdsPrelude(std::string_view text) {
  return text.find("\n#define GPU_CHECK(call) gpu::check((call), #call, __LINE__)\n") != std::string_view::npos;
}

std::string prelude(bool hasDirectives) {
  std::string out = std::string(includes) + threadsPrelude(hasDirectives);
  out.append(helpers).append(keptMemoryPrelude()).append(launches).append(trips).append(shapes);
  out.append(combinersPrelude()).append(reductionPrelude());
  return hasDirectives ? out + teamsPrelude() : out;
}

} // namespace warpgrain::openmp
