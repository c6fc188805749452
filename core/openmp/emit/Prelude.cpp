// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/Prelude.h"

#include "core/openmp/emit/ReductionPrelude.h"

#include <initializer_list>
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

/// Stands in for OpenMP where the program is compiled without it.
constexpr std::string_view threads = R"prelude(#ifdef _OPENMP
#include <omp.h>
namespace gpu {
constexpr bool hasThreads = true;
}
#else
namespace gpu {
constexpr bool hasThreads = false;
}
// Compiled without OpenMP, regions that stay on the CPU are run by one thread.
#define _OPENMP 201511
// Headers of the program may include <omp.h>, which would declare all this again.
#define _OMP_H 1
#define __OMP_H
#include <chrono>
inline int omp_get_thread_num() { return 0; }
inline int omp_get_num_threads() { return 1; }
inline int omp_get_max_threads() { return 1; }
inline int omp_get_num_procs() { return 1; }
inline int omp_in_parallel() { return 0; }
inline void omp_set_num_threads(int) {}
inline void omp_set_dynamic(int) {}
inline void omp_set_nested(int) {}
inline int omp_get_dynamic() { return 0; }
inline int omp_get_nested() { return 0; }
inline int omp_get_level() { return 0; }
inline int omp_get_thread_limit() { return 1; }
inline int omp_get_num_teams() { return 1; }
inline int omp_get_team_num() { return 0; }
inline int omp_get_num_devices() { return 0; }
inline int omp_get_default_device() { return 0; }
inline void omp_set_default_device(int) {}
inline int omp_get_initial_device() { return 0; }
inline int omp_is_initial_device() { return 1; }
inline double omp_get_wtime() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
inline double omp_get_wtick() { return 1e-9; }
struct omp_lock_t {};
inline void omp_init_lock(omp_lock_t *) {}
inline void omp_destroy_lock(omp_lock_t *) {}
inline void omp_set_lock(omp_lock_t *) {}
inline void omp_unset_lock(omp_lock_t *) {}
inline int omp_test_lock(omp_lock_t *) { return 1; }
#endif

namespace gpu {
/// Ends the program where a construct needs the threads of OpenMP and the program was compiled without them.
inline void needsThreads(int line) {
  if (hasThreads) return;
  std::fprintf(stderr, "The construct of line %d needs the threads of OpenMP: compile the program with -fopenmp.\n", line);
  std::exit(EXIT_FAILURE);
}
inline bool isInParallel() { return omp_in_parallel() != 0; }
}
)prelude";

/// The same for programs without directives.
constexpr std::string_view oneThread = R"prelude(
namespace gpu {
inline bool isInParallel() { return false; }
}
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

constexpr std::string_view knownBlocks =
    R"prelude(/// The host's memory whose extent is known: what allocation gave, and arrays to which pointers lead.
using Blocks = std::map<char *, size_t>;
inline Blocks &knownBlocks() {
  static Blocks blocks;
  return blocks;
}
/// Threads of regions that stay on the CPU allocate memory, too.
inline std::mutex &blocksMutex() {
  static std::mutex mutex;
  return mutex;
}
)prelude";

constexpr std::string_view keptMemory = R"prelude(
/// A block of the host's memory that the GPU keeps between launches.
struct Kept {
  size_t bytes = 0;
  char *device = nullptr;
  bool isCurrent = false; ///< the GPU's copy has what the block holds
  bool isNewer = false;   ///< kernels have changed the GPU's copy, and the block does not have it yet
  bool isInUse = false;   ///< by a launch
  bool isNew = false;     ///< nobody has written to the block: the GPU needs no copy of it
};
using KeptBlocks = std::map<char *, Kept>;
/// Lives to the end: what is destroyed last may still be kept.
inline KeptBlocks &keptBlocks() {
  static KeptBlocks *blocks = new KeptBlocks;
  return *blocks;
}
/// Strings of the program, which nobody changes.
inline Blocks &texts() {
  static Blocks blocks;
  return blocks;
}
inline bool isText(const char *memory) { return texts().count((char *)memory) != 0; }
/// A string whose address a pointer gets: its extent is known from then on.
template <typename T, size_t Letters>
const T *text(const T (&letters)[Letters]) {
  const std::lock_guard<std::mutex> lock(blocksMutex());
  size_t &bytes = texts()[(char *)letters];
  bytes = std::max(bytes, sizeof(letters));
  knownBlocks()[(char *)letters] = bytes;
  return letters;
}
inline KeptBlocks::iterator findKept(const volatile void *pointer) {
  auto next = keptBlocks().upper_bound((char *)pointer);
  if (next == keptBlocks().begin()) return keptBlocks().end();
  --next;
  return (char *)pointer < next->first + next->second.bytes ? next : keptBlocks().end();
}
inline void dropKept(KeptBlocks::iterator block) {
  if (block->second.device != nullptr) (void)cudaFree(block->second.device);
  keptBlocks().erase(block);
}
inline void copyToCpu(char *host, const char *device, size_t bytes) {
  GPU_CHECK(cudaMemcpy(host, device, bytes, cudaMemcpyDeviceToHost));
  ++transfers().toCpu;
  transfers().bytesToCpu += bytes;
}
inline void bringBack(KeptBlocks::iterator block) {
  if (block->second.isNewer) copyToCpu(block->first, block->second.device, block->second.bytes);
  block->second.isNewer = false;
}
/// Allocates on the GPU; what no launch works on makes room where there is none.
inline char *allocateOnGpu(size_t bytes) {
  char *device = nullptr;
  if (cudaMalloc((void **)&device, bytes) != cudaSuccess) {
    (void)cudaGetLastError();
    for (auto block = keptBlocks().begin(); block != keptBlocks().end();) {
      const auto idle = block++;
      if (idle->second.isInUse || idle->second.device == nullptr) continue;
      bringBack(idle);
      dropKept(idle);
    }
    GPU_CHECK(cudaMalloc((void **)&device, bytes));
  }
  ++transfers().allocations;
  return device;
}

/// Memory that the program maps to the GPU, where it is not known: of objects of the library, of other sources.
struct MappedBlock {
  size_t bytes;
  int times;
};
using MappedBlocks = std::map<char *, MappedBlock>;
inline MappedBlocks &mappedBlocks() {
  static MappedBlocks blocks;
  return blocks;
}
inline MappedBlocks::iterator findMapped(const volatile void *pointer) {
  auto next = mappedBlocks().upper_bound((char *)pointer);
  if (next == mappedBlocks().begin()) return mappedBlocks().end();
  --next;
  return (char *)pointer < next->first + next->second.bytes ? next : mappedBlocks().end();
}

)prelude";

constexpr std::string_view knows = R"prelude(template <typename T>
T *know(T *memory, size_t bytes) {
  if (memory == nullptr) return memory;
  const std::lock_guard<std::mutex> lock(blocksMutex());
  knownBlocks()[(char *)memory] = bytes;
)prelude";

/// What the GPU has kept of memory that is allocated anew.
constexpr std::string_view endsKept =
    R"prelude(  for (auto block = mappedBlocks().begin(); block != mappedBlocks().end();) {
    const auto next = block++;
    if (next->first < (char *)memory + bytes && (char *)memory < next->first + next->second.bytes) mappedBlocks().erase(next);
  }
  // What was there has been freed elsewhere.
  for (auto block = keptBlocks().begin(); block != keptBlocks().end();) {
    const auto next = block++;
    if (next->first < (char *)memory + bytes && (char *)memory < next->first + next->second.bytes) dropKept(next);
  }
)prelude";

constexpr std::string_view forgets = R"prelude(  return memory;
}
template <typename T>
T *forget(T *memory) {
  const std::lock_guard<std::mutex> lock(blocksMutex());
  knownBlocks().erase((char *)memory);
)prelude";

constexpr std::string_view endsKeptBlock =
    R"prelude(  if (const auto block = keptBlocks().find((char *)memory); block != keptBlocks().end()) dropKept(block);
)prelude";

constexpr std::string_view endsForget = R"prelude(  return memory;
}
)prelude";

/// Of a target that keeps copies of blocks on the GPU.
constexpr std::string_view newBlocks =
    R"prelude(/// Memory to which nobody has written yet: a kernel that is the first to use it finds zeros there.
template <typename T>
T *isNew(T *memory, size_t bytes) {
  if (memory == nullptr || bytes == 0) return memory;
  const std::lock_guard<std::mutex> lock(blocksMutex());
  Kept &kept = keptBlocks()[(char *)memory];
  kept.bytes = bytes;
  kept.isNew = true;
  return memory;
}
)prelude";

/// Of one that does not.
constexpr std::string_view noNewBlocks = R"prelude(template <typename T>
T *isNew(T *memory, size_t) { return memory; }
template <typename T, size_t Letters>
const T *text(const T (&letters)[Letters]) { return letters; }
)prelude";

constexpr std::string_view allocations = R"prelude(template <typename T>
T *knowNew(T *memory, size_t bytes) {
  return isNew(know(memory, bytes), bytes);
}
inline void *allocate(size_t bytes) { return know(std::malloc(bytes), bytes); }
inline void *allocateCleared(size_t count, size_t size) { return know(std::calloc(count, size), count * size); }
inline void *allocateNew(size_t bytes) { return isNew(allocate(bytes), bytes); }
inline void *allocateClearedNew(size_t count, size_t size) { return isNew(allocateCleared(count, size), count * size); }
inline void *reallocate(void *memory, size_t bytes) { return know(std::realloc(forget(memory), bytes), bytes); }
inline void *allocateAligned(size_t alignment, size_t bytes) { return know(::aligned_alloc(alignment, bytes), bytes); }
inline void *allocateAlignedNew(size_t alignment, size_t bytes) { return isNew(allocateAligned(alignment, bytes), bytes); }
inline int allocateAt(void **place, size_t alignment, size_t bytes) {
  const int status = ::posix_memalign(place, alignment, bytes);
  if (status == 0) know(*place, bytes);
  return status;
}
/// A pointer that converts to any other, as in C: of what macros allocate.
struct AnyPointer {
  void *pointer;
  explicit AnyPointer(void *memory) : pointer(memory) {}
  template <typename T>
  operator T *() const { return (T *)pointer; }
};
inline void release(void *memory) { std::free(forget(memory)); }
/// In C, strings are not constant.
template <typename T, size_t Letters>
T *textOfC(const T (&letters)[Letters]) { return (T *)text(letters); }

/// An array, for as long as it lives.
struct Known {
  void *memory;
  Known(const volatile void *array, size_t bytes) : memory(know((char *)array, bytes)) {}
  ~Known() { forget(memory); }
};

)prelude";

constexpr std::string_view launches =
    R"prelude(/// The program maps elements to the GPU. False where their memory is known, or overlaps with what is mapped.
template <typename T>
bool map(T *pointer, long long first, long long count) {
  if (pointer == nullptr || count <= 0) return false;
  const std::lock_guard<std::mutex> lock(blocksMutex());
  char *begin = (char *)(pointer + first);
  char *end = (char *)(pointer + first + count);
  auto known = knownBlocks().lower_bound(end);
  if (known != knownBlocks().begin() && begin < std::prev(known)->first + std::prev(known)->second) return false;
  const auto block = findMapped(begin);
  if (block != mappedBlocks().end()) {
    if (end > block->first + block->second.bytes) return false;
    ++block->second.times;
    return true;
  }
  const auto next = mappedBlocks().lower_bound(begin);
  if (next != mappedBlocks().end() && next->first < end) return false;
  mappedBlocks()[begin] = {(size_t)(end - begin), 1};
  return true;
}
template <typename T>
void unmap(T *pointer, long long first, long long) {
  if (pointer == nullptr) return;
  const std::lock_guard<std::mutex> lock(blocksMutex());
  const auto block = findMapped(pointer + first);
  if (block != mappedBlocks().end() && --block->second.times == 0) mappedBlocks().erase(block);
}
/// A mapping, for as long as it lasts.
struct Mapped {
  const volatile void *memory;
  template <typename T>
  Mapped(T *pointer, long long first, long long count) : memory(map(pointer, first, count) ? pointer + first : nullptr) {}
  Mapped(const Mapped &) = delete;
  ~Mapped() { unmap((const volatile char *)memory, 0, 1); }
};

inline void isChanged(KeptBlocks::iterator block) {
  if (!isText(block->first)) block->second.isCurrent = block->second.isNew = false;
}
/// The CPU is about to read or change any memory.
inline void cpuChangesAll() {
  for (auto block = keptBlocks().begin(); block != keptBlocks().end(); ++block) {
    bringBack(block);
    isChanged(block);
  }
}
/// The CPU is about to read any memory.
inline void cpuReadsAll() {
  for (auto block = keptBlocks().begin(); block != keptBlocks().end(); ++block)
    bringBack(block);
}
/// True of memory whose block is known, or mapped by the program.
inline bool isKnown(const volatile void *pointer) {
  const std::lock_guard<std::mutex> lock(blocksMutex());
  auto next = knownBlocks().upper_bound((char *)pointer);
  if (next != knownBlocks().begin() && (char *)pointer < std::prev(next)->first + std::prev(next)->second) return true;
  return findMapped(pointer) != mappedBlocks().end();
}
/// The block whose end a pointer stands at, so that what it is used for may lie before it: `*--end`.
inline KeptBlocks::iterator findEnding(const volatile void *pointer) {
  auto next = keptBlocks().lower_bound((char *)pointer);
  if (next == keptBlocks().begin()) return keptBlocks().end();
  --next;
  return (char *)pointer == next->first + next->second.bytes ? next : keptBlocks().end();
}
/// The CPU is about to read what a pointer leads to, or an array of known size.
inline void cpuReads(const volatile void *pointer) {
  if (const auto ending = findEnding(pointer); ending != keptBlocks().end()) bringBack(ending);
  if (const auto block = findKept(pointer); block != keptBlocks().end())
    bringBack(block);
  else if (pointer != nullptr && !isKnown(pointer))
    cpuReadsAll(); // it may lead from elsewhere into a block
}
inline void cpuReads(const volatile void *array, size_t) {
  if (const auto block = findKept(array); block != keptBlocks().end()) bringBack(block);
}
/// The CPU is about to change it, or a part of it.
inline void cpuChanges(const volatile void *pointer) {
  cpuReads(pointer);
  if (const auto ending = findEnding(pointer); ending != keptBlocks().end()) isChanged(ending);
  if (const auto block = findKept(pointer); block != keptBlocks().end())
    isChanged(block);
  else if (pointer != nullptr && !isKnown(pointer))
    cpuChangesAll();
}
inline void cpuChanges(const volatile void *array, size_t bytes) {
  cpuReads(array, bytes);
  if (const auto block = findKept(array); block != keptBlocks().end()) isChanged(block);
}

/// The CPU is about to give all of it another value, and reads nothing of it before.
inline void cpuReplaces(const volatile void *array, size_t bytes) {
  const auto block = findKept(array);
  if (block == keptBlocks().end()) return;
  if (block->second.bytes != bytes) return cpuChanges(array, bytes);
  block->second.isNewer = false;
  isChanged(block);
}

/// What an array holds, for a copy of it.
template <size_t Bytes>
struct Copy {
  char of[Bytes];
  explicit Copy(const void *array) { std::memcpy(of, array, Bytes); }
  void to(void *array) const { std::memcpy(array, of, Bytes); }
};

/// What a kernel does with memory. `again`: the copy is not taken from launches before; `back`: it comes back at once.
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

/// What regions and the functions that they call ask of their team.
constexpr std::string_view teams = R"prelude(namespace gpu {

// A team is a block; functions that the CPU calls, too, ask OpenMP there. The program may have variables with the names of CUDA's.
#ifdef __CUDA_ARCH__
#define GPU_ANSWER(ofGpu, ofCpu) return (int)ofGpu
#else
#define GPU_ANSWER(ofGpu, ofCpu) return ofCpu
#endif
inline __host__ __device__ int team() { GPU_ANSWER(blockIdx.x, omp_get_team_num()); }
inline __host__ __device__ int teams() { GPU_ANSWER(gridDim.x, omp_get_num_teams()); }
inline __host__ __device__ int threadOfTeam() { GPU_ANSWER(threadIdx.x, omp_get_thread_num()); }
inline __host__ __device__ int threadsOfTeam() { GPU_ANSWER(blockDim.x, omp_get_num_threads()); }
inline __host__ __device__ void barrier() {
#ifdef __CUDA_ARCH__
  __syncthreads();
#else
#pragma omp barrier
#endif
}

} // namespace gpu

)prelude";

/// For functions that the threads of regions call, and share loops out in.
constexpr std::string_view inRegion = R"prelude(namespace gpu {

/// Regions around here that one thread executes, for all threads of the region.
inline int &regionsAround() {
  static thread_local int regions = 0;
  return regions;
}
/// Such a region.
struct InRegion {
  InRegion() { ++regionsAround(); }
  ~InRegion() { --regionsAround(); }
  InRegion(const InRegion &) = delete;
  InRegion &operator=(const InRegion &) = delete;
};
/// False for the threads of regions that stay on the CPU, and outside of regions.
inline bool isInRegion() { return regionsAround() > 0; }

} // namespace gpu

)prelude";

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string out;
  for (const std::string_view part : parts)
    out += part;
  return out;
}

} // namespace

std::string inRegionPrelude() {
  return std::string(inRegion);
}

std::string threadsPrelude(bool hasDirectives) {
  return std::string(hasDirectives ? threads : oneThread);
}

std::string knownMemoryPrelude() {
  return joined({knownBlocks, "\n", knows, forgets, endsForget, noNewBlocks, allocations});
}

std::string tripsPrelude() {
  return std::string(trips);
}

std::string prelude(bool hasDirectives) {
  return std::string(includes) + threadsPrelude(hasDirectives) +
         joined({helpers, knownBlocks, keptMemory, knows, endsKept, forgets, endsKeptBlock, endsForget, newBlocks,
                 allocations, launches, trips, shapes, combinersPrelude(), reductionPrelude()}) +
         std::string(hasDirectives ? teams : std::string_view());
}

} // namespace warpgrain::openmp
