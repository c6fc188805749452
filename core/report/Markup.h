// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::report {

/// A piece of a page. Text that is not the program's own gets into it escaped only.
class Html {
public:
  Html() = default;
  /// Text: what means something in HTML is escaped. Bytes that are no UTF-8, and characters that a page cannot hold,
  /// become U+FFFD; characters that change the direction of text are named, so that a line reads as it is.
  explicit Html(std::string_view text);

  /// An element. Its name and attributes are the program's own: literals and numbers, never what was read from a
  /// source.
  static Html element(std::string_view tag, const Html &content, std::string_view attributes = {});
  static Html element(std::string_view tag, std::string_view text, std::string_view attributes = {});
  /// Markup that is the program's own.
  static Html own(std::string_view markup);

  Html &operator+=(const Html &other) {
    bytes_ += other.bytes_;
    return *this;
  }

  bool empty() const { return bytes_.empty(); }

  const std::string &bytes() const { return bytes_; }

private:
  std::string bytes_;
};

Html operator+(Html one, const Html &other);

/// A number as it is shown, with the number itself for programs: <data value="0.5">50</data>.
Html numberElement(double value, std::string_view shown);

/// A list with a point for each text; one text stands by itself, and nothing for no text.
Html listOf(const std::vector<std::string> &texts);

/// A table with its lines.
class TableMarkup {
public:
  explicit TableMarkup(const std::vector<std::string> &heading);

  void add(const std::vector<Html> &cells);

  Html html() const;

private:
  Html heading_;
  Html lines_;
};

/// A cell of numbers, which stand below each other.
Html numberCell(const Html &content);
Html cell(const Html &content);

} // namespace warpgrain::report
