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

/// Of another tuner, where it looked for little time or energy.
std::optional<double> microsecondsOf(const T4Result &result) {
  const bool isMeant =
      result.objectives.empty() || result.objectives.front() == "time" || result.objectives.front() == "energy";
  const T4Measurement *time = isMeant ? result.measurement("time") : nullptr;
  return time != nullptr ? std::optional(time->value * microsecondsIn(time->unit)) : std::nullopt;
}

} // namespace

std::string_view nameOf(RecordKind kind, RecordAnswer answer) {
  static constexpr std::array<std::string_view, 3> done{"built", "verified", "measured"};
  static constexpr std::array<std::string_view, 4> names{"", "refused", "failed", "alike"};
  return answer == RecordAnswer::done ? done[static_cast<std::size_t>(kind)] : names[static_cast<std::size_t>(answer)];
}

bool isOfConfiguration(std::string_view name) {
  return name.starts_with("gridDim.") || name.starts_with("blockDim.") || name == "dynamicSmemBytes";
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

std::optional<double> Record::microjoules() const {
  if (answer != RecordAnswer::done) return std::nullopt;
  if (row && row->measured() && row->energy) return row->energy->microjoules;
  return imported ? imported->microjoules() : std::nullopt;
}

} // namespace warpgrain::tune
