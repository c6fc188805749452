// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <cstdint>
#include <map>

namespace warpgrain::transform {

/// Whose doings matter: those of any other thread, or those of other blocks alone.
enum class OtherThreads : std::uint8_t { any, ofOtherBlocks };

/// Tells which expressions of a body have a value that other threads may change while the code goes on: what it sees of
/// them. The index must outlive the object.
class Looks {
public:
  Looks(const model::BodyIndex &index, OtherThreads whose);

  /// True for a volatile load, an atomic whose value is used, a load past the first cache, and a call of a function of
  /// the unit that does one of these, or holds inline assembly.
  bool isLook(model::ExpressionId e) const;

  /// True for a load that the compiler may take for one that nobody interferes with, and for a call of a function of
  /// the unit that has one.
  bool isPlainLoad(model::ExpressionId e) const;

  /// True if an expression stores to memory that other code may load from; atomics are stores, too.
  bool isStore(model::ExpressionId e) const;

  /// True for a call of a function of the unit that stores to memory, other than by atomics, or may do so.
  bool storesInside(model::ExpressionId call) const;

  /// True for what keeps the compiler from loading once for several times: a fence, a volatile access, a call of a
  /// function of the unit that has one.
  bool keepsLoadsApart(model::ExpressionId e) const;

private:
  /// What a function of the unit, or one that it calls, does.
  struct Inside {
    bool looks = false;
    bool loads = false;
    bool stores = false;
    bool keepsLoadsApart = false;
  };

  bool matters(model::MemorySpace space) const;
  bool isUsed(model::ExpressionId call) const;
  bool isNeverWritten(const model::Access &access) const;
  bool isLookItself(model::ExpressionId e) const;
  bool loadsItself(model::ExpressionId e) const;
  bool keepsLoadsApartItself(model::ExpressionId e) const;
  const Inside *insideOf(model::ExpressionId e) const;
  void addTo(Inside &inside) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Dialect &dialect_;
  OtherThreads whose_;
  mutable std::map<const model::Body *, Inside> known_;
};

} // namespace warpgrain::transform
