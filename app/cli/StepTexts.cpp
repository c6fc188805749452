// SPDX-License-Identifier: Apache-2.0
#include "app/cli/StepTexts.h"

namespace warpgrain::cli {

Result<transform::Plan> planOf(const std::vector<std::string> &texts) {
  transform::Plan plan;
  for (const std::string &text : texts) {
    const auto steps = transform::parsePlan(text);
    if (!steps) return std::unexpected(steps.error());
    if (steps->empty())
      return fail(ErrorKind::usage, "A step is empty; write for example --step \"coarsen x 4\", or leave --step out.");
    plan.insert(plan.end(), steps->begin(), steps->end());
  }
  return plan;
}

} // namespace warpgrain::cli
