// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/dispatch/VariantText.h"

#include "core/base/FileScope.h"
#include "core/base/IncludeLine.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// An item of a file, with its text.
struct Piece {
  ScopeItem item;
  std::string text;
};

std::vector<Piece> piecesOf(const std::string &text) {
  std::vector<Piece> out;
  for (ScopeItem &item : fileScopeOf(text, tokensWithoutComments(text)))
    out.push_back({std::move(item), {}});
  for (Piece &piece : out)
    piece.text = text.substr(piece.item.begin, piece.item.end - piece.item.begin);
  return out;
}

/// The pieces that others lack; of equal ones as many as there are too many.
std::vector<Piece> missingIn(const std::vector<Piece> &others, const std::vector<Piece> &pieces) {
  std::map<std::string_view, std::size_t> known;
  for (const Piece &other : others)
    ++known[other.text];
  std::vector<Piece> out;
  for (const Piece &piece : pieces) {
    const auto found = known.find(piece.text);
    if (found == known.end() || found->second == 0)
      out.push_back(piece);
    else
      --found->second;
  }
  return out;
}

bool hasWord(const std::string &text, std::string_view word) {
  return std::ranges::any_of(tokensWithoutComments(text),
                             [&](const Token &token) { return textOf(text, token) == word; });
}

/// The first line, for a sentence.
std::string headOf(const std::string &text) {
  return text.substr(0, std::min(text.find('\n'), text.find('{')));
}

/// Without `extern "C"`, which would give it the original's name for the linker.
std::string withoutLinkage(std::string text) {
  const std::vector<Token> tokens = tokensWithoutComments(text);
  const bool isExtern = tokens.size() > 2 && textOf(text, tokens[0]) == "extern" &&
                        tokens[1].kind == TokenKind::string && textOf(text, tokens[1]) == "\"C\"";
  return isExtern ? text.substr(tokens[2].begin) : text;
}

/// Behind the bracket that closes the one at a token; nothing where none does.
std::optional<std::size_t> behindPaired(const std::string &text, const std::vector<Token> &tokens, std::size_t at) {
  int depth = 0;
  for (; at < tokens.size(); ++at) {
    const std::string_view word = textOf(text, tokens[at]);
    if (word == "(") ++depth;
    if (word == ")" && --depth == 0) return at + 1;
  }
  return std::nullopt;
}

/// `assert(CONDITION);` becomes `if (!(CONDITION)) return false;`, and the function is named `launch`. Collects the
/// conditions.
std::string asLaunch(std::string text, const std::string &name, std::vector<std::string> &conditions) {
  const std::vector<Token> tokens = tokensWithoutComments(text);
  for (std::size_t i = tokens.size(); i-- > 0;) {
    const std::string_view word = textOf(text, tokens[i]);
    if (word == name) {
      text.replace(tokens[i].begin, name.size(), "launch");
    } else if (word == "assert" && i + 1 < tokens.size()) {
      const auto behind = behindPaired(text, tokens, i + 1);
      if (!behind) continue;
      const std::uint32_t from = tokens[i + 1].begin;
      const std::uint32_t to = tokens[*behind - 1].end;
      conditions.push_back(text.substr(from, to - from));
      text.replace(tokens[i].begin, to - tokens[i].begin, "if (!" + text.substr(from, to - from) + ") return false");
    }
  }
  return text;
}

class Extraction {
public:
  Extraction(const LaunchedSource &before, const transform::PlanResult &after) : before_(before), after_(after) {}

  Result<VariantText> run() {
    const auto &files = after_.unit.files;
    for (std::size_t i = 1; i < files.size(); ++i)
      if (auto taken = take(files[i]); !taken) return std::unexpected(taken.error());
    if (auto taken = take(files.front()); !taken) return std::unexpected(taken.error());
    out_.declarations.push_back(launch_.empty() ? launchBefore() : launch_);
    return std::move(out_);
  }

private:
  /// The kernel, a declaration of it, or the function that launches it.
  bool isOurs(const Piece &piece) const {
    const std::string &kernel = before_.unit[before_.kernel].name;
    return hasWord(piece.text, before_.function) || (hasWord(piece.text, "__global__") && hasWord(piece.text, kernel));
  }

  std::unexpected<Error> refused(const Piece &piece) const {
    return fail(ErrorKind::refused, "The plan changes the source beside the kernel and its launch: \"" +
                                        headOf(piece.text) + "\"; a dispatcher keeps the original as it is.");
  }

  Result<void> take(const model::File &file) {
    const auto same = std::ranges::find(before_.unit.files, file.path, &model::File::path);
    if (same == before_.unit.files.end() || same->text == file.text) return {};
    const std::vector<Piece> old = piecesOf(same->text);
    const std::vector<Piece> now = piecesOf(file.text);
    for (const Piece &gone : missingIn(now, old))
      if (!isOurs(gone)) return refused(gone);
    for (const Piece &added : missingIn(old, now))
      if (auto taken = take(added); !taken) return taken;
    return {};
  }

  Result<void> take(const Piece &piece) {
    if (piece.item.kind == ScopeItemKind::directive) {
      const auto included = includeLineOf(piece.text);
      if (!included) return refused(piece);
      const std::string line = "#include " + std::string(included->isQuoted ? "\"" : "<") +
                               std::string(included->name) + (included->isQuoted ? "\"" : ">");
      if (included->name != "cassert") out_.includes.push_back(line); // no assertion is left
      return {};
    }
    if (hasWord(piece.text, before_.function))
      launch_ = asLaunch(piece.text, before_.function, out_.conditions);
    else
      out_.declarations.push_back(withoutLinkage(piece.text));
    return {};
  }

  /// Of a plan that changes the kernel alone.
  std::string launchBefore() {
    for (const Piece &piece : piecesOf(before_.unit.files.front().text))
      if (hasWord(piece.text, before_.function)) return asLaunch(piece.text, before_.function, out_.conditions);
    return {};
  }

  const LaunchedSource &before_;
  const transform::PlanResult &after_;
  std::string launch_; ///< the last declaration: behind the kernel, whose name it then means
  VariantText out_;
};

} // namespace

Result<VariantText> variantTextOf(const LaunchedSource &before, const transform::PlanResult &after) {
  auto out = Extraction(before, after).run();
  if (!out) return out;
  const std::string &kernel = before.unit[before.kernel].name;
  out->hasKernel = std::ranges::any_of(out->declarations, [&](const std::string &declared) {
    return hasWord(declared, "__global__") && hasWord(declared, kernel);
  });
  return out;
}

} // namespace warpgrain::workflow
