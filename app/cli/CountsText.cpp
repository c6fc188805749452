// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CountsText.h"

#include "app/cli/InstructionsText.h"
#include "app/cli/Table.h"

namespace warpgrain::cli {

namespace {

using run::AccessNumbers;
using run::CountedReference;
using run::CountedSpace;

const char *nameOf(CountedSpace space) {
  switch (space) {
  case CountedSpace::shared:
    return "shared";
  case CountedSpace::constant:
    return "constant";
  default:
    return "global";
  }
}

const char *nameOf(run::CountedKind kind) {
  switch (kind) {
  case run::CountedKind::store:
    return "store";
  case run::CountedKind::atomic:
    return "atomic";
  default:
    return "load";
  }
}

/// What differs from the counts: "requests 12, sectors 48".
std::string differing(const CountedReference &row) {
  std::string out;
  const auto add = [&](const char *what, std::uint64_t AccessNumbers::*number) {
    if ((*row.analysed).*number != row.counted.*number)
      out += (out.empty() ? "" : ", ") + std::string(what) + " " + std::to_string((*row.analysed).*number);
  };
  add("executed", &AccessNumbers::threads);
  add("requests", &AccessNumbers::requests);
  add("sectors", &AccessNumbers::sectors);
  add("lines", &AccessNumbers::lines);
  add("passes", &AccessNumbers::passes);
  add("conflicts", &AccessNumbers::conflicts);
  add("ways", &AccessNumbers::ways);
  return out;
}

std::string noteOf(const CountedReference &row) {
  std::string out = !row.analysed   ? "none: " + row.analysed.error().text()
                    : *row.agrees() ? std::string("the same")
                                    : "differs: " + differing(row);
  if (!row.approximate.empty()) out += "; approximate: " + row.approximate;
  return out;
}

Json numbersJson(const AccessNumbers &numbers, CountedSpace space) {
  const auto where = [space](CountedSpace wanted, std::uint64_t number) {
    return space == wanted ? Json(number) : Json(nullptr);
  };
  return {{"executed", numbers.threads},
          {"requests", numbers.requests},
          {"sectors", where(CountedSpace::global, numbers.sectors)},
          {"lines", where(CountedSpace::global, numbers.lines)},
          {"bank_passes", where(CountedSpace::shared, numbers.passes)},
          {"bank_conflicts", where(CountedSpace::shared, numbers.conflicts)},
          {"bank_conflict_ways", where(CountedSpace::shared, numbers.ways)}};
}

Json rowJson(const CountedReference &row) {
  return {{"file", orNull(row.file)},
          {"line", lineOrNull(row.line)},
          {"column", row.line == 0 ? Json(nullptr) : Json(row.column)},
          {"array", row.array},
          {"space", nameOf(row.space)},
          {"kind", nameOf(row.kind)},
          {"counted", numbersJson(row.counted, row.space)},
          {"approximate", orNull(row.approximate)},
          {"analysed", row.analysed ? numbersJson(*row.analysed, row.space) : Json(nullptr)},
          {"not_analysed_because", row.analysed ? Json(nullptr) : Json(row.analysed.error().text())},
          {"agrees", orNull(row.agrees())}};
}

std::string placeText(std::uint32_t line, std::uint32_t column) {
  return line == 0 ? "?" : std::to_string(line) + ":" + std::to_string(column);
}

std::string branchesText(const run::LaunchCounts &counts) {
  if (counts.branches.empty()) return {};
  Table table({"line", "branch executed", "by warps", "divergent", "note"});
  for (const run::BranchCount &row : counts.branches)
    table.addNote({placeText(row.line, row.column), std::to_string(row.threads), std::to_string(row.warps),
                   std::to_string(row.divergent)},
                  row.approximate.empty() ? "" : "approximate: " + row.approximate);
  return '\n' + table.text();
}

Json branchJson(const run::BranchCount &row) {
  return {{"file", orNull(row.file)},
          {"line", lineOrNull(row.line)},
          {"column", row.line == 0 ? Json(nullptr) : Json(row.column)},
          {"executed", row.threads},
          {"warps", row.warps},
          {"divergent", row.divergent},
          {"approximate", orNull(row.approximate)}};
}

} // namespace

std::string countsText(const std::vector<CountedReference> &rows, const run::LaunchCounts &counts) {
  if (!counts.whyNone.empty()) return counts.whyNone + '\n';
  Table table({"line", "array", "space", "kind", "executed", "requests", "sectors", "lines", "passes", "conflicts",
               "analysis of the source"});
  for (const CountedReference &row : rows) {
    const auto where = [&row](CountedSpace wanted, std::uint64_t number) {
      return row.space == wanted ? std::to_string(number) : std::string("-");
    };
    const AccessNumbers &n = row.counted;
    table.addNote({placeText(row.line, row.column), row.array, nameOf(row.space), nameOf(row.kind),
                   std::to_string(n.threads), std::to_string(n.requests), where(CountedSpace::global, n.sectors),
                   where(CountedSpace::global, n.lines), where(CountedSpace::shared, n.passes),
                   where(CountedSpace::shared, n.conflicts)},
                  noteOf(row));
  }
  std::string out = table.text() + branchesText(counts);
  if (const std::string text = instructionsText(instructionsByLine(counts)); !text.empty()) out += '\n' + text;
  for (const std::string &sentence : counts.missing)
    out += sentence + '\n';
  return out;
}

Json countsJson(const std::vector<CountedReference> &rows, const std::optional<run::LaunchCounts> &counts) {
  if (!counts) return nullptr;
  return {{"accesses", listOf(rows, rowJson)},
          {"branches", listOf(counts->branches, branchJson)},
          {"instructions", instructionsJson(instructionsByLine(*counts))},
          {"missing", counts->missing},
          {"not_counted_because", orNull(counts->whyNone)}};
}

} // namespace warpgrain::cli
