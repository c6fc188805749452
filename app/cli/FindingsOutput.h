// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/findings/Finding.h"
#include "core/model/Unit.h"
#include "core/run/launch/SourceNumbers.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What was found in one kernel, and the launch that was looked at.
struct FoundInKernel {
  const model::Unit *unit = nullptr; ///< never null
  findings::KernelFindings findings;
  access::LaunchContext launch;
  std::vector<run::SourceNumber> taken; ///< numbers of the launch that were taken from the source
  std::string gpu;                      ///< whose times are modelled; empty: none
};

/// A kernel as resources/schema/findings.schema.json describes it.
Json findingsJson(const FoundInKernel &found);

/// The results of a kernel as SARIF 2.1.0 has them.
Json sarifResults(const FoundInKernel &found);

/// A SARIF 2.1.0 log of one run with these results.
Json sarifLog(Json results, bool succeeded);

} // namespace warpgrain::cli
