// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/ptx/Translator.h"

#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

Value *Translator::held(const Operand &operand) const {
  if (operand.kind == Operand::Kind::argument)
    return operand.index < arguments_.size() ? arguments_[operand.index] : nullptr;
  const auto known = names_.find(operand.name);
  return operand.kind == Operand::Kind::name && known != names_.end() ? known->second : nullptr;
}

/// What a register holds behind "@p ld…": what the instruction wrote, or what was there before.
Value *Translator::joined(Value *after, BasicBlock *taken, Value *before, BasicBlock *passed) {
  if (after == before) return after;
  PHINode *value = builder_.CreatePHI(after->getType(), 2);
  value->addIncoming(after, taken);
  Value *kept = PoisonValue::get(after->getType());
  if (before != nullptr) {
    IRBuilder<>::InsertPointGuard guard(builder_);
    builder_.SetInsertPoint(passed->getTerminator());
    kept = as(before, after->getType());
  }
  value->addIncoming(kept, passed);
  return value;
}

/// "@p cp.async…": run where the predicate holds.
bool Translator::conditional(const Statement &statement, Value *condition) {
  const auto argumentsBefore = arguments_;
  const auto namesBefore = names_;
  BasicBlock *passed = call_.getParent();
  Instruction *end = SplitBlockAndInsertIfThen(condition, call_.getIterator(), /*Unreachable=*/false);
  builder_.SetInsertPoint(end);
  if (!translate(statement)) return false;
  BasicBlock *taken = end->getParent();
  builder_.SetInsertPoint(call_.getParent(), call_.getParent()->begin());
  for (std::size_t i = 0; i < arguments_.size(); ++i)
    if (arguments_[i] != nullptr) arguments_[i] = joined(arguments_[i], taken, argumentsBefore[i], passed);
  for (auto &[name, value] : names_) {
    const auto before = namesBefore.find(name);
    value = joined(value, taken, before != namesBefore.end() ? before->second : nullptr, passed);
  }
  builder_.SetInsertPoint(&call_);
  return true;
}

/// "@p add.f32 d, a, b": computed in any case, and kept where the predicate holds. What accesses memory gets control
/// flow of its own; what waits for other threads is not done.
bool Translator::predicated(const Statement &statement) {
  static constexpr std::array pure{std::string_view("add"), std::string_view("sub"),  std::string_view("mul"),
                                   std::string_view("mad"), std::string_view("fma"),  std::string_view("min"),
                                   std::string_view("max"), std::string_view("mov"),  std::string_view("and"),
                                   std::string_view("or"),  std::string_view("xor"),  std::string_view("not"),
                                   std::string_view("neg"), std::string_view("selp"), std::string_view("cvt"),
                                   std::string_view("shl"), std::string_view("shr")};
  static constexpr std::array ofMemory{std::string_view("ld"), std::string_view("st"), std::string_view("red"),
                                       std::string_view("atom"), std::string_view("cp")};
  const auto isIn = [&](const auto &list) {
    return std::ranges::find(list, std::string_view(statement.operation)) != list.end();
  };
  if ((!isIn(pure) && !isIn(ofMemory)) || statement.operands.empty() || statement.has("cc")) return false;
  Value *condition = read(*statement.predicate, builder_.getInt1Ty());
  if (condition == nullptr) return false;
  if (statement.isNegated) condition = builder_.CreateNot(condition);
  const Operand &to = statement.operands.front();
  Value *before = held(to);
  Statement plain = statement;
  plain.predicate.reset();
  if (isIn(ofMemory)) return conditional(plain, condition);
  if (!translate(plain)) return false;
  Value *after = held(to);
  if (after == nullptr || before == nullptr) return after != nullptr;
  return write(to, builder_.CreateSelect(condition, after, as(before, after->getType())));
}

} // namespace warpgrain::executor::ptx
