// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Bodies.h"
#include "core/access/symbolic/State.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// Where break and continue lead, with the states that came there.
struct JumpTarget {
  bool isLoop = false;
  bool isUnrolled = false;
  std::vector<State> breaks;
  std::vector<State> continues;
  bool leavesByReturn = false; ///< from a loop that is followed by its counter
  bool leavesUniformly = true;
  std::size_t guardsBefore = 0;
};

/// An activation of a function.
struct Frame {
  Frame(const model::Body &executed, Bodies &bodies)
      : body(&executed), index(&bodies.indexOf(executed)), isChaotic(bodies.hiddenIn(executed).has_value()) {}

  std::uint32_t id = 0;
  const model::Body *body;
  const model::BodyIndex *index;
  SourceSpan bodySpan;
  std::vector<CallSite> calls;
  std::vector<const model::Body *> stack;        ///< functions that are active, this one last
  std::optional<Location> self;                  ///< what `this` points to
  std::map<model::VariableId, Location> aliases; ///< of a lambda: variables that it captured by reference
  bool isChaotic;                                ///< has goto: values are followed only where they never change
  std::vector<JumpTarget *> jumps;               ///< loops and switches that are open in it, innermost last
  std::vector<State> returns;                    ///< with the value under `result()`
  bool returnsInLoop = false;                    ///< from inside a loop that is not followed iteration by iteration
  bool returnsUniformly = true;

  /// The object that holds the value which the function gives back.
  ObjectId result() const { return {.frame = id, .variable = model::none<model::VariableId>}; }
};

} // namespace warpgrain::access
