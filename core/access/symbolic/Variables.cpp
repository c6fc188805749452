// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Variables.h"

namespace warpgrain::access {

using namespace model;

TypeId Variables::declaredType(const ObjectId &object) const {
  const Frame *owner = position_.activation(object.frame);
  if (owner != nullptr && static_cast<std::size_t>(object.variable) < owner->body->variables.size())
    return types_.plain((*owner->body)[object.variable].type);
  const auto temporary = temporaries_.find(object);
  return temporary != temporaries_.end() ? types_.plain(temporary->second) : none<TypeId>;
}

TypeId Variables::typeAt(const Location &place) const {
  TypeId type = declaredType(place.object);
  for (const std::string &step : place.path)
    type = types_.partOf(type, step);
  return type;
}

void Variables::expose(const Location &place) {
  if (place.kind == Location::Kind::object || place.kind == Location::Kind::within) exposed_.insert(place.object);
}

Value Variables::parameterValue(const std::string &name, TypeId type, const ObjectId &object,
                                const std::string &member) {
  const Type *known = types_.described(type);
  const TypeKind kind = known != nullptr ? known->kind : TypeKind::other;
  if (kind == TypeKind::integer || kind == TypeKind::boolean) {
    if (const auto value = launch_.arguments.find(name); value != launch_.arguments.end())
      return Value::number(Form(value->second));
    Atom atom;
    atom.name = name;
    atom.isParameter = true;
    atom.isNotNegative = types_.isUnsigned(type);
    return Value::number(values_.ofType(atoms_.intern(std::move(atom)), type));
  }
  if (kind == TypeKind::pointer || kind == TypeKind::array) {
    Location out{.kind = Location::Kind::memory};
    // The member's path below the parameter: the name without the parameter's own.
    const std::size_t dot = name.find('.');
    const std::string path = dot == std::string::npos ? member : name.substr(dot + 1);
    out.array = arrays_.arrayOf(*position_.kernel().body, object.variable, path, 0);
    if (!path.empty()) arrays_.describeMember(out.array, type);
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

Value Variables::initialValue(const ObjectId &object, ExpressionId id) {
  const Frame *owner = position_.activation(object.frame);
  if (owner == nullptr) return Value::other(false);
  if (static_cast<std::size_t>(object.variable) >= owner->body->variables.size()) { // a result, a temporary
    Value out = Value::other(false);
    out.isUnset = true;
    return out;
  }
  const Variable &variable = (*owner->body)[object.variable];
  const Type *type = types_.described(variable.type);
  if (variable.constant) return Value::number(Form(*variable.constant));
  if (variable.space == VariableSpace::parameter && object.frame == 0)
    return parameterValue(variable.name, variable.type, object, {});
  const bool isInBody = owner->bodySpan.contains(variable.nameSpan);
  if (variable.space == VariableSpace::templateParameter && !isInBody) {
    if (type != nullptr && type->kind == TypeKind::pointer) return Value::other(true);
    return parameterValue(variable.name, types_.isInteger(variable.type) ? variable.type : none<TypeId>, object, {});
  }
  if (variable.space == VariableSpace::hostGlobal) {
    if (types_.isInteger(variable.type))
      return Value::number(values_.symbol(variable.name, {}, 0, types_.isUnsigned(variable.type)));
    return Value::other(true);
  }
  Value out = Value::other(false);
  out.isUnset = true;
  const Obscurity reason = position_.because(id, ReasonId::hasNoValueYet);
  if (types_.isInteger(variable.type)) {
    out.kind = Value::Kind::number;
    out.form = values_.opaque(reason);
  } else if (type != nullptr && type->kind == TypeKind::record) {
    return values_.record(false, variable.name, reason); // not unset: its members may be set one by one
  }
  return out;
}

} // namespace warpgrain::access
