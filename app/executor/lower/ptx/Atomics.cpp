// SPDX-License-Identifier: Apache-2.0
//
// atom, red, and loads and stores with an order (PTX ISA, "Parallel Synchronization and Communication Instructions").
// All are sequentially consistent here: stronger than any order asked for.
#include "app/executor/lower/ptx/Translator.h"

#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

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

/// atom{.sem}{.scope}{.space}.op.type d, [a], b{, c}; red the same without d; ld.acquire d, [a]; st.release [a], b.
bool Translator::atomic(const Statement &statement) {
  const std::string &operation = statement.operation;
  const bool isLoad = operation == "ld" && (statement.has("acquire") || statement.has("relaxed"));
  const bool isStore = operation == "st" && (statement.has("release") || statement.has("relaxed"));
  const bool isReduction = operation == "red";
  if (!isLoad && !isStore && !isReduction && operation != "atom") return false;
  Type *type = typeOf(statement.type());
  const std::size_t addressAt = isStore || isReduction ? 0 : 1;
  const auto &operands = statement.operands;
  if (type == nullptr || operands.size() <= addressAt || statement.has("v2") || statement.has("v4") ||
      statement.type().ends_with("x2"))
    return false;
  Value *address = addressOf(operands[addressAt], statement);
  if (address == nullptr) return false;
  const Align alignment(type->getPrimitiveSizeInBits() / 8);
  constexpr auto order = AtomicOrdering::SequentiallyConsistent;
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
