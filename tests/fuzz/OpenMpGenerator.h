// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random program of C with OpenMP directives, which prints sums of its memory. It has no race, no overflow and no
/// value that depends on the number of threads.
std::string generateOpenMp(std::uint32_t seed);

} // namespace warpgrain::tests
