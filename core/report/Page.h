// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/Report.h"
#include "core/report/Words.h"

#include <string>

namespace warpgrain::report {

/// The report as one HTML page, for screens and paper: it loads nothing and runs nothing. Its numbers are those of the
/// report; each has its exact value in a <data> element.
std::string pageOf(const Report &report, const Language &language);

} // namespace warpgrain::report
