// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random program of C whose parallel loops hold other loops, some of which could be executed in another order: over
/// matrices by rows and by columns, through pointers that lead to one block or to several, with dependences along rows,
/// with rows that are left, with heads of all kinds. No two iterations of a parallel loop depend on each other. It
/// prints sums of its memory.
std::string generateOpenMpNests(std::uint32_t seed);

} // namespace warpgrain::tests
