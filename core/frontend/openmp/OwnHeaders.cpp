// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/OwnHeaders.h"

#include "core/base/Files.h"
#include "core/base/IncludeLine.h"
#include "core/base/Tokens.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

/// Joined sources larger than this are no sources that a person would read.
constexpr std::size_t maximumBytes = 8U << 20;

/// The folders that flags name for headers.
std::vector<fs::path> foldersOf(const std::vector<std::string> &flags, const fs::path &folder) {
  std::vector<fs::path> out;
  for (std::size_t i = 0; i < flags.size(); ++i)
    for (const std::string_view option : {"-I", "-iquote"}) {
      if (!flags[i].starts_with(option)) continue;
      const bool isApart = flags[i] == option && i + 1 < flags.size();
      const std::string named = isApart ? flags[i + 1] : flags[i].substr(option.size());
      if (!named.empty()) out.push_back((folder / named).lexically_normal());
      break;
    }
  return out;
}

/// The words of a directive behind its `#`, of which comments are no part.
std::vector<std::string_view> wordsOf(std::string_view directive) {
  const std::string_view rest = directive.substr(directive.find('#') + 1);
  std::vector<std::string_view> out;
  for (const Token &token : tokenize(rest))
    if (token.kind != TokenKind::comment) out.push_back(textOf(rest, token));
  return out;
}

bool isNameOfCuda(std::string_view name) {
  static const std::set<std::string_view> numbers{"char", "uchar", "short",    "ushort",    "int",   "uint",
                                                  "long", "ulong", "longlong", "ulonglong", "float", "double"};
  return name == "dim3" || (name.size() > 1 && name.back() >= '1' && name.back() <= '4' &&
                            numbers.contains(name.substr(0, name.size() - 1)));
}

bool isDirectiveOfOpenMp(std::string_view directive) {
  const auto words = wordsOf(directive);
  return words.size() > 2 && words[0] == "pragma" && words[1] == "omp";
}

/// Directives, bodies of functions, names of CUDA's.
bool holdsCode(std::string_view text, const std::set<std::string> &names) {
  std::string_view before;
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::comment) continue;
    if (token.kind == TokenKind::directive) {
      if (isDirectiveOfOpenMp(word)) return true;
      continue;
    }
    const bool isBehindHead = before == ")" || before == "const" || before == "noexcept" || before == "override";
    if ((word == "{" && isBehindHead) || isNameOfCuda(word) || names.contains(std::string(word))) return true;
    before = word;
  }
  return false;
}

class Joiner {
public:
  Joiner(std::vector<fs::path> folders, const std::set<std::string> &names)
      : folders_(std::move(folders)), names_(names) {}

  void add(const fs::path &file, const std::string &text, bool isHeader);

  JoinedSource out;
  bool isFollowed = true;

private:
  std::optional<fs::path> find(const fs::path &from, const IncludeLine &include) const;
  const std::string *read(const fs::path &file);
  bool mustBeJoined(const fs::path &file);
  void addText(const fs::path &file, std::string_view text, std::uint32_t line);
  void addHeader(const fs::path &file);

  std::vector<fs::path> folders_;
  const std::set<std::string> &names_;
  std::map<fs::path, std::optional<std::string>> texts_;
  std::map<fs::path, bool> joined_;
  std::map<fs::path, std::size_t> numbers_; ///< of files, for the names of their guards
  std::vector<fs::path> open_;
  std::uint32_t lines_ = 1; ///< of the text so far
};

std::optional<fs::path> Joiner::find(const fs::path &from, const IncludeLine &include) const {
  std::error_code ignored;
  std::vector<fs::path> places;
  if (include.isQuoted) places.push_back(from.parent_path());
  places.insert(places.end(), folders_.begin(), folders_.end());
  for (const fs::path &place : places)
    if (const fs::path path = (place / include.name).lexically_normal(); fs::is_regular_file(path, ignored))
      return path;
  return std::nullopt;
}

const std::string *Joiner::read(const fs::path &file) {
  auto known = texts_.find(file);
  if (known == texts_.end()) {
    auto text = readTextFile(file);
    known = texts_.emplace(file, text ? std::optional(std::move(*text)) : std::nullopt).first;
  }
  return known->second ? &*known->second : nullptr;
}

/// A header with code, or one that includes such a header.
bool Joiner::mustBeJoined(const fs::path &file) {
  if (const auto known = joined_.find(file); known != joined_.end()) return known->second;
  joined_[file] = false; // one that includes itself
  const std::string *text = read(file);
  if (text == nullptr) return false;
  bool result = holdsCode(*text, names_);
  for (const Token &token : tokenize(*text)) {
    if (result) break;
    if (token.kind != TokenKind::directive) continue;
    const auto include = includeLineOf(textOf(*text, token));
    const auto found = include ? find(file, *include) : std::nullopt;
    result = found && mustBeJoined(*found);
  }
  return joined_[file] = result;
}

/// Adds a piece of a file that begins with a line of it.
void Joiner::addText(const fs::path &file, std::string_view text, std::uint32_t line) {
  const auto count = static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
  out.headers.push_back({.first = lines_, .path = file, .line = line});
  out.text += text;
  lines_ += count;
  isFollowed &= out.text.size() <= maximumBytes;
}

void Joiner::addHeader(const fs::path &file) {
  const std::string *text = read(file);
  if (text == nullptr || std::ranges::find(open_, file) != open_.end()) {
    isFollowed = false;
    return;
  }
  add(file, *text, true);
}

/// Adds a file's text with headers in the place of their includes. Headers that are included once get a guard for it.
void Joiner::add(const fs::path &file, const std::string &text, bool isHeader) {
  open_.push_back(file);
  const std::vector<Token> tokens = tokenize(text);
  const auto isOnce = [&](const Token &token) {
    if (token.kind != TokenKind::directive || !isHeader) return false;
    const auto words = wordsOf(textOf(text, token));
    return words.size() == 2 && words[0] == "pragma" && words[1] == "once";
  };
  const bool isIncludedOnce = std::ranges::any_of(tokens, isOnce);
  const std::string guard = "OWN_HEADER_" + std::to_string(numbers_.try_emplace(file, numbers_.size()).first->second) +
                            "_" + file.stem().string();
  std::string word;
  for (const char c : guard)
    word += isIdentifierCharacter(c) ? c : '_';
  if (isIncludedOnce) addText(file, "#ifndef " + word + "\n#define " + word + "\n", 1);
  std::uint32_t at = 0;
  std::uint32_t line = 1;
  const auto upTo = [&](std::uint32_t end) {
    const std::string_view piece = std::string_view(text).substr(at, end - at);
    addText(file, piece, line);
    line += static_cast<std::uint32_t>(std::ranges::count(piece, '\n'));
    at = end;
  };
  for (const Token &token : tokens) {
    if (token.kind != TokenKind::directive || !isFollowed) continue;
    if (isOnce(token)) {
      upTo(token.begin);
      at = token.end;
      continue;
    }
    const auto include = includeLineOf(textOf(text, token));
    const auto found = include ? find(file, *include) : std::nullopt;
    // What a header in another folder includes would not be found from here.
    if (!found || !(isHeader || mustBeJoined(*found))) continue;
    upTo(token.begin);
    addHeader(*found);
    at = token.end;
  }
  upTo(static_cast<std::uint32_t>(text.size()));
  if (isHeader && (text.empty() || text.back() != '\n')) addText(file, "\n", line);
  if (isIncludedOnce) addText(file, "#endif\n", line);
  open_.pop_back();
}

} // namespace

JoinedSource withOwnHeaders(const fs::path &file, const std::string &text, const std::vector<std::string> &flags,
                            const fs::path &folder, const std::set<std::string> &names) {
  Joiner joiner(foldersOf(flags, folder), names);
  joiner.add(file, text, false);
  if (!joiner.isFollowed) return {.text = text, .headers = {}};
  if (joiner.out.text == text) joiner.out.headers.clear();
  return std::move(joiner.out);
}

} // namespace warpgrain::frontend
