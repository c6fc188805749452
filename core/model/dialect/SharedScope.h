// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"

namespace warpgrain::model {

/// True if a language lets a kernel declare shared memory inside of loops and branches. OpenCL C has it among the
/// outermost declarations of a kernel alone (6.7.1, "Local Address Space").
bool mayDeclareSharedAnywhere(const Dialect &dialect);

} // namespace warpgrain::model
