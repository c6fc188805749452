// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/StagedReads.h"

#include "core/model/Walk.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/loops/NestedLoops.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"
#include "core/steps/memory/staging/StagedBlock.h"
#include "core/steps/registers/Certainty.h"
#include "core/steps/rewrite/Completeness.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class ReadsFinder {
public:
  ReadsFinder(KernelStudy &study, const std::string &array, const CountingLoop &loop)
      : study_(study), index_(study.index()), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body),
        name_(array), loop_(loop) {}

  std::expected<StagedReads, Verdict> run(Verdict &verdict) {
    const auto block = blockForTiles(study_, verdict);
    if (!block) return std::unexpected(block.error());
    out_.block = *block;
    using Stage = std::optional<Verdict> (ReadsFinder::*)();
    findGuard();
    for (const Stage stage : {&ReadsFinder::findPointer, &ReadsFinder::findReads})
      if (auto why = (this->*stage)()) return std::unexpected(*std::move(why));
    if (auto why = whyNotReadOnly(study_, out_.pointer, verdict)) return std::unexpected(*std::move(why));
    for (const Reason &assumption : assumptions_)
      verdict.assume(assumption, body_[out_.guard].spelling.span);
    return std::move(out_);
  }

private:
  /// `for (…) if (row < n && col < n) …`, as sink-guard writes it.
  void findGuard() {
    work_ = body_[loop_.loop].children.front();
    StatementId at = work_;
    if (body_[at].kind == StatementKind::compound && body_[at].children.size() == 1) at = body_[at].children.front();
    const Statement &statement = body_[at];
    const bool isPlain = statement.kind == StatementKind::ifElse && statement.children.size() == 1 &&
                         !isSome(statement.initializer) && statement.spelling.origin == SpellingOrigin::file;
    if (!isPlain || whyNotComputedEarlier(index_, statement.condition) ||
        whyItChanges(index_, study_.effects(), statement.condition, loop_.loop))
      return;
    out_.guard = statement.condition;
    work_ = statement.children.front();
  }

  void addConjuncts(ExpressionId id, std::vector<ExpressionId> &out) const {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::binary && e.op == Operator::logicalAnd)
      for (const ExpressionId operand : e.operands)
        addConjuncts(operand, out);
    else if (e.kind == ExpressionKind::cast && e.isImplicit)
      addConjuncts(e.operands[0], out);
    else
      out.push_back(id);
  }

  std::string asConjunct(ExpressionId id) const {
    const Expression &e = body_[id];
    const std::string text(unit_.textOf(e.spelling.span));
    const bool bindsLess =
        e.kind == ExpressionKind::conditional || e.kind == ExpressionKind::assign ||
        (e.kind == ExpressionKind::binary && (e.op == Operator::logicalOr || e.op == Operator::comma));
    return bindsLess ? "(" + text + ")" : text;
  }

  /// Threads that share an element load it for each other: what decides must be the same for all of them. Conditions
  /// that tell them apart are left out, and the element may be loaded where none of them reads it.
  std::optional<Verdict> guardLoad(StagedRead &read) {
    if (!isSome(out_.guard)) return std::nullopt;
    std::vector<ExpressionId> conjuncts;
    addConjuncts(out_.guard, conjuncts);
    for (const ExpressionId conjunct : conjuncts) {
      const auto differs = [&](Axis axis) { return study_.variance(axis).varies(conjunct); };
      const std::string text = asConjunct(conjunct);
      if (!std::ranges::any_of(read.others, differs)) {
        read.guard += (read.guard.empty() ? "" : " && ") + text;
        continue;
      }
      if (std::ranges::any_of(read.own, differs))
        return Verdict::unknown({ReasonId::readDependsOnDivergent, {read.element.text, text}},
                                body_[conjunct].spelling.span);
      const Reason assumption(ReasonId::mayBeReadWhereNoneWould, {read.element.text, text});
      if (std::ranges::find(assumptions_, assumption) == assumptions_.end()) assumptions_.push_back(assumption);
    }
    return std::nullopt;
  }

  std::optional<Verdict> findPointer() {
    const auto found = std::ranges::find_if(kernel_.parameters, [&](VariableId v) { return body_[v].name == name_; });
    if (found == kernel_.parameters.end())
      return Verdict::illegal({ReasonId::noPointerParameterToStage, {name_}}, kernel_.nameSpan);
    out_.pointer = *found;
    const Variable &pointer = body_[out_.pointer];
    if (!isSome(pointer.type) || unit_[pointer.type].kind != TypeKind::pointer)
      return Verdict::illegal({ReasonId::isNoPointer, {name_}}, pointer.nameSpan);
    if (const auto unknown = findUnknownWord(index_, kernel_, {out_.pointer, loop_.counter}, study_.dialect()))
      return Verdict::unknown(*unknown);
    return std::nullopt;
  }

  bool isInLoop(const Access &access) const {
    return access.statement != loop_.loop && isInside(body_, access.statement, loop_.loop);
  }

  std::optional<Verdict> findReads() {
    for (Element &element : elementsIn(index_, name_)) {
      std::erase_if(element.accesses,
                    [&](const Access *access) { return access->array != out_.pointer || !isInLoop(*access); });
      if (element.accesses.empty()) continue;
      if (auto why = addRead(std::move(element))) return why;
    }
    if (auto why = whyUsedOtherwise()) return why;
    if (!out_.reads.empty()) return std::nullopt;
    return Verdict::illegal({ReasonId::loopReadsNothing, {name_}}, body_[loop_.loop].keyword);
  }

  std::optional<Verdict> addRead(Element &&element) {
    const Expression &e = body_[element.accesses.front()->expression];
    const SourceSpan &place = e.spelling.span;
    if (auto why = whyItDiffers(element)) return why;
    StagedRead read{.element = std::move(element),
                    .own = {},
                    .others = {},
                    .guard = {},
                    .type = unit_[e.type].name,
                    .bytes = static_cast<std::int64_t>(unit_[e.type].sizeBytes)};
    for (const Axis axis : {Axis::z, Axis::y, Axis::x}) {
      if (*out_.block[axis] == 1) continue;
      if (dependsOn(e, axis))
        read.own.push_back(axis);
      else
        read.others.insert(read.others.begin(), axis);
    }
    if (read.others.empty()) return Verdict::illegal({ReasonId::noThreadsShareRead, {read.element.text}}, place);
    if (auto why = guardLoad(read)) return why;
    out_.reads.push_back(std::move(read));
    return std::nullopt;
  }

  /// The address, not what is found there.
  bool dependsOn(const Expression &access, Axis axis) {
    const dependence::ThreadVariance &variance = study_.variance(axis);
    return std::ranges::any_of(access.operands,
                               [&](ExpressionId operand) { return isSome(operand) && variance.varies(operand); });
  }

  /// The address must be known before the strip's first iteration, but for the counter, and each iteration must read.
  std::optional<Verdict> whyItDiffers(const Element &element) {
    const ExpressionId first = element.accesses.front()->expression;
    const SourceSpan &place = body_[first].spelling.span;
    if (!element.variables.contains(loop_.counter))
      return Verdict::illegal({ReasonId::readInvariant, {element.text}}, place);
    for (const VariableId id : element.variables) {
      const Variable &variable = body_[id];
      if (id == loop_.counter) continue;
      if (isSome(variable.statement) && isInside(body_, variable.statement, loop_.loop))
        return Verdict::unknown({ReasonId::subscriptDeclaredInLoop, {variable.name, element.text}}, variable.nameSpan);
    }
    for (const ExpressionId operand : body_[first].operands)
      if (const auto why = whyItChanges(index_, study_.effects(), operand, loop_.loop, {loop_.counter}))
        return Verdict::unknown({ReasonId::placeMayChangeInLoop, {element.text, *why}}, place);
    const bool isCertain = std::ranges::any_of(element.accesses, [&](const Access *access) {
      const Certainty certainty = certaintyOf(index_, access->expression, work_);
      return certainty.isCertain && certainty.loops.empty();
    });
    if (!isCertain) return Verdict::unknown({ReasonId::readNotCertain, {element.text}}, place);
    const auto writes = std::ranges::find_if(element.accesses, [](const Access *access) { return access->writes(); });
    if (writes != element.accesses.end())
      return Verdict::illegal({ReasonId::pointeeWritten, {name_}}, body_[(*writes)->expression].spelling.span);
    return std::nullopt;
  }

  /// Refuses a use of the pointer in the loop that is not one of the staged reads.
  std::optional<Verdict> whyUsedOtherwise() {
    std::set<ExpressionId> known;
    for (const StagedRead &read : out_.reads)
      for (const Access *access : read.element.accesses)
        known.insert(access->base);
    for (const Use *use : index_.usesOf(out_.pointer))
      if (isSome(use->statement) && isInside(body_, use->statement, loop_.loop) && !known.contains(use->expression))
        return Verdict::unknown({ReasonId::readNotByElement, {name_}}, body_[use->expression].spelling.span);
    return std::nullopt;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  const std::string &name_;
  const CountingLoop &loop_;
  StatementId work_ = none<StatementId>; ///< that each iteration does: the loop's body, or what its guard guards
  std::vector<Reason> assumptions_;
  StagedReads out_;
};

} // namespace

std::int64_t StagedReads::loadersOf(const StagedRead &read) const {
  std::int64_t threads = 1;
  for (const Axis axis : read.others)
    threads *= *block[axis];
  return threads;
}

std::expected<StagedReads, Verdict> readStagedReads(KernelStudy &study, const std::string &array,
                                                    const CountingLoop &loop, Verdict &verdict) {
  return ReadsFinder(study, array, loop).run(verdict);
}

} // namespace warpgrain::transform
