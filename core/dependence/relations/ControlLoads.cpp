// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/ControlLoads.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"

namespace warpgrain::dependence {

using namespace model;

namespace {

class LoadCollector {
public:
  explicit LoadCollector(const BodyIndex &index) : index_(index), body_(index.body()) {}

  std::optional<std::set<VariableId>> run(ExpressionId expression) {
    addControlOf(index_.statementOf(expression));
    addWhole(expression); // `c && (__syncthreads(), true)`
    for (std::size_t i = 0; i < body_.statements.size(); ++i) {
      const StatementId statement{static_cast<std::uint32_t>(i)};
      const StatementKind kind = body_[statement].kind;
      if (kind == StatementKind::breakOut || kind == StatementKind::continueNext || kind == StatementKind::returnFrom)
        addControlOf(statement);
    }
    return isKnown_ ? std::optional(arrays_) : std::nullopt;
  }

private:
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
    if (e.kind == ExpressionKind::variable) addDefinitionsOf(e.variable);
    if (const Access *access = index_.accessAt(id); access != nullptr) addLoad(*access);
    for (const ExpressionId operand : e.operands)
      add(operand);
  }

  void addLoad(const Access &access) {
    if (!access.reads() || access.space == MemorySpace::local) return;
    if (isSome(access.array))
      arrays_.insert(access.array);
    else
      isKnown_ = false;
  }

  void addDefinitionsOf(VariableId variable) {
    if (!variables_.insert(variable).second) return;
    add(body_[variable].initializer);
    for (const Use *use : index_.usesOf(variable))
      if (use->writes()) {
        addWhole(use->expression);
        addControlOf(use->statement);
      }
  }

  const BodyIndex &index_;
  const Body &body_;
  std::set<ExpressionId> seen_;
  std::set<VariableId> variables_;
  std::set<VariableId> arrays_;
  bool isKnown_ = true;
};

} // namespace

std::optional<std::set<VariableId>> controlLoads(const BodyIndex &index, ExpressionId expression) {
  return LoadCollector(index).run(expression);
}

} // namespace warpgrain::dependence
