// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/TileCopies.h"

#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/steps/prefetch/CopyTrips.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// A piece of the body that copies: what is evaluated for it, and the statements that stand in it.
class CopyReader {
public:
  CopyReader(const BodyIndex &index, EffectsAnalysis &effects, StatementId loop, NextTile next)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), loop_(loop) {
    out_.next = next;
  }

  std::expected<TileCopies, Verdict> run() {
    auto loop = readCountingLoop(index_, effects_, loop_);
    if (!loop) return std::unexpected(loop.error());
    out_.loop = *std::move(loop);
    const Statement &inside = body_[body_[loop_].children.front()];
    const auto barrier = std::ranges::find_if(inside.children, [this](StatementId id) { return isBarrier(id); });
    if (inside.kind != StatementKind::compound || barrier == inside.children.end())
      return std::unexpected(Verdict::unknown(ReasonId::noBarrierEndsCopies, body_[loop_].keyword));
    out_.barrier = *barrier;
    top_.assign(inside.children.begin(), barrier);
    findLoaded();
    if (out_.next == NextTile::shared) findTiles();
    std::set<StatementId> copying;
    for (const StatementId id : top_)
      if (collect(id)) copying.insert(id);
    if (refusal_) return std::unexpected(*std::move(refusal_));
    if (out_.elements.empty())
      return std::unexpected(Verdict::illegal(ReasonId::loopCopiesNothing, body_[loop_].keyword));
    addDeclarations();
    if (refusal_) return std::unexpected(*std::move(refusal_));
    std::ranges::copy_if(top_, std::back_inserter(out_.statements),
                         [&](StatementId id) { return copying.contains(id) || isNeeded(id); });
    return std::move(out_);
  }

private:
  void refuse(Reason why, const SourceSpan &where) {
    if (!refusal_) refusal_ = Verdict::unknown(std::move(why), where);
  }

  bool isBarrier(StatementId id) const {
    const Statement &statement = body_[id];
    if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return false;
    const Expression &e = body_[statement.expression];
    return e.kind == ExpressionKind::call && unit_.dialect->effectOf(e.callee) == CallEffect::blockBarrier &&
           unit_.dialect->isPlainBlockBarrier(e.callee) && statement.spelling.origin == SpellingOrigin::file;
  }

  /// Variables that are declared before the barrier with a value that is loaded.
  void findLoaded() {
    for (const StatementId top : top_)
      for (const StatementId id : statementsIn(body_, top))
        for (const VariableId v : body_[id].variables)
          if (isSome(body_[v].initializer) && loads(body_[v].initializer)) loaded_.insert(v);
  }

  bool isShared(MemorySpace space) const { return space == MemorySpace::shared || space == MemorySpace::local; }

  /// True if the value comes from memory that is neither shared nor the thread's own.
  bool loads(ExpressionId value) const {
    return std::ranges::any_of(expressionsIn(body_, value), [this](ExpressionId id) {
      const Expression &e = body_[id];
      if (e.kind == ExpressionKind::variable && loaded_.contains(e.variable)) return true;
      const bool loadsHere = std::ranges::any_of(
          index_.accessesAt(id), [this](const Access *access) { return access->reads() && !isShared(access->space); });
      if (loadsHere) return true;
      if (e.kind != ExpressionKind::call) return false;
      const CallEffect effect = unit_.dialect->effectOf(e.callee);
      if (effect == CallEffect::load) return true;
      return effect == CallEffect::user && effects_.ofFunction(e.callee.function).has(Trait::readsMemory);
    });
  }

  /// An assignment to an element of shared memory.
  bool isStore(StatementId id) const {
    const Statement &statement = body_[id];
    if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return false;
    const Expression &e = body_[statement.expression];
    if (e.kind != ExpressionKind::assign || e.op != Operator::none) return false;
    const auto accesses = index_.accessesAt(e.operands[0]);
    return std::ranges::any_of(accesses, [](const Access *access) {
      return access->kind == AccessKind::write && access->space == MemorySpace::shared;
    });
  }

  /// Arrays that are stored in what is loaded.
  void findTiles() {
    for (const StatementId top : top_)
      for (const StatementId id : statementsIn(body_, top))
        if (isStore(id) && loads(body_[body_[id].expression].operands[1]))
          if (const VariableId array = arrayOf(body_[body_[id].expression].operands[0]); isSome(array))
            tiles_.insert(array);
  }

  VariableId arrayOf(ExpressionId target) const {
    const Access *access = index_.accessAt(target);
    return access == nullptr ? none<VariableId> : access->array;
  }

  /// True if a statement writes shared memory and loads from elsewhere, in whatever way.
  bool mayCopy(StatementId id) const {
    bool writes = false;
    bool reads = false;
    for (const ExpressionId e : expressionsInStatement(body_, id)) {
      for (const Access *access : index_.accessesAt(e))
        writes |= access->writes() && access->space == MemorySpace::shared;
      reads |= loads(e);
      if (body_[e].kind != ExpressionKind::call) continue;
      const auto effects = effects_.ofExpression(index_, e);
      writes |= effects.has(Trait::writesMemory);
    }
    return writes && reads;
  }

  /// Adds what a statement copies; false if it copies nothing.
  bool collect(StatementId id) {
    const Statement &statement = body_[id];
    switch (statement.kind) {
    case StatementKind::expression:
      return isStore(id) ? collectStore(id) : otherwise(id);
    case StatementKind::compound: {
      bool copies = false;
      for (const StatementId child : statement.children)
        copies |= collect(child);
      return copies;
    }
    case StatementKind::ifElse:
      return collectIf(id);
    case StatementKind::forLoop:
      return collectLoop(id);
    default:
      return otherwise(id);
    }
  }

  bool otherwise(StatementId id) {
    if (mayCopy(id)) refuse(ReasonId::copyNotAssigned, body_[id].spelling.span);
    return false;
  }

  bool isWritten(StatementId id) {
    const Spelling &spelling = body_[id].spelling;
    if (spelling.origin == SpellingOrigin::file) return true;
    refuse({ReasonId::macroWritesStatement, {spelling.macro}}, spelling.span);
    return false;
  }

  bool collectStore(StatementId id) {
    const Expression &e = body_[body_[id].expression];
    if (!loads(e.operands[1]) && !tiles_.contains(arrayOf(e.operands[0]))) return false;
    if (!isWritten(id)) return true;
    const Spelling &value = body_[e.operands[1]].spelling;
    if (!value.editable()) refuse({ReasonId::macroWritesStatement, {value.macro}}, value.span);
    out_.elements.push_back({.statement = id, .target = e.operands[0], .value = e.operands[1], .loops = around_});
    out_.parts.push_back(e.operands[1]);
    if (out_.next == NextTile::shared) addSubscripts(e.operands[0]);
    return true;
  }

  void addSubscripts(ExpressionId target) {
    for (ExpressionId at = target; isSome(at) && !body_[at].operands.empty(); at = body_[at].operands[0])
      if (body_[at].kind == ExpressionKind::subscript) out_.parts.push_back(body_[at].operands[1]);
  }

  bool collectIf(StatementId id) {
    const Statement &statement = body_[id];
    bool copies = false;
    for (const StatementId child : statement.children)
      copies |= collect(child);
    if (!copies || !isWritten(id)) return copies;
    if (isSome(statement.initializer) || !statement.variables.empty())
      refuse(ReasonId::copyNotAssigned, statement.keyword);
    else if (const Spelling &condition = body_[statement.condition].spelling; !condition.editable())
      refuse({ReasonId::macroWritesStatement, {condition.macro}}, condition.span);
    else
      addCondition(statement.condition);
    return copies;
  }

  /// Whether something is copied must not be decided by what is loaded, once for the load and once for the store.
  void addCondition(ExpressionId condition) {
    out_.parts.push_back(condition);
    for (const ExpressionId id : expressionsIn(body_, condition))
      for (const Access *access : index_.accessesAt(id))
        if (access->space != MemorySpace::constant)
          refuse({ReasonId::valueNotComputedEarlier,
                  {unit_.textOf(body_[condition].spelling.span),
                   Reason(ReasonId::readsMemoryToDecide, {unit_.textOf(body_[id].spelling.span)})}},
                 body_[condition].spelling.span);
  }

  bool collectLoop(StatementId id) {
    const std::size_t known = out_.loops.size();
    out_.loops.push_back({});
    around_.push_back(known);
    const bool copies = collect(body_[id].children.front());
    around_.pop_back();
    if (!copies) {
      out_.loops.resize(known);
      return otherwise(id);
    }
    if (!isWritten(id)) return true;
    auto loop = readCountingLoop(index_, effects_, id);
    if (!loop) {
      if (!refusal_) refusal_ = loop.error();
      return true;
    }
    if (!loop->declaresCounter) {
      refuse({ReasonId::counterLivesOn, {body_[loop->counter].name}}, body_[id].keyword);
      return true;
    }
    if (out_.next == NextTile::shared) {
      addHeader(id, *loop);
      out_.loops[known].loop = *std::move(loop);
      return true;
    }
    const auto trips = mostTripsOf(index_, *loop);
    const bool isKnown = trips && trips->most <= mostCopiesOfThread;
    if (!isKnown || (trips->most > 1 && (!loop->step || loop->countsDown))) {
      refuse({ReasonId::copiesTooMany, {mostCopiesOfThread}}, body_[id].keyword);
      return true;
    }
    addHeader(id, *loop);
    CopyLoop &copied = out_.loops[known];
    copied.most = std::max<std::int64_t>(trips->most, 1);
    copied.dependsOnStart = trips->dependsOnStart;
    if (loop->trips) copied.start = constantValue(body_, unit_, body_[loop->counter].initializer);
    copied.loop = *std::move(loop);
    if (copied.most > 1 && !copied.start && (copied.loop.trips || !isCountedAnew(copied.loop)))
      refuse({ReasonId::copiesTooMany, {std::int64_t{1}}}, body_[id].keyword);
    return true;
  }

  void addHeader(StatementId id, const CountingLoop &loop) {
    out_.parts.push_back(body_[loop.counter].initializer);
    if (isSome(loop.stepExpression)) out_.parts.push_back(loop.stepExpression);
    addCondition(body_[id].condition);
  }

  /// True if the counter's values can be computed from the first one, as `first + i * step`: in its own type, or in one
  /// whose values convert to it as often as one adds to them.
  bool isCountedAnew(const CountingLoop &loop) const {
    ExpressionId start = body_[loop.counter].initializer;
    while (body_[start].kind == ExpressionKind::cast && body_[start].isImplicit && !body_[start].operands.empty())
      start = body_[start].operands[0];
    const Expression &e = body_[start];
    return isSome(e.type) && unit_[e.type].kind == TypeKind::integer && e.spelling.editable() &&
           unit_[e.type].sizeBytes == unit_[body_[loop.counter].type].sizeBytes;
  }

  /// Declarations in the loop, of what the parts name; and of what those name.
  void addDeclarations() {
    for (std::size_t i = 0; i < out_.parts.size() && !refusal_; ++i)
      for (const ExpressionId id : expressionsIn(body_, out_.parts[i])) {
        if (body_[id].kind != ExpressionKind::variable) continue;
        const StatementId declared = body_[body_[id].variable].statement;
        if (!isSome(declared) || !isInside(body_, declared, loop_)) continue;
        if (isHeaderOf(declared) || isNeeded(declared)) continue;
        if (auto why = whyNotDeclaredAgain(declared)) {
          refuse({ReasonId::valueNotComputedEarlier, {unit_.textOf(body_[out_.parts[i]].spelling.span), *why}},
                 body_[declared].spelling.span);
          return;
        }
        out_.declarations.push_back(declared);
        for (const VariableId v : body_[declared].variables)
          out_.parts.push_back(body_[v].initializer);
      }
  }

  bool isNeeded(StatementId declaration) const {
    return std::ranges::find(out_.declarations, declaration) != out_.declarations.end();
  }

  /// Of the tile loop, or of a loop that copies.
  bool isHeaderOf(StatementId declaration) const {
    return declaration == body_[loop_].initializer || std::ranges::any_of(out_.loops, [&](const CopyLoop &each) {
             return isSome(each.loop.loop) && body_[each.loop.loop].initializer == declaration;
           });
  }

  /// Why a declaration cannot stand a second time, where the next tile is loaded.
  std::optional<Reason> whyNotDeclaredAgain(StatementId id) const {
    const Statement &statement = body_[id];
    const bool isPlain = statement.kind == StatementKind::declaration && isSome(statement.parent) &&
                         body_[statement.parent].kind == StatementKind::compound &&
                         statement.spelling.origin == SpellingOrigin::file;
    if (!isPlain) return Reason(ReasonId::itIsNotUnderstood);
    for (const VariableId v : statement.variables)
      if (auto why = whyNotDeclaredAgain(v)) return why;
    return std::nullopt;
  }

  std::optional<Reason> whyNotDeclaredAgain(VariableId v) const {
    const Variable &variable = body_[v];
    if (!isSome(variable.type) || !isSome(variable.initializer) || variable.space != VariableSpace::local ||
        variable.isStatic)
      return Reason(ReasonId::itIsNotUnderstood);
    const Type &type = unit_[variable.type];
    if (type.isVolatile) return Reason(ReasonId::isVolatile, {variable.name});
    if (type.kind == TypeKind::reference) return Reason(ReasonId::referenceMayChange, {variable.name});
    if (type.kind == TypeKind::array || type.hasDestructor) return Reason(ReasonId::itIsNotUnderstood);
    return std::nullopt;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  StatementId loop_;
  TileCopies out_;
  std::vector<StatementId> top_; ///< of the body, before the barrier
  std::set<VariableId> loaded_;
  std::set<VariableId> tiles_;      ///< whose second set the next tile is put in
  std::vector<std::size_t> around_; ///< loops around what is looked at
  std::optional<Verdict> refusal_;
};

} // namespace

const CopyLoop *TileCopies::loopAt(StatementId statement) const {
  const auto found = std::ranges::find(loops, statement, [](const CopyLoop &each) { return each.loop.loop; });
  return found == loops.end() ? nullptr : &*found;
}

std::expected<TileCopies, Verdict> readTileCopies(const BodyIndex &index, EffectsAnalysis &effects, StatementId loop,
                                                  NextTile next) {
  return CopyReader(index, effects, loop, next).run();
}

} // namespace warpgrain::transform
