// SPDX-License-Identifier: Apache-2.0
#include "tests/claims/ClaimReport.h"

namespace warpgrain::tests {

void ClaimReport::add(const std::string &kernel, const std::string &launch, const std::vector<CheckedClaim> &claims) {
  for (const auto &[kind, counts] : countsOf(claims))
    table_[kind] += counts;
  for (const CheckedClaim &checked : claims) {
    if (checked.answer != Answer::contradicts) continue;
    if (known_.contains(kernel))
      ++seen_[kernel];
    else
      contradictions_.push_back(kernel + ", launch " + launch + ": " + textOf(checked));
  }
}

std::vector<std::string> ClaimReport::knownInVain() const {
  std::vector<std::string> out;
  for (const auto &[kernel, reason] : known_)
    if (!seen_.contains(kernel)) out.push_back(kernel);
  return out;
}

std::string ClaimReport::text() const {
  const ClaimCounts all = sum();
  std::string out = std::to_string(all.claims) + " claims checked, " + std::to_string(all.contradictions) +
                    " contradictions (" + std::to_string(all.contradictions - contradictions_.size()) + " known)\n";
  for (const auto &[kind, counts] : table_)
    out += "  " + std::string(nameOf(kind)) + ": " + std::to_string(counts.claims) + " checked, " +
           std::to_string(counts.contradictions) + " contradicted, " + std::to_string(counts.untold) +
           " that the runs say nothing of\n";
  for (const auto &[kernel, count] : seen_)
    out += "  known: " + kernel + ": " + std::to_string(count) + ", " + known_.at(kernel) + "\n";
  return out;
}

} // namespace warpgrain::tests
