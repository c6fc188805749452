// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/MissingWords.h"

#include <clang/Basic/DiagnosticParse.h>
#include <clang/Basic/DiagnosticSema.h>
#include <clang/Basic/SourceManager.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <optional>
#include <string>

namespace warpgrain::frontend {

using model::Insertion;

namespace {

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// "__half2" of "… (with operand types '__half2' and 'void')", which is how Clang puts braces on the right.
std::string typeBeforeBraces(std::string_view message) {
  constexpr std::string_view lead = "operator '=' is ambiguous (with operand types '";
  const std::size_t at = message.find(lead);
  if (at == std::string_view::npos || !message.ends_with("and 'void')")) return {};
  const std::string_view rest = message.substr(at + lead.size());
  const std::string_view type = rest.substr(0, rest.find('\''));
  // More than a name, as with qualifiers or template arguments, may mean something else where it is written out.
  return std::ranges::all_of(type, isOfName) ? std::string(type) : std::string();
}

/// `pick<N + 1>(v)` whose `<` was taken for a comparison: the name is that of a function.
bool isNameBeforeArguments(std::string_view text, std::size_t offset) {
  std::size_t end = offset;
  while (end < text.size() && isOfName(text[end]))
    ++end;
  const std::size_t mark = text.find_first_not_of(" \t", end);
  if (end == offset || mark == std::string_view::npos) return false;
  const std::string_view rest = text.substr(mark);
  return rest.starts_with('<') && !rest.starts_with("<<") && !rest.starts_with("<=");
}

/// What a diagnostic asks for, at an offset of the text that was read.
std::optional<Insertion> missingWords(unsigned diagnostic, std::string_view message, std::string_view text,
                                      std::uint32_t offset) {
  switch (diagnostic) {
  case clang::diag::err_missing_dependent_template_keyword:
  case clang::diag::err_template_kw_missing:
    return Insertion{.offset = offset, .words = "template "};
  case clang::diag::err_bound_member_function:
    if (!isNameBeforeArguments(text, offset)) return std::nullopt;
    return Insertion{.offset = offset, .words = "template "};
  case clang::diag::err_ovl_ambiguous_oper_binary: {
    const std::string type = typeBeforeBraces(message);
    const std::size_t brace = text.find_first_not_of(" \t\r\n", offset + 1);
    if (type.empty() || text[offset] != '=' || brace == std::string_view::npos || text[brace] != '{')
      return std::nullopt;
    return Insertion{.offset = static_cast<std::uint32_t>(brace), .words = type};
  }
  default:
    return std::nullopt;
  }
}

/// `extern` for `__shared__ T name;`, whose name stands at the offset. Nothing where the declaration says how the
/// object is stored or what it begins with.
std::optional<Insertion> externBefore(std::string_view text, std::size_t offset) {
  constexpr std::string_view space = "__shared__";
  const std::size_t before = text.find_last_of(";{}", offset);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::string_view specifiers = text.substr(begin, offset - begin);
  const std::size_t at = specifiers.find(space);
  if (at == std::string_view::npos || specifiers.contains("static") || specifiers.contains("extern"))
    return std::nullopt;
  std::size_t end = offset;
  while (end < text.size() && isOfName(text[end]))
    ++end;
  const std::string_view rest = text.substr(end, text.find(';', end) - end);
  if (rest.find_first_of("={(") != std::string_view::npos) return std::nullopt;
  return Insertion{.offset = static_cast<std::uint32_t>(begin + at), .words = "extern "};
}

struct PlaceInFile {
  std::filesystem::path path;
  std::string_view text;
  std::uint32_t offset = 0;
};

/// Nothing for places in macros and in headers of the system.
std::optional<PlaceInFile> placeIn(const clang::SourceManager &sources, clang::SourceLocation place) {
  if (place.isInvalid() || place.isMacroID() || sources.isInSystemHeader(place)) return std::nullopt;
  const auto [file, offset] = sources.getDecomposedLoc(place);
  const auto entry = sources.getFileEntryRefForID(file);
  if (!entry) return std::nullopt;
  std::error_code error;
  return PlaceInFile{.path = std::filesystem::absolute(entry->getName().str(), error).lexically_normal(),
                     .text = sources.getBufferData(file),
                     .offset = offset};
}

} // namespace

void findMissingWords(const clang::SourceManager &sources, unsigned diagnostic, std::string_view message,
                      clang::SourceLocation place, Insertions &found) {
  const auto at = placeIn(sources, place);
  auto words = at ? missingWords(diagnostic, message, at->text, at->offset) : std::nullopt;
  if (words) found[at->path].push_back(std::move(*words));
}

void findSharedObject(const clang::SourceManager &sources, unsigned diagnostic, clang::SourceLocation place,
                      Insertions &found) {
  const auto at = diagnostic == clang::diag::err_shared_var_init ? placeIn(sources, place) : std::nullopt;
  auto words = at ? externBefore(at->text, at->offset) : std::nullopt;
  if (words) found[at->path].push_back(std::move(*words));
}

} // namespace warpgrain::frontend
