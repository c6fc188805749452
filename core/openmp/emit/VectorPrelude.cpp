// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/VectorPrelude.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::openmp {

namespace {

/// A vector says nothing of when it gives its memory back, also where a block ends: `operator delete` is asked.
constexpr std::string_view helpers = R"prelude(#include <atomic>
#include <cstddef>
#include <new>
namespace gpu {

/// For what must not come from `new`.
template <typename T>
struct PlainAllocator {
  using value_type = T;
  PlainAllocator() = default;
  template <typename U>
  PlainAllocator(const PlainAllocator<U> &) {}
  T *allocate(size_t count) { return (T *)std::malloc(count * sizeof(T)); }
  void deallocate(T *memory, size_t) { std::free(memory); }
  friend bool operator==(const PlainAllocator &, const PlainAllocator &) { return true; }
  friend bool operator!=(const PlainAllocator &, const PlainAllocator &) { return false; }
};
/// The memory of vectors that kernels were asked to work on.
struct VectorMemory {
  std::mutex mutex;
  std::map<char *, size_t, std::less<char *>, PlainAllocator<std::pair<char *const, size_t>>> blocks;
  std::atomic<size_t> count{0};
};
inline VectorMemory &vectorMemory() {
  static VectorMemory *all = new (std::malloc(sizeof(VectorMemory))) VectorMemory;
  return *all;
}
/// What the program has destroyed last is given back when nothing of this is there any more.
struct VectorsEnd {
  ~VectorsEnd() {
    const std::lock_guard<std::mutex> lock(vectorMemory().mutex);
    vectorMemory().blocks.clear();
    vectorMemory().count = 0;
  }
};
inline std::atomic<void *> &deletionProbe() {
  static std::atomic<void *> probe{nullptr};
  return probe;
}
/// Memory is given back, of a vector or of anything else.
inline void isDeleted(void *memory) {
  if (memory == nullptr) return;
  if (deletionProbe() == memory) deletionProbe() = nullptr;
  VectorMemory &all = vectorMemory();
  if (all.count == 0) return;
  {
    const std::lock_guard<std::mutex> lock(all.mutex);
    if (all.blocks.erase((char *)memory) == 0) return;
    all.count = all.blocks.size();
  }
  forget((char *)memory);
}
/// False where another `operator delete` is the program's.
inline bool seesDeletion() {
  static const bool sees = [] {
    void *memory = ::operator new(1);
    deletionProbe() = memory;
    ::operator delete(memory);
    const bool isSeen = deletionProbe() == nullptr;
    deletionProbe() = nullptr;
    return isSeen;
  }();
  return sees;
}
inline void knowVector(char *memory, size_t bytes) {
  if (memory == nullptr || bytes == 0 || !seesDeletion()) return;
  VectorMemory &all = vectorMemory();
  {
    const std::lock_guard<std::mutex> lock(all.mutex);
    size_t &known = all.blocks[memory];
    if (known == bytes) return;
    known = bytes;
    all.count = all.blocks.size();
  }
  know(memory, bytes);
  static const VectorsEnd end;
}
/// A vector's elements: all that it has room for is known.
template <typename Vector>
auto elementsOf(Vector &vector) -> decltype(vector.data()) {
  using Element = typename Vector::value_type;
  if (alignof(Element) <= alignof(std::max_align_t))
    knowVector((char *)const_cast<Element *>(vector.data()), vector.capacity() * sizeof(Element));
  return vector.data();
}

} // namespace gpu

// Where the program has others, vectors stay on the CPU. nvcc would compile these for the GPU, too.
#ifndef __CUDA_ARCH__
__attribute__((weak)) void *operator new(size_t bytes) {
  for (;;) {
    if (void *memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}
__attribute__((weak)) void operator delete(void *memory) noexcept {
  gpu::isDeleted(memory);
  std::free(memory);
}
__attribute__((weak)) void operator delete(void *memory, size_t) noexcept {
  gpu::isDeleted(memory);
  std::free(memory);
}
#endif

)prelude";

} // namespace

std::string vectorPrelude(const Program &program) {
  const bool isNeeded = std::ranges::any_of(
      program.allocationEdits, [](const TextEdit &each) { return each.replacement.starts_with("gpu::elementsOf("); });
  return isNeeded ? std::string(helpers) : std::string();
}

} // namespace warpgrain::openmp
