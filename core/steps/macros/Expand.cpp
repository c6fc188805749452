// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/macros/Macro.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view expandUsage = "expand MACRO";

class Expander {
public:
  Expander(const KernelStudy &study, const std::string &name)
      : unit_(study.unit()), kernel_(study.kernel()), name_(name), span_(kernel_.bodySpan), text_(unit_.textOf(span_)) {
  }

  std::expected<TextEdits, Verdict> run() {
    if (!kernel_.macro.empty())
      return std::unexpected(Verdict::unknown({ReasonId::kernelWrittenByMacro, {kernel_.macro}}, kernel_.span));
    const auto macro = readMacro(unit_, name_, span_);
    if (!macro) return std::unexpected(macro.error());
    TextEdits edits;
    for (const MacroUse &use : usesOf(*macro, text_)) {
      const SourceSpan place{.file = span_.file, .begin = span_.begin + use.begin, .end = span_.begin + use.end};
      if (auto why = whyInArgument(use, place)) return std::unexpected(*std::move(why));
      const auto expanded = macro->expanded(use.arguments);
      if (!expanded) return std::unexpected(Verdict::unknown({ReasonId::macroArgumentsDiffer, {name_}}, place));
      edits.push_back({place, fitted(use, *expanded)});
    }
    if (edits.empty()) return std::unexpected(Verdict::illegal({ReasonId::macroNotUsed, {name_}}, kernel_.nameSpan));
    return edits;
  }

private:
  /// A macro around the use may look at the text of its arguments, which changes: assert(N > 0) prints it.
  std::optional<Verdict> whyInArgument(const MacroUse &use, const SourceSpan &place) const {
    for (const std::string &name : calledAround(use.begin)) {
      const auto around = readMacro(unit_, name, span_);
      const bool isDefined = around || around.error().reasons.front().id != ReasonId::macroNotDefined;
      if (around && around->isFunctionLike) continue;
      if (!around && isDefined) return around.error();
      // One without parameters may stand for another one.
      if (isDefined || isMacroOfHeader(name)) return Verdict::unknown({ReasonId::macroMakesStrings, {name}}, place);
    }
    return std::nullopt;
  }

  /// The names before the parentheses that are open at a place of the text.
  std::vector<std::string> calledAround(std::uint32_t at) const {
    std::vector<std::string> open;
    std::string before;
    for (const Token &token : tokenize(text_.substr(0, at))) {
      if (token.kind == TokenKind::comment || token.kind == TokenKind::directive) continue;
      const std::string_view word = textOf(text_, token);
      if (word == "(") open.push_back(before);
      if (word == ")" && !open.empty()) open.pop_back();
      before = token.kind == TokenKind::identifier ? std::string(word) : std::string();
    }
    return open;
  }

  bool isMacroOfHeader(const std::string &name) const {
    return std::ranges::any_of(kernel_.body.expressions, [&](const Expression &e) { return e.spelling.macro == name; });
  }

  /// Indents the lines of an expansion as the use is, and separates it from the tokens beside the use.
  std::string fitted(const MacroUse &use, const std::string &expanded) const {
    const std::string indent(indentationAt(unit_[span_.file].text, span_.begin + use.begin));
    std::string out = growTogether(text_.substr(0, use.begin), expanded) ? " " : "";
    std::size_t begin = 0;
    for (std::size_t end = expanded.find('\n'); end != std::string::npos; end = expanded.find('\n', begin)) {
      out += expanded.substr(begin, end + 1 - begin) + indent;
      begin = std::min(expanded.find_first_not_of(" \t", end + 1), expanded.size());
    }
    out += expanded.substr(begin);
    if (growTogether(out, text_.substr(use.end))) out += ' ';
    return out;
  }

  const Unit &unit_;
  const Function &kernel_;
  const std::string &name_;
  SourceSpan span_;
  std::string_view text_;
};

class Expand final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "expand", .usage = expandUsage, .group = PanelGroup::macros};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.empty()) return wrongWords(ReasonId::stepNeedsMacro, {"expand"}, expandUsage);
    if (!isLoopWord(words[0])) return wrongWords(ReasonId::wordNamesNoMacro, {words[0]}, expandUsage);
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "expand"}, expandUsage);
    return step;
  }

  /// Macros in which an index or an extent is hidden: what other steps have to change.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const Expression &e : unit[kernel].body.expressions) {
      if (e.kind != ExpressionKind::builtinIndex || e.spelling.editable() || e.spelling.macro.empty()) continue;
      Step step{.word = std::string(word()), .arguments = {e.spelling.macro}};
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &) const override {
    return Expander(study, step.arguments[0]).run();
  }
};

} // namespace

const Transformation &expandTransformation() {
  static const Expand instance;
  return instance;
}

} // namespace warpgrain::transform
