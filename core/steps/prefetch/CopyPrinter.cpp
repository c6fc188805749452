// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/CopyPrinter.h"

#include "core/model/Walk.h"
#include "core/steps/rewrite/Comments.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::transform {

using namespace model;

namespace {

/// True if a sum may be written behind the expression as it stands.
bool bindsAsSum(const Expression &e) {
  static constexpr std::array tight{Operator::plus, Operator::minus, Operator::times, Operator::divide,
                                    Operator::modulo};
  switch (e.kind) {
  case ExpressionKind::conditional:
  case ExpressionKind::assign:
    return false;
  case ExpressionKind::binary:
    return std::ranges::find(tight, e.op) != tight.end();
  default:
    return e.spelling.origin == SpellingOrigin::file;
  }
}

} // namespace

std::string onOneLine(std::string_view text) {
  const std::string words = withoutComments(text);
  std::string out;
  std::size_t at = 0;
  while (at < words.size()) {
    const std::size_t newline = words.find('\n', at);
    std::string_view line = std::string_view(words).substr(at, newline - at);
    if (at > 0) line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (!out.empty() && !line.empty() && out.back() != '(' && out.back() != '[') out += ' ';
    out += line;
    if (newline == std::string::npos) break;
    at = newline + 1;
  }
  return out;
}

CopyPrinter::CopyPrinter(const BodyIndex &index, const TileCopies &copies, const Layout &layout,
                         const TileRegisters &registers)
    : index_(index), body_(index.body()), unit_(index.unit()), copies_(copies), registers_(&registers),
      layout_(layout) {}

CopyPrinter::CopyPrinter(const BodyIndex &index, const TileCopies &copies, const Layout &layout, ElementLines element)
    : index_(index), body_(index.body()), unit_(index.unit()), copies_(copies), element_(std::move(element)),
      layout_(layout) {}

std::vector<std::string> CopyPrinter::lines(const SpokenText &speak,
                                            const std::function<bool(StatementId)> &isLeftOut) const {
  Lines out;
  for (const StatementId id : copies_.statements)
    if (elementAt(id) == nullptr || !isLeftOut(id)) add(id, "", speak, out);
  return out;
}

std::string CopyPrinter::valueOf(const CopiedElement &element, const SpokenText &speak) const {
  return onOneLine(speak(body_[element.value].spelling.span));
}

const CopiedElement *CopyPrinter::elementAt(StatementId statement) const {
  const auto found = std::ranges::find(copies_.elements, statement, &CopiedElement::statement);
  return found == copies_.elements.end() ? nullptr : &*found;
}

/// True if a statement loads something, or declares what is needed for that.
bool CopyPrinter::copies(StatementId statement) const {
  const bool isNeeded = std::ranges::find(copies_.declarations, statement) != copies_.declarations.end();
  return isNeeded || std::ranges::any_of(copies_.elements, [&](const CopiedElement &element) {
           return isInside(body_, element.statement, statement);
         });
}

void CopyPrinter::add(StatementId id, const std::string &indent, const SpokenText &speak, Lines &out) const {
  const Statement &statement = body_[id];
  if (!copies(id)) return;
  if (const CopiedElement *element = elementAt(id)) {
    if (registers_ != nullptr)
      return out.push_back(indent + registers_->textOf(*element) + " = " + valueOf(*element, speak) + ";");
    for (const std::string &line : element_(*element, speak))
      out.push_back(indent + line);
    return;
  }
  switch (statement.kind) {
  case StatementKind::ifElse:
    return addIf(id, indent, speak, out);
  case StatementKind::forLoop:
    return addLoop(id, indent, speak, out);
  case StatementKind::compound:
    out.push_back(indent + "{");
    for (const StatementId child : statement.children)
      add(child, indent + layout_.unit, speak, out);
    return out.push_back(indent + "}");
  default:
    return out.push_back(indent + onOneLine(speak(statement.spelling.span)));
  }
}

/// A statement under a header, with the braces that it has, or needs where an else follows.
void CopyPrinter::addUnder(const std::string &head, StatementId id, bool needsBraces, const std::string &indent,
                           const SpokenText &speak, Lines &out) const {
  Lines inner;
  if (body_[id].kind == StatementKind::compound)
    for (const StatementId child : body_[id].children)
      add(child, indent + layout_.unit, speak, inner);
  else
    add(id, indent + layout_.unit, speak, inner);
  const bool isSeveral = (body_[id].kind == StatementKind::compound || elementAt(id) != nullptr) && inner.size() > 1;
  const bool hasBraces = needsBraces || isSeveral;
  out.push_back(indent + head + (hasBraces ? " {" : ""));
  out.insert(out.end(), inner.begin(), inner.end());
  if (hasBraces) out.push_back(indent + "}");
}

void CopyPrinter::addIf(StatementId id, const std::string &indent, const SpokenText &speak, Lines &out) const {
  const Statement &statement = body_[id];
  const std::string condition = onOneLine(speak(body_[statement.condition].spelling.span));
  const std::string word = statement.isConstexpr ? "if constexpr (" : "if (";
  const StatementId then = statement.children.front();
  const StatementId otherwise = statement.children.size() > 1 ? statement.children[1] : none<StatementId>;
  const bool hasElse = isSome(otherwise) && copies(otherwise);
  if (!copies(then)) return addUnder(word + "!(" + condition + "))", otherwise, false, indent, speak, out);
  addUnder(word + condition + ")", then, hasElse, indent, speak, out);
  if (!hasElse) return;
  out.pop_back();
  addUnder("} else", otherwise, true, indent, speak, out);
}

/// The loop's header; of a loop with as many iterations as there may be also the counter and the condition.
CopyPrinter::Lines CopyPrinter::headOf(const CopyLoop &each, const SpokenText &speak) const {
  const auto number = static_cast<std::size_t>(&each - copies_.loops.data());
  const CountingLoop &loop = each.loop;
  const auto words = [&](const SourceSpan &span) { return onOneLine(speak(span)); };
  const std::string i = registers_ == nullptr ? std::string() : registers_->counterOf(number);
  if (i.empty())
    return {"for (" + words(loop.initializer) + "; " + words(loop.condition) + "; " + words(loop.increment) + ")"};
  const Variable &counter = body_[loop.counter];
  const Expression &start = body_[counter.initializer];
  const std::string first = words(start.spelling.span);
  const std::string factor = *loop.step == 1 ? i : i + " * " + std::to_string(*loop.step);
  return {"for (int " + i + " = 0; " + i + " < " + std::to_string(each.most) + "; ++" + i + ") {",
          layout_.unit + "const " + unit_[counter.type].name + " " + counter.name + " = " +
              (bindsAsSum(start) ? first : "(" + first + ")") + " + " + factor + ";",
          layout_.unit + "if (" + words(loop.condition) + ")"};
}

void CopyPrinter::addLoop(StatementId id, const std::string &indent, const SpokenText &speak, Lines &out) const {
  const Lines head = headOf(*copies_.loopAt(id), speak);
  const StatementId inside = body_[id].children.front();
  for (std::size_t i = 0; i + 1 < head.size(); ++i)
    out.push_back(indent + head[i]);
  if (head.size() == 1) return addUnder(head.back(), inside, false, indent, speak, out);
  addUnder(head.back().substr(layout_.unit.size()), inside, false, indent + layout_.unit, speak, out);
  out.push_back(indent + "}");
}

TextEdits CopyPrinter::storeEdits() const {
  TextEdits out;
  for (const CopiedElement &element : copies_.elements)
    out.push_back({body_[element.value].spelling.span, registers_->textOf(element)});
  for (const CopyLoop &loop : copies_.loops)
    addLoopEdits(loop, out);
  return out;
}

/// The new header in place of the old one, and one more level of indentation for what it holds.
void CopyPrinter::addLoopEdits(const CopyLoop &each, TextEdits &out) const {
  const auto asWritten = [this](const SourceSpan &span) { return std::string(unit_.textOf(span)); };
  const Lines head = headOf(each, asWritten);
  if (head.size() == 1) return;
  const Statement &loop = body_[each.loop.loop];
  const FileId file = loop.keyword.file;
  const std::string_view text = unit_[file].text;
  const std::uint32_t body = body_[loop.children.front()].spelling.span.begin;
  std::uint32_t close = each.loop.increment.end;
  while (close < body && text[close] != ')')
    ++close;
  const std::string indent(indentationAt(text, loop.keyword.begin));
  std::string words;
  for (const std::string &line : head)
    words += (words.empty() ? "" : layout_.lineEnd + indent) + line;
  out.push_back({{.file = file, .begin = loop.keyword.begin, .end = close + 1}, words});
  const std::uint32_t end = loop.spelling.span.end;
  for (std::size_t at = text.find('\n', close); at != std::string_view::npos && at < end;
       at = text.find('\n', at + 1)) {
    const auto begin = static_cast<std::uint32_t>(at + 1);
    const std::size_t word = text.find_first_not_of(" \t\r", begin);
    if (word == std::string_view::npos || text[word] == '\n' || word >= end) continue;
    out.push_back({{.file = file, .begin = begin, .end = begin}, layout_.unit});
  }
  const std::uint32_t behind = trailingEnd(text, end);
  const bool ownsLine = behind > end && text[behind - 1] == '\n';
  const std::uint32_t at = ownsLine ? behind : end;
  out.push_back({{.file = file, .begin = at, .end = at}, ownsLine ? indent + "}" + layout_.lineEnd : " }"});
}

} // namespace warpgrain::transform
