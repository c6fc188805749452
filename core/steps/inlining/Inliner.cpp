// SPDX-License-Identifier: Apache-2.0
#include "core/steps/inlining/Inliner.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/dependence/effects/CalleeName.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/steps/inlining/InlineBlock.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/Declarator.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// One call with all that is decided about it.
struct PlannedCall {
  CallSite site;
  InlineCallee callee;
  std::vector<ArgumentBinding> bindings;
  std::string destination; ///< what is assigned to
  std::string type;        ///< of the value
};

class Inliner {
public:
  Inliner(const KernelStudy &study, const std::string &name)
      : unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), index_(study.index()), name_(name),
        fresh_(unit_, kernel_), text_(unit_[kernel_.bodySpan.file].text), layout_(layoutOfKernel()) {}

  std::expected<TextEdits, Verdict> run() {
    if (const auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*why);
    if (const auto why = plan()) return std::unexpected(*why);
    if (calls_.empty())
      return std::unexpected(Verdict::illegal({ReasonId::functionNotCalled, {name_}}, kernel_.nameSpan));
    if (const auto why = planShared()) return std::unexpected(*why);
    for (const PlannedCall &call : calls_)
      if (const auto why = write(call)) return std::unexpected(*why);
    return normalized(std::move(edits_));
  }

private:
  /// Declarations of a function's shared arrays that are made at the kernel's beginning.
  struct Hoisted {
    std::set<StatementId> statements;
    InlineNames names; ///< there
  };

  static Verdict unknown(const Reason &why, const SourceSpan &span) { return Verdict::unknown(why, span); }

  Layout layoutOfKernel() const {
    const auto &statements = body_[body_.root].children;
    const std::uint32_t first =
        statements.empty() ? kernel_.bodySpan.begin : body_[statements.front()].spelling.span.begin;
    return detectLayout(text_, first, kernel_.bodySpan.end - 1);
  }

  std::optional<Verdict> plan() {
    for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      const Expression &e = body_[id];
      if (e.kind != ExpressionKind::call || !isSome(e.callee.function)) continue;
      if (e.callee.name != name_ && e.callee.qualifiedName != name_) continue;
      if (auto why = plan(id)) return why;
    }
    return std::nullopt;
  }

  std::optional<Verdict> plan(ExpressionId id) {
    auto site = callSiteOf(index_, id);
    if (!site) return site.error();
    const auto isThere = [&](const PlannedCall &other) { return other.site.statement == site->statement; };
    if (std::ranges::any_of(calls_, isThere))
      return unknown({ReasonId::statementCallsTwice, {name_}}, body_[id].spelling.span);
    auto callee = inlineCalleeOf(unit_, kernel_, body_[id]);
    if (!callee) return callee.error();
    const BodyIndex inner(*callee->body, unit_);
    auto bindings = bindArguments(index_, *site, *callee, inner);
    if (!bindings) return bindings.error();
    PlannedCall out{.site = *site, .callee = std::move(*callee), .bindings = std::move(*bindings)};
    if (auto why = planValue(out)) return why;
    calls_.push_back(std::move(out));
    return std::nullopt;
  }

  // The value
  // -----------------------------------------------------------------------------------------------------------------

  std::optional<Verdict> planValue(PlannedCall &call) {
    if (call.site.form == CallForm::statement) return std::nullopt;
    const Expression &e = body_[call.site.call];
    const Type &type = unit_[e.type];
    const bool isPlain = type.kind != TypeKind::voidType && type.kind != TypeKind::reference &&
                         type.kind != TypeKind::other && (type.kind != TypeKind::record || type.isRegular);
    call.type =
        type.kind == TypeKind::dependent || call.callee.isAsWritten ? writtenType(*call.callee.function) : type.name;
    const bool mayBeWritten = e.callee.returnsReference && !type.isConst;
    const bool isObject = mayBeWritten || (givesReference(*call.callee.function) && isNamed(call.site));
    if (!isPlain || isObject || call.type.empty())
      return unknown({ReasonId::valueNotKeptInVariable, {name_}}, e.spelling.span);
    const Statement &statement = body_[call.site.statement];
    if (call.site.form == CallForm::declaration)
      call.destination = body_[statement.variables.front()].name + " = ";
    else if (call.site.form == CallForm::assignment)
      call.destination = unit_.textOf(
          {.file = e.spelling.span.file, .begin = statement.spelling.span.begin, .end = e.spelling.span.begin});
    return std::nullopt;
  }

  /// True where a function's head says that it gives back a reference.
  bool givesReference(const Function &function) const {
    const auto place = locateHead(unit_, function);
    const auto holdsSign = [&](std::uint32_t begin, std::uint32_t end) {
      return unit_.textOf({.file = function.span.file, .begin = begin, .end = end}).contains('&');
    };
    return holdsSign(function.span.begin, function.nameSpan.begin) ||
           (place && holdsSign(place->arguments.end, function.bodySpan.begin));
  }

  /// True where the object that a call gives back is used, not only its value: a reference is bound to it, or its
  /// address is taken.
  bool isNamed(const CallSite &site) const {
    ExpressionId at = site.call;
    for (; isSome(body_[at].parent); at = body_[at].parent) {
      const Expression &parent = body_[body_[at].parent];
      const auto position = static_cast<std::size_t>(std::ranges::find(parent.operands, at) - parent.operands.begin());
      if (parent.kind == ExpressionKind::unary && parent.op == Operator::addressOf) return true;
      if (position < parent.callee.byReference.size() && parent.callee.byReference[position]) return true;
      const bool isPart = parent.kind == ExpressionKind::member && !parent.isArrow;
      const bool goesOn = isPart || parent.kind == ExpressionKind::subscript ||
                          parent.kind == ExpressionKind::conditional || parent.kind == ExpressionKind::other ||
                          parent.op == Operator::comma;
      if (!goesOn) return false;
    }
    return std::ranges::any_of(body_[site.statement].variables, [this](VariableId declared) {
      return isSome(body_[declared].type) && unit_[body_[declared].type].kind == TypeKind::reference;
    });
  }

  /// The type before a function's name, without specifiers; empty where it is not plain.
  std::string writtenType(const Function &function) const {
    const std::string_view head =
        unit_.textOf({.file = function.span.file, .begin = function.span.begin, .end = function.nameSpan.begin});
    std::string out;
    int depth = 0;
    bool isTemplate = false;
    for (const Token &token : tokenize(head)) {
      const std::string_view word = textOf(head, token);
      if (word == "template") isTemplate = true;
      if (word == "<") ++depth;
      const bool isList = isTemplate && depth > 0;
      if (word == ">" && --depth == 0) isTemplate = false;
      if (isList || word == "template" || token.kind == TokenKind::comment) continue;
      if (word == "static" || word == "inline" || word == "constexpr" || word.starts_with("__")) continue;
      if (token.kind != TokenKind::identifier && word != "*") return {};
      out += (out.empty() || word == "*" ? "" : " ") + std::string(word);
    }
    return out;
  }

  // Shared arrays
  // -----------------------------------------------------------------------------------------------------------------

  static bool declaresShared(const Body &body, StatementId id) {
    return std::ranges::any_of(body[id].variables,
                               [&](VariableId v) { return body[v].space == VariableSpace::shared; });
  }

  /// A shared array is one object for all calls. Where the function is called once, its declaration may stay with it;
  /// else it is made at the kernel's beginning.
  std::optional<Verdict> planShared() {
    for (const PlannedCall &call : calls_) {
      const Body &body = *call.callee.body;
      bool any = false;
      for (std::size_t i = 0; i < body.statements.size(); ++i)
        any |= declaresShared(body, StatementId{static_cast<std::uint32_t>(i)});
      if (!any) continue;
      if (const std::string other = otherCaller(call.callee.id); !other.empty())
        return unknown({ReasonId::sharedMemoryOfOtherCaller, {name_, other}}, body_[call.site.call].spelling.span);
      const auto isSame = [&](const PlannedCall &each) { return each.callee.id == call.callee.id; };
      if (std::ranges::count_if(calls_, isSame) < 2) continue;
      if (auto why = hoist(call)) return why;
    }
    return std::nullopt;
  }

  /// A function other than the kernel that the kernel reaches and that calls one; or empty.
  std::string otherCaller(FunctionId callee) const {
    std::vector<FunctionId> reached;
    const auto add = [&](const Body &body) {
      for (const Expression &e : body.expressions)
        if (isSome(e.callee.function) && std::ranges::find(reached, e.callee.function) == reached.end())
          reached.push_back(e.callee.function);
    };
    add(body_);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const Function &function = unit_[reached[i]];
      for (const Expression &e : function.body.expressions)
        if (e.callee.function == callee) return function.name;
      add(function.body);
    }
    return {};
  }

  std::optional<Verdict> hoist(const PlannedCall &call) {
    const InlineCallee &callee = call.callee;
    const Body &body = *callee.body;
    const auto refuse = [&](const Reason &why) {
      return unknown({ReasonId::sharedArrayOfSeveralCalls, {name_, why}}, body_[call.site.call].spelling.span);
    };
    if (!callee.aliases.empty() || callee.isAsWritten) return refuse(ReasonId::becauseTemplateMayHaveSeveral);
    Hoisted &hoisted = hoisted_[callee.id];
    const WordSet all = wordsIn(unit_.textOf(callee.function->bodySpan));
    for (std::size_t i = 0; i < body.statements.size(); ++i) {
      const StatementId id{static_cast<std::uint32_t>(i)};
      if (!declaresShared(body, id) || !hoisted.statements.insert(id).second) continue;
      const SourceSpan span = body[id].spelling.span;
      if (body[id].spelling.origin != SpellingOrigin::file) return refuse(ReasonId::becauseMacroDeclares);
      const WordSet words = wordsIn(unit_.textOf(span));
      for (std::size_t v = 0; v < body.variables.size(); ++v) {
        const VariableId other{static_cast<std::uint32_t>(v)};
        const bool isDeclared = std::ranges::find(body[id].variables, other) != body[id].variables.end();
        if (!isDeclared && isOwn(callee, other) && words.contains(body[other].name))
          return refuse({ReasonId::becauseDeclarationNames, {body[other].name}});
      }
      TextEdits names;
      for (const VariableId variable : body[id].variables) {
        const SourceSpan &at = body[variable].nameSpan;
        if (body[variable].declaration.origin != SpellingOrigin::file) return refuse(ReasonId::becauseMacroDeclares);
        std::string name = fresh_.take(body[variable].name);
        while (name != body[variable].name && all.contains(name))
          name = fresh_.take(body[variable].name);
        names.push_back({{.file = span.file, .begin = at.begin - span.begin, .end = at.end - span.begin}, name});
        hoisted.names[variable] = std::move(name);
      }
      declarations_.push_back(applyEdits(unit_.textOf(span), span.file, names).value_or(""));
    }
    return std::nullopt;
  }

  void declareHoisted() {
    if (declarations_.empty()) return;
    const std::string indent = std::string(indentationAt(text_, kernel_.bodySpan.end - 1)) + layout_.unit;
    const std::uint32_t at = trailingEnd(text_, kernel_.bodySpan.begin + 1);
    const bool startsAnew = text_[at - 1] == '\n';
    std::string out = startsAnew ? "" : layout_.lineEnd;
    for (const std::string &declaration : declarations_)
      out += indent + declaration + layout_.lineEnd;
    if (!startsAnew) out.resize(out.size() - layout_.lineEnd.size());
    edits_.push_back({{.file = kernel_.bodySpan.file, .begin = at, .end = at}, out});
    declarations_.clear();
  }

  // Text
  // -----------------------------------------------------------------------------------------------------------------

  /// Where a statement stands, and what is put there instead.
  struct Place {
    SourceSpan span;
    std::string lead; ///< before what is put there
    std::string indent;
    bool isAlone = true; ///< among the statements of a block, not a branch without braces
  };

  Place placeOf(StatementId id) const {
    const Statement &statement = body_[id];
    Place out{.span = statement.spelling.span,
              .lead = {},
              .indent = std::string(indentationAt(text_, statement.spelling.span.begin))};
    const StatementKind parent = body_[statement.parent].kind;
    out.isAlone = parent == StatementKind::compound || parent == StatementKind::caseLabel;
    if (out.isAlone || !startsLine(text_, out.span.begin)) return out;
    // The branch of an if without braces gets them, on the line of the if.
    const std::string_view before = trimmedRight(text_.substr(0, out.span.begin));
    const std::uint32_t keyword = body_[statement.parent].keyword.begin;
    if (text_.substr(keyword, before.size() - keyword).contains("//")) return out;
    out.span.begin = static_cast<std::uint32_t>(before.size());
    out.lead = " ";
    out.indent = indentationAt(text_, keyword);
    return out;
  }

  std::optional<Verdict> write(const PlannedCall &call) {
    declareHoisted();
    const Statement &statement = body_[call.site.statement];
    const Expression &e = body_[call.site.call];
    Place place = placeOf(call.site.statement);
    std::string destination = call.destination;
    std::string result;
    if (call.site.form == CallForm::part) {
      result = fresh_.take(e.callee.name + (e.callee.name.contains('_') ? "_result" : "Result"));
      destination = result + " = ";
      if (!call.callee.aliases.empty() && call.callee.isAsWritten)
        return unknown({ReasonId::valueTypeDependsOnTemplate, {name_}}, e.spelling.span);
    }
    WordSet words = wordsIn(destination);
    for (const ArgumentBinding &binding : call.bindings)
      words.merge(wordsIn(binding.argument));
    const Hoisted &hoisted = hoisted_[call.callee.id];
    const auto names = inlineNames(index_, call.site, call.callee, call.bindings, words, hoisted.names, fresh_);
    if (!names) return names.error();
    const BodyIndex inner(*call.callee.body, unit_);
    const std::string own =
        place.isAlone || call.site.form != CallForm::part ? place.indent : place.indent + layout_.unit;
    const InlineRequest request{.callee = call.callee,
                                .index = inner,
                                .bindings = call.bindings,
                                .names = *names,
                                .form = call.site.form,
                                .endsCaller = call.site.isLast,
                                .destination = destination,
                                .type = call.type,
                                .left = hoisted.statements,
                                .keepsComments = written_.insert(call.callee.id).second,
                                .isBare = isWholeEnd(call)};
    const auto block = inlineBlock(request, e, layout_, own);
    if (!block) return block.error();
    if (call.site.form != CallForm::part) {
      const std::string declared =
          call.site.form == CallForm::declaration ? declarationOf(statement) + layout_.lineEnd + place.indent : "";
      edits_.push_back({place.span, place.lead + declared + *block});
      return std::nullopt;
    }
    return writePart(call, place, own, call.type + (call.type.ends_with('*') ? "" : " ") + result + ";", *block,
                     result);
  }

  std::optional<Verdict> writePart(const PlannedCall &call, const Place &place, const std::string &indent,
                                   const std::string &declaration, const std::string &block,
                                   const std::string &result) {
    const SourceSpan span = body_[call.site.statement].spelling.span;
    const SourceSpan callSpan = body_[call.site.call].spelling.span;
    const std::string before = declaration + layout_.lineEnd + indent + block + layout_.lineEnd + indent;
    if (place.isAlone) {
      edits_.push_back({{.file = span.file, .begin = span.begin, .end = span.begin}, before});
      edits_.push_back({callSpan, result});
      return std::nullopt;
    }
    const std::string head(unit_.textOf({.file = span.file, .begin = span.begin, .end = callSpan.begin}));
    const std::string tail(unit_.textOf({.file = span.file, .begin = callSpan.end, .end = span.end}));
    edits_.push_back({place.span, place.lead + "{" + layout_.lineEnd + indent + before + head + result + tail +
                                      layout_.lineEnd + place.indent + "}"});
    return std::nullopt;
  }

  /// `float y;` of `const float y = f(x);`
  std::string declarationOf(const Statement &statement) const {
    const VariableId variable = statement.variables.front();
    const Declarator parts = splitDeclarator(unit_, body_, variable);
    return std::string(trimmedRight(assignableType(unit_, body_, variable, parts) + body_[variable].name)) +
           assignableSuffix(unit_, body_, variable, parts) + ";";
  }

  /// The call is all that is left of the kernel: its statements need no braces.
  bool isWholeEnd(const PlannedCall &call) const {
    return call.site.isLast && body_[call.site.statement].parent == body_.root &&
           startsLine(text_, body_[call.site.statement].spelling.span.begin);
  }

  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  const BodyIndex &index_;
  std::string name_;
  FreshNames fresh_;
  std::string_view text_;
  Layout layout_;
  std::vector<PlannedCall> calls_;
  std::map<FunctionId, Hoisted> hoisted_;
  std::vector<std::string> declarations_; ///< at the kernel's beginning
  std::set<FunctionId> written_;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> inlineCalls(const KernelStudy &study, const std::string &function) {
  return Inliner(study, function).run();
}

std::vector<std::string> calledWithBarrier(const Unit &unit, FunctionId kernel, EffectsAnalysis &effects) {
  std::vector<std::string> out;
  for (const Expression &e : unit[kernel].body.expressions) {
    if (e.kind != ExpressionKind::call || !isSome(e.callee.function) ||
        unit.dialect->effectOf(e.callee) != CallEffect::user)
      continue;
    if (dependence::isOperatorName(e.callee.name)) continue; // inline finds calls by the name that is written there
    const dependence::Effects &callee = effects.ofFunction(e.callee.function);
    const bool meets = callee.has(Trait::blockBarrier) || callee.has(Trait::gridBarrier);
    if (meets && std::ranges::find(out, e.callee.name) == out.end()) out.push_back(e.callee.name);
  }
  return out;
}

} // namespace warpgrain::transform
