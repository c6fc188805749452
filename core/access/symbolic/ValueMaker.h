// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/ArrayTable.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/access/symbolic/Position.h"
#include "core/access/symbolic/Value.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// Makes values for what is not followed: opaque atoms, symbols, unknown arrays, each with the reason and with what its
/// value may depend on where the run is.
class ValueMaker {
public:
  ValueMaker(AtomTable &atoms, ArrayTable &arrays, const TypeRules &types, const Position &position,
             const LaunchContext &launch)
      : atoms_(atoms), arrays_(arrays), types_(types), position_(position), launch_(launch) {}

  /// A number that no other value of the run has.
  std::uint32_t nextSerial() { return ++serial_; }

  /// Block indices and counters of open loops: what a value that is not followed may depend on, besides the thread.
  std::vector<AtomId> surroundings();

  /// A number that may differ between threads.
  Form opaque(const Obscurity &reason, std::uint32_t serial, bool isNotNegative = false);

  Form opaque(const Obscurity &reason) { return opaque(reason, nextSerial()); }

  Form opaque(model::ExpressionId id, const Cause &what);
  /// A number that is the same for all threads of a block.
  Form symbol(const std::string &name, const Obscurity &reason, std::uint32_t serial, bool isNotNegative);

  Form symbol(const std::string &name, const Obscurity &reason, bool isNotNegative) {
    return symbol(name, reason, nextSerial(), isNotNegative);
  }

  /// One number for the whole launch, which is not negative: a size, an offset that a template leaves open.
  Form size(const std::string &name);
  /// Notes of an atom that holds a value of a type how great that is at most.
  Form ofType(AtomId id, model::TypeId type);
  /// A number that is not followed: a symbol where it is the same for all threads of a block, else opaque.
  Form unfollowed(model::ExpressionId id, const Cause &what, bool isUniform);
  /// The same of a value of any type.
  Value unfollowedValue(model::ExpressionId id, model::TypeId type, const Cause &what, bool isUniform);
  /// A computed form, or an opaque number where there is none.
  Form orOpaque(std::optional<Form> form, model::ExpressionId id);
  /// Bytes of a type; a symbol where it depends on a template parameter.
  Form sizeOf(model::TypeId type);
  /// ArrayTable::unknownArray, met where the run is.
  ArrayId unknownArray(const std::string &name, model::TypeId type, std::uint32_t serial,
                       std::optional<Obscurity> unknownBase, model::MemorySpace space);
  /// A record that has no members yet. Its other members are known by `origin` and come with `reason`.
  Value record(bool isUniform, std::string origin, Obscurity reason);

  /// True if all threads of a block certainly have the same value.
  bool isUniform(const Value &value) const;
  bool isUniform(const Form &form) const;

private:
  AtomTable &atoms_;
  ArrayTable &arrays_;
  const TypeRules &types_;
  const Position &position_;
  const LaunchContext &launch_;
  std::uint32_t serial_ = 0;
};

} // namespace warpgrain::access
