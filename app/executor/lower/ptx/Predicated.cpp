// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/ptx/Translator.h"

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

/// "@p add.f32 d, a, b": computed in any case, and kept where the predicate holds. What touches memory or other threads
/// would need control flow of its own.
bool Translator::predicated(const Statement &statement) {
  static constexpr std::array pure{std::string_view("add"), std::string_view("sub"),  std::string_view("mul"),
                                   std::string_view("mad"), std::string_view("fma"),  std::string_view("min"),
                                   std::string_view("max"), std::string_view("mov"),  std::string_view("and"),
                                   std::string_view("or"),  std::string_view("xor"),  std::string_view("not"),
                                   std::string_view("neg"), std::string_view("selp"), std::string_view("cvt"),
                                   std::string_view("shl"), std::string_view("shr")};
  if (std::ranges::find(pure, std::string_view(statement.operation)) == pure.end() || statement.operands.empty() ||
      statement.has("cc"))
    return false;
  Value *condition = read(*statement.predicate, builder_.getInt1Ty());
  if (condition == nullptr) return false;
  if (statement.isNegated) condition = builder_.CreateNot(condition);
  const Operand &to = statement.operands.front();
  Value *before = held(to);
  Statement plain = statement;
  plain.predicate.reset();
  if (!translate(plain)) return false;
  Value *after = held(to);
  if (after == nullptr || before == nullptr) return after != nullptr;
  return write(to, builder_.CreateSelect(condition, after, as(before, after->getType())));
}

} // namespace warpgrain::executor::ptx
