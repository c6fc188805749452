// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/ptx/Translator.h"

#include "core/executor/lower/device/SpecialRegisters.h"

#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

Translator::Translator(CallInst &call, SiteTable &sites) : call_(call), at_(call, sites), builder_(at_.builder) {
  if (auto *structure = dyn_cast<StructType>(call.getType()))
    outputTypes_.assign(structure->element_begin(), structure->element_end());
  else if (!call.getType()->isVoidTy())
    outputTypes_.push_back(call.getType());
  arguments_.resize(outputTypes_.size());
  const auto *assembly = cast<InlineAsm>(call.getCalledOperand());
  unsigned next = 0;
  std::size_t output = 0;
  for (const InlineAsm::ConstraintInfo &constraint : assembly->ParseConstraints()) {
    if (constraint.Type == InlineAsm::isOutput) {
      ++output;
      continue;
    }
    if (constraint.Type != InlineAsm::isInput) continue;
    Value *value = call.getArgOperand(next++);
    arguments_.push_back(value);
    // An operand that goes in and comes out has one register.
    if (constraint.hasMatchingInput()) continue;
    const std::string &code = constraint.Codes.empty() ? std::string() : constraint.Codes.front();
    if (!code.empty() && code.front() >= '0' && code.front() <= '9') {
      const auto tied = static_cast<std::size_t>(std::stoul(code));
      if (tied < outputTypes_.size()) arguments_[tied] = value;
    }
  }
}

bool Translator::run(const std::vector<Statement> &statements) {
  for (const Statement &statement : statements)
    if (!translate(statement)) return false;
  Value *result = nullptr;
  for (std::size_t i = 0; i < outputTypes_.size(); ++i) {
    Value *value = arguments_[i] != nullptr ? as(arguments_[i], outputTypes_[i]) : PoisonValue::get(outputTypes_[i]);
    if (!call_.getType()->isStructTy())
      result = value;
    else
      result = builder_.CreateInsertValue(result != nullptr ? result : PoisonValue::get(call_.getType()), value,
                                          static_cast<unsigned>(i));
  }
  if (result != nullptr) call_.replaceAllUsesWith(result);
  call_.eraseFromParent();
  return true;
}

Type *Translator::typeOf(std::string_view name) {
  if (name == "f32") return builder_.getFloatTy();
  if (name == "f64") return builder_.getDoubleTy();
  if (name == "f16") return builder_.getHalfTy();
  if (name == "bf16") return builder_.getBFloatTy();
  if (name == "f16x2" || name == "bf16x2") return builder_.getInt32Ty();
  if (name == "pred") return builder_.getInt1Ty();
  if (name.size() < 2 || std::string_view("subf").find(name.front()) == std::string_view::npos) return nullptr;
  const std::string_view digits = name.substr(1);
  for (const unsigned width : {8U, 16U, 32U, 64U})
    if (digits == std::to_string(width)) return builder_.getIntNTy(width);
  return nullptr;
}

/// The same bits as another type; integers are widened with zeros or cut.
Value *Translator::as(Value *value, Type *type) {
  if (value->getType() == type) return value;
  if (type->isPointerTy()) return builder_.CreateIntToPtr(as(value, builder_.getInt64Ty()), type);
  if (value->getType()->isPointerTy()) value = builder_.CreatePtrToInt(value, builder_.getInt64Ty());
  const unsigned from = value->getType()->getPrimitiveSizeInBits();
  const unsigned to = type->getPrimitiveSizeInBits();
  value = builder_.CreateBitCast(value, builder_.getIntNTy(from));
  value = builder_.CreateZExtOrTrunc(value, builder_.getIntNTy(to));
  return builder_.CreateBitCast(value, type);
}

Value *Translator::read(const Operand &operand, Type *type) {
  Value *value = nullptr;
  switch (operand.kind) {
  case Operand::Kind::argument:
    if (operand.index < arguments_.size()) value = arguments_[operand.index];
    break;
  case Operand::Kind::name:
    if (const auto known = names_.find(operand.name); known != names_.end()) value = known->second;
    break;
  case Operand::Kind::special:
    value = specialRegister(at_, operand.name);
    break;
  case Operand::Kind::number:
    if (operand.isFloat && type->isFloatTy())
      value = builder_.getInt32(static_cast<std::uint32_t>(operand.number));
    else
      value = builder_.getInt64(static_cast<std::uint64_t>(operand.number));
    break;
  default:
    break;
  }
  return value != nullptr ? as(value, type) : nullptr;
}

bool Translator::write(const Operand &operand, Value *value) {
  if (value == nullptr) return false;
  switch (operand.kind) {
  case Operand::Kind::sink:
    return true;
  case Operand::Kind::argument:
    if (operand.index >= outputTypes_.size()) return false;
    arguments_[operand.index] = value;
    return true;
  case Operand::Kind::name:
    names_[operand.name] = value;
    return true;
  default:
    return false;
  }
}

bool Translator::translate(const Statement &statement) {
  if (statement.predicate) return predicated(statement);
  const std::string &operation = statement.operation;
  if (operation == "cp") return asyncCopy(statement);
  if (operation == "mbarrier") return barrierObject(statement);
  if (operation == "ldmatrix") return loadMatrices(statement);
  if (operation == "stmatrix") return storeMatrices(statement);
  if (operation == "mma") return multiplyMatrices(statement);
  if (atomic(statement)) return true;
  if (operation == "ld" || operation == "ldu") return load(statement);
  if (operation == "st") return store(statement);
  if (operation == "mov" || operation == "cvta") return move(statement);
  if (operation == "cvt") return convert(statement);
  if (operation == "setp" || operation == "selp") return compare(statement);
  const std::string_view type = statement.type();
  if (type.starts_with("f16") || type.starts_with("bf16"))
    return smallFloat(statement, type.starts_with('b'), type.ends_with("x2"));
  return system(statement) || texture(statement) || surface(statement) || shuffle(statement) || vote(statement) ||
         approximation(statement) || withCarry(statement) || wideProduct(statement) || parts(statement) ||
         bits(statement) || arithmetic(statement);
}

Value *Translator::addressOf(const Operand &operand, const Statement &statement) {
  if (operand.kind != Operand::Kind::address || operand.parts.size() != 1) return nullptr;
  const Operand &base = operand.parts.front();
  Value *pointer = nullptr;
  if (statement.isShared()) {
    Value *word = read(base, builder_.getInt32Ty());
    if (word == nullptr) return nullptr;
    pointer = sharedPlace(word);
  } else {
    // Of any other memory 32 bits are no address.
    if (const Value *value = held(base); value != nullptr && value->getType()->isIntegerTy(32)) return nullptr;
    Value *whole = read(base, builder_.getInt64Ty());
    if (whole == nullptr) return nullptr;
    pointer = builder_.CreateIntToPtr(whole, builder_.getPtrTy());
  }
  return builder_.CreateConstGEP1_64(builder_.getInt8Ty(), pointer, static_cast<std::uint64_t>(operand.number));
}

/// An address of shared memory is narrow on the device. Here it is a pointer as any other: its lower half says how far
/// from the block's shared memory it is, as that has less than 4 GB.
Value *Translator::sharedPlace(Value *word) {
  Value *begin = at_.sharedMemory();
  Value *distance = builder_.CreateSub(word, as(begin, builder_.getInt32Ty()));
  return builder_.CreateGEP(builder_.getInt8Ty(), begin, builder_.CreateZExt(distance, builder_.getInt64Ty()));
}

bool Translator::load(const Statement &statement) {
  Type *type = typeOf(statement.type());
  if (type == nullptr || statement.operands.size() != 2 || statement.has("acquire") || statement.has("relaxed"))
    return false;
  Value *address = addressOf(statement.operands[1], statement);
  if (address == nullptr) return false;
  const std::uint64_t bytes = type->getPrimitiveSizeInBits() / 8;
  const auto element = [&](std::uint64_t index, std::uint64_t count) {
    Value *place = builder_.CreateConstGEP1_64(builder_.getInt8Ty(), address, index * bytes);
    // The first access of a vector has the whole vector's alignment.
    const Align alignment(index == 0 ? bytes * count : bytes);
    return builder_.CreateAlignedLoad(type, place, alignment, statement.has("volatile"));
  };
  if (statement.operands[0].kind != Operand::Kind::list) return write(statement.operands[0], element(0, 1));
  const auto &parts = statement.operands[0].parts;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (!write(parts[i], element(i, parts.size()))) return false;
  return true;
}

bool Translator::store(const Statement &statement) {
  Type *type = typeOf(statement.type());
  if (type == nullptr || statement.operands.size() != 2 || statement.has("release") || statement.has("relaxed"))
    return false;
  Value *address = addressOf(statement.operands[0], statement);
  if (address == nullptr) return false;
  const std::uint64_t bytes = type->getPrimitiveSizeInBits() / 8;
  const bool isList = statement.operands[1].kind == Operand::Kind::list;
  const std::vector<Operand> parts = isList ? statement.operands[1].parts : std::vector{statement.operands[1]};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Value *value = read(parts[i], type);
    if (value == nullptr) return false;
    Value *place = builder_.CreateConstGEP1_64(builder_.getInt8Ty(), address, i * bytes);
    builder_.CreateAlignedStore(value, place, Align(i == 0 ? bytes * parts.size() : bytes), statement.has("volatile"));
  }
  return true;
}

/// mov, with values put together and taken apart; cvta, since all addresses are alike here.
bool Translator::move(const Statement &statement) {
  Type *type = typeOf(statement.type());
  if (type == nullptr || statement.operands.size() != 2) return false;
  const Operand &to = statement.operands[0];
  const Operand &from = statement.operands[1];
  const unsigned width = type->getPrimitiveSizeInBits();
  Type *whole = builder_.getIntNTy(width);
  if (from.kind == Operand::Kind::list) {
    const auto part = width / static_cast<unsigned>(from.parts.size());
    Value *value = ConstantInt::get(whole, 0);
    for (std::size_t i = 0; i < from.parts.size(); ++i) {
      Value *piece = read(from.parts[i], builder_.getIntNTy(part));
      if (piece == nullptr) return false;
      value = builder_.CreateOr(value, builder_.CreateShl(builder_.CreateZExt(piece, whole), i * part));
    }
    return write(to, value);
  }
  Value *value = read(from, type);
  if (value == nullptr || to.kind != Operand::Kind::list) return write(to, value);
  const auto part = width / static_cast<unsigned>(to.parts.size());
  value = as(value, whole);
  for (std::size_t i = 0; i < to.parts.size(); ++i)
    if (!write(to.parts[i], builder_.CreateTrunc(builder_.CreateLShr(value, i * part), builder_.getIntNTy(part))))
      return false;
  return true;
}

/// setp.<comparison>.<type> p, a, b; selp.<type> d, a, b, p
bool Translator::compare(const Statement &statement) {
  Type *type = typeOf(statement.type());
  if (type == nullptr) return false;
  const auto &operands = statement.operands;
  if (statement.operation == "selp") {
    if (operands.size() != 4) return false;
    Value *first = read(operands[1], type);
    Value *second = read(operands[2], type);
    Value *condition = read(operands[3], builder_.getInt1Ty());
    if (first == nullptr || second == nullptr || condition == nullptr) return false;
    return write(operands[0], builder_.CreateSelect(condition, first, second));
  }
  if (operands.size() != 3 || statement.modifiers.empty()) return false;
  Value *left = read(operands[1], type);
  Value *right = read(operands[2], type);
  if (left == nullptr || right == nullptr) return false;

  struct Comparison {
    std::string_view name;
    CmpInst::Predicate floating;
    CmpInst::Predicate asSigned;
    CmpInst::Predicate asUnsigned;
  };

  using P = CmpInst::Predicate;
  static constexpr std::array<Comparison, 12> comparisons{
      {{"eq", P::FCMP_OEQ, P::ICMP_EQ, P::ICMP_EQ},
       {"ne", P::FCMP_ONE, P::ICMP_NE, P::ICMP_NE},
       {"lt", P::FCMP_OLT, P::ICMP_SLT, P::ICMP_ULT},
       {"le", P::FCMP_OLE, P::ICMP_SLE, P::ICMP_ULE},
       {"gt", P::FCMP_OGT, P::ICMP_SGT, P::ICMP_UGT},
       {"ge", P::FCMP_OGE, P::ICMP_SGE, P::ICMP_UGE},
       {"equ", P::FCMP_UEQ, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
       {"neu", P::FCMP_UNE, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
       {"ltu", P::FCMP_ULT, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
       {"leu", P::FCMP_ULE, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
       {"gtu", P::FCMP_UGT, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
       {"geu", P::FCMP_UGE, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE}}};
  for (const Comparison &comparison : comparisons) {
    if (comparison.name != statement.modifiers.front()) continue;
    if (type->isFloatingPointTy()) return write(operands[0], builder_.CreateFCmp(comparison.floating, left, right));
    const P predicate = statement.type().starts_with('s') ? comparison.asSigned : comparison.asUnsigned;
    return predicate != P::BAD_ICMP_PREDICATE && write(operands[0], builder_.CreateICmp(predicate, left, right));
  }
  return false;
}

} // namespace warpgrain::executor::ptx
