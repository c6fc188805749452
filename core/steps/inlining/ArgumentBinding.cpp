// SPDX-License-Identifier: Apache-2.0
#include "core/steps/inlining/ArgumentBinding.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/CallPlace.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool hasWord(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(
      tokenize(text), [&](const Token &token) { return std::ranges::find(words, textOf(text, token)) != words.end(); });
}

/// The text before the `=` of a parameter's default value, and what stands after it.
std::pair<std::string, std::string> withoutDefault(const std::string &parameter) {
  for (const Token &token : tokenize(parameter))
    if (textOf(parameter, token) == "=")
      return {std::string(trimmed(std::string_view(parameter).substr(0, token.begin))),
              std::string(trimmed(std::string_view(parameter).substr(token.end)))};
  return {parameter, {}};
}

/// A number, a truth value or nullptr: the same wherever it is written.
bool isPlainValue(const std::string &text) {
  const auto tokens = tokenize(text);
  return !tokens.empty() && std::ranges::all_of(tokens, [&](const Token &token) {
    const std::string_view word = textOf(text, token);
    return token.kind == TokenKind::number || word == "-" || word == "true" || word == "false" || word == "nullptr";
  });
}

class Binder {
public:
  Binder(const BodyIndex &caller, const CallSite &site, const InlineCallee &callee, const BodyIndex &calleeIndex)
      : unit_(caller.unit()), caller_(caller), body_(caller.body()), call_(caller.body()[site.call]), site_(site),
        callee_(callee), inner_(calleeIndex) {}

  std::expected<std::vector<ArgumentBinding>, Verdict> run() {
    const auto place = locateCall(unit_, call_);
    const auto head = locateHead(unit_, *callee_.function);
    if (!place || !head) return refused(ReasonId::argumentsNotFound);
    const auto given = writtenArguments(*place);
    if (!given) return refused(ReasonId::argumentsNotUnderstood);
    const std::vector<std::string> &written = *given;
    const auto wished = head->isEmpty ? std::vector<std::string>() : splitAtCommas(unit_.textOf(head->arguments));
    const auto &parameters = *callee_.parameters;
    if (wished.size() != parameters.size() || written.size() > wished.size() || call_.operands.size() < written.size())
      return refused(ReasonId::argumentsNotUnderstood);
    std::vector<ArgumentBinding> out;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      const auto [text, value] = withoutDefault(wished[i]);
      ArgumentBinding binding{.parameter = parameters[i], .argument = i < written.size() ? written[i] : value};
      if (i >= written.size() && !isPlainValue(value)) return refused(ReasonId::defaultValueIsNoNumber);
      if (!split(binding, text)) return refused(ReasonId::parametersNotUnderstood);
      if (i < written.size()) choose(binding, call_.operands[i]);
      out.push_back(std::move(binding));
    }
    return out;
  }

private:
  /// The texts of the arguments that the call writes; no value where commas and operands do not fit. Of `i >> 1, x`
  /// only the operands tell that `>>` opens nothing.
  std::optional<std::vector<std::string>> writtenArguments(const CallPlace &place) const {
    std::vector<std::string> out;
    if (place.isEmpty) return out;
    std::vector<SourceSpan> operands; // defaults stand elsewhere, behind the others
    for (const ExpressionId operand : call_.operands)
      if (const SourceSpan &span = body_[operand].spelling.span; !span.empty() && place.arguments.contains(span))
        operands.push_back(span);
    if (operands.empty()) return std::nullopt;
    std::uint32_t begin = place.arguments.begin;
    for (std::size_t i = 0; i < operands.size(); ++i) {
      std::uint32_t end = place.arguments.end;
      std::uint32_t next = end;
      if (i + 1 < operands.size()) {
        if (operands[i + 1].begin < operands[i].end) return std::nullopt;
        const SourceSpan gap{.file = place.arguments.file, .begin = operands[i].end, .end = operands[i + 1].begin};
        const auto comma = onlyComma(unit_.textOf(gap));
        if (!comma) return std::nullopt;
        end = gap.begin + *comma;
        next = end + 1;
      } else if (holdsComma({.file = place.arguments.file, .begin = operands[i].end, .end = end})) {
        return std::nullopt;
      }
      out.emplace_back(trimmed(unit_.textOf({.file = place.arguments.file, .begin = begin, .end = end})));
      begin = next;
    }
    return out;
  }

  static std::optional<std::uint32_t> onlyComma(std::string_view text) {
    std::optional<std::uint32_t> out;
    for (const Token &token : tokenize(text)) {
      if (textOf(text, token) != ",") continue;
      if (out) return std::nullopt;
      out = token.begin;
    }
    return out;
  }

  bool holdsComma(const SourceSpan &span) const {
    const std::string_view text = unit_.textOf(span);
    return std::ranges::any_of(tokenize(text), [&](const Token &token) { return textOf(text, token) == ","; });
  }

  std::unexpected<Verdict> refused(const Reason &why) const {
    return std::unexpected(
        Verdict::unknown({ReasonId::functionNotInlined, {call_.callee.name, why}}, call_.spelling.span));
  }

  const Variable &parameter(const ArgumentBinding &binding) const { return (*callee_.body)[binding.parameter]; }

  /// Takes a parameter's text apart around its name; what is an array there is a pointer.
  bool split(ArgumentBinding &binding, const std::string &text) const {
    const Variable &variable = parameter(binding);
    if (variable.name.empty()) return false;
    const auto tokens = tokenize(text);
    const auto name =
        std::ranges::find_if(tokens, [&](const Token &token) { return textOf(text, token) == variable.name; });
    if (name == tokens.end()) return false;
    binding.beforeName = text.substr(0, name->begin);
    binding.afterName = std::string(trimmed(std::string_view(text).substr(name->end)));
    if (!binding.afterName.starts_with('[')) return !hasWord(text, {"register", "this", "auto"});
    const std::size_t close = binding.afterName.find(']');
    if (close == std::string::npos || binding.afterName.substr(0, close).contains('(')) return false;
    const std::string rest(trimmed(std::string_view(binding.afterName).substr(close + 1)));
    binding.beforeName += rest.empty() ? "*" : "(*";
    binding.afterName = rest.empty() ? "" : ")" + rest;
    return true;
  }

  bool isWritten(VariableId id) const {
    return std::ranges::any_of(inner_.usesOf(id), [](const Use *use) { return use->writes(); });
  }

  const Type &typeOf(TypeId id) const { return unit_[id]; }

  /// True if the callee's text asks for the type of something.
  bool asksForTypes() const {
    return hasWord(unit_.textOf(callee_.function->bodySpan),
                   {"sizeof", "decltype", "typeof", "__typeof__", "auto", "typeid", "alignof"});
  }

  /// A variable whose copy an argument is, where copying is all that happens.
  ExpressionId withoutCopy(ExpressionId argument) const {
    const ExpressionId plain = withoutConversions(body_, argument);
    const Expression &e = body_[plain];
    const bool isCopy = e.kind == ExpressionKind::construct && e.operands.size() == 1 && !isSome(e.callee.function) &&
                        isSome(e.type) && isSome(body_[e.operands.front()].type) &&
                        typeOf(e.type).name == typeOf(body_[e.operands.front()].type).name;
    return isCopy ? withoutConversions(body_, e.operands.front()) : plain;
  }

  void choose(ArgumentBinding &binding, ExpressionId argument) const {
    const Variable &wished = parameter(binding);
    if (!isSome(wished.type)) return;
    const Type &type = typeOf(wished.type);
    if (type.kind == TypeKind::dependent || type.kind == TypeKind::other) return;
    const Expression &e = body_[withoutCopy(argument)];
    if (e.kind == ExpressionKind::variable && binding.argument == body_[e.variable].name) {
      if (standsFor(binding, e.variable)) binding.kind = BindingKind::named;
      return;
    }
    if (type.kind != TypeKind::pointer || e.kind != ExpressionKind::unary || e.op != Operator::addressOf) return;
    const Expression &target = body_[e.operands.front()];
    if (target.kind != ExpressionKind::variable || !body_[target.variable].isPerThread() ||
        isWritten(binding.parameter))
      return;
    const Variable &variable = body_[target.variable];
    if (binding.argument != "&" + variable.name || !isSome(variable.type) || !isSome(type.element) ||
        typeOf(variable.type).name != typeOf(type.element).name || asksForTypes() ||
        !isPrivate(inner_, binding.parameter) || !isUsedPlainly(binding.parameter))
      return;
    binding.kind = BindingKind::pointee;
    binding.argument = variable.name;
  }

  /// True if the text of every use of the variable can be replaced.
  bool isUsedPlainly(VariableId id) const {
    return std::ranges::all_of(inner_.usesOf(id), [&](const Use *use) {
      const Expression &e = (*callee_.body)[use->expression];
      return e.spelling.editable() && !e.spelling.span.empty();
    });
  }

  bool standsFor(const ArgumentBinding &binding, VariableId argument) const {
    const Variable &variable = body_[argument];
    if (!isSome(variable.type)) return false;
    const Type &wished = typeOf(parameter(binding).type);
    const Type &given = typeOf(variable.type);
    if (wished.kind == TypeKind::reference) {
      // Another name for the same object.
      const Type &referee = typeOf(wished.element);
      const Type &object = given.kind == TypeKind::reference ? typeOf(given.element) : given;
      return referee.name == object.name;
    }
    if (isWritten(binding.parameter) || !isPrivate(inner_, binding.parameter)) return false;
    if (given.kind == TypeKind::array) {
      const bool same = wished.kind == TypeKind::pointer && isSome(wished.element) && isSome(given.element) &&
                        typeOf(wished.element).name == typeOf(given.element).name;
      return same && !asksForTypes() && !isNamedByCalls(binding.parameter);
    }
    return wished.name == given.name && isPrivate(caller_, argument) && !changesInCall(argument);
  }

  /// Handed to a function as an object, which an array and a pointer are different ones of.
  bool isNamedByCalls(VariableId id) const {
    return std::ranges::any_of(inner_.usesOf(id), [&](const Use *use) {
      const ExpressionId parent = (*callee_.body)[use->expression].parent;
      if (!isSome(parent)) return false;
      const Expression &call = (*callee_.body)[parent];
      return (call.kind == ExpressionKind::call || call.kind == ExpressionKind::construct) &&
             (std::ranges::find(call.callee.byReference, true) != call.callee.byReference.end() ||
              !call.callee.templateArguments.empty());
    });
  }

  bool changesInCall(VariableId id) const {
    const auto inside = expressionsIn(body_, site_.call);
    return std::ranges::any_of(caller_.usesOf(id), [&](const Use *use) {
      return use->writes() && std::ranges::find(inside, use->expression) != inside.end();
    });
  }

  const Unit &unit_;
  const BodyIndex &caller_;
  const Body &body_;
  const Expression &call_;
  const CallSite &site_;
  const InlineCallee &callee_;
  const BodyIndex &inner_;
};

} // namespace

std::expected<std::vector<ArgumentBinding>, Verdict>
bindArguments(const BodyIndex &caller, const CallSite &site, const InlineCallee &callee, const BodyIndex &calleeIndex) {
  return Binder(caller, site, callee, calleeIndex).run();
}

} // namespace warpgrain::transform
