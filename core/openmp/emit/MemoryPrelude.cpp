// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/MemoryPrelude.h"

#include <initializer_list>
#include <string_view>

namespace warpgrain::openmp {

namespace {
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

/// What the program maps to the GPU, and what the CPU does with memory of which the GPU has a copy.
constexpr std::string_view coherence =
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

)prelude";

constexpr std::string_view blocks = R"prelude(namespace gpu {
/// The known block that an address leads into, or one past its end; null if there is none.
inline char *blockOf(const volatile void *address) {
  const std::lock_guard<std::mutex> lock(blocksMutex());
  auto next = knownBlocks().upper_bound((char *)address);
  if (next == knownBlocks().begin()) return nullptr;
  --next;
  return (char *)address <= next->first + next->second ? next->first : nullptr;
}
inline bool hasKnownBlock(const volatile void *address) { return blockOf(address) != nullptr; }
/// True if no known block has both. One of them must have a known block.
inline bool haveOtherBlocks(const volatile void *one, const volatile void *other) {
  return blockOf(one) != blockOf(other);
}
} // namespace gpu

)prelude";

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string out;
  for (const std::string_view part : parts)
    out += part;
  return out;
}

} // namespace

std::string knownMemoryPrelude() {
  return joined({knownBlocks, "\n", knows, forgets, endsForget, noNewBlocks, allocations});
}

std::string blocksPrelude() {
  return std::string(blocks);
}

std::string keptMemoryPrelude() {
  return joined({knownBlocks, keptMemory, knows, endsKept, forgets, endsKeptBlock, endsForget, newBlocks, allocations,
                 coherence});
}

} // namespace warpgrain::openmp
