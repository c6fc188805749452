// SPDX-License-Identifier: Apache-2.0
//
// Kernels of a rank on a GPU. The library compiles this text for the GPU that it finds, with NVRTC, and defines
//   REAL    type of elements: float or double
//   OFFSET  type of positions among the block's non-zeros: int or long long
//
// A block has `rows` rows. Non-zeros of row r are those from offsets[r] to below offsets[r + 1]; offsets[0] is 0.
// Columns are those of the whole matrix.

namespace {

constexpr int threadsOfTile = 128;
constexpr unsigned allLanes = 0xffffffffU;

/// Rows that end within the first `steps` steps of the merge path of `rows` rows whose ends are given, counted from the
/// same non-zero. A step takes the next non-zero, or ends a row whose non-zeros are all taken.
template <typename End>
__device__ int rowsEndedBy(long long steps, int low, int high, const End *ends) {
  while (low < high) {
    const int middle = low + (high - low) / 2;
    if (middle + static_cast<long long>(ends[middle]) < steps)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// `lanes` neighbouring threads share a row.
template <int lanes>
__device__ void multiplyRows(int rows, const OFFSET *__restrict__ offsets, const int *__restrict__ columns,
                             const REAL *__restrict__ values, const REAL *__restrict__ x, REAL *__restrict__ y) {
  const long long thread = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  const long long row = thread / lanes;
  const int lane = static_cast<int>(thread % lanes);
  REAL sum = 0;
  if (row < rows) {
    const OFFSET end = offsets[row + 1];
#pragma unroll 4
    for (OFFSET i = offsets[row] + lane; i < end; i += lanes)
      sum += __ldcs(values + i) * x[__ldcs(columns + i)];
  }
#pragma unroll
  for (int distance = lanes / 2; distance > 0; distance /= 2)
    sum += __shfl_down_sync(allLanes, sum, distance, lanes);
  if (row < rows && lane == 0) y[row] = sum;
}

/// Each block of threads takes as many steps of the merge path, each thread `items` of them: equal work however unequal
/// the rows are. It writes the rows that end in its tile, and leaves the sum of the row that does not.
template <int items>
__device__ void multiplyTile(int rows, OFFSET nonZeros, const OFFSET *__restrict__ offsets,
                             const int *__restrict__ columns, const REAL *__restrict__ values,
                             const REAL *__restrict__ x, REAL *__restrict__ y, const int *__restrict__ tileRows,
                             REAL *__restrict__ carries) {
  constexpr int tile = threadsOfTile * items;
  constexpr int warps = threadsOfTile / 32;
  __shared__ REAL products[tile];
  __shared__ int ends[tile];
  __shared__ int warpRows[warps];
  __shared__ REAL warpSums[warps];
  const int thread = static_cast<int>(threadIdx.x);
  const int firstRow = tileRows[blockIdx.x];
  const int rowCount = tileRows[blockIdx.x + 1] - firstRow;
  const long long stepBegin = static_cast<long long>(blockIdx.x) * tile;
  const long long left = rows + static_cast<long long>(nonZeros) - stepBegin;
  const int steps = left < tile ? static_cast<int>(left) : tile;
  const OFFSET first = static_cast<OFFSET>(stepBegin - firstRow);
  const int count = steps - rowCount;
  if (count > 0) {
    // Without conditions, all loads are under way together.
    int column[items];
    REAL value[items];
#pragma unroll
    for (int k = 0; k < items; ++k) {
      const int i = k * threadsOfTile + thread;
      const OFFSET from = first + (i < count ? i : count - 1);
      column[k] = __ldcs(columns + from);
      value[k] = __ldcs(values + from);
    }
#pragma unroll
    for (int k = 0; k < items; ++k)
      products[k * threadsOfTile + thread] = value[k] * x[column[k]];
  }
  for (int i = thread; i < rowCount; i += threadsOfTile)
    ends[i] = static_cast<int>(offsets[firstRow + i + 1] - first);
  __syncthreads();

  const int begin = thread * items < steps ? thread * items : steps;
  int row = rowsEndedBy(begin, begin > count ? begin - count : 0, begin < rowCount ? begin : rowCount, ends);
  int next = begin - row;
  const int startRow = row;
  REAL startSum = 0;
  REAL sum = 0;
#pragma unroll
  for (int k = 0; k < items; ++k) {
    if (begin + k >= steps) continue;
    if (row < rowCount && next == ends[row]) {
      if (row == startRow)
        startSum = sum;
      else
        y[firstRow + row] = sum;
      sum = 0;
      ++row;
    } else {
      sum += products[next++];
    }
  }

  // Sums of rows that end in another thread: each thread's with those before it that go on with the same row.
  const int lane = thread % 32;
  const int warp = thread / 32;
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) {
    const int otherRow = __shfl_up_sync(allLanes, row, distance);
    const REAL otherSum = __shfl_up_sync(allLanes, sum, distance);
    if (lane >= distance && otherRow == row) sum += otherSum;
  }
  if (lane == 31) {
    warpRows[warp] = row;
    warpSums[warp] = sum;
  }
  REAL before = __shfl_up_sync(allLanes, sum, 1);
  if (lane == 0) before = 0;
  __syncthreads();
  REAL carried = sum;
  for (int other = warp - 1; other >= 0 && warpRows[other] == startRow; --other)
    before += warpSums[other];
  for (int other = warp - 1; other >= 0 && warpRows[other] == row; --other)
    carried += warpSums[other];
  if (row > startRow) y[firstRow + startRow] = before + startSum;
  if (thread == threadsOfTile - 1) carries[blockIdx.x] = carried;
}

__device__ REAL sumOfWarp(REAL sum) {
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2)
    sum += __shfl_down_sync(allLanes, sum, distance);
  return sum;
}

} // namespace

#define ROWS_KERNEL(lanes)                                                                                             \
  extern "C" __global__ void __launch_bounds__(256)                                                                    \
      warpgrainRows##lanes(int rows, const OFFSET *offsets, const int *columns, const REAL *values, const REAL *x,     \
                           REAL *y) {                                                                                  \
    multiplyRows<lanes>(rows, offsets, columns, values, x, y);                                                         \
  }

ROWS_KERNEL(1)
ROWS_KERNEL(2)
ROWS_KERNEL(4)
ROWS_KERNEL(8)
ROWS_KERNEL(16)
ROWS_KERNEL(32)

#define MERGE_KERNEL(items)                                                                                            \
  extern "C" __global__ void __launch_bounds__(threadsOfTile)                                                          \
      warpgrainMerge##items(int rows, OFFSET nonZeros, const OFFSET *offsets, const int *columns, const REAL *values,  \
                            const REAL *x, REAL *y, const int *tileRows, REAL *carries) {                              \
    multiplyTile<items>(rows, nonZeros, offsets, columns, values, x, y, tileRows, carries);                            \
  }

MERGE_KERNEL(5)
MERGE_KERNEL(7)
MERGE_KERNEL(11)

/// The row in which each tile of so many steps begins, and the end: tiles + 1 entries.
extern "C" __global__ void warpgrainTiles(int rows, OFFSET nonZeros, const OFFSET *offsets, int stepsOfTile, int tiles,
                                          int *tileRows) {
  const int tile = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (tile > tiles) return;
  const long long all = rows + static_cast<long long>(nonZeros);
  const long long steps = static_cast<long long>(tile) * stepsOfTile;
  tileRows[tile] = rowsEndedBy(steps < all ? steps : all, 0, rows, offsets + 1);
}

/// Adds what tiles have left of rows that end in later ones. A row that ends in tile t gets the carries of the tiles
/// before it that end within the row. The order of additions depends on the matrix alone.
extern "C" __global__ void warpgrainCarries(int tiles, const int *tileRows, const REAL *carries, REAL *y) {
  constexpr int longRun = 8;
  const int tile = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  const int lane = static_cast<int>(threadIdx.x % 32);
  const bool ends = tile > 0 && tile < tiles && tileRows[tile + 1] > tileRows[tile];
  const int row = ends ? tileRows[tile] : -1;
  const bool isLong = ends && tile >= longRun && tileRows[tile - longRun + 1] == row;
  if (ends && !isLong) {
    REAL sum = 0;
    for (int t = tile - 1; t >= 0 && tileRows[t + 1] == row; --t)
      sum += carries[t];
    y[row] += sum;
  }
  // A warp adds up a long run together.
  unsigned waiting = __ballot_sync(allLanes, isLong);
  while (waiting != 0) {
    const int owner = __ffs(static_cast<int>(waiting)) - 1;
    waiting &= waiting - 1;
    const int end = __shfl_sync(allLanes, tile, owner);
    const int longRow = __shfl_sync(allLanes, row, owner);
    int low = 0;
    int high = end - 1;
    while (low < high) {
      const int middle = low + (high - low) / 2;
      if (tileRows[middle + 1] < longRow)
        low = middle + 1;
      else
        high = middle;
    }
    REAL sum = 0;
    for (int t = low + lane; t < end; t += 32)
      sum += carries[t];
    sum = sumOfWarp(sum);
    if (lane == 0) y[longRow] += sum;
  }
}

/// The largest magnitude, as the bits of a double, which are ordered as the magnitudes are. Infinite where an element
/// is not finite. `bits` is 0 before.
extern "C" __global__ void warpgrainLargest(long long count, const REAL *elements, unsigned long long *bits) {
  unsigned long long largest = 0;
  const long long step = static_cast<long long>(gridDim.x) * blockDim.x;
  for (long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += step) {
    const unsigned long long infinity = 0x7ff0000000000000ULL;
    unsigned long long mine =
        static_cast<unsigned long long>(__double_as_longlong(static_cast<double>(elements[i]))) & 0x7fffffffffffffffULL;
    if (mine > infinity) mine = infinity;
    if (mine > largest) largest = mine;
  }
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) {
    const unsigned long long other = __shfl_down_sync(allLanes, largest, distance);
    if (other > largest) largest = other;
  }
  if (threadIdx.x % 32 == 0 && largest > 0) atomicMax(bits, largest);
}

/// x = y / divisor; a copy where it is 0.
extern "C" __global__ void warpgrainDivide(long long count, const REAL *y, REAL divisor, REAL *x) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < count) x[i] = divisor == 0 ? y[i] : y[i] / divisor;
}

/// The elements of x that others need, one after the other.
extern "C" __global__ void warpgrainGather(long long count, const int *elements, const REAL *x, REAL *out) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < count) out[i] = x[elements[i]];
}

/// Elements that came one after the other, to their places in x.
extern "C" __global__ void warpgrainScatter(long long count, const int *elements, const REAL *in, REAL *x) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < count) x[elements[i]] = in[i];
}
