// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Measurement.h"

#include "app/cli/Numbers.h"
#include "app/cli/Table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

namespace warpgrain::cli {

namespace {

/// Below so many times of an empty kernel, what it takes is more than 2 % of a time.
constexpr double shortLaunch = 50;

std::string number(double value, const char *format) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), format, value);
  return text.data();
}

std::string titleOf(const std::string &steps) {
  return steps.empty() ? "(original)" : steps;
}

/// A bundle that was made by hand may have variants that no steps made.
std::string titleOf(const measure::Row &row) {
  return row.steps.empty() && !row.isBaseline ? row.variant : titleOf(row.steps);
}

/// Columns that only some measurements have.
struct Columns {
  bool kernelTimes = false;
  bool energies = false;
};

Columns columnsOf(const std::vector<measure::Row> &rows) {
  return {.kernelTimes = std::ranges::any_of(rows, [](const auto &row) { return row.kernelMedian().has_value(); }),
          .energies = std::ranges::any_of(rows, [](const auto &row) { return row.energy.has_value(); })};
}

void addRow(Table &table, const measure::Row &row, Columns columns) {
  if (!row.measured()) {
    table.addNote({titleOf(row)}, std::string(nameOf(row.failure)) + ": " + row.reason);
    return;
  }
  const measure::Summary &summary = row.summary;
  std::vector<std::string> cells{titleOf(row),
                                 std::to_string(row.registers),
                                 std::to_string(row.localBytes),
                                 number(summary.median, "%.2f us"),
                                 "+-" + percent(summary.spread()) + (row.noisy ? " noisy" : ""),
                                 number(summary.quartile1, "%.2f") + " - " + number(summary.quartile3, "%.2f"),
                                 std::to_string(summary.count),
                                 row.speedUp() ? number(*row.speedUp(), "%.2f") : "?",
                                 outputText(row)};
  const auto kernel = row.kernelMedian();
  if (columns.kernelTimes) cells.push_back(kernel ? number(*kernel, "%.2f us") : "?");
  if (columns.energies) cells.push_back(energyText(row.energy));
  if (columns.energies) cells.push_back(row.energySaving() ? number(*row.energySaving(), "%.2f") : "?");
  table.add(std::move(cells));
}

/// Once for all rows: they were measured with the same events.
void printShortNote(const std::vector<measure::Row> &rows) {
  double empty = 0;
  bool anyShort = false;
  for (const measure::Row &row : rows) {
    empty = std::max(empty, row.emptyMicroseconds);
    anyShort = anyShort || (row.measured() && row.summary.median < shortLaunch * row.emptyMicroseconds);
  }
  if (anyShort)
    std::cout << "note: a kernel that does nothing takes " << number(empty, "%.2f us")
              << " between the same events; up to as much of each time is not the kernel's.\n";
}

} // namespace

std::string energyText(const std::optional<measure::Energy> &energy) {
  if (!energy) return "?";
  const double microjoules = energy->microjoules;
  const std::string amount = microjoules < 1e3   ? number(microjoules, "%.1f uJ")
                             : microjoules < 1e6 ? number(microjoules / 1e3, "%.2f mJ")
                                                 : number(microjoules / 1e6, "%.2f J");
  return amount + " +-" + percent(energy->spread());
}

std::string outputText(const measure::Row &row) {
  if (row.outputs.empty()) return "not compared";
  for (const measure::OutputResult &output : row.outputs)
    if (output.comparison.unequalBits > 0) return "within tolerance";
  return "equal";
}

std::string progressText(const measure::Row &row) {
  if (!row.measured()) return titleOf(row) + ": " + std::string(nameOf(row.failure)) + ": " + row.reason;
  return titleOf(row) + ": " + number(row.summary.median, "%.2f us");
}

Json measurementJson(const Measurement &measurement, const std::vector<session::Variant> &variants) {
  Json out = Json::object();
  if (!measurement.host.empty()) out["host"] = measurement.host;
  out.update({{"complete", measurement.complete},
              {"environment", recordJson(measurement.environment)},
              {"results", listOf(measurement.rows, recordJson<measure::Row>)},
              {"not_built", Json::array()}});
  for (const session::Variant &variant : variants)
    if (variant.status != session::VariantStatus::built)
      out["not_built"].push_back(
          {{"steps", toString(variant.plan)}, {"status", nameOf(variant.status)}, {"reason", variant.reason}});
  return out;
}

void printMeasurement(const Measurement &measurement, const std::vector<session::Variant> &variants) {
  const measure::Environment &environment = measurement.environment;
  if (!measurement.host.empty()) std::cout << measurement.host << ": ";
  std::cout << environment.gpu << ", driver " << (environment.driver.empty() ? "?" : environment.driver) << ", CUDA "
            << environment.driverCuda << ", " << environment.date << "\n\n";
  const Columns columns = columnsOf(measurement.rows);
  std::vector<std::string> header{"steps",     "regs",    "local",    "median", "spread",
                                  "quartiles", "samples", "speed-up", "output"};
  if (columns.kernelTimes) header.emplace_back("kernel's own");
  if (columns.energies) header.insert(header.end(), {"energy", "times less"});
  Table table(std::move(header));
  for (const measure::Row &row : measurement.rows)
    addRow(table, row, columns);
  for (const session::Variant &variant : variants)
    if (variant.status != session::VariantStatus::built)
      table.addNote({titleOf(toString(variant.plan))}, std::string(nameOf(variant.status)) + ": " + variant.reason);
  std::cout << table.text();
  for (const measure::Row &row : measurement.rows)
    for (const std::string &note : row.notes)
      std::cout << "note: " << titleOf(row) << ": " << note << '\n';
  printShortNote(measurement.rows);
  for (const std::string &note : environment.notes)
    std::cout << "note: " << note << '\n';
  std::cout.flush();
  std::cerr << measurement.messages;
}

} // namespace warpgrain::cli
