// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Substitutions.h"

#include "core/model/Walk.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/ComposedIndex.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class SubstitutionMaker {
public:
  SubstitutionMaker(const BodyIndex &index, const StoragePlan &storage, const ExitPlan &exits, const Merge &merge,
                    const HelperPlan &helpers, const Layout &layout)
      : index_(index), body_(index.body()), storage_(storage), exits_(exits), merge_(merge), helpers_(helpers),
        layout_(layout) {}

  std::expected<Substitutions, Verdict> run() {
    for (std::size_t i = 0; i < body_.expressions.size() && !refusal_; ++i)
      substitute(ExpressionId{static_cast<std::uint32_t>(i)});
    for (const Node *node : exits_.returning)
      for (const Piece &piece : node->pieces)
        for (const StatementId s : statementsIn(body_, piece.statement))
          if (body_[s].kind == StatementKind::returnFrom && !refusal_) substituteReturn(s, piece.statement);
    if (refusal_) return std::unexpected(*refusal_);
    out_.outside = normalized(std::move(out_.outside));
    out_.inlineIndex = normalized(std::move(out_.inlineIndex));
    out_.namedIndex = normalized(std::move(out_.namedIndex));
    return std::move(out_);
  }

private:
  void substitute(ExpressionId id) {
    const Expression &e = body_[id];
    if (!isSome(index_.statementOf(id))) return; // a parameter's default value, or not reached from a statement
    if (e.kind == ExpressionKind::builtinIndex && e.axis && merge_.isAlong(*e.axis)) {
      const bool changes = e.builtin == merge_.indexBuiltin() || e.builtin == merge_.extentBuiltin();
      if (const ExpressionId whole = composedIndexOf(body_, id); changes && isSome(whole)) return substituteWord(whole);
      if (e.builtin == merge_.indexBuiltin()) return substituteIndex(id);
      if (e.builtin == merge_.extentBuiltin()) return substituteExtent(id);
    }
    if (e.kind == ExpressionKind::builtinIndex && !e.axis) {
      if (e.builtin == merge_.indexBuiltin()) return substituteWholeIndex(id);
      if (e.builtin == merge_.extentBuiltin()) return substituteWholeExtent(id);
    }
    if (e.kind == ExpressionKind::call && helpers_.functions.contains(e.callee.function)) return substituteCall(id);
    if (e.kind != ExpressionKind::variable) return;
    const auto storage = storage_.find(e.variable);
    if (storage == storage_.end()) return;
    if (storage->second == StorageKind::expanded) inside(id, body_[e.variable].name + "[" + merge_.copy + "]");
    if (storage->second == StorageKind::copied)
      inside(id, body_[e.variable].name + "_" + merge_.copy + "[" + merge_.copy + "]");
    if (storage->second == StorageKind::copiedInPlace) inside(id, body_[e.variable].name + "_" + merge_.copy);
  }

  /// True if the place holds; else refuses with the macro's name.
  bool isEditable(const Expression &e, const std::string &what) {
    if (e.spelling.editable() && !e.spelling.span.empty()) return true;
    refusal_ = e.spelling.macro.empty()
                   ? Verdict::unknown({ReasonId::hiddenUseInDefault, {what}}, e.spelling.span)
                   : Verdict::unknown({ReasonId::macroHidesUse, {e.spelling.macro, what}}, e.spelling.span);
    return false;
  }

  void inside(ExpressionId id, const std::string &text) {
    const Expression &e = body_[id];
    if (!isEditable(e, body_[e.variable].name)) return;
    out_.inlineIndex.push_back({e.spelling.span, text});
    out_.namedIndex.push_back({e.spelling.span, text});
  }

  void substituteIndex(ExpressionId id) {
    const Expression &e = body_[id];
    if (!isEditable(e, merge_.dialect->index(e.builtin, *e.axis))) return;
    if (merge_.turns) return both({e.spelling.span, merge_.turns->index[indexOf(*e.axis)]});
    const std::string written = merge_.indexExpression();
    out_.inlineIndex.push_back(
        {e.spelling.span, mayStandBare(body_, id, Operator::plus) ? written : "(" + written + ")"});
    out_.namedIndex.push_back({e.spelling.span, merge_.index});
    out_.indexUses.push_back(e.spelling.span);
  }

  /// `get_global_id(0)`, in which both the index and the extent may change.
  void substituteWord(ExpressionId whole) {
    if (!words_.insert(whole).second) return; // with another one of its indices
    const auto text = [&](const std::string &index) {
      const std::string written = writtenOut(body_, whole, [&](const Expression &e) {
        const bool isAlong = merge_.isAlong(*e.axis);
        if (isAlong && e.builtin == merge_.indexBuiltin() && !index.empty()) return index;
        if (isAlong && e.builtin == merge_.extentBuiltin()) return oldExtentText(e);
        return merge_.dialect->index(e.builtin, *e.axis);
      });
      return mayStandBare(body_, whole, body_[whole].op) ? written : "(" + written + ")";
    };
    const SourceSpan span = body_[whole].spelling.span;
    out_.outside.push_back({span, text({})});
    if (merge_.turns) {
      const Axis axis = *axisOf(whole);
      return both({span, text(merge_.turns->index[indexOf(axis)])});
    }
    out_.inlineIndex.push_back({span, text(merge_.indexExpression())});
    out_.namedIndex.push_back({span, text(merge_.index)});
    out_.indexUses.push_back(span);
  }

  /// The axis of the indices that a word stands for.
  std::optional<Axis> axisOf(ExpressionId whole) const {
    for (ExpressionId at = whole; isSome(at);
         at = body_[at].operands.empty() ? none<ExpressionId> : body_[at].operands[0])
      if (body_[at].axis) return body_[at].axis;
    return std::nullopt;
  }

  /// How many threads or blocks there were along the axis, in words of the new launch.
  std::string oldExtentText(const Expression &e) const {
    if (merge_.turns) return merge_.turns->grid + "." + letterOf(*e.axis);
    if (merge_.guarded) return merge_.oldExtentValue();
    return merge_.dialect->index(e.builtin, *e.axis) + " * " + std::to_string(merge_.step.factor);
  }

  /// True if the other operand is threadIdx.x or its kin, so that the result is unsigned whatever stands here.
  bool besideIndex(ExpressionId id) const {
    const ExpressionId parent = body_[id].parent;
    return isSome(parent) && body_[parent].kind == ExpressionKind::binary && body_[parent].op <= Operator::modulo &&
           std::ranges::any_of(body_[parent].operands, [&](ExpressionId other) {
             return other != id && body_[other].kind == ExpressionKind::builtinIndex;
           });
  }

  void substituteExtent(ExpressionId id) {
    const Expression &e = body_[id];
    const std::string name = merge_.dialect->index(e.builtin, *e.axis);
    if (!isEditable(e, name)) return;
    if (merge_.turns) return everywhere({e.spelling.span, merge_.turns->grid + "." + letterOf(*e.axis)});
    const std::string product = name + " * " + std::to_string(merge_.step.factor);
    const std::string text = merge_.guarded ? (besideIndex(id) ? merge_.oldExtent : merge_.oldExtentValue())
                             : mayStandBare(body_, id, Operator::times) ? product
                                                                        : "(" + product + ")";
    everywhere({e.spelling.span, text});
  }

  /// `threadIdx.x + cx * 32`, `threadIdx.y`, `threadIdx.z`: all members, one of them given.
  std::vector<std::string> wholeOf(BuiltinIndex builtin, const std::string &given) const {
    std::vector<std::string> out;
    for (const Axis axis : allAxes)
      out.push_back(axis == merge_.step.axis ? given : merge_.dialect->index(builtin, axis));
    return out;
  }

  void substituteWholeIndex(ExpressionId id) {
    const Expression &e = body_[id];
    if (!isEditable(e, std::string(merge_.dialect->indexName(e.builtin)))) return;
    if (merge_.turns) {
      const auto &index = merge_.turns->index;
      return both({e.spelling.span, merge_.dialect->wholeIndex({index.begin(), index.end()})});
    }
    const auto whole = [&](const std::string &index) { return merge_.dialect->wholeIndex(wholeOf(e.builtin, index)); };
    out_.inlineIndex.push_back({e.spelling.span, whole(merge_.indexExpression())});
    out_.namedIndex.push_back({e.spelling.span, whole(merge_.index)});
    out_.indexUses.push_back(e.spelling.span);
  }

  void substituteWholeExtent(ExpressionId id) {
    const Expression &e = body_[id];
    if (!isEditable(e, std::string(merge_.dialect->indexName(e.builtin)))) return;
    if (merge_.turns) return everywhere({e.spelling.span, merge_.turns->grid});
    const std::string extent =
        merge_.guarded ? merge_.oldExtentValue() : merge_.newExtent() + " * " + std::to_string(merge_.step.factor);
    everywhere({e.spelling.span, merge_.dialect->extents(wholeOf(e.builtin, extent))});
  }

  /// A helper that reads the index is handed it.
  void substituteCall(ExpressionId id) {
    const Expression &e = body_[id];
    const HelperCopy &helper = helpers_.functions.at(e.callee.function);
    const auto place = locateCall(index_.unit(), e);
    if (!place) {
      refusal_ =
          Verdict::unknown({ReasonId::macroHidesIndexedCall, {e.spelling.macro, e.callee.name}}, e.spelling.span);
      return;
    }
    const TextEdit renaming{place->name, helper.name};
    if (helper.name != e.callee.name) {
      both(renaming);
      if (!helper.takesIndex) out_.outside.push_back(renaming);
    }
    if (!helper.takesIndex) return;
    const TextEdit inlined = withFirstArgument(index_.unit(), *place, merge_.indexExpression());
    out_.inlineIndex.push_back(inlined);
    out_.namedIndex.push_back(withFirstArgument(index_.unit(), *place, merge_.index));
    out_.indexUses.push_back(inlined.span);
  }

  // Returns
  // ------------------------------------------------------------------------------------------------------

  /// What a return becomes, statement by statement.
  std::vector<std::string> exitStatements() const {
    if (!exits_.tracked) return {"continue;"};
    return {merge_.exited + "[" + merge_.copy + "] = true;", "--" + merge_.remaining + ";", "continue;"};
  }

  void everywhere(const TextEdit &edit) {
    for (TextEdits *edits : {&out_.outside, &out_.inlineIndex, &out_.namedIndex})
      edits->push_back(edit);
  }

  void both(TextEdit edit) {
    out_.inlineIndex.push_back(edit);
    out_.namedIndex.push_back(std::move(edit));
  }

  /// Lines of statements at an indentation, the first one without it.
  std::string lines(const std::vector<std::string> &statements, const std::string &indent) const {
    std::string out;
    for (const std::string &statement : statements)
      out += (out.empty() ? "" : layout_.lineEnd + indent) + statement;
    return out;
  }

  /// A block with the statements; the brace opens where it is put.
  std::string block(const std::vector<std::string> &statements, const std::string &indent) const {
    const std::string inner = indent + layout_.unit;
    return "{" + layout_.lineEnd + inner + lines(statements, inner) + layout_.lineEnd + indent + "}";
  }

  void replaceReturn(StatementId id, const std::vector<std::string> &statements) {
    const Statement &statement = body_[id];
    SourceSpan span = statement.spelling.span;
    const std::string_view text = index_.unit()[span.file].text;
    const std::string indent(indentationAt(text, span.begin));
    const bool inBlock = isSome(statement.parent) && body_[statement.parent].kind == StatementKind::compound;
    if (inBlock && startsLine(text, span.begin)) return both({span, lines(statements, indent)});
    if (statements.size() == 1) return both({span, statements.front()});
    if (inBlock || !isSome(statement.parent)) return both({span, block(statements, indent)});
    // The branch of an if without braces gets them, on the line of the if.
    while (span.begin > 0 && std::string_view(" \t\r\n").find(text[span.begin - 1]) != std::string_view::npos)
      --span.begin;
    both({span, " " + block(statements, std::string(indentationAt(text, body_[statement.parent].keyword.begin)))});
  }

  void substituteReturn(StatementId id, StatementId piece) {
    const Statement &statement = body_[id];
    const SourceSpan span = statement.spelling.span;
    if (statement.spelling.origin != SpellingOrigin::file) {
      refusal_ = Verdict::unknown({ReasonId::macroHidesReturn, {statement.spelling.macro}}, span);
      return;
    }
    // Loops between the return and the coarsening loop, innermost first.
    std::vector<StatementId> loops;
    bool inSwitch = false;
    for (StatementId at = statement.parent; isSome(at) && isInside(body_, at, piece); at = body_[at].parent) {
      if (body_[at].isLoop()) loops.push_back(at);
      inSwitch |= body_[at].kind == StatementKind::switchCase && loops.empty();
    }
    if (loops.empty()) return replaceReturn(id, exitStatements());
    if (inSwitch) {
      refusal_ = Verdict::unknown(ReasonId::returnInSwitchInLoop, span);
      return;
    }
    out_.deepReturns.push_back(span);
    replaceReturn(id, {merge_.left + " = true;", "break;"});
    for (std::size_t i = 0; i < loops.size(); ++i)
      leaveAfter(loops[i], i + 1 == loops.size());
  }

  /// Writes the exit behind a loop that a returning thread left by `break`, so that it leaves the code around it too.
  void leaveAfter(StatementId loop, bool outermost) {
    const SourceSpan span = body_[loop].spelling.span;
    const std::string indent(indentationAt(index_.unit()[span.file].text, body_[loop].keyword.begin));
    const std::vector<std::string> statements = outermost ? exitStatements() : std::vector<std::string>{"break;"};
    const std::string exit = statements.size() == 1 ? statements.front() : block(statements, indent);
    const StatementId parent = body_[loop].parent;
    const bool needsBraces = isSome(parent) && body_[parent].kind != StatementKind::compound;
    const SourceSpan before{.file = span.file, .begin = span.begin, .end = span.begin};
    const SourceSpan after{.file = span.file, .begin = span.end, .end = span.end};
    if (needsBraces) both({before, "{ "});
    both({after, layout_.lineEnd + indent + "if (" + merge_.left + ") " + exit + (needsBraces ? " }" : "")});
  }

  const BodyIndex &index_;
  const Body &body_;
  const StoragePlan &storage_;
  const ExitPlan &exits_;
  const Merge &merge_;
  const HelperPlan &helpers_;
  const Layout &layout_;
  Substitutions out_;
  std::optional<Verdict> refusal_;
  std::set<ExpressionId> words_; ///< composed indices that are substituted
};

} // namespace

std::expected<Substitutions, Verdict> makeSubstitutions(const BodyIndex &index, const StoragePlan &storage,
                                                        const ExitPlan &exits, const Merge &merge,
                                                        const HelperPlan &helpers, const Layout &layout) {
  return SubstitutionMaker(index, storage, exits, merge, helpers, layout).run();
}

} // namespace warpgrain::transform
