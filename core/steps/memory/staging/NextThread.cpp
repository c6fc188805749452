// SPDX-License-Identifier: Apache-2.0
#include "core/base/TextEdit.h"
#include "core/model/Walk.h"
#include "core/steps/memory/staging/RowReads.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::ThreadVariance;
using dependence::Verdict;

namespace {

class NextWriter {
public:
  NextWriter(KernelStudy &study, ExpressionId condition)
      : index_(study.index()), body_(index_.body()), unit_(study.unit()), along_(study.variance(Axis::x)),
        condition_(condition) {}

  std::expected<NextCondition, Verdict> run() {
    for (const ExpressionId part : expressionsIn(body_, condition_))
      if (!isPlain(part))
        return std::unexpected(
            Verdict::unknown({ReasonId::tileConditionNotComparison, {textOf(part)}}, body_[part].spelling.span));
    if (const ExpressionId other = findOther(condition_); isSome(other))
      return std::unexpected(
          Verdict::unknown({ReasonId::tileThreadsNotKnown, {textOf(other)}}, body_[other].spelling.span));
    if (!edits_.empty()) {
      const SourceSpan &span = body_[condition_].spelling.span;
      for (TextEdit &edit : edits_)
        edit.span = {.file = span.file, .begin = edit.span.begin - span.begin, .end = edit.span.end - span.begin};
      out_.text = applyEdits(unit_.textOf(span), span.file, normalized(edits_)).value_or("");
    }
    return std::move(out_);
  }

private:
  std::string textOf(ExpressionId id) const { return std::string(unit_.textOf(body_[id].spelling.span)); }

  bool isPlain(ExpressionId id) const {
    const Expression &e = body_[id];
    if (e.spelling.origin != SpellingOrigin::file || index_.accessAt(id) != nullptr) return false;
    switch (e.kind) {
    case ExpressionKind::literal:
    case ExpressionKind::builtinIndex:
    case ExpressionKind::cast:
    case ExpressionKind::member:
      return true;
    case ExpressionKind::variable: {
      const TypeId type = body_[e.variable].type;
      return isSome(type) && unit_[type].kind != TypeKind::reference && !unit_[type].isVolatile;
    }
    case ExpressionKind::unary:
      return e.op == Operator::plus || e.op == Operator::minus || e.op == Operator::logicalNot;
    case ExpressionKind::binary:
      return e.op != Operator::comma;
    default:
      return false;
    }
  }

  /// The first part that is neither the same along x nor a comparison of a place with a bound; none where there is
  /// none.
  ExpressionId findOther(ExpressionId id) {
    const Expression &e = body_[id];
    if (!along_.varies(id)) return none<ExpressionId>;
    const bool isImplicit = e.kind == ExpressionKind::cast && e.isImplicit && !e.operands.empty();
    if (isImplicit) return findOther(e.operands[0]);
    if (e.kind == ExpressionKind::binary && e.op == Operator::logicalAnd) {
      const ExpressionId first = findOther(e.operands[0]);
      return isSome(first) ? first : findOther(e.operands[1]);
    }
    const bool isRange = e.kind == ExpressionKind::binary && e.op >= Operator::less && e.op <= Operator::equal;
    if (!isRange) return id;
    const bool left = along_.varies(e.operands[0]);
    if (left && along_.varies(e.operands[1])) return id;
    return moveIn(e.operands[left ? 0 : 1]) ? none<ExpressionId> : id;
  }

  /// Adds one to the place along x that a side of a comparison is, but for what is added to it.
  bool moveIn(ExpressionId id) {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::cast && e.isImplicit && !e.operands.empty()) return moveIn(e.operands[0]);
    if (e.kind == ExpressionKind::variable || e.kind == ExpressionKind::builtinIndex) {
      if (!isPlace(id)) return false;
      const std::string text = textOf(id);
      edits_.push_back({e.spelling.span, text + " + 1"});
      if (std::ranges::find(out_.moved, text) == out_.moved.end()) out_.moved.push_back(text);
      return true;
    }
    if (e.kind != ExpressionKind::binary) return false;
    const bool onLeft = along_.varies(e.operands[0]);
    const bool isSum = e.op == Operator::plus || (e.op == Operator::minus && onLeft);
    return isSum && onLeft != along_.varies(e.operands[1]) && moveIn(e.operands[onLeft ? 0 : 1]);
  }

  /// threadIdx.x plus what is the same along x: where the next thread has one more.
  bool isPlace(ExpressionId id) const {
    const Expression &e = body_[id];
    switch (e.kind) {
    case ExpressionKind::builtinIndex:
      return e.builtin == BuiltinIndex::threadIdx && e.axis == Axis::x;
    case ExpressionKind::cast:
      return !e.operands.empty() && isWide(e.type) && isPlace(e.operands[0]);
    case ExpressionKind::variable: {
      const Variable &variable = body_[e.variable];
      return variable.space == VariableSpace::local && !variable.isStatic && isWide(variable.type) &&
             isSome(variable.initializer) && !index_.isReassigned(e.variable) && isPlace(variable.initializer);
    }
    case ExpressionKind::binary: {
      const bool left = along_.varies(e.operands[0]);
      if (e.op != Operator::plus && !(e.op == Operator::minus && left)) return false;
      return left != along_.varies(e.operands[1]) && isPlace(e.operands[left ? 0 : 1]);
    }
    default:
      return false;
    }
  }

  /// An integer that holds every place.
  bool isWide(TypeId type) const {
    return isSome(type) && unit_[type].kind == TypeKind::integer && unit_[type].sizeBytes >= 4;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const ThreadVariance &along_;
  ExpressionId condition_;
  TextEdits edits_;
  NextCondition out_;
};

} // namespace

std::expected<NextCondition, Verdict> conditionOfNext(KernelStudy &study, ExpressionId condition) {
  return NextWriter(study, condition).run();
}

} // namespace warpgrain::transform
