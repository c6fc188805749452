// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/ArrayTable.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/access/symbolic/Position.h"
#include "core/access/symbolic/ValueMaker.h"

#include <map>
#include <set>
#include <string>

namespace warpgrain::access {

/// What is known of the variables of active functions, beside their values in a State: their types, what they hold
/// before anything is assigned to them, and whether pointers may lead to them.
class Variables {
public:
  Variables(AtomTable &atoms, ArrayTable &arrays, const TypeRules &types, const Position &position, ValueMaker &values,
            const LaunchContext &launch)
      : atoms_(atoms), arrays_(arrays), types_(types), position_(position), values_(values), launch_(launch) {}

  /// None for variables of functions that have returned.
  model::TypeId declaredType(const ObjectId &object) const;
  /// Of what is at a place in registers; none where it is not known.
  model::TypeId typeAt(const Location &place) const;

  /// Says the type of an object that is no variable: a temporary.
  void setTemporary(const ObjectId &object, model::TypeId type) { temporaries_[object] = type; }

  /// What a variable holds before anything is assigned to it.
  Value initialValue(const ObjectId &object, model::ExpressionId id);
  /// What a parameter of the kernel, or a member of one, holds. `name`: "n", "params.pitch"; `member`: the last step.
  Value parameterValue(const std::string &name, model::TypeId type, const ObjectId &object, const std::string &member);

  /// From here on the variable at that place may be changed through pointers that are not followed.
  void expose(const Location &place);

  /// Variables whose address was taken.
  const std::set<ObjectId> &exposed() const { return exposed_; }

private:
  AtomTable &atoms_;
  ArrayTable &arrays_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  const LaunchContext &launch_;
  std::map<ObjectId, model::TypeId> temporaries_;
  std::set<ObjectId> exposed_;
};

} // namespace warpgrain::access
