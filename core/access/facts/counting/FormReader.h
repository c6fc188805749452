// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/LaunchCounter.h"
#include "core/access/facts/counting/LaunchNumbers.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::access {

/// Converts forms and conditions to the quasi-linear ones of LaunchCounter. Adds atoms to the table if it replaces
/// selects by one of their sides.
class FormReader {
public:
  FormReader(AtomTable &atoms, const LaunchNumbers &numbers, const std::vector<AtomId> &outer);

  /// Converts a form. No value if it is not quasi-linear in the launch's indices: a product of indices, or an atom
  /// without a number.
  std::optional<QuasiLinear> value(const Form &form);
  /// Converts a condition. Unsupported parts become unknown; unknownAtoms() collects the atoms that caused this.
  CountCondition condition(const Condition &condition);
  /// Converts an address to one choice per path through its selects. Empty if one of them is not quasi-linear.
  std::vector<AddressChoice> address(const Form &form);

  /// Returns the atoms without a number that made a condition unknown.
  const std::set<AtomId> &unknownAtoms() const { return unknownAtoms_; }

private:
  std::optional<QuasiLinear> atomValue(AtomId id);
  std::optional<QuasiLinear> operationValue(const Atom &atom);
  CountCondition comparison(ConditionKind kind, const Form &form, int depth);
  bool addChoices(const Form &form, const CountCondition &when, std::vector<AddressChoice> &choices);
  std::optional<AtomId> selectIn(const Form &form) const;

  AtomTable &atoms_;
  const LaunchNumbers &numbers_;
  std::map<AtomId, std::size_t> outer_;
  std::set<AtomId> unknownAtoms_;
};

} // namespace warpgrain::access
