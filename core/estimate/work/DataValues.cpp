// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/DataValues.h"

#include "core/model/Accesses.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;

bool isFloating(const model::Unit &unit, const Expression &e) {
  return model::isSome(e.type) && unit[e.type].kind == model::TypeKind::floating;
}

} // namespace

DataValues::DataValues(const Body &body, const model::Unit &unit) : body_(body), unit_(unit) {
  for (const model::Access &access : model::accessesIn(body, unit))
    loaded_.insert(access.expression);
  addVariables();
}

/// Until no more are found: a variable may get its value from one that comes later in the text.
void DataValues::addVariables() {
  const auto takesData = [this](const Expression &e) {
    return e.kind == ExpressionKind::assign && body_[e.operands.front()].kind == ExpressionKind::variable &&
           isData(e.operands.back());
  };
  for (std::size_t before = variables_.size() + 1; before != variables_.size();) {
    before = variables_.size();
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const auto id = static_cast<model::VariableId>(i);
      if (const ExpressionId value = body_[id].initializer; model::isSome(value) && isData(value))
        variables_.insert(id);
    }
    for (std::size_t i = 0; i < body_.expressions.size(); ++i)
      if (const Expression &e = body_[static_cast<ExpressionId>(i)]; takesData(e))
        variables_.insert(body_[e.operands.front()].variable);
  }
}

/// What stands in a subscript finds the element, and says nothing of its value.
bool DataValues::isData(ExpressionId id) const {
  const Expression &e = body_[id];
  if (isFloating(unit_, e) || loaded_.contains(id)) return true;
  if (e.kind == ExpressionKind::variable) return variables_.contains(e.variable);
  if (e.kind == ExpressionKind::subscript || e.kind == ExpressionKind::sizeOf) return false;
  return std::ranges::any_of(e.operands, [this](ExpressionId operand) { return isData(operand); });
}

} // namespace warpgrain::estimate
