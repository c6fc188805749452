// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace warpgrain::tests {

/// One program that runs random programs one after the other: most of the time that a program takes is for its headers
/// and for starting processes. The names at file scope get the program's number; the first program keeps its names, but
/// for `main`. A line before the output of each program names its number.
std::string joinedPrograms(const std::vector<std::string> &programs);

/// The output of each of so many programs; a program that was not reached has none.
std::vector<std::string> outputsOf(const std::string &joinedOutput, std::size_t programs);

} // namespace warpgrain::tests
