// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/MemoryOrder.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Dialect.h"

#include <map>
#include <set>
#include <string>

namespace warpgrain::transform {

using namespace model;
using dependence::RaceFinding;
using dependence::RaceReport;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool matters(const RaceFinding &finding) {
  return finding.dependence.carrier == dependence::Carrier::thread && !finding.isBenign;
}

/// A race of threads of a block that store the same value; null where there is none.
const RaceFinding *harmlessRace(const RaceReport &report) {
  for (const auto *list : {&report.races, &report.possible})
    for (const RaceFinding &finding : *list)
      if (finding.dependence.carrier == dependence::Carrier::thread && finding.isBenign) return &finding;
  return nullptr;
}

} // namespace

void judgeRaces(KernelStudy &study, Verdict &verdict) {
  const RaceReport &report = study.races();
  if (const auto race = std::ranges::find_if(report.races, matters); race != report.races.end()) {
    verdict = Verdict::illegal(race->reason, race->span);
    return;
  }
  assumeNoRaces(study, verdict);
}

void assumeNoRaces(KernelStudy &study, Verdict &verdict) {
  const RaceReport &report = study.races();
  const SourceSpan place = study.kernel().nameSpan;
  if (report.isFreeWithinBlocks()) {
    if (const RaceFinding *equal = harmlessRace(report))
      verdict.reasons.push_back({equal->reason.id, equal->reason.arguments, equal->span});
    else
      verdict.reasons.push_back({ReasonId::noRaceShown, {}, place});
  } else {
    verdict.assume(ReasonId::noRacesAssumed, place);
    if (const auto race = std::ranges::find_if(report.races, matters); race != report.races.end())
      verdict.reasons.push_back({race->reason.id, race->reason.arguments, race->span});
    else if (const auto open = std::ranges::find_if(report.possible, matters); open != report.possible.end())
      verdict.reasons.push_back({ReasonId::notShown, {open->reason}, open->span});
    else if (report.limit)
      verdict.reasons.push_back({ReasonId::notShown, {*report.limit}, place});
  }
  for (const dependence::Reason &assumption : report.assumptions)
    verdict.assume(assumption, place);
}

namespace {

/// True of an operation that gives the same in whatever order it is done.
bool commutes(AtomicOperation operation) {
  return operation != AtomicOperation::other && operation != AtomicOperation::compareAndSwap;
}

/// Looks for an operation whose place in the order of threads shows: its old value is used, or it does not commute with
/// another one.
class OrderSeeker {
public:
  explicit OrderSeeker(const Unit &unit) : unit_(unit) {}

  void look(const Body &body) {
    std::set<ExpressionId> unused;
    for (const Statement &statement : body.statements)
      if (statement.kind == StatementKind::expression) unused.insert(statement.expression);
    for (std::size_t i = 0; i < body.expressions.size() && !found_; ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      const Expression &e = body[id];
      if (e.kind != ExpressionKind::call || unit_.dialect->effectOf(e.callee) != CallEffect::atomic) continue;
      const bool isUsed = !unused.contains(id);
      if (isUsed || showsOrder(body, e)) found_ = {e.callee.name, e.spelling.span};
    }
  }

  const std::optional<std::pair<std::string, SourceSpan>> &found() const { return found_; }

private:
  bool showsOrder(const Body &body, const Expression &call) {
    const AtomicOperation operation = unit_.dialect->call(call.callee).atomic;
    if (!commutes(operation)) return true;
    const bool isInteger = isSome(call.type) && unit_[call.type].kind == TypeKind::integer;
    return !isInteger || !isOnly(operation, body, call);
  }

  /// True where no other operation on what may be the same memory was seen.
  bool isOnly(AtomicOperation operation, const Body &body, const Expression &call) {
    std::string name;
    for (ExpressionId id = call.operands.empty() ? none<ExpressionId> : call.operands.front(); isSome(id);) {
      const Expression &e = body[id];
      if (e.kind == ExpressionKind::variable && isSome(e.variable)) name = body[e.variable].name;
      id = e.operands.empty() ? none<ExpressionId> : e.operands.front();
    }
    const auto [known, isNew] = operations_.try_emplace(name, operation);
    return isNew || known->second == operation;
  }

  const Unit &unit_;
  std::map<std::string, AtomicOperation> operations_; ///< of the array or pointer of that name
  std::optional<std::pair<std::string, SourceSpan>> found_;
};

} // namespace

void assumeAnyAtomicOrder(const Unit &unit, const Function &kernel, dependence::Verdict &verdict) {
  OrderSeeker seeker(unit);
  for (const Body *body : access::bodiesReachedFrom(unit, kernel.body))
    seeker.look(*body);
  if (!seeker.found()) return;
  const auto &[name, place] = *seeker.found();
  verdict.assume({ReasonId::atomicOrderDoesNotMatter, {name}}, place);
}

namespace {

const Expression *find(const Unit &unit, const Body &body, std::set<FunctionId> &seen) {
  for (const Expression &e : body.expressions) {
    if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
    const CallMeaning meaning = unit.dialect->call(e.callee);
    if (meaning.has(CallTrait::surface) && meaning.effect == CallEffect::store) return &e;
    const bool isNew = isSome(e.callee.function) && seen.insert(e.callee.function).second;
    if (isNew && find(unit, unit[e.callee.function].body, seen) != nullptr) return &e;
  }
  return nullptr;
}

} // namespace

const Expression *findSurfaceStore(const Unit &unit, const Body &body) {
  std::set<FunctionId> seen;
  return find(unit, body, seen);
}

} // namespace warpgrain::transform
