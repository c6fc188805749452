// SPDX-License-Identifier: Apache-2.0
#include "app/cli/InstructionsText.h"

#include "app/cli/Table.h"

#include <algorithm>
#include <filesystem>
#include <functional>

namespace warpgrain::cli {

namespace {

using run::CountedSpace;
using run::LineInstructions;
using run::OperationKind;

/// A column, and how JSON names it.
struct Column {
  std::string header;
  std::string name;
  std::function<std::uint64_t(const LineInstructions &)> number;
};

std::vector<Column> columns() {
  std::vector<Column> out;
  for (std::size_t i = 0; i < run::operationKinds; ++i) {
    const auto kind = static_cast<OperationKind>(i);
    const std::string name(nameOf(kind));
    out.push_back({name, name, [kind](const LineInstructions &line) { return line.of(kind); }});
  }
  for (const auto &[space, name] :
       {std::pair(CountedSpace::global, "global"), std::pair(CountedSpace::shared, "shared"),
        std::pair(CountedSpace::constant, "constant")}) {
    out.push_back({std::string(name) + " loads", std::string(name) + "_loads",
                   [space](const LineInstructions &line) { return line.loadsFrom(space); }});
    if (space != CountedSpace::constant)
      out.push_back({std::string(name) + " stores", std::string(name) + "_stores",
                     [space](const LineInstructions &line) { return line.storesTo(space); }});
  }
  out.push_back({"atomics", "atomics", [](const LineInstructions &line) { return line.atomics; }});
  return out;
}

LineInstructions sumOf(const std::vector<LineInstructions> &lines) {
  LineInstructions sum;
  for (const LineInstructions &line : lines)
    sum += line;
  return sum;
}

/// Files are named where there are several.
std::string placeText(const LineInstructions &line, bool namesFiles) {
  if (line.line == 0) return "?";
  const std::string number = std::to_string(line.line);
  return namesFiles ? std::filesystem::path(line.file).filename().string() + ":" + number : number;
}

} // namespace

std::string instructionsText(const std::vector<LineInstructions> &lines) {
  if (lines.empty()) return {};
  const LineInstructions sum = sumOf(lines);
  std::vector<Column> shown = columns();
  std::erase_if(shown, [&sum](const Column &column) { return column.number(sum) == 0; });
  const bool namesFiles = std::ranges::any_of(
      lines, [&](const LineInstructions &line) { return line.line > 0 && line.file != lines.back().file; });
  std::vector<std::string> cells{"line"};
  for (const Column &column : shown)
    cells.push_back(column.header);
  Table table(cells);
  const auto add = [&](const std::string &place, const LineInstructions &line) {
    cells = {place};
    for (const Column &column : shown)
      cells.push_back(std::to_string(column.number(line)));
    table.add(cells);
  };
  for (const LineInstructions &line : lines)
    add(placeText(line, namesFiles), line);
  add("all", sum);
  return table.text();
}

Json instructionsJson(const std::vector<LineInstructions> &lines) {
  return listOf(lines, [all = columns()](const LineInstructions &line) {
    Json row{{"file", orNull(line.file)}, {"line", lineOrNull(line.line)}};
    for (const Column &column : all)
      row[column.name] = column.number(line);
    return row;
  });
}

} // namespace warpgrain::cli
