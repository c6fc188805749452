// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random program of C with OpenMP directives whose memory goes to and fro between kernels and code of the CPU: in
/// loops and branches, over functions, through pointers, in parts, past early exits. It prints sums of its memory.
std::string generateOpenMpTransfers(std::uint32_t seed);

} // namespace warpgrain::tests
