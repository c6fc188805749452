// SPDX-License-Identifier: Apache-2.0
#include "core/steps/inlining/InlineCallee.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "core/model/HiddenCode.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/MacroBraces.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool visit(const Unit &unit, FunctionId from, FunctionId to, std::set<FunctionId> &seen) {
  if (from == to) return true;
  if (!seen.insert(from).second) return false;
  return std::ranges::any_of(unit[from].body.expressions, [&](const Expression &e) {
    return isSome(e.callee.function) && visit(unit, e.callee.function, to, seen);
  });
}

/// `a::b::` of `a::b::f`.
std::string_view scopeOf(const Function &function) {
  return std::string_view(function.qualifiedName)
      .substr(0, function.qualifiedName.size() - std::min(function.qualifiedName.size(), function.name.size()));
}

class CalleeReader {
public:
  CalleeReader(const Unit &unit, const Function &kernel, const Expression &call)
      : unit_(unit), kernel_(kernel), call_(call), function_(unit[call.callee.function]) {}

  std::expected<InlineCallee, Verdict> run() {
    if (const auto why = whyNot()) return refused(*why);
    InlineCallee out{.id = call_.callee.function,
                     .function = &function_,
                     .body = &function_.body,
                     .parameters = &function_.parameters,
                     .aliases = {},
                     .isAsWritten = false};
    if (function_.isTemplate)
      if (const auto why = instantiate(out)) return refused(*why);
    if (const auto why = whyNotBody(*out.body)) return refused(*why);
    return out;
  }

private:
  std::unexpected<Verdict> refused(const Reason &why) const {
    return std::unexpected(
        Verdict::unknown({ReasonId::functionNotInlined, {function_.name, why}}, call_.spelling.span));
  }

  std::optional<Reason> whyNot() const {
    if (function_.kind != FunctionKind::device) return Reason(ReasonId::isNoDeviceFunction);
    if (!isSome(function_.body.root) || function_.whyNotWhole) return Reason(ReasonId::functionNotWhole);
    if (!macrosForBraces(unit_, function_.body, function_.body.root).empty()) return Reason(ReasonId::macroForBrace);
    if (!function_.macro.empty()) return Reason(ReasonId::macroWritesFunction, {function_.macro});
    if (call_.hasObject || isSome(call_.callee.objectType)) return Reason(ReasonId::isMember);
    const bool isRecursive = std::ranges::any_of(function_.body.expressions, [&](const Expression &e) {
      return isSome(e.callee.function) && reaches(unit_, e.callee.function, call_.callee.function);
    });
    if (isRecursive) return Reason(ReasonId::callsItself);
    if (scopeOf(function_) != scopeOf(kernel_)) return Reason(ReasonId::namespaceDiffers);
    if (!locateHead(unit_, function_)) return Reason(ReasonId::isSpecialFunction);
    if (!standsBefore(unit_, function_.span, kernel_.span)) return Reason(ReasonId::definedAfterKernel);
    if (isInBranchOfItsOwn(unit_, function_.span, kernel_.span)) return Reason(ReasonId::functionHasAnotherForm);
    return whyNotText();
  }

  std::optional<Reason> whyNotText() const {
    const std::string_view text = unit_.textOf(function_.bodySpan);
    for (const Token &token : tokenize(text)) {
      const std::string_view word = textOf(text, token);
      if (token.kind == TokenKind::directive && !trimmed(word.substr(1)).starts_with("pragma"))
        return Reason(ReasonId::preprocessorLineInFunction);
      if (token.kind == TokenKind::string && word.contains('\n')) return Reason(ReasonId::stringOfSeveralLines);
      if (word == "__func__" || word == "__FUNCTION__" || word == "__PRETTY_FUNCTION__" || word == "__LINE__")
        return Reason(ReasonId::usesWord, {word});
    }
    return {};
  }

  std::optional<Reason> whyNotBody(const Body &body) const {
    for (const Statement &statement : body.statements) {
      if (statement.kind == StatementKind::gotoLabel || statement.kind == StatementKind::label)
        return Reason(ReasonId::usesGoto);
      if (statement.kind == StatementKind::inlineAssembly) return Reason(ReasonId::holdsAssembly);
      if (statement.kind == StatementKind::other) return Reason(ReasonId::itsStatementNotUnderstood, {statement.note});
    }
    for (const Expression &e : body.expressions)
      if (e.kind == ExpressionKind::lambda) return Reason(ReasonId::makesLambda);
    for (const Variable &variable : body.variables)
      if (variable.isStatic && isSome(variable.statement)) return Reason(ReasonId::hasStaticVariable, {variable.name});
    if (const std::string other = overloadedSince(body); !other.empty())
      return Reason(ReasonId::overloadedLater, {other});
    if (const auto hidden = hiddenCodeIn(unit_, body))
      return Reason(ReasonId::holdsHidden, {dependence::reasonOf(*hidden)});
    return {};
  }

  /// A function that is called by its name alone, and of which another may be meant at the kernel.
  std::string overloadedSince(const Body &body) const {
    for (const Expression &e : body.expressions) {
      if (e.kind != ExpressionKind::call || e.callee.name.empty()) continue;
      for (const Function &other : unit_.functions)
        if (other.name == e.callee.name && other.span.file == function_.span.file &&
            other.span.begin >= function_.span.end)
          return other.name;
    }
    return {};
  }

  // Templates
  // -----------------------------------------------------------------------------------------------------------------

  /// The text after `template <` of the head, up to its `>`; empty where there is none.
  std::string_view parameterList() const {
    const std::string_view text =
        unit_.textOf({.file = function_.span.file, .begin = function_.span.begin, .end = function_.nameSpan.begin});
    const auto tokens = tokenize(text);
    if (tokens.size() < 2 || textOf(text, tokens[0]) != "template" || textOf(text, tokens[1]) != "<") return {};
    int depth = 0;
    for (const Token &token : tokens) {
      if (textOf(text, token) == "<") ++depth;
      if (textOf(text, token) == ">" && --depth == 0) return text.substr(tokens[1].end, token.begin - tokens[1].end);
    }
    return {};
  }

  /// The arguments as the call writes them: `<T, 256>`.
  std::string writtenArguments() const {
    const auto place = locateCall(unit_, call_);
    if (!place) return {};
    const SourceSpan between{.file = place->name.file, .begin = place->name.end, .end = place->arguments.begin - 1};
    return std::string(trimmed(unit_.textOf(between)));
  }

  std::optional<Reason> instantiate(InlineCallee &out) const {
    std::string arguments = call_.callee.templateArguments;
    if (call_.callee.instance && *call_.callee.instance < function_.instances.size()) {
      const Instance &instance = function_.instances[*call_.callee.instance];
      out.body = &instance.body;
      out.parameters = &instance.parameters;
      arguments = instance.arguments;
    } else {
      out.isAsWritten = true;
      arguments = writtenArguments();
    }
    const auto wished = splitAtCommas(parameterList());
    if (wished.empty() || wished.front().empty() || !arguments.starts_with('<') || !arguments.ends_with('>'))
      return Reason(ReasonId::instanceNotKnown);
    const auto given = splitAtCommas(std::string_view(arguments).substr(1, arguments.size() - 2));
    if (given.size() != wished.size()) return Reason(ReasonId::templateArgumentsNotWritten);
    for (std::size_t i = 0; i < wished.size(); ++i)
      if (const auto why = bind(wished[i], given[i], out)) return why;
    return {};
  }

  static std::optional<Reason> bind(const std::string &parameter, const std::string &argument, InlineCallee &out) {
    const std::string text(trimmed(parameter.substr(0, parameter.find('='))));
    auto tokens = tokenize(text);
    if (tokens.size() < 2 || tokens.back().kind != TokenKind::identifier || text.contains('.') || text.contains('<'))
      return Reason(ReasonId::templateParametersNotUnderstood);
    const std::string name(textOf(text, tokens.back()));
    if (name == argument) return {};
    const std::string_view first = textOf(text, tokens.front());
    if (first == "typename" || first == "class") {
      if (tokens.size() != 2) return Reason(ReasonId::templateParametersNotUnderstood);
      out.aliases.emplace_back(name, "using " + name + " = " + argument + ";");
    } else {
      const std::string type(trimmed(std::string_view(text).substr(0, tokens.back().begin)));
      out.aliases.emplace_back(name, "constexpr " + type + " " + name + " = " + argument + ";");
    }
    return {};
  }

  const Unit &unit_;
  const Function &kernel_;
  const Expression &call_;
  const Function &function_;
};

} // namespace

std::expected<InlineCallee, Verdict> inlineCalleeOf(const Unit &unit, const Function &kernel, const Expression &call) {
  return CalleeReader(unit, kernel, call).run();
}

std::vector<std::string> splitAtCommas(std::string_view text) {
  std::vector<std::string> out;
  int depth = 0;
  std::uint32_t begin = 0;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::punctuation) continue;
    const char c = text[token.begin];
    const bool isArrow = token.begin > 0 && text[token.begin - 1] == '-';
    if (c == '(' || c == '[' || c == '{' || c == '<') ++depth;
    if (c == ')' || c == ']' || c == '}' || (c == '>' && !isArrow)) --depth;
    if (c != ',' || depth != 0) continue;
    out.emplace_back(trimmed(text.substr(begin, token.begin - begin)));
    begin = token.end;
  }
  out.emplace_back(trimmed(text.substr(begin)));
  return out;
}

bool reaches(const Unit &unit, FunctionId from, FunctionId to) {
  std::set<FunctionId> seen;
  return visit(unit, from, to, seen);
}

} // namespace warpgrain::transform
