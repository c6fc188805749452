// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/VerifiedVariant.h"

#include <utility>
#include <vector>

namespace warpgrain::workflow {

namespace {

std::vector<std::string> sentencesOf(const run::ExecutionOutcome &outcome) {
  std::vector<std::string> out;
  for (const run::Finding &finding : outcome.findings)
    out.push_back((finding.line > 0 ? finding.file + ":" + std::to_string(finding.line) + ": " : std::string()) +
                  finding.message);
  return out;
}

} // namespace

session::VariantVerification originalRow(const run::Verifier &verifier, const std::string &launch) {
  return {.findings = sentencesOf(verifier.original()), .launch = launch};
}

session::VariantVerification variantRow(const VerifiedPlan &plan, const std::string &launch) {
  const run::Verification &row = plan.row;
  session::VariantVerification out{.status = row.status, .reason = row.reason, .launch = launch};
  if (row.run) out.findings = sentencesOf(*row.run);
  if (const std::string extent = plan.extent(); !extent.empty()) out.launch += "; " + extent;
  if (!plan.sizes) return out;
  for (const run::SizedRun &sized : plan.sizes->runs)
    if (sized.answer == run::SizedAnswer::agrees) out.sizes.push_back(run::textOf(sized.sizes));
  return out;
}

} // namespace warpgrain::workflow
