// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::bench {

/// The CUDA sources below a folder, by their paths, in an order that the seed alone decides: the same on every machine.
std::vector<std::string> shuffledSources(const std::filesystem::path &folder, std::uint32_t seed);

/// What was found of one kernel.
struct SurveyRow {
  std::string file; ///< below the folder
  std::string kernel;
  std::string step;     ///< that was made; empty where none is allowed
  std::string verdict;  ///< "legal", "legal-if", "refused"
  std::string compiled; ///< "yes", "no", "original does not"; empty where nothing was compiled
  std::string reason;   ///< why threads are not merged, and why blocks are not
};

/// What the table's first lines say: what it is, the command that made it, the names of its columns.
std::string tableHead(int kernels, std::uint32_t seed);

/// A line of a table, fields in quotes where they need them.
std::string csvLine(const std::vector<std::string> &fields);
std::string toCsv(const SurveyRow &row);

} // namespace warpgrain::bench
