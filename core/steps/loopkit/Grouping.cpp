// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/Grouping.h"

#include "core/base/Tokens.h"
#include "core/model/LaunchExtents.h"
#include "core/model/ValueRange.h"
#include "core/model/Walk.h"
#include "core/steps/loopkit/CounterText.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <limits>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

struct Range {
  std::int64_t least = 0;
  std::int64_t greatest = 0;
};

/// The values of an integer type; those of 64 bits without sign to the greatest that is counted with here.
Range rangeOf(const Type &type) {
  if (type.sizeBytes >= 8)
    return {type.isSigned ? std::numeric_limits<std::int64_t>::min() : 0, std::numeric_limits<std::int64_t>::max()};
  const std::int64_t values = std::int64_t{1} << (8 * type.sizeBytes);
  return type.isSigned ? Range{-values / 2, values / 2 - 1} : Range{0, values - 1};
}

/// The usual arithmetic conversions make a comparison of the two one without sign.
bool isComparedUnsigned(const Type &counter, const Type &bound) {
  if (bound.sizeBytes < 4) return !counter.isSigned;
  if (counter.isSigned == bound.isSigned) return !counter.isSigned;
  const Type &plain = counter.isSigned ? bound : counter;
  const Type &withSign = counter.isSigned ? counter : bound;
  return plain.sizeBytes >= withSign.sizeBytes;
}

class Grouper {
public:
  Grouper(const BodyIndex &index, const CountingLoop &loop, std::int64_t factor, FreshNames &names)
      : index_(index), body_(index.body()), unit_(index.unit()), names_(names), type_(unit_[body_[loop.counter].type]) {
    out_.loop = loop;
    out_.factor = factor;
  }

  std::expected<Grouping, Verdict> run() {
    const CountingLoop &loop = out_.loop;
    const SourceSpan place = body_[loop.loop].keyword;
    if (loop.trips && *loop.trips < out_.factor)
      return std::unexpected(Verdict::illegal({ReasonId::factorAboveTrips, {*loop.trips}}, place));
    out_.hasRest = !loop.trips || *loop.trips % out_.factor != 0;
    nameStep();
    if (out_.hasRest) {
      for (const CountingLoop::Bound &bound : loop.bounds)
        if (auto why = compareGroup(bound)) return std::unexpected(*why);
      auto moved = condition();
      if (!moved) return std::unexpected(moved.error());
      out_.mainHeader = std::move(*moved);
    }
    writeIncrement();
    placeStart();
    return std::move(out_);
  }

private:
  const std::string &name() const { return body_[out_.loop.counter].name; }

  std::string textOf(ExpressionId e) const { return std::string(unit_.textOf(body_[e].spelling.span)); }

  /// A step that is no constant is multiplied: it needs a short name, and the counter's type.
  void nameStep() {
    CountingLoop &loop = out_.loop;
    if (loop.step || isGoodName(loop.stepExpression)) return;
    const std::string stride = names_.take("stride");
    strideDeclaration_ = "const " + type_.name + " " + stride + " = " + loop.stepText + ";";
    loop.stepText = stride;
    out_.restHeader.push_back({body_[loop.stepExpression].spelling.span, stride});
  }

  bool isGoodName(ExpressionId id) const {
    const Expression &e = body_[id];
    if (e.kind != ExpressionKind::variable || !isSome(e.type) || unit_[e.type].name != type_.name) return false;
    return std::ranges::none_of(statementsIn(body_, out_.loop.loop), [&](StatementId s) {
      return std::ranges::any_of(body_[s].variables,
                                 [&](VariableId v) { return body_[v].name == body_[e.variable].name; });
    });
  }

  /// Whether "the last iteration of the group is one" means that all are, and what that takes for granted.
  std::optional<Verdict> compareGroup(const CountingLoop::Bound &bound) {
    const Expression &value = body_[bound.value];
    if (bound.order == Operator::notEqual)
      return Verdict::unknown(ReasonId::tripsNoMultipleOfFactor, value.spelling.span);
    const Type &boundType = unit_[strippedType(bound.value)];
    const bool isUnsigned = isComparedUnsigned(type_, boundType);
    if (isUnsigned && type_.isSigned) {
      if (out_.loop.countsDown)
        return Verdict::unknown({ReasonId::signedComparedWithUnsigned, {name()}}, value.spelling.span);
      if (!beginsAtZeroOrAbove())
        assume({ReasonId::beginsAtZeroOrAbove, {name(), textOf(bound.value)}}, value.spelling.span);
    }
    if (!type_.isSigned && out_.loop.countsDown) return compareDownUnsigned(bound);
    assumeNoOverflow(bound, boundType);
    return std::nullopt;
  }

  bool beginsAtZeroOrAbove() const {
    const Statement &loop = body_[out_.loop.loop];
    if (!isSome(loop.initializer)) return false;
    ExpressionId start = out_.loop.declaresCounter ? body_[out_.loop.counter].initializer
                                                   : body_[body_[loop.initializer].expression].operands[1];
    if (!isSome(start)) return false;
    if (const auto value = constantValue(body_, unit_, start)) return *value >= 0;
    while (body_[start].kind == ExpressionKind::cast && body_[start].isImplicit && !body_[start].operands.empty())
      start = body_[start].operands[0];
    const auto range = valueRangeOf(unit_, body_, start);
    return range && range->least >= 0 && range->greatest <= std::numeric_limits<std::int32_t>::max();
  }

  TypeId strippedType(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && !body_[id].operands.empty())
      id = body_[id].operands[0];
    return body_[id].type;
  }

  /// How far the group's last iteration is from its first; nothing where the step is no constant.
  std::optional<std::int64_t> reach() const {
    return out_.loop.step ? std::optional(std::abs(*out_.loop.step) * (out_.factor - 1)) : std::nullopt;
  }

  /// `s - 3 > 0` would be true of an s below 3: the bound is moved instead.
  std::optional<Verdict> compareDownUnsigned(const CountingLoop::Bound &bound) {
    const auto value = constantValue(body_, unit_, bound.value);
    const Spelling &spelling = body_[bound.value].spelling;
    if (!value || *value < 0 || !reach() || *value > (std::int64_t{1} << 24) || !spelling.editable())
      return Verdict::unknown({ReasonId::unsignedCountsDownToBound, {name(), textOf(bound.value)}}, spelling.span);
    const std::string text = textOf(bound.value);
    const bool isNumber = tokenize(text).size() == 1 && tokenize(text).front().kind == TokenKind::number;
    out_.mainHeader.push_back({spelling.span, isNumber ? std::to_string(*value + *reach())
                                                       : asOperand(unit_, text) + " + " + std::to_string(*reach())});
    return std::nullopt;
  }

  void assumeNoOverflow(const CountingLoop::Bound &bound, const Type &boundType) {
    const Range range = rangeOf(type_);
    const auto far = reach();
    const bool down = out_.loop.countsDown;
    const std::string sum = name() + (down ? " - " : " + ") + stepsText(unit_, out_.loop, out_.factor - 1);
    const SourceSpan place = body_[bound.value].spelling.span;
    if (!far) return assume({ReasonId::sumDoesNotOverflow, {sum, type_.name}}, place);
    const std::int64_t limit = down ? range.least + *far : range.greatest - *far;
    if (const auto value = constantValue(body_, unit_, bound.value))
      if (down ? *value >= limit : *value <= limit) return;
    if (boundType.sizeBytes < type_.sizeBytes) return;
    const auto bounds = valueRangeOf(unit_, body_, bound.value);
    // A negative bound is a huge number in a comparison of unsigned numbers.
    const bool isAsCompared = bounds && (bounds->least >= 0 || !isComparedUnsigned(type_, boundType));
    if (isAsCompared && (down ? bounds->least >= limit : bounds->greatest <= limit)) return;
    assume({down ? ReasonId::sumDoesNotOverflowAbove : ReasonId::sumDoesNotOverflowBelow,
            {sum, type_.name, textOf(bound.value), limit}},
           place);
  }

  void assume(Reason what, const SourceSpan &where) {
    what.span = where;
    out_.assumptions.push_back(std::move(what));
  }

  std::expected<TextEdits, Verdict> condition() {
    if (!type_.isSigned && out_.loop.countsDown) return out_.mainHeader;
    return counterMoved(index_, out_.loop, out_.loop.condition, out_.factor - 1);
  }

  void writeIncrement() {
    const std::string amount = stepsText(unit_, out_.loop, out_.factor);
    out_.mainHeader.push_back({out_.loop.increment, name() + (out_.loop.countsDown ? " -= " : " += ") + amount});
  }

  /// Where two loops count with it, the counter is declared before them.
  void placeStart() {
    const SourceSpan &start = out_.loop.initializer;
    if (start.empty()) {
      if (!strideDeclaration_.empty()) out_.before.push_back(strideDeclaration_);
      return;
    }
    const SourceSpan written = withBlanks(start);
    if (out_.hasRest) out_.restHeader.push_back({written, ""});
    const bool moves = (out_.hasRest && out_.loop.declaresCounter) || !strideDeclaration_.empty();
    if (!moves) return;
    out_.before.push_back(std::string(unit_.textOf(start)) + ";");
    if (!strideDeclaration_.empty()) out_.before.push_back(strideDeclaration_);
    out_.mainHeader.push_back({written, ""});
  }

  /// Widens a span by the blanks on both sides, so that removing it from `for ( int i = 0 ; …` leaves no hole.
  SourceSpan withBlanks(SourceSpan span) const {
    const std::string_view text = unit_[span.file].text;
    while (span.begin > 0 && text[span.begin - 1] == ' ')
      --span.begin;
    while (span.end < text.size() && text[span.end] == ' ')
      ++span.end;
    return span;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  FreshNames &names_;
  const Type &type_;
  Grouping out_;
  std::string strideDeclaration_;
};

} // namespace

std::expected<Grouping, Verdict> groupIterations(const BodyIndex &index, const CountingLoop &loop, std::int64_t factor,
                                                 FreshNames &names) {
  return Grouper(index, loop, factor, names).run();
}

} // namespace warpgrain::transform
