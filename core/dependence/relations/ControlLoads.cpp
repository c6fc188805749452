// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/ControlLoads.h"

#include "core/model/Dialect.h"
#include "core/model/UnnamedWrites.h"
#include "core/model/Walk.h"

namespace warpgrain::dependence {

using namespace model;
using access::AccessInstance;
using access::ArrayId;
using access::KernelInstances;

namespace {

class LoadCollector {
public:
  explicit LoadCollector(const BodyIndex &index) : index_(index), body_(index.body()) {}

  SharedLoads loadsOf(ExpressionId value) {
    add(value);
    return isKnown_ ? std::optional(loads_) : std::nullopt;
  }

  SharedLoads controlOf(ExpressionId expression) {
    addControlOf(index_.statementOf(expression));
    addWhole(expression); // `c && (__syncthreads(), true)`
    for (std::size_t i = 0; i < body_.statements.size(); ++i)
      if (const StatementId statement{static_cast<std::uint32_t>(i)}; isJump(statement)) addControlOf(statement);
    return isKnown_ ? std::optional(loads_) : std::nullopt;
  }

  std::set<ExpressionId> controlOfLoop(StatementId loop) {
    add(body_[loop].condition);
    for (std::size_t i = 0; i < body_.statements.size(); ++i)
      if (const StatementId jump{static_cast<std::uint32_t>(i)}; isJump(jump) && isInside(body_, jump, loop))
        for (StatementId at = jump; at != loop; at = body_[at].parent)
          add(body_[at].condition);
    return std::move(seen_);
  }

private:
  bool isJump(StatementId statement) const {
    const StatementKind kind = body_[statement].kind;
    return kind == StatementKind::breakOut || kind == StatementKind::continueNext || kind == StatementKind::returnFrom;
  }

  void addControlOf(StatementId statement) {
    for (StatementId at = statement; isSome(at); at = body_[at].parent) {
      add(body_[at].condition);
      if (body_[at].isLoop()) add(body_[at].increment);
    }
  }

  /// The whole expression that another one is a part of.
  void addWhole(ExpressionId part) {
    while (isSome(body_[part].parent))
      part = body_[part].parent;
    add(part);
  }

  void add(ExpressionId id) {
    if (!isSome(id) || !seen_.insert(id).second) return;
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::call && index_.unit().dialect->effectOf(e.callee) == CallEffect::user)
      isKnown_ = false;
    // What a thread stores in memory that all share, all threads load.
    if (e.kind == ExpressionKind::variable && body_[e.variable].isPerThread()) addDefinitionsOf(e.variable);
    for (const Access *access : index_.accessesAt(id))
      addLoad(id, *access);
    for (const ExpressionId operand : e.operands)
      add(operand);
  }

  void addLoad(ExpressionId id, const Access &access) {
    if (!access.reads()) return;
    if (access.space != MemorySpace::local)
      loads_.insert(id);
    else if (isThroughPointer(access)) // what is stored there by another name is not found in the text
      isKnown_ = false;
  }

  bool isThroughPointer(const Access &access) const {
    if (!isSome(access.array)) return true;
    const TypeKind kind = index_.unit()[body_[access.array].type].kind;
    return kind == TypeKind::pointer || kind == TypeKind::reference;
  }

  void addDefinitionsOf(VariableId variable) {
    if (!variables_.insert(variable).second) return;
    add(body_[variable].initializer);
    for (const Use *use : index_.usesOf(variable))
      if (use->writes()) {
        if (mayBeWrittenUnnamed(index_.unit(), body_, *use)) isKnown_ = false; // not found in the text
        addWhole(use->expression);
        addControlOf(use->statement);
      }
  }

  const BodyIndex &index_;
  const Body &body_;
  std::set<ExpressionId> seen_;
  std::set<VariableId> variables_;
  std::set<ExpressionId> loads_;
  bool isKnown_ = true;
};

/// What a pointer that was loaded or computed leads to.
bool mayBeAnything(const access::Array &array) {
  return array.unknownBase || array.isLoaded || !isSome(array.variable);
}

/// The arrays from which loads of the kernel's own body read, through whatever pointers. No value: not known.
std::optional<std::set<ArrayId>> arraysOf(const KernelInstances &instances, const std::set<ExpressionId> &loads) {
  std::set<ArrayId> out;
  std::set<ExpressionId> found;
  for (const AccessInstance &access : instances.accesses) {
    if (access.body != instances.body || !loads.contains(access.access.expression)) continue;
    if (!access.array || mayBeAnything(instances[*access.array])) return std::nullopt;
    found.insert(access.access.expression);
    out.insert(*access.array);
  }
  return found.size() == loads.size() ? std::optional(out) : std::nullopt;
}

} // namespace

SharedLoads controlLoads(const BodyIndex &index, ExpressionId expression) {
  return LoadCollector(index).controlOf(expression);
}

std::set<ExpressionId> loopControl(const BodyIndex &index, StatementId loop) {
  return LoadCollector(index).controlOfLoop(loop);
}

SharedLoads valueLoads(const BodyIndex &index, ExpressionId expression) {
  return LoadCollector(index).loadsOf(expression);
}

std::string racedArrayOf(const RaceReport &races, const KernelInstances &instances, const SharedLoads &loads) {
  if (loads && loads->empty()) return {};
  const auto arrays = loads ? arraysOf(instances, *loads) : std::nullopt;
  const auto mayBeLoaded = [&](std::optional<ArrayId> array) {
    return !arrays || !array || mayBeAnything(instances[*array]) || arrays->contains(*array);
  };
  for (const std::vector<RaceFinding> *findings : {&races.races, &races.possible})
    for (const RaceFinding &race : *findings)
      for (const std::size_t end : {race.dependence.source, race.dependence.sink})
        if (const auto array = instances.accesses[end].array; !race.isBenign && mayBeLoaded(array))
          return array ? instances[*array].name : "memory that is not known";
  return {};
}

} // namespace warpgrain::dependence
