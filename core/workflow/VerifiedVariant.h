// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/VariantVerification.h"
#include "core/workflow/Verify.h"

#include <string>

namespace warpgrain::workflow {

/// What the run of the original has shown, for its row. `launch`: in one line.
session::VariantVerification originalRow(const run::Verifier &verifier, const std::string &launch);

/// What the runs of a plan have shown, for its row: with the given launch, and at other sizes.
session::VariantVerification variantRow(const VerifiedPlan &plan, const std::string &launch);

} // namespace warpgrain::workflow
