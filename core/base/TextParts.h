// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Trimmed.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string_view>
#include <vector>

/// Taking texts apart. The parts point into the text.
namespace warpgrain {

inline std::vector<std::string_view> splitAt(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (const auto part : std::views::split(text, separator))
    parts.emplace_back(part.begin(), part.end());
  if (parts.empty()) parts.emplace_back();
  return parts;
}

/// The lines of a text without their ends; a line end at the end of the text begins none.
inline std::vector<std::string_view> linesOf(std::string_view text) {
  auto lines = splitAt(text, '\n');
  for (std::string_view &line : lines)
    if (line.ends_with('\r')) line.remove_suffix(1);
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

/// What stands between blanks, tabs and commas.
inline std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  constexpr std::string_view separators = " \t,";
  for (std::size_t at = text.find_first_not_of(separators); at != std::string_view::npos;) {
    const std::size_t end = text.find_first_of(separators, at);
    words.push_back(text.substr(at, end == std::string_view::npos ? end : end - at));
    at = end == std::string_view::npos ? end : text.find_first_not_of(separators, end);
  }
  return words;
}

/// The decimal number that a text begins with, behind blanks.
inline std::optional<std::uint32_t> numberAt(std::string_view text) {
  text = trimmed(text);
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// What stands between the first two quotation marks.
inline std::optional<std::string_view> quotedIn(std::string_view text) {
  const std::size_t begin = text.find('"');
  const std::size_t end = begin == std::string_view::npos ? begin : text.find('"', begin + 1);
  return end == std::string_view::npos ? std::nullopt : std::optional(text.substr(begin + 1, end - begin - 1));
}

} // namespace warpgrain
