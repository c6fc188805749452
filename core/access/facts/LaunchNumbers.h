// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::access {

/// The values that an atom takes in a launch, both ends included.
struct Range {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// What a launch tells about atoms: numbers for extents, ranges for indices.
class LaunchNumbers {
public:
  LaunchNumbers(const AtomTable &atoms, const LaunchContext &launch) : atoms_(&atoms), launch_(&launch) {}

  /// Threads of a block along x, y and z, where all are known.
  std::optional<std::array<std::int64_t, 3>> block() const;

  const LaunchContext &launch() const { return *launch_; }

  const AtomTable &atoms() const { return *atoms_; }

  /// A value that somebody takes for an atom (a symbol, an extent that is not known).
  void assume(AtomId atom, std::int64_t value) { ranges_[atom] = {value, value}; }

  void setRange(AtomId atom, Range range) { ranges_[atom] = range; }

  /// The atom's only value, where it has one.
  std::optional<std::int64_t> numberOf(AtomId atom) const;
  /// Certain bounds, by interval arithmetic; nothing where a bound is not known or leaves what 62 bits hold.
  std::optional<Range> rangeOf(const Form &form) const;

private:
  std::optional<Range> rangeOf(AtomId atom) const;

  const AtomTable *atoms_;
  const LaunchContext *launch_;
  std::map<AtomId, Range> ranges_;
};

/// The source text of an expression, on one line and shortened where it is long.
std::string sourceText(const model::Unit &unit, const model::Body &body, model::ExpressionId expression);

/// "line 12", or "line 12 of rows.cuh" where that is another file than the one that was opened.
std::string placeText(const model::Unit &unit, const SourceSpan &span);

/// What the call is named in a sentence: "memcpy_async", "inline assembly", "a function through a pointer".
std::string nameOf(const UnfollowedCall &call);

/// "idx[i] is loaded from memory"
std::string sentence(const model::Unit &unit, const Obscurity &obscurity);

/// Why an atom has no number: "n is not known; give its value with --arg n=…".
std::string whyNoNumber(const model::Unit &unit, const AtomTable &atoms, AtomId atom);

} // namespace warpgrain::access
