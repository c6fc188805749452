// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/Approximations.h"
#include "core/executor/lower/ptx/Translator.h"
#include "core/executor/runtime/arithmetic/MathFunctions.h"

#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

/// A comparison of floating-point numbers by its name in PTX; nothing where there is no such.
std::optional<CmpInst::Predicate> floatingComparison(std::string_view name) {
  using P = CmpInst::Predicate;
  static constexpr std::array<std::pair<std::string_view, P>, 14> known{{{"eq", P::FCMP_OEQ},
                                                                         {"ne", P::FCMP_ONE},
                                                                         {"lt", P::FCMP_OLT},
                                                                         {"le", P::FCMP_OLE},
                                                                         {"gt", P::FCMP_OGT},
                                                                         {"ge", P::FCMP_OGE},
                                                                         {"equ", P::FCMP_UEQ},
                                                                         {"neu", P::FCMP_UNE},
                                                                         {"ltu", P::FCMP_ULT},
                                                                         {"leu", P::FCMP_ULE},
                                                                         {"gtu", P::FCMP_UGT},
                                                                         {"geu", P::FCMP_UGE},
                                                                         {"num", P::FCMP_ORD},
                                                                         {"nan", P::FCMP_UNO}}};
  for (const auto &[text, predicate] : known)
    if (text == name) return predicate;
  return std::nullopt;
}

} // namespace

/// Half precision: each operation rounds once from a wider type that holds its exact value, or as near as matters.
bool Translator::smallFloat(const Statement &statement, bool isBfloat, bool isPair) {
  if (statement.has("ftz") || statement.has("sat") || statement.has("relu") || statement.has("NaN")) return false;
  Type *small = isBfloat ? builder_.getBFloatTy() : builder_.getHalfTy();
  const std::string &operation = statement.operation;
  const std::size_t sources = statement.operands.empty() ? 0 : statement.operands.size() - 1;
  const auto compute = [&](const std::vector<Value *> &v) -> Value * {
    if (v.size() == 2 && operation == "add") return builder_.CreateFAdd(v[0], v[1]);
    if (v.size() == 2 && operation == "sub") return builder_.CreateFSub(v[0], v[1]);
    if (v.size() == 2 && operation == "mul") return builder_.CreateFMul(v[0], v[1]);
    if (v.size() == 2 && operation == "min") return builder_.CreateBinaryIntrinsic(Intrinsic::minimumnum, v[0], v[1]);
    if (v.size() == 2 && operation == "max") return builder_.CreateBinaryIntrinsic(Intrinsic::maximumnum, v[0], v[1]);
    // set.<comparison>.f16.f16 gives 1 or 0 as a number.
    if (v.size() == 2 && operation == "set" && statement.modifiers.size() == 3 &&
        statement.modifiers[1] == statement.type()) {
      const auto predicate = floatingComparison(statement.modifiers.front());
      return predicate ? builder_.CreateUIToFP(builder_.CreateFCmp(*predicate, v[0], v[1]), small) : nullptr;
    }
    if (v.size() == 1 && operation == "neg") return builder_.CreateFNeg(v[0]);
    if (v.size() == 1 && operation == "abs") return builder_.CreateUnaryIntrinsic(Intrinsic::fabs, v[0]);
    if (v.size() == 3 && operation == "fma") {
      Value *bits[3];
      for (unsigned i = 0; i < 3; ++i)
        bits[i] = builder_.CreateZExt(builder_.CreateBitCast(v[i], builder_.getInt16Ty()), builder_.getInt32Ty());
      Value *result = at_.run(isBfloat ? "wg_math.bfloat_fma" : "wg_math.half_fma", builder_.getInt32Ty(),
                              {bits[0], bits[1], bits[2]});
      return builder_.CreateBitCast(builder_.CreateTrunc(result, builder_.getInt16Ty()), small);
    }
    return nullptr;
  };
  Value *packed = builder_.getInt32(0);
  for (unsigned half = 0; half < (isPair ? 2U : 1U); ++half) {
    std::vector<Value *> values;
    for (std::size_t i = 0; i < sources; ++i) {
      Value *value = read(statement.operands[i + 1], isPair ? builder_.getInt32Ty() : small);
      if (value == nullptr) return false;
      if (isPair) {
        Value *bits = builder_.CreateTrunc(builder_.CreateLShr(value, 16 * half), builder_.getInt16Ty());
        value = builder_.CreateBitCast(bits, small);
      }
      values.push_back(value);
    }
    Value *result = compute(values);
    if (result == nullptr) return false;
    if (!isPair) return write(statement.operands[0], result);
    Value *bits = builder_.CreateZExt(builder_.CreateBitCast(result, builder_.getInt16Ty()), builder_.getInt32Ty());
    packed = builder_.CreateOr(packed, builder_.CreateShl(bits, 16 * half));
  }
  return write(statement.operands[0], packed);
}

/// popc, brev, clz, bfind and not: instructions with one operand.
bool Translator::bitCount(const Statement &statement, Value *value) {
  const std::string &operation = statement.operation;
  const Operand &to = statement.operands[0];
  if (operation == "popc") return write(to, builder_.CreateUnaryIntrinsic(Intrinsic::ctpop, value));
  if (operation == "brev") return write(to, builder_.CreateUnaryIntrinsic(Intrinsic::bitreverse, value));
  if (operation == "not") return write(to, builder_.CreateNot(value));
  const bool isFind = operation == "bfind" && !statement.type().starts_with('s'); // the highest bit that is set, or -1
  if (operation != "clz" && !isFind) return false;
  Value *zeros = builder_.CreateBinaryIntrinsic(Intrinsic::ctlz, value, builder_.getFalse());
  if (!isFind) return write(to, zeros);
  zeros = builder_.CreateZExtOrTrunc(zeros, builder_.getInt32Ty());
  const unsigned width = value->getType()->getIntegerBitWidth();
  Value *position = statement.has("shiftamt") ? zeros : builder_.CreateSub(builder_.getInt32(width - 1), zeros);
  Value *isZero = builder_.CreateICmpEQ(value, ConstantInt::get(value->getType(), 0));
  return write(to, builder_.CreateSelect(isZero, builder_.getInt32(0xffffffffU), position));
}

/// shl and shr. Amounts beyond the width clear the value, or fill it with its sign.
bool Translator::shift(const Statement &statement, Value *value) {
  const auto &operands = statement.operands;
  Type *type = value->getType();
  Value *amount = operands.size() > 2 ? read(operands[2], builder_.getInt32Ty()) : nullptr;
  if (amount == nullptr) return false;
  const bool isLeft = statement.operation == "shl";
  Value *most = builder_.getInt32(type->getIntegerBitWidth() - 1);
  Value *isBeyond = builder_.CreateICmpUGT(amount, most);
  Value *safe = builder_.CreateZExtOrTrunc(builder_.CreateSelect(isBeyond, most, amount), type);
  if (!isLeft && statement.type().starts_with('s')) return write(operands[0], builder_.CreateAShr(value, safe));
  Value *shifted = isLeft ? builder_.CreateShl(value, safe) : builder_.CreateLShr(value, safe);
  return write(operands[0], builder_.CreateSelect(isBeyond, ConstantInt::get(type, 0), shifted));
}

/// lop3: a bitwise function of three operands, given as its truth table.
bool Translator::tableOfBits(const Statement &statement, Value *first) {
  const auto &operands = statement.operands;
  if (operands.size() != 5 || operands[4].kind != Operand::Kind::number) return false;
  Value *second = read(operands[2], builder_.getInt32Ty());
  Value *third = read(operands[3], builder_.getInt32Ty());
  if (second == nullptr || third == nullptr) return false;
  Value *out = builder_.getInt32(0);
  for (unsigned row = 0; row < 8; ++row) {
    if ((operands[4].number >> row & 1) == 0) continue;
    const auto side = [&](Value *value, unsigned bit) {
      return (row >> bit & 1U) != 0 ? value : builder_.CreateNot(value);
    };
    out =
        builder_.CreateOr(out, builder_.CreateAnd(builder_.CreateAnd(side(first, 2), side(second, 1)), side(third, 0)));
  }
  return write(operands[0], out);
}

/// Shifts, fields and counts of bits.
bool Translator::bits(const Statement &statement) {
  Type *type = typeOf(statement.type());
  const std::string &operation = statement.operation;
  const auto &operands = statement.operands;
  if (type == nullptr || !type->isIntegerTy() || operands.size() < 2) return false;
  Type *word = builder_.getInt32Ty();
  const auto source = [&](std::size_t i) { return i < operands.size() ? read(operands[i], word) : nullptr; };
  Value *first = read(operands[1], type);
  if (first == nullptr) return false;
  if (operation == "shf" && operands.size() == 4) {
    Value *high = source(2);
    Value *amount = source(3);
    if (high == nullptr || amount == nullptr || !statement.has("wrap")) return false;
    const auto id = statement.has("l") ? Intrinsic::fshl : Intrinsic::fshr;
    return write(operands[0], builder_.CreateIntrinsic(id, {word}, {high, first, amount}));
  }
  if (operation == "shl" || operation == "shr") return shift(statement, first);
  if (operation == "lop3") return tableOfBits(statement, first);
  if (operation == "bfe" && operands.size() == 4 && statement.type() == "u32") {
    Value *position = source(2);
    Value *length = source(3);
    if (position == nullptr || length == nullptr) return false;
    return write(operands[0], at_.run("wg_math.bit_field", word, {first, position, length}));
  }
  if (operation == "prmt" && operands.size() == 4 && statement.modifiers.size() == 1)
    return write(operands[0], at_.run("wg_math.prmt", word, {first, source(2), source(3)}));
  return bitCount(statement, first);
}

/// ex2.approx.ftz.f32 and its kin: the executor's own functions.
bool Translator::approximation(const Statement &statement) {
  const auto &operands = statement.operands;
  if (!statement.has("approx") || statement.type() != "f32" || operands.size() < 2 || operands.size() > 3) return false;
  const std::string name = statement.operation + ".approx" + (statement.has("ftz") ? ".ftz.f" : ".f");
  Type *type = builder_.getFloatTy();
  Value *first = read(operands[1], type);
  Value *second = operands.size() == 3 ? read(operands[2], type) : nullptr;
  if (first == nullptr || (operands.size() == 3 && second == nullptr)) return false;
  const std::array<Value *, 2> values{first, second};
  if (Value *value = executor::approximation(builder_, name, ArrayRef(values).take_front(second != nullptr ? 2 : 1)))
    return write(operands[0], value);
  if (!mathFunctions().contains(name)) return false;
  return write(operands[0], second == nullptr ? at_.run("wg_math." + name, type, {first})
                                              : at_.run("wg_math." + name, type, {first, second}));
}

/// Sums of many words: add, sub and mad that write the carry (".cc") or add it (addc, subc, madc).
bool Translator::withCarry(const Statement &statement) {
  const std::string &operation = statement.operation;
  const bool takesCarry = operation == "addc" || operation == "subc" || operation == "madc";
  const bool givesCarry = statement.has("cc");
  if (!takesCarry && !givesCarry) return false;
  Type *type = typeOf(statement.type());
  const auto &operands = statement.operands;
  if (type == nullptr || !type->isIntegerTy() || operands.size() < 3 || statement.has("sat")) return false;
  if (takesCarry && carry_ == nullptr) return false;
  const unsigned width = type->getIntegerBitWidth();
  Type *wide = builder_.getIntNTy(2 * width);
  std::vector<Value *> v;
  for (std::size_t i = 1; i < operands.size(); ++i) {
    Value *value = read(operands[i], type);
    if (value == nullptr) return false;
    v.push_back(builder_.CreateZExt(value, wide));
  }
  Value *left = v[0];
  Value *right = v[1];
  if (operation.starts_with("mad")) {
    const bool isSigned = statement.type().starts_with('s');
    if (v.size() != 3 || (isSigned && statement.has("hi"))) return false;
    Value *product = builder_.CreateMul(v[0], v[1]);
    left = statement.has("hi") ? builder_.CreateLShr(product, width)
                               : builder_.CreateZExt(builder_.CreateTrunc(product, type), wide);
    right = v[2];
  }
  Value *carry = takesCarry ? builder_.CreateZExt(carry_, wide) : ConstantInt::get(wide, 0);
  // Of a difference the bit is the borrow.
  Value *sum = operation.starts_with("sub") ? builder_.CreateSub(builder_.CreateSub(left, right), carry)
                                            : builder_.CreateAdd(builder_.CreateAdd(left, right), carry);
  if (givesCarry) carry_ = builder_.CreateTrunc(builder_.CreateLShr(sum, width), builder_.getInt1Ty());
  return write(operands[0], builder_.CreateTrunc(sum, type));
}

/// Integers, and float and double with the usual rounding.
bool Translator::arithmetic(const Statement &statement) {
  Type *type = typeOf(statement.type());
  const auto &operands = statement.operands;
  if (type == nullptr || operands.size() < 2 || statement.has("sat") || statement.has("cc") || statement.has("hi") ||
      statement.has("wide") || statement.has("rz") || statement.has("rm") || statement.has("rp") ||
      statement.has("ftz"))
    return false;
  std::vector<Value *> v;
  for (std::size_t i = 1; i < operands.size(); ++i) {
    v.push_back(read(operands[i], type));
    if (v.back() == nullptr) return false;
  }
  const std::string &operation = statement.operation;
  const bool isFloat = type->isFloatingPointTy();
  const bool isSigned = statement.type().starts_with('s');
  Value *out = nullptr;
  if (v.size() == 1 && operation == "neg") out = isFloat ? builder_.CreateFNeg(v[0]) : builder_.CreateNeg(v[0]);
  if (v.size() == 1 && operation == "abs" && isFloat) out = builder_.CreateUnaryIntrinsic(Intrinsic::fabs, v[0]);
  if (v.size() == 1 && operation == "sqrt") out = builder_.CreateUnaryIntrinsic(Intrinsic::sqrt, v[0]);
  if (v.size() == 1 && operation == "rcp") out = builder_.CreateFDiv(ConstantFP::get(type, 1.0), v[0]);
  if (v.size() == 3 && operation == "fma" && isFloat) out = builder_.CreateIntrinsic(Intrinsic::fma, {type}, v);
  if (v.size() == 3 && operation == "mad" && !isFloat) out = builder_.CreateAdd(builder_.CreateMul(v[0], v[1]), v[2]);
  if (v.size() == 2) {
    if (operation == "add") out = isFloat ? builder_.CreateFAdd(v[0], v[1]) : builder_.CreateAdd(v[0], v[1]);
    if (operation == "sub") out = isFloat ? builder_.CreateFSub(v[0], v[1]) : builder_.CreateSub(v[0], v[1]);
    if (operation == "mul") out = isFloat ? builder_.CreateFMul(v[0], v[1]) : builder_.CreateMul(v[0], v[1]);
    if (operation == "and") out = isFloat ? nullptr : builder_.CreateAnd(v[0], v[1]);
    if (operation == "or") out = isFloat ? nullptr : builder_.CreateOr(v[0], v[1]);
    if (operation == "xor") out = isFloat ? nullptr : builder_.CreateXor(v[0], v[1]);
    if (operation == "min" || operation == "max") {
      const bool isMin = operation == "min";
      const auto id = isFloat    ? (isMin ? Intrinsic::minimumnum : Intrinsic::maximumnum)
                      : isSigned ? (isMin ? Intrinsic::smin : Intrinsic::smax)
                                 : (isMin ? Intrinsic::umin : Intrinsic::umax);
      out = builder_.CreateBinaryIntrinsic(id, v[0], v[1]);
    }
  }
  return write(operands[0], out);
}

/// Barriers, fences and what ends a thread.
bool Translator::system(const Statement &statement) {
  const std::string &operation = statement.operation;
  const auto &operands = statement.operands;
  Type *word = builder_.getInt32Ty();
  if (operation == "membar" || operation == "fence") {
    builder_.CreateFence(AtomicOrdering::SequentiallyConsistent);
    return true;
  }
  if (operation == "bar" || operation == "barrier") {
    if (statement.has("red") || operands.empty()) return false;
    Value *id = read(operands[0], word);
    if (statement.has("warp")) {
      if (id != nullptr) at_.run("wg_warp_sync", builder_.getVoidTy(), {at_.thread(), id, at_.site()});
      return id != nullptr;
    }
    Value *threads = operands.size() > 1 ? read(operands[1], word) : at_.number(0);
    if (id == nullptr || threads == nullptr) return false;
    at_.run(statement.has("arrive") ? "wg_barrier_arrive" : "wg_barrier", builder_.getVoidTy(),
            {at_.thread(), id, threads, at_.site()});
    return true;
  }
  if (operation == "activemask" && operands.size() == 1)
    return write(operands[0], at_.run("wg_activemask", word, {at_.thread(), at_.site()}));
  if (operation == "nanosleep") {
    at_.run("wg_yield", builder_.getVoidTy(), {at_.thread()});
    return true;
  }
  if (operation == "trap") {
    at_.run("wg_trap", builder_.getVoidTy(), {at_.thread(), at_.site()});
    return true;
  }
  if (operation == "exit") {
    at_.run("wg_exit", builder_.getVoidTy(), {at_.thread()});
    return true;
  }
  return operation == "prefetch" || operation == "prefetchu"; // changes nothing that can be seen
}

} // namespace warpgrain::executor::ptx
