// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <cstdint>

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

  /// True for a load that the compiler may take for one that nobody interferes with.
  bool isPlainLoad(model::ExpressionId e) const;

  /// True if an expression stores to memory that other code may load from; atomics are stores, too.
  bool isStore(model::ExpressionId e) const;

  /// True for a call of a function that looks, and stores something to memory.
  bool mayStoreWhatItSees(model::ExpressionId call) const;

  /// True for what keeps the compiler from loading once for several times: a fence, a volatile access.
  bool keepsLoadsApart(model::ExpressionId e) const;

private:
  bool matters(model::MemorySpace space) const;
  bool isUsed(model::ExpressionId call) const;
  bool isNeverWritten(const model::Access &access) const;
  bool looksInside(const model::Callee &callee) const;
  bool storesInside(const model::Callee &callee) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Dialect &dialect_;
  OtherThreads whose_;
};

} // namespace warpgrain::transform
