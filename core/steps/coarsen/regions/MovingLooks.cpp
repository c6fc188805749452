// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/MovingLooks.h"

#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/WayEvaluator.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

using Ways = std::vector<Way>;

/// How many ways through an iteration are followed.
constexpr std::size_t mostWays = 512;

/// Follows each way through an iteration of a loop.
class Iteration {
public:
  Iteration(const BodyIndex &index, const SeenValues &seen, StatementId loop)
      : index_(index), body_(index.body()), loop_(loop), evaluator_(index, seen) {}

  bool movesAllLooks() {
    const Ways ends = throughOnce(loop_, {Way{}});
    return followsAll_ && evaluator_.followsAll() &&
           std::ranges::all_of(ends, [](const Way &way) { return way.movesAllLooks(); });
  }

private:
  struct Exits {
    Ways broken;
    Ways continued;
  };

  static void add(Ways &ways, Ways more) {
    for (Way &way : more)
      if (std::ranges::find(ways, way) == ways.end()) ways.push_back(std::move(way));
  }

  Ways evaluated(ExpressionId e, Ways ways) {
    if (isSome(e))
      for (Way &way : ways)
        evaluator_.evaluate(e, way);
    return ways;
  }

  /// The ways on which a condition may have the outcome; all if there is no condition.
  Ways where(ExpressionId condition, bool outcome, const Ways &ways) {
    Ways out;
    for (Way way : ways) {
      const WayValue value = isSome(condition) ? evaluator_.evaluate(condition, way) : WayValue{};
      if (value.truth != !outcome) add(out, {std::move(way)});
    }
    return out;
  }

  Ways declared(const std::vector<VariableId> &variables, Ways ways) {
    for (const VariableId id : variables) {
      if (body_[id].isStatic) followsAll_ = false;
      for (Way &way : ways)
        if (isSome(body_[id].initializer)) {
          evaluator_.give(id, evaluator_.evaluate(body_[id].initializer, way), way);
        } else {
          way.values.erase(id);
          way.blank.insert(id);
        }
    }
    return ways;
  }

  /// The ways that go on behind a statement.
  Ways through(StatementId id, Ways ways) {
    if (!isSome(id) || ways.empty()) return ways;
    if (ways.size() > mostWays) {
      followsAll_ = false;
      return {};
    }
    const Statement &statement = body_[id];
    switch (statement.kind) {
    case StatementKind::compound:
      for (const StatementId child : statement.children)
        ways = through(child, std::move(ways));
      return ways;
    case StatementKind::declaration:
      return declared(statement.variables, std::move(ways));
    case StatementKind::expression:
      return evaluated(statement.expression, std::move(ways));
    case StatementKind::empty:
      return ways;
    case StatementKind::ifElse:
      return throughChoice(statement, std::move(ways));
    case StatementKind::forLoop:
    case StatementKind::whileLoop:
    case StatementKind::doLoop:
      return throughInner(id, std::move(ways));
    case StatementKind::returnFrom:
      evaluated(statement.expression, std::move(ways));
      return {};
    case StatementKind::breakOut:
      add(exits_[jumpTarget(body_, id)].broken, std::move(ways));
      return {};
    case StatementKind::continueNext:
      add(exits_[jumpTarget(body_, id)].continued, std::move(ways));
      return {};
    case StatementKind::rangeForLoop:
    case StatementKind::switchCase:
    case StatementKind::caseLabel:
    case StatementKind::gotoLabel:
    case StatementKind::label:
    case StatementKind::inlineAssembly:
    case StatementKind::other:
      break;
    }
    followsAll_ = false;
    return {};
  }

  Ways throughChoice(const Statement &statement, Ways ways) {
    ways = declared(statement.variables, through(statement.initializer, std::move(ways)));
    Ways out = through(statement.children.front(), where(statement.condition, true, ways));
    Ways otherwise = where(statement.condition, false, ways);
    add(out,
        statement.children.size() > 1 ? through(statement.children[1], std::move(otherwise)) : std::move(otherwise));
    return out;
  }

  /// One iteration of a loop, from its beginning to where the next one begins.
  Ways throughOnce(StatementId id, Ways ways) {
    const Statement &loop = body_[id];
    if (loop.kind == StatementKind::rangeForLoop) followsAll_ = false;
    const bool testsFirst = loop.kind != StatementKind::doLoop;
    if (testsFirst) ways = where(loop.condition, true, declared(loop.variables, std::move(ways)));
    for (const StatementId child : loop.children)
      ways = through(child, std::move(ways));
    add(ways, std::move(exits_[id].continued));
    ways = evaluated(loop.increment, std::move(ways));
    if (!testsFirst) return where(loop.condition, true, ways);
    // What is tested then belongs to the next iteration: only where its outcome is known, there is none.
    std::erase_if(ways, [&](Way way) {
      return isSome(loop.condition) && loop.variables.empty() &&
             evaluator_.evaluate(loop.condition, way).truth == false;
    });
    return ways;
  }

  /// A loop inside: not at all, or once. What it writes may be as it was after several times.
  Ways throughInner(StatementId id, Ways ways) {
    ways = forgotten(id, through(body_[id].initializer, std::move(ways)));
    Ways out = body_[id].kind == StatementKind::doLoop ? Ways{} : where(body_[id].condition, false, ways);
    add(out, throughOnce(id, std::move(ways)));
    add(out, std::move(exits_[id].broken));
    return forgotten(id, std::move(out));
  }

  Ways forgotten(StatementId loop, Ways ways) const {
    for (const Use &use : index_.uses()) {
      if (!use.writes() || !isInside(body_, index_.statementOf(use.expression), loop)) continue;
      for (Way &way : ways) {
        WayValue value = way.valueOf(use.variable);
        value.copies.insert(use.variable);
        value.truth.reset();
        way.values[use.variable] = std::move(value);
      }
    }
    return ways;
  }

  const BodyIndex &index_;
  const Body &body_;
  StatementId loop_;
  WayEvaluator evaluator_;
  std::map<StatementId, Exits> exits_;
  bool followsAll_ = true;
};

} // namespace

bool movesAllLooks(const BodyIndex &index, const SeenValues &seen, StatementId loop) {
  return Iteration(index, seen, loop).movesAllLooks();
}

} // namespace warpgrain::transform
