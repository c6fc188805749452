// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::access {

/// The range of an atom's values in a launch, inclusive.
struct Range {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// The values of atoms that a launch determines: numbers for extents, ranges for indices.
class LaunchNumbers {
public:
  LaunchNumbers(const AtomTable &atoms, const LaunchContext &launch) : atoms_(&atoms), launch_(&launch) {}

  /// Returns the threads of a block along x, y and z; no value unless all are known.
  std::optional<std::array<std::int64_t, 3>> block() const;

  const LaunchContext &launch() const { return *launch_; }

  const AtomTable &atoms() const { return *atoms_; }

  /// Sets an assumed value of an atom (a symbol, or an unknown extent).
  void assume(AtomId atom, std::int64_t value) { ranges_[atom] = {value, value}; }

  void setRange(AtomId atom, Range range) { ranges_[atom] = range; }

  /// Returns the value of an atom, if it has a single one.
  std::optional<std::int64_t> numberOf(AtomId atom) const;
  /// Returns safe bounds by interval arithmetic; no value if a bound is not known or exceeds 62 bits.
  std::optional<Range> rangeOf(const Form &form) const;

private:
  std::optional<Range> rangeOf(AtomId atom) const;

  const AtomTable *atoms_;
  const LaunchContext *launch_;
  std::map<AtomId, Range> ranges_;
};

/// Returns the source text of an expression on one line, shortened if it is long.
std::string sourceText(const model::Unit &unit, const model::Body &body, model::ExpressionId expression);

/// Returns the source text of something, or a clause that stands for it if it has none: "a pointer".
dependence::ReasonArgument namedOr(ReasonId other, const std::string &text);

/// Returns a clause: "line 12", or "line 12 of rows.cuh" if the place is not in the opened file.
Reason lineOf(const model::Unit &unit, const SourceSpan &span);

/// Returns the name of a call in a sentence: "memcpy_async", "inline assembly", "a function through a pointer".
dependence::ReasonArgument nameOf(const UnfollowedCall &call);

/// Returns an obscurity as a clause: "idx[i] is loaded from memory".
Reason reasonOf(const model::Unit &unit, const Obscurity &obscurity);

/// Returns, as a clause, why an atom has no number: "n is not known; give its value with --arg n=…".
Reason whyNoNumber(const model::Unit &unit, const AtomTable &atoms, AtomId atom);

} // namespace warpgrain::access
