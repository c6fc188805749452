// SPDX-License-Identifier: Apache-2.0
#include "core/model/Uses.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

void mark(const Body &body, ExpressionId root, StatementId statement, std::vector<StatementId> &owner) {
  if (!isSome(root)) return;
  owner[static_cast<std::size_t>(root)] = statement;
  for (const ExpressionId operand : body[root].operands)
    mark(body, operand, statement, owner);
}

/// Position of an operand in its parent.
std::size_t positionIn(const Expression &parent, ExpressionId operand) {
  return static_cast<std::size_t>(std::ranges::find(parent.operands, operand) - parent.operands.begin());
}

class UseFinder {
public:
  UseFinder(const Body &body, const Unit &unit) : body_(body), unit_(unit), owner_(statementsOfExpressions(body)) {}

  std::vector<Use> run() {
    std::vector<Use> uses;
    for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      if (body_[id].kind == ExpressionKind::variable) uses.push_back(use(id));
    }
    return uses;
  }

private:
  Use use(ExpressionId naming) {
    Use out{.expression = naming,
            .variable = body_[naming].variable,
            .statement = owner_[static_cast<std::size_t>(naming)]};
    ExpressionId path = naming;
    // Elements and members of the variable itself are parts of it; what a pointer leads to is not.
    while (isPartOf(path)) {
      path = body_[path].parent;
      out.isPartial = true;
    }
    out.kind = kindAt(path, out.statement);
    return out;
  }

  /// True where the parent selects a part of the object that the path names.
  bool isPartOf(ExpressionId path) const {
    const ExpressionId parent = body_[path].parent;
    if (!isSome(parent) || positionIn(body_[parent], path) != 0) return false;
    const Expression &selector = body_[parent];
    if (selector.kind == ExpressionKind::member) return !selector.isArrow;
    return selector.kind == ExpressionKind::subscript && isObject(body_[path].type);
  }

  /// True where subscripting stays inside the object: arrays, and records with their own
  /// operator[].
  bool isObject(TypeId type) const {
    if (!isSome(type)) return false;
    const TypeKind kind = unit_[type].kind;
    if (kind == TypeKind::reference) return isObject(unit_[type].element);
    return kind == TypeKind::array || kind == TypeKind::record;
  }

  bool isArray(TypeId type) const { return isSome(type) && unit_[type].kind == TypeKind::array; }

  UseKind kindAt(ExpressionId path, StatementId statement) const {
    const ExpressionId parentId = body_[path].parent;
    if (!isSome(parentId)) return kindAtRoot(path, statement);
    const Expression &parent = body_[parentId];
    const std::size_t position = positionIn(parent, path);
    switch (parent.kind) {
    case ExpressionKind::assign:
      if (position != 0) return isArray(body_[path].type) ? UseKind::escape : UseKind::read;
      if (kindThrough(parentId, statement) == UseKind::escape) return UseKind::escape; // int &r = x = 1
      return parent.op == Operator::none ? UseKind::write : UseKind::readWrite;
    case ExpressionKind::unary:
      if (parent.op == Operator::increment || parent.op == Operator::decrement)
        return !parent.isPostfix && kindThrough(parentId, statement) == UseKind::escape ? UseKind::escape
                                                                                        : UseKind::readWrite;
      if (parent.op == Operator::addressOf) return kindOfAddress(parentId, statement);
      return UseKind::read;
    case ExpressionKind::call:
      return kindAsArgument(parentId, path, position, statement);
    case ExpressionKind::initializers:
      return holdsReference(parent.type) ? UseKind::escape : UseKind::read;
    case ExpressionKind::construct:
      return parent.callee.writesThrough.size() > position && parent.callee.writesThrough[position] &&
                     (parent.callee.byReference[position] || isArray(body_[path].type))
                 ? UseKind::escape
                 : UseKind::read;
    case ExpressionKind::cast:
      return isArray(body_[path].type) || isReferenceCast(parent) ? kindOfAddress(parentId, statement) : UseKind::read;
    case ExpressionKind::lambda:
      return UseKind::escape;
    case ExpressionKind::binary:
    case ExpressionKind::conditional:
      // An array's name in pointer arithmetic is its address; a conditional or a comma expression may be what is
      // assigned to.
      if (isArray(body_[path].type)) return kindOfAddress(parentId, statement);
      return namesOperand(parent, position) ? kindThrough(parentId, statement) : UseKind::read;
    case ExpressionKind::other:
      return parent.isOpaque ? UseKind::escape : kindThrough(parentId, statement);
    default:
      return UseKind::read;
    }
  }

  bool isReferenceCast(const Expression &cast) const {
    return isSome(cast.type) && unit_[cast.type].kind == TypeKind::reference;
  }

  /// True where the object that the operand names may be the one that the whole expression names: a and b in
  /// `c ? a : b`, b in `a, b`.
  static bool namesOperand(const Expression &whole, std::size_t position) {
    if (whole.kind == ExpressionKind::conditional) return position != 0;
    return whole.op == Operator::comma && position == 1;
  }

  /// What happens to `c ? a : b`, or to a part of it, happens to a and b.
  UseKind kindThrough(ExpressionId path, StatementId statement) const {
    while (isPartOf(path))
      path = body_[path].parent;
    const UseKind kind = kindAt(path, statement);
    return kind == UseKind::write ? UseKind::readWrite : kind;
  }

  UseKind kindAsArgument(ExpressionId id, ExpressionId argument, std::size_t position, StatementId statement) const {
    const Expression &call = body_[id];
    if (position >= call.callee.writesThrough.size() || !call.callee.writesThrough[position]) return UseKind::read;
    if (!call.callee.byReference[position] && !isArray(body_[argument].type)) return UseKind::read;
    return mayKeep(id, argument, statement) ? UseKind::escape : UseKind::readWrite;
  }

  /// True if what a call gives back, and is not dropped, may lead to an argument that the callee may change:
  /// `int &r = larger(a, b)`, `float *p = v.data()`, `Cursor c = cursorOf(x)`.
  bool mayKeep(ExpressionId id, ExpressionId argument, StatementId statement) const {
    const Expression &call = body_[id];
    if (call.callee.returnsReference) return kindThrough(id, statement) == UseKind::escape;
    if (!isSome(call.type) || !isSome(call.parent)) return isSome(call.type) && isKept(id, argument, statement);
    return mayLeadTo(call.type, argument);
  }

  /// Of a call that is a whole initializer.
  bool isKept(ExpressionId id, ExpressionId argument, StatementId statement) const {
    if (!isSome(statement)) return false;
    return std::ranges::any_of(body_[statement].variables, [&](VariableId declared) {
      return body_[declared].initializer == id && mayLeadTo(body_[id].type, argument);
    });
  }

  bool mayLeadTo(TypeId type, ExpressionId argument) const {
    const Type &result = unit_[type];
    if (result.kind == TypeKind::record) return holdsPointer(type);
    if (result.kind != TypeKind::pointer) return false;
    const TypeId to = result.element;
    if (!isSome(to) || unit_[to].isConst) return false;
    const TypeId object = body_[argument].type;
    const TypeKind kind = isSome(object) ? unit_[object].kind : TypeKind::other;
    return kind == TypeKind::record || kind == TypeKind::array || unit_[to].kind == kind;
  }

  bool holdsPointer(TypeId type, int depth = 0) const {
    constexpr int deepest = 4;
    if (!isSome(type)) return false;
    const Type &known = unit_[type];
    if (known.kind == TypeKind::pointer || known.kind == TypeKind::reference) return true;
    return known.kind == TypeKind::record && depth < deepest &&
           std::ranges::any_of(known.fields, [&](const Field &part) { return holdsPointer(part.type, depth + 1); });
  }

  bool holdsReference(TypeId type) const {
    return isSome(type) && unit_[type].kind == TypeKind::record &&
           (unit_[type].basesHoldReferences || std::ranges::any_of(unit_[type].fields, [this](const Field &part) {
              return isSome(part.type) && unit_[part.type].kind == TypeKind::reference;
            }));
  }

  /// What happens to an object whose address is the value of an expression.
  UseKind kindOfAddress(ExpressionId address, StatementId statement) const {
    const ExpressionId parentId = body_[address].parent;
    if (!isSome(parentId)) return kindAtRoot(address, statement) == UseKind::read ? UseKind::read : UseKind::escape;
    const Expression &parent = body_[parentId];
    switch (parent.kind) {
    case ExpressionKind::call: {
      const std::size_t position = positionIn(parent, address);
      const bool writes = position < parent.callee.writesThrough.size() && parent.callee.writesThrough[position];
      return writes ? UseKind::readWrite : UseKind::read;
    }
    case ExpressionKind::cast:
    case ExpressionKind::binary:
      return parentIsComparison(parent) ? UseKind::read : kindOfAddress(parentId, statement);
    case ExpressionKind::subscript:
      return positionIn(parent, address) == 0 ? kindThroughPath(parentId, statement) : UseKind::read;
    case ExpressionKind::member:
      return kindThroughPath(parentId, statement);
    case ExpressionKind::unary:
      return parent.op == Operator::dereference ? kindThroughPath(parentId, statement) : UseKind::escape;
    default:
      return UseKind::escape;
    }
  }

  static bool parentIsComparison(const Expression &parent) {
    return parent.kind == ExpressionKind::binary && parent.op >= Operator::less && parent.op <= Operator::notEqual;
  }

  /// An element reached through the address: climb to the whole element, then see what happens to
  /// it.
  UseKind kindThroughPath(ExpressionId path, StatementId statement) const {
    while (isPartOf(path))
      path = body_[path].parent;
    const UseKind kind = kindAt(path, statement);
    return kind == UseKind::write ? UseKind::readWrite : kind;
  }

  /// A whole initializer or a whole statement: binding a reference or keeping an address lets the
  /// object escape.
  UseKind kindAtRoot(ExpressionId root, StatementId statement) const {
    if (!isSome(statement)) return UseKind::read;
    for (const VariableId declared : body_[statement].variables) {
      const Variable &variable = body_[declared];
      if (variable.initializer != root || !isSome(variable.type)) continue;
      const Type &type = unit_[variable.type];
      const bool keeps = type.kind == TypeKind::reference || type.kind == TypeKind::pointer;
      const bool readOnly = keeps && isSome(type.element) && unit_[type.element].isConst;
      if (type.kind == TypeKind::reference) return readOnly ? UseKind::read : UseKind::escape;
      if (type.kind == TypeKind::pointer && (isArray(body_[root].type) || isAddress(root)))
        return readOnly ? UseKind::read : UseKind::escape;
    }
    return UseKind::read;
  }

  bool isAddress(ExpressionId root) const {
    const Expression &expression = body_[root];
    return expression.kind != ExpressionKind::variable && expression.kind != ExpressionKind::subscript &&
           expression.kind != ExpressionKind::member;
  }

  const Body &body_;
  const Unit &unit_;
  std::vector<StatementId> owner_;
};

} // namespace

std::vector<StatementId> statementsOfExpressions(const Body &body) {
  std::vector<StatementId> owner(body.expressions.size(), none<StatementId>);
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    const Statement &statement = body[id];
    for (const ExpressionId root : {statement.condition, statement.increment, statement.expression})
      mark(body, root, id, owner);
    for (const VariableId variable : statement.variables)
      mark(body, body[variable].initializer, id, owner);
  }
  return owner;
}

std::vector<Use> usesIn(const Body &body, const Unit &unit) {
  return UseFinder(body, unit).run();
}

} // namespace warpgrain::model
