// SPDX-License-Identifier: Apache-2.0
#include "core/model/Accesses.h"

#include "core/model/BitFields.h"
#include "core/model/Dialect.h"
#include "core/model/Uses.h"

#include <algorithm>
#include <optional>

namespace warpgrain::model {

namespace {

constexpr int maximumDepth = 16;

/// True if a member expression names what a member of reference type is bound to: `holder.r`. Members of base classes
/// count where a base has, or may have, such members.
bool isReferenceMember(const Body &body, const Unit &unit, const Expression &e) {
  if (e.kind != ExpressionKind::member || e.operands.empty() || !isSome(e.operands[0])) return false;
  TypeId id = body[e.operands[0]].type;
  for (int depth = 0; isSome(id) && depth < maximumDepth; ++depth) {
    const Type &type = unit[id];
    if (type.kind == TypeKind::record) {
      const auto field = std::ranges::find(type.fields, e.name, &Field::name);
      if (field == type.fields.end()) return type.basesHoldReferences;
      return isSome(field->type) && unit[field->type].kind == TypeKind::reference;
    }
    if (type.kind != TypeKind::reference && type.kind != TypeKind::pointer) return false;
    id = type.element;
  }
  return false;
}

class AccessFinder {
public:
  AccessFinder(const Body &body, const Unit &unit)
      : body_(body), unit_(unit), dialect_(*unit.dialect), owner_(statementsOfExpressions(body)) {}

  std::vector<Access> run() {
    for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      if (isWholePath(id) && leadsToMemory(id))
        addPath(id);
      else if (body_[id].kind == ExpressionKind::call)
        addPointerArguments(id);
    }
    return std::move(accesses_);
  }

private:
  TypeKind kindOf(ExpressionId id) const {
    const TypeId type = body_[id].type;
    if (!isSome(type)) return TypeKind::other;
    const Type &t = unit_[type];
    return t.kind == TypeKind::reference && isSome(t.element) ? unit_[t.element].kind : t.kind;
  }

  /// `view[i]` of a class whose operator gives back a reference.
  static bool namesObject(const Expression &e) { return e.kind == ExpressionKind::call && e.callee.returnsReference; }

  bool isSelection(const Expression &e) const {
    return namesObject(e) || e.kind == ExpressionKind::subscript || e.kind == ExpressionKind::member ||
           (e.kind == ExpressionKind::unary && e.op == Operator::dereference) || e.kind == ExpressionKind::variable;
  }

  /// Not itself the start of a longer path: the `As[ty]` of `As[ty][k]`, the `a[i]` of `a[i].x`.
  bool isWholePath(ExpressionId id) const {
    if (!isSelection(body_[id]) || !isSome(owner_[static_cast<std::size_t>(id)])) return false;
    const ExpressionId parent = body_[id].parent;
    if (!isSome(parent) || body_[parent].operands.empty() || body_[parent].operands[0] != id) return true;
    const Expression &p = body_[parent];
    if (p.kind == ExpressionKind::member) return p.isArrow;
    return p.kind != ExpressionKind::subscript || kindOf(id) == TypeKind::pointer || kindOf(id) == TypeKind::dependent;
  }

  /// The end of the path nearest to the object: a variable, or an expression whose value is the
  /// address.
  struct Root {
    ExpressionId variable = none<ExpressionId>;
    ExpressionId pointer = none<ExpressionId>;
    ExpressionId call = none<ExpressionId>; ///< gives back a reference to the object
    /// Names one of several objects, or computes something else first: `(c ? a : b)`, `(++i, a)`, `(a = b)`, `(S &)a`.
    ExpressionId computed = none<ExpressionId>;
  };

  Root rootOf(ExpressionId path) const {
    while (true) {
      const Expression &e = body_[path];
      if (e.kind == ExpressionKind::variable) return {.variable = path};
      if (namesObject(e)) return {.call = path};
      if (e.operands.empty()) return {};
      if (isReferenceMember(body_, unit_, e)) return {.pointer = path};
      const ExpressionId base = e.operands[0];
      const bool throughPointer = (e.kind == ExpressionKind::unary && e.op == Operator::dereference) ||
                                  (e.kind == ExpressionKind::member && e.isArrow) ||
                                  (e.kind == ExpressionKind::subscript && kindOf(base) == TypeKind::pointer);
      if (throughPointer) return {.pointer = base};
      if (e.kind != ExpressionKind::subscript && e.kind != ExpressionKind::member) return {.computed = path};
      path = base;
    }
  }

  static bool livesInMemory(const Variable &variable) {
    return variable.isShared() || variable.space == VariableSpace::constantMemory ||
           variable.space == VariableSpace::deviceGlobal || variable.space == VariableSpace::managed;
  }

  /// A path that begins at an array's name without selecting from it is an address, not an access.
  bool leadsToMemory(ExpressionId path) const {
    if (kindOf(path) == TypeKind::array) return false;
    const Root root = rootOf(path);
    if (isSome(root.pointer) || isSome(root.call)) return true;
    if (isSome(root.computed)) return mayNameMemory(root.computed);
    if (!isSome(root.variable)) return false;
    return livesInMemory(root);
  }

  /// The operands whose object an expression that is no path may name: a and b of `c ? a : b`, b of `x, b`, a of `a =
  /// x`.
  std::vector<ExpressionId> namedBy(const Expression &e) const {
    const bool givesItsFirst =
        e.kind == ExpressionKind::assign ||
        (e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement));
    std::vector<ExpressionId> out;
    for (const ExpressionId part : e.operands)
      if (isSome(part) && (passesOn(e, part) || (givesItsFirst && part == e.operands[0]))) out.push_back(part);
    return out;
  }

  /// False of values that are made: `c ? a[i] : S{1, 2}` copies a[i].
  bool namesPlace(ExpressionId object) const {
    if (isSelection(body_[object])) return true;
    const auto parts = namedBy(body_[object]);
    return !parts.empty() && std::ranges::all_of(parts, [this](ExpressionId part) { return namesPlace(part); });
  }

  /// True if an expression may name an object in memory, through what it chooses from or does first.
  bool mayNameMemory(ExpressionId object) const {
    if (!isSelection(body_[object])) {
      const auto parts = namedBy(body_[object]);
      return namesPlace(object) &&
             std::ranges::any_of(parts, [this](ExpressionId part) { return mayNameMemory(part); });
    }
    const Root root = rootOf(object);
    if (isSome(root.computed)) return mayNameMemory(root.computed);
    return isSome(root.pointer) || isSome(root.call) || (isSome(root.variable) && livesInMemory(root));
  }

  /// Of a root that is a variable.
  bool livesInMemory(const Root &root) const {
    const Variable &variable = body_[body_[root.variable].variable];
    if (livesInMemory(variable)) return true;
    const bool isArray = isSome(variable.type) && unit_[variable.type].kind == TypeKind::array;
    const bool isReference = isSome(variable.type) && unit_[variable.type].kind == TypeKind::reference;
    return variable.isPerThread() && (isArray || isReference);
  }

  void addPath(ExpressionId path) {
    const Root root = rootOf(path);
    Access access = describe(path, root);
    const std::optional<AccessKind> kind = kindOfPath(path);
    if (!kind || isOnlyNamed(path, root) || isChosenForLonger(path)) return;
    if (!access.isVolatile && isDiscarded(path)) return;
    // What a library's function reads on the way is its own business; what is written through it is not.
    if (isSome(root.call) && *kind == AccessKind::read &&
        dialect_.effectOf(body_[root.call].callee) != CallEffect::user)
      return;
    access.kind =
        *kind == AccessKind::write && bitFieldNamedBy(body_, unit_, path) != nullptr ? AccessKind::readWrite : *kind;
    access.bytes = bytesAt(path);
    accesses_.push_back(access);
  }

  /// The `a[i]` of `(c ? a[i] : b).x`: the longer path is the access.
  bool isChosenForLonger(ExpressionId path) const {
    ExpressionId at = path;
    for (ExpressionId next = body_[at].parent; isSome(next) && passesOn(body_[next], at) && namesPlace(next);
         next = body_[at].parent)
      at = next;
    if (at == path || !isSome(body_[at].parent)) return false;
    const Expression &user = body_[body_[at].parent];
    if (user.operands[0] != at) return false;
    return user.kind == ExpressionKind::member
               ? !user.isArrow
               : user.kind == ExpressionKind::subscript && kindOf(at) == TypeKind::array;
  }

  /// An object that is given back by reference, or that a call gives back for nobody.
  bool isOnlyNamed(ExpressionId path, const Root &root) const {
    if (isSome(body_[path].parent)) return false;
    const StatementKind kind = body_[owner_[static_cast<std::size_t>(path)]].kind;
    return kind == StatementKind::returnFrom ? body_.returnsReference
                                             : kind == StatementKind::expression && isSome(root.call);
  }

  /// An object whose value nobody asks for: `(void)a[i]`, `a[i];`, the left side of a comma. It is not loaded.
  bool isDiscarded(ExpressionId path) const {
    const ExpressionId parentId = body_[path].parent;
    if (!isSome(parentId)) return body_[owner_[static_cast<std::size_t>(path)]].kind == StatementKind::expression;
    const Expression &parent = body_[parentId];
    if (parent.kind == ExpressionKind::cast) return kindOf(parentId) == TypeKind::voidType;
    return parent.kind == ExpressionKind::binary && parent.op == Operator::comma && parent.operands[0] == path;
  }

  Access describe(ExpressionId path, const Root &root) const {
    Access out{.expression = path, .statement = owner_[static_cast<std::size_t>(path)]};
    out.base = isSome(root.variable) ? root.variable : pointerBase(body_, unit_, root.pointer);
    if (isSome(out.base)) out.array = body_[out.base].variable;
    out.space = isSome(out.array) ? spaceOf(out.array, 0) : MemorySpace::unknown;
    for (ExpressionId at = path; isSome(at);
         at = body_[at].operands.empty() ? none<ExpressionId> : body_[at].operands[0])
      if (isSome(body_[at].type) && unit_[body_[at].type].isVolatile) out.isVolatile = true;
    return out;
  }

  /// The expression that names the same object as a path and is used as an object: `(int &)a[i]` of `(int &)a[i] = 1`,
  /// `c ? a[i] : b[i]`. The path itself where that is used for its value.
  ExpressionId objectOf(ExpressionId path) const {
    ExpressionId at = path;
    for (ExpressionId next = body_[at].parent; isSome(next) && passesOn(body_[next], at); next = body_[at].parent)
      at = next;
    const ExpressionId user = body_[at].parent;
    if (!isSome(user)) return path;
    const Expression &e = body_[user];
    const bool changes = e.kind == ExpressionKind::assign && !e.operands.empty() && e.operands[0] == at;
    const bool steps = e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement);
    return changes || steps ? at : path;
  }

  static bool passesOn(const Expression &e, ExpressionId part) {
    if (e.operands.empty()) return false;
    if (e.kind == ExpressionKind::conditional) return e.operands[0] != part;
    if (e.kind == ExpressionKind::binary) return e.op == Operator::comma && e.operands.back() == part;
    return e.kind == ExpressionKind::cast || (e.kind == ExpressionKind::other && e.operands.size() == 1);
  }

  /// What happens to the memory at a path; nothing where only its address is taken for a function
  /// of the person's own.
  std::optional<AccessKind> kindOfPath(ExpressionId path) const {
    path = objectOf(path);
    const ExpressionId parentId = body_[path].parent;
    if (!isSome(parentId)) return AccessKind::read;
    const Expression &parent = body_[parentId];
    const bool first = !parent.operands.empty() && parent.operands[0] == path;
    switch (parent.kind) {
    case ExpressionKind::assign:
      if (!first) return AccessKind::read;
      return parent.op == Operator::none ? AccessKind::write : AccessKind::readWrite;
    case ExpressionKind::unary:
      if (parent.op == Operator::increment || parent.op == Operator::decrement) return AccessKind::readWrite;
      if (parent.op == Operator::addressOf) return kindOfAddress(parentId);
      return AccessKind::read;
    case ExpressionKind::call: {
      const auto position =
          static_cast<std::size_t>(std::ranges::find(parent.operands, path) - parent.operands.begin());
      const CallMeaning meaning = dialect_.call(parent.callee);
      if (meaning.effect == CallEffect::atomic && parent.hasObject && position == 0) return AccessKind::atomic;
      if (meaning.has(CallTrait::ofGroup)) {
        // Values are handed over by reference, and only read. The memory that a group is made with is its own business.
        const bool isValue = meaning.effect == CallEffect::warpExchange;
        return isValue ? std::optional(AccessKind::read) : std::nullopt;
      }
      const bool writes = position < parent.callee.writesThrough.size() && parent.callee.writesThrough[position] &&
                          parent.callee.byReference[position];
      return writes ? AccessKind::readWrite : AccessKind::read;
    }
    case ExpressionKind::initializers: { // a member of reference type is bound, and nothing is loaded
      const auto position = positionOf(parent, path);
      const bool isBound = position < parent.callee.byReference.size() && parent.callee.byReference[position];
      return isBound ? std::nullopt : std::optional(AccessKind::read);
    }
    case ExpressionKind::construct: {
      const CallMeaning meaning = dialect_.call(parent.callee);
      if (meaning.has(CallTrait::makesCollective)) return std::nullopt; // it keeps a reference to its storage
      const bool mayChange = meaning.effect == CallEffect::unknown && isBoundForWriting(parent, path);
      return mayChange ? AccessKind::readWrite : AccessKind::read;
    }
    default:
      return AccessKind::read;
    }
  }

  /// The call that an address is an argument of, and the argument; nothing where it is none.
  struct Argument {
    ExpressionId call = none<ExpressionId>;
    ExpressionId operand = none<ExpressionId>;
  };

  Argument argumentOf(ExpressionId address) const {
    while (isSome(body_[address].parent) && body_[body_[address].parent].kind == ExpressionKind::cast)
      address = body_[address].parent;
    const ExpressionId call = body_[address].parent;
    if (!isSome(call) || body_[call].kind != ExpressionKind::call) return {};
    return {.call = call, .operand = address};
  }

  static std::size_t positionOf(const Expression &call, ExpressionId argument) {
    return static_cast<std::size_t>(std::ranges::find(call.operands, argument) - call.operands.begin());
  }

  const CallFootprint *footprintOf(const Expression &call, ExpressionId argument) const {
    const auto footprints = dialect_.call(call.callee).footprints;
    const auto found = std::ranges::find(footprints, positionOf(call, argument), &CallFootprint::argument);
    return found != footprints.end() ? &*found : nullptr;
  }

  /// How many bytes a call uses from the address on that it is handed.
  ExpressionId bytesIn(const Expression &call, ExpressionId argument) const {
    const CallFootprint *footprint = footprintOf(call, argument);
    const bool isRun = footprint != nullptr && footprint->bytes && *footprint->bytes < call.operands.size();
    return isRun ? call.operands[*footprint->bytes] : none<ExpressionId>;
  }

  ExpressionId bytesAt(ExpressionId path) const {
    const ExpressionId parent = body_[path].parent;
    if (!isSome(parent) || body_[parent].op != Operator::addressOf) return none<ExpressionId>;
    const Argument argument = argumentOf(parent);
    return isSome(argument.call) ? bytesIn(body_[argument.call], argument.operand) : none<ExpressionId>;
  }

  /// `&a[i]` as an argument; elsewhere the address is only a value.
  std::optional<AccessKind> kindOfAddress(ExpressionId address) const {
    const Argument argument = argumentOf(address);
    if (!isSome(argument.call)) return std::nullopt;
    return kindInCall(body_[argument.call], argument.operand);
  }

  /// True of an object that a constructor is handed by a reference through which it, and who has the object that it
  /// makes, may write: `atomic_ref<int> r(a[0])`.
  static bool isBoundForWriting(const Expression &construct, ExpressionId argument) {
    const std::size_t position = positionOf(construct, argument);
    const Callee &callee = construct.callee;
    return position < callee.byReference.size() && callee.byReference[position] && callee.writesThrough[position];
  }

  /// The compiler's own functions may not tell what they write through.
  static bool isCertainlyRead(const Expression &call, std::size_t position) {
    return position < call.callee.writesThrough.size() && !call.callee.writesThrough[position];
  }

  /// What an atomic operation does to a value beside the place: a load leaves it there, a store takes it from there.
  static AccessKind kindOfValue(AccessKind request) {
    if (request == AccessKind::read) return AccessKind::write;
    return request == AccessKind::write ? AccessKind::read : AccessKind::readWrite;
  }

  std::optional<AccessKind> kindInCall(const Expression &call, ExpressionId argument) const {
    const std::size_t position = positionOf(call, argument);
    const bool writes = position < call.callee.writesThrough.size() && call.callee.writesThrough[position];
    switch (dialect_.effectOf(call.callee)) {
    case CallEffect::memory: {
      const CallFootprint *footprint = footprintOf(call, argument);
      return footprint != nullptr ? std::optional(footprint->kind) : std::nullopt;
    }
    case CallEffect::atomic: // the others lead to values that it takes and gives: __atomic_load(p, &v, order)
      if (position == 0) return AccessKind::atomic;
      if (isCertainlyRead(call, position)) return AccessKind::read;
      return kindOfValue(dialect_.call(call.callee).request);
    case CallEffect::load: // tex1Dfetch(&v, texture, x)
      return writes ? AccessKind::write : AccessKind::read;
    case CallEffect::store:
      return AccessKind::write;
    case CallEffect::user:
      return std::nullopt;
    default:
      return writes ? AccessKind::readWrite : AccessKind::read;
    }
  }

  /// Pointers handed to the language's own functions without `&`: atomicAdd(p + i, 1), __ldg(p).
  void addPointerArguments(ExpressionId callId) {
    const Expression &call = body_[callId];
    const CallMeaning meaning = dialect_.call(call.callee);
    const CallEffect effect = meaning.effect;
    // Groups are handed pointers as values: `tile.shfl(p, 0)`.
    const bool isOfLanes = effect == CallEffect::warpExchange && !meaning.has(CallTrait::ofGroup);
    if (effect != CallEffect::atomic && effect != CallEffect::load && effect != CallEffect::store &&
        effect != CallEffect::memory && effect != CallEffect::none && !isOfLanes)
      return;
    if (!isSome(owner_[static_cast<std::size_t>(callId)])) return;
    for (const ExpressionId argument : call.operands) {
      if (!isSome(argument) || (kindOf(argument) != TypeKind::pointer && kindOf(argument) != TypeKind::array)) continue;
      ExpressionId inner = argument;
      while (body_[inner].kind == ExpressionKind::cast && !body_[inner].operands.empty())
        inner = body_[inner].operands[0];
      if (body_[inner].kind == ExpressionKind::unary && body_[inner].op == Operator::addressOf)
        continue; // found as a path
      const auto kind = kindInCall(call, argument);
      if (!kind || body_[inner].kind == ExpressionKind::literal) continue;
      Access access{.expression = argument,
                    .base = pointerBase(body_, unit_, argument),
                    .kind = *kind,
                    .statement = owner_[static_cast<std::size_t>(callId)],
                    .bytes = bytesIn(call, argument)};
      if (isSome(access.base)) {
        access.array = body_[access.base].variable;
        access.space = spaceOf(access.array, 0);
      }
      accesses_.push_back(access);
    }
  }

  MemorySpace spaceOf(VariableId id, int depth) const {
    const Variable &variable = body_[id];
    if (const auto declared = declaredSpaceOf(variable)) return *declared;
    const TypeKind kind = isSome(variable.type) ? unit_[variable.type].kind : TypeKind::other;
    if (kind == TypeKind::array && variable.isPerThread()) return MemorySpace::local;
    if (kind != TypeKind::pointer && kind != TypeKind::reference) return MemorySpace::unknown;
    // A kernel's pointers lead to global memory; so does what is loaded from there.
    if (variable.space == VariableSpace::parameter) return MemorySpace::global;
    if (!isSome(variable.initializer) || depth > maximumDepth) return MemorySpace::unknown;
    ExpressionId base = pointerBase(body_, unit_, variable.initializer);
    if (!isSome(base) && kind == TypeKind::reference) base = rootOf(variable.initializer).variable;
    if (!isSome(base) && kind == TypeKind::reference && isSome(rootOf(variable.initializer).pointer))
      base = pointerBase(body_, unit_, rootOf(variable.initializer).pointer);
    return isSome(base) && body_[base].variable != id ? spaceOf(body_[base].variable, depth + 1) : MemorySpace::unknown;
  }

  const Body &body_;
  const Unit &unit_;
  const Dialect &dialect_;
  std::vector<StatementId> owner_;
  std::vector<Access> accesses_;
};

bool isPointerLike(const Body &body, const Unit &unit, ExpressionId id) {
  if (!isSome(body[id].type)) return false;
  const TypeKind kind = unit[body[id].type].kind;
  return kind == TypeKind::pointer || kind == TypeKind::array;
}

} // namespace

std::vector<Access> accessesIn(const Body &body, const Unit &unit) {
  return AccessFinder(body, unit).run();
}

ExpressionId pointerBase(const Body &body, const Unit &unit, ExpressionId pointer) {
  for (int depth = 0; isSome(pointer) && depth < 64; ++depth) {
    const Expression &e = body[pointer];
    switch (e.kind) {
    case ExpressionKind::variable:
      return pointer;
    case ExpressionKind::cast:
      if (e.operands.empty()) return none<ExpressionId>;
      pointer = e.operands[0];
      break;
    case ExpressionKind::binary: {
      if (e.op != Operator::plus && e.op != Operator::minus) return none<ExpressionId>;
      const bool leftIsPointer = isPointerLike(body, unit, e.operands[0]);
      pointer = leftIsPointer ? e.operands[0] : e.operands[1];
      break;
    }
    case ExpressionKind::unary:
      if (e.op != Operator::addressOf && e.op != Operator::increment && e.op != Operator::decrement)
        return none<ExpressionId>;
      pointer = e.operands[0];
      break;
    case ExpressionKind::subscript:
      // &a[i] of an array or of what a pointer leads to; a[i] where that is itself a pointer is a
      // load.
      if (isSome(e.type) && unit[e.type].kind == TypeKind::pointer) return none<ExpressionId>;
      pointer = e.operands[0];
      break;
    case ExpressionKind::member:
      if (e.isArrow || e.operands.empty() || (isSome(e.type) && unit[e.type].kind == TypeKind::pointer) ||
          isReferenceMember(body, unit, e))
        return none<ExpressionId>;
      pointer = e.operands[0];
      break;
    default:
      return none<ExpressionId>;
    }
  }
  return none<ExpressionId>;
}

std::optional<MemorySpace> declaredSpaceOf(const Variable &variable) {
  switch (variable.space) {
  case VariableSpace::shared:
  case VariableSpace::sharedDynamic:
    return MemorySpace::shared;
  case VariableSpace::constantMemory:
    return MemorySpace::constant;
  case VariableSpace::deviceGlobal:
  case VariableSpace::managed:
    return MemorySpace::global;
  default:
    return std::nullopt;
  }
}

std::string_view nameOf(MemorySpace space) {
  switch (space) {
  case MemorySpace::global:
    return "global";
  case MemorySpace::shared:
    return "shared";
  case MemorySpace::local:
    return "local";
  case MemorySpace::constant:
    return "constant";
  case MemorySpace::texture:
    return "texture";
  default:
    return "unknown";
  }
}

} // namespace warpgrain::model
