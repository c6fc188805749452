// SPDX-License-Identifier: Apache-2.0
#include "core/capture/CaptureSettings.h"

#include <charconv>
#include <cstdlib>
#include <cstring>

namespace warpgrain::capture {

namespace {

std::string textOf(const char *variable) {
  const char *value = std::getenv(variable);
  return value == nullptr ? "" : value;
}

/// False where there is a value and it is no number.
bool takeNumber(const char *variable, std::uint64_t &out) {
  const std::string text = textOf(variable);
  if (text.empty()) return true;
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, out);
  return error == std::errc() && stop == end;
}

} // namespace

std::optional<CaptureSettings> settingsFromEnvironment() {
  CaptureSettings settings{
      .bundle = textOf(bundleVariable), .reports = textOf(reportsVariable), .kernel = textOf(kernelVariable)};
  if (settings.bundle.empty() || settings.reports.empty()) return std::nullopt;
  if (!takeNumber(launchVariable, settings.launch) || settings.launch == 0) return std::nullopt;
  if (!takeNumber(limitVariable, settings.limitBytes)) return std::nullopt;
  if (textOf(tooMuchVariable) == "truncate") settings.tooMuch = TooMuch::truncate;
  settings.stops = textOf(stopVariable) == "1";
  return settings;
}

} // namespace warpgrain::capture
