// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/LiveRegisters.h"

#include "core/estimate/work/Unrolling.h"
#include "core/model/TripCount.h"
#include "core/model/Uses.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::ExpressionKind;
using model::StatementId;
using model::StatementKind;
using model::TypeKind;
using model::VariableId;
using model::VariableSpace;

constexpr double registerBytes = 4;

/// An array of more elements lies in local memory.
constexpr double mostElements = 256;

/// Iterations of a loop whose loads are under way together, at most.
constexpr double mostTogether = 8;

constexpr double mostLoads = 32;

/// Positions of statements in the order of the text, from which to which a value lives.
struct Range {
  std::size_t first = 0;
  std::size_t last = 0;
};

class LiveRanges {
public:
  LiveRanges(const model::Unit &unit, const Body &body) : unit_(unit), body_(body) {
    if (!model::isSome(body.root)) return;
    order_ = model::statementsIn(body, body.root);
    for (std::size_t i = 0; i < order_.size(); ++i)
      positions_[order_[i]] = i;
    for (const model::Use &use : model::usesIn(body, unit))
      if (model::isSome(use.statement)) addUse(use);
    for (const StatementId id : order_)
      for (const VariableId variable : body_[id].variables)
        ranges_.try_emplace(variable, Range{positions_[id], positions_[id]});
  }

  const std::vector<StatementId> &order() const { return order_; }

  const std::map<VariableId, Range> &ranges() const { return ranges_; }

  std::size_t positionOf(StatementId id) const {
    const auto found = positions_.find(id);
    return found == positions_.end() ? 0 : found->second;
  }

  /// The last statement inside another one.
  std::size_t endOf(StatementId id) const { return positionOf(model::statementsIn(body_, id).back()); }

private:
  void addUse(const model::Use &use) {
    const model::Variable &variable = body_[use.variable];
    const std::size_t declared = model::isSome(variable.statement) ? positionOf(variable.statement) : std::size_t{0};
    std::size_t last = positionOf(use.statement);
    for (StatementId loop = body_[use.statement].isLoop() ? use.statement : model::enclosingLoop(body_, use.statement);
         model::isSome(loop) && isDeclaredBefore(loop, variable.statement, declared);
         loop = model::enclosingLoop(body_, loop))
      last = std::max(last, endOf(loop));
    Range &range = ranges_.try_emplace(use.variable, Range{declared, last}).first->second;
    range.last = std::max(range.last, last);
  }

  /// In the header of a loop too: the counter lives through it.
  bool isDeclaredBefore(StatementId loop, StatementId declaration, std::size_t declared) const {
    return positionOf(loop) > declared || body_[loop].initializer == declaration;
  }

  const model::Unit &unit_;
  const Body &body_;
  std::vector<StatementId> order_;
  std::map<StatementId, std::size_t> positions_;
  std::map<VariableId, Range> ranges_;
};

/// Finds the place that needs most registers.
class PressureFinder {
public:
  PressureFinder(const model::Unit &unit, const access::KernelFacts &facts, const std::vector<MergedLoads> &merged)
      : unit_(unit), facts_(facts), merged_(merged), body_(*facts.instances.body), live_(unit, body_) {}

  RegisterNeeds run(std::vector<HeldRegisters> *held) {
    collectLoads();
    RegisterNeeds most;
    StatementId where = model::none<StatementId>;
    for (const StatementId id : live_.order()) {
      if (body_[id].kind == StatementKind::compound) continue;
      const RegisterNeeds needs = needsAt(id, nullptr);
      if (sumOf(needs) > sumOf(most) || !model::isSome(where)) {
        most = needs;
        where = id;
      }
    }
    if (held != nullptr && model::isSome(where)) needsAt(where, held);
    return most;
  }

private:
  static double sumOf(const RegisterNeeds &needs) { return needs.values + needs.loads + needs.pointers; }

  void collectLoads() {
    for (std::size_t i = 0; i < facts_.accesses.size(); ++i) {
      const access::AccessFacts &reference = facts_.accesses[i];
      const access::AccessInstance &access = facts_.instances.accesses[reference.instances.front()];
      const bool isMemory =
          reference.space == model::MemorySpace::global || reference.space == model::MemorySpace::shared;
      if (access.body != &body_ || !isMemory || !model::isSome(access.access.statement)) continue;
      if (reference.kind == model::AccessKind::read) loads_[access.access.statement].push_back(i);
      if (reference.space == model::MemorySpace::global) arraysAt_[reference.array].insert(access.access.statement);
    }
  }

  /// How many copies of a statement stand one after the other.
  double copiesOf(StatementId id) const {
    double copies = 1;
    for (StatementId loop = model::enclosingLoop(body_, id); model::isSome(loop);
         loop = model::enclosingLoop(body_, loop)) {
      const double written = expectedUnrolling(unit_, body_, loop);
      copies *= written;
      if (!isWrittenOut(unit_, body_, loop)) break;
    }
    return copies;
  }

  double weightOf(VariableId id) const {
    const model::Variable &variable = body_[id];
    if (variable.space != VariableSpace::local || !model::isSome(variable.type)) return 0;
    if (variable.constant) return 0;
    const model::Type &type = unit_[variable.type];
    const double registers = std::max(1.0, static_cast<double>(type.sizeBytes) / registerBytes);
    if (type.kind == TypeKind::pointer || type.kind == TypeKind::reference) return 2;
    if (type.kind == TypeKind::array) return registers <= mostElements ? registers : 0;
    return registers;
  }

  /// A counter of a loop that is written out whole is a number in the text.
  bool isWrittenOutCounter(VariableId id) const {
    const StatementId declared = body_[id].statement;
    if (!model::isSome(declared) || !model::isSome(body_[declared].parent)) return false;
    const StatementId loop = body_[declared].parent;
    return body_[loop].isLoop() && body_[loop].initializer == declared && isWrittenOut(unit_, body_, loop);
  }

  RegisterNeeds needsAt(StatementId id, std::vector<HeldRegisters> *held) const {
    RegisterNeeds out;
    const std::size_t at = live_.positionOf(id);
    for (const auto &[variable, range] : live_.ranges()) {
      if (at < range.first || at > range.last || isWrittenOutCounter(variable)) continue;
      const double weight = weightOf(variable);
      out.values += weight;
      if (held != nullptr && weight > 0)
        held->push_back({.what = body_[variable].name, .span = body_[variable].nameSpan, .registers = weight});
    }
    if (const auto found = loads_.find(id); found != loads_.end())
      for (const std::size_t load : found->second) {
        const access::AccessFacts &reference = facts_.accesses[load];
        const double copies = std::min(copiesOf(id) * merged_[load].share, mostTogether);
        const double registers = copies * std::max(1.0, static_cast<double>(reference.sizeBytes) / registerBytes);
        out.loads += registers;
        if (held != nullptr && registers > 0)
          held->push_back({.what = "loads of " + reference.array, .span = reference.span, .registers = registers});
      }
    out.loads = std::min(out.loads, mostLoads);
    for (const auto &[array, statements] : arraysAt_)
      if (std::ranges::any_of(statements, [&](StatementId use) { return isNeededFrom(id, use); })) out.pointers += 2;
    for (std::size_t i = 0; i < body_.expressions.size(); ++i)
      if (body_[static_cast<model::ExpressionId>(i)].kind == ExpressionKind::builtinIndex) out.indices = 1;
    return out;
  }

  /// In one loop with it, an address moves on and is kept.
  bool isNeededFrom(StatementId id, StatementId use) const {
    const StatementId loop = model::enclosingLoop(body_, use);
    if (!model::isSome(loop)) return use == id;
    return model::isInside(body_, id, loop) || id == loop;
  }

  const model::Unit &unit_;
  const access::KernelFacts &facts_;
  const std::vector<MergedLoads> &merged_;
  const Body &body_;
  LiveRanges live_;
  std::map<StatementId, std::vector<std::size_t>> loads_;
  std::map<std::string, std::set<StatementId>> arraysAt_;
};

} // namespace

RegisterNeeds registerNeedsOf(const model::Unit &unit, const access::KernelFacts &facts,
                              const std::vector<MergedLoads> &merged, std::vector<HeldRegisters> *held) {
  if (facts.instances.body == nullptr || !model::isSome(facts.instances.body->root)) return {};
  return PressureFinder(unit, facts, merged).run(held);
}

RegisterEstimate estimateRegisters(const model::Unit &unit, const access::KernelFacts &facts,
                                   const std::vector<MergedLoads> &merged) {
  constexpr double always = 9.5;
  constexpr double ofValues = 2.2;
  constexpr double ofLoads = 0.45;
  constexpr double ofPointers = 0.4;
  RegisterEstimate out;
  const RegisterNeeds &needs = out.needs = registerNeedsOf(unit, facts, merged, &out.held);
  const double sum = always + ofValues * needs.values + ofLoads * needs.loads + ofPointers * needs.pointers;
  out.registers = static_cast<std::uint32_t>(std::lround(std::clamp(sum, 8.0, 255.0)));
  std::ranges::stable_sort(out.held, std::greater(), &HeldRegisters::registers);
  return out;
}

} // namespace warpgrain::estimate
