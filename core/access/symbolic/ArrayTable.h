// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/TypeRules.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// The arrays of one run: everything that addresses begin at. Gives one id for one array, however often it is asked
/// for.
class ArrayTable {
public:
  explicit ArrayTable(const TypeRules &types) : types_(types) {}

  const Array &operator[](ArrayId id) const { return arrays_[static_cast<std::size_t>(id)]; }

  /// The array that a variable is, or that a member of it is or leads to. `frame`: the activation that a variable of
  /// each thread's own belongs to.
  ArrayId arrayOf(const model::Body &body, model::VariableId variable, const std::string &member, std::uint32_t frame);
  /// What a computed or loaded pointer leads to. `serial` and `name` tell such arrays apart; `body` is the function in
  /// which it was first met.
  ArrayId unknownArray(const model::Body &body, const std::string &name, model::TypeId type, std::uint32_t serial,
                       std::optional<Obscurity> unknownBase, model::MemorySpace space);
  /// Says what type a member of a parameter has. A member that is an array is a copy of each thread's own, in the
  /// constant bank.
  void describeMember(ArrayId id, model::TypeId type);
  /// Says that the pointer was loaded, and the change of what may change where it leads.
  void setLoaded(ArrayId id, std::vector<AtomId> dependsOn);
  /// Says the same of one that the kernel itself may have stored there: it may lead to what other pointers lead to.
  void setStored(ArrayId id, std::vector<AtomId> dependsOn);
  /// Gives an instance of a function shared arrays of its own.
  void separate(const model::Body &instance);

  /// Hands the arrays over; the table is empty then.
  std::vector<Array> take() { return std::move(arrays_); }

private:
  ArrayId add(const std::string &key, Array array);

  const TypeRules &types_;
  std::vector<Array> arrays_;
  std::map<std::string, ArrayId> ids_;
  std::map<const model::Body *, std::size_t> instances_; ///< of device functions, numbered
};

} // namespace warpgrain::access
