// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::bench {

/// A table with a header, as CSV has it; lines that begin with '#' are left out. Values by the names of columns.
using TableRow = std::map<std::string, std::string>;

Result<std::vector<TableRow>> readTable(const std::filesystem::path &path);

/// A line of a table, with quotes where a field needs them.
std::string tableLine(const std::vector<std::string> &fields);

/// "coarsen x = 4; coarsen x, manner = adjacent" as names and values.
std::vector<std::pair<std::string, std::string>> configurationOf(const std::string &text);

/// Spearman's rank correlation of two lists of the same length; 0 for fewer than two values.
double rankCorrelation(const std::vector<double> &a, const std::vector<double> &b);

double medianOf(std::vector<double> values);

double geometricMean(const std::vector<double> &values);

} // namespace warpgrain::bench
