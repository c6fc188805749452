// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random program of C++ with OpenMP directives whose memory is that of vectors: variables, members, what pointers
/// and references lead to, arguments of functions with regions. Between kernels vectors grow, move, are exchanged and
/// end. Functions that kernels call use variables of file scope. It prints sums of its memory.
std::string generateOpenMpVectors(std::uint32_t seed);

} // namespace warpgrain::tests
