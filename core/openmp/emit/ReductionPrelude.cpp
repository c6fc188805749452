// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/ReductionPrelude.h"

namespace warpgrain::openmp {

std::string_view combinersPrelude() {
  return R"prelude(// Operators of reductions and of atomic updates.
struct Plus {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a + b); }
};
struct Times {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a * b); }
};
struct BitAnd {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a & b); }
};
struct BitOr {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a | b); }
};
struct BitXor {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a ^ b); }
};
struct And {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a && b); }
};
struct Or {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a || b); }
};
struct Second {
  template <typename T>
  __host__ __device__ T operator()(T, T b) const { return b; }
};
struct Min {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(b < a ? b : a); }
};
struct Max {
  template <typename T>
  __host__ __device__ T operator()(T a, T b) const { return (T)(a < b ? b : a); }
};
)prelude";
}

std::string_view reductionPrelude() {
  return R"prelude(
/// The value with which a reduction begins in each thread.
template <typename Op, typename T>
struct Neutral {
  static constexpr T value = 0;
};
template <typename T>
struct Neutral<Times, T> {
  static constexpr T value = 1;
};
template <typename T>
struct Neutral<And, T> {
  static constexpr T value = 1;
};
template <typename T>
struct Neutral<BitAnd, T> {
  static constexpr T value = (T)~(T)0;
};
template <typename T>
struct Neutral<Min, T> {
  using Limits = std::numeric_limits<T>;
  static constexpr T value = Limits::has_infinity ? Limits::infinity() : Limits::max();
};
template <typename T>
struct Neutral<Max, T> {
  using Limits = std::numeric_limits<T>;
  static constexpr T value = Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
};

/// A block's part of a reduction, as a tree in shared memory. All threads of the block call it; there are `Threads`.
template <typename Op, unsigned Threads = 256, typename T>
__device__ void reduceBlock(T value, T *parts) {
  __shared__ T values[Threads];
  const unsigned own = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  values[own] = value;
  for (unsigned count = Threads; count > 1; count = (count + 1) / 2) {
    __syncthreads();
    if (own < count / 2) values[own] = Op()(values[own], values[own + (count + 1) / 2]);
  }
  if (own == 0) parts[((size_t)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x] = values[0];
  __syncthreads();
}

/// The value that another lane has, of those that `lanes` names.
template <typename T>
__device__ T ofLane(T value, unsigned lane, unsigned lanes) {
  unsigned words[(sizeof(T) + 3) / 4] = {};
  memcpy(words, &value, sizeof(T));
  for (unsigned &word : words) word = __shfl_sync(lanes, word, lane);
  memcpy(&value, words, sizeof(T));
  return value;
}
/// What the threads of a block have gathered, as trees in its warps, put together. All threads of a block that runs along
/// x call it, wait in it, and get the result.
template <typename Op, typename T>
__device__ T acrossTeam(T value) {
  __shared__ T parts[32];
  const unsigned warp = threadIdx.x / 32, lane = threadIdx.x % 32, warps = (blockDim.x + 31) / 32;
  const unsigned lanes = blockDim.x - warp * 32 < 32 ? blockDim.x - warp * 32 : 32;
  for (unsigned further = 16; further > 0; further /= 2) {
    const bool isThere = lane + further < lanes;
    const T other = ofLane(value, isThere ? lane + further : lane, lanes < 32 ? (1u << lanes) - 1 : ~0u);
    if (isThere) value = Op()(value, other);
  }
  if (lane == 0) parts[warp] = value;
  __syncthreads();
  value = parts[0];
  for (unsigned i = 1; i < warps; ++i) value = Op()(value, parts[i]);
  __syncthreads();
  return value;
}
template <typename Op, typename T>
__device__ void reduceTeam(T value, T *parts) {
  value = acrossTeam<Op>(value);
  if (threadIdx.x == 0) parts[blockIdx.x] = value;
}

/// What each thread of the reduction has for itself: `Count` elements from `First` on, and room for those around them,
/// so that they have the numbers that they have in the array.
template <typename T, unsigned First, unsigned Count, unsigned Held>
struct Own {
  T of[Held];
  explicit __device__ Own(T value) {
    for (unsigned i = 0; i < Count; ++i) of[First + i] = value;
  }
};
template <typename Op, unsigned Threads = 256, typename T, unsigned First, unsigned Count, unsigned Held>
__device__ void reduceBlock(const Own<T, First, Count, Held> &own, T *parts) {
  const size_t blocks = (size_t)gridDim.x * gridDim.y * gridDim.z;
  for (unsigned i = 0; i < Count; ++i) reduceBlock<Op, Threads>(own.of[First + i], parts + i * blocks);
}

/// The parts of a reduction, one for each block; the host puts them together.
template <typename T>
class Parts {
public:
  explicit Parts(unsigned blocks) : count_(blocks), parts_(new T[blocks]) { GPU_CHECK(cudaMalloc((void **)&device_, blocks * sizeof(T))); }
  Parts(const Parts &) = delete;
  ~Parts() {
    GPU_CHECK(cudaFree(device_));
    delete[] parts_;
  }
  T *device() const { return device_; }
  template <typename Op>
  T combined(T value) {
    GPU_CHECK(cudaMemcpy(parts_, device_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
    ++transfers().toCpu;
    transfers().bytesToCpu += count_ * sizeof(T);
    for (unsigned i = 0; i < count_; ++i) value = Op()(value, parts_[i]);
    return value;
  }
  /// The same of so many elements, one after the other.
  template <typename Op>
  void combine(T *first, unsigned elements) {
    GPU_CHECK(cudaMemcpy(parts_, device_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
    ++transfers().toCpu;
    transfers().bytesToCpu += count_ * sizeof(T);
    const unsigned blocks = count_ / elements;
    for (unsigned i = 0; i < count_; ++i) first[i / blocks] = Op()(first[i / blocks], parts_[i]);
  }
private:
  unsigned count_;
  T *parts_;
  T *device_ = nullptr;
};

/// Numbers of a reduction whose loop the CPU executes: they begin with the neutral value, as each thread's do, and what
/// they were is put together with what they have become; or nothing, where a directive does so.
template <typename Op, typename T, unsigned N>
class FromNeutral {
public:
  explicit FromNeutral(T *first, bool isDone = false) : first_(isDone ? nullptr : first) {
    for (unsigned i = 0; first_ && i < N; ++i) {
      before_[i] = first[i];
      first[i] = Neutral<Op, T>::value;
    }
  }
  FromNeutral(const FromNeutral &) = delete;
  ~FromNeutral() {
    for (unsigned i = 0; first_ && i < N; ++i) first_[i] = Op()(before_[i], first_[i]);
  }
private:
  T *first_;
  T before_[N];
};

/// Makes the numbers what && and || give.
template <typename T>
void makeTruths(T *first, unsigned count) {
  for (unsigned i = 0; i < count; ++i) first[i] = (T)(first[i] && 1);
}

/// Of a number that gets another value where it has a certain one.
template <typename T>
struct Exchange {
  T of, by;
};
struct IfEqual {
  template <typename T>
  __host__ __device__ T operator()(T a, Exchange<T> b) const { return a == b.of ? b.by : a; }
};

/// Swaps in op(*place, value) until no other thread was between; the value before it.
template <typename Op, typename Word, typename T, typename Value>
__host__ __device__ T swapIn(T *place, Value value) {
  Word seen = *(volatile Word *)place;
  Word expected;
  T held;
  do {
    expected = seen;
    memcpy(&held, &expected, sizeof(T));
    const T next = Op()(held, value);
    Word word;
    memcpy(&word, &next, sizeof(T));
#ifdef __CUDA_ARCH__
    seen = atomicCAS((Word *)place, expected, word);
#else
    seen = __sync_val_compare_and_swap((Word *)place, expected, word);
#endif
  } while (seen != expected);
  return held;
}
#ifdef __CUDA_ARCH__
/// The same where the GPU has one operation for it: on integers, and sums of doubles. (That of floats has no subnormal numbers.)
template <typename Op, typename T, typename Value>
__device__ bool updateAtOnce(T *place, Value value, T &before) {
  using Word = std::conditional_t<sizeof(T) == 4, unsigned, unsigned long long>;
  constexpr bool isInteger = std::is_integral<T>::value && std::is_integral<Value>::value;
  if constexpr (isInteger && std::is_same<Op, Plus>::value)
    before = (T)atomicAdd((Word *)place, (Word)(T)value);
  else if constexpr (isInteger && std::is_same<Op, BitAnd>::value)
    before = (T)atomicAnd((Word *)place, (Word)(T)value);
  else if constexpr (isInteger && std::is_same<Op, BitOr>::value)
    before = (T)atomicOr((Word *)place, (Word)(T)value);
  else if constexpr (isInteger && std::is_same<Op, BitXor>::value)
    before = (T)atomicXor((Word *)place, (Word)(T)value);
  else if constexpr (std::is_same<T, double>::value && std::is_same<Value, double>::value && std::is_same<Op, Plus>::value)
    before = atomicAdd(place, value);
  else
    return false;
  return true;
}
#endif
/// Updates a number of four or eight bytes as one operation; the value before it.
template <typename Op, typename T, typename Value>
__host__ __device__ T update(T *place, Value value) {
#ifdef __CUDA_ARCH__
  T before;
  if (updateAtOnce<Op>(place, value, before)) return before;
#endif
  if constexpr (sizeof(T) == 4)
    return swapIn<Op, unsigned>(place, value);
  else
    return swapIn<Op, unsigned long long>(place, value);
}
/// The same; the value behind it.
template <typename Op, typename T, typename Value>
__host__ __device__ T updated(T *place, Value value) {
  return Op()(update<Op>(place, value), value);
}
/// Reads and writes such a number as a whole.
template <typename T>
__host__ __device__ T load(const T *place) {
  return *(const volatile T *)place;
}
template <typename T>
__host__ __device__ void store(T *place, T value) {
  *(volatile T *)place = value;
}

} // namespace gpu

)prelude";
}

} // namespace warpgrain::openmp
