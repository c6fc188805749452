// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/Record.h"

namespace warpgrain::tune {

namespace {

/// Of another tuner: T4's objective where it is a time; its unit is milliseconds where none is said.
std::optional<double> microsecondsOf(const T4Result &result) {
  const bool isTime = result.objectives.empty() || result.objectives.front() == "time";
  const std::optional<double> cost = result.cost();
  if (!isTime || !cost) return std::nullopt;
  for (const T4Measurement &measurement : result.measurements) {
    if (measurement.name != "time") continue;
    if (measurement.unit == "s" || measurement.unit == "seconds") return *cost * 1e6;
    if (measurement.unit == "us" || measurement.unit == "microseconds") return *cost;
    if (measurement.unit == "ns" || measurement.unit == "nanoseconds") return *cost / 1e3;
  }
  return *cost * 1e3;
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
