// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Table.h"

#include <algorithm>

namespace warpgrain::cli {

std::string Table::text() const {
  std::vector<std::size_t> widths;
  const auto widen = [&widths](const std::vector<std::string> &cells) {
    widths.resize(std::max(widths.size(), cells.size()));
    for (std::size_t i = 0; i < cells.size(); ++i)
      widths[i] = std::max(widths[i], cells[i].size());
  };
  widen(header_);
  for (const Row &row : rows_)
    widen(row.cells);
  std::string out;
  const auto print = [&](const std::vector<std::string> &cells, const std::string &note) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i)
      line += cells[i] + std::string(widths[i] - cells[i].size() + 2, ' ');
    line += note;
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  };
  print(header_, "");
  for (const Row &row : rows_)
    print(row.cells, row.note);
  return out;
}

} // namespace warpgrain::cli
