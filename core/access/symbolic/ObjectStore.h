// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LoadedValues.h"
#include "core/access/symbolic/Numbers.h"
#include "core/access/symbolic/Places.h"
#include "core/access/symbolic/WriteLog.h"

#include <string>

namespace warpgrain::access {

/// Reads and writes: of variables in registers and of their members, of local arrays whose elements are followed, and
/// of all other memory. What is held stands in the State that is handed in; the store keeps nothing itself.
///
/// `type`: of the lvalue that is read or written. `id`: the expression, for reasons; may be none.
class ObjectStore {
public:
  ObjectStore(AtomTable &atoms, const ArrayTable &arrays, const TypeRules &types, const Position &position,
              ValueMaker &values, Numbers &numbers, Variables &variables, Places &places, LoadedValues &loads,
              WriteLog &writes)
      : atoms_(atoms), arrays_(arrays), types_(types), position_(position), values_(values), numbers_(numbers),
        variables_(variables), places_(places), loads_(loads), writes_(writes) {}

  Value load(const State &state, const Location &location, model::TypeId type, model::ExpressionId id);
  void store(State &state, const Location &location, Value value, model::TypeId type, model::ExpressionId id);
  /// Forgets what is at a place; `what` says why.
  void obscure(State &state, const Location &location, model::TypeId type, model::ExpressionId id, const Cause &what);
  /// The same of a run of bytes from there on, however long: of the whole object that the place lies in.
  void obscureRun(State &state, Location location, model::ExpressionId id, const Cause &what);
  /// Begins the life of a variable: whatever it held is not there any more. `value`: null where it has none yet.
  void begin(State &state, const ObjectId &object, ValuePtr value);
  /// A write to a local array after which none of its elements is known.
  void forgetArray(State &state, ArrayId array);
  /// A write whose target is not known may be one to any variable whose address was taken, and to any local array.
  void storeAnywhere(State &state, model::ExpressionId id);

  /// The place of a member. Of a reference: what it refers to.
  Location member(const State &state, const Location &whole, const std::string &name, model::TypeId recordType);
  /// What a member of a record holds.
  Value memberOf(const Value &record, const std::string &name, model::TypeId type, model::ExpressionId id);

private:
  Value loadObject(const State &state, const Location &location, model::TypeId type, model::ExpressionId id);
  Value loadConstant(const State &state, Location array, const Location &place, std::size_t from, model::TypeId type,
                     model::ExpressionId id);
  Value loadMemory(const State &state, const Location &location, model::TypeId type, model::ExpressionId id);
  void storeObject(State &state, const Location &location, Value value, model::TypeId type, model::ExpressionId id);
  void storeMemory(State &state, const Location &location, Value value, model::TypeId type, model::ExpressionId id);
  void dropRivals(Value &record, model::TypeId type, const std::string &name, model::ExpressionId id);

  AtomTable &atoms_;
  const ArrayTable &arrays_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  Numbers &numbers_;
  Variables &variables_;
  Places &places_;
  LoadedValues &loads_;
  WriteLog &writes_;
};

} // namespace warpgrain::access
