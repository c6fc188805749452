// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/AccessPair.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace model;

bool BarrierFinder::waitsIn(StatementId statement) {
  const auto known = known_.find(statement);
  if (known != known_.end()) return known->second;
  const Effects effects = effects_.ofStatement(index_, statement);
  bool waits = false;
  for (const Trait trait : {Trait::blockBarrier, Trait::gridBarrier, Trait::blockVote, Trait::warpBarrier,
                            Trait::warpExchange, Trait::unknownCall, Trait::assembly})
    waits = waits || effects.has(trait);
  known_[statement] = waits;
  return waits;
}

namespace {

std::vector<StatementId> pathTo(const Body &body, StatementId statement) {
  std::vector<StatementId> path;
  for (StatementId at = statement; isSome(at); at = body[at].parent)
    path.push_back(at);
  std::ranges::reverse(path);
  return path;
}

bool isSimple(const Statement &statement) {
  return statement.kind == StatementKind::expression || statement.kind == StatementKind::declaration;
}

/// The loop whose body a statement is, or none.
StatementId loopOf(const Body &body, StatementId statement) {
  const StatementId parent = body[statement].parent;
  return isSome(parent) && body[parent].isLoop() && body[parent].children.back() == statement ? parent
                                                                                              : none<StatementId>;
}

bool isConstantlyFalse(const Body &body, ExpressionId condition) {
  return isSome(condition) && body[condition].constant == 0;
}

} // namespace

std::vector<AccessPair> pairsOf(const BodyIndex &index, BarrierFinder &barriers, const Access &write,
                                const Access &read) {
  const Body &body = index.body();
  if (!isSome(write.statement) || !isSome(read.statement)) return {};
  const auto a = pathTo(body, write.statement);
  const auto b = pathTo(body, read.statement);
  const auto [partA, partB] = std::ranges::mismatch(a, b);
  const StatementId common = *(partA - 1);
  AccessPair pair{.write = write, .read = read, .common = common, .window = {}};
  if (partA == a.end() || partB == b.end()) {
    // One simple statement that does both; a header around the other is not followed.
    if (partA != a.end() || partB != b.end() || !isSimple(body[common]) || barriers.waitsIn(common)) return {};
    pair.window = {.begin = body[common].spelling.span.begin, .end = body[common].spelling.span.end};
    return {pair};
  }
  if (body[common].kind != StatementKind::compound) return {};
  const auto &siblings = body[common].children;
  auto first = std::ranges::find(siblings, *partA);
  auto last = std::ranges::find(siblings, *partB);
  if (last < first) std::swap(first, last);
  const auto waits = [&](StatementId statement) { return barriers.waitsIn(statement); };
  std::vector<AccessPair> pairs;
  if (std::none_of(first, last + 1, waits)) {
    pair.window = {.begin = body[*first].spelling.span.begin, .end = body[*last].spelling.span.end};
    pairs.push_back(pair);
  }
  const StatementId loop = loopOf(body, common);
  const bool repeats = isSome(loop) && !isConstantlyFalse(body, body[loop].condition);
  if (repeats && std::none_of(last, siblings.end(), waits) && std::none_of(siblings.begin(), first + 1, waits)) {
    const SourceSpan &span = body[loop].spelling.span;
    pair.window = {.begin = span.begin, .end = span.end, .repeated = loop};
    pairs.push_back(pair);
  }
  return pairs;
}

namespace {

/// Collects the conditions under which threads come to a pair of accesses.
class ControlReader {
public:
  ControlReader(const ComparedKernel &kernel, const AccessPair &pair, std::vector<std::string> &formulas)
      : kernel_(kernel), body_(kernel.index.body()), pair_(pair), formulas_(formulas) {}

  bool around(InstanceReader &writer, InstanceReader &reader) {
    StatementId below = pair_.common;
    for (StatementId at = body_[below].parent; isSome(at); below = at, at = body_[at].parent) {
      if (body_[at].kind == StatementKind::compound) continue;
      if (body_[at].kind == StatementKind::ifElse) {
        if (!addShared(at, below, writer, reader)) return false;
      } else if (diverges(at)) {
        return false;
      }
    }
    return true;
  }

  /// From the common statement down to the access.
  bool inside(InstanceReader &thread, const Access &access) {
    const auto path = pathTo(body_, access.statement);
    const auto common = std::ranges::find(path, pair_.common);
    for (auto at = common + 1; at < path.end(); ++at) {
      const Statement &statement = body_[*at];
      if (statement.kind == StatementKind::compound || isSimple(statement)) continue;
      if (statement.isLoop() && at + 1 < path.end() && *(at + 1) == statement.children.back() && !isLeftEarly(*at) &&
          thread.enterLoop(*at))
        continue;
      if (statement.kind != StatementKind::ifElse || at + 1 == path.end() || !addBranch(*at, *(at + 1), thread))
        return false;
    }
    return withinExpression(thread, access.expression);
  }

  /// Threads that have left the kernel take part no more.
  bool returns(InstanceReader &writer, InstanceReader &reader) {
    for (std::size_t i = 0; i < body_.statements.size(); ++i) {
      const auto id = StatementId{static_cast<std::uint32_t>(i)};
      if (body_[id].kind != StatementKind::returnFrom) continue;
      if (!leaves(id, writer) || !leaves(id, reader)) return false;
    }
    return true;
  }

private:
  bool diverges(StatementId statement) const {
    return std::ranges::any_of(kernel_.variance,
                               [&](const ThreadVariance &along) {
                                 return along.controlVaries(statement) || along.hasVaryingJump(statement);
                               }) ||
           !(body_[statement].isLoop() || body_[statement].kind == StatementKind::switchCase ||
             body_[statement].kind == StatementKind::caseLabel);
  }

  /// Then it is not known which iterations there are.
  bool isLeftEarly(StatementId loop) const {
    return std::ranges::any_of(statementsIn(body_, loop), [this](StatementId inner) {
      const StatementKind kind = body_[inner].kind;
      return kind == StatementKind::breakOut || kind == StatementKind::continueNext ||
             kind == StatementKind::returnFrom;
    });
  }

  std::uint32_t beginOf(StatementId statement) const { return body_[statement].spelling.span.begin; }

  bool addShared(StatementId branch, StatementId below, InstanceReader &writer, InstanceReader &reader) {
    if (!kernel_.varies(body_[branch].condition)) return true; // all come here, or none
    return addBranch(branch, below, writer) && addBranch(branch, below, reader);
  }

  bool addBranch(StatementId branch, StatementId below, InstanceReader &thread) {
    const Statement &statement = body_[branch];
    if (isSome(statement.initializer) || statement.children.empty()) return false;
    const auto formula = thread.formula(statement.condition, below == statement.children.front(), beginOf(branch));
    if (formula) formulas_.push_back(*formula);
    return formula.has_value();
  }

  /// An access in one arm of `?:`, or after `&&` or `||`, happens under a condition.
  bool withinExpression(InstanceReader &thread, ExpressionId access) {
    for (ExpressionId at = access; isSome(body_[at].parent); at = body_[at].parent) {
      const Expression &parent = body_[body_[at].parent];
      const bool choice = parent.kind == ExpressionKind::conditional && parent.operands[0] != at;
      const bool circuit = parent.kind == ExpressionKind::binary && parent.operands[0] != at &&
                           (parent.op == Operator::logicalAnd || parent.op == Operator::logicalOr);
      if (!choice && !circuit) continue;
      const bool holds = choice ? parent.operands[1] == at : parent.op == Operator::logicalAnd;
      const auto formula = thread.formula(parent.operands[0], holds, pair_.window.begin);
      if (!formula) return false;
      formulas_.push_back(*formula);
    }
    return true;
  }

  /// Adds that the thread does not return there before the pair; false where that is not understood.
  bool leaves(StatementId exit, InstanceReader &thread) {
    std::vector<std::string> stays;
    bool understood = true;
    bool varies = false;
    bool repeats = false;
    StatementId below = exit;
    for (StatementId at = body_[exit].parent; isSome(at) && !isInside(body_, pair_.common, at);
         below = at, at = body_[at].parent) {
      const Statement &statement = body_[at];
      if (statement.kind == StatementKind::compound) continue;
      repeats = repeats || statement.isLoop();
      if (statement.kind != StatementKind::ifElse) {
        understood = false;
        varies = varies || std::ranges::any_of(kernel_.variance,
                                               [&](const ThreadVariance &along) { return along.controlVaries(at); });
        continue;
      }
      varies = varies || kernel_.varies(statement.condition);
      const auto formula = thread.formula(statement.condition, below != statement.children.front(), beginOf(at));
      understood = understood && formula.has_value();
      if (formula) stays.push_back(*formula);
    }
    if (!varies) return true; // all threads return there, or none
    const bool again = isSome(enclosingLoop(body_, exit)) && isInside(body_, pair_.common, enclosingLoop(body_, exit));
    if (beginOf(exit) >= pair_.window.end && !again) return true;
    if (!understood || repeats || again || stays.empty()) return false;
    std::string formula;
    for (const std::string &part : stays)
      formula += (formula.empty() ? "(" : " or (") + part + ")";
    formulas_.push_back(formula);
    return true;
  }

  const ComparedKernel &kernel_;
  const Body &body_;
  const AccessPair &pair_;
  std::vector<std::string> &formulas_;
};

} // namespace

bool addControl(const ComparedKernel &kernel, const AccessPair &pair, InstanceReader &writer, InstanceReader &reader,
                std::vector<std::string> &formulas) {
  ControlReader control(kernel, pair, formulas);
  return control.around(writer, reader) && control.inside(writer, pair.write) && control.inside(reader, pair.read) &&
         control.returns(writer, reader);
}

} // namespace warpgrain::dependence
