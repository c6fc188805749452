// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Effects.h"
#include "core/model/BodyIndex.h"
#include "core/model/Launch.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::dependence {

/// Two threads of one block that use the same element with no barrier between, one of them writing (GT-A6e).
struct Race {
  model::Access write;
  model::Access read;
  std::array<std::int64_t, 3> writer{}; ///< threadIdx of the one, for example
  std::array<std::int64_t, 3> reader{}; ///< and of the other
  bool inNextIteration = false;         ///< the later access is in the next iteration of the loop around both

  /// For a person: what, where, which threads.
  std::string sentence(const model::BodyIndex &index) const;
};

/// Looks for a race between a write and a read of a shared array, or of an array that a pointer parameter leads to.
///
/// What is found is one: subscripts and conditions are linear in the thread's indices, and the same whatever the values
/// all threads share. What is not found is no proof that there is none: other subscripts, pointers that walk, and
/// writes that meet writes are not looked at. `block` holds the threads of a block where they are known.
std::optional<Race> findRace(const model::BodyIndex &index, EffectsAnalysis &effects, const model::Extents &block);

} // namespace warpgrain::dependence
