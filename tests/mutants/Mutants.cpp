// SPDX-License-Identifier: Apache-2.0
#include "tests/mutants/Mutants.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>

namespace warpgrain::tests {

namespace {

/// From `begin` up to `end`, in a text.
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The text with comments and strings as blanks, so that what is found in it is code.
std::string codeOf(const std::string &text) {
  std::string out = text;
  const auto blank = [&out](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, out.size()); ++i)
      if (out[i] != '\n') out[i] = ' ';
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t end = std::string::npos;
    if (text.compare(i, 2, "//") == 0)
      end = text.find('\n', i);
    else if (text.compare(i, 2, "/*") == 0)
      end = text.find("*/", i + 2) == std::string::npos ? text.size() : text.find("*/", i + 2) + 2;
    else if (text[i] == '"')
      end = text.find('"', i + 1) == std::string::npos ? text.size() : text.find('"', i + 1) + 1;
    else
      continue;
    end = std::min(end, text.size());
    blank(i, end);
    i = end > 0 ? end - 1 : 0;
  }
  return out;
}

/// Of the bracket that closes the one at `open`; the end of the text where there is none.
std::size_t closing(const std::string &code, std::size_t open) {
  const char begins = code[open];
  const char ends = begins == '(' ? ')' : '}';
  int depth = 0;
  for (std::size_t i = open; i < code.size(); ++i) {
    if (code[i] == begins) ++depth;
    if (code[i] == ends && --depth == 0) return i;
  }
  return code.size();
}

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The body of the function of this name that has one.
std::optional<Piece> bodyOf(const std::string &code, const std::string &kernel) {
  for (std::size_t at = code.find(kernel); at != std::string::npos; at = code.find(kernel, at + 1)) {
    const std::size_t open = at + kernel.size();
    if ((at > 0 && isWord(code[at - 1])) || open >= code.size() || code[open] != '(') continue;
    const std::size_t close = closing(code, open);
    const std::size_t next = code.find_first_not_of(" \n\t", close + 1);
    if (next != std::string::npos && code[next] == '{') return Piece{next, closing(code, next)};
  }
  return std::nullopt;
}

class Seeding {
public:
  Seeding(const std::string &text, const std::string &code, Piece body) : text_(text), code_(code), body_(body) {}

  std::vector<Mutant> run() {
    changeBounds();
    changeConditions();
    changeLoops();
    for (std::size_t at = find("min(", body_.begin); at != std::string::npos; at = find("min(", at + 1))
      if (!isWord(code_[at - 1])) add(MutationKind::least, {at, at + 3}, "max");
    return std::move(out_);
  }

private:
  std::size_t find(std::string_view what, std::size_t from) const {
    const std::size_t at = code_.find(what, from);
    return at < body_.end ? at : std::string::npos;
  }

  void add(MutationKind kind, Piece piece, const std::string &by) {
    Mutant mutant{.kind = kind, .text = text_, .place = {}};
    mutant.text.replace(piece.begin, piece.end - piece.begin, by);
    const auto line = std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(piece.begin), '\n') + 1;
    mutant.place = std::to_string(line) + ": " + text_.substr(piece.begin, piece.end - piece.begin) + " -> " + by;
    out_.push_back(std::move(mutant));
  }

  void changeBounds() {
    static constexpr std::array<std::pair<std::string_view, const char *>, 4> changes{
        {{" < ", " <= "}, {" <= ", " < "}, {" > ", " >= "}, {" >= ", " > "}}};
    for (const auto &[was, is] : changes)
      for (std::size_t at = find(was, body_.begin); at != std::string::npos; at = find(was, at + 1))
        add(MutationKind::bound, {at, at + was.size()}, is);
  }

  void changeConditions() {
    for (std::size_t at = find("if (", body_.begin); at != std::string::npos; at = find("if (", at + 1)) {
      if (isWord(code_[at - 1])) continue;
      const Piece condition{at + 4, closing(code_, at + 3)};
      add(MutationKind::guard, condition, "true");
      dropParts(condition);
    }
  }

  /// a && b && c: each is left out once.
  void dropParts(Piece condition) {
    std::vector<Piece> parts{{condition.begin, condition.end}};
    int depth = 0;
    for (std::size_t i = condition.begin; i < condition.end; ++i) {
      if (code_[i] == '(' || code_[i] == '[') ++depth;
      if (code_[i] == ')' || code_[i] == ']') --depth;
      if (depth != 0 || code_.compare(i, 2, "&&") != 0) continue;
      parts.back().end = i;
      parts.push_back({i + 2, condition.end});
    }
    if (parts.size() < 2) return;
    for (const Piece &part : parts)
      add(MutationKind::part, part, " true ");
  }

  /// for (init; condition; step)
  void changeLoops() {
    for (std::size_t at = find("for (", body_.begin); at != std::string::npos; at = find("for (", at + 1)) {
      if (isWord(code_[at - 1])) continue;
      const Piece head{at + 5, closing(code_, at + 4)};
      const std::size_t first = code_.find(';', head.begin);
      const std::size_t second = code_.find(';', first + 1);
      if (first > head.end || second > head.end) continue;
      add(MutationKind::loop, {first + 1, second}, " false");
      const std::string init = code_.substr(head.begin, first - head.begin);
      if (init.contains('=') && !init.contains(',')) add(MutationKind::begin, {first, first}, " + 1");
    }
  }

  const std::string &text_;
  const std::string &code_;
  Piece body_;
  std::vector<Mutant> out_;
};

} // namespace

const char *nameOf(MutationKind kind) {
  static constexpr std::array<const char *, mutationKinds> names{
      "bound off by one", "guard dropped", "part of a guard dropped", "loop starts one later",
      "loop missing",     "min for max",   "one block missing"};
  return names[static_cast<std::size_t>(kind)];
}

std::vector<Mutant> mutantsOf(const std::string &text, const std::string &kernel) {
  const std::string code = codeOf(text);
  const auto body = bodyOf(code, kernel);
  return body ? Seeding(text, code, *body).run() : std::vector<Mutant>();
}

} // namespace warpgrain::tests
