// SPDX-License-Identifier: Apache-2.0
#include "core/model/Uses.h"

#include "core/model/UnnamedWrites.h"

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
      return stronger(parent.op == Operator::none ? UseKind::write : UseKind::readWrite,
                      kindThrough(parentId, statement));
    case ExpressionKind::unary:
      if (parent.op == Operator::increment || parent.op == Operator::decrement)
        return parent.isPostfix ? UseKind::readWrite : stronger(UseKind::readWrite, kindThrough(parentId, statement));
      if (parent.op == Operator::addressOf) return kindOfAddress(parentId, statement);
      return UseKind::read;
    case ExpressionKind::call:
      return kindAsArgument(parentId, position, isArray(body_[path].type), statement);
    case ExpressionKind::construct:
      return parent.callee.writesThrough.size() > position && parent.callee.writesThrough[position] &&
                     (parent.callee.byReference[position] || isArray(body_[path].type))
                 ? UseKind::escape
                 : UseKind::read;
    case ExpressionKind::cast:
      return isArray(body_[path].type) || isReferenceCast(parent) ? kindOfAddress(parentId, statement) : UseKind::read;
    case ExpressionKind::initializers:
      return kindInList(path, statement);
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
    return isNamedOperand(cast, 0) || (isSome(cast.type) && unit_[cast.type].kind == TypeKind::reference);
  }

  static bool isNamedOperand(const Expression &whole, std::size_t position) {
    return position < whole.callee.byReference.size() && whole.callee.byReference[position];
  }

  /// What happens to an object that is an element of an initializer list: members of reference type are bound to it,
  /// and an array's name is its address. In a list whose type depends on a template parameter, any element may be
  /// bound, unless the list makes an array or a value of the parameter's own type.
  UseKind kindInList(ExpressionId path, StatementId statement) const {
    const ExpressionId listId = body_[path].parent;
    const Expression &list = body_[listId];
    if (isArray(body_[path].type)) return UseKind::escape;
    if (!isNamedOperand(list, positionIn(list, path))) return UseKind::read;
    return isSome(list.type) && unit_[list.type].kind == TypeKind::record ? UseKind::escape
           : mayMakeRecord(listId, statement)                             ? UseKind::escape
                                                                          : UseKind::read;
  }

  /// False where the declared type shows that the list at the root makes no record of another template.
  bool mayMakeRecord(ExpressionId list, StatementId statement) const {
    while (isSome(body_[list].parent) && body_[body_[list].parent].kind == ExpressionKind::initializers)
      list = body_[list].parent;
    if (isSome(body_[list].parent) || !isSome(statement)) return true;
    for (const VariableId declared : body_[statement].variables) {
      if (body_[declared].initializer != list || !isSome(body_[declared].type)) continue;
      const Type *type = &unit_[body_[declared].type];
      while (type->kind == TypeKind::array && isSome(type->element))
        type = &unit_[type->element];
      return type->kind == TypeKind::record || type->name.contains('<') || type->name.contains("::");
    }
    return true;
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

  /// Of two things that happen to one object, the one that allows less to be said of it.
  static UseKind stronger(UseKind a, UseKind b) {
    if (a == UseKind::escape || b == UseKind::escape) return UseKind::escape;
    return b == UseKind::read ? a : b == UseKind::write && a == UseKind::write ? a : UseKind::readWrite;
  }

  UseKind kindAsArgument(ExpressionId callId, std::size_t position, bool isArray, StatementId statement) const {
    const Callee &callee = body_[callId].callee;
    if (position >= callee.writesThrough.size() || !callee.writesThrough[position]) return UseKind::read;
    return callee.byReference[position] || isArray ? kindInCall(callId, position, statement) : UseKind::read;
  }

  /// What happens to an object that a function is handed by reference or by address, and may change: it may also keep
  /// the address in another argument, or give it back.
  UseKind kindInCall(ExpressionId callId, std::size_t position, StatementId statement) const {
    const Expression &call = body_[callId];
    for (std::size_t i = 0; i < call.operands.size() && !call.callee.isSystem; ++i)
      if (i != position && i < call.callee.writesThrough.size() && call.callee.writesThrough[i] &&
          (isNamedOperand(call, i) ? mayHoldAddress(unit_, body_[call.operands[i]].type)
                                   : leadsToAddresses(body_[call.operands[i]].type)))
        return UseKind::escape;
    if (call.callee.returnsReference) return stronger(UseKind::readWrite, kindThrough(callId, statement));
    if (!isSome(call.type)) return UseKind::readWrite;
    const Type &result = unit_[call.type];
    if (result.kind == TypeKind::pointer) return stronger(UseKind::readWrite, kindOfAddress(callId, statement));
    if (holdsAddressAsNumber(call.type) && makesNumbersOfPointers()) return UseKind::escape;
    return result.kind == TypeKind::record && mayHoldAddress(unit_, call.type) ? UseKind::escape : UseKind::readWrite;
  }

  /// True for an integer that is wide enough for an address.
  bool holdsAddressAsNumber(TypeId id) const {
    constexpr std::uint64_t bytesOfAddress = 8;
    return isSome(id) && unit_[id].kind == TypeKind::integer && unit_[id].sizeBytes >= bytesOfAddress;
  }

  /// True where an address, not what it leads to, is what an integer variable is declared with.
  bool isKeptAsNumber(ExpressionId address, StatementId statement) const {
    if (!isSome(statement) || isNamedOperand(body_[address], 0)) return false; // a cast to a reference loads
    return std::ranges::any_of(body_[statement].variables, [&](VariableId declared) {
      return body_[declared].initializer == address && holdsAddressAsNumber(body_[declared].type);
    });
  }

  /// True if some function of the unit makes an integer of a pointer, which it may give back.
  bool makesNumbersOfPointers() const {
    return std::ranges::any_of(unit_.functions, [this](const Function &function) {
      const Body &body = function.body;
      return std::ranges::any_of(body.expressions, [&](const Expression &e) {
        if (e.kind != ExpressionKind::cast || e.operands.empty() || !holdsAddressAsNumber(e.type)) return false;
        const ExpressionId from = e.operands.front();
        const TypeKind kind = isSome(from) && isSome(body[from].type) ? unit_[body[from].type].kind : TypeKind::other;
        return kind == TypeKind::pointer || kind == TypeKind::array;
      });
    });
  }

  /// True where a function that may change what the argument leads to can leave an address there.
  bool leadsToAddresses(TypeId id) const {
    if (!isSome(id)) return false;
    const Type &type = unit_[id];
    if (type.kind == TypeKind::pointer || type.kind == TypeKind::reference) {
      if (!isSome(type.element)) return false;
      const TypeKind kind = unit_[type.element].kind;
      return (kind == TypeKind::pointer || kind == TypeKind::record) && mayHoldAddress(unit_, type.element);
    }
    return type.kind == TypeKind::record && mayHoldAddress(unit_, id);
  }

  /// What happens to an object whose address is the value of an expression.
  UseKind kindOfAddress(ExpressionId address, StatementId statement) const {
    const ExpressionId parentId = body_[address].parent;
    if (!isSome(parentId)) {
      const bool isKept = isKeptAsNumber(address, statement) || kindAtRoot(address, statement) != UseKind::read;
      return isKept ? UseKind::escape : UseKind::read;
    }
    const Expression &parent = body_[parentId];
    switch (parent.kind) {
    case ExpressionKind::call: {
      const std::size_t position = positionIn(parent, address);
      const bool writes = position < parent.callee.writesThrough.size() && parent.callee.writesThrough[position];
      return writes ? kindInCall(parentId, position, statement) : UseKind::read;
    }
    case ExpressionKind::cast:
    case ExpressionKind::binary:
      return parentIsComparison(parent) ? UseKind::read : kindOfAddress(parentId, statement);
    case ExpressionKind::subscript:
      return positionIn(parent, address) == 0 ? kindThrough(parentId, statement) : UseKind::read;
    case ExpressionKind::member:
      return kindThrough(parentId, statement);
    case ExpressionKind::unary:
      return parent.op == Operator::dereference ? kindThrough(parentId, statement) : UseKind::escape;
    default:
      return UseKind::escape;
    }
  }

  static bool parentIsComparison(const Expression &parent) {
    return parent.kind == ExpressionKind::binary && parent.op >= Operator::less && parent.op <= Operator::notEqual;
  }

  /// A whole initializer or a whole statement: binding a reference or keeping an address lets the
  /// object escape.
  UseKind kindAtRoot(ExpressionId root, StatementId statement) const {
    if (!isSome(statement)) return UseKind::read;
    if (body_[statement].kind == StatementKind::returnFrom && body_.returnsReference) return UseKind::escape;
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
