// SPDX-License-Identifier: Apache-2.0
#include "app/cli/TuneTable.h"

#include "app/cli/FloorOutput.h"
#include "app/cli/Measurement.h"
#include "app/cli/Numbers.h"
#include "app/cli/Table.h"

#include <algorithm>
#include <map>

namespace warpgrain::cli {

namespace {

std::string extentsText(const std::array<std::int64_t, 3> &extents) {
  return std::to_string(extents[0]) + "x" + std::to_string(extents[1]) + "x" + std::to_string(extents[2]);
}

std::string occupancyText(const TunedKernel &kernel, const measure::Row &row) {
  const auto occupancy = kernel.occupancyOf(row);
  return occupancy ? percent(*occupancy) : "?";
}

/// How many variants have no time, by what became of them.
std::string leftOutText(const TunedKernel &kernel) {
  std::map<std::string, std::size_t> counts;
  for (const session::Variant &variant : kernel.variants)
    if (variant.status != session::VariantStatus::built) ++counts[nameOf(variant.status)];
  for (const measure::Row &row : kernel.measurement.rows)
    if (!row.measured()) ++counts[std::string(nameOf(row.failure))];
  std::string out;
  for (const auto &[what, count] : counts)
    out += (out.empty() ? "" : ", ") + std::to_string(count) + " " + what;
  return out;
}

std::string whyNoBest(const TunedKernel &kernel) {
  if (kernel.error) return kernel.error->message;
  for (const measure::Row &row : kernel.measurement.rows)
    if (row.isBaseline && !row.measured()) return std::string(nameOf(row.failure)) + ": " + row.reason;
  for (const session::Variant &variant : kernel.variants)
    if (variant.status != session::VariantStatus::built)
      return "no step can be made; " + toString(variant.plan) + ": " + variant.reason;
  for (const measure::Row &row : kernel.measurement.rows)
    if (!row.measured()) return row.steps + ": " + std::string(nameOf(row.failure)) + ": " + row.reason;
  return "nothing was to be tried";
}

const measure::Row *bestByHand(const TunedKernel &kernel) {
  const measure::Row *out = nullptr;
  for (const measure::Row &row : kernel.measurement.rows) {
    const bool counts =
        row.measured() && std::ranges::find(kernel.handWritten, row.variant) != kernel.handWritten.end();
    if (counts && (out == nullptr || row.summary.median < out->summary.median)) out = &row;
  }
  return out;
}

/// With a plus sign where more may move than is counted.
std::string floorCell(const TunedKernel &kernel) {
  if (!kernel.floor) return "?";
  return fixed(kernel.floor->microseconds(), 2) + (kernel.floor->notCounted.empty() ? "" : "+");
}

std::vector<std::string> cellsOf(const TunedKernel &kernel, const measure::Row &original, const measure::Row &best,
                                 bool withHand) {
  std::vector<std::string> cells{kernel.name, extentsText(kernel.shape.grid), extentsText(kernel.shape.block),
                                 fixed(original.summary.median, 2), fixed(best.summary.median, 2)};
  const measure::Row *hand = bestByHand(kernel);
  if (withHand) cells.push_back(hand != nullptr ? fixed(hand->summary.median, 2) : "");
  const bool noisy = kernel.isNoisy(original) || kernel.isNoisy(best);
  const std::string speedUp = best.speedUp() ? fixed(*best.speedUp(), 2) : "?";
  cells.push_back(floorCell(kernel));
  cells.insert(cells.end(), {speedUp + (noisy ? " noisy" : ""), best.steps,
                             std::to_string(original.registers) + " -> " + std::to_string(best.registers),
                             occupancyText(kernel, original) + " -> " + occupancyText(kernel, best), outputText(best),
                             leftOutText(kernel)});
  return cells;
}

/// A line of a Markdown table.
std::string markdownLine(const std::vector<std::string> &cells) {
  std::string out = "|";
  for (const std::string &cell : cells) {
    std::string text = cell;
    for (std::size_t at = text.find_first_of("|\n"); at != std::string::npos; at = text.find_first_of("|\n", at + 2))
      text.replace(at, 1, text[at] == '|' ? "\\|" : "  ");
    out += " " + text + " |";
  }
  return out + "\n";
}

/// A field of CSV: quoted where it must be.
std::string field(const std::string &text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text)
    out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

std::string csvLine(const std::vector<std::string> &fields) {
  std::string out;
  for (std::size_t i = 0; i < fields.size(); ++i)
    out += (i == 0 ? "" : ",") + field(fields[i]);
  return out + "\n";
}

std::string rowName(const measure::Row &row) {
  return row.steps.empty() && !row.isBaseline ? "(" + row.variant + ")" : row.steps;
}

std::string csvRow(const TunedKernel &kernel, const measure::Row &row, bool withEnergy) {
  const auto occupancy = kernel.occupancyOf(row);
  const auto second = kernel.secondMedian(row);
  std::vector<std::string> fields{kernel.name,
                                  rowName(row),
                                  extentsText(kernel.shape.grid),
                                  extentsText(kernel.shape.block),
                                  std::to_string(row.registers),
                                  occupancy ? fixed(*occupancy, 4) : "",
                                  fixed(row.summary.median, 3),
                                  second ? fixed(*second, 3) : "",
                                  row.speedUp() ? fixed(*row.speedUp(), 3) : "",
                                  kernel.isNoisy(row) ? "noisy" : "",
                                  outputText(row),
                                  ""};
  if (withEnergy)
    fields.insert(fields.end(), {row.energy ? fixed(row.energy->microjoules, 3) : "",
                                 row.energy ? fixed(row.energy->uncertainty, 3) : "",
                                 row.energySaving() ? fixed(*row.energySaving(), 3) : ""});
  return csvLine(fields);
}

std::string csvReason(const TunedKernel &kernel, const std::string &plan, const std::string &reason, bool withEnergy) {
  std::vector<std::string> fields{
      kernel.name, plan,  extentsText(kernel.shape.grid), extentsText(kernel.shape.block), "", "", "", "", "", "",
      "",          reason};
  if (withEnergy) fields.insert(fields.end(), 3, "");
  return csvLine(fields);
}

FloorTimes timesOf(const TunedKernel &kernel) {
  FloorTimes out;
  if (const measure::Row *original = kernel.original()) out.original = original->summary.median;
  if (const measure::Row *best = kernel.best()) out.best = best->summary.median;
  return out;
}

Json kernelJson(const TunedKernel &kernel) {
  Json out{{"name", kernel.name}, {"grid", kernel.shape.grid}, {"block", kernel.shape.block}};
  if (kernel.error) out["error"] = kernel.error->message;
  const measure::Row *best = kernel.best();
  out["best"] = best != nullptr ? Json(best->variant) : Json(nullptr);
  out["floor"] = floorJson(kernel.floor, timesOf(kernel));
  if (!kernel.measurement.rows.empty()) out["measurement"] = measurementJson(kernel.measurement, kernel.variants);
  out["again"] = listOf(kernel.again, recordJson<measure::Row>);
  return out;
}

} // namespace

std::string tuneTable(const std::vector<TunedKernel> &kernels, bool asMarkdown) {
  const bool withHand =
      std::ranges::any_of(kernels, [](const TunedKernel &kernel) { return !kernel.handWritten.empty(); });
  std::vector<std::string> header{"kernel", "grid", "block", "original us", "best us"};
  if (withHand) header.emplace_back("by hand us");
  header.insert(header.end(), {"floor us", "faster", "plan", "registers", "occupancy", "output", "without a time"});
  std::string markdown = markdownLine(header) + markdownLine(std::vector<std::string>(header.size(), "---"));
  Table table(header);
  for (const TunedKernel &kernel : kernels) {
    const measure::Row *original = kernel.original();
    const measure::Row *best = kernel.best();
    if (original != nullptr && best != nullptr) {
      const std::vector<std::string> cells = cellsOf(kernel, *original, *best, withHand);
      markdown += markdownLine(cells);
      table.add(cells);
    } else {
      markdown += markdownLine({kernel.name, whyNoBest(kernel)});
      table.addNote({kernel.name}, whyNoBest(kernel));
    }
  }
  return asMarkdown ? markdown : table.text();
}

std::string tuneCsv(const std::vector<TunedKernel> &kernels) {
  std::string out;
  std::map<std::string, bool> told;
  for (const TunedKernel &kernel : kernels) {
    const measure::Environment &on = kernel.measurement.environment;
    if (on.gpu.empty()) continue;
    const std::string line = "# " + on.gpu + ", " + on.architecture + ", driver " + on.driver + ", CUDA " + on.toolkit +
                             ", " + on.date.substr(0, 10) + "\n";
    if (!std::exchange(told[line], true)) out += line;
  }
  const bool withEnergy = std::ranges::any_of(kernels, [](const TunedKernel &kernel) {
    return std::ranges::any_of(kernel.measurement.rows, [](const measure::Row &row) { return row.energy.has_value(); });
  });
  std::vector<std::string> header{"kernel",   "plan",      "grid",     "block", "registers", "occupancy",
                                  "first_us", "second_us", "speed_up", "noisy", "output",    "reason"};
  if (withEnergy) header.insert(header.end(), {"energy_uj", "energy_uncertainty_uj", "energy_saving"});
  out += csvLine(header);
  for (const TunedKernel &kernel : kernels) {
    if (kernel.error) out += csvReason(kernel, "", kernel.error->message, withEnergy);
    for (const measure::Row &row : kernel.measurement.rows)
      out += row.measured()
                 ? csvRow(kernel, row, withEnergy)
                 : csvReason(kernel, rowName(row), std::string(nameOf(row.failure)) + ": " + row.reason, withEnergy);
    for (const session::Variant &variant : kernel.variants)
      if (variant.status != session::VariantStatus::built)
        out += csvReason(kernel, toString(variant.plan), std::string(nameOf(variant.status)) + ": " + variant.reason,
                         withEnergy);
  }
  return out;
}

Json tuneJson(const std::vector<TunedKernel> &kernels) {
  return {{"kernels", listOf(kernels, kernelJson)}};
}

} // namespace warpgrain::cli
