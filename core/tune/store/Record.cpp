// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/Record.h"

#include <algorithm>

namespace warpgrain::tune {

namespace {

/// How many microseconds a unit of T4 is; milliseconds where none is said.
double microsecondsIn(const std::string &unit) {
  if (unit == "s" || unit == "seconds") return 1e6;
  if (unit == "us" || unit == "microseconds") return 1;
  return unit == "ns" || unit == "nanoseconds" ? 1e-3 : 1e3;
}

/// Of another tuner: T4's objective where it is a time.
std::optional<double> microsecondsOf(const T4Result &result) {
  const std::string objective = result.objectives.empty() ? "time" : result.objectives.front();
  const auto measurement = std::ranges::find(result.measurements, objective, &T4Measurement::name);
  if (objective != "time" || measurement == result.measurements.end() || !result.cost()) return std::nullopt;
  return measurement->value * microsecondsIn(measurement->unit);
}

} // namespace

std::string_view nameOf(RecordKind kind, RecordAnswer answer) {
  static constexpr std::array<std::string_view, 3> done{"built", "verified", "measured"};
  static constexpr std::array<std::string_view, 4> names{"", "refused", "failed", "alike"};
  return answer == RecordAnswer::done ? done[static_cast<std::size_t>(kind)] : names[static_cast<std::size_t>(answer)];
}

ContentHash RecordKey::hash() const {
  return hashContent(
      {recordKindNames[static_cast<std::size_t>(kind)], kernel, source, plan, launch, device, compiler, method});
}

std::string deviceOf(const measure::Environment &environment) {
  constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20U;
  if (environment.gpu.empty()) return {};
  return environment.gpu + ", " + environment.architecture + ", " + std::to_string(environment.multiprocessors) +
         " SMs, " + std::to_string(environment.memoryBytes / mebibyte) + " MiB";
}

std::optional<double> Record::microseconds() const {
  if (answer != RecordAnswer::done) return std::nullopt;
  if (row && row->measured() && !row->samples.empty()) return row->summary.median;
  return imported ? microsecondsOf(*imported) : std::nullopt;
}

} // namespace warpgrain::tune
