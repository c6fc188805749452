// SPDX-License-Identifier: Apache-2.0
//
// Products of which the upper half, or all, is asked for; and operations on the two or four parts of a word (PTX ISA,
// "Integer Arithmetic Instructions" and "SIMD Video Instructions").
#include "core/executor/lower/ptx/Translator.h"

namespace warpgrain::executor::ptx {

using namespace llvm;

/// mul and mad with .hi or .wide, of integers, without carry.
bool Translator::wideProduct(const Statement &statement) {
  const bool isMad = statement.operation == "mad";
  const bool isWide = statement.has("wide");
  if ((statement.operation != "mul" && !isMad) || isWide == statement.has("hi")) return false;
  Type *type = typeOf(statement.type());
  const auto &operands = statement.operands;
  if (type == nullptr || !type->isIntegerTy() || operands.size() != (isMad ? 4U : 3U) || statement.has("sat"))
    return false;
  const unsigned width = type->getIntegerBitWidth();
  Type *wide = builder_.getIntNTy(2 * width);
  const bool isSigned = statement.type().starts_with('s');
  const auto factor = [&](std::size_t i) -> Value * {
    Value *value = read(operands[i], type);
    if (value == nullptr) return nullptr;
    return isSigned ? builder_.CreateSExt(value, wide) : builder_.CreateZExt(value, wide);
  };
  Value *left = factor(1);
  Value *right = factor(2);
  if (left == nullptr || right == nullptr) return false;
  Value *out = builder_.CreateMul(left, right);
  if (!isWide) out = builder_.CreateTrunc(builder_.CreateLShr(out, width), type);
  if (isMad) {
    Value *summand = read(operands[3], out->getType());
    if (summand == nullptr) return false;
    out = builder_.CreateAdd(out, summand);
  }
  return write(operands[0], out);
}

/// vmax4.s32.s32.s32 d, a, b, c and its kin: each part on its own, all of them, no second operation.
bool Translator::parts(const Statement &statement) {
  const std::string_view name = statement.operation;
  if (name.size() < 4 || name.front() != 'v' || (name.back() != '2' && name.back() != '4')) return false;
  const std::string_view operation = name.substr(1, name.size() - 2);
  // The parts' signs are those of the sources; other modifiers saturate, choose parts, or add up.
  if (statement.modifiers.size() != 3 || statement.operands.size() != 4) return false;
  if (statement.modifiers[1] != statement.modifiers[2]) return false;
  const bool isSigned = statement.modifiers[1] == "s32";
  const unsigned count = name.back() == '4' ? 4 : 2;
  auto *type = FixedVectorType::get(builder_.getIntNTy(32 / count), count);
  Value *left = read(statement.operands[1], builder_.getInt32Ty());
  Value *right = read(statement.operands[2], builder_.getInt32Ty());
  if (left == nullptr || right == nullptr) return false;
  left = builder_.CreateBitCast(left, type);
  right = builder_.CreateBitCast(right, type);
  Value *out = nullptr;
  const auto greater = [&] {
    return builder_.CreateBinaryIntrinsic(isSigned ? Intrinsic::smax : Intrinsic::umax, left, right);
  };
  const auto smaller = [&] {
    return builder_.CreateBinaryIntrinsic(isSigned ? Intrinsic::smin : Intrinsic::umin, left, right);
  };
  if (operation == "max") out = greater();
  if (operation == "min") out = smaller();
  if (operation == "add") out = builder_.CreateAdd(left, right);
  if (operation == "sub") out = builder_.CreateSub(left, right);
  if (operation == "absdiff") out = builder_.CreateSub(greater(), smaller());
  return out != nullptr && write(statement.operands[0], builder_.CreateBitCast(out, builder_.getInt32Ty()));
}

} // namespace warpgrain::executor::ptx
