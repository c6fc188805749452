// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/StoredT4.h"

#include <algorithm>

namespace warpgrain::tune {

namespace {

constexpr std::array<std::string_view, 6> reasons{"",
                                                  "It took too long.",
                                                  "It does not compile.",
                                                  "It did not run as it should.",
                                                  "Its outputs are wrong.",
                                                  "The space does not allow it."};

/// "block_size_x = 32, tile_size = 2"
std::string textOf(const std::vector<std::pair<std::string, ParameterValue>> &configuration) {
  std::string out;
  for (const auto &[name, value] : configuration)
    out += (out.empty() ? "" : ", ") + name + " = " + tune::textOf(value);
  return out;
}

RecordAnswer answerOf(const T4Result &result) {
  if (result.invalidity == Invalidity::correct) return RecordAnswer::done;
  return result.invalidity == Invalidity::constraints ? RecordAnswer::refused : RecordAnswer::failed;
}

Invalidity invalidityOf(const Record &record) {
  if (record.answer == RecordAnswer::done) return Invalidity::correct;
  if (record.answer == RecordAnswer::refused) return Invalidity::constraints;
  if (!record.row) return Invalidity::compile;
  if (record.row->failure == measure::Failure::output) return Invalidity::correctness;
  return record.row->failure == measure::Failure::hang ? Invalidity::timeout : Invalidity::runtime;
}

T4Result resultOf(const Record &record) {
  if (record.imported) return *record.imported;
  const bool isDone = record.answer == RecordAnswer::done;
  T4Result out{.timestamp = record.date,
               .configuration = record.configuration,
               .objectives = {"time"},
               .times = {},
               .invalidity = invalidityOf(record),
               .correctness = isDone ? 1.0 : 0.0,
               .measurements = {}};
  if (isDone && record.row) {
    for (const double microseconds : record.row->samples)
      out.times.runs.push_back(microseconds / 1000);
    out.measurements.push_back({.name = "time", .value = record.row->summary.median / 1000, .unit = "ms"});
    if (record.row->energy) out.addEnergy(record.row->energy->microjoules, record.row->energy->uncertainty);
  }
  return out;
}

} // namespace

std::vector<Record> recordsOfT4(const std::vector<T4Result> &results, const T4Origin &origin) {
  std::vector<Record> out;
  for (const T4Result &result : results) {
    Record record{.key = {.kernel = origin.kernel, .plan = textOf(result.configuration), .device = origin.device},
                  .answer = answerOf(result),
                  .reason = std::string(reasons[static_cast<std::size_t>(result.invalidity)]),
                  .configuration = result.configuration,
                  .imported = result,
                  .date = result.timestamp,
                  .sourceName = origin.file};
    out.push_back(std::move(record));
  }
  return out;
}

std::vector<T4Result> t4ResultsOf(std::span<const Record> records) {
  std::vector<T4Result> out;
  for (const Record &record : records)
    if (record.key.kind == RecordKind::measurement && record.answer != RecordAnswer::alike)
      out.push_back(resultOf(record));
  return out;
}

} // namespace warpgrain::tune
