// SPDX-License-Identifier: Apache-2.0
//
// The kernels of a rank on a GPU against plain loops, for matrices with few and many non-zeros a row, empty rows, and
// rows over many tiles. Runs on a GPU, or on the CPU with `warpgrain-cli run`. Prints what differs; its exit status is
// then 1.
#ifndef PART
#define PART 0 // all kernels; 1: some of each kind, since compiling them takes long
#endif
#ifndef REAL
#define REAL double
#define OFFSET int
#endif
#include "core/adaptive/gpu/kernels/Product.cu"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <vector>

namespace {

int failures = 0;

void check(bool holds, const char *matrix, const char *what, int at) {
  if (holds || ++failures > 20) return;
  std::printf("%s: %s differs at %d\n", matrix, what, at);
}

template <typename T>
T *onDevice(const std::vector<T> &values) {
  T *out = nullptr;
  cudaMalloc(&out, (values.size() + 1) * sizeof(T));
  cudaMemcpy(out, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return out;
}

template <typename T>
std::vector<T> fromDevice(const T *values, std::size_t count) {
  std::vector<T> out(count);
  cudaMemcpy(out.data(), values, count * sizeof(T), cudaMemcpyDeviceToHost);
  return out;
}

struct Matrix {
  const char *name;
  std::vector<int> counts; ///< non-zeros of each row
};

int blocksFor(long long threads, int ofBlock) {
  return static_cast<int>((threads + ofBlock - 1) / ofBlock);
}

/// Values are small whole numbers, so that every order of additions gives the same sum.
class Check {
public:
  explicit Check(const Matrix &matrix) : name_(matrix.name), rows_(static_cast<int>(matrix.counts.size())) {
    std::vector<OFFSET> offsets{0};
    for (const int count : matrix.counts)
      offsets.push_back(offsets.back() + count);
    nonZeros_ = offsets.back();
    std::vector<int> columns;
    std::vector<REAL> values;
    std::vector<REAL> x;
    unsigned random = 1;
    for (int i = 0; i < columns_; ++i)
      x.push_back(static_cast<REAL>(i % 7 - 3));
    for (OFFSET i = 0; i < nonZeros_; ++i) {
      random = random * 1664525U + 1013904223U;
      columns.push_back(static_cast<int>((random >> 8U) % columns_));
      values.push_back(static_cast<REAL>((random >> 20U) % 5) - 2);
    }
    for (int row = 0; row < rows_; ++row) {
      REAL sum = 0;
      for (OFFSET i = offsets[row]; i < offsets[row + 1]; ++i)
        sum += values[i] * x[columns[i]];
      expected_.push_back(sum);
    }
    offsetsOnHost_ = offsets;
    offsetsOf_ = onDevice(offsets);
    columnsOf_ = onDevice(columns);
    valuesOf_ = onDevice(values);
    x_ = onDevice(x);
    y_ = onDevice(std::vector<REAL>(static_cast<std::size_t>(rows_)));
  }

  ~Check() {
    for (void *memory : {static_cast<void *>(offsetsOf_), static_cast<void *>(columnsOf_),
                         static_cast<void *>(valuesOf_), static_cast<void *>(x_), static_cast<void *>(y_)})
      cudaFree(memory);
  }

  template <typename Kernel>
  void rows(const char *what, const Kernel &kernel, int lanes) {
    forget();
    kernel<<<blocksFor(static_cast<long long>(rows_) * lanes, 256), 256>>>(rows_, offsetsOf_, columnsOf_, valuesOf_, x_,
                                                                          y_);
    compare(what);
  }

  template <typename Kernel>
  void merge(const char *what, const Kernel &kernel, int items) {
    forget();
    const int steps = threadsOfTile * items;
    const int tiles = blocksFor(rows_ + static_cast<long long>(nonZeros_), steps);
    int *tileRows = onDevice(std::vector<int>(static_cast<std::size_t>(tiles) + 1, -1));
    REAL *carries = onDevice(std::vector<REAL>(static_cast<std::size_t>(tiles), 1000));
    warpgrainTiles<<<blocksFor(tiles + 1, 256), 256>>>(rows_, nonZeros_, offsetsOf_, steps, tiles, tileRows);
    checkTiles(fromDevice(tileRows, static_cast<std::size_t>(tiles) + 1), steps);
    kernel<<<tiles, threadsOfTile>>>(rows_, nonZeros_, offsetsOf_, columnsOf_, valuesOf_, x_, y_, tileRows, carries);
    warpgrainCarries<<<blocksFor(tiles, 256), 256>>>(tiles, tileRows, carries, y_);
    compare(what);
    cudaFree(tileRows);
    cudaFree(carries);
  }

private:
  void forget() {
    const std::vector<REAL> none(static_cast<std::size_t>(rows_), std::numeric_limits<REAL>::quiet_NaN());
    cudaMemcpy(y_, none.data(), none.size() * sizeof(REAL), cudaMemcpyHostToDevice);
  }

  /// Walks the whole path, step by step.
  void checkTiles(const std::vector<int> &tileRows, int steps) const {
    int row = 0;
    OFFSET next = 0;
    long long step = 0;
    for (std::size_t tile = 0; tile < tileRows.size(); ++tile) {
      for (; step < static_cast<long long>(tile) * steps && row < rows_; ++step)
        if (next < offsetsOnHost_[row + 1])
          ++next;
        else
          ++row;
      check(tileRows[tile] == row, name_, "row of a tile", static_cast<int>(tile));
    }
    check(tileRows.front() == 0 && tileRows.back() == rows_, name_, "path", 0);
  }

  void compare(const char *what) const {
    check(cudaDeviceSynchronize() == cudaSuccess, name_, "status", 0);
    const std::vector<REAL> found = fromDevice(y_, expected_.size());
    for (int row = 0; row < rows_; ++row)
      check(found[row] == expected_[row], name_, what, row);
  }

  static constexpr int columns_ = 333;
  const char *name_;
  int rows_;
  OFFSET nonZeros_ = 0;
  std::vector<REAL> expected_;
  std::vector<OFFSET> offsetsOnHost_;
  OFFSET *offsetsOf_ = nullptr;
  int *columnsOf_ = nullptr;
  REAL *valuesOf_ = nullptr;
  REAL *x_ = nullptr;
  REAL *y_ = nullptr;
};

std::vector<Matrix> matrices() {
  std::vector<Matrix> out{{"one element", {1}}, {"one row", {700}}, {"tiles that end with rows", {}}};
  out.back().counts.assign(448, 1);
  out.push_back({"a huge row between small ones", std::vector<int>(80, 2)});
  out.back().counts[40] = 9000;
  out.push_back({"huge rows at both ends", std::vector<int>(70, 0)});
  out.back().counts.front() = 1500;
  out.back().counts.back() = 2001;
  out.push_back({"empty rows", std::vector<int>(1000, 0)});
  out.back().counts[500] = 1;
  out.push_back({"random", {}});
  unsigned random = 7;
  for (int row = 0; row < 500; ++row) {
    random = random * 1664525U + 1013904223U;
    out.back().counts.push_back((random >> 10U) % 13 == 0 ? (random >> 14U) % 90 : (random >> 14U) % 4);
  }
  return out;
}

void checkVectors() {
  std::vector<REAL> y{-3, 1, 2.5, 0, -2};
  REAL *onGpu = onDevice(y);
  REAL *x = onDevice(std::vector<REAL>(y.size()));
  unsigned long long *bits = onDevice(std::vector<unsigned long long>{0});
  const auto count = static_cast<long long>(y.size());
  const auto largest = [&] {
    cudaMemset(bits, 0, sizeof(*bits));
    warpgrainLargest<<<2, 256>>>(count, onGpu, bits);
    const unsigned long long found = fromDevice(bits, 1).front();
    double out = 0;
    static_assert(sizeof(out) == sizeof(found));
    std::memcpy(&out, &found, sizeof(out));
    return out;
  };
  check(largest() == 3, "vector", "largest magnitude", 0);
  warpgrainDivide<<<1, 256>>>(count, onGpu, REAL(2), x);
  check(fromDevice(x, y.size()) == std::vector<REAL>({-1.5, 0.5, 1.25, 0, -1}), "vector", "quotient", 0);
  warpgrainDivide<<<1, 256>>>(count, onGpu, REAL(0), x);
  check(fromDevice(x, y.size()) == y, "vector", "copy", 0);
  const int *elements = onDevice(std::vector<int>{4, 0, 2});
  warpgrainGather<<<1, 256>>>(3, elements, onGpu, x);
  check(fromDevice(x, 3) == std::vector<REAL>({-2, -3, 2.5}), "vector", "gathered", 0);
  warpgrainScatter<<<1, 256>>>(3, elements, x + 1, onGpu);
  check(fromDevice(onGpu, 5)[4] == -3 && fromDevice(onGpu, 5)[0] == 2.5, "vector", "scattered", 0);
  for (const REAL odd : {std::numeric_limits<REAL>::quiet_NaN(), -std::numeric_limits<REAL>::infinity()}) {
    y[3] = odd;
    cudaMemcpy(onGpu, y.data(), y.size() * sizeof(REAL), cudaMemcpyHostToDevice);
    check(std::isinf(largest()), "vector", "magnitude that is not finite", 0);
  }
}

} // namespace

int main() {
  for (const Matrix &matrix : matrices()) {
    Check check(matrix);
    check.rows("rows by 1", warpgrainRows1, 1);
    check.rows("rows by 8", warpgrainRows8, 8);
    check.merge("merge by 7", warpgrainMerge7, 7);
#if PART == 0
    check.rows("rows by 2", warpgrainRows2, 2);
    check.rows("rows by 4", warpgrainRows4, 4);
    check.rows("rows by 16", warpgrainRows16, 16);
    check.rows("rows by 32", warpgrainRows32, 32);
    check.merge("merge by 5", warpgrainMerge5, 5);
    check.merge("merge by 11", warpgrainMerge11, 11);
#endif
  }
  checkVectors();
  std::printf("%d differences\n", failures);
  return failures == 0 ? 0 : 1;
}
