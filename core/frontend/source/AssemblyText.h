// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Tokens.h"

#include <string>
#include <vector>

namespace warpgrain::frontend {

/// Changes inline assembly that nvcc accepts and Clang does not, keeping the text's length: a comma that is left out
/// between two operands (`"r"(a) "l"(b)`), and `%` before the name of a register of PTX (` %globaltimer`), which is
/// `%%` where a statement has operands. Only where a blank can be given up for it. `tokens`: of the text.
void mendAssembly(std::string &text, const std::vector<Token> &tokens);

} // namespace warpgrain::frontend
