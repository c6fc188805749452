// SPDX-License-Identifier: Apache-2.0
#include "core/access/execute/Machine.h"
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Classify.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

bool livesInMemory(const Variable &variable) {
  switch (variable.space) {
  case VariableSpace::shared:
  case VariableSpace::sharedDynamic:
  case VariableSpace::constantMemory:
  case VariableSpace::deviceGlobal:
  case VariableSpace::managed:
    return true;
  default:
    return false;
  }
}

MemorySpace spaceOf(const Variable &variable, bool isPointer) {
  switch (variable.space) {
  case VariableSpace::shared:
  case VariableSpace::sharedDynamic:
    return MemorySpace::shared;
  case VariableSpace::constantMemory:
    return isPointer ? MemorySpace::global : MemorySpace::constant;
  case VariableSpace::deviceGlobal:
  case VariableSpace::managed:
  case VariableSpace::parameter:
    return MemorySpace::global;
  default:
    return MemorySpace::local;
  }
}

} // namespace

void Machine::noteWrite(const ObjectId &object) {
  for (std::set<ObjectId> *log : writeLogs_)
    log->insert(object);
}

void Machine::noteWrite(ArrayId array) {
  for (std::set<ArrayId> *log : arrayWriteLogs_)
    log->insert(array);
}

ArrayId Machine::arrayOf(const Body &body, VariableId variable, const std::string &member, std::uint32_t frame) {
  const Variable &declared = body[variable];
  const bool isOwn = declared.isPerThread();
  std::string key = isOwn
                        ? "frame " + std::to_string(frame) + " " + std::to_string(static_cast<std::uint32_t>(variable))
                        : "at " + std::to_string(static_cast<std::uint32_t>(declared.nameSpan.file)) + ":" +
                              std::to_string(declared.nameSpan.begin) + " " + declared.name;
  key += "." + member;
  if (const auto known = arrayIds_.find(key); known != arrayIds_.end()) return known->second;
  const Type *type = described(declared.type);
  Array out;
  out.name = member.empty() ? declared.name : declared.name + "." + member;
  out.body = &body;
  out.variable = variable;
  out.member = member;
  out.type = declared.type;
  out.isPointer = !member.empty() || (type != nullptr && type->kind == TypeKind::pointer);
  out.isRestrict = type != nullptr && type->isRestrict;
  out.space = spaceOf(declared, out.isPointer);
  if (out.isPointer) out.space = MemorySpace::global; // a kernel's pointers, and those in global memory, lead there
  out_.arrays.push_back(std::move(out));
  return arrayIds_[key] = ArrayId{static_cast<std::uint32_t>(out_.arrays.size() - 1)};
}

ArrayId Machine::unknownArray(const std::string &name, TypeId type, std::uint32_t serial,
                              std::optional<Obscurity> unknownBase, MemorySpace space) {
  const std::string key = "value " + std::to_string(serial) + " " + name;
  if (const auto known = arrayIds_.find(key); known != arrayIds_.end()) return known->second;
  Array out;
  out.name = name;
  out.body = frame().body;
  out.type = type;
  out.isPointer = true;
  out.space = space;
  out.unknownBase = std::move(unknownBase);
  out_.arrays.push_back(std::move(out));
  return arrayIds_[key] = ArrayId{static_cast<std::uint32_t>(out_.arrays.size() - 1)};
}

Value Machine::parameterValue(const std::string &name, TypeId type, const ObjectId &object, const std::string &member) {
  const Type *known = described(type);
  const TypeKind kind = known != nullptr ? known->kind : TypeKind::other;
  if (kind == TypeKind::integer || kind == TypeKind::boolean) {
    if (const auto value = launch_.arguments.find(name); value != launch_.arguments.end())
      return Value::number(Form(value->second));
    Atom atom;
    atom.name = name;
    atom.isParameter = true;
    atom.isNotNegative = isUnsigned(type);
    return Value::number(Form(out_.atoms.intern(std::move(atom))));
  }
  if (kind == TypeKind::pointer || kind == TypeKind::array) {
    Location out{.kind = Location::Kind::memory};
    // The member's path below the parameter: the name without the parameter's own.
    const std::size_t dot = name.find('.');
    const std::string path = dot == std::string::npos ? member : name.substr(dot + 1);
    out.array = arrayOf(*frames_.front()->body, object.variable, path, 0);
    if (!path.empty()) {
      Array &array = out_.arrays[static_cast<std::size_t>(out.array)];
      array.type = type;
      array.isRestrict = known->isRestrict;
      if (kind == TypeKind::array) { // a copy of each thread's own, in the constant bank
        array.isPointer = false;
        array.space = MemorySpace::constant;
      }
    }
    return Value::pointer(out);
  }
  Value out = Value::other(true);
  if (kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = name;
    out.isParameter = true;
    out.target.object = object;
  }
  return out;
}

/// What a variable holds before anything is assigned to it.
Value Machine::initialValue(const ObjectId &object, ExpressionId id) {
  const auto owner = std::ranges::find(frames_, object.frame, &Frame::id);
  if (owner == frames_.end()) return Value::other(false);
  if (static_cast<std::size_t>(object.variable) >= (*owner)->body->variables.size()) { // a result, a temporary
    Value out = Value::other(false);
    out.isUnset = true;
    return out;
  }
  const Variable &variable = (*(*owner)->body)[object.variable];
  const Type *type = described(variable.type);
  if (variable.constant) return Value::number(Form(*variable.constant));
  if (variable.space == VariableSpace::parameter && object.frame == 0)
    return parameterValue(variable.name, variable.type, object, {});
  const bool isInBody = (*owner)->bodySpan.contains(variable.nameSpan);
  if (variable.space == VariableSpace::templateParameter && !isInBody) {
    if (type != nullptr && type->kind == TypeKind::pointer) return Value::other(true);
    return parameterValue(variable.name, isInteger(variable.type) ? variable.type : none<TypeId>, object, {});
  }
  if (variable.space == VariableSpace::hostGlobal) {
    if (isInteger(variable.type)) return Value::number(symbol(variable.name, {}, 0, isUnsigned(variable.type)));
    return Value::other(true);
  }
  Value out = Value::other(false);
  out.isUnset = true;
  const Obscurity reason = because(id, "has no value yet");
  if (isInteger(variable.type)) {
    out.kind = Value::Kind::number;
    out.form = opaque(reason, ++serial_);
  } else if (type != nullptr && type->kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = variable.name;
    out.serial = ++serial_;
    out.reason = reason;
    out.isUnset = false; // its members may be set one by one
  }
  return out;
}

Location Machine::target(const Value &pointer) const {
  return pointer.isPointer() ? pointer.target : Location{};
}

Location Machine::shifted(const Location &whole, const Form &bytes, ExpressionId id) {
  Location out = whole;
  if (bytes == Form()) return out;
  if (whole.kind == Location::Kind::object) return {}; // beside a variable there is nothing
  if (whole.kind == Location::Kind::memory) {
    out.offset = orOpaque(whole.offset.plus(bytes), id);
    remember(out.offset, id);
  }
  return out;
}

Location Machine::member(const Location &whole, const std::string &name, TypeId recordType) {
  Location out = whole;
  if (whole.kind == Location::Kind::object) {
    out.path.push_back(name);
    return out;
  }
  const Type *type = described(recordType);
  const auto field =
      type == nullptr ? std::vector<Field>::const_iterator{} : std::ranges::find(type->fields, name, &Field::name);
  if (type != nullptr && field != type->fields.end()) {
    out.offset = orOpaque(whole.offset.plus(Form(static_cast<std::int64_t>(field->offsetBytes))), none<ExpressionId>);
    return out;
  }
  // Where a member of a base class, or of a dependent type, stands is one number for all.
  Atom atom;
  atom.name = "offsetof(" + name + ")";
  atom.isNotNegative = true;
  const Form offset(out_.atoms.intern(std::move(atom)));
  if (const auto sum = whole.offset.plus(offset)) out.offset = *sum;
  return out;
}

Location Machine::locate(State &state, ExpressionId id, bool records) {
  if (!isSome(id)) return {};
  ++steps_;
  const Location out = locateWithin(state, id);
  if (records) record(state, id, out);
  return out;
}

Location Machine::locateVariable(State &state, ExpressionId id) {
  const VariableId id_ = at(id).variable;
  const Variable &variable = body()[id_];
  const Type *type = isSome(variable.type) ? &unit_[variable.type] : nullptr;
  Location out;
  out.object = {.frame = frame().id, .variable = id_};
  if (type != nullptr && type->kind == TypeKind::reference) {
    const ValuePtr bound = state.environment.find(out.object);
    return bound ? target(*bound) : Location{};
  }
  // Memory that every function sees is one, whoever names it.
  const bool isArray = type != nullptr && type->kind == TypeKind::array;
  if (livesInMemory(variable) || (isArray && variable.space == VariableSpace::local)) {
    out.kind = Location::Kind::memory;
    out.array = arrayOf(body(), id_, {}, frame().id);
    return out;
  }
  out.kind = Location::Kind::object;
  return out;
}

Location Machine::locateWithin(State &state, ExpressionId id) {
  const Expression &e = at(id);
  switch (e.kind) {
  case ExpressionKind::variable:
    return locateVariable(state, id);
  case ExpressionKind::subscript: {
    const bool isSwapped = isInteger(at(e.operands[0]).type) && !isInteger(at(e.operands[1]).type); // 3[a]
    const ExpressionId base = e.operands[isSwapped ? 1 : 0];
    const ExpressionId index = e.operands[isSwapped ? 0 : 1];
    const bool isArray = typeOf(base).kind == TypeKind::array;
    const Location whole =
        isArray && at(base).kind != ExpressionKind::call ? locate(state, base, false) : target(evaluate(state, base));
    const Form position = number(state, index);
    const Form element = sizeOf(isSome(elementOf(at(base).type)) ? elementOf(at(base).type) : e.type);
    const auto bytes = position.times(element);
    if (bytes) remember(*bytes, id);
    return shifted(whole, orOpaque(bytes, index), id);
  }
  case ExpressionKind::member: {
    if (e.operands.empty()) return frame().self ? member(*frame().self, e.name, none<TypeId>) : Location{};
    const ExpressionId base = e.operands[0];
    if (e.isArrow) return member(target(evaluate(state, base)), e.name, elementOf(at(base).type));
    return member(locate(state, base, false), e.name, at(base).type);
  }
  case ExpressionKind::unary:
    if (e.op == Operator::dereference) {
      if (typeOf(e.operands[0]).kind == TypeKind::array) return locate(state, e.operands[0], false);
      return target(evaluate(state, e.operands[0]));
    }
    if ((e.op == Operator::increment || e.op == Operator::decrement) && !e.isPostfix) {
      evaluate(state, id);
      return locate(state, e.operands[0], false);
    }
    return {};
  case ExpressionKind::assign:
    evaluate(state, id);
    return e.operands.empty() ? Location{} : locate(state, e.operands[0], false);
  case ExpressionKind::cast:
    return e.operands.empty() ? Location{} : locate(state, e.operands[0], false);
  case ExpressionKind::binary:
    if (e.op != Operator::comma) return {};
    evaluate(state, e.operands[0]);
    return locate(state, e.operands[1]);
  case ExpressionKind::conditional: {
    const Condition holds = condition(state, e.operands[0]);
    const Value then = Value::pointer(locate(state, e.operands[1]));
    const Value otherwise = Value::pointer(locate(state, e.operands[2]));
    return target(chosen(holds, then, otherwise, id));
  }
  case ExpressionKind::other:
    if (e.operands.size() == 1) return locate(state, e.operands[0]);
    return target(evaluate(state, id));
  case ExpressionKind::call:
    return target(evaluate(state, id)); // one that gives back a reference
  default:
    return {};
  }
}

Value Machine::load(State &state, const Location &location, TypeId type, ExpressionId id) {
  if (location.kind == Location::Kind::unknown) return unfollowedValue(id, type, "is not followed", false);
  if (typeOf(id).kind == TypeKind::array || (isSome(type) && described(type)->kind == TypeKind::array))
    return Value::pointer(location);
  if (location.kind == Location::Kind::memory) return loadMemory(state, location, type, id);
  const auto owner = std::ranges::find(frames_, location.object.frame, &Frame::id);
  if (owner != frames_.end() && (*owner)->isChaotic && (*owner)->index->isReassigned(location.object.variable))
    return unfollowedValue(id, type, "is not followed in a function with goto", false);
  const ValuePtr held = state.environment.find(location.object);
  Value value = held ? *held : initialValue(location.object, id);
  for (const std::string &name : location.path) {
    if (value.kind != Value::Kind::record) return unfollowedValue(id, type, "is not followed", isUniform(value));
    value = memberOf(value, name, type, id);
  }
  return value;
}

/// What is loaded from memory that nobody writes is the same wherever it is loaded.
Form Machine::neverWritten(const Location &location, bool isSame, bool isNotNegative, ExpressionId id) {
  const auto known = constantLoads_.find({location.array, location.offset});
  if (known != constantLoads_.end()) return Form(known->second);
  Atom atom;
  atom.kind = isSame ? AtomKind::symbol : AtomKind::opaque;
  atom.name = textOf(id);
  atom.number = ++serial_;
  atom.reason = because(id, "is loaded from memory");
  atom.isNotNegative = isNotNegative;
  std::set<AtomId> sources;
  for (const AtomId part : atomsIn(out_.atoms, location.offset)) {
    const Atom &source = out_.atoms[part];
    if (source.kind == AtomKind::blockIndex || source.kind == AtomKind::counter) sources.insert(part);
    sources.insert(source.dependsOn.begin(), source.dependsOn.end());
  }
  atom.dependsOn.assign(sources.begin(), sources.end());
  return Form(constantLoads_[{location.array, location.offset}] = out_.atoms.intern(std::move(atom)));
}

Value Machine::loadMemory(State &state, const Location &location, TypeId type, ExpressionId id) {
  const Array &array = out_[location.array];
  const auto constant = location.offset.asConstant();
  if (array.space == MemorySpace::local && constant)
    if (const ValuePtr known = state.environment.element(location.array, *constant)) return *known;
  const Type *declared = described(array.type);
  const bool isVolatile = (declared != nullptr && declared->isVolatile) || typeOf(id).isVolatile;
  const Type *element = declared != nullptr && isSome(declared->element) ? &unit_[declared->element] : nullptr;
  const bool isSame = !array.unknownBase && isUniform(location.offset) && array.space != MemorySpace::local &&
                      array.space != MemorySpace::unknown && !isVolatile && !isUnstable(array);
  const bool isNeverWritten =
      array.space == MemorySpace::constant || (array.isRestrict && element != nullptr && element->isConst);
  const std::uint32_t serial = ++serial_;
  const Obscurity reason = because(id, "is loaded from memory");
  const std::string name = textOf(id);
  if (isInteger(type)) {
    if (isNeverWritten && !array.unknownBase)
      return Value::number(neverWritten(location, isSame, isUnsigned(type), id));
    if (isSame) return Value::number(symbol(name, reason, serial, isUnsigned(type)));
    return Value::number(opaque(reason, serial));
  }
  if (isPointer(type)) {
    Location out{.kind = Location::Kind::memory};
    out.array = unknownArray(name, type, serial, isSame ? std::nullopt : std::optional(reason), MemorySpace::global);
    return Value::pointer(out);
  }
  Value out = Value::other(isSame);
  if (const Type *known = described(type); known != nullptr && known->kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = name;
    out.serial = serial;
    out.reason = reason;
  }
  return out;
}

void Machine::store(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
  if (location.kind == Location::Kind::memory) {
    if (out_[location.array].space != MemorySpace::local) return;
    noteWrite(location.array);
    const auto offset = location.offset.asConstant();
    const Environment::Elements *held = nullptr;
    if (const auto found = state.environment.arrays().find(location.array); found != state.environment.arrays().end())
      held = &found->second;
    const Type *known = described(type);
    const auto size = known != nullptr ? static_cast<std::int64_t>(known->sizeBytes) : 0;
    // An element is replaced as a whole, or nothing of the array is known any more.
    const bool overlaps =
        held != nullptr && offset && std::ranges::any_of(*held, [&](const auto &entry) {
          return entry.first != *offset && entry.first < *offset + size && *offset < entry.first + size;
        });
    if (!offset || overlaps || size == 0 || !state.isReachable)
      state.environment.forgetElements(location.array);
    else if (value.isNumber() || value.isPointer())
      state.environment.setElement(location.array, *offset, std::make_shared<const Value>(std::move(value)));
    else if (held != nullptr && held->contains(*offset))
      state.environment.forgetElements(location.array);
    return;
  }
  if (location.kind != Location::Kind::object) return;
  noteWrite(location.object);
  if (location.path.empty()) {
    state.environment.set(location.object, std::make_shared<const Value>(std::move(value)));
    return;
  }
  const ValuePtr held = state.environment.find(location.object);
  Value whole = held ? *held : initialValue(location.object, id);
  if (whole.kind != Value::Kind::record) {
    whole = Value::other(false);
    whole.kind = Value::Kind::record;
    whole.serial = ++serial_;
  }
  // Members of members: each level is copied with the change in it.
  std::vector<Value> levels{whole};
  for (std::size_t i = 0; i + 1 < location.path.size(); ++i) {
    Value inner = memberOf(levels.back(), location.path[i], none<TypeId>, id);
    if (inner.kind != Value::Kind::record) {
      inner = Value::other(false);
      inner.kind = Value::Kind::record;
      inner.serial = ++serial_;
    }
    levels.push_back(std::move(inner));
  }
  for (std::size_t i = levels.size(); i-- > 0;) {
    levels[i].members[location.path[i]] = std::make_shared<const Value>(std::move(value));
    value = levels[i];
  }
  state.environment.set(location.object, std::make_shared<const Value>(std::move(value)));
}

void Machine::obscure(State &state, const Location &location, TypeId type, ExpressionId id, const std::string &what) {
  if (location.kind == Location::Kind::object)
    store(state, location, unfollowedValue(id, type, what, false), type, id);
  else if (location.kind == Location::Kind::memory && out_[location.array].space == MemorySpace::local)
    noteWrite(location.array), state.environment.forgetElements(location.array);
}

} // namespace warpgrain::access
