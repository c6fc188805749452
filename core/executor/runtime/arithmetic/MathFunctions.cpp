// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/arithmetic/MathFunctions.h"

#include "core/memory/SmallFloats.h"

#include <bit>
#include <cfenv>
#include <cmath>
#include <cstdint>

namespace warpgrain::executor {

namespace {

/// Computes with a rounding direction of the host's.
template <int mode, typename T, typename Compute>
T rounded(Compute compute) {
  const int before = std::fegetround();
  std::fesetround(mode);
  // Kept from being computed before or after the direction is set.
  const volatile T value = compute();
  std::fesetround(before);
  return value;
}

template <int mode, typename T>
T add(T a, T b) {
  return rounded<mode, T>([a, b] {
    const volatile T left = a;
    return left + b;
  });
}

template <int mode, typename T>
T multiply(T a, T b) {
  return rounded<mode, T>([a, b] {
    const volatile T left = a;
    return left * b;
  });
}

template <int mode, typename T>
T divide(T a, T b) {
  return rounded<mode, T>([a, b] {
    const volatile T left = a;
    return left / b;
  });
}

template <int mode, typename T>
T reciprocal(T a) {
  return divide<mode, T>(T{1}, a);
}

template <int mode, typename T>
T root(T a) {
  return rounded<mode, T>([a] {
    const volatile T value = a;
    return std::sqrt(value);
  });
}

template <int mode, typename T>
T fusedMultiplyAdd(T a, T b, T c) {
  return rounded<mode, T>([a, b, c] {
    const volatile T left = a;
    return std::fma(left, b, c);
  });
}

template <int mode, typename To, typename From>
To converted(From value) {
  return rounded<mode, To>([value] {
    const volatile From from = value;
    return static_cast<To>(from);
  });
}

/// Results and operands that are subnormal count as zero, as ".ftz" says.
float flushed(float value) {
  return std::fpclassify(value) == FP_SUBNORMAL ? std::copysign(0.0F, value) : value;
}

template <float (*compute)(float)>
float flushing(float value) {
  return flushed(compute(flushed(value)));
}

// Through double precision: at least as close as the device's approximations.
float sinOf(float x) {
  return static_cast<float>(std::sin(static_cast<double>(x)));
}

float cosOf(float x) {
  return static_cast<float>(std::cos(static_cast<double>(x)));
}

float tanhOf(float x) {
  return static_cast<float>(std::tanh(static_cast<double>(x)));
}

/// A reciprocal to start from; the library's own steps make it exact.
double reciprocalApproximately(double x) {
  return 1.0 / x;
}

/// Picks bytes of two words by four selectors (PTX ISA, "prmt").
std::uint32_t permuteBytes(std::uint32_t a, std::uint32_t b, std::uint32_t selectors) {
  const std::uint64_t bytes = (static_cast<std::uint64_t>(b) << 32U) | a;
  std::uint32_t out = 0;
  for (unsigned i = 0; i < 4; ++i) {
    const std::uint32_t selector = (selectors >> (4 * i)) & 15U;
    auto byte = static_cast<std::uint32_t>(bytes >> (8 * (selector & 7U))) & 255U;
    if ((selector & 8U) != 0) byte = (byte & 128U) != 0 ? 255U : 0U;
    out |= byte << (8 * i);
  }
  return out;
}

/// a * b + c of three small floats, rounded once. The product is exact in double precision; where the sum is not, its
/// last bit is set, so that rounding again goes to the side that the exact sum lies on ("round to odd").
double oddlyRoundedSum(double product, double addend) {
  const double sum = product + addend;
  const double back = sum - product;
  const double error = (product - (sum - back)) + (addend - back);
  if (error == 0 || !std::isfinite(sum) || (std::bit_cast<std::uint64_t>(sum) & 1U) != 0) return sum;
  // Towards the exact value: up in magnitude where the error has the sum's sign.
  const bool isGreater = (error > 0) == (sum > 0);
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(sum) + (isGreater ? 1U : static_cast<std::uint64_t>(-1)));
}

std::uint32_t halfMultiplyAdd(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const auto value = [](std::uint32_t bits) {
    return static_cast<double>(memory::floatOfHalf(static_cast<std::uint16_t>(bits)));
  };
  return memory::halfOfDouble(oddlyRoundedSum(value(a) * value(b), value(c)));
}

std::uint32_t bfloatMultiplyAdd(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const auto value = [](std::uint32_t bits) {
    return static_cast<double>(memory::floatOfBfloat(static_cast<std::uint16_t>(bits)));
  };
  return memory::bfloatOfDouble(oddlyRoundedSum(value(a) * value(b), value(c)));
}

/// PTX ISA, "bfe": bits of a word from a position on.
std::uint32_t bitField(std::uint32_t word, std::uint32_t position, std::uint32_t length) {
  position &= 255U;
  length &= 255U;
  if (position > 31 || length == 0) return 0;
  const std::uint32_t shifted = word >> position;
  return length > 31 ? shifted : shifted & ((1U << length) - 1);
}

using Table = std::map<std::string, void *, std::less<>>;

template <typename Function>
void put(Table &table, const std::string &name, Function *function) {
  table[name] = reinterpret_cast<void *>(function);
}

template <int mode>
void addRounding(Table &table, const std::string &suffix) {
  put(table, "add." + suffix + ".f", &add<mode, float>);
  put(table, "add." + suffix + ".d", &add<mode, double>);
  put(table, "mul." + suffix + ".f", &multiply<mode, float>);
  put(table, "mul." + suffix + ".d", &multiply<mode, double>);
  put(table, "div." + suffix + ".f", &divide<mode, float>);
  put(table, "div." + suffix + ".d", &divide<mode, double>);
  put(table, "rcp." + suffix + ".f", &reciprocal<mode, float>);
  put(table, "rcp." + suffix + ".d", &reciprocal<mode, double>);
  put(table, "sqrt." + suffix + ".f", &root<mode, float>);
  put(table, "sqrt." + suffix + ".d", &root<mode, double>);
  put(table, "fma." + suffix + ".f", &fusedMultiplyAdd<mode, float>);
  put(table, "fma." + suffix + ".d", &fusedMultiplyAdd<mode, double>);
  put(table, "d2f." + suffix, &converted<mode, float, double>);
  put(table, "i2f." + suffix, &converted<mode, float, std::int32_t>);
  put(table, "ui2f." + suffix, &converted<mode, float, std::uint32_t>);
  put(table, "ll2f." + suffix, &converted<mode, float, std::int64_t>);
  put(table, "ull2f." + suffix, &converted<mode, float, std::uint64_t>);
  put(table, "ll2d." + suffix, &converted<mode, double, std::int64_t>);
  put(table, "ull2d." + suffix, &converted<mode, double, std::uint64_t>);
}

Table makeTable() {
  Table table;
  addRounding<FE_TOWARDZERO>(table, "rz");
  addRounding<FE_DOWNWARD>(table, "rm");
  addRounding<FE_UPWARD>(table, "rp");
  put(table, "sin.approx.f", &sinOf);
  put(table, "sin.approx.ftz.f", &flushing<sinOf>);
  put(table, "cos.approx.f", &cosOf);
  put(table, "cos.approx.ftz.f", &flushing<cosOf>);
  put(table, "tanh.approx.f", &tanhOf);
  put(table, "rcp.approx.ftz.d", &reciprocalApproximately);
  put(table, "prmt", &permuteBytes);
  put(table, "half_fma", &halfMultiplyAdd);
  put(table, "bfloat_fma", &bfloatMultiplyAdd);
  put(table, "bit_field", &bitField);
  return table;
}

} // namespace

const Table &mathFunctions() {
  static const Table table = makeTable();
  return table;
}

} // namespace warpgrain::executor
