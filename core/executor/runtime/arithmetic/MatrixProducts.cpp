// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/threads/Exchanges.h"
#include "core/memory/SmallFloats.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace warpgrain::executor {

namespace {

/// No matrix of a warp has more elements: 32 x 16 or 16 x 32.
constexpr std::size_t mostElements = 512;

template <typename Number>
using Matrix = std::array<Number, mostElements>;

std::byte *recordOf(const WarpPart &part, std::uint32_t matrix) {
  return std::bit_cast<std::byte *>(part.value) + matrix * matrixPartBytes;
}

template <typename Bits>
Bits elementAt(const std::byte *begin, std::uint32_t i) {
  Bits bits;
  std::memcpy(&bits, begin + i * sizeof bits, sizeof bits);
  return bits;
}

double factorAt(const std::byte *begin, std::uint32_t i, MatrixElement type) {
  switch (type) {
  case MatrixElement::f16:
    return memory::floatOfHalf(elementAt<std::uint16_t>(begin, i));
  case MatrixElement::bf16:
    return std::bit_cast<float>(std::uint32_t{elementAt<std::uint16_t>(begin, i)} << 16U);
  case MatrixElement::tf32: // the lower bits take no part
    return std::bit_cast<float>(elementAt<std::uint32_t>(begin, i) & 0xffffe000U);
  case MatrixElement::f64:
    return elementAt<double>(begin, i);
  case MatrixElement::s8:
    return elementAt<std::int8_t>(begin, i);
  case MatrixElement::u8:
    return elementAt<std::uint8_t>(begin, i);
  }
  return 0;
}

/// Where an element stands.
struct Place {
  std::uint32_t row;
  std::uint32_t column;
};

/// The i-th element that a thread holds of a factor (PTX ISA, "Matrix Fragments for mma"): of b rows and columns are
/// exchanged. Each group of four threads has a row, each of them as many neighbours as a register holds; matrices of 16
/// rows take turns between the upper and the lower eight.
Place placeInFactor(std::uint32_t lane, std::uint32_t i, MatrixElement type, bool isTall) {
  const std::uint32_t perRegister = std::max(1U, 4 / bytesOfElement(type));
  const std::uint32_t number = i / perRegister;
  const std::uint32_t across = isTall ? number / 2 : number;
  return {.row = lane / 4 + (isTall ? number % 2 * 8 : 0),
          .column = (across * 4 + lane % 4) * perRegister + i % perRegister};
}

/// The i-th sum that a thread holds, in row after row of the matrix.
std::uint32_t indexOfSum(const MatrixProduct &product, std::uint32_t lane, std::uint32_t i) {
  if (!product.isByFragments) return lane * (product.rows * product.columns / warpSize) + i;
  return (lane / 4 + i / 2 * 8) * product.columns + lane % 4 * 2 + i % 2;
}

Matrix<double> factorOfFragments(const WarpPart *parts, const MatrixProduct &product, bool isSecond) {
  Matrix<double> out;
  const MatrixElement type = isSecond ? product.secondFactors : product.factors;
  const std::uint32_t rows = isSecond ? product.columns : product.rows;
  const std::uint32_t perThread = rows * product.depth / warpSize;
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    for (std::uint32_t i = 0; i < perThread; ++i) {
      const Place place = placeInFactor(lane, i, type, rows == 16);
      out[isSecond ? place.column * product.columns + place.row : place.row * product.depth + place.column] =
          factorAt(recordOf(parts[lane], isSecond ? 1 : 0), i, type);
    }
  return out;
}

/// A factor, row after row, whether its threads hold it in rows or in columns.
Matrix<double> factor(const WarpPart *parts, std::uint32_t matrix, std::uint32_t rows, std::uint32_t columns,
                      bool isInColumns, MatrixElement type) {
  Matrix<double> out;
  const std::uint32_t perThread = rows * columns / warpSize;
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    for (std::uint32_t i = 0; i < perThread; ++i) {
      const std::uint32_t index = lane * perThread + i;
      const std::uint32_t at = isInColumns ? index % rows * columns + index / rows : index;
      out[at] = factorAt(recordOf(parts[lane], matrix), i, type);
    }
  return out;
}

/// Row after row of the result from the beginning of the rows of b: the innermost loop goes through memory in order.
template <typename Number, typename Add>
void addProducts(Matrix<Number> &sums, const Matrix<double> &a, const Matrix<double> &b, const MatrixProduct &product,
                 Add &&add) {
  for (std::uint32_t row = 0; row < product.rows; ++row)
    for (std::uint32_t k = 0; k < product.depth; ++k) {
      const double left = a[row * product.depth + k];
      for (std::uint32_t column = 0; column < product.columns; ++column) {
        Number &sum = sums[row * product.columns + column];
        sum = add(left, b[k * product.columns + column], sum);
      }
    }
}

void multiplyFloats(const WarpPart *parts, const MatrixProduct &product, const Matrix<double> &a,
                    const Matrix<double> &b) {
  const bool isDouble = product.factors == MatrixElement::f64;
  const std::uint32_t perThread = product.rows * product.columns / warpSize;
  Matrix<double> sums;
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    for (std::uint32_t i = 0; i < perThread; ++i) {
      const std::byte *record = recordOf(parts[lane], 2);
      sums[indexOfSum(product, lane, i)] = isDouble ? elementAt<double>(record, i)
                                           : product.addsHalves
                                               ? memory::floatOfHalf(elementAt<std::uint16_t>(record, i))
                                               : elementAt<float>(record, i);
    }
  if (isDouble)
    addProducts(sums, a, b, product, [](double x, double y, double sum) { return std::fma(x, y, sum); });
  else
    addProducts(sums, a, b, product, [](double x, double y, double sum) { return sum + x * y; });
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    for (std::uint32_t i = 0; i < perThread; ++i) {
      std::byte *record = recordOf(parts[lane], 3);
      const double sum = sums[indexOfSum(product, lane, i)];
      if (isDouble) {
        std::memcpy(record + i * sizeof sum, &sum, sizeof sum);
      } else if (product.givesHalves) {
        const std::uint16_t half = memory::halfOfDouble(sum);
        std::memcpy(record + i * sizeof half, &half, sizeof half);
      } else {
        const auto single = static_cast<float>(sum);
        std::memcpy(record + i * sizeof single, &single, sizeof single);
      }
    }
}

void multiplyIntegers(const WarpPart *parts, const MatrixProduct &product, const Matrix<double> &a,
                      const Matrix<double> &b) {
  const std::uint32_t perThread = product.rows * product.columns / warpSize;
  Matrix<double> sums; // exact: no sum has more than 40 bits
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    for (std::uint32_t i = 0; i < perThread; ++i)
      sums[indexOfSum(product, lane, i)] = elementAt<std::int32_t>(recordOf(parts[lane], 2), i);
  addProducts(sums, a, b, product, [](double x, double y, double sum) { return sum + x * y; });
  using Limits = std::numeric_limits<std::int32_t>;
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    for (std::uint32_t i = 0; i < perThread; ++i) {
      auto sum = static_cast<std::int64_t>(sums[indexOfSum(product, lane, i)]);
      if (product.saturates) sum = std::clamp<std::int64_t>(sum, Limits::min(), Limits::max());
      const auto word = static_cast<std::uint32_t>(sum); // else it wraps
      std::memcpy(recordOf(parts[lane], 3) + i * sizeof word, &word, sizeof word);
    }
}

} // namespace

void multiplyMatrices(LaunchState &launch, const WarpPart *parts, std::uint32_t members) {
  if (members != ~std::uint32_t{0})
    endWith(launch,
            run::Fault{.kind = run::FaultKind::divergence,
                       .message = "A product of matrices needs all 32 threads of a warp, but some are not there.",
                       .file = {}});
  const MatrixProduct product = MatrixProduct::unpacked(parts[0].kind);
  const auto a = product.isByFragments
                     ? factorOfFragments(parts, product, /*isSecond=*/false)
                     : factor(parts, 0, product.rows, product.depth, product.isAInColumns, product.factors);
  const auto b = product.isByFragments
                     ? factorOfFragments(parts, product, /*isSecond=*/true)
                     : factor(parts, 1, product.depth, product.columns, product.isBInColumns, product.factors);
  if (product.factors == MatrixElement::s8 || product.factors == MatrixElement::u8)
    multiplyIntegers(parts, product, a, b);
  else
    multiplyFloats(parts, product, a, b);
}

} // namespace warpgrain::executor
