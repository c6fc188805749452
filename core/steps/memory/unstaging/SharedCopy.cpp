// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/unstaging/SharedCopy.h"

#include "core/model/Axis.h"
#include "core/model/Walk.h"
#include "core/steps/registers/Elements.h"

#include <algorithm>
#include <optional>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

class CopyFinder {
public:
  CopyFinder(KernelStudy &study, const std::string &name)
      : study_(study), body_(study.kernel().body), unit_(study.unit()), name_(name) {}

  std::expected<SharedCopy, Verdict> run() {
    auto array = readOwnArray(study_, name_);
    if (!array) return std::unexpected(array.error());
    out_.array = *std::move(array);
    const SourceSpan &place = body_[out_.array.variable].nameSpan;
    for (const ElementUse &use : out_.array.uses) // `s[i].x`
      if (placeOf(use).end != use.subscripts.back().span.end)
        return std::unexpected(Verdict::unknown({ReasonId::moreThanElementUsed, {name_}}, placeOf(use)));
    if (!out_.array.isShared) return std::unexpected(Verdict::illegal({ReasonId::noSharedArray, {name_}}, place));
    if (study_.effects().ofStatement(study_.index(), body_.root).has(Trait::gotoJump))
      return std::unexpected(Verdict::unknown(ReasonId::jumpPastFirstLoads, place));
    using Stage = std::optional<Verdict> (CopyFinder::*)();
    for (const Stage stage : {&CopyFinder::findCopy, &CopyFinder::readSubscripts, &CopyFinder::findReads})
      if (auto why = (this->*stage)()) return std::unexpected(*std::move(why));
    return std::move(out_);
  }

private:
  const SourceSpan &placeOf(const ElementUse &use) const { return body_[use.access->expression].spelling.span; }

  std::optional<Verdict> findCopy() {
    for (const ElementUse &use : out_.array.uses) {
      if (!use.access->writes()) continue;
      const Statement &statement = body_[use.access->statement];
      const bool isAssigned = use.access->kind == AccessKind::write && statement.kind == StatementKind::expression &&
                              statement.spelling.origin == SpellingOrigin::file &&
                              body_[statement.expression].kind == ExpressionKind::assign &&
                              body_[statement.expression].op == Operator::none &&
                              body_[statement.expression].operands[0] == use.access->expression;
      if (copy_ != nullptr || !isAssigned)
        return Verdict::unknown({ReasonId::copyNotOneAssignment, {name_}}, placeOf(use));
      copy_ = &use;
      out_.statement = use.access->statement;
      out_.value = body_[statement.expression].operands[1];
    }
    if (copy_ != nullptr) return std::nullopt;
    return Verdict::illegal({ReasonId::copyNotOneAssignment, {name_}}, body_[out_.array.variable].nameSpan);
  }

  std::optional<Verdict> readSubscripts() {
    for (const Brackets &brackets : copy_->subscripts) {
      CopySubscript subscript{.written = asWritten(body_, brackets.subscript), .beside = {}};
      if (differs(subscript.written) && !solve(subscript.written, subscript))
        return Verdict::unknown({ReasonId::copySubscriptNotSolved, {unit_.textOf(brackets.span), name_}},
                                brackets.span);
      out_.subscripts.push_back(std::move(subscript));
    }
    return std::nullopt;
  }

  /// Finds the one name in a sum that differs between the elements that one round of the copy writes.
  bool solve(ExpressionId id, CopySubscript &out) const {
    const ExpressionId at = asWritten(body_, id);
    const Expression &e = body_[at];
    if (e.kind == ExpressionKind::variable || e.kind == ExpressionKind::builtinIndex) {
      out.root = at;
      return e.spelling.origin == SpellingOrigin::file;
    }
    const bool isSum = e.kind == ExpressionKind::binary && (e.op == Operator::plus || e.op == Operator::minus);
    if (!isSum) return false;
    const bool isFirst = differs(e.operands[0]);
    if (isFirst == differs(e.operands[1]) || (!isFirst && e.op == Operator::minus)) return false;
    out.beside.emplace_back(e.op, e.operands[isFirst ? 1 : 0]);
    return solve(e.operands[isFirst ? 0 : 1], out);
  }

  /// True for what threads have different values of, and for what a loop around the copy alone counts.
  bool differs(ExpressionId id) const {
    if (variesInBlock(study_, id)) return true;
    return std::ranges::any_of(expressionsIn(body_, id), [&](ExpressionId part) {
      if (body_[part].kind != ExpressionKind::variable) return false;
      return std::ranges::any_of(study_.index().usesOf(body_[part].variable), [&](const Use *use) {
        return use->writes() && isSome(use->statement) && isInLoopOfCopyAlone(use->statement);
      });
    });
  }

  bool isInLoopOfCopyAlone(StatementId statement) const {
    for (StatementId loop = enclosingLoop(body_, out_.statement); isSome(loop); loop = enclosingLoop(body_, loop)) {
      const auto isAround = [&](const ElementUse &use) {
        return !use.access->writes() && isInside(body_, use.access->statement, loop);
      };
      if (std::ranges::any_of(out_.array.uses, isAround)) return false;
      if (isInside(body_, statement, loop)) return true;
    }
    return false;
  }

  std::optional<Verdict> findReads() {
    const std::uint32_t end = body_[out_.statement].spelling.span.end;
    for (const ElementUse &use : out_.array.uses) {
      if (use.access->writes()) continue;
      if (placeOf(use).begin < end || body_[use.access->expression].spelling.origin != SpellingOrigin::file)
        return Verdict::unknown({ReasonId::readBeforeCopy, {unit_.textOf(placeOf(use))}}, placeOf(use));
      StatementId loop = enclosingLoop(body_, out_.statement);
      while (isSome(loop) && !isInBodyOf(use.access->statement, loop))
        loop = enclosingLoop(body_, loop);
      out_.reads.push_back({.use = &use, .loop = loop});
    }
    if (!out_.reads.empty()) return std::nullopt;
    return Verdict::illegal({ReasonId::arrayNotUsed, {name_}}, body_[out_.array.variable].nameSpan);
  }

  bool isInBodyOf(StatementId statement, StatementId loop) const {
    return statement != loop && isInside(body_, statement, loop);
  }

  KernelStudy &study_;
  const Body &body_;
  const Unit &unit_;
  const std::string &name_;
  SharedCopy out_;
  const ElementUse *copy_ = nullptr;
};

} // namespace

bool variesInBlock(KernelStudy &study, ExpressionId expression) {
  return std::ranges::any_of(allAxes, [&](Axis axis) { return study.variance(axis).varies(expression); });
}

ExpressionId asWritten(const Body &body, ExpressionId expression) {
  while (body[expression].kind == ExpressionKind::cast && body[expression].isImplicit &&
         !body[expression].operands.empty())
    expression = body[expression].operands[0];
  return expression;
}

std::expected<SharedCopy, Verdict> readSharedCopy(KernelStudy &study, const std::string &array) {
  return CopyFinder(study, array).run();
}

} // namespace warpgrain::transform
