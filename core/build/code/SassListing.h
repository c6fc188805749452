// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/code/CodeListing.h"

#include <optional>
#include <string_view>

namespace warpgrain::build {

/// What nvdisasm prints of a cubin; it prints one or the other.
struct Disassembly {
  std::string withLines;     ///< `nvdisasm -c -gi`: instructions with the lines that they come from
  std::string withRegisters; ///< `nvdisasm -c -lrm=count`: the same instructions with the registers that live at them
};

/// The code of a kernel in a disassembly. Registers are missing where the second text does not have the instruction.
/// Instructions that only fill the space behind the last branch are left out. nullopt: the kernel is not there.
std::optional<CodeListing> sassListing(const Disassembly &disassembly, std::string_view mangledKernel);

} // namespace warpgrain::build
