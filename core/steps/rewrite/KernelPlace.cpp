// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/KernelPlace.h"

#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/model/Uses.h"
#include "core/steps/rewrite/Layout.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::string lineEndOf(std::string_view text) {
  return text.contains("\r\n") ? "\r\n" : "\n";
}

} // namespace

std::optional<Verdict> whyNotAtFileScope(const Function &kernel) {
  const std::string &whole = kernel.qualifiedName;
  if (whole == kernel.name || whole == "(anonymous namespace)::" + kernel.name) return std::nullopt;
  return Verdict::unknown(ReasonId::kernelInNamespace, kernel.nameSpan);
}

std::optional<SourceSpan> namedElsewhere(const Unit &unit, FunctionId id) {
  const Function &kernel = unit[id];
  std::set<SourceSpan> known{kernel.nameSpan};
  for (const Launch *launch : unit.launchesOf(id))
    if (isSome(launch->expression)) known.insert(unit[launch->launcher].body[launch->expression].nameSpan);
  const auto isKnown = [&](FileId file, std::uint32_t begin) {
    return std::ranges::any_of(known, [&](const SourceSpan &span) { return span.contains(file, begin); });
  };
  for (std::size_t i = 0; i < unit.files.size(); ++i) {
    const FileId file{static_cast<std::uint32_t>(i)};
    const std::string_view text = unit.files[i].text;
    for (const Token &token : tokenize(text)) {
      const bool names = token.kind == TokenKind::identifier && textOf(text, token) == kernel.name;
      if (names && !isKnown(file, token.begin)) return SourceSpan{.file = file, .begin = token.begin, .end = token.end};
    }
  }
  return std::nullopt;
}

std::uint32_t beginWithItsComments(const Unit &unit, const Function &kernel) {
  const std::string_view text = unit[kernel.span.file].text;
  std::uint32_t at = kernel.span.begin;
  while (at > 0 && text[at - 1] != '\n')
    --at;
  const std::vector<Token> tokens = tokenize(text);
  for (const Token &token : tokens | std::views::reverse) {
    if (token.end > at) continue;
    const bool isOurs = token.kind == TokenKind::comment ||
                        (token.kind == TokenKind::directive && textOf(text, token).contains("warpgrain"));
    const std::string_view between = text.substr(token.end, at - token.end);
    const bool isNext =
        between.find_first_not_of(" \t\r\n") == std::string_view::npos && std::ranges::count(between, '\n') <= 1;
    if (!isOurs || !isNext || !startsLine(text, token.begin)) break;
    at = token.begin;
  }
  return at;
}

std::size_t positionOf(const Function &kernel, VariableId parameter) {
  return static_cast<std::size_t>(std::ranges::find(kernel.parameters, parameter) - kernel.parameters.begin());
}

LaunchStatement::LaunchStatement(const Unit &unit, const Launch &launch)
    : unit_(unit), launch_(launch), body_(unit[launch.launcher].body),
      statement_(isSome(launch.expression) ? statementsOfExpressions(body_)[static_cast<std::size_t>(launch.expression)]
                                           : none<StatementId>) {}

std::optional<Verdict> LaunchStatement::whyNotAmong(ReasonId what) const {
  const SourceSpan &where = launch_.spelling.span;
  if (launch_.form != LaunchSyntax::chevrons) return Verdict::unknown(ReasonId::launchByAddresses, where);
  const bool isWhole = isSome(statement_) && statement().kind == StatementKind::expression &&
                       statement().expression == launch_.expression &&
                       statement().spelling.origin == SpellingOrigin::file;
  if (!isWhole || !isSome(statement().parent) || body_[statement().parent].kind != StatementKind::compound)
    return Verdict::unknown({ReasonId::mustBeStatementOfBlock, {what}}, where);
  return std::nullopt;
}

ExpressionId LaunchStatement::argument(std::size_t position) const {
  const auto &operands = body_[launch_.expression].operands;
  const std::size_t at = launchFirstArgument + position;
  return at < operands.size() ? operands[at] : none<ExpressionId>;
}

std::expected<std::string, Verdict> LaunchStatement::stream() const {
  if (!isSome(launch_.stream) || body_[launch_.stream].constant == 0) return {};
  const Expression &e = body_[launch_.stream];
  if (e.kind != ExpressionKind::variable || e.spelling.origin != SpellingOrigin::file)
    return std::unexpected(Verdict::unknown(ReasonId::streamIsNoVariable, launch_.spelling.span));
  return std::string(unit_.textOf(e.spelling.span));
}

TextEdit LaunchStatement::before(const std::string &line) const {
  const SourceSpan &span = statement().spelling.span;
  const std::string_view text = unit_[span.file].text;
  const std::string separator =
      startsLine(text, span.begin) ? lineEndOf(text) + std::string(indentationAt(text, span.begin)) : std::string(" ");
  return {{.file = span.file, .begin = span.begin, .end = span.begin}, line + separator};
}

TextEdit LaunchStatement::onceEnded(const std::string &stream, const std::string &line) const {
  const std::string wait = unit_.dialect->waitForStream(stream);
  if (const StatementId there = waitBehind(wait); isSome(there)) return after(there, {line});
  return after(statement_, {wait + ";", line});
}

/// The next statement of the block, where it waits for this stream or for the whole device; none where it does not.
StatementId LaunchStatement::waitBehind(const std::string &wait) const {
  const auto &siblings = body_[statement().parent].children;
  const auto here = std::ranges::find(siblings, statement_);
  if (here == siblings.end() || here + 1 == siblings.end()) return none<StatementId>;
  const Statement &next = body_[*(here + 1)];
  if (next.kind != StatementKind::expression || next.spelling.origin != SpellingOrigin::file ||
      !isSome(next.expression))
    return none<StatementId>;
  const Expression &call = body_[next.expression];
  const bool isCall = call.kind == ExpressionKind::call && call.spelling.origin == SpellingOrigin::file;
  const bool ofDevice = unit_.dialect->call(call.callee).host == HostFunction::waitForDevice;
  const bool waits = isCall && call.callee.isSystem && (ofDevice || unit_.textOf(call.spelling.span) == wait);
  return waits ? *(here + 1) : none<StatementId>;
}

TextEdit LaunchStatement::after(StatementId id, const std::vector<std::string> &lines) const {
  const SourceSpan &span = body_[id].spelling.span;
  const std::string_view text = unit_[span.file].text;
  const std::uint32_t end = trailingEnd(text, span.end);
  const bool endsLine = startsLine(text, span.begin) && end != span.end && text[end - 1] == '\n';
  const std::string indent(indentationAt(text, span.begin));
  std::string words;
  for (const std::string &line : lines)
    words += endsLine ? indent + line + lineEndOf(text) : " " + line;
  const std::uint32_t at = endsLine ? end : span.end;
  return {{.file = span.file, .begin = at, .end = at}, words};
}

} // namespace warpgrain::transform
