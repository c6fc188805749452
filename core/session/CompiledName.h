// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Function.h"

#include <string>

namespace warpgrain::session {

/// Whether machine code of this symbol is a kernel's; of a template: one of its instantiations that the unit uses.
bool isCompiledAs(const model::Function &kernel, const std::string &symbol);

} // namespace warpgrain::session
