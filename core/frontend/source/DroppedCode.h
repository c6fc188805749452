// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

namespace warpgrain::frontend {

/// Makes up for what the compiler leaves out of its tree, so that nobody takes a unit for whole that is not. It drops
/// statements with errors, and it never sees the branches of #if that are left out:
/// - A launch that was not recorded is added without its expressions; whoever must rewrite it refuses.
/// - A device function that is not whole is a body nobody knows: calls no longer lead to it.
/// Works on the recorded unit with its files and diagnostics.
void accountForDroppedCode(model::Unit &unit);

} // namespace warpgrain::frontend
