// SPDX-License-Identifier: Apache-2.0
//
// PTX ISA, "cvt" and "Alternate Floating-Point Data Formats".
#include "core/executor/lower/ptx/Translator.h"
#include "core/executor/runtime/arithmetic/EightBitFloats.h"

#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

/// .rni, .rzi, .rmi, .rpi: to a whole number, in whatever type it is kept.
std::optional<Intrinsic::ID> integerRounding(const Statement &statement) {
  if (statement.has("rni")) return Intrinsic::roundeven;
  if (statement.has("rzi")) return Intrinsic::trunc;
  if (statement.has("rmi")) return Intrinsic::floor;
  if (statement.has("rpi")) return Intrinsic::ceil;
  return std::nullopt;
}

std::optional<EightBitFormat> eightBitFormat(std::string_view type) {
  if (type == "e4m3x2") return EightBitFormat::e4m3;
  if (type == "e5m2x2") return EightBitFormat::e5m2;
  return std::nullopt;
}

} // namespace

bool Translator::convert(const Statement &statement) {
  if (statement.modifiers.size() < 2 || statement.has("sat") || statement.has("relu")) return false;
  if (convertEightBits(statement)) return true;
  const std::string_view toName = statement.modifiers[statement.modifiers.size() - 2];
  Type *to = typeOf(toName);
  Type *from = typeOf(statement.type());
  if (to == nullptr || from == nullptr || statement.has("rz") || statement.has("rm") || statement.has("rp"))
    return false;
  if (toName.ends_with("x2")) return convertToPair(statement);
  if (statement.operands.size() != 2) return false;
  Value *value = read(statement.operands[1], from);
  if (value == nullptr) return false;
  const bool isSigned = statement.type().starts_with('s');
  if (from->isFloatingPointTy() && to->isFloatingPointTy()) {
    if (from->getScalarSizeInBits() == to->getScalarSizeInBits() && from != to) return false;
    if (const auto rounding = integerRounding(statement)) value = builder_.CreateUnaryIntrinsic(*rounding, value);
    return write(statement.operands[0], builder_.CreateFPCast(value, to));
  }
  if (from->isIntegerTy() && to->isFloatingPointTy())
    return write(statement.operands[0], isSigned ? builder_.CreateSIToFP(value, to) : builder_.CreateUIToFP(value, to));
  if (from->isFloatingPointTy()) {
    value = builder_.CreateUnaryIntrinsic(integerRounding(statement).value_or(Intrinsic::roundeven), value);
    const auto id = toName.starts_with('s') ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
    return write(statement.operands[0], builder_.CreateIntrinsic(id, {to, from}, {value}));
  }
  return write(statement.operands[0],
               isSigned ? builder_.CreateSExtOrTrunc(value, to) : builder_.CreateZExtOrTrunc(value, to));
}

/// cvt.rn.f16x2.f32 d, a, b: the first source becomes the upper half.
bool Translator::convertToPair(const Statement &statement) {
  Type *from = typeOf(statement.type());
  if (!from->isFloatTy() || statement.operands.size() != 3) return false;
  const std::string_view toName = statement.modifiers[statement.modifiers.size() - 2];
  Type *small = toName.starts_with('b') ? builder_.getBFloatTy() : builder_.getHalfTy();
  Value *value = builder_.getInt32(0);
  for (unsigned i = 0; i < 2; ++i) {
    Value *source = read(statement.operands[2 - i], from);
    if (source == nullptr) return false;
    Value *half = builder_.CreateBitCast(builder_.CreateFPTrunc(source, small), builder_.getInt16Ty());
    value = builder_.CreateOr(value, builder_.CreateShl(builder_.CreateZExt(half, builder_.getInt32Ty()), 16 * i));
  }
  return write(statement.operands[0], value);
}

/// cvt.rn.satfinite.e4m3x2.f32 d, a, b; cvt.rn.satfinite.e4m3x2.f16x2 d, a; cvt.rn.f16x2.e4m3x2 d, a; and of e5m2.
bool Translator::convertEightBits(const Statement &statement) {
  const std::string_view toName = statement.modifiers[statement.modifiers.size() - 2];
  const std::string_view fromName = statement.type();
  const auto to = eightBitFormat(toName);
  const auto from = eightBitFormat(fromName);
  const auto &operands = statement.operands;
  Type *word = builder_.getInt32Ty();
  if (!statement.has("rn") || to.has_value() == from.has_value()) return false;
  const bool isOfTwo = fromName == "f32";
  if (to && (!statement.has("satfinite") || operands.size() != (isOfTwo ? 3U : 2U))) return false;
  if (to ? !isOfTwo && fromName != "f16x2" : toName != "f16x2" || operands.size() != 2) return false;
  const auto part = [&](unsigned i) -> Value * {
    if (isOfTwo) return read(operands[2 - i], builder_.getFloatTy());
    const unsigned width = to ? 16 : 8;
    Value *whole = read(operands[1], builder_.getIntNTy(2 * width));
    if (whole == nullptr) return nullptr;
    Value *bits = builder_.CreateTrunc(builder_.CreateLShr(whole, i * width), builder_.getIntNTy(width));
    return to ? builder_.CreateBitCast(bits, builder_.getHalfTy()) : builder_.CreateZExt(bits, word);
  };
  Value *out = builder_.getInt32(0);
  for (unsigned i = 0; i < 2; ++i) {
    Value *value = part(i);
    if (value == nullptr) return false;
    if (to) value = builder_.CreateFPExt(value, builder_.getDoubleTy());
    Value *format = at_.number(static_cast<std::uint32_t>(to ? *to : *from));
    Value *made = at_.run(to ? "wg_to_eight_bits" : "wg_half_of_eight_bits", word, {value, format});
    out = builder_.CreateOr(out, builder_.CreateShl(made, i * (to ? 8 : 16)));
  }
  return write(operands[0], builder_.CreateTrunc(out, to ? builder_.getInt16Ty() : word));
}

} // namespace warpgrain::executor::ptx
