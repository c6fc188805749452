// SPDX-License-Identifier: Apache-2.0
//
// atom, red, and loads and stores with an order (PTX ISA, "Parallel Synchronization and Communication Instructions").
// All are sequentially consistent here: stronger than any order asked for.
#include "core/executor/lower/ptx/Translator.h"

#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

constexpr auto order = AtomicOrdering::SequentiallyConsistent;

std::optional<AtomicRMWInst::BinOp> updateOf(const Statement &statement, bool isFloat, bool isSigned) {
  if (statement.has("add")) return isFloat ? AtomicRMWInst::FAdd : AtomicRMWInst::Add;
  if (isFloat) return std::nullopt;
  if (statement.has("and")) return AtomicRMWInst::And;
  if (statement.has("or")) return AtomicRMWInst::Or;
  if (statement.has("xor")) return AtomicRMWInst::Xor;
  if (statement.has("exch")) return AtomicRMWInst::Xchg;
  if (statement.has("min")) return isSigned ? AtomicRMWInst::Min : AtomicRMWInst::UMin;
  if (statement.has("max")) return isSigned ? AtomicRMWInst::Max : AtomicRMWInst::UMax;
  if (statement.has("inc")) return AtomicRMWInst::UIncWrap;
  if (statement.has("dec")) return AtomicRMWInst::UDecWrap;
  return std::nullopt;
}

} // namespace

/// ld.relaxed.v2.u32 {d, e}, [a]; st.release.v4.u32 [a], {b, c, d, e}: all of the vector at once, as no part of it is
/// seen without the others where such accesses are aligned.
bool Translator::atomicVector(const Statement &statement, bool isLoad) {
  constexpr unsigned mostBits = 128;
  Type *type = typeOf(statement.type());
  if (type == nullptr || statement.operands.size() != 2) return false;
  const Operand &list = statement.operands[isLoad ? 0 : 1];
  const unsigned bits = type->getPrimitiveSizeInBits();
  if (list.kind != Operand::Kind::list || list.parts.size() * bits > mostBits) return false;
  Value *address = addressOf(statement.operands[isLoad ? 1 : 0], statement);
  if (address == nullptr) return false;
  Type *whole = builder_.getIntNTy(static_cast<unsigned>(list.parts.size()) * bits);
  const Align alignment(whole->getPrimitiveSizeInBits() / 8);
  Type *part = builder_.getIntNTy(bits);
  if (isLoad) {
    LoadInst *value = builder_.CreateAlignedLoad(whole, address, alignment);
    value->setAtomic(order);
    for (std::size_t i = 0; i < list.parts.size(); ++i)
      if (!write(list.parts[i], builder_.CreateTrunc(builder_.CreateLShr(value, i * bits), part))) return false;
    return true;
  }
  Value *value = ConstantInt::get(whole, 0);
  for (std::size_t i = 0; i < list.parts.size(); ++i) {
    Value *piece = read(list.parts[i], part);
    if (piece == nullptr) return false;
    value = builder_.CreateOr(value, builder_.CreateShl(builder_.CreateZExt(piece, whole), i * bits));
  }
  builder_.CreateAlignedStore(value, address, alignment)->setAtomic(order);
  return true;
}

/// atom{.sem}{.scope}{.space}.op.type d, [a], b{, c}; red the same without d; ld.acquire d, [a]; st.release [a], b.
bool Translator::atomic(const Statement &statement) {
  const std::string &operation = statement.operation;
  const bool isLoad = operation == "ld" && (statement.has("acquire") || statement.has("relaxed"));
  const bool isStore = operation == "st" && (statement.has("release") || statement.has("relaxed"));
  const bool isReduction = operation == "red";
  if (!isLoad && !isStore && !isReduction && operation != "atom") return false;
  if (statement.has("v2") || statement.has("v4")) return (isLoad || isStore) && atomicVector(statement, isLoad);
  Type *type = typeOf(statement.type());
  const std::size_t addressAt = isStore || isReduction ? 0 : 1;
  const auto &operands = statement.operands;
  if (type == nullptr || operands.size() <= addressAt || statement.type().ends_with("x2")) return false;
  Value *address = addressOf(operands[addressAt], statement);
  if (address == nullptr) return false;
  const Align alignment(type->getPrimitiveSizeInBits() / 8);
  const auto source = [&](std::size_t i) {
    return operands.size() > addressAt + i ? read(operands[addressAt + i], type) : nullptr;
  };
  if (isLoad) {
    LoadInst *value = builder_.CreateAlignedLoad(type, address, alignment);
    value->setAtomic(order);
    return write(operands[0], value);
  }
  Value *first = source(1);
  if (first == nullptr) return false;
  if (isStore) {
    builder_.CreateAlignedStore(first, address, alignment)->setAtomic(order);
    return true;
  }
  Value *before = nullptr;
  if (statement.has("cas")) {
    Value *second = source(2);
    if (second == nullptr) return false;
    before =
        builder_.CreateExtractValue(builder_.CreateAtomicCmpXchg(address, first, second, alignment, order, order), 0);
  } else {
    const auto update = updateOf(statement, type->isFloatingPointTy(), statement.type().starts_with('s'));
    if (!update) return false;
    before = builder_.CreateAtomicRMW(*update, address, first, alignment, order);
  }
  return isReduction || write(operands[0], before);
}

} // namespace warpgrain::executor::ptx
