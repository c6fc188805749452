// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Verification.h"
#include "tests/execute/KernelRun.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// A kernel that was run once, and what it executed.
class CountedRun {
public:
  /// Throws where it does not run.
  CountedRun(const std::string &text, const run::LaunchForm &form, const std::string &kernel = {},
             const std::string &plan = {}, std::optional<run::Extent3> recordedBlock = {});

  const std::vector<run::CountedReference> &rows() const { return rows_; }

  const run::LaunchCounts &counts() const { return counts_; }

  const std::string &schedule() const { return schedule_; }

  /// The row of a kind at a line; fails the test where there is none or more than one.
  run::CountedReference at(std::uint32_t line, run::CountedKind kind) const;

  /// Rows that the analysis says something of; each that it says something else of fails the test.
  std::size_t rowsThatAgree() const;

private:
  ParsedSource source_;
  std::vector<run::CountedReference> rows_;
  run::LaunchCounts counts_;
  std::string schedule_;
};

} // namespace warpgrain::tests
