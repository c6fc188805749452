// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/prefetch/TileCopies.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// The registers that hold the next tile's elements: one for each assignment, or an array of them where it stands in
/// loops.
class TileRegisters {
public:
  TileRegisters(const model::BodyIndex &index, const TileCopies &copies, FreshNames &names);

  /// `float As_next`, `float As_next[2]`; without a semicolon.
  std::string declarationOf(const CopiedElement &element) const;
  /// `As_next`, `As_next[i]`
  std::string textOf(const CopiedElement &element) const;

  /// What counts the iterations of a loop whose header does not tell how many there are, and which is written with as
  /// many as there may be: `i`. Empty for other loops.
  const std::string &counterOf(std::size_t loop) const { return counters_[loop]; }

  /// Of a thread; no value where a type's size is not known.
  std::optional<std::int64_t> bytes() const;

private:
  std::string indexOf(std::size_t loop) const;

  const model::Body &body_;
  const model::Unit &unit_;
  const TileCopies &copies_;
  std::map<model::StatementId, std::string> names_; ///< by the assignment
  std::vector<std::string> counters_;
};

} // namespace warpgrain::transform
