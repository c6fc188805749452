// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::dependence {

/// Looks through a PTX template for anything that synchronises threads, lets them see each other,
/// or reads which thread, lane or warp this is. Plain arithmetic, conversions, loads and stores are
/// none of that. Returns the first instruction or register that is, or that is not known to be
/// harmless (PTX ISA, "Instruction Set").
std::optional<std::string> instructionWithHiddenEffect(std::string_view ptx);

} // namespace warpgrain::dependence
