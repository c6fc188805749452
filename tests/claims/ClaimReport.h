// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/claims/Claim.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// Adds up what was found in many kernels.
class ClaimReport {
public:
  /// Contradictions of a kernel that is known by name are counted, and told as known. The reason says what they are.
  explicit ClaimReport(std::map<std::string, std::string> known = {}) : known_(std::move(known)) {}

  /// `kernel`: file and name ("barrier_missing blur"); `launch`: as ShapedLaunch::name.
  void add(const std::string &kernel, const std::string &launch, const std::vector<CheckedClaim> &claims);

  /// A text for each contradiction that is not known.
  const std::vector<std::string> &contradictions() const { return contradictions_; }

  /// Names of `known` that contradicted nothing: the list is to be shortened.
  std::vector<std::string> knownInVain() const;

  ClaimCounts sum() const { return sumOf(table_); }

  /// "1200 claims checked, 0 contradictions (3 known)", and a line for each kind.
  std::string text() const;

private:
  std::map<std::string, std::string> known_;
  std::map<std::string, std::size_t> seen_; ///< of those that are known: contradictions
  ClaimTable table_;
  std::vector<std::string> contradictions_;
};

} // namespace warpgrain::tests
