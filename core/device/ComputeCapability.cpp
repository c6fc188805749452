// SPDX-License-Identifier: Apache-2.0
#include "core/device/ComputeCapability.h"

#include <charconv>
#include <optional>

namespace warpgrain::device {

namespace {

std::optional<std::uint32_t> wholeNumber(std::string_view text) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// "9.0" and "12.1".
std::optional<ComputeCapability> fromDotted(std::string_view text, std::size_t dot) {
  const auto major = wholeNumber(text.substr(0, dot));
  const auto minor = wholeNumber(text.substr(dot + 1));
  if (!major || !minor || *minor > 9) return std::nullopt;
  return ComputeCapability{.major = *major, .minor = *minor};
}

/// "90" and "121": the last digit is the minor number.
std::optional<ComputeCapability> fromDigits(std::string_view text) {
  const auto number = wholeNumber(text);
  if (!number || text.size() < 2) return std::nullopt;
  return ComputeCapability{.major = *number / 10, .minor = *number % 10};
}

std::optional<ComputeCapability> parse(std::string_view text) {
  bool named = false;
  for (const std::string_view lead : {"sm_", "compute_"}) {
    if (!text.starts_with(lead)) continue;
    text.remove_prefix(lead.size());
    named = true;
    break;
  }
  if (text.ends_with('a') || text.ends_with('f')) text.remove_suffix(1);
  const std::size_t dot = named ? std::string_view::npos : text.find('.');
  const auto capability = dot == std::string_view::npos ? fromDigits(text) : fromDotted(text, dot);
  return capability && capability->major > 0 && capability->major < 100 ? capability : std::nullopt;
}

} // namespace

std::string ComputeCapability::architecture() const {
  return "sm_" + std::to_string(major) + std::to_string(minor);
}

std::string ComputeCapability::number() const {
  return std::to_string(major) + "." + std::to_string(minor);
}

Result<ComputeCapability> parseComputeCapability(std::string_view text) {
  if (const auto capability = parse(text)) return *capability;
  return fail(ErrorKind::usage,
              "\"" + std::string(text) + "\" is not a compute capability; write it as sm_90, compute_90, 90 or 9.0.");
}

} // namespace warpgrain::device
