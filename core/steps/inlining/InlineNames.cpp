// SPDX-License-Identifier: Apache-2.0
#include "core/steps/inlining/InlineNames.h"

#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/DeclaredSince.h"
#include "core/steps/rewrite/DeclaredWords.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The kernel's variables that can be named at a statement.
std::map<std::string, VariableId, std::less<>> visibleAt(const Body &body, StatementId at) {
  std::map<std::string, VariableId, std::less<>> out;
  for (std::size_t i = 0; i < body.variables.size(); ++i) {
    const VariableId id{static_cast<std::uint32_t>(i)};
    const Variable &variable = body[id];
    const bool isParameter =
        variable.space == VariableSpace::parameter || variable.space == VariableSpace::templateParameter;
    const bool isLocal = isSome(variable.statement) && (!isSome(body[variable.statement].parent) ||
                                                        isInside(body, at, body[variable.statement].parent));
    if (isParameter || isLocal) out[variable.name] = id;
  }
  return out;
}

/// The identifiers of a text that stand for themselves, not for a member; with those of the macros among them.
class NamedWords {
public:
  explicit NamedWords(const Unit &unit) : unit_(unit) {}

  WordSet of(std::string_view text) {
    add(text);
    return std::move(words_);
  }

private:
  void add(std::string_view text) {
    bool afterSelector = false;
    for (const Token &token : tokenize(text)) {
      const std::string_view word = textOf(text, token);
      const bool isMember = afterSelector;
      afterSelector = word == "." || (word == ">" && token.begin > 0 && text[token.begin - 1] == '-') ||
                      (word == ":" && token.begin > 0 && text[token.begin - 1] == ':') || word == "::";
      if (token.kind == TokenKind::directive) add(word.substr(1));
      if (token.kind != TokenKind::identifier || isMember || !words_.emplace(word).second) continue;
      addMacro(word);
    }
  }

  void addMacro(std::string_view name) {
    for (const File &file : unit_.files) {
      const std::string_view text = file.text;
      if (!text.contains(name)) continue;
      for (const Token &token : tokenize(text)) {
        if (token.kind != TokenKind::directive) continue;
        const std::string_view line = textOf(text, token).substr(1);
        const auto tokens = tokenize(line);
        if (tokens.size() > 2 && textOf(line, tokens[0]) == "define" && textOf(line, tokens[1]) == name)
          add(line.substr(tokens[1].end));
      }
    }
  }

  const Unit &unit_;
  WordSet words_;
};

class NameChooser {
public:
  NameChooser(const BodyIndex &caller, const CallSite &site, const InlineCallee &callee,
              const std::vector<ArgumentBinding> &bindings, const WordSet &words, FreshNames &fresh)
      : unit_(caller.unit()), call_(caller.body()[site.call]), callee_(callee), body_(*callee.body),
        bindings_(bindings), words_(words), caller_(caller.body()), visible_(visibleAt(caller.body(), site.statement)),
        text_(unit_.textOf(callee.function->bodySpan)), fresh_(fresh) {}

  std::expected<InlineNames, Verdict> run(InlineNames names) {
    if (const std::string word = captured(); !word.empty()) return refused({ReasonId::wordMeansOtherAtCall, {word}});
    if (const std::string word = declaredAtCall(); !word.empty())
      return refused({ReasonId::wordMeansOtherAtCall, {word}});
    if (const std::string word = redefined(); !word.empty()) return refused({ReasonId::macroNotUniqueForCall, {word}});
    for (const auto &[alias, text] : callee_.aliases)
      if (words_.contains(alias) || visible_.contains(alias))
        return refused({ReasonId::templateParameterMeansOther, {alias}});
    const WordSet own = wordsIn(text_);
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const VariableId id{static_cast<std::uint32_t>(i)};
      const Variable &variable = body_[id];
      if (!isOwn(callee_, id) || names.contains(id) || isReplaced(id)) continue;
      const auto other = visible_.find(variable.name);
      if (variable.space == VariableSpace::sharedDynamic) {
        if (other != visible_.end() && caller_[other->second].space != VariableSpace::sharedDynamic)
          return refused({ReasonId::dynamicSharedNameTaken, {variable.name}});
        continue;
      }
      if (other == visible_.end() && !words_.contains(variable.name)) continue;
      std::string name = sameName(names, variable.name);
      while (name.empty() || (own.contains(name) && name != sameName(names, variable.name)))
        name = fresh_.take(variable.name);
      names[id] = name;
    }
    return names;
  }

private:
  std::unexpected<Verdict> refused(const Reason &why) const {
    return std::unexpected(
        Verdict::unknown({ReasonId::functionNotInlined, {callee_.function->name, why}}, call_.spelling.span));
  }

  bool isReplaced(VariableId id) const {
    return std::ranges::any_of(bindings_, [id](const ArgumentBinding &binding) {
      return binding.parameter == id && binding.kind != BindingKind::declared;
    });
  }

  /// Two variables of one name in scopes of their own stay two of one name.
  std::string sameName(const InlineNames &names, const std::string &name) const {
    for (const auto &[id, text] : names)
      if (body_[id].name == name) return text;
    return {};
  }

  /// A word of the callee's text that is no variable of its own, and would name a variable of the kernel.
  std::string captured() const {
    WordSet own;
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (const VariableId id{static_cast<std::uint32_t>(i)}; isOwn(callee_, id)) own.insert(body_[id].name);
    for (const std::string &word : NamedWords(unit_).of(text_))
      if (!own.contains(word) && visible_.contains(word)) return word;
    for (const Expression &e : body_.expressions) {
      if (e.kind == ExpressionKind::variable && !isOwn(callee_, e.variable) &&
          body_[e.variable].space != VariableSpace::templateParameter && visible_.contains(body_[e.variable].name))
        return body_[e.variable].name;
      if ((e.kind == ExpressionKind::call || e.kind == ExpressionKind::function) && !e.hasObject &&
          visible_.contains(e.callee.name))
        return e.callee.name;
    }
    return {};
  }

  /// A word of the callee's text, or of its parameters, to which the kernel gives a meaning otherwise than by a
  /// variable: a type, an enumerator, a parameter of its template. Or one that has another meaning at the kernel
  /// because of what is declared between the two.
  std::string declaredAtCall() const {
    const auto kernel = std::ranges::find_if(unit_.functions, [&](const Function &function) {
      return &function.body == &caller_ || std::ranges::any_of(function.instances, [&](const Instance &instance) {
        return &instance.body == &caller_;
      });
    });
    if (kernel == unit_.functions.end()) return {};
    DeclaredWords declared = declaredWordsOf(unit_, *kernel);
    const Function &callee = *callee_.function;
    std::set<std::string, std::less<>> own = templateParametersOf(unit_, callee);
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (const VariableId id{static_cast<std::uint32_t>(i)}; isOwn(callee_, id)) own.insert(body_[id].name);
    const SourceSpan whole{.file = callee.span.file, .begin = callee.span.begin, .end = callee.bodySpan.end};
    WordSet words = NamedWords(unit_).of(unit_.textOf(whole));
    std::erase_if(words, [&](const std::string &word) { return own.contains(word) || word == callee.name; });
    const DeclaredWords since = declaredSince(unit_, callee, *kernel, words);
    declared.words.insert(since.words.begin(), since.words.end());
    declared.isOpen |= since.isOpen;
    declared.usesNamespace |= since.usesNamespace;
    if (declared.usesNamespace) declared.words.merge(wordsOfNamespaces(unit_));
    for (const std::string &word : words)
      if (declared.words.contains(word)) return word;
    if (declared.isOpen) return callee.name;
    if (!declared.usesNamespace) return {};
    const auto call = std::ranges::find_if(body_.expressions, [](const Expression &e) {
      return e.kind == ExpressionKind::call && !e.hasObject && !e.callee.isSystem;
    });
    return call == body_.expressions.end() ? std::string() : call->callee.name;
  }

  /// A macro of the callee's text that may have another meaning at the kernel.
  std::string redefined() const {
    const WordSet words = NamedWords(unit_).of(text_);
    std::map<std::string, int, std::less<>> definitions;
    for (const File &file : unit_.files)
      for (const Token &token : tokenize(file.text)) {
        if (token.kind != TokenKind::directive) continue;
        const std::string_view line = textOf(file.text, token).substr(1);
        const auto tokens = tokenize(line);
        if (tokens.size() < 2) continue;
        const std::string_view word = textOf(line, tokens[0]);
        const std::string name(textOf(line, tokens[1]));
        if (word == "undef" && words.contains(name)) return name;
        if (word == "define" && words.contains(name) && ++definitions[name] > 1) return name;
      }
    return {};
  }

  const Unit &unit_;
  const Expression &call_;
  const InlineCallee &callee_;
  const Body &body_;
  const std::vector<ArgumentBinding> &bindings_;
  const WordSet &words_;
  const Body &caller_;
  std::map<std::string, VariableId, std::less<>> visible_;
  std::string_view text_;
  FreshNames &fresh_;
};

} // namespace

WordSet wordsIn(std::string_view text) {
  WordSet out;
  for (const Token &token : tokenize(text))
    if (token.kind == TokenKind::identifier) out.emplace(textOf(text, token));
  return out;
}

bool isOwn(const InlineCallee &callee, VariableId id) {
  return isSome((*callee.body)[id].statement) || std::ranges::find(*callee.parameters, id) != callee.parameters->end();
}

std::expected<InlineNames, Verdict> inlineNames(const BodyIndex &caller, const CallSite &site,
                                                const InlineCallee &callee,
                                                const std::vector<ArgumentBinding> &bindings, const WordSet &words,
                                                const InlineNames &known, FreshNames &fresh) {
  return NameChooser(caller, site, callee, bindings, words, fresh).run(known);
}

} // namespace warpgrain::transform
