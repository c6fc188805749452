// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/UnnamedUse.h"
#include "core/steps/unroll/JamLegality.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class RegisterJudge {
public:
  RegisterJudge(const BodyIndex &index, const CountingLoop &outer, JamPlan &plan)
      : index_(index), body_(index.body()), unit_(index.unit()), outer_(outer), plan_(plan) {}

  std::optional<Verdict> run() {
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const VariableId id{static_cast<std::uint32_t>(i)};
      if (auto why = whyNotFollowed(id)) return why;
      if (id == outer_.counter || plan_.shared.contains(id) || !isRegister(id)) continue;
      if (auto why = judge(id)) return why;
    }
    return std::nullopt;
  }

private:
  std::optional<Verdict> whyNotFollowed(VariableId id) const {
    const TypeId type = body_[id].type;
    if (!isSome(type)) return std::nullopt;
    const bool isReference = unit_[type].kind == TypeKind::reference;
    if (!isReference && !unit_[type].isVolatile) return std::nullopt;
    const auto uses = usesInside(id);
    if (uses.empty()) return std::nullopt;
    return Verdict::unknown(
        {isReference ? ReasonId::variableIsReference : ReasonId::variableIsVolatile, {body_[id].name}},
        body_[uses.front()->expression].spelling.span);
  }

  /// Declared before the nest; arrays are memory, and looked at as such.
  bool isRegister(VariableId id) const {
    const Variable &variable = body_[id];
    if (!variable.isPerThread()) return false;
    if (isSome(variable.type) && unit_[variable.type].kind == TypeKind::array) return false;
    return !isSome(variable.statement) || !isInside(body_, variable.statement, outer_.loop);
  }

  std::vector<const Use *> usesInside(VariableId id) const {
    std::vector<const Use *> uses = index_.usesOf(id);
    std::erase_if(uses, [this](const Use *use) {
      return !isSome(use->statement) || !isInside(body_, use->statement, outer_.loop);
    });
    return uses;
  }

  std::optional<Verdict> judge(VariableId id) {
    const std::vector<const Use *> uses = usesInside(id);
    const std::string &name = body_[id].name;
    if (uses.empty()) {
      const auto unnamed = unnamedUseIn(index_, id, outer_.loop);
      if (!unnamed || !unnamed->writes) return std::nullopt;
      return keptVerdict(body_, *unnamed->escape, {ReasonId::addressKeptInNest, {name, body_[outer_.counter].name}});
    }
    for (const Use *use : index_.usesOf(id))
      if (use->kind == UseKind::escape)
        return keptVerdict(body_, *use, {ReasonId::addressKeptInNest, {name, body_[outer_.counter].name}});
    const auto written = std::ranges::find_if(uses, &Use::writes);
    if (written == uses.end()) return std::nullopt;
    return judgeWritten(id, uses, **written);
  }

  std::optional<Verdict> judgeWritten(VariableId id, const std::vector<const Use *> &uses, const Use &written) {
    const JamLevel *level = &plan_.level;
    bool isOutermost = true;
    while (true) {
      const std::vector<std::size_t> segments = segmentsOf(*level, uses);
      if (segments.empty()) return carried(id, written); // in a header that the copies share
      const JamSegment &first = level->segments[segments.front()];
      if (segments.size() == 1 && first.isShared()) {
        level = &first.inside.front();
        isOutermost = false;
        continue;
      }
      const StatementId definition = definitionIn(first, id);
      // The copies' own work is done in their order, so what one leaves behind the next one finds.
      if (segments.size() == 1 && (isOutermost || isSome(definition))) return std::nullopt;
      if (!isSome(definition)) return carried(id, written);
      return makePrivate(id, definition);
    }
  }

  /// Which segments of a level name the variable, in order; empty where a use is in none of them.
  std::vector<std::size_t> segmentsOf(const JamLevel &level, const std::vector<const Use *> &uses) const {
    std::vector<std::size_t> out;
    for (const Use *use : uses) {
      const auto holds = [&](const JamSegment &segment) {
        return std::ranges::any_of(segment.statements, [&](StatementId s) {
          return isInside(body_, use->statement, segment.isShared() ? segment.inside.front().body : s);
        });
      };
      const auto found = std::ranges::find_if(level.segments, holds);
      if (found == level.segments.end()) return {};
      out.push_back(static_cast<std::size_t>(found - level.segments.begin()));
    }
    std::ranges::sort(out);
    const auto rest = std::ranges::unique(out);
    out.erase(rest.begin(), rest.end());
    return out;
  }

  /// The statement that names the variable first, if it gives it a new value whatever it held.
  StatementId definitionIn(const JamSegment &segment, VariableId id) const {
    if (segment.isShared()) return none<StatementId>;
    for (const StatementId s : segment.statements) {
      const auto uses = index_.usesOf(id);
      if (std::ranges::none_of(uses, [&](const Use *use) { return isInside(body_, use->statement, s); })) continue;
      return definesFirst(index_, s, id) ? s : none<StatementId>;
    }
    return none<StatementId>;
  }

  std::optional<Verdict> makePrivate(VariableId id, StatementId definition) {
    const Variable &variable = body_[id];
    const Statement &statement = body_[definition];
    const bool isAssignment = statement.kind == StatementKind::expression;
    const bool isPlain = variable.space == VariableSpace::local && !variable.isStatic && isSome(variable.statement) &&
                         variable.declaration.origin == SpellingOrigin::file && isSome(variable.type) &&
                         !unit_[variable.type].isVolatile;
    const bool beginsWithIt = isAssignment && body_[body_[statement.expression].operands[0]].spelling.span.begin ==
                                                  statement.spelling.span.begin;
    if (!isPlain || !beginsWithIt)
      return Verdict::unknown({ReasonId::variableNeedsCopies, {variable.name, body_[outer_.counter].name}},
                              variable.nameSpan);
    plan_.privates.push_back({.variable = id, .definition = definition});
    return std::nullopt;
  }

  Verdict carried(VariableId id, const Use &written) const {
    const std::string &counter = body_[outer_.counter].name;
    return Verdict::illegal({ReasonId::valueCarriedInNest,
                             {body_[id].name, counter, lineText(unit_, body_[written.expression].spelling.span)}},
                            body_[written.expression].spelling.span);
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const CountingLoop &outer_;
  JamPlan &plan_;
};

} // namespace

std::optional<Verdict> judgeRegisters(const BodyIndex &index, const CountingLoop &outer, JamPlan &plan) {
  return RegisterJudge(index, outer, plan).run();
}

} // namespace warpgrain::transform
