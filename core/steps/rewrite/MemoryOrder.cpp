// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/MemoryOrder.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/CudaNames.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

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

} // namespace

void judgeRaces(KernelStudy &study, Verdict &verdict) {
  const RaceReport &report = study.races();
  if (const auto race = std::ranges::find_if(report.races, matters); race != report.races.end()) {
    verdict = Verdict::illegal({ReasonId::raceFound, {race->sentence}}, race->span);
    return;
  }
  assumeNoRaces(study, verdict);
}

void assumeNoRaces(KernelStudy &study, Verdict &verdict) {
  const RaceReport &report = study.races();
  const SourceSpan place = study.kernel().nameSpan;
  if (report.isFreeWithinBlocks()) {
    verdict.reasons.push_back({ReasonId::noRaceShown, {}, place});
  } else {
    verdict.assume(ReasonId::noRacesAssumed, place);
    if (const auto race = std::ranges::find_if(report.races, matters); race != report.races.end())
      verdict.reasons.push_back({ReasonId::raceFound, {race->sentence}, race->span});
    else if (const auto open = std::ranges::find_if(report.possible, matters); open != report.possible.end())
      verdict.reasons.push_back({ReasonId::notShown, {open->sentence}, open->span});
    else if (!report.limit.empty())
      verdict.reasons.push_back({ReasonId::notShown, {report.limit}, place});
  }
  for (const std::string &assumption : report.assumptions)
    verdict.assume({ReasonId::analysisAssumes, {assumption}}, place);
}

namespace {

/// "Add" of atomicAdd, atomicAdd_system and __nv_atomic_fetch_add; empty where the operation does not commute.
std::string_view commutingPart(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> parts{{{"atomicAdd", "add"},
                                                                                 {"atomicSub", "add"},
                                                                                 {"atomicMin", "min"},
                                                                                 {"atomicMax", "max"},
                                                                                 {"atomicAnd", "and"},
                                                                                 {"atomicOr", "or"},
                                                                                 {"atomicXor", "xor"},
                                                                                 {"fetch_add", "add"},
                                                                                 {"fetch_sub", "add"},
                                                                                 {"fetch_and", "and"},
                                                                                 {"fetch_or", "or"},
                                                                                 {"fetch_xor", "xor"}}};
  const auto found =
      std::ranges::find_if(parts, [name](const auto &part) { return name.find(part.first) != std::string_view::npos; });
  return found != parts.end() ? found->second : std::string_view();
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
      if (e.kind != ExpressionKind::call || effectOf(e.callee) != CallEffect::atomic) continue;
      const bool isUsed = !unused.contains(id);
      if (isUsed || showsOrder(body, e)) found_ = {e.callee.name, e.spelling.span};
    }
  }

  const std::optional<std::pair<std::string, SourceSpan>> &found() const { return found_; }

private:
  bool showsOrder(const Body &body, const Expression &call) {
    const std::string_view part = commutingPart(call.callee.name);
    if (part.empty()) return true;
    const bool isInteger = isSome(call.type) && unit_[call.type].kind == TypeKind::integer;
    return !isInteger || !isOnly(part, body, call);
  }

  /// True where no other operation on what may be the same memory was seen.
  bool isOnly(std::string_view part, const Body &body, const Expression &call) {
    std::string name;
    for (ExpressionId id = call.operands.empty() ? none<ExpressionId> : call.operands.front(); isSome(id);) {
      const Expression &e = body[id];
      if (e.kind == ExpressionKind::variable && isSome(e.variable)) name = body[e.variable].name;
      id = e.operands.empty() ? none<ExpressionId> : e.operands.front();
    }
    const auto [known, isNew] = parts_.try_emplace(name, part);
    return isNew || known->second == part;
  }

  const Unit &unit_;
  std::map<std::string, std::string_view> parts_; ///< of the array or pointer of that name
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
    if (e.callee.name.starts_with("surf") && effectOf(e.callee) == CallEffect::store) return &e;
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
