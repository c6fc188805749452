// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/PaperRegisters.h"

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/model/Accesses.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::VariableId;
using model::VariableSpace;

constexpr std::uint64_t registerBytes = 4;

bool isInRegister(const model::Unit &unit, const model::Variable &variable) {
  if (variable.space != VariableSpace::local || !model::isSome(variable.type)) return false;
  return unit[variable.type].kind != model::TypeKind::array;
}

/// The variable that an expression is, casts aside.
VariableId variableOf(const Body &body, ExpressionId id) {
  while (model::isSome(id) && body[id].kind == ExpressionKind::cast && body[id].operands.size() == 1)
    id = body[id].operands.front();
  return model::isSome(id) && body[id].kind == ExpressionKind::variable ? body[id].variable : model::none<VariableId>;
}

/// Variables that share a register, as a forest.
class Registers {
public:
  explicit Registers(std::size_t count) : parents_(count) {
    for (std::size_t i = 0; i < count; ++i)
      parents_[i] = i;
  }

  std::size_t of(std::size_t variable) const {
    while (parents_[variable] != variable)
      variable = parents_[variable];
    return variable;
  }

  void share(std::size_t a, std::size_t b) { parents_[of(a)] = of(b); }

private:
  std::vector<std::size_t> parents_;
};

/// Elements of memory that the text reads in several places.
std::uint32_t elementsReadAgain(const model::Unit &unit, const Body &body) {
  std::map<std::string, int> reads;
  for (const model::Access &access : model::accessesIn(body, unit))
    if (access.reads() && access.space != model::MemorySpace::local)
      ++reads[access::sourceText(unit, body, access.expression)];
  return static_cast<std::uint32_t>(std::ranges::count_if(reads, [](const auto &one) { return one.second > 1; }));
}

} // namespace

std::uint32_t paperRegisters(const model::Unit &unit, const Body &body, bool countsWords) {
  Registers registers(body.variables.size());
  const auto indexOf = [](VariableId id) { return static_cast<std::size_t>(id); };
  const auto copies = [&](VariableId to, ExpressionId value) {
    const VariableId from = variableOf(body, value);
    if (model::isSome(to) && model::isSome(from) && isInRegister(unit, body[to]) && isInRegister(unit, body[from]))
      registers.share(indexOf(to), indexOf(from));
  };
  for (std::size_t i = 0; i < body.variables.size(); ++i)
    copies(static_cast<VariableId>(i), body[static_cast<VariableId>(i)].initializer);
  for (const Expression &e : body.expressions)
    if (e.kind == ExpressionKind::assign && e.op == model::Operator::none)
      copies(variableOf(body, e.operands.front()), e.operands.back());
  std::uint32_t sum = elementsReadAgain(unit, body);
  for (std::size_t i = 0; i < body.variables.size(); ++i) {
    const model::Variable &variable = body[static_cast<VariableId>(i)];
    if (!isInRegister(unit, variable) || registers.of(i) != i) continue;
    sum += countsWords && unit[variable.type].sizeBytes > registerBytes ? 2 : 1;
  }
  return sum;
}

} // namespace warpgrain::estimate
