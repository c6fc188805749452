// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/LibraryIncludes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace warpgrain::frontend {

namespace {

/// Folders of libraries whose headers take seconds to read.
constexpr std::array libraryFolders{std::string_view("cub/"), std::string_view("thrust/"), std::string_view("cuda/")};

void skipBlanks(std::string_view &text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
    text.remove_prefix(1);
}

bool skip(std::string_view &text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

/// False where a comment has no end, or goes on after the line because of a backslash.
bool skipComment(std::string_view &text) {
  const bool block = text.starts_with("/*");
  const std::size_t end = text.find(block ? "*/" : "\n");
  if (end == std::string_view::npos) return false;
  if (!block && text.substr(0, end).ends_with('\\')) return false;
  text.remove_prefix(block ? end + 2 : end);
  return true;
}

/// Blanks, line breaks and comments; false where a comment is not understood.
bool skipSpace(std::string_view &text) {
  while (!text.empty()) {
    if (std::isspace(static_cast<unsigned char>(text.front())) != 0) {
      text.remove_prefix(1);
    } else if (text.starts_with("//") || text.starts_with("/*")) {
      if (!skipComment(text)) return false;
    } else {
      return true;
    }
  }
  return true;
}

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("_./+-").contains(c);
}

/// Takes `#include <name>` off the front.
std::optional<std::string_view> takeInclude(std::string_view &text) {
  if (!skip(text, "#")) return std::nullopt;
  skipBlanks(text);
  if (!skip(text, "include")) return std::nullopt;
  skipBlanks(text);
  if (!skip(text, "<")) return std::nullopt;
  const auto end = std::ranges::find_if_not(text, isOfName);
  const std::string_view name = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(name.size());
  if (name.empty() || !skip(text, ">")) return std::nullopt;
  skipBlanks(text);
  const bool ends = text.empty() || text.starts_with('\n') || text.starts_with("\r\n") || text.starts_with("//") ||
                    text.starts_with("/*");
  return ends ? std::optional(name) : std::nullopt;
}

} // namespace

std::string libraryIncludes(std::string_view source) {
  std::string lines;
  std::size_t wanted = 0;
  while (skipSpace(source)) {
    const auto name = takeInclude(source);
    if (!name) break;
    lines += "#include <" + std::string(*name) + ">\n";
    if (std::ranges::any_of(libraryFolders, [&](std::string_view folder) { return name->starts_with(folder); }))
      wanted = lines.size();
  }
  lines.resize(wanted);
  return lines;
}

} // namespace warpgrain::frontend
