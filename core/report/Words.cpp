// SPDX-License-Identifier: Apache-2.0
#include "core/report/Words.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace warpgrain::report {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Word::count)> english{
#define WARPGRAIN_WORD(id, text) text,
#include "core/report/Words.def"
#undef WARPGRAIN_WORD
};

} // namespace

std::string_view englishOf(Word word) {
  return english[static_cast<std::size_t>(word)];
}

std::string Language::text(Word word) const {
  return translate ? translate(englishOf(word)) : std::string(englishOf(word));
}

std::string Language::text(Word word, std::initializer_list<std::string_view> arguments) const {
  const std::string pattern = text(word);
  std::string out;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const bool isPlace = pattern[at] == '{' && at + 2 < pattern.size() && pattern[at + 2] == '}' &&
                         pattern[at + 1] >= '1' && static_cast<std::size_t>(pattern[at + 1] - '1') < arguments.size();
    if (!isPlace) {
      out += pattern[at];
      continue;
    }
    out += arguments.begin()[pattern[at + 1] - '1'];
    at += 2;
  }
  return out;
}

std::string Language::text(const dependence::Reason &reason) const {
  return sentence ? sentence(reason) : reason.text();
}

std::string Language::number(double value, int digits) const {
  if (!std::isfinite(value)) return "–";
  std::array<char, 512> buffer{};
  const auto written =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, digits);
  if (written.ec != std::errc()) return "–";
  std::string out(buffer.data(), written.ptr);
  const std::size_t point = out.find('.');
  if (point == std::string::npos) return out;
  out.erase(out.find_last_not_of('0') + 1);
  if (out.ends_with('.'))
    out.pop_back();
  else
    out[point] = decimalPoint;
  return out == "-0" ? "0" : out;
}

} // namespace warpgrain::report
