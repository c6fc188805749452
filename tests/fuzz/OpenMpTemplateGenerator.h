// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random program of C++ whose regions are in function templates, which call others. It prints sums of its memory; no
/// value depends on the number of threads.
std::string generateOpenMpTemplates(std::uint32_t seed);

} // namespace warpgrain::tests
