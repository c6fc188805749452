// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/openmp/OpenMpValues.h"

namespace warpgrain::views {

/// What is known of a region, or of one of its kernels, as HTML with links to places.
QString detailsHtml(const OpenMpProgram &program, const OpenMpChoice &choice);
/// What keeps the program from being translated, and what is said of all of it.
QString programHtml(const OpenMpProgram &program);

/// "3 of 4 regions on the GPU, 5 kernels".
QString summaryOf(const OpenMpProgram &program);

} // namespace warpgrain::views
