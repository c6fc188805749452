// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Bodies.h"

#include "core/model/HiddenCode.h"
#include "core/model/InlineAssembly.h"

namespace warpgrain::access {

using namespace model;

namespace {

/// Jumps that leave the order of the statements: goto, and instructions after which a thread may be elsewhere.
std::string unfollowedJumpIn(const Body &body) {
  for (const Statement &statement : body.statements) {
    if (statement.kind == StatementKind::gotoLabel) return "goto";
    if (statement.kind != StatementKind::inlineAssembly) continue;
    if (const auto instruction = instructionThatLeaves(statement.note))
      return "the instruction \"" + *instruction + "\" of inline assembly";
  }
  return {};
}

} // namespace

const BodyIndex &Bodies::indexOf(const Body &body) {
  auto &index = indices_[&body];
  if (!index) index = std::make_unique<BodyIndex>(body, unit_);
  return *index;
}

const std::string &Bodies::hiddenIn(const Body &body) {
  const auto [known, isNew] = hidden_.try_emplace(&body);
  if (!isNew) return known->second;
  std::string jump = unfollowedJumpIn(body);
  return known->second = jump.empty() ? hiddenCodeIn(unit_, body, ComputedValues::leftOut) : std::move(jump);
}

} // namespace warpgrain::access
