// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Completeness.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/InnerCode.h"

#include <algorithm>
#include <utility>

namespace warpgrain::transform {

using dependence::ReasonId;
using namespace model;
using dependence::Reason;

namespace {

/// The places of all words in a file that the model has recorded.
class KnownPlaces {
public:
  KnownPlaces(const Body &body, FileId file, std::string_view text) : file_(file), text_(text) {
    for (const Expression &e : body.expressions) {
      if (e.kind == ExpressionKind::builtinIndex || e.kind == ExpressionKind::member ||
          e.kind == ExpressionKind::function || (e.kind == ExpressionKind::variable && !isMemberOfObject(e)))
        add(e.spelling.span);
      if (e.kind == ExpressionKind::member) addEnd(e);
      if (e.kind == ExpressionKind::call || e.kind == ExpressionKind::launch) add(e.nameSpan);
    }
    for (const Variable &variable : body.variables)
      add(variable.nameSpan);
    for (const Statement &statement : body.statements)
      if (statement.kind == StatementKind::returnFrom) add(statement.keyword);
  }

  bool contains(std::uint32_t offset) const { return begins_.contains(offset); }

private:
  void add(const SourceSpan &span) {
    if (span.file == file_ && !span.empty()) begins_.insert(span.begin);
  }

  /// `object.s`, where s is static: that an object is named is not recorded.
  bool isMemberOfObject(const Expression &e) const {
    const SourceSpan &span = e.spelling.span;
    if (span.file != file_ || span.empty()) return false;
    const std::string_view written = text_.substr(span.begin, span.length());
    return written.contains('.') || written.contains("->");
  }

  /// The name of a member stands at the end of its expression.
  void addEnd(const Expression &e) {
    const SourceSpan &span = e.spelling.span;
    if (span.file == file_ && span.length() >= e.name.size())
      begins_.insert(span.end - static_cast<std::uint32_t>(e.name.size()));
  }

  FileId file_;
  std::string_view text_;
  std::set<std::uint32_t> begins_;
};

struct Words {
  std::set<std::string, std::less<>> all;
  std::set<std::string, std::less<>> automatic; ///< names of variables that inner classes cannot use

  bool contains(std::string_view word) const { return all.contains(word); }

  void add(const Variable &variable) {
    all.insert(variable.name);
    if (variable.isPerThread() && !variable.isConst && !variable.isStatic) automatic.insert(variable.name);
  }
};

/// Why a word of an inner function would have to change with the body around it; none if it would not.
std::optional<Reason> whyNotInside(const InnerCode &inner, const InnerPart &part, std::string_view word,
                                   const SourceSpan &place, const Words &words) {
  if (word == "return") return std::nullopt; // from the inner function
  if (part.isLambda) {
    const bool isOwn = words.automatic.contains(word) && inner.knows(place.begin);
    return isOwn ? std::nullopt : std::optional(Reason{ReasonId::lambdaMadeHere, {}, part.span});
  }
  if (inner.knows(place.begin) || (part.namesNoVariable && words.automatic.contains(word))) return std::nullopt;
  return Reason{ReasonId::wordInLocalClass, {word}, place};
}

std::optional<Reason> findUnknown(const BodyIndex &index, const SourceSpan &span, const Words &words) {
  const std::string_view text = index.unit()[span.file].text;
  const KnownPlaces known(index.body(), span.file, text);
  const InnerCode innerCode(index, span.file);
  const std::string_view inner = text.substr(span.begin, span.length());
  bool afterSelector = false; // a member of something has a name of its own
  for (const Token &token : tokenize(inner)) {
    const std::uint32_t at = span.begin + token.begin;
    const SourceSpan place{.file = span.file, .begin = at, .end = span.begin + token.end};
    const std::string_view word = textOf(inner, token);
    const bool isMember = std::exchange(afterSelector, word == "." || (word == ">" && inner[token.begin - 1] == '-'));
    if (token.kind == TokenKind::identifier && !isMember && words.contains(word) && !known.contains(at)) {
      const InnerPart *part = innerCode.at(at);
      if (part == nullptr) return Reason{ReasonId::wordHiddenFromCompiler, {word}, place};
      if (auto why = whyNotInside(innerCode, *part, word, place, words)) return why;
    }
    if (token.kind != TokenKind::directive) continue;
    // A macro defined here, or a pragma with a clause, may name one of them.
    for (const Token &part : tokenize(word.substr(1)))
      if (part.kind == TokenKind::identifier && words.contains(textOf(word.substr(1), part)))
        return Reason{ReasonId::preprocessorLineNames, {textOf(word.substr(1), part)}, place};
  }
  return std::nullopt;
}

} // namespace

std::optional<Reason> findUnknownWord(const BodyIndex &index, const Function &function,
                                      const std::set<VariableId> &variables, const Dialect &dialect, WordsOf about) {
  const auto nameIn = [&](BuiltinIndex builtin) { return std::string(dialect.indexName(builtin)); };
  Words words{.all = {"return"}, .automatic = {}};
  if (about == WordsOf::blocks)
    words.all.insert({nameIn(BuiltinIndex::blockIdx), nameIn(BuiltinIndex::gridDim)});
  else
    words.all.insert(
        {nameIn(BuiltinIndex::threadIdx), nameIn(BuiltinIndex::blockDim), std::string(dialect.blockBarrierName())});
  for (const VariableId v : variables)
    words.add(index.body()[v]);
  return findUnknown(index, function.bodySpan, words);
}

std::optional<Reason> findUnknownName(const BodyIndex &index, const SourceSpan &part,
                                      const std::set<VariableId> &variables) {
  Words words;
  for (const VariableId v : variables)
    words.add(index.body()[v]);
  return findUnknown(index, part, words);
}

} // namespace warpgrain::transform
