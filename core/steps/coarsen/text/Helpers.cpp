// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Helpers.h"

#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/ComposedIndex.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The new text of one helper.
class HelperWriter {
public:
  HelperWriter(const Unit &unit, FunctionId id, const Merge &merge, const BlockExtent &extent,
               const std::map<FunctionId, HelperCopy> &helpers)
      : unit_(unit), function_(unit[id]), body_(function_.body), index_(function_.body, unit), merge_(merge),
        extent_(extent), helpers_(helpers), own_(helpers.at(id)) {}

  /// The edits inside the function's span, with its name if it is another one.
  std::expected<TextEdits, Verdict> run() {
    FreshNames names(unit_, function_);
    parameter_ = names.take(merge_.index);
    const auto head = locateHead(unit_, function_);
    if (!head) return std::unexpected(refusal(ReasonId::helperHasNoPlaceForParameter));
    if (own_.name != function_.name) edits_.push_back({head->name, own_.name});
    if (own_.takesIndex) edits_.push_back(withFirstArgument(unit_, *head, indexType(unit_, body_) + " " + parameter_));
    if (const auto unknown = findUnknownWord(index_, function_, {}, *merge_.dialect,
                                             merge_.step.ofGrid ? WordsOf::blocks : WordsOf::threads))
      return std::unexpected(Verdict::unknown(*unknown));
    for (std::size_t i = 0; i < body_.expressions.size(); ++i)
      if (auto why = substitute(ExpressionId{static_cast<std::uint32_t>(i)})) return std::unexpected(*why);
    return normalized(std::move(edits_));
  }

private:
  std::optional<Verdict> substitute(ExpressionId id) {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::builtinIndex && e.axis == merge_.step.axis) {
      const bool changes = e.builtin == merge_.indexBuiltin() || e.builtin == merge_.extentBuiltin();
      if (const ExpressionId whole = composedIndexOf(body_, id); changes && isSome(whole)) return replaceWord(whole);
      if (e.builtin == merge_.indexBuiltin()) return replace(e, parameter_);
      if (e.builtin == merge_.extentBuiltin() && merge_.guarded && !extent_.value) // what is handed is the kernel's
        return Verdict::unknown({ReasonId::helperReadsBlock, {function_.name, unit_.dialect->indexName(e.builtin)}},
                                e.spelling.span);
      if (e.builtin == merge_.extentBuiltin()) return replace(e, extentText(id));
    }
    if (e.kind != ExpressionKind::call || !helpers_.contains(e.callee.function)) return std::nullopt;
    const HelperCopy &called = helpers_.at(e.callee.function);
    const auto place = locateCall(unit_, e);
    if (!place) return refusal({ReasonId::helperCalls, {e.callee.name, hiddenBy(e)}});
    if (called.name != e.callee.name) edits_.push_back({place->name, called.name});
    if (called.takesIndex) edits_.push_back(withFirstArgument(unit_, *place, parameter_));
    return std::nullopt;
  }

  std::optional<Verdict> replace(const Expression &e, const std::string &text) {
    if (!e.spelling.editable() || e.spelling.span.empty() || !function_.span.contains(e.spelling.span))
      return refusal({ReasonId::helperUses, {unit_.dialect->indexName(e.builtin), hiddenBy(e)}});
    edits_.push_back({e.spelling.span, text});
    return std::nullopt;
  }

  /// `get_global_id(0)`, in which both the index and the extent may change.
  std::optional<Verdict> replaceWord(ExpressionId whole) {
    const SourceSpan span = body_[whole].spelling.span;
    if (!words_.insert(whole).second) return std::nullopt; // with another one of its indices
    const std::string written = writtenOut(body_, whole, [&](const Expression &e) {
      const bool isAlong = e.axis == merge_.step.axis;
      if (isAlong && e.builtin == merge_.indexBuiltin()) return parameter_;
      if (!isAlong || e.builtin != merge_.extentBuiltin()) return merge_.dialect->index(e.builtin, *e.axis);
      return merge_.guarded ? std::to_string(*extent_.value) + "u"
                            : merge_.newExtent() + " * " + std::to_string(merge_.step.factor);
    });
    edits_.push_back({span, mayStandBare(body_, whole, body_[whole].op) ? written : "(" + written + ")"});
    return std::nullopt;
  }

  static Reason hiddenBy(const Expression &e) {
    return e.spelling.macro.empty() ? Reason(ReasonId::inDefault) : Reason(ReasonId::throughMacro, {e.spelling.macro});
  }

  std::string extentText(ExpressionId id) const {
    if (merge_.guarded) return std::to_string(*extent_.value) + "u";
    const std::string product = merge_.newExtent() + " * " + std::to_string(merge_.step.factor);
    return mayStandBare(body_, id, Operator::times) ? product : "(" + product + ")";
  }

  Verdict refusal(const Reason &why) const {
    return Verdict::unknown({ReasonId::helperNeedsIndexButIt, {function_.name, why}}, function_.nameSpan);
  }

  const Unit &unit_;
  const Function &function_;
  const Body &body_;
  BodyIndex index_;
  const Merge &merge_;
  const BlockExtent &extent_;
  const std::map<FunctionId, HelperCopy> &helpers_;
  const HelperCopy &own_;
  std::string parameter_;
  TextEdits edits_;
  std::set<ExpressionId> words_; ///< composed indices that are replaced
};

class HelperPlanner {
public:
  HelperPlanner(const BodyIndex &kernel, FunctionId id, EffectsAnalysis &effects, const Merge &merge,
                const BlockExtent &extent)
      : unit_(kernel.unit()), kernel_(id), effects_(effects), merge_(merge), extent_(extent) {}

  std::expected<HelperPlan, Verdict> run() {
    if (auto why = collect(kernel_)) return std::unexpected(*why);
    for (const FunctionId id : found_)
      if (auto why = whyNot(id)) return std::unexpected(*why);
    for (const FunctionId id : found_)
      plan_.functions[id] = {.name = nameFor(id), .takesIndex = readsIndex(id)};
    for (const FunctionId id : found_) {
      auto edits = HelperWriter(unit_, id, merge_, extent_, plan_.functions).run();
      if (!edits) return std::unexpected(edits.error());
      place(id, *edits);
    }
    return std::move(plan_);
  }

private:
  bool readsIndex(FunctionId id) { return effects_.ofFunction(id).has(merge_.indexTrait()); }

  bool mustChange(FunctionId id) { return readsIndex(id) || effects_.ofFunction(id).has(merge_.extentTrait()); }

  /// Functions that are reached from a body and must change, callees before their callers' siblings.
  std::optional<Verdict> collect(FunctionId caller) {
    for (const Expression &e : unit_[caller].body.expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      const FunctionId callee = e.callee.function;
      if (!isSome(callee) || unit_.dialect->effectOf(e.callee) != CallEffect::user || !mustChange(callee)) continue;
      if (e.kind == ExpressionKind::construct)
        return Verdict::unknown(
            {merge_.step.ofGrid ? ReasonId::constructorReadsBlockIndex : ReasonId::constructorReadsIndex,
             {e.callee.name}},
            e.spelling.span);
      if (std::ranges::find(found_, callee) != found_.end()) continue;
      found_.push_back(callee);
      if (auto why = collect(callee)) return why;
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyNot(FunctionId id) const {
    const Function &function = unit_[id];
    const auto refuse = [&](const Reason &why) {
      return Verdict::unknown({ReasonId::helperNeedsIndexBut, {function.name, why}}, function.nameSpan);
    };
    if (!locateHead(unit_, function)) return refuse(ReasonId::helperWrittenSpecially);
    if (function.whyNotWhole) return refuse(ReasonId::functionNotWhole);
    const SourceSpan kernel = unit_[kernel_].span;
    if (kernel.contains(function.span)) return refuse(ReasonId::helperDefinedInKernel);
    if (!standsBefore(unit_, function.span, kernel)) return refuse(ReasonId::helperDefinedAfterKernel);
    if (isInBranchOfItsOwn(unit_, function.span, kernel)) return refuse(ReasonId::functionHasAnotherForm);
    return std::nullopt;
  }

  /// Where nobody else names the function, it is changed; else a copy of it is.
  std::string nameFor(FunctionId id) const {
    const Function &function = unit_[id];
    if (function.span.file == mainFile && isOurs(function)) return function.name;
    const std::string axis(1, letterOf(merge_.step.axis));
    const bool camel = function.name.find('_') == std::string::npos &&
                       std::ranges::any_of(function.name, [](char c) { return c >= 'A' && c <= 'Z'; });
    const std::string suffix = (camel ? std::string(1, static_cast<char>(axis[0] - 'a' + 'A')) : "_" + axis) +
                               std::to_string(merge_.step.factor);
    std::string name = function.name + suffix;
    const auto isTaken = [this](const std::string &wish) {
      return isWordOfUnit(unit_, wish) ||
             std::ranges::any_of(plan_.functions, [&wish](const auto &each) { return each.second.name == wish; });
    };
    for (int i = 2; isTaken(name); ++i)
      name = function.name + suffix + "_" + std::to_string(i);
    return name;
  }

  /// True if every word of the unit that is the function's name is its definition, or a call of it that is rewritten.
  bool isOurs(const Function &function) const {
    std::set<SourceSpan> ours{function.nameSpan};
    const auto addCalls = [&](FunctionId caller) {
      for (const Expression &e : unit_[caller].body.expressions)
        if (e.kind == ExpressionKind::call && isSome(e.callee.function) && &unit_[e.callee.function] == &function)
          if (const auto place = locateCall(unit_, e)) ours.insert(place->name);
    };
    addCalls(kernel_);
    for (const FunctionId each : found_)
      addCalls(each);
    for (std::size_t i = 0; i < unit_.files.size(); ++i) {
      const FileId file{static_cast<std::uint32_t>(i)};
      const std::string_view text = unit_[file].text;
      for (const Token &token : tokenize(text)) {
        const std::string_view word = textOf(text, token);
        if (token.kind == TokenKind::directive && word.contains(function.name)) return false;
        if (token.kind != TokenKind::identifier || word != function.name) continue;
        if (!ours.contains({.file = file, .begin = token.begin, .end = token.end})) return false;
      }
    }
    return true;
  }

  /// Changes a function in place, or puts its copy after it.
  void place(FunctionId id, const TextEdits &edits) {
    const Function &function = unit_[id];
    if (plan_.functions.at(id).name == function.name) {
      plan_.edits.insert(plan_.edits.end(), edits.begin(), edits.end());
      return;
    }
    TextEdits inside = edits;
    for (TextEdit &edit : inside) {
      edit.span.begin -= function.span.begin;
      edit.span.end -= function.span.begin;
    }
    const std::string_view text = unit_[function.span.file].text;
    // The edits are of distinct words inside the span; they cannot overlap.
    const std::string copy = applyEdits(unit_.textOf(function.span), function.span.file, inside).value_or("");
    const std::string lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    const std::string indent(indentationAt(text, function.span.begin));
    const std::uint32_t end = trailingEnd(text, function.span.end);
    const bool endsLine = end > 0 && text[end - 1] == '\n';
    const SourceSpan at{.file = function.span.file,
                        .begin = endsLine ? end : function.span.end,
                        .end = endsLine ? end : function.span.end};
    plan_.edits.push_back({at, endsLine ? lineEnd + indent + copy + lineEnd : lineEnd + lineEnd + indent + copy});
  }

  const Unit &unit_;
  FunctionId kernel_;
  EffectsAnalysis &effects_;
  const Merge &merge_;
  const BlockExtent &extent_;
  std::vector<FunctionId> found_;
  HelperPlan plan_;
};

} // namespace

std::expected<HelperPlan, Verdict> planHelpers(const BodyIndex &kernel, FunctionId id, EffectsAnalysis &effects,
                                               const Merge &merge, const BlockExtent &extent) {
  return HelperPlanner(kernel, id, effects, merge, extent).run();
}

} // namespace warpgrain::transform
