// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/workflow/mapping/NestKernel.h"

#include <map>
#include <optional>
#include <string>

namespace warpgrain::workflow {

/// A column that is assumed to stay in its row: at least 0 and below the end.
struct AssumedRow {
  access::Form column;
  access::Form end;

  auto operator<=>(const AssumedRow &) const = default;
};

/// Writes what the analysis of a nest relies on as expressions of C that the host evaluates before the nest. Where a
/// condition depends on loops of the nest, the expression holds for all of their iterations: it may be false although
/// the condition holds, never the other way round.
class HostConditions {
public:
  explicit HostConditions(const NestKernel &kernel);

  /// Returns no value if the condition depends on more than parameters and counters.
  std::optional<std::string> textOf(const access::Condition &condition) const;

  /// The same of an assumption under which dependences were ruled out: a column that stays in its row. No value for
  /// assumptions of other kinds.
  std::optional<std::string> textOf(const dependence::Reason &assumption) const;

  /// The forms of an assumption about a row; no value for assumptions of other kinds, or if it is not clear which row
  /// is meant.
  std::optional<AssumedRow> rowOf(const dependence::Reason &assumption) const;

private:
  std::optional<access::Form> extreme(const access::Form &form, bool isLeast) const;
  std::optional<std::string> comparison(const access::Form &left, const std::string &sign,
                                        const access::Form &right) const;
  std::optional<std::string> sumText(const access::Form &form) const;
  std::optional<std::string> atomText(access::AtomId id) const;

  const NestKernel &kernel_;
  std::map<access::AtomId, access::Form> trips_; ///< of each loop, by its counter
};

} // namespace warpgrain::workflow
