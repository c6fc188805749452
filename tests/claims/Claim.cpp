// SPDX-License-Identifier: Apache-2.0
#include "tests/claims/Claim.h"

#include <array>
#include <filesystem>

namespace warpgrain::tests {

std::string_view nameOf(ClaimKind kind) {
  static constexpr std::array<std::string_view, claimKinds> names{"free of races in blocks",
                                                                  "free of races on an array",
                                                                  "race",
                                                                  "reached together",
                                                                  "every access",
                                                                  "counts",
                                                                  "total",
                                                                  "extent",
                                                                  "not read",
                                                                  "not written",
                                                                  "distances",
                                                                  "legal step"};
  return names[static_cast<std::size_t>(kind)];
}

ClaimCounts &ClaimCounts::operator+=(const ClaimCounts &other) {
  claims += other.claims;
  contradictions += other.contradictions;
  untold += other.untold;
  return *this;
}

ClaimTable countsOf(const std::vector<CheckedClaim> &claims) {
  ClaimTable out;
  for (const CheckedClaim &checked : claims) {
    ClaimCounts &counts = out[checked.claim.kind];
    counts.claims += checked.answer != Answer::saysNothing ? 1 : 0;
    counts.contradictions += checked.answer == Answer::contradicts ? 1 : 0;
    counts.untold += checked.answer == Answer::saysNothing ? 1 : 0;
  }
  return out;
}

ClaimCounts sumOf(const ClaimTable &table) {
  ClaimCounts out;
  for (const auto &[kind, counts] : table)
    out += counts;
  return out;
}

std::string textOf(const CheckedClaim &checked) {
  const Claim &claim = checked.claim;
  std::string out = std::filesystem::path(claim.file).filename().string();
  if (claim.line > 0) out += ":" + std::to_string(claim.line);
  out += (out.empty() ? "" : ": ") + std::string(nameOf(claim.kind)) + ": " + claim.sentence;
  if (!checked.evidence.empty()) out += "\n  run: " + checked.evidence;
  for (const std::string &assumption : claim.standsOn)
    out += "\n  stands on: " + assumption;
  return out;
}

} // namespace warpgrain::tests
