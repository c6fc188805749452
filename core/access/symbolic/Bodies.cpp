// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Bodies.h"

#include "core/dependence/reasons/ModelReasons.h"
#include "core/model/HiddenCode.h"
#include "core/model/InlineAssembly.h"

namespace warpgrain::access {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;

namespace {

/// Jumps that leave the order of the statements: goto, and instructions after which a thread may be elsewhere.
std::optional<Reason> unfollowedJumpIn(const Body &body) {
  for (const Statement &statement : body.statements) {
    if (statement.kind == StatementKind::gotoLabel) return ReasonId::hiddenGoto;
    if (statement.kind != StatementKind::inlineAssembly) continue;
    if (const auto instruction = instructionThatLeaves(statement.note))
      return Reason(ReasonId::hiddenInstruction, {*instruction});
  }
  return std::nullopt;
}

} // namespace

const BodyIndex &Bodies::indexOf(const Body &body) {
  auto &index = indices_[&body];
  if (!index) index = std::make_unique<BodyIndex>(body, unit_);
  return *index;
}

const std::optional<Reason> &Bodies::hiddenIn(const Body &body) {
  const auto [known, isNew] = hidden_.try_emplace(&body);
  if (!isNew) return known->second;
  known->second = unfollowedJumpIn(body);
  if (known->second) return known->second;
  if (const auto hidden = hiddenCodeIn(unit_, body, ComputedValues::leftOut))
    known->second = dependence::reasonOf(*hidden);
  return known->second;
}

} // namespace warpgrain::access
