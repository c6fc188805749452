// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/LaunchPlace.h"

#include "core/base/Tokens.h"
#include "core/model/Uses.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/Layout.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;

namespace {

/// True if a part of an expression is evaluated whenever its parent is.
bool isAlwaysEvaluated(const Expression &parent, ExpressionId part) {
  const bool mayStop = parent.kind == ExpressionKind::conditional || parent.op == Operator::logicalAnd ||
                       parent.op == Operator::logicalOr;
  return !mayStop || parent.operands.front() == part;
}

/// True if a statement evaluates the launch unconditionally, and does nothing before it.
bool goesFirst(const Body &body, StatementId statement, ExpressionId launch) {
  std::vector<ExpressionId> around;
  for (ExpressionId at = launch; isSome(body[at].parent); at = body[at].parent) {
    if (!isAlwaysEvaluated(body[body[at].parent], at)) return false;
    around.push_back(body[at].parent);
  }
  const std::vector<ExpressionId> own = expressionsIn(body, launch);
  const auto holds = [](const std::vector<ExpressionId> &list, ExpressionId id) {
    return std::ranges::find(list, id) != list.end();
  };
  return std::ranges::all_of(expressionsInStatement(body, statement), [&](ExpressionId id) {
    return id >= launch || holds(own, id) || holds(around, id) || !hasEffectItself(body[id]);
  });
}

/// The statement in the file that a macro with the launch as its argument makes.
StatementId outsideMacro(const Body &body, StatementId id) {
  for (StatementId at = id; isSome(body[at].parent); at = body[at].parent) {
    const Statement &parent = body[body[at].parent];
    const bool isOutside = parent.spelling.origin == SpellingOrigin::file;
    if (isOutside && parent.kind == StatementKind::compound) return at;
    const bool goesOnce =
        parent.kind == StatementKind::compound ||
        (parent.kind == StatementKind::doLoop && isSome(parent.condition) && body[parent.condition].constant == 0);
    if (isOutside || !goesOnce) return none<StatementId>;
  }
  return none<StatementId>;
}

/// Where a header ends under which a statement stands alone: behind its last word that is no comment. Nothing where a
/// preprocessor line stands between.
std::optional<std::uint32_t> headerEnd(std::string_view text, const Statement &header, const SourceSpan &statement) {
  if (header.keyword.empty() || header.keyword.begin >= statement.begin) return std::nullopt;
  const std::string_view words = text.substr(header.keyword.begin, statement.begin - header.keyword.begin);
  std::optional<std::uint32_t> end;
  for (const Token &token : tokenize(words)) {
    if (token.kind == TokenKind::directive) return std::nullopt;
    if (token.kind != TokenKind::comment) end = header.keyword.begin + token.end;
  }
  return end;
}

/// True if a jump may enter the block of a statement behind it.
bool mayBeJumpedPast(const Body &body, StatementId statement) {
  const std::uint32_t end = body[statement].spelling.span.end;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const auto id = static_cast<StatementId>(i);
    const Statement &each = body[id];
    const bool isTarget = each.kind == StatementKind::label || each.kind == StatementKind::caseLabel;
    if (!isTarget || each.spelling.span.begin < end || !isInside(body, id, body[statement].parent)) continue;
    StatementId chosenBy = each.kind == StatementKind::caseLabel ? each.parent : none<StatementId>;
    while (isSome(chosenBy) && body[chosenBy].kind != StatementKind::switchCase)
      chosenBy = body[chosenBy].parent;
    if (!isSome(chosenBy) || isInside(body, statement, chosenBy)) return true;
  }
  return false;
}

/// Puts lines before one statement.
class Insertion {
public:
  Insertion(const Unit &unit, const Function &launcher, StatementId id, const std::vector<std::string> &lines)
      : body_(launcher.body), id_(id), span_(body_[id].spelling.span), text_(unit[span_.file].text), lines_(lines),
        indent_(indentationAt(text_, span_.begin)), isOwnLine_(startsLine(text_, span_.begin)) {
    const std::vector<StatementId> &outermost = body_[body_.root].children;
    const std::uint32_t first = outermost.empty() ? span_.begin : body_[outermost.front()].spelling.span.begin;
    layout_ = detectLayout(text_, first, launcher.bodySpan.end - 1);
  }

  TextEdits run(bool declareNames) {
    const StatementId block = body_[id_].parent;
    const bool inBlock = isSome(block) && body_[block].kind == StatementKind::compound;
    if (inBlock && !(declareNames && mayBeJumpedPast(body_, id_)))
      insert(span_.begin, before(indent_));
    else if (inBlock && isOwnLine_)
      makeBlock();
    else if (const auto header =
                 isOwnLine_ && isSome(block) && !inBlock ? headerEnd(text_, body_[block], span_) : std::nullopt)
      addBraces(*header, body_[block]);
    else
      encloseOnLine();
    return std::move(edits_);
  }

private:
  std::string before(const std::string &indent) const {
    std::string out;
    for (const std::string &line : lines_)
      out += line + (isOwnLine_ ? layout_.lineEnd + indent : " ");
    return out;
  }

  void insert(std::uint32_t at, std::string words) {
    edits_.push_back({{.file = span_.file, .begin = at, .end = at}, std::move(words)});
  }

  void makeBlock() {
    const std::string inner = indent_ + layout_.unit;
    insert(span_.begin, "{" + layout_.lineEnd + inner + before(inner));
    closeAfter(indent_);
  }

  void addBraces(std::uint32_t header, const Statement &parent) {
    insert(header, " {");
    insert(span_.begin, before(indent_));
    closeAfter(std::string(indentationAt(text_, parent.keyword.begin)));
  }

  void closeAfter(const std::string &indent) {
    const std::uint32_t end = trailingEnd(text_, span_.end);
    const bool isBehindLine = end > span_.end && text_[end - 1] == '\n';
    insert(isBehindLine ? end : span_.end,
           isBehindLine ? indent + "}" + layout_.lineEnd : layout_.lineEnd + indent + "}");
  }

  void encloseOnLine() {
    insert(span_.begin, "{ " + before(indent_));
    insert(span_.end, " }");
  }

  const Body &body_;
  StatementId id_;
  SourceSpan span_;
  std::string_view text_;
  const std::vector<std::string> &lines_;
  std::string indent_;
  bool isOwnLine_;
  Layout layout_;
  TextEdits edits_;
};

} // namespace

bool hasEffectItself(const Expression &expression) {
  const bool steps = expression.kind == ExpressionKind::unary &&
                     (expression.op == Operator::increment || expression.op == Operator::decrement);
  const bool calls = (expression.kind == ExpressionKind::call && !expression.constant) ||
                     expression.kind == ExpressionKind::lambda ||
                     (expression.kind == ExpressionKind::other && expression.other != OtherExpression::thisPointer);
  return steps || calls || expression.kind == ExpressionKind::launch || expression.kind == ExpressionKind::assign;
}

StatementId statementToPutBefore(const Unit &unit, const Launch &launch, ExpressionId extent, bool computes) {
  const Body &body = unit[launch.launcher].body;
  const StatementId id = statementsOfExpressions(body)[static_cast<std::size_t>(launch.expression)];
  if (!isSome(id)) return none<StatementId>; // an initializer of a member
  const Statement &statement = body[id];
  const bool isSimple = statement.kind == StatementKind::expression || statement.kind == StatementKind::declaration ||
                        statement.kind == StatementKind::returnFrom;
  if (!isSimple || !goesFirst(body, id, launch.expression)) return none<StatementId>;
  const bool namesOwnVariable = std::ranges::any_of(expressionsIn(body, extent), [&](ExpressionId each) {
    return std::ranges::find(statement.variables, body[each].variable) != statement.variables.end();
  });
  if (namesOwnVariable) return none<StatementId>;
  if (statement.spelling.origin != SpellingOrigin::file) return computes ? none<StatementId> : outsideMacro(body, id);
  const bool isWhole = statement.kind == StatementKind::expression && statement.expression == launch.expression;
  return computes && !isWhole ? none<StatementId> : id;
}

TextEdits linesBefore(const Unit &unit, const Function &launcher, StatementId statement,
                      const std::vector<std::string> &lines, bool declareNames) {
  return Insertion(unit, launcher, statement, lines).run(declareNames);
}

} // namespace warpgrain::transform
