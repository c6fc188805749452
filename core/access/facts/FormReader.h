// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/LaunchCounter.h"
#include "core/access/facts/LaunchNumbers.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::access {

/// Reads forms and conditions as the numbers that LaunchCounter works on. The table gains atoms where selects are
/// replaced by one of their sides.
class FormReader {
public:
  FormReader(AtomTable &atoms, const LaunchNumbers &numbers, const std::vector<AtomId> &outer);

  /// Nothing where the form is not quasi-linear in the launch's indices: a product of indices, a value without number.
  std::optional<QuasiLinear> value(const Form &form);
  /// What is not understood is unknown; the atoms that were in the way are kept.
  CountCondition condition(const Condition &condition);
  /// An address: one choice for each way through its selects. Empty where one of them is not quasi-linear.
  std::vector<AddressChoice> address(const Form &form);

  /// Atoms without number that made a condition unknown.
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
