// SPDX-License-Identifier: Apache-2.0
#include "core/report/Markup.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>

namespace warpgrain::report {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

struct Character {
  std::uint32_t code = 0;
  std::size_t length = 1; ///< bytes
};

/// The character that begins a text; none where its bytes are no UTF-8.
std::optional<Character> firstOf(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return Character{.code = lead, .length = 1};
  const std::size_t length = lead >= 0xF0 && lead < 0xF5   ? 4
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                                                           : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  std::uint32_t code = lead & (0x7FU >> length);
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0U) != 0x80U) return std::nullopt;
    code = code << 6U | (byte(at) & 0x3FU);
  }
  constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least[length] || code > 0x10FFFF || isSurrogate) return std::nullopt;
  return Character{.code = code, .length = length};
}

bool turnsText(std::uint32_t code) {
  return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0x200E || code == 0x200F;
}

bool isAllowed(std::uint32_t code) {
  if (code == '\t' || code == '\n') return true;
  const bool isControl = code < 0x20 || (code >= 0x7F && code < 0xA0);
  const bool isNoCharacter = (code & 0xFFFEU) == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF);
  return !isControl && !isNoCharacter;
}

std::string nameOf(std::uint32_t code) {
  std::array<char, 8> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), code, 16).ptr;
  std::string name = "[U+";
  for (const char *at = digits.data(); at != end; ++at)
    name += *at >= 'a' ? static_cast<char>(*at - 'a' + 'A') : *at;
  return name + "]";
}

void append(std::string &out, std::string_view bytes, std::uint32_t code) {
  switch (code) {
  case '&':
    out += "&amp;";
    return;
  case '<':
    out += "&lt;";
    return;
  case '>':
    out += "&gt;";
    return;
  case '"':
    out += "&quot;";
    return;
  case '\'':
    out += "&#39;";
    return;
  default:
    break;
  }
  if (turnsText(code))
    out += nameOf(code);
  else
    out += isAllowed(code) ? bytes : replacement;
}

} // namespace

Html::Html(std::string_view text) {
  bytes_.reserve(text.size() + text.size() / 8);
  while (!text.empty()) {
    if (text.starts_with("\r\n")) text.remove_prefix(1);
    const auto first = firstOf(text);
    if (first)
      append(bytes_, text.substr(0, first->length), first->code);
    else
      bytes_ += replacement;
    text.remove_prefix(first ? first->length : 1);
  }
}

Html Html::own(std::string_view markup) {
  Html out;
  out.bytes_ = markup;
  return out;
}

Html Html::element(std::string_view tag, const Html &content, std::string_view attributes) {
  Html out;
  out.bytes_.append("<").append(tag);
  if (!attributes.empty()) out.bytes_.append(" ").append(attributes);
  out.bytes_.append(">").append(content.bytes_).append("</").append(tag).append(">");
  return out;
}

Html Html::element(std::string_view tag, std::string_view text, std::string_view attributes) {
  return element(tag, Html(text), attributes);
}

Html operator+(Html one, const Html &other) {
  one += other;
  return one;
}

Html numberElement(double value, std::string_view shown) {
  if (!std::isfinite(value)) return Html(shown);
  std::array<char, 64> buffer{};
  const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  if (written.ec != std::errc()) return Html(shown);
  const std::string_view exact(buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data()));
  return Html::element("data", shown, "value=\"" + std::string(exact) + "\"");
}

Html listOf(const std::vector<std::string> &texts) {
  if (texts.size() == 1) return Html(texts.front());
  Html items;
  for (const std::string &text : texts)
    items += Html::element("li", text);
  return texts.empty() ? Html() : Html::element("ul", items);
}

TableMarkup::TableMarkup(const std::vector<std::string> &heading) {
  for (const std::string &text : heading)
    heading_ += Html::element("th", text, "scope=\"col\"");
}

void TableMarkup::add(const std::vector<Html> &cells) {
  Html line;
  for (const Html &cell : cells)
    line += cell;
  lines_ += Html::element("tr", line) + Html::own("\n");
}

Html TableMarkup::html() const {
  const Html head = Html::element("thead", Html::element("tr", heading_));
  return Html::element("table", head + Html::own("\n") + Html::element("tbody", lines_),
                       "class=\"rows\" border=\"1\" cellspacing=\"0\" cellpadding=\"4\"") +
         Html::own("\n");
}

Html numberCell(const Html &content) {
  return Html::element("td", content, "class=\"number\" align=\"right\"");
}

Html cell(const Html &content) {
  return Html::element("td", content);
}

} // namespace warpgrain::report
