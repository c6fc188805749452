// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Substitute.h"
#include "core/access/symbolic/LoopChange.h"
#include "core/access/symbolic/Merger.h"
#include "core/access/symbolic/Places.h"

#include <optional>
#include <set>

namespace warpgrain::access {

/// Finds what variables hold at the begin of iteration k from what one iteration makes of them: sums, values that go
/// round, values that are computed anew. Has no state of its own.
class Progressions {
public:
  Progressions(AtomTable &atoms, const Places &places, Merger &merger)
      : atoms_(atoms), places_(places), merger_(merger) {}

  /// Sets Change::begin (and Change::range) wherever it can be told. Precondition: `after` of each change is set.
  void find(Changes &changes, AtomId counter) const;

private:
  /// The placeholders of changes that are not known yet, and what stands for the others.
  struct Unsettled {
    std::set<AtomId> placeholders;
    Replacements known;
  };

  std::optional<Form> beginOf(Change &change, const Form &before, const Form &after, AtomId counter,
                              const Unsettled &unsettled) const;
  std::optional<Form> leftByLast(const Change &change, const Form &before, const Form &after, AtomId counter) const;
  std::optional<Form> repeated(const Form &step, AtomId counter) const;
  std::optional<Form> progression(const Form &before, const Form &after, AtomId placeholder, AtomId counter,
                                  const std::set<AtomId> &placeholders) const;
  std::optional<Form> narrowProgression(Change &change, const Form &before, const Form &after, AtomId counter,
                                        const std::set<AtomId> &placeholders) const;
  std::optional<Value> rotation(const Change &change, const Changes &changes, AtomId counter) const;
  std::optional<Form> periodic(std::int64_t first, const Form &after, AtomId placeholder, AtomId counter) const;

  AtomTable &atoms_;
  const Places &places_;
  Merger &merger_;
};

/// True if the atom is in the form, or something in it depends on the atom.
bool dependsOn(const AtomTable &atoms, const Form &form, AtomId atom);

} // namespace warpgrain::access
