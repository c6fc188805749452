// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A program of generateOpenMpTransfers() as one text whose lines say in which of two files they are. Functions are in
/// either file by chance, and all names are those of the whole program.
std::string generateSplitTransfers(std::uint32_t seed);

/// The lines of such a text, or of several that were joined, that are of the file with main() or of the other one.
std::string fileOf(const std::string &text, bool hasMain);

} // namespace warpgrain::tests
