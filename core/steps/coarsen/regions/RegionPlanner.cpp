// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/RegionPlanner.h"

#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/ConditionalParts.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/coarsen/regions/LoopHeaders.h"
#include "core/steps/rewrite/MacroBraces.h"
#include "core/steps/rewrite/WholeLines.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

std::expected<Region, Verdict> RegionPlanner::plan() {
  while (true) {
    refusal_.reset();
    Region region = planStatements(body_[body_.root].children);
    if (refusal_) return std::unexpected(*refusal_);
    const auto updated = findSelfUpdate(region);
    if (!updated) return region;
    variance_.forceVarying(*updated);
  }
}

void RegionPlanner::refuse(Verdict verdict) {
  if (!refusal_) refusal_ = std::move(verdict);
}

Region RegionPlanner::planStatements(const std::vector<StatementId> &statements) {
  return planRegion(piecesOf(statements), std::nullopt);
}

/// Declarations of several variables of which some vary are taken apart.
std::vector<Piece> RegionPlanner::piecesOf(const std::vector<StatementId> &statements) {
  std::vector<Piece> pieces;
  for (const StatementId statement : statements) {
    const auto &variables = body_[statement].variables;
    const bool mixed = body_[statement].kind == StatementKind::declaration && variables.size() > 1 &&
                       !std::ranges::all_of(variables, [this](VariableId v) { return single_.isDeclarator(v); });
    if (!mixed) pieces.push_back({.statement = statement, .declarator = std::nullopt});
    for (std::size_t i = 0; mixed && i < variables.size(); ++i)
      pieces.push_back({.statement = statement, .declarator = i});
  }
  return pieces;
}

Region RegionPlanner::planRegion(const std::vector<Piece> &pieces, std::optional<StatementId> tail) {
  Region region;
  bool open = false; // the last node is a group that can take more
  bool inTail = false;
  for (const Piece &piece : pieces) {
    inTail |= tail == piece.statement;
    switch (inTail ? NodeKind::replicated : classify(piece)) {
    case NodeKind::replicated:
      if (!open) region.push_back({.kind = NodeKind::replicated, .pieces = {}, .regions = {}});
      region.back().pieces.push_back(piece);
      open = true;
      break;
    case NodeKind::single: {
      Node single{.kind = NodeKind::single, .pieces = {piece}, .regions = {}};
      // Invariant work in the middle of replicated work is done before it, where that changes
      // nothing.
      if (open && standsInOneBranch(piece.statement, region.back()) && commutes(piece, region.back())) {
        region.insert(region.end() - 1, std::move(single));
      } else if (open && belongsToGroup(pieces, piece, region.back())) {
        region.back().pieces.push_back(piece);
      } else {
        region.push_back(std::move(single));
        open = false;
      }
      break;
    }
    case NodeKind::uniform:
      region.push_back(planUniform(piece.statement));
      open = false;
      break;
    }
  }
  // A `continue` ends a merged thread's turn, so its tail stays in one loop.
  return tail ? region : partedAtConditionals(std::move(region), body_, conditionals_);
}

/// True if a statement and all pieces of a group stand in the same branches of #if, so that they may change places.
bool RegionPlanner::standsInOneBranch(StatementId single, const Node &group) const {
  const auto pathOf = [this](StatementId s) { return conditionalPathAt(conditionals_, body_[s].spelling.span.begin); };
  return conditionals_.empty() || std::ranges::all_of(group.pieces, [&](const Piece &piece) {
           return pathOf(piece.statement) == pathOf(single);
         });
}

std::vector<StatementId> RegionPlanner::regionStatements(StatementId body) const {
  if (body_[body].kind == StatementKind::compound) return body_[body].children;
  return {body};
}

Node RegionPlanner::planUniform(StatementId id) {
  Node node{.kind = NodeKind::uniform, .pieces = {{.statement = id, .declarator = std::nullopt}}, .regions = {}};
  const Statement &statement = body_[id];
  if (statement.kind == StatementKind::compound) {
    node.regions.push_back(planStatements(statement.children));
  } else {
    const auto tail = statement.isLoop() ? firstOfTail(id) : std::nullopt;
    for (const StatementId child : statement.children)
      node.regions.push_back(planRegion(piecesOf(regionStatements(child)), tail));
  }
  return node;
}

/// Where a loop with a `continue` that only some threads take can be parted from all that stands before: from the
/// statement of its body that holds the first one on, each merged thread does everything in turn, and a `continue` ends
/// its turn. Nothing where there is none, or where threads would have to meet or leave the loop after it.
std::optional<StatementId> RegionPlanner::firstOfTail(StatementId loop) {
  if (!variance_.hasVaryingJump(loop) || variance_.hasVaryingBreak(loop)) return std::nullopt;
  const auto parts = [&](StatementId s) {
    return body_[s].kind == StatementKind::continueNext && jumpTarget(body_, s) == loop &&
           variance_.isDivergentWithin(s, loop);
  };
  const auto statements = regionStatements(body_[loop].children.front());
  const auto first = std::ranges::find_if(
      statements, [&](StatementId s) { return std::ranges::any_of(statementsIn(body_, s), parts); });
  const bool stays = std::all_of(first, statements.end(), [&](StatementId s) {
    const auto inside = statementsIn(body_, s);
    return !isSome(barrierIn(s)) && std::ranges::none_of(inside, [&](StatementId jump) {
      return body_[jump].kind == StatementKind::breakOut && jumpTarget(body_, jump) == loop;
    });
  });
  return stays && first != statements.end() ? std::optional(*first) : std::nullopt;
}

/// Of a statement that is written anew around what stands in it: its own, and its branches'.
std::optional<dependence::Reason> RegionPlanner::hiddenBracesAt(StatementId id) const {
  if (auto why = whyBracesHidden(index_.unit(), body_, id)) return why;
  for (const StatementId child : body_[id].children)
    if (isSome(child))
      if (auto why = whyBracesHidden(index_.unit(), body_, child)) return why;
  return std::nullopt;
}

NodeKind RegionPlanner::classify(const Piece &piece) {
  const StatementId id = piece.statement;
  if (single_.is(piece)) return NodeKind::single;
  if (mustStayOutside(id)) {
    const Statement &statement = body_[id];
    const bool supported = statement.kind == StatementKind::compound || statement.kind == StatementKind::ifElse ||
                           statement.kind == StatementKind::forLoop || statement.kind == StatementKind::whileLoop ||
                           statement.kind == StatementKind::doLoop;
    const bool parts = statement.isLoop() && variance_.hasVaryingJump(id) && !firstOfTail(id);
    if (variance_.controlVaries(id) || parts) {
      refuseDivergentBarrier(id);
    } else if (statement.spelling.origin != SpellingOrigin::file) {
      refuse(Verdict::unknown({ReasonId::macroWritesControlAroundBarrier, {statement.spelling.macro}},
                              statement.spelling.span));
    } else if (const auto hidden = hiddenBracesAt(id)) {
      refuse(Verdict::unknown(*hidden));
    } else if (!headerIsUniform(id)) {
      refuse(Verdict::unknown(ReasonId::headerStepsDivergentVariable, statement.keyword));
    } else if (!supported) {
      const StatementId barrier = barrierIn(id);
      refuse(Verdict::unknown(ReasonId::barrierCannotStay, body_[isSome(barrier) ? barrier : id].keyword));
    }
    return supported ? NodeKind::uniform : NodeKind::replicated;
  }
  return prefersOutside(id) ? NodeKind::uniform : NodeKind::replicated;
}

// What must or should stand outside the coarsening loops
// ----------------------------------------------------------

StatementId RegionPlanner::barrierIn(StatementId id) {
  for (const StatementId inner : statementsIn(body_, id))
    for (const ExpressionId root : rootExpressionsOf(body_, inner))
      if (const Effects effects = effects_.ofExpression(index_, root);
          effects.has(Trait::blockBarrier) || effects.has(Trait::gridBarrier))
        return inner;
  return none<StatementId>;
}

bool RegionPlanner::leavesOuterLoop(StatementId id) const {
  for (const StatementId inner : statementsIn(body_, id)) {
    if (body_[inner].kind != StatementKind::breakOut && body_[inner].kind != StatementKind::continueNext) continue;
    const StatementId target = jumpTarget(body_, inner);
    if (isSome(target) && !isInside(body_, target, id)) return true;
  }
  return false;
}

bool RegionPlanner::mustStayOutside(StatementId id) {
  if (leavesOuterLoop(id)) return true;
  const Effects effects = effects_.ofStatement(index_, id);
  return effects.has(Trait::blockBarrier) || effects.has(Trait::gridBarrier);
}

/// True if nothing in the header of a loop or an if differs between threads: what it declares,
/// steps and tests.
bool RegionPlanner::headerIsUniform(StatementId id) {
  const Statement &statement = body_[id];
  const auto isUniform = [this](VariableId v) {
    return !variance_.varies(v) && (!body_[v].isPerThread() || single_.isDeclarator(v));
  };
  if (!std::ranges::all_of(statement.variables, isUniform)) return false;
  if (isSome(statement.condition) && !single_.isExpression(statement.condition)) return false;
  if (isSome(statement.increment) && !single_.isExpressionWithBarriers(statement.increment)) return false;
  return !isSome(statement.initializer) || single_.isStatement(statement.initializer);
}

bool RegionPlanner::prefersOutside(StatementId id) {
  const Statement &statement = body_[id];
  if (statement.spelling.origin != SpellingOrigin::file || variance_.controlVaries(id) || !headerIsUniform(id))
    return false;
  if (std::ranges::any_of(statementsIn(body_, id),
                          [this](StatementId s) { return whyBracesHidden(index_.unit(), body_, s).has_value(); }))
    return false;
  switch (statement.kind) {
  case StatementKind::forLoop:
  case StatementKind::whileLoop:
  case StatementKind::doLoop: {
    if (variance_.hasVaryingJump(id)) return false;
    const auto inside = statementsIn(body_, id);
    // A thread that returns from inside the loop needs the loop to itself.
    const bool returns =
        std::ranges::any_of(inside, [this](StatementId s) { return body_[s].kind == StatementKind::returnFrom; });
    return !returns && !followsVaryingReturn(id) && (changesSharedState(id) || hasReuseInside(id));
  }
  case StatementKind::ifElse:
    return !followsVaryingReturn(id) && changesSharedState(id);
  case StatementKind::compound:
    return std::ranges::any_of(statement.children, [this](StatementId child) {
      return !single_.isStatement(child) && (mustStayOutside(child) || prefersOutside(child));
    });
  default:
    return false;
  }
}

/// True if some threads may have returned when the others come here, and nothing else makes it necessary to remember
/// which: going on outside the coarsening loop would take a test of each merged thread there, which costs more than it
/// gains.
bool RegionPlanner::followsVaryingReturn(StatementId id) {
  if (!hasBarrier_) hasBarrier_ = isSome(barrierIn(body_.root)); // asked for each statement
  if (*hasBarrier_) return false;
  for (std::size_t i = 0; i < body_.statements.size(); ++i) {
    const StatementId s{static_cast<std::uint32_t>(i)};
    if (body_[s].kind == StatementKind::returnFrom && body_[s].spelling.span.begin < body_[id].spelling.span.begin &&
        variance_.isDivergentWithin(s, body_.root))
      return true;
  }
  return false;
}

/// Self-temporal reuse across the merged threads (ALG-A7): a load in the loop whose address is the
/// same for all of them and changes with the loop. With the coarsening loop inside, it is loaded
/// once for all.
bool RegionPlanner::hasReuseInside(StatementId loop) {
  for (const Access &access : index_.accesses()) {
    if (!access.reads() || access.isVolatile || access.kind == AccessKind::atomic || access.space == MemorySpace::local)
      continue;
    if (!isSome(access.statement) || !isInside(body_, access.statement, loop) || access.statement == loop) continue;
    if (variance_.varies(access.expression) || variance_.isDivergentWithin(access.statement, loop)) continue;
    // An address that the loop does not change is loaded once anyway.
    const auto reads = expressionsIn(body_, access.expression);
    const bool moves = std::ranges::any_of(reads, [&](ExpressionId e) {
      if (body_[e].kind != ExpressionKind::variable) return false;
      const VariableId v = body_[e].variable;
      if (isSome(body_[v].statement) && isInside(body_, body_[v].statement, loop)) return true;
      return std::ranges::any_of(index_.usesOf(v), [&](const Use *use) {
        return use->writes() && isSome(use->statement) && isInside(body_, use->statement, loop);
      });
    });
    if (moves) return true;
  }
  return false;
}

/// True if the statement changes a variable of which there is one, from its own old value: done by
/// each merged thread in turn, the change would happen several times.
bool RegionPlanner::changesSharedState(StatementId id) {
  for (const Use &use : index_.uses()) {
    if (!use.writes() || !isSome(use.statement) || !isInside(body_, use.statement, id)) continue;
    const Variable &variable = body_[use.variable];
    const bool declaredInside = isSome(variable.statement) && isInside(body_, variable.statement, id);
    if (!variable.isPerThread() || variance_.varies(use.variable) || declaredInside) continue;
    if (!definesFirst(index_, id, use.variable)) return true;
  }
  return false;
}

std::optional<VariableId> RegionPlanner::findSelfUpdate(const Region &region) {
  std::optional<VariableId> found;
  forEachNode(region, [&](const Node &node) {
    if (node.kind != NodeKind::replicated || found) return;
    // Declared by replicated work, and needed beyond it: one for each merged thread.
    for (const Piece &piece : node.pieces)
      for (const VariableId v : body_[piece.statement].variables) {
        const auto outside = [&](const Use *use) { return !holds(body_, node, *use); };
        if (body_[piece.statement].kind == StatementKind::declaration && declares(body_, node, v) &&
            body_[v].isPerThread() && !variance_.varies(v) && std::ranges::any_of(index_.usesOf(v), outside))
          found = v;
      }
    if (found) return;
    for (const Use &use : index_.uses()) {
      const Variable &variable = body_[use.variable];
      if (!use.writes() || !variable.isPerThread() || variance_.varies(use.variable)) continue;
      if (!holds(body_, node, use)) continue;
      if (declares(body_, node, use.variable)) continue;
      // The first piece that names the variable decides.
      if (!definesFirst(index_, firstNaming(index_, node, use.variable)->statement, use.variable)) {
        found = use.variable;
        return;
      }
    }
  });
  return found;
}

/// True if invariant work may be done before replicated work that stands before it in the text.
bool RegionPlanner::commutes(const Piece &single, const Node &group) {
  return !single_.isBarrier(single.statement) && !mustStayOutside(single.statement) &&
         motion_.mayPrecede(single, group);
}

/// Invariant work that follows an early return is left where it is, done by each merged thread that
/// goes on, if nothing beyond this run of work needs its result: the alternative is to keep track
/// of who has returned.
bool RegionPlanner::belongsToGroup(const std::vector<Piece> &pieces, const Piece &single, const Node &group) {
  if (single_.isBarrier(single.statement) || mustStayOutside(single.statement)) return false;
  bool groupReturns = false;
  for (const StatementId member : statementsOf(group))
    for (const StatementId s : statementsIn(body_, member))
      groupReturns |= body_[s].kind == StatementKind::returnFrom;
  if (!groupReturns) return false;
  // The run: from the group's first piece to the next one that stays outside.
  std::vector<StatementId> run = statementsOf(group);
  const auto at = std::ranges::find(pieces, single);
  for (auto next = at;
       next != pieces.end() && !single_.isBarrier(next->statement) && classify(*next) != NodeKind::uniform; ++next)
    run.push_back(next->statement);
  const auto inRun = [&](StatementId s) {
    return isSome(s) && std::ranges::any_of(run, [&](StatementId member) { return isInside(body_, s, member); });
  };
  const auto staysInRun = [&](VariableId v) {
    if (body_[v].isPerThread() && (!isSome(body_[v].statement) || !inRun(body_[v].statement))) return false;
    return std::ranges::all_of(index_.usesOf(v), [&](const Use *use) { return inRun(use->statement); });
  };
  if (!std::ranges::all_of(body_[single.statement].variables, staysInRun)) return false;
  return std::ranges::all_of(index_.uses(), [&](const Use &use) {
    return !use.writes() || !isInside(body_, use.statement, single.statement) || staysInRun(use.variable);
  });
}

void RegionPlanner::refuseDivergentBarrier(StatementId control) {
  const StatementId barrier = barrierIn(control);
  const Statement &statement = body_[control];
  const std::string axis(1, letterOf(variance_.axis()));
  if (!isSome(barrier)) {
    refuse(Verdict::illegal({ReasonId::barrierLoopLeftBySome, {axis}}, statement.keyword));
    return;
  }
  if (const auto counter = reusedCounter(index_, variance_, control)) {
    const std::string &name = body_[*counter].name;
    refuse(Verdict::unknown(
        {ReasonId::barrierLoopCounterDivergent, {lineOf(index_.unit(), body_[barrier].keyword), name, axis}},
        statement.keyword));
    return;
  }
  const ReasonId what = statement.isLoop() ? ReasonId::aLoop : ReasonId::aCondition;
  refuse(Verdict::illegal({ReasonId::barrierDivergent, {lineOf(index_.unit(), body_[barrier].keyword), what, axis}},
                          statement.keyword));
}

} // namespace warpgrain::transform
