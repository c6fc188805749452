// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/TypeRules.h"
#include "core/model/BodyIndex.h"

namespace warpgrain::access {

/// Whether code may store pointers anywhere but in variables and arrays of each thread's own, or of each block's: as
/// they are, in records that hold them, or as other bytes, through a cast or a union.
class StoredPointers {
public:
  StoredPointers(const model::Unit &unit, const TypeRules &types) : unit_(unit), types_(types) {}

  bool mayBeIn(const model::BodyIndex &code) const;

private:
  bool isStore(const model::BodyIndex &code, const model::Access &access) const;
  bool holdPointers(model::TypeId type) const;
  bool isInUnionOfPointers(const model::Body &body, model::ExpressionId id) const;
  bool castsPointers(const model::Body &body, const model::Expression &cast) const;

  const model::Unit &unit_;
  const TypeRules &types_;
};

} // namespace warpgrain::access
