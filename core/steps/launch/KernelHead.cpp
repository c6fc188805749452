// SPDX-License-Identifier: Apache-2.0
#include "core/steps/launch/KernelHead.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// What bounds a kernel's resources.
constexpr std::array boundWords{Qualifier::launchBounds, Qualifier::maximumRegisters};

/// Which bound a word of the language is.
std::optional<Qualifier> boundNamed(const Dialect &dialect, std::string_view word) {
  for (const Qualifier bound : boundWords)
    if (dialect.isQualifier(word, bound)) return bound;
  return std::nullopt;
}

/// True for an attribute that bounds a kernel's resources, as the language or its compilers spell it.
bool isBoundWord(const Dialect &dialect, std::string_view word) {
  return word == "launch_bounds" || word == "maxnreg" || boundNamed(dialect, word);
}

std::string_view trimmedLeft(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

/// "define" of `#  define X 1`, and what follows it.
std::pair<std::string_view, std::string_view> splitDirective(std::string_view line) {
  line = trimmedLeft(line.substr(1));
  const auto end = std::ranges::find_if_not(line, isIdentifierCharacter);
  const auto length = static_cast<std::size_t>(end - line.begin());
  return {line.substr(0, length), trimmedLeft(line.substr(length))};
}

/// The macros of the unit's files whose text holds one of the words, be it through other macros.
std::set<std::string, std::less<>> macrosThatBound(const Unit &unit) {
  std::vector<std::pair<std::string, std::string_view>> macros;
  for (const File &file : unit.files)
    for (const Token &token : tokenize(file.text)) {
      if (token.kind != TokenKind::directive) continue;
      const auto [word, rest] = splitDirective(textOf(file.text, token));
      if (word != "define") continue;
      const auto nameEnd =
          static_cast<std::size_t>(std::ranges::find_if_not(rest, isIdentifierCharacter) - rest.begin());
      if (!isBoundWord(*unit.dialect, rest.substr(0, nameEnd)))
        macros.emplace_back(std::string(rest.substr(0, nameEnd)), rest.substr(nameEnd));
    }
  std::set<std::string, std::less<>> found;
  for (bool grows = true; grows;) {
    grows = false;
    for (const auto &[name, body] : macros) {
      if (found.contains(name)) continue;
      const auto tokens = tokenize(body);
      const bool bounds = std::ranges::any_of(tokens, [&, text = body](const Token &token) {
        return isBoundWord(*unit.dialect, textOf(text, token)) || found.contains(textOf(text, token));
      });
      if (bounds) grows = found.insert(name).second;
    }
  }
  return found;
}

/// The tokens of one file without comments.
class FileTokens {
public:
  FileTokens(const Unit &unit, FileId file) : file_(file), text_(unit[file].text), tokens_(tokenize(text_)) {
    std::erase_if(tokens_, [](const Token &token) { return token.kind == TokenKind::comment; });
  }

  std::size_t size() const { return tokens_.size(); }

  bool isDirective(std::size_t i) const { return tokens_[i].kind == TokenKind::directive; }

  std::string_view operator[](std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  SourceSpan span(std::size_t first, std::size_t last) const {
    return {.file = file_, .begin = tokens_[first].begin, .end = tokens_[last].end};
  }

  std::size_t firstAt(std::uint32_t offset) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(tokens_, offset, {}, &Token::begin) - tokens_.begin());
  }

  /// The first token of the declaration that a token belongs to.
  std::size_t beginOfDeclaration(std::size_t i) const {
    static constexpr std::array ends{std::string_view(";"), std::string_view("{"), std::string_view("}")};
    while (i > 0 && !isDirective(i - 1) && std::ranges::find(ends, (*this)[i - 1]) == ends.end())
      --i;
    return i;
  }

  /// The closing parenthesis of an opening one; the number of tokens where there is none.
  std::size_t closing(std::size_t open) const {
    int depth = 0;
    for (std::size_t i = open; i < size(); ++i) {
      if ((*this)[i] == "(") ++depth;
      if ((*this)[i] == ")" && --depth == 0) return i;
    }
    return size();
  }

private:
  FileId file_;
  std::string_view text_;
  std::vector<Token> tokens_;
};

/// `WORD(a, b)` at a token; none where no parentheses follow it.
std::optional<HeadAttribute> attributeAt(const FileTokens &tokens, std::size_t at, Qualifier word,
                                         bool isOfDefinition) {
  if (tokens[at + 1] != "(") return std::nullopt;
  const std::size_t close = tokens.closing(at + 1);
  if (close == tokens.size()) return std::nullopt;
  HeadAttribute out{.word = word,
                    .span = tokens.span(at, close),
                    .inside = tokens.span(at + 1, close),
                    .arguments = {},
                    .isOfDefinition = isOfDefinition};
  out.inside.begin += 1;
  out.inside.end -= 1;
  int depth = 0;
  std::size_t first = at + 2;
  for (std::size_t i = at + 2; i <= close; ++i) {
    const bool ends = (depth == 0 && tokens[i] == ",") || i == close;
    if (ends && i > first) out.arguments.push_back(tokens.span(first, i - 1));
    if (ends) first = i + 1;
    if (tokens[i] == "(") ++depth;
    if (tokens[i] == ")") --depth;
  }
  return out.arguments.empty() ? std::nullopt : std::optional(std::move(out));
}

class HeadReader {
public:
  HeadReader(const Unit &unit, FunctionId kernel, const Dialect &dialect)
      : unit_(unit), kernel_(unit[kernel]), dialect_(dialect), macros_(macrosThatBound(unit)) {}

  std::optional<Verdict> readDefinition() {
    const FileTokens tokens(unit_, kernel_.span.file);
    const std::size_t body = tokens.firstAt(kernel_.bodySpan.begin);
    const std::size_t begin = tokens.beginOfDeclaration(tokens.firstAt(kernel_.span.begin));
    for (std::size_t i = begin; i < body; ++i) {
      if (tokens.isDirective(i)) return Verdict::unknown({ReasonId::lineInKernelHead, {tokens[i]}}, tokens.span(i, i));
      if (dialect_.isQualifier(tokens[i], Qualifier::kernel) && global_.empty()) global_ = tokens.span(i, i);
      if (auto why = take(tokens, i, true)) return why;
    }
    if (global_.empty()) return Verdict::unknown(ReasonId::globalWrittenByMacro, kernel_.nameSpan);
    for (const Qualifier word : boundWords)
      if (std::ranges::count(attributes_, word, &HeadAttribute::word) > 1)
        return Verdict::unknown({ReasonId::headWordTwice, {dialect_.qualifier(word)}}, kernel_.nameSpan);
    return std::nullopt;
  }

  /// Those with bounds: what `__global__ … name(…);` says must not contradict the definition.
  std::optional<Verdict> readDeclarations() {
    for (std::size_t f = 0; f < unit_.files.size(); ++f) {
      const FileTokens tokens(unit_, FileId{static_cast<std::uint32_t>(f)});
      std::size_t last = 0;
      for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!dialect_.isQualifier(tokens[i], Qualifier::kernel) || i < last) continue;
        std::size_t end = i;
        bool names = false;
        for (; end < tokens.size() && tokens[end] != ";" && tokens[end] != "{"; ++end)
          names |= tokens[end] == kernel_.name && (tokens[end + 1] == "(" || tokens[end + 1] == "<");
        last = end;
        if (names && tokens[end] == ";")
          if (auto why = readDeclaration(tokens, tokens.beginOfDeclaration(i), end)) return why;
      }
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyHidden() const {
    const bool seen =
        std::ranges::find(attributes_, Qualifier::launchBounds, &HeadAttribute::word) != attributes_.end();
    if (!kernel_.launchBounds || seen) return std::nullopt;
    return Verdict::unknown(ReasonId::launchBoundsNotWritten, kernel_.nameSpan);
  }

  std::vector<HeadAttribute> attributes() const { return attributes_; }

  SourceSpan global() const { return global_; }

private:
  std::optional<Verdict> readDeclaration(const FileTokens &tokens, std::size_t begin, std::size_t end) {
    const std::size_t before = attributes_.size();
    for (std::size_t i = begin; i < end; ++i)
      if (auto why = take(tokens, i, false)) return why;
    const auto kernels = unit_.kernels();
    const auto alike = std::ranges::count_if(kernels, [this](FunctionId id) { return unit_[id].name == kernel_.name; });
    if (attributes_.size() > before && alike > 1)
      return Verdict::unknown({ReasonId::boundsOfSeveralKernels, {kernel_.name}}, tokens.span(begin, end));
    return std::nullopt;
  }

  std::optional<Verdict> take(const FileTokens &tokens, std::size_t i, bool isOfDefinition) {
    const std::string_view word = tokens[i];
    if (macros_.contains(word)) return Verdict::unknown({ReasonId::macroHidesBounds, {word}}, tokens.span(i, i));
    if (!isBoundWord(dialect_, word)) return std::nullopt;
    const auto bound = boundNamed(dialect_, word);
    auto attribute = bound ? attributeAt(tokens, i, *bound, isOfDefinition) : std::nullopt;
    if (!attribute) return Verdict::unknown(ReasonId::boundsNotWritten, tokens.span(i, i));
    attributes_.push_back(std::move(*attribute));
    return std::nullopt;
  }

  const Unit &unit_;
  const Function &kernel_;
  const Dialect &dialect_;
  std::set<std::string, std::less<>> macros_;
  std::vector<HeadAttribute> attributes_;
  SourceSpan global_;
};

} // namespace

std::expected<KernelHead, Verdict> KernelHead::read(const Unit &unit, FunctionId kernel, const Dialect &dialect) {
  if (const auto why = whyNotRewritable(unit, unit[kernel])) return std::unexpected(*why);
  HeadReader reader(unit, kernel, dialect);
  if (const auto why = reader.readDefinition()) return std::unexpected(*why);
  if (const auto why = reader.readDeclarations()) return std::unexpected(*why);
  if (const auto why = reader.whyHidden()) return std::unexpected(*why);
  KernelHead out;
  out.attributes_ = reader.attributes();
  out.global_ = reader.global();
  return out;
}

std::vector<HeadAttribute> KernelHead::attributes(Qualifier word) const {
  std::vector<HeadAttribute> out;
  std::ranges::copy_if(attributes_, std::back_inserter(out),
                       [word](const HeadAttribute &attribute) { return attribute.word == word; });
  return out;
}

TextEdit KernelHead::insertion(std::string_view attribute) const {
  return {{.file = global_.file, .begin = global_.end, .end = global_.end}, " " + std::string(attribute)};
}

} // namespace warpgrain::transform
