// SPDX-License-Identifier: Apache-2.0
#include "core/model/PassedValue.h"

#include "core/model/Dialect.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

bool isOwn(const Variable &variable) {
  return variable.isPerThread() || variable.isConst;
}

bool staysAsDeclared(const BodyIndex &index, VariableId variable) {
  return isOwn(index.body()[variable]) && !index.isReassigned(variable);
}

/// Returns the variable's initializer if the variable never changes; none otherwise.
ExpressionId unchangedValue(const BodyIndex &index, VariableId variable) {
  if (!isSome(variable) || !staysAsDeclared(index, variable)) return none<ExpressionId>;
  return index.body()[variable].initializer;
}

ExpressionId withoutCasts(const Body &body, ExpressionId id) {
  while (isSome(id) && body[id].kind == ExpressionKind::cast && body[id].operands.size() == 1)
    id = body[id].operands.front();
  return id;
}

bool isArray(const Unit &unit, TypeId type) {
  return isSome(type) && unit[type].kind == TypeKind::array;
}

/// The call that a use hands a variable's address to as the first argument; none for other uses.
ExpressionId callWithAddress(const Body &body, const Use &use) {
  ExpressionId at = body[use.expression].parent;
  if (!isSome(at) || body[at].kind != ExpressionKind::unary || body[at].op != Operator::addressOf)
    return none<ExpressionId>;
  ExpressionId argument = at;
  for (at = body[at].parent; isSome(at) && body[at].kind == ExpressionKind::cast; at = body[at].parent)
    argument = at;
  const bool isFirst = isSome(at) && body[at].kind == ExpressionKind::call && !body[at].operands.empty() &&
                       body[at].operands.front() == argument;
  return isFirst ? at : none<ExpressionId>;
}

/// The global variable whose address a pointer of the launcher holds because one call, and nothing else, sets it.
std::optional<SourceSpan> globalSetByCall(const BodyIndex &index, VariableId pointer) {
  const Body &body = index.body();
  if (!isSome(pointer) || body[pointer].space != VariableSpace::local) return std::nullopt;
  if (const ExpressionId first = body[pointer].initializer; isSome(first) && !body[withoutCasts(body, first)].constant)
    return std::nullopt;
  ExpressionId call = none<ExpressionId>;
  for (const Use *use : index.usesOf(pointer)) {
    if (use->kind == UseKind::read) continue;
    if (isSome(call)) return std::nullopt;
    call = callWithAddress(body, *use);
    if (!isSome(call)) return std::nullopt;
  }
  const bool findsVariable =
      isSome(call) && index.unit().dialect->call(body[call].callee).host == HostFunction::findVariable;
  if (!findsVariable || body[call].operands.size() != 2) return std::nullopt;
  const ExpressionId symbol = withoutCasts(body, body[call].operands[1]);
  if (!isSome(symbol) || body[symbol].kind != ExpressionKind::variable || !isSome(body[symbol].variable))
    return std::nullopt;
  return body[body[symbol].variable].nameSpan;
}

/// The global variable whose memory begins where an expression leads.
std::optional<SourceSpan> globalAt(const BodyIndex &index, ExpressionId id) {
  const Body &body = index.body();
  const Expression *e = &body[id];
  bool isAddress = false;
  if (e->kind == ExpressionKind::unary && e->op == Operator::addressOf && isSome(e->operands.front())) {
    isAddress = true;
    e = &body[e->operands.front()];
  }
  if (e->kind != ExpressionKind::variable || !isSome(e->variable)) return std::nullopt;
  const Variable &variable = body[e->variable];
  // Of other variables of the device the host has no address.
  const bool isGlobal = variable.space == VariableSpace::managed && (isAddress || isArray(index.unit(), variable.type));
  if (isGlobal) return variable.nameSpan;
  return isAddress ? std::nullopt : globalSetByCall(index, e->variable);
}

/// The element of a list that is the value of a member; none where the object is no list.
ExpressionId elementFor(const BodyIndex &index, const Expression &member, bool &isEarlier) {
  if (member.isArrow || member.operands.empty() || !isSome(member.operands.front())) return none<ExpressionId>;
  const PassedValue object = passedValue(index, member.operands.front());
  if (!isSome(object.expression)) return none<ExpressionId>;
  const Expression &list = index.body()[object.expression];
  if (!isListOfMembers(index.unit(), list)) return none<ExpressionId>;
  const std::vector<Field> &fields = index.unit()[list.type].fields;
  const auto at = std::ranges::find(fields, member.name, &Field::name);
  if (at == fields.end()) return none<ExpressionId>;
  isEarlier = isEarlier || object.isEarlier;
  return list.operands[static_cast<std::size_t>(at - fields.begin())];
}

/// The expression that leads where this one leads; none where there is no other. Sets `isEarlier` where the launcher
/// evaluates it before this one.
ExpressionId behind(const BodyIndex &index, const Expression &e, bool &isEarlier) {
  const Body &body = index.body();
  const bool isOfOne = e.operands.size() == 1 && isSome(e.operands.front());
  if (isOfOne && e.kind == ExpressionKind::cast) return e.operands.front();
  if (isOfOne && e.kind == ExpressionKind::construct && body[e.operands.front()].type == e.type)
    return e.operands.front();
  if (e.kind == ExpressionKind::member) return elementFor(index, e, isEarlier);
  if (e.kind == ExpressionKind::variable) {
    const ExpressionId value = unchangedValue(index, e.variable);
    isEarlier = isEarlier || isSome(value);
    return value;
  }
  if (isOfOne && e.kind == ExpressionKind::unary && e.op == Operator::addressOf) {
    const Expression &object = body[e.operands.front()];
    const bool isFirst = object.kind == ExpressionKind::subscript && object.operands.size() == 2 &&
                         isSome(object.operands[1]) && body[object.operands[1]].constant == 0;
    if (isFirst) return object.operands.front();
  }
  return none<ExpressionId>;
}

/// True if the expression, apart from its operands, has one value each time it is evaluated. Of calls only those of the
/// library that name an object's memory.
bool isRepeatable(const Expression &e) {
  switch (e.kind) {
  case ExpressionKind::variable:
    return isSome(e.variable);
  case ExpressionKind::unary:
    return e.op != Operator::increment && e.op != Operator::decrement;
  case ExpressionKind::binary:
  case ExpressionKind::cast:
  case ExpressionKind::member:
  case ExpressionKind::subscript:
    return true;
  case ExpressionKind::call:
    return e.hasObject && e.operands.size() == 1 && (e.callee.name == "data" || e.callee.name == "get");
  case ExpressionKind::other:
    return e.other == OtherExpression::thisPointer;
  default:
    return e.constant.has_value();
  }
}

/// True if an expression has one value wherever the launcher evaluates it: it reads no memory but variables that never
/// change.
bool isSameAnywhere(const BodyIndex &index, ExpressionId id) {
  const Expression &e = index.body()[id];
  if (e.constant) return true;
  const auto isOperandSame = [&](ExpressionId operand) { return !isSome(operand) || isSameAnywhere(index, operand); };
  switch (e.kind) {
  case ExpressionKind::variable:
    return isSome(e.variable) &&
           (staysAsDeclared(index, e.variable) || isArray(index.unit(), index.body()[e.variable].type));
  case ExpressionKind::member:
    return !e.isArrow && std::ranges::all_of(e.operands, isOperandSame);
  case ExpressionKind::unary:
    return e.op != Operator::dereference && e.op != Operator::increment && e.op != Operator::decrement &&
           std::ranges::all_of(e.operands, isOperandSame);
  case ExpressionKind::binary:
  case ExpressionKind::cast:
    return std::ranges::all_of(e.operands, isOperandSame);
  default:
    return false;
  }
}

/// True if two expressions of one body have one value where they are evaluated one right after the other.
bool areOneExpression(const Body &body, ExpressionId left, ExpressionId right) {
  if (!isSome(left) || !isSome(right)) return false;
  if (left == right) return true; // what a variable is declared with that both name
  const Expression &a = body[left];
  const Expression &b = body[right];
  if (!isRepeatable(a) || a.kind != b.kind || a.op != b.op || a.other != b.other) return false;
  if (a.kind == ExpressionKind::cast && a.type != b.type) return false;
  if (a.variable != b.variable || a.name != b.name || a.constant != b.constant) return false;
  if (a.callee.qualifiedName != b.callee.qualifiedName) return false;
  return std::ranges::equal(a.operands, b.operands, [&body](ExpressionId one, ExpressionId other) {
    return areOneExpression(body, one, other);
  });
}

} // namespace

bool isListOfMembers(const Unit &unit, const Expression &e) {
  if (e.kind != ExpressionKind::initializers || !isSome(e.type)) return false;
  const Type &type = unit[e.type];
  return type.kind == TypeKind::record && !type.isDerived && type.fields.size() == e.operands.size();
}

PassedValue passedValue(const BodyIndex &launcher, ExpressionId argument) {
  constexpr int longestChain = 16;
  const Body &body = launcher.body();
  PassedValue out{.expression = argument, .named = withoutCasts(body, argument), .isEarlier = false, .global = {}};
  for (int i = 0; i < longestChain && isSome(out.expression); ++i) {
    const ExpressionId next = behind(launcher, body[out.expression], out.isEarlier);
    if (!isSome(next)) {
      out.global = globalAt(launcher, out.expression);
      break;
    }
    out.expression = next;
  }
  if (!out.isEarlier) out.named = out.expression;
  return out;
}

bool areOneValue(const BodyIndex &launcher, const PassedValue &left, const PassedValue &right) {
  if (left.global && left.global == right.global) return true;
  if (!areOneExpression(launcher.body(), left.expression, right.expression)) return false;
  const bool isOneTime = left.expression == right.expression || (!left.isEarlier && !right.isEarlier);
  return isOneTime || isSameAnywhere(launcher, left.expression);
}

} // namespace warpgrain::model
