// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/LaneHeader.h"

#include "core/model/LaunchExtents.h"
#include "core/model/ValueRange.h"
#include "core/steps/loopkit/Grouping.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The value that the header gives the counter.
ExpressionId startOf(const Body &body, const CountingLoop &loop) {
  const Statement &statement = body[loop.loop];
  if (loop.declaresCounter) return body[loop.counter].initializer;
  return body[body[statement.initializer].expression].operands[1];
}

ExpressionId withoutCasts(const Body &body, ExpressionId id) {
  while (body[id].kind == ExpressionKind::cast && body[id].isImplicit && body[id].operands.size() == 1)
    id = body[id].operands[0];
  return id;
}

/// `k + 8 * s`, `k - 8`
std::string movedText(const std::string &from, const CountingLoop &loop, const std::string &amount) {
  return from + (loop.countsDown ? " - " : " + ") + amount;
}

/// True where the last lane's first value is certainly one of the counter's type.
bool startIsFarFromEnd(const Unit &unit, const Body &body, const CountingLoop &loop, std::int64_t lanes) {
  if (!loop.step) return false;
  auto values = rangeOfType(unit[body[loop.counter].type]);
  if (!values) values = ValueRange{0, std::numeric_limits<std::int64_t>::max()}; // 64 bits without sign
  const std::int64_t far = std::abs(*loop.step) * lanes;
  const ExpressionId start = startOf(body, loop);
  auto range = valueRangeOf(unit, body, withoutCasts(body, start));
  if (const auto value = constantValue(body, unit, start)) range = ValueRange{*value, *value};
  if (!range) return false;
  return loop.countsDown ? range->least >= values->least + far : range->greatest <= values->greatest - far;
}

/// The text of a span with those of the edits made that lie in it.
std::string edited(const Unit &unit, const SourceSpan &span, const TextEdits &edits) {
  TextEdits inside;
  for (TextEdit edit : edits) {
    if (!span.contains(edit.span)) continue;
    edit.span.begin -= span.begin;
    edit.span.end -= span.begin;
    inside.push_back(std::move(edit));
  }
  const std::string original(unit.textOf(span));
  return applyEdits(original, span.file, inside).value_or(original);
}

/// A sum may be written behind or before it as it is.
bool isTerm(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (e.spelling.origin != SpellingOrigin::file) return false;
  switch (e.kind) {
  case ExpressionKind::variable:
  case ExpressionKind::literal:
  case ExpressionKind::subscript:
  case ExpressionKind::call:
  case ExpressionKind::member:
  case ExpressionKind::builtinIndex:
    return true;
  case ExpressionKind::binary:
    return e.op >= Operator::plus && e.op <= Operator::modulo;
  default:
    return false;
  }
}

class HeaderWriter {
public:
  HeaderWriter(const KernelStudy &study, const CountingLoop &loop, std::int64_t lanes, std::string lane,
               const TextEdits &indices)
      : unit_(study.unit()), body_(study.kernel().body), loop_(loop), lanes_(lanes), lane_(std::move(lane)),
        indices_(indices) {}

  TextEdits run() const {
    const ExpressionId start = startOf(body_, loop_);
    const std::string &name = body_[loop_.counter].name;
    return {
        {body_[start].spelling.span, startText(start)},
        {loop_.increment, name + (loop_.countsDown ? " -= " : " += ") + multiplied(std::to_string(lanes_), lanes_)}};
  }

private:
  std::string startText(ExpressionId start) const {
    const SourceSpan &span = body_[start].spelling.span;
    const std::string text = edited(unit_, span, indices_);
    const std::string own = multiplied(lane_, std::nullopt);
    if (text == "0" && !loop_.countsDown) return own;
    return movedText(isTerm(body_, withoutCasts(body_, start)) ? text : asOperand(unit_, text), loop_, own);
  }

  /// So many steps, or a lane's number of them.
  std::string multiplied(const std::string &count, std::optional<std::int64_t> number) const {
    if (loop_.step && std::abs(*loop_.step) == 1) return count;
    const bool isNumber = loop_.step && loop_.stepText == std::to_string(std::abs(*loop_.step));
    if (isNumber && number) return std::to_string(*number * std::abs(*loop_.step));
    return count + " * " + stepOperand();
  }

  /// The step, of the counter's type.
  std::string stepOperand() const {
    if (!isSome(loop_.stepExpression) || loop_.step) return asOperand(unit_, loop_.stepText);
    const Expression &step = body_[loop_.stepExpression];
    const std::string text = edited(unit_, step.spelling.span, indices_);
    const std::string &type = unit_[body_[loop_.counter].type].name;
    if (isSome(step.type) && unit_[step.type].name == type) return asOperand(unit_, text);
    return unit_.dialect->conversion(type, text);
  }

  const Unit &unit_;
  const Body &body_;
  const CountingLoop &loop_;
  std::int64_t lanes_;
  std::string lane_;
  const TextEdits &indices_;
};

} // namespace

std::optional<Verdict> whyNotStepped(KernelStudy &study, const CountingLoop &loop, std::int64_t lanes,
                                     Verdict &verdict) {
  const Unit &unit = study.unit();
  const Body &body = study.kernel().body;
  const std::string &name = body[loop.counter].name;
  const SourceSpan &place = body[loop.loop].keyword;
  if (loop.initializer.empty()) return Verdict::unknown({ReasonId::loopHasNoBegin, {name}}, place);
  const ExpressionId start = startOf(body, loop);
  if (!isSome(start)) return Verdict::unknown({ReasonId::headerBeginsOtherwise, {name}}, loop.initializer);
  const Spelling &spelling = body[start].spelling;
  if (!spelling.editable() || unit.textOf(loop.initializer).find('{') != std::string_view::npos)
    return Verdict::unknown({ReasonId::headerBeginsOtherwise, {name}}, loop.initializer);
  for (const CountingLoop::Bound &bound : loop.bounds)
    if (bound.order == Operator::notEqual)
      return Verdict::unknown(ReasonId::loopEndsAtNotEqual, body[bound.value].spelling.span);
  if (loop.countsDown && !unit[body[loop.counter].type].isSigned)
    return Verdict::unknown({ReasonId::unsignedCountsDownByLanes, {name}}, place);
  // A lane passes the bound by as many steps as there are lanes, a group of one more iteration by as many.
  CountingLoop unknownTrips = loop;
  unknownTrips.trips.reset();
  FreshNames names(unit, study.kernel());
  const auto grouping = groupIterations(study.index(), unknownTrips, lanes + 1, names);
  if (!grouping) return grouping.error();
  for (const Reason &assumption : grouping->assumptions)
    verdict.assumeOnce(assumption);
  if (!startIsFarFromEnd(unit, body, loop, lanes)) {
    const std::string text(unit.textOf(spelling.span));
    const std::string steps = loop.step ? std::to_string(std::abs(*loop.step) * (lanes - 1))
                                        : std::to_string(lanes - 1) + " * " + asOperand(unit, loop.stepText);
    verdict.assumeOnce({ReasonId::sumDoesNotOverflow,
                        {movedText(isTerm(body, withoutCasts(body, start)) ? text : asOperand(unit, text), loop, steps),
                         unit[body[loop.counter].type].name}},
                       spelling.span);
  }
  return std::nullopt;
}

TextEdits steppedHeader(const KernelStudy &study, const CountingLoop &loop, std::int64_t lanes, const std::string &lane,
                        const TextEdits &indices) {
  return HeaderWriter(study, loop, lanes, lane, indices).run();
}

} // namespace warpgrain::transform
