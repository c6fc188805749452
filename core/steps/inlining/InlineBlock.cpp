// SPDX-License-Identifier: Apache-2.0
#include "core/steps/inlining/InlineBlock.h"

#include "core/base/TextEdit.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/Comments.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/WholeLines.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool isBlank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::size_t blanksBefore(std::string_view line) {
  return std::min(line.find_first_not_of(" \t"), line.size());
}

/// Lines that stood at one indentation, moved to another; without blank ones at either end. Lines of the preprocessor
/// at the margin stay there.
std::vector<std::string> movedLines(std::string_view text, std::string_view from, const std::string &to) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
      line.remove_suffix(1);
    if (line.empty()) {
      if (!out.empty()) out.emplace_back();
    } else if (line.starts_with('#')) {
      out.emplace_back(line);
    } else {
      const std::size_t cut = line.starts_with(from) ? from.size() : std::min(blanksBefore(line), from.size());
      out.push_back(to + std::string(line.substr(cut)));
    }
  }
  while (!out.empty() && out.back().empty())
    out.pop_back();
  return out;
}

class BlockWriter {
public:
  BlockWriter(const InlineRequest &request, const Expression &call, const Layout &layout, const std::string &indent)
      : request_(request), call_(call), layout_(layout), indent_(indent), unit_(request.index.unit()),
        function_(*request.callee.function), body_(*request.callee.body), text_(unit_[function_.bodySpan.file].text) {}

  std::expected<std::string, Verdict> run() {
    substitute();
    writeReturns();
    for (const StatementId s : request_.left)
      edits_.push_back({extentWithin(text_, body_[s].spelling.span), ""});
    if (why_) return refused(*why_);
    if (const auto unknown = findUnknownName(request_.index, function_.bodySpan, changed_))
      return std::unexpected(Verdict::unknown(*unknown));
    const auto inside = editedBody();
    if (!inside) return refused(ReasonId::textNotChangeable);
    return lines(*inside);
  }

private:
  std::unexpected<Verdict> refused(const Reason &why) const {
    return std::unexpected(
        Verdict::unknown({ReasonId::functionNotInlined, {function_.name, why}}, call_.spelling.span));
  }

  // Names
  // -----------------------------------------------------------------------------------------------------------------

  void substitute() {
    for (const auto &[variable, name] : request_.names) {
      if (name == body_[variable].name) continue;
      changed_.insert(variable);
      if (request_.left.contains(body_[variable].statement)) continue;
      if (std::ranges::find(*request_.callee.parameters, variable) != request_.callee.parameters->end()) continue;
      if (body_[variable].declaration.origin != SpellingOrigin::file)
        return hidden(body_[variable].name, body_[variable].declaration);
      edits_.push_back({body_[variable].nameSpan, name});
    }
    for (const ArgumentBinding &binding : request_.bindings)
      if (binding.kind == BindingKind::pointee ||
          (binding.kind == BindingKind::named && binding.argument != body_[binding.parameter].name))
        changed_.insert(binding.parameter);
    for (std::size_t i = 0; i < body_.expressions.size() && !why_; ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      if (body_[id].kind == ExpressionKind::variable && changed_.contains(body_[id].variable)) replace(id);
    }
  }

  void hidden(const std::string &name, const Spelling &spelling) {
    why_ = Reason(ReasonId::macroNamesItsVariable, {spelling.macro, name});
  }

  void replace(ExpressionId id) {
    const Expression &e = body_[id];
    if (!e.spelling.editable() || e.spelling.span.empty() || !function_.bodySpan.contains(e.spelling.span))
      return hidden(body_[e.variable].name, e.spelling);
    if (const auto name = request_.names.find(e.variable); name != request_.names.end()) {
      edits_.push_back({e.spelling.span, name->second});
      return;
    }
    const auto binding = std::ranges::find(request_.bindings, e.variable, &ArgumentBinding::parameter);
    if (binding->kind == BindingKind::named)
      edits_.push_back({e.spelling.span, binding->argument});
    else
      replacePointer(id, binding->argument);
  }

  /// `*p`, `p->m` and `p`, where p is `&v`.
  void replacePointer(ExpressionId id, const std::string &variable) {
    const Expression &e = body_[id];
    const ExpressionId parentId = e.parent;
    if (isSome(parentId)) {
      const Expression &parent = body_[parentId];
      const SourceSpan span = parent.spelling.span;
      const bool isPlain =
          parent.spelling.editable() && span.file == e.spelling.span.file && span.end >= e.spelling.span.end;
      if (isPlain && parent.kind == ExpressionKind::unary && parent.op == Operator::dereference &&
          span.end == e.spelling.span.end) {
        edits_.push_back({span, variable});
        return;
      }
      if (isPlain && parent.kind == ExpressionKind::member && parent.isArrow && span.begin == e.spelling.span.begin) {
        const std::size_t arrow = text_.find("->", e.spelling.span.end);
        if (arrow < span.end && isBlank(text_.substr(e.spelling.span.end, arrow - e.spelling.span.end))) {
          edits_.push_back(
              {{.file = span.file, .begin = span.begin, .end = static_cast<std::uint32_t>(arrow + 2)}, variable + "."});
          return;
        }
      }
    }
    const bool isArgument = e.spelling.origin == SpellingOrigin::file && isSome(parentId) &&
                            body_[parentId].kind == ExpressionKind::call && !body_[parentId].hasObject;
    edits_.push_back({e.spelling.span, isArgument ? "&" + variable : "(&" + variable + ")"});
  }

  // Returns
  // -----------------------------------------------------------------------------------------------------------------

  void writeReturns() {
    const auto &statements = body_[body_.root].children;
    const StatementId last = statements.empty() ? none<StatementId> : statements.back();
    for (std::size_t i = 0; i < body_.statements.size() && !why_; ++i) {
      const StatementId id{static_cast<std::uint32_t>(i)};
      if (body_[id].kind != StatementKind::returnFrom) continue;
      if (body_[id].spelling.origin != SpellingOrigin::file)
        why_ = Reason(ReasonId::macroHidesItsReturn, {body_[id].spelling.macro});
      else if (id == last)
        writeLast(id);
      else if (!request_.endsCaller || isSome(body_[id].expression))
        why_ = Reason(ReasonId::returnsEarly);
    }
    const bool givesValue =
        isSome(last) && body_[last].kind == StatementKind::returnFrom && isSome(body_[last].expression);
    if (!why_ && request_.form != CallForm::statement && !givesValue) why_ = Reason(ReasonId::endsWithoutValue);
  }

  void writeLast(StatementId id) {
    const Statement &statement = body_[id];
    const bool isDropped =
        request_.form == CallForm::statement && (!isSome(statement.expression) || isPure(statement.expression));
    if (isDropped) {
      edits_.push_back({extentWithin(text_, statement.spelling.span), ""});
      return;
    }
    const SourceSpan keyword{.file = statement.keyword.file,
                             .begin = statement.keyword.begin,
                             .end = body_[statement.expression].spelling.span.begin};
    std::uint32_t begin = statement.keyword.begin + 6; // past `return`
    while (begin < keyword.end && isBlank(text_.substr(begin, 1)))
      ++begin;
    const SourceSpan head{.file = keyword.file, .begin = keyword.begin, .end = begin};
    if (request_.form == CallForm::statement) {
      edits_.push_back({head, ""});
      return;
    }
    const std::string open = opening(statement.expression);
    edits_.push_back({head, request_.destination + open});
    if (open.empty()) return;
    const std::string_view whole = unit_.textOf(statement.spelling.span);
    const auto semicolon = static_cast<std::uint32_t>(statement.spelling.span.begin + whole.rfind(';'));
    edits_.push_back({{.file = head.file, .begin = semicolon, .end = semicolon}, ")"});
  }

  /// Returns the text to write before a value so that it has the type of the call.
  std::string opening(ExpressionId value) {
    const ExpressionId plain = withoutConversions(body_, value);
    const Expression &e = body_[plain];
    if (e.kind == ExpressionKind::initializers || unit_.textOf(e.spelling.span).starts_with('{')) {
      why_ = Reason(ReasonId::returnsList);
      return {};
    }
    if (isSome(e.type) && unit_[e.type].name == request_.type && unit_[e.type].kind != TypeKind::dependent)
      return e.kind == ExpressionKind::binary && e.op == Operator::comma ? "(" : "";
    const std::string closed = unit_.dialect->conversion(request_.type, "");
    return closed.substr(0, closed.size() - 1);
  }

  bool isPure(ExpressionId root) const {
    return std::ranges::all_of(expressionsIn(body_, root), [this](ExpressionId id) {
      const Expression &e = body_[id];
      const bool acts =
          e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct || e.kind == ExpressionKind::assign ||
          e.kind == ExpressionKind::other ||
          (e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement));
      return !acts;
    });
  }

  // Text
  // -----------------------------------------------------------------------------------------------------------------

  std::optional<std::string> editedBody() {
    const SourceSpan inner{
        .file = function_.bodySpan.file, .begin = function_.bodySpan.begin + 1, .end = function_.bodySpan.end - 1};
    TextEdits inside;
    for (TextEdit &edit : normalized(std::move(edits_))) {
      if (!inner.contains(edit.span)) return std::nullopt;
      edit.span.begin -= inner.begin;
      edit.span.end -= inner.begin;
      inside.push_back(std::move(edit));
    }
    const auto out = applyEdits(unit_.textOf(inner), inner.file, inside);
    if (!out) return std::nullopt;
    return request_.keepsComments ? *out : withoutComments(*out);
  }

  std::string nameOf(VariableId variable) const {
    const auto name = request_.names.find(variable);
    return name != request_.names.end() ? name->second : body_[variable].name;
  }

  std::string declaration(const ArgumentBinding &binding) const {
    const Variable &variable = body_[binding.parameter];
    const Type &type = unit_[variable.type];
    const bool isNumber =
        type.kind == TypeKind::integer || type.kind == TypeKind::floating || type.kind == TypeKind::boolean;
    const auto uses = request_.index.usesOf(binding.parameter);
    const bool isConst =
        isNumber && !wordsIn(binding.beforeName).contains("const") && binding.afterName.empty() &&
        !wordsIn(text_.substr(function_.bodySpan.begin, function_.bodySpan.length())).contains("decltype") &&
        isPrivate(request_.index, binding.parameter) &&
        std::ranges::none_of(uses, [](const Use *use) { return use->writes(); });
    return (isConst ? "const " : "") + binding.beforeName + nameOf(binding.parameter) + binding.afterName + " = " +
           binding.argument + ";";
  }

  std::string lines(const std::string &inside) const {
    const std::string inner = request_.isBare ? indent_ : indent_ + layout_.unit;
    std::vector<std::string> out;
    for (const auto &[name, text] : request_.callee.aliases)
      if (isNamed(name, inside)) out.push_back(inner + text);
    for (const ArgumentBinding &binding : request_.bindings)
      if (binding.kind == BindingKind::declared) out.push_back(inner + declaration(binding));
    const auto &statements = body_[body_.root].children;
    std::string_view from;
    if (!statements.empty()) from = indentationAt(text_, body_[statements.front()].spelling.span.begin);
    std::string_view rest = inside;
    if (!rest.contains('\n')) { // the whole function on one line
      rest.remove_prefix(blanksBefore(rest));
      from = {};
    }
    std::ranges::move(movedLines(rest, from, inner), std::back_inserter(out));
    std::string text;
    for (const std::string &line : out)
      text += line + layout_.lineEnd;
    if (request_.isBare) {
      text.resize(text.size() - std::min(text.size(), layout_.lineEnd.size()));
      return text.substr(std::min(indent_.size(), text.size()));
    }
    return "{" + layout_.lineEnd + text + indent_ + "}";
  }

  bool isNamed(const std::string &name, const std::string &inside) const {
    return wordsIn(inside).contains(name) ||
           std::ranges::any_of(request_.bindings, [&](const ArgumentBinding &binding) {
             return binding.kind == BindingKind::declared &&
                    (wordsIn(binding.beforeName).contains(name) || wordsIn(binding.afterName).contains(name));
           });
  }

  const InlineRequest &request_;
  const Expression &call_;
  const Layout &layout_;
  const std::string &indent_;
  const Unit &unit_;
  const Function &function_;
  const Body &body_;
  std::string_view text_;
  std::set<VariableId> changed_;
  TextEdits edits_;
  std::optional<Reason> why_;
};

} // namespace

std::expected<std::string, Verdict> inlineBlock(const InlineRequest &request, const Expression &call,
                                                const Layout &layout, const std::string &indent) {
  return BlockWriter(request, call, layout, indent).run();
}

} // namespace warpgrain::transform
