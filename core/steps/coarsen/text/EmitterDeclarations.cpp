// SPDX-License-Identifier: Apache-2.0
//
// What coarsening declares: values that are computed again, arrays for what each merged thread has of its own, copies
// of parameters, who has returned.
#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/coarsen/text/Emitter.h"
#include "core/steps/coarsen/text/InitialValues.h"
#include "core/steps/rewrite/ComposedIndex.h"

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

} // namespace

// In replicated work
// -------------------------------------------------------------------------------------------------

std::string Emitter::declaratorText(VariableId variable, const TextEdits &edits) const {
  const Declarator parts = splitDeclarator(unit_, body_, variable);
  return parts.specifiers + " " + edited(parts.whole, edits) + ";";
}

/// A declaration done again, the first time with the comments that stood at it.
std::string Emitter::recomputation(VariableId variable, const TextEdits &edits, const std::string &indent) {
  const StatementId statement = body_[variable].statement;
  const std::string line = indent + mark(statement, MarkKind::copy) + declaratorText(variable, edits);
  const auto chunk = chunks_.find(statement);
  if (chunk == chunks_.end() || !leadWritten_.insert(statement).second) return line + plan_.layout.lineEnd;
  const SourceSpan span = body_[statement].spelling.span;
  std::string comments;
  for (const Token &token : tokenize(text_.substr(chunk->second.begin, span.begin - chunk->second.begin)))
    comments += indent + std::string(text_.substr(chunk->second.begin + token.begin, token.end - token.begin)) +
                plan_.layout.lineEnd;
  const std::string_view tail = trimmedRight(text_.substr(span.end, chunk->second.end - span.end));
  return comments + line + alignedComment(tail, columnOf(text_.substr(0, span.end)), columnOf(line)) +
         plan_.layout.lineEnd;
}

bool Emitter::isArray(VariableId variable) const {
  const TypeId type = body_[variable].type;
  return isSome(type) && unit_[type].kind == TypeKind::array;
}

/// The extents after an array's name, also the one that `int v[] = {a, b};` leaves to its values.
std::string Emitter::extentsAfterName(VariableId variable, const Declarator &parts) const {
  if (!isArray(variable)) return assignableSuffix(unit_, body_, variable, parts);
  const std::size_t open = parts.suffix.find('[');
  const std::size_t close = parts.suffix.find(']');
  const auto extent = unit_[body_[variable].type].extent;
  const bool isOpen = extent && open != std::string::npos && close != std::string::npos &&
                      isBlank(std::string_view(parts.suffix).substr(open + 1, close - open - 1));
  return isOpen ? "[" + std::to_string(*extent) + parts.suffix.substr(close) : parts.suffix;
}

/// `float sum[4] = {0.0f};`
std::string Emitter::arrayDeclaration(VariableId variable) const {
  const Declarator parts = splitDeclarator(unit_, body_, variable);
  std::string out = assignableType(unit_, body_, variable, parts) + parts.name + "[" +
                    std::to_string(plan_.merge.step.factor) + "]" + extentsAfterName(variable, parts);
  const ExpressionId value = body_[variable].initializer;
  if (isSome(value) && isZero(body_, value))
    out += " = {" + std::string(text_.substr(parts.initializer.begin, parts.initializer.length())) + "}";
  else if (isGivenValues(body_, body_[variable]) && isArray(variable) && isOnlyZeros(body_, value))
    out += " = " + std::string(unit_.dialect->zeroInitializer());
  return out + ";";
}

/// `w[cy][0] = a;` and so on for an array that is declared with values; nothing where these are zeros.
std::string Emitter::elementAssignments(VariableId variable, const TextEdits &edits, const std::string &indent) const {
  const Variable &array = body_[variable];
  if (unit_[array.type].kind != TypeKind::array || isOnlyZeros(body_, array.initializer)) return {};
  const std::vector<ExpressionId> values = elementValues(unit_, body_, array);
  if (values.empty()) return {};
  std::string out;
  for (std::size_t i = 0; i < *unit_[array.type].extent; ++i) {
    const std::string value = i < values.size() ? edited(body_[values[i]].spelling.span, edits) : "0";
    out += indent + mark(array.statement) + array.name + "[" + plan_.merge.copy + "][" + std::to_string(i) +
           "] = " + value + ";" + plan_.layout.lineEnd;
  }
  return out;
}

/// `v[cy] = in[i];`, or nothing where the declaration gives the value or there is none.
std::string Emitter::arrayAssignment(VariableId variable, const TextEdits &edits) const {
  const ExpressionId value = body_[variable].initializer;
  const Declarator parts = splitDeclarator(unit_, body_, variable);
  if (!isSome(value) || isZero(body_, value) || isArray(variable) || parts.initializerForm == '\0') return {};
  std::string text = edited(parts.initializer, edits);
  if (parts.initializerForm != '=') {
    const TypeKind kind = unit_[body_[variable].type].kind;
    const bool isRecord = kind == TypeKind::record || kind == TypeKind::dependent || kind == TypeKind::other;
    // `Point(1, 2)`; for numbers and pointers the value alone: `unsigned int(5)` is no expression.
    text = isRecord ? std::string(trimmedRight(assignableType(unit_, body_, variable, parts))) + text
                    : text.substr(1, text.size() - 2);
    if (isBlank(text)) text = "{}";
  }
  return mark(body_[variable].statement) + parts.name + "[" + plan_.merge.copy + "] = " + text + ";";
}

std::string Emitter::prologue(const Node &node, bool namedIndex, const std::string &indent) const {
  const Merge &merge = plan_.merge;
  std::string out;
  const auto line = [&](const std::string &text) { out += indent + text + plan_.layout.lineEnd; };
  if (merge.separated)
    line("if (" + merge.isAgain() + ") " + std::string(merge.dialect->blockBarrier()) +
         " // shared memory is used again");
  if (plan_.exits.tracked && (plan_.exits.asking.contains(&node) || merge.guarded))
    line("if (" + merge.exited + "[" + merge.copy + "]) continue;");
  if (merge.turns)
    for (const std::string &declaration : merge.turns->declarations(merge.copy))
      line(declaration);
  if (namedIndex) line("const " + indexType(unit_, body_) + " " + merge.index + " = " + merge.indexExpression() + ";");
  if (merge.guarded && !plan_.exits.tracked)
    line("if (" + (namedIndex ? merge.index : merge.indexExpression()) + " >= " + merge.oldExtent + ") continue;");
  for (const VariableId v : kernel_.parameters)
    if (plan_.storage.contains(v) && storageOf(plan_.storage, v) == StorageKind::copiedInPlace && names(node, v))
      line(declarationOfCopy(v) + " = " + body_[v].name + ";");
  if (plan_.words.deepReturns.empty()) return out;
  const bool leaves = std::ranges::any_of(plan_.words.deepReturns, [&](const SourceSpan &span) {
    return std::ranges::any_of(
        node.pieces, [&](const Piece &piece) { return isInSpan(span, body_[piece.statement].spelling.span); });
  });
  if (leaves) line("bool " + merge.left + " = false;");
  return out;
}

/// Variables that the node gives a value first are declared there: at that assignment where it
/// stands alone, else at the node's beginning.
std::string Emitter::redeclarations(const Node &node, TextEdits &edits, const std::string &indent) const {
  std::string out;
  for (const auto &[variable, kind] : plan_.storage) {
    if (kind != StorageKind::redeclared || !names(node, variable) || declares(body_, node, variable)) continue;
    const Declarator parts = splitDeclarator(unit_, body_, variable);
    const std::string type = assignableType(unit_, body_, variable, parts);
    const std::string suffix = assignableSuffix(unit_, body_, variable, parts);
    const StatementId first = firstNaming(index_, node, variable)->statement;
    const SourceSpan span = body_[first].spelling.span;
    if (body_[first].kind == StatementKind::expression && suffix.empty())
      edits.push_back({{.file = span.file, .begin = span.begin, .end = span.begin},
                       mark(body_[variable].statement, MarkKind::copy) + type});
    else
      out += indent + mark(body_[variable].statement, MarkKind::copy) + type + body_[variable].name + suffix + ";" +
             plan_.layout.lineEnd;
  }
  return out;
}

// Declarations at the top
// -----------------------------------------------------------------------------------------

std::string Emitter::trackingDeclarations(const std::string &indent) const {
  if (!plan_.exits.tracked) return {};
  const Merge &merge = plan_.merge;
  const std::string end = plan_.layout.lineEnd;
  const std::string factor = std::to_string(merge.step.factor);
  std::string out = indent + "bool " + merge.exited + "[" + factor +
                    "] = " + std::string(merge.dialect->zeroInitializer()) + ";" + end + indent + "int " +
                    merge.remaining + " = " + factor + ";" + end;
  if (!merge.guarded) return out;
  const std::string inner = indent + plan_.layout.unit;
  return out + coarseningLoop(indent + "if (" + merge.indexExpression() + " >= " + merge.oldExtent + ") {" + end +
                                  inner + merge.exited + "[" + merge.copy + "] = true;" + end + inner + "--" +
                                  merge.remaining + ";" + end + indent + "}" + end,
                              false, indent);
}

/// `const int *in_cx`
std::string Emitter::declarationOfCopy(VariableId parameter) const {
  const std::string &type = unit_[body_[parameter].type].name;
  return type + (type.ends_with('*') ? "" : " ") + body_[parameter].name + "_" + plan_.merge.copy;
}

std::string Emitter::parameterCopies(const std::string &indent) const {
  std::string declarations;
  std::string assignments;
  const std::string end = plan_.layout.lineEnd;
  for (const VariableId v : kernel_.parameters) {
    if (storageOf(plan_.storage, v) != StorageKind::copied || !plan_.storage.contains(v)) continue;
    declarations += indent + declarationOfCopy(v) + "[" + std::to_string(plan_.merge.step.factor) + "];" + end;
    assignments +=
        indent + body_[v].name + "_" + plan_.merge.copy + "[" + plan_.merge.copy + "] = " + body_[v].name + ";" + end;
  }
  if (declarations.empty()) return {};
  return declarations + coarseningLoop(assignments, std::ranges::count(assignments, '\n') == 1, indent);
}

} // namespace warpgrain::transform
