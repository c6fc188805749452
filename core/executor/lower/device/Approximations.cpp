// SPDX-License-Identifier: Apache-2.0
//
// PTX ISA, "ex2", "lg2", "rcp", "sqrt", "rsqrt", "div": of single precision, with and without ".ftz". In double
// precision, rounded once at the end.
#include "core/executor/lower/device/Approximations.h"

#include <array>
#include <numbers>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Writes expressions in double precision.
class Doubles {
public:
  explicit Doubles(IRBuilder<> &builder) : b_(builder) {}

  Value *number(double value) { return ConstantFP::get(b_.getDoubleTy(), value); }

  Value *bits(std::uint64_t value) { return b_.getInt64(value); }

  /// Sum of coefficients[i] * x^i.
  template <std::size_t n>
  Value *polynomial(const std::array<double, n> &coefficients, Value *x) {
    Value *sum = number(coefficients.back());
    for (std::size_t i = n - 1; i-- > 0;)
      sum = b_.CreateFAdd(b_.CreateFMul(sum, x), number(coefficients[i]));
    return sum;
  }

  /// 2^x. The whole part of x goes into the exponent, the rest, at most a half, into the series of exp(x ln 2).
  Value *exp2(Value *x) {
    // Beyond these a float is zero or infinite; NaN passes.
    constexpr double bound = 200;
    x = b_.CreateSelect(b_.CreateFCmpOGT(x, number(bound)), number(bound), x);
    x = b_.CreateSelect(b_.CreateFCmpOLT(x, number(-bound)), number(-bound), x);
    // Its last bits are those of the whole number nearest to x.
    constexpr double shift = 0x1.8p52;
    Value *shifted = b_.CreateFAdd(x, number(shift));
    Value *rest = b_.CreateFSub(x, b_.CreateFSub(shifted, number(shift)));
    Value *exponent = b_.CreateAdd(b_.CreateBitCast(shifted, b_.getInt64Ty()), bits(1023));
    Value *power = b_.CreateBitCast(b_.CreateShl(exponent, 52), b_.getDoubleTy());
    std::array<double, 13> series{1};
    for (std::size_t i = 1; i < series.size(); ++i)
      series[i] = series[i - 1] * std::numbers::ln2 / static_cast<double>(i);
    return b_.CreateFMul(polynomial(series, rest), power);
  }

  /// log2 x of a value that is no subnormal double: the exponent, and the series of atanh for the rest, which is
  /// between the roots of a half and of two.
  Value *log2(Value *x) {
    constexpr std::uint64_t fraction = (std::uint64_t{1} << 52U) - 1;
    constexpr std::uint64_t rootOfHalf = 0x3fe6a09e667f3bcd;
    Value *pattern = b_.CreateBitCast(x, b_.getInt64Ty());
    Value *above = b_.CreateSub(pattern, bits(rootOfHalf));
    Value *exponent = b_.CreateAShr(above, 52);
    Value *rest = b_.CreateBitCast(b_.CreateAdd(b_.CreateAnd(above, fraction), bits(rootOfHalf)), b_.getDoubleTy());
    Value *s = b_.CreateFDiv(b_.CreateFSub(rest, number(1)), b_.CreateFAdd(rest, number(1)));
    std::array<double, 10> series{};
    for (std::size_t i = 0; i < series.size(); ++i)
      series[i] = 2 / std::numbers::ln2 / static_cast<double>(2 * i + 1);
    Value *whole = b_.CreateSIToFP(b_.CreateTrunc(exponent, b_.getInt32Ty()), b_.getDoubleTy());
    Value *out = b_.CreateFAdd(whole, b_.CreateFMul(s, polynomial(series, b_.CreateFMul(s, s))));
    return specialLog2(x, out);
  }

private:
  Value *specialLog2(Value *x, Value *out) {
    const auto constant = [this](const APFloat &value) { return ConstantFP::get(b_.getContext(), value); };
    const fltSemantics &kind = APFloat::IEEEdouble();
    // Infinity and NaN are their own logarithms.
    out = b_.CreateSelect(b_.CreateFCmpOLT(x, constant(APFloat::getInf(kind))), out, x);
    out = b_.CreateSelect(b_.CreateFCmpOLT(x, number(0)), constant(APFloat::getQNaN(kind)), out);
    return b_.CreateSelect(b_.CreateFCmpOEQ(x, number(0)), constant(APFloat::getInf(kind, /*Negative=*/true)), out);
  }

  IRBuilder<> &b_;
};

/// Zero of its sign in place of a subnormal value.
Value *flushed(IRBuilder<> &b, Value *value) {
  Value *magnitude = b.CreateUnaryIntrinsic(Intrinsic::fabs, value);
  Value *isSmall = b.CreateFCmpOLT(magnitude, ConstantFP::get(value->getType(), 0x1p-126));
  Value *zero = b.CreateBinaryIntrinsic(Intrinsic::copysign, ConstantFP::get(value->getType(), 0), value);
  return b.CreateSelect(isSmall, zero, value);
}

Value *computed(IRBuilder<> &b, std::string_view operation, ArrayRef<Value *> operands) {
  Value *x = operands.front();
  if (operation == "sqrt") return b.CreateUnaryIntrinsic(Intrinsic::sqrt, x);
  if (operation == "rcp") return b.CreateFDiv(ConstantFP::get(x->getType(), 1), x);
  if (operation == "div") return b.CreateFDiv(x, operands.back());
  Doubles doubles(b);
  Value *wide = b.CreateFPExt(x, b.getDoubleTy());
  if (operation == "ex2") return b.CreateFPTrunc(doubles.exp2(wide), x->getType());
  if (operation == "lg2") return b.CreateFPTrunc(doubles.log2(wide), x->getType());
  Value *root = b.CreateUnaryIntrinsic(Intrinsic::sqrt, wide);
  return b.CreateFPTrunc(b.CreateFDiv(doubles.number(1), root), x->getType());
}

} // namespace

Value *approximation(IRBuilder<> &builder, std::string_view name, ArrayRef<Value *> operands) {
  static constexpr std::array<std::string_view, 6> operations{"ex2", "lg2", "rcp", "sqrt", "rsqrt", "div"};
  const std::string_view operation = name.substr(0, name.find('.'));
  const std::string_view rest = name.substr(operation.size());
  const bool flushes = rest == ".approx.ftz.f" || rest == ".approx.ftz.f32";
  if (!flushes && rest != ".approx.f" && rest != ".approx.f32") return nullptr;
  if (!is_contained(operations, operation) || operands.size() != (operation == "div" ? 2U : 1U)) return nullptr;
  SmallVector<Value *, 2> values(operands.begin(), operands.end());
  if (flushes)
    for (Value *&value : values)
      value = flushed(builder, value);
  Value *out = computed(builder, operation, values);
  return flushes ? flushed(builder, out) : out;
}

} // namespace warpgrain::executor
