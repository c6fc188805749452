// SPDX-License-Identifier: Apache-2.0
//
// cuSPARSE for the tests' own driver: products of matrices in compressed rows, whose indices have 32 bits.
#include <cstddef>
#include <cstdint>

namespace {

constexpr int invalidValue = 3;

struct Matrix {
  std::int64_t rows = 0;
  std::int64_t columns = 0;
  std::int64_t nonZeros = 0;
  const int *offsets = nullptr;
  const int *columnsOf = nullptr;
  const void *values = nullptr;
  int type = 0;
};

struct Vector {
  std::int64_t size = 0;
  void *values = nullptr;
  int type = 0;
};

bool fits(const Matrix &matrix, const Vector &x, const Vector &y, int type, int algorithm) {
  return matrix.columns == x.size && matrix.rows == y.size && matrix.type == type && x.type == type && y.type == type &&
         (algorithm == 2 || algorithm == 3);
}

template <typename Real>
int multiply(const Matrix &matrix, const Vector &x, const Vector &y, const void *alpha, const void *beta) {
  if (*static_cast<const Real *>(alpha) != 1 || *static_cast<const Real *>(beta) != 0) return invalidValue;
  for (std::int64_t row = 0; row < matrix.rows; ++row) {
    Real sum = 0;
    for (int i = matrix.offsets[row]; i < matrix.offsets[row + 1]; ++i)
      sum += static_cast<const Real *>(matrix.values)[i] * static_cast<const Real *>(x.values)[matrix.columnsOf[i]];
    static_cast<Real *>(y.values)[row] = sum;
  }
  return 0;
}

} // namespace

extern "C" {

int cusparseCreate(void **handle) {
  static int one = 0;
  *handle = &one;
  return 0;
}

int cusparseDestroy(void *) {
  return 0;
}

int cusparseSetStream(void *, void *) {
  return 0;
}

int cusparseCreateCsr(Matrix **matrix, std::int64_t rows, std::int64_t columns, std::int64_t nonZeros, void *offsets,
                      void *columnsOf, void *values, int offsetType, int columnType, int base, int type) {
  const auto *typedOffsets = static_cast<const int *>(offsets);
  if (offsetType != 2 || columnType != 2 || base != 0 || typedOffsets[rows] != nonZeros) return invalidValue;
  *matrix = new Matrix{rows, columns, nonZeros, typedOffsets, static_cast<const int *>(columnsOf), values, type};
  return 0;
}

int cusparseDestroySpMat(Matrix *matrix) {
  delete matrix;
  return 0;
}

int cusparseCreateDnVec(Vector **vector, std::int64_t size, void *values, int type) {
  *vector = new Vector{size, values, type};
  return 0;
}

int cusparseDestroyDnVec(Vector *vector) {
  delete vector;
  return 0;
}

int cusparseSpMV_bufferSize(void *, int, const void *, Matrix *matrix, Vector *x, const void *, Vector *y, int type,
                            int algorithm, std::size_t *bytes) {
  *bytes = 64;
  return fits(*matrix, *x, *y, type, algorithm) ? 0 : invalidValue;
}

int cusparseSpMV(void *, int, const void *alpha, Matrix *matrix, Vector *x, const void *beta, Vector *y, int type,
                 int algorithm, void *buffer) {
  if (!fits(*matrix, *x, *y, type, algorithm) || buffer == nullptr) return invalidValue;
  return type == 0 ? multiply<float>(*matrix, *x, *y, alpha, beta) : multiply<double>(*matrix, *x, *y, alpha, beta);
}

const char *cusparseGetErrorName(int) {
  return "CUSPARSE_STATUS_OF_THE_TEST";
}

} // extern "C"
