// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/UnstableArrays.h"
#include "core/access/symbolic/Variables.h"

#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace warpgrain::access {

/// What is known of values that come from memory which other threads may see: which loads give the same value, and
/// where pointers lead that lie there (in an array of rows, in a variable that the threads of a block share).
class LoadedValues {
public:
  LoadedValues(const model::Unit &unit, AtomTable &atoms, ArrayTable &arrays, const TypeRules &types, Bodies &bodies,
               const Position &position, ValueMaker &values, const Variables &variables)
      : unit_(unit), atoms_(atoms), arrays_(arrays), types_(types), bodies_(bodies), position_(position),
        values_(values), variables_(variables) {}

  /// Finds what a kernel's text stores where its loads could find it. Once, before the kernel is followed.
  void lookInto(const model::Body &kernel);

  /// True if all threads of a block that load from the place find the same. `id`: the expression that loads.
  bool isSame(const Location &location, model::ExpressionId id) const;
  /// An integer that is loaded. `serial`: tells it apart from other loads.
  Form loadedInteger(const Location &location, model::TypeId type, std::uint32_t serial, model::ExpressionId id);
  /// Where a pointer leads that is loaded.
  Value loadedPointer(const Location &location, model::TypeId type, model::ExpressionId id);

  /// Notes what is stored where other threads see it.
  void noteStored(const Location &location, const Value &value);
  /// A number or a pointer that is made of what is followed, or may be in a loop that is followed by iterations.
  bool mayBeKnown(const Value &value) const;

private:
  bool isNeverWritten(const Array &array) const;
  Form neverWritten(const Location &location, model::TypeId type, model::ExpressionId id);
  bool isWrittenOnce(const Array &array) const;
  bool mayLeadToVariable(const Value &value) const;
  std::vector<AtomId> indicesBehind(const Form &form) const;

  const model::Unit &unit_;
  AtomTable &atoms_;
  ArrayTable &arrays_;
  const TypeRules &types_;
  Bodies &bodies_;
  const Position &position_;
  ValueMaker &values_;
  const Variables &variables_;
  UnstableArrays unstable_;
  /// By array, offset, and what the bytes are read as: bytes, sign, whether it is a truth value.
  std::map<std::tuple<ArrayId, Form, std::uint64_t, bool, bool>, AtomId> constantLoads_;
  std::map<std::pair<ArrayId, Form>, ArrayId> loadedPointers_;
  std::map<ArrayId, Value> sharedPointers_; ///< what pointer variables in shared memory hold
  std::set<ArrayId> changedPointers_;       ///< those of which several values were stored
  std::set<AtomId> loaded_;                 ///< opaque values: no way to follow a loop makes them known
  bool storesPointers_ = false;             ///< to memory where other pointers are loaded from
  bool writesConst_ = false;                ///< what is declared const may be written all the same
  bool leaksVariables_ = false; ///< the address of a variable of the thread was stored where other threads see it
};

} // namespace warpgrain::access
