// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/Strip.h"

#include "core/model/LaunchExtents.h"
#include "core/model/ValueRange.h"
#include "core/model/Walk.h"
#include "core/steps/loopkit/CounterText.h"
#include "core/steps/loopkit/ReorderingLegality.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/rewrite/Layout.h"

#include <algorithm>
#include <limits>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class StripMaker {
public:
  StripMaker(const BodyIndex &index, const CountingLoop &loop, std::int64_t iterations, FreshNames &names,
             std::int64_t reach)
      : index_(index), body_(index.body()), unit_(index.unit()), loop_(loop), iterations_(iterations), reach_(reach),
        names_(names), type_(unit_[body_[loop.counter].type]) {}

  std::expected<Strip, Verdict> run() {
    if (auto why = whyNot()) return std::unexpected(*std::move(why));
    const std::string &name = body_[loop_.counter].name;
    const std::string start = names_.take(name + "0");
    const std::string amount = stepsText(unit_, loop_, iterations_);
    const std::string declared = loop_.declaresCounter ? std::string(textBeforeName()) : type_.name + " ";
    out_.strips = declared + start + " = " + startText() + "; " + conditionOf(start) + "; " + start +
                  (loop_.countsDown ? " -= " : " += ") + amount;
    out_.start = start;
    out_.within = name + (loop_.countsDown ? " > " : " < ") + start + (loop_.countsDown ? " - " : " + ") + amount;
    if (!comesOutEven()) out_.within += " && " + std::string(unit_.textOf(loop_.condition));
    out_.elements = (loop_.declaresCounter ? declared : std::string()) + name + " = " + start + "; " + out_.within +
                    "; " + std::string(unit_.textOf(loop_.increment));
    const std::string farthest = reach_ == 0 ? amount : stepsText(unit_, loop_, iterations_ + reach_);
    for (const CountingLoop::Bound &bound : loop_.bounds)
      assumeNoOverflow(bound, start, farthest);
    return std::move(out_);
  }

private:
  bool comesOutEven() const { return loop_.trips && *loop_.trips % iterations_ == 0; }

  std::optional<Verdict> whyNot() const {
    const SourceSpan &place = body_[loop_.loop].keyword;
    const std::string &name = body_[loop_.counter].name;
    if (loop_.trips && *loop_.trips <= iterations_)
      return Verdict::illegal({ReasonId::loopIsOneStrip, {*loop_.trips}}, place);
    if (loop_.initializer.empty() || !isSome(body_[loop_.loop].initializer))
      return Verdict::unknown({ReasonId::loopHasNoBegin, {name}}, place);
    const ExpressionId start = startOf();
    if (!isSome(start) || startText().empty())
      return Verdict::unknown({ReasonId::firstValueNotUnderstood, {name}}, loop_.initializer);
    if (const auto why = whyNotThisStep()) return why;
    if (loop_.countsDown && !type_.isSigned)
      return Verdict::unknown({ReasonId::unsignedStripPassesZero, {name}}, loop_.condition);
    for (const CountingLoop::Bound &bound : loop_.bounds)
      if (bound.order == Operator::notEqual && !comesOutEven())
        return Verdict::unknown(ReasonId::tripsNoMultipleOfStrip, body_[bound.value].spelling.span);
    if (!loop_.trips || *loop_.trips < 1)
      if (auto why = whyCounterIsUsedAfter(index_, loop_)) return why;
    for (const Use *use : index_.usesOf(loop_.counter)) {
      const Spelling &spelling = body_[use->expression].spelling;
      if (loop_.condition.contains(spelling.span) && !spelling.editable())
        return Verdict::unknown({ReasonId::macroNamesVariable, {spelling.macro, name}}, spelling.span);
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyNotThisStep() const {
    if (loop_.step && std::abs(*loop_.step) * iterations_ > std::int64_t{1} << 30)
      return Verdict::illegal({ReasonId::stripTooLong, {iterations_}}, loop_.increment);
    if (loop_.step) return std::nullopt;
    const TypeId type = body_[loop_.stepExpression].type;
    if (isSome(type) && unit_[type].name == type_.name) return std::nullopt;
    return Verdict::unknown({ReasonId::stepHasOtherType, {loop_.stepText, body_[loop_.counter].name, type_.name}},
                            loop_.increment);
  }

  ExpressionId startOf() const {
    return loop_.declaresCounter ? body_[loop_.counter].initializer
                                 : body_[body_[body_[loop_.loop].initializer].expression].operands[1];
  }

  /// What stands after the `=` of the header's first part; empty where there is none.
  std::string startText() const {
    const Statement &begin = body_[body_[loop_.loop].initializer];
    const SourceSpan name = loop_.declaresCounter ? body_[loop_.counter].nameSpan
                                                  : body_[body_[begin.expression].operands[0]].spelling.span;
    if (name.end >= loop_.initializer.end) return {};
    const std::string_view text =
        std::string_view(unit_[name.file].text).substr(name.end, loop_.initializer.end - name.end);
    const std::size_t equals = text.find_first_not_of(" \t");
    if (equals == std::string_view::npos || text[equals] != '=') return {};
    const std::size_t first = text.find_first_not_of(" \t\r\n", equals + 1);
    return first == std::string_view::npos ? std::string() : std::string(text.substr(first));
  }

  /// `int `, `const auto `: what stands before the counter's name in the header.
  std::string_view textBeforeName() const {
    const SourceSpan &name = body_[loop_.counter].nameSpan;
    return std::string_view(unit_[name.file].text)
        .substr(loop_.initializer.begin, name.begin - loop_.initializer.begin);
  }

  std::string conditionOf(const std::string &start) const {
    TextEdits edits;
    for (const Use *use : index_.usesOf(loop_.counter)) {
      SourceSpan span = body_[use->expression].spelling.span;
      if (!loop_.condition.contains(span)) continue;
      span.begin -= loop_.condition.begin;
      span.end -= loop_.condition.begin;
      edits.push_back({span, start});
    }
    const std::string text(unit_.textOf(loop_.condition));
    return applyEdits(text, loop_.condition.file, normalized(std::move(edits))).value_or(text);
  }

  void assumeNoOverflow(const CountingLoop::Bound &bound, const std::string &start, const std::string &amount) {
    const bool down = loop_.countsDown;
    const SourceSpan &place = body_[bound.value].spelling.span;
    const std::string sum = start + (down ? " - " : " + ") + amount;
    if (!loop_.step) return out_.assumptions.push_back({ReasonId::sumDoesNotOverflow, {sum, type_.name}, place});
    ExpressionId stripped = bound.value;
    while (body_[stripped].kind == ExpressionKind::cast && body_[stripped].isImplicit &&
           !body_[stripped].operands.empty())
      stripped = body_[stripped].operands[0];
    const Type *boundType = isSome(body_[stripped].type) ? &unit_[body_[stripped].type] : nullptr;
    if (boundType != nullptr && boundType->sizeBytes < type_.sizeBytes) return;
    const std::int64_t far = std::abs(*loop_.step) * (iterations_ + reach_);
    const std::int64_t greatest = type_.sizeBytes >= 8 ? std::numeric_limits<std::int64_t>::max()
                                  : type_.isSigned     ? std::numeric_limits<std::int32_t>::max()
                                                       : std::numeric_limits<std::uint32_t>::max();
    const std::int64_t least =
        type_.sizeBytes >= 8 ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int32_t>::min();
    const std::int64_t limit = down ? least + far : greatest - far;
    if (const auto value = constantValue(body_, unit_, bound.value))
      if (down ? *value >= limit : *value <= limit) return;
    const auto bounds = valueRangeOf(unit_, body_, bound.value);
    // What is below 0 is huge where it is compared without sign.
    const bool haveSigns = type_.isSigned && boundType != nullptr && boundType->isSigned;
    const bool isAsCompared = bounds && (bounds->least >= 0 || haveSigns);
    if (isAsCompared && (down ? bounds->least >= limit : bounds->greatest <= limit)) return;
    out_.assumptions.push_back({down ? ReasonId::sumDoesNotOverflowAbove : ReasonId::sumDoesNotOverflowBelow,
                                {sum, type_.name, unit_.textOf(place), limit},
                                place});
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const CountingLoop &loop_;
  std::int64_t iterations_;
  std::int64_t reach_;
  FreshNames &names_;
  const Type &type_;
  Strip out_;
};

} // namespace

std::expected<Strip, Verdict> stripsOf(const BodyIndex &index, const CountingLoop &loop, std::int64_t iterations,
                                       FreshNames &names, std::int64_t reach) {
  return StripMaker(index, loop, iterations, names, reach).run();
}

std::expected<TextEdits, Verdict> writeStrips(const BodyIndex &index, const Function &kernel, const CountingLoop &loop,
                                              const CountingLoop &inner, const Strip &strip) {
  const Body &body = index.body();
  const Unit &unit = index.unit();
  const Statement &outer = body[loop.loop];
  const FileId file = outer.keyword.file;
  const std::string_view text = unit[file].text;
  const auto span = [file](std::uint32_t begin, std::uint32_t end) {
    return SourceSpan{.file = file, .begin = begin, .end = end};
  };
  const auto lineBegin = [text](std::uint32_t at) {
    while (at > 0 && text[at - 1] != '\n')
      --at;
    return at;
  };
  const auto &statements = body[body.root].children;
  const Layout layout = detectLayout(text, body[statements.front()].keyword.begin, kernel.bodySpan.end - 1);
  TextEdits edits{{headerText(loop), strip.strips}};
  const std::string indent = std::string(indentationAt(text, body[inner.loop].keyword.begin)) + layout.unit;
  std::string around = layout.lineEnd;
  if (outer.spelling.span.begin < outer.keyword.begin) {
    if (!startsLine(text, outer.keyword.begin) || !startsLine(text, outer.spelling.span.begin))
      return std::unexpected(Verdict::unknown(ReasonId::pragmaOfLoop, outer.keyword));
    const SourceSpan lines = span(lineBegin(outer.spelling.span.begin), lineBegin(outer.keyword.begin));
    std::string words(unit.textOf(lines));
    const std::string_view own = indentationAt(text, outer.keyword.begin);
    if (!own.empty() && words.starts_with(own)) words.replace(0, own.size(), indent);
    around += words;
    edits.push_back({lines, ""});
  }
  // Past the closing parenthesis of the inner header: what follows belongs to the new loop.
  const SourceSpan whole = body[inner.loop].spelling.span;
  std::uint32_t at = headerText(inner).end;
  while (at < whole.end && text[at] != ')')
    ++at;
  const std::string_view rest = text.substr(at + 1, whole.end - at - 1);
  const std::size_t newline = std::min(rest.find('\n'), rest.size() - 1) + 1;
  around += indent + "for (" + strip.elements + ")" + std::string(rest.substr(0, newline)) +
            indented(rest.substr(newline), layout);
  edits.push_back({span(at + 1, whole.end), around});
  return edits;
}

} // namespace warpgrain::transform
