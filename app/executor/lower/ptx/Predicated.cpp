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

/// shfl.sync.<kind>.b32 d[|p], a, b, c, mask
bool Translator::shuffle(const Statement &statement) {
  const auto &operands = statement.operands;
  if (statement.operation != "shfl" || !statement.has("sync") || statement.type() != "b32") return false;
  if (operands.size() != 5 && operands.size() != 6) return false;
  static constexpr std::array<std::string_view, 4> kinds{"up", "down", "bfly", "idx"};
  const auto kind =
      std::ranges::find_if(kinds, [&statement](std::string_view name) { return statement.has(name); }) - kinds.begin();
  if (kind == static_cast<std::ptrdiff_t>(kinds.size())) return false;
  Type *word = builder_.getInt32Ty();
  const std::size_t first = operands.size() - 4;
  std::array<Value *, 4> sources{};
  for (std::size_t i = 0; i < sources.size(); ++i)
    if (sources[i] = read(operands[first + i], word); sources[i] == nullptr) return false;
  Value *packed = at_.run("wg_shuffle", builder_.getInt64Ty(),
                          {at_.thread(), sources[3], at_.number(static_cast<std::uint32_t>(kind)), sources[0],
                           sources[1], sources[2], at_.site()});
  if (!write(operands[0], builder_.CreateTrunc(packed, word))) return false;
  if (operands.size() == 5) return true;
  return write(operands[1], builder_.CreateTrunc(builder_.CreateLShr(packed, 32), builder_.getInt1Ty()));
}

} // namespace warpgrain::executor::ptx
