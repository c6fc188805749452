// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Emitter.h"

#include "core/base/Trimmed.h"
#include "core/model/Dialect.h"
#include "core/model/TripCount.h"
#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/ConditionalParts.h"
#include "core/steps/coarsen/text/Recomputation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

bool isInSpan(const SourceSpan &inner, const SourceSpan &outer) {
  return inner.file == outer.file && inner.begin >= outer.begin && inner.end <= outer.end;
}

bool isBlank(std::string_view text) {
  return trimmedRight(text).empty();
}

bool isBarrier(CallEffect effect) {
  return effect == CallEffect::blockBarrier || effect == CallEffect::gridBarrier;
}

} // namespace

Emitter::Emitter(const BodyIndex &index, const Function &kernel, const CoarsenPlan &plan, bool marks)
    : index_(index), body_(index.body()), unit_(index.unit()), kernel_(kernel), plan_(plan),
      text_(unit_[kernel.bodySpan.file].text), marks_(marks) {}

std::string Emitter::mark(StatementId statement, MarkKind kind) const {
  return marks_ ? markOf(statement, kind) : std::string();
}

std::string Emitter::body() {
  const auto &statements = body_[body_.root].children;
  const std::string outer(indentationAt(text_, kernel_.bodySpan.end - 1));
  std::string inner = outer + plan_.layout.unit;
  if (!statements.empty() && startsLine(text_, body_[statements.front()].keyword.begin))
    inner = indentationAt(text_, body_[statements.front()].keyword.begin);
  return braced(plan_.region, kernel_.bodySpan, outer, trackingDeclarations(inner) + parameterCopies(inner));
}

// Text that is kept
// -----------------------------------------------------------------------------------------------

std::string Emitter::edited(const SourceSpan &span, const TextEdits &edits) const {
  TextEdits inside;
  for (const TextEdit &edit : edits) {
    if (!isInSpan(edit.span, span)) continue;
    inside.push_back(edit);
    inside.back().span.begin -= span.begin;
    inside.back().span.end -= span.begin;
  }
  const std::string_view original = text_.substr(span.begin, span.length());
  // Substitutions were made from distinct words; they cannot overlap.
  return applyEdits(original, span.file, inside).value_or(std::string(original));
}

Emitter::Chunks Emitter::chunksOf(const Region &region, std::uint32_t begin) const {
  std::vector<StatementId> statements;
  for (const Node &node : region)
    for (const Piece &piece : node.pieces)
      statements.push_back(piece.statement);
  const auto beginOf = [this](StatementId s) { return body_[s].spelling.span.begin; };
  std::ranges::sort(statements, {}, beginOf);
  Chunks chunks;
  for (const StatementId statement : statements) {
    if (chunks.contains(statement)) continue;
    const std::uint32_t end = trailingEnd(text_, body_[statement].spelling.span.end);
    chunks[statement] = {.begin = begin, .end = end};
    begin = end;
  }
  return chunks;
}

/// Comments and blanks before a statement, ending with the statement's indentation; once for each
/// statement.
std::string Emitter::leadOf(const Chunk &chunk, StatementId statement, const std::string &indent) {
  if (!leadWritten_.insert(statement).second) return indent;
  const auto hoisted = hoisted_.find(statement);
  const std::uint32_t begin = hoisted != hoisted_.end() ? hoisted->second : chunk.begin;
  const std::string_view lead = text_.substr(begin, body_[statement].spelling.span.begin - begin);
  if (startsLine(text_, begin) && startsLine(text_, body_[statement].spelling.span.begin)) return std::string(lead);
  const std::size_t first = lead.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return indent;
  return indent + std::string(trimmedRight(lead.substr(first))) + " ";
}

std::string Emitter::tailOf(const Chunk &chunk, StatementId statement, std::string_view before) const {
  const std::uint32_t end = body_[statement].spelling.span.end;
  std::string tail =
      alignedComment(text_.substr(end, chunk.end - end), columnOf(text_.substr(0, end)), columnOf(before));
  if (!tail.ends_with('\n')) tail += plan_.layout.lineEnd;
  return tail;
}

std::string Emitter::renderPiece(const Piece &piece, const Chunk &chunk, const TextEdits &edits,
                                 const std::string &indent) {
  const std::string lead = leadOf(chunk, piece.statement, indent) + mark(piece.statement);
  if (piece.declarator)
    return lead + declaratorText(body_[piece.statement].variables[*piece.declarator], edits) + plan_.layout.lineEnd;
  const std::string text = lead + edited(body_[piece.statement].spelling.span, edits);
  return text + tailOf(chunk, piece.statement, text);
}

std::string Emitter::renderRegion(const Region &region, std::uint32_t begin, std::uint32_t end,
                                  const std::string &indent) {
  const Chunks chunks = chunksOf(region, begin);
  chunks_.insert(chunks.begin(), chunks.end());
  std::string out;
  std::uint32_t last = begin;
  for (const auto &[statement, chunk] : chunks)
    last = std::max(last, chunk.end);
  for (const Node &node : region) {
    const Piece &first = node.pieces.front();
    switch (node.kind) {
    case NodeKind::single:
      out += renderPiece(first, chunks.at(first.statement), plan_.words.outside, indent);
      break;
    case NodeKind::uniform:
      out += renderUniform(node, chunks.at(first.statement), indent);
      break;
    case NodeKind::replicated:
      out += renderReplicated(node, chunks, indent);
      break;
    }
  }
  return out + std::string(text_.substr(last, end - last));
}

/// A region between braces; `first` is put at its beginning.
std::string Emitter::braced(const Region &region, const SourceSpan &braces, const std::string &indent,
                            const std::string &first) {
  const std::uint32_t begin = trailingEnd(text_, braces.begin + 1);
  std::string open(text_.substr(braces.begin, begin - braces.begin));
  if (!open.ends_with('\n')) open += plan_.layout.lineEnd;
  std::string inner = indent + plan_.layout.unit;
  for (const Node &node : region) {
    // A loop's pragma may stand at the margin; the loop itself shows the indentation.
    const std::uint32_t at = body_[node.pieces.front().statement].keyword.begin;
    if (!startsLine(text_, at)) continue;
    inner = indentationAt(text_, at);
    break;
  }
  std::string lines = renderRegion(region, begin, braces.end - 1, inner);
  // A closing brace that shared its line with a statement gets one of its own.
  if (!startsLine(text_, braces.end - 1)) lines = std::string(trimmedRight(lines)) + plan_.layout.lineEnd + indent;
  return open + first + lines + "}";
}

std::string Emitter::renderBranch(const Region &region, StatementId branch, const std::string &indent) {
  const SourceSpan span = body_[branch].spelling.span;
  if (body_[branch].kind == StatementKind::compound) return braced(region, span, indent, "");
  const std::uint32_t begin = startsLine(text_, span.begin)
                                  ? span.begin - static_cast<std::uint32_t>(indentationAt(text_, span.begin).size())
                                  : span.begin;
  const std::string lines = renderRegion(region, begin, trailingEnd(text_, span.end), indent + plan_.layout.unit);
  return "{" + plan_.layout.lineEnd + lines + indent + "}";
}

/// A short counting loop around merged work keeps being unrolled: the compiler does it by itself for the work of one
/// thread, and not for that of many, which then costs what was won (matrix multiplication, factor 16: 12 % on an H200).
bool Emitter::staysUnrolled(StatementId loop) const {
  constexpr std::int64_t longestLoop = 64;
  constexpr std::int64_t mostCopies = 1024;
  const Statement &statement = body_[loop];
  if (statement.unrollPragma || !startsLine(text_, statement.spelling.span.begin)) return false;
  for (const StatementId inner : statementsIn(body_, loop))
    if (inner != loop && body_[inner].isLoop()) return false;
  for (const ExpressionId e : expressionsInStatement(body_, loop))
    if (body_[e].kind == ExpressionKind::call && isBarrier(unit_.dialect->effectOf(body_[e].callee))) return false;
  const auto trips = constantTripCount(body_, unit_, loop);
  return trips && *trips > 1 && *trips <= longestLoop && *trips * plan_.merge.step.factor <= mostCopies;
}

std::string Emitter::renderUniform(const Node &node, const Chunk &chunk, const std::string &indent) {
  const StatementId id = node.pieces.front().statement;
  const Statement &statement = body_[id];
  const SourceSpan span = statement.spelling.span;
  std::string out = leadOf(chunk, id, indent);
  if (staysUnrolled(id)) {
    const std::string own(indentationAt(text_, span.begin));
    out.resize(out.size() - own.size());
    out += (plan_.layout.pragmasAtMargin ? "" : own) + "#pragma unroll" + plan_.layout.lineEnd + own;
  }
  out += mark(id);
  if (statement.kind == StatementKind::compound)
    return out + braced(node.regions.front(), span, indent, "") + tailOf(chunk, id, indent + "}");
  std::uint32_t at = span.begin;
  for (std::size_t i = 0; i < node.regions.size(); ++i) {
    const StatementId branch = statement.children[i];
    const SourceSpan inner = body_[branch].spelling.span;
    std::string header = edited({.file = span.file, .begin = at, .end = inner.begin}, plan_.words.outside);
    if (body_[branch].kind != StatementKind::compound) header = std::string(trimmedRight(header)) + " ";
    out += header + renderBranch(node.regions[i], branch, indent);
    at = inner.end;
    // `else` after a branch that got braces stands on the closing one's line.
    if (body_[branch].kind != StatementKind::compound && i + 1 < node.regions.size()) {
      out += " ";
      while (at < span.end && isBlank(text_.substr(at, 1)))
        ++at;
    }
  }
  out += edited({.file = span.file, .begin = at, .end = span.end}, plan_.words.outside);
  // A comment behind a branch that got braces is in them already.
  const bool tailIsInside =
      at == span.end && body_[statement.children[node.regions.size() - 1]].kind != StatementKind::compound;
  return out + (tailIsInside ? std::string(plan_.layout.lineEnd) : tailOf(chunk, id, out));
}

// Replicated work
// -------------------------------------------------------------------------------------------------

std::string Emitter::coarseningLoop(const std::string &lines, bool simple, const std::string &indent) const {
  const Layout &layout = plan_.layout;
  // The work of a whole block is long, and what a loop costs is nothing beside it.
  const std::string unrolled =
      plan_.merge.step.ofGrid ? "" : (layout.pragmasAtMargin ? "" : indent) + "#pragma unroll" + layout.lineEnd;
  return unrolled + indent + plan_.merge.loopHeader() + (simple ? "" : " {") + layout.lineEnd +
         indented(lines, layout) + (simple ? "" : indent + "}" + layout.lineEnd);
}

/// A declaration that gives no value, where the variable is declared again wherever it gets one.
bool Emitter::isOnlyDeclared(const Node &node, VariableId variable) const {
  const StatementId statement = body_[variable].statement;
  const std::string_view tail =
      text_.substr(body_[statement].spelling.span.end, chunks_.at(statement).end - body_[statement].spelling.span.end);
  return !isSome(body_[variable].initializer) && !names(node, variable) && isBlank(tail);
}

/// The lines of comments before a statement that is not written itself.
std::string Emitter::commentsBefore(const Chunk &chunk, StatementId statement, const std::string &indent) {
  std::string lead = leadOf(chunk, statement, indent);
  lead.resize(lead.find_last_of('\n') + 1);
  return isBlank(lead) ? std::string() : lead;
}

/// How many pieces from one on are all of a declaration that stays together: `int i, j;`. None where it does not.
std::size_t Emitter::wholeDeclaration(const Node &node, std::size_t from, const std::set<VariableId> &named) const {
  const Piece &first = node.pieces[from];
  if (first.declarator != 0U) return 0;
  const auto &variables = body_[first.statement].variables;
  if (node.pieces.size() - from < variables.size()) return 0;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Piece &piece = node.pieces[from + i];
    const StorageKind kind = storageOf(plan_.storage, variables[i]);
    const bool isHere =
        kind != StorageKind::expanded && (kind != StorageKind::rematerialized || named.contains(variables[i]));
    if (piece.statement != first.statement || piece.declarator != i || !isHere) return 0;
  }
  return variables.size();
}

/// The preprocessor lines before a node's statements that begin or end a conditional around the whole node: they stay
/// outside the coarsening loop.
std::string Emitter::hoistConditionals(const Node &node, const Chunks &chunks) {
  std::vector<SourceSpan> leads;
  std::vector<StatementId> statements;
  for (const StatementId statement : statementsOf(node)) {
    if (leadWritten_.contains(statement)) continue;
    const SourceSpan &span = body_[statement].spelling.span;
    leads.push_back({.file = span.file, .begin = chunks.at(statement).begin, .end = span.begin});
    statements.push_back(statement);
  }
  std::string out;
  const std::vector<std::uint32_t> ends = endsOfOuterConditionals(text_, leads);
  for (std::size_t i = 0; i < ends.size(); ++i) {
    if (ends[i] == leads[i].begin) continue;
    out += text_.substr(leads[i].begin, ends[i] - leads[i].begin);
    hoisted_[statements[i]] = ends[i];
  }
  return out;
}

std::string Emitter::renderReplicated(const Node &node, const Chunks &chunks, const std::string &indent) {
  const NodeNeeds needs = needsOf(body_, plan_, node);
  const bool named = needs.namedIndex;
  TextEdits edits = named ? plan_.words.namedIndex : plan_.words.inlineIndex;

  const std::string hoisted = hoistConditionals(node, chunks);
  std::string before; // declarations of arrays
  std::string start = prologue(node, named, indent) + redeclarations(node, edits, indent);
  for (const VariableId v : needs.recomputed)
    start += recomputation(v, edits, indent);
  std::string lines;
  std::size_t statements = 0;
  for (std::size_t i = 0; i < node.pieces.size(); ++i) {
    const Piece &piece = node.pieces[i];
    const auto declared = declaredBy(body_, piece);
    const Chunk &chunk = chunks.at(piece.statement);
    if (const std::size_t count = wholeDeclaration(node, i, needs.named); count > 0) {
      lines += renderPiece({.statement = piece.statement, .declarator = std::nullopt}, chunk, edits, indent);
      statements += 2;
      i += count - 1;
      continue;
    }
    const StorageKind kind = declared ? storageOf(plan_.storage, *declared) : StorageKind::inPlace;
    if (kind == StorageKind::rematerialized && !needs.named.contains(*declared)) continue;
    if (kind == StorageKind::redeclared && isOnlyDeclared(node, *declared)) {
      before += commentsBefore(chunk, piece.statement, indent);
      continue;
    }
    if (kind != StorageKind::expanded) {
      lines += renderPiece(piece, chunk, edits, indent);
      statements += body_[piece.statement].kind == StatementKind::expression ? 1 : 2;
      continue;
    }
    before += leadOf(chunk, piece.statement, indent) + mark(piece.statement) + arrayDeclaration(*declared);
    before += piece.declarator ? plan_.layout.lineEnd : tailOf(chunk, piece.statement, before);
    const std::string elements = elementAssignments(*declared, edits, indent);
    lines += elements;
    if (!elements.empty()) statements += 2;
    const std::string assignment = arrayAssignment(*declared, edits);
    if (assignment.empty()) continue;
    lines += indent + assignment + plan_.layout.lineEnd;
    ++statements;
  }
  if (statements == 0) return hoisted + before;

  // Blank lines before the first statement go before the loop.
  const std::string_view rest = withoutLeadingBlankLines(lines);
  const std::string blanks = lines.substr(0, lines.size() - rest.size());
  const bool simple = start.empty() && statements == 1 && std::ranges::count(rest, '\n') == 1;
  std::string out = hoisted + before + blanks + coarseningLoop(start + std::string(rest), simple, indent);
  if (plan_.exits.tracked && plan_.exits.returning.contains(&node))
    out += indent + "if (" + plan_.merge.remaining + " == 0) return;" + plan_.layout.lineEnd;
  return out;
}

bool Emitter::names(const Node &node, VariableId variable) const {
  return std::ranges::any_of(index_.usesOf(variable), [&](const Use *use) { return holds(body_, node, *use); });
}

} // namespace warpgrain::transform
