// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/Arithmetic.h"

#include "core/executor/lower/device/Approximations.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Intrinsics.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

using Maker = std::function<Value *(IRBuilder<> &, CallInst &)>;

Maker unary(Intrinsic::ID id) {
  return [id](IRBuilder<> &b, CallInst &call) { return b.CreateUnaryIntrinsic(id, call.getArgOperand(0)); };
}

Maker binary(Intrinsic::ID id) {
  return [id](IRBuilder<> &b, CallInst &call) {
    return b.CreateBinaryIntrinsic(id, call.getArgOperand(0), call.getArgOperand(1));
  };
}

Maker operation(Instruction::BinaryOps op) {
  return
      [op](IRBuilder<> &b, CallInst &call) { return b.CreateBinOp(op, call.getArgOperand(0), call.getArgOperand(1)); };
}

Value *fusedMultiplyAdd(IRBuilder<> &b, CallInst &call) {
  return b.CreateIntrinsic(Intrinsic::fma, {call.getType()},
                           {call.getArgOperand(0), call.getArgOperand(1), call.getArgOperand(2)});
}

Value *reciprocal(IRBuilder<> &b, CallInst &call) {
  return b.CreateFDiv(ConstantFP::get(call.getType(), 1.0), call.getArgOperand(0));
}

/// In double precision, rounded once more at the end: closer than the device's own.
Value *reciprocalRoot(IRBuilder<> &b, CallInst &call) {
  Value *wide = b.CreateFPExt(call.getArgOperand(0), b.getDoubleTy());
  Value *root = b.CreateUnaryIntrinsic(Intrinsic::sqrt, wide);
  return b.CreateFPTrunc(b.CreateFDiv(ConstantFP::get(b.getDoubleTy(), 1.0), root), call.getType());
}

Maker roundedToInteger(Intrinsic::ID rounding, Intrinsic::ID conversion) {
  return [=](IRBuilder<> &b, CallInst &call) -> Value * {
    Value *value = b.CreateUnaryIntrinsic(rounding, call.getArgOperand(0));
    return b.CreateIntrinsic(conversion, {call.getType(), value->getType()}, {value});
  };
}

Maker fromInteger(bool isSigned) {
  return [isSigned](IRBuilder<> &b, CallInst &call) {
    return isSigned ? b.CreateSIToFP(call.getArgOperand(0), call.getType())
                    : b.CreateUIToFP(call.getArgOperand(0), call.getType());
  };
}

Maker highProduct(bool isSigned) {
  return [isSigned](IRBuilder<> &b, CallInst &call) {
    const unsigned bits = call.getType()->getIntegerBitWidth();
    Type *wide = b.getIntNTy(2 * bits);
    const auto widened = [&](Value *value) { return isSigned ? b.CreateSExt(value, wide) : b.CreateZExt(value, wide); };
    Value *product = b.CreateMul(widened(call.getArgOperand(0)), widened(call.getArgOperand(1)));
    return b.CreateTrunc(b.CreateLShr(product, bits), call.getType());
  };
}

/// |a - b| + c
Maker absoluteDifference(bool isSigned) {
  return [isSigned](IRBuilder<> &b, CallInst &call) {
    Value *left = call.getArgOperand(0);
    Value *right = call.getArgOperand(1);
    Value *greater = b.CreateBinaryIntrinsic(isSigned ? Intrinsic::smax : Intrinsic::umax, left, right);
    Value *smaller = b.CreateBinaryIntrinsic(isSigned ? Intrinsic::smin : Intrinsic::umin, left, right);
    return b.CreateAdd(b.CreateSub(greater, smaller), call.getArgOperand(2));
  };
}

/// To [0, 1], NaN to 0.
Value *saturated(IRBuilder<> &b, CallInst &call) {
  Value *positive =
      b.CreateBinaryIntrinsic(Intrinsic::maxnum, call.getArgOperand(0), ConstantFP::get(call.getType(), 0));
  return b.CreateBinaryIntrinsic(Intrinsic::minnum, positive, ConstantFP::get(call.getType(), 1));
}

Maker halfOfDouble(unsigned shift) {
  return [shift](IRBuilder<> &b, CallInst &call) {
    Value *bits = b.CreateBitCast(call.getArgOperand(0), b.getInt64Ty());
    return b.CreateTrunc(b.CreateLShr(bits, shift), b.getInt32Ty());
  };
}

Value *doubleOfHalves(IRBuilder<> &b, CallInst &call) {
  Value *low = b.CreateZExt(call.getArgOperand(0), b.getInt64Ty());
  Value *high = b.CreateZExt(call.getArgOperand(1), b.getInt64Ty());
  return b.CreateBitCast(b.CreateOr(b.CreateShl(high, 32), low), b.getDoubleTy());
}

Value *halfOfFloat(IRBuilder<> &b, CallInst &call) {
  return b.CreateBitCast(b.CreateFPTrunc(call.getArgOperand(0), b.getHalfTy()), b.getInt16Ty());
}

std::map<std::string, Maker, std::less<>> makers() {
  std::map<std::string, Maker, std::less<>> out;
  for (const std::string t : {"f", "d"}) {
    out["add.rn." + t] = operation(Instruction::FAdd);
    out["mul.rn." + t] = operation(Instruction::FMul);
    out["div.rn." + t] = out["div.approx." + t] = out["div.full." + t] = operation(Instruction::FDiv);
    out["fma.rn." + t] = fusedMultiplyAdd;
    out["rcp.rn." + t] = out["rcp.approx." + t] = reciprocal;
    out["sqrt.rn." + t] = out["sqrt.approx." + t] = out["sqrt." + t] = unary(Intrinsic::sqrt);
    out["rsqrt.approx." + t] = reciprocalRoot;
    out["floor." + t] = unary(Intrinsic::floor);
    out["ceil." + t] = unary(Intrinsic::ceil);
    out["trunc." + t] = unary(Intrinsic::trunc);
    out["round." + t] = unary(Intrinsic::roundeven);
    out["fmin." + t] = binary(Intrinsic::minimumnum);
    out["fmax." + t] = binary(Intrinsic::maximumnum);
    out["saturate." + t] = saturated;
  }
  out["fabs.f32"] = out["fabs.f64"] = out["fabs.f"] = out["fabs.d"] = unary(Intrinsic::fabs);
  const std::map<std::string, Intrinsic::ID> roundings{
      {"rn", Intrinsic::roundeven}, {"rz", Intrinsic::trunc}, {"rm", Intrinsic::floor}, {"rp", Intrinsic::ceil}};
  for (const std::string from : {"f", "d"})
    for (const std::string to : {"i", "ll"})
      for (const auto &[suffix, rounding] : roundings) {
        out[from + "2" + to + "." + suffix] = roundedToInteger(rounding, Intrinsic::fptosi_sat);
        out[from + "2u" + to + "." + suffix] = roundedToInteger(rounding, Intrinsic::fptoui_sat);
      }
  for (const std::string from : {"i", "ll"})
    for (const std::string to : {"f", "d"}) {
      out[from + "2" + to + ".rn"] = fromInteger(true);
      out["u" + from + "2" + to + ".rn"] = fromInteger(false);
    }
  // Every 32-bit integer is a double.
  for (const std::string rounding : {"rz", "rm", "rp"}) {
    out["i2d." + rounding] = fromInteger(true);
    out["ui2d." + rounding] = fromInteger(false);
  }
  out["d2f.rn"] = [](IRBuilder<> &b, CallInst &call) { return b.CreateFPTrunc(call.getArgOperand(0), call.getType()); };
  out["f2h.rn"] = halfOfFloat;
  out["mulhi.i"] = out["mulhi.ll"] = out["mulhi.s"] = highProduct(true);
  out["mulhi.ui"] = out["mulhi.ull"] = out["mulhi.us"] = highProduct(false);
  out["sad.i"] = out["sad.ll"] = absoluteDifference(true);
  out["sad.ui"] = out["sad.ull"] = absoluteDifference(false);
  out["d2i.lo"] = halfOfDouble(0);
  out["d2i.hi"] = halfOfDouble(32);
  out["lohi.i2d"] = doubleOfHalves;
  return out;
}

} // namespace

bool lowerArithmetic(CallInst &call, std::string_view name) {
  static const auto known = makers();
  const auto maker = known.find(name);
  IRBuilder<> builder(&call);
  Value *value = nullptr;
  if (maker != known.end())
    value = maker->second(builder, call);
  else
    value = approximation(builder, name, SmallVector<Value *, 4>(call.args()));
  if (value == nullptr) return false;
  value->takeName(&call);
  call.replaceAllUsesWith(value);
  call.eraseFromParent();
  return true;
}

void saturateConversions(Module &module) {
  std::vector<Instruction *> conversions;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (isa<FPToSIInst>(instruction) || isa<FPToUIInst>(instruction)) conversions.push_back(&instruction);
  for (Instruction *conversion : conversions) {
    IRBuilder<> builder(conversion);
    Value *from = conversion->getOperand(0);
    const auto id = isa<FPToSIInst>(conversion) ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
    conversion->replaceAllUsesWith(builder.CreateIntrinsic(id, {conversion->getType(), from->getType()}, {from}));
    conversion->eraseFromParent();
  }
}

} // namespace warpgrain::executor
