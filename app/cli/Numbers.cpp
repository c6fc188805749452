// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Numbers.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <string_view>

namespace warpgrain::cli {

namespace {

/// What the extents are of, and the longest ones that a GPU has.
struct ExtentKind {
  std::string_view name;
  std::string_view unit;
  std::array<std::int64_t, 3> most;
};

constexpr ExtentKind blockKind{"block", "threads", {1024, 1024, 1024}};
constexpr ExtentKind gridKind{"grid", "blocks", {2147483647, 65535, 65535}};

Result<std::array<std::int64_t, 3>> parseExtents(const std::string &text, const ExtentKind &kind) {
  const std::string no = "\"" + text + "\" is no " + std::string(kind.name);
  std::array<std::int64_t, 3> out{1, 1, 1};
  std::string_view rest = text;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::size_t end = std::min(rest.find_first_of(",x"), rest.size());
    const auto [stop, error] = std::from_chars(rest.data(), rest.data() + end, out[i]);
    if (error != std::errc() || stop != rest.data() + end || out[i] < 1)
      return fail(ErrorKind::usage, no + "; write X,Y,Z with numbers from 1, for example 32,8,1.");
    if (out[i] > kind.most[i])
      return fail(ErrorKind::usage,
                  no + "; an extent is at most " + std::to_string(kind.most[i]) + " " + std::string(kind.unit) + ".");
    if (end == rest.size()) return out;
    rest.remove_prefix(end + 1);
  }
  return fail(ErrorKind::usage, "\"" + text + "\" has more than three extents; write X,Y,Z.");
}

Result<void> take(const std::string &text, const ExtentKind &kind, model::Extents &extents) {
  if (text.empty()) return {};
  const auto parsed = parseExtents(text, kind);
  if (!parsed) return std::unexpected(parsed.error());
  for (const model::Axis axis : model::allAxes)
    extents[axis] = (*parsed)[indexOf(axis)];
  return {};
}

} // namespace

Result<std::array<std::int64_t, 3>> parseBlock(const std::string &text) {
  return parseExtents(text, blockKind);
}

Result<std::array<std::int64_t, 3>> parseGrid(const std::string &text) {
  return parseExtents(text, gridKind);
}

Result<void> takeBlock(const std::string &text, model::Extents &block) {
  return take(text, blockKind, block);
}

Result<void> takeGrid(const std::string &text, model::Extents &grid) {
  return take(text, gridKind, grid);
}

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

std::string percent(double share) {
  return fixed(share * 100, 1) + " %";
}

} // namespace warpgrain::cli
