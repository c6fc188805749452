// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random serial program, of C and of C++, with as many functions `nest0`, `nest1`, … of a loop nest each. After each
/// call it prints what all memory holds, in one line that begins with the nest's name.
///
/// No access is out of bounds, no signed number overflows, and sums of floating-point numbers are exact in any order.
/// Some nests are not parallel; of some only the arguments of a call decide whether they are: pointers that lead to one
/// block of memory, rows that run into each other, loops without iterations.
std::string generateNests(std::uint32_t seed, int nests);

} // namespace warpgrain::tests
