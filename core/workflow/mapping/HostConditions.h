// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/dependence/relations/AssumedRow.h"
#include "core/workflow/mapping/NestKernel.h"

#include <map>
#include <optional>
#include <string>

namespace warpgrain::workflow {

/// What the host asks before a nest: an expression of C, or a value that is known without asking.
struct HostCondition {
  std::string text;        ///< empty if nothing has to be asked
  bool neverHolds = false; ///< it is false for all values of the variables
};

/// Writes what the analysis of a nest relies on as conditions that the host evaluates before the nest. Where a
/// condition depends on loops of the nest, it holds for all of their iterations: it may be false although what the
/// analysis relies on holds, never the other way round. No value means that the condition depends on more than
/// parameters and counters.
class HostConditions {
public:
  explicit HostConditions(const NestKernel &kernel);

  std::optional<HostCondition> of(const access::Condition &condition) const;

  /// The column stays in its row.
  std::optional<HostCondition> of(const dependence::AssumedRow &row) const;

  /// An assumption under which dependences were ruled out: that the subscripts of an array stay below the extents of
  /// their dimensions. No value for assumptions of other kinds.
  std::optional<HostCondition> of(const dependence::Reason &assumption) const;

private:
  std::optional<access::Form> extreme(const access::Form &form, bool isLeast) const;
  std::optional<HostCondition> within(const access::Form &index, std::int64_t used, const access::Form &end) const;
  std::optional<HostCondition> atMost(const access::Form &left, const access::Form &right) const;
  std::optional<std::string> sumText(const access::Form &form) const;
  std::optional<std::string> quotientText(const access::Form &dividend, std::int64_t divisor) const;
  std::optional<std::string> atomText(access::AtomId id) const;

  const NestKernel &kernel_;
  std::map<access::AtomId, access::Form> trips_; ///< of each loop, by its counter
};

} // namespace warpgrain::workflow
