// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/inlining/CallSite.h"
#include "core/steps/inlining/InlineCallee.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

enum class BindingKind : std::uint8_t {
  declared, ///< becomes a variable that begins with the argument's value
  named,    ///< the argument is a variable that stands for it
  pointee,  ///< the argument is `&v`: what it points to is v
};

/// What becomes of one parameter of a function that is written out.
struct ArgumentBinding {
  model::VariableId parameter = model::none<model::VariableId>; ///< of the callee
  BindingKind kind = BindingKind::declared;
  std::string argument;   ///< its text; of `pointee` without the &
  std::string beforeName; ///< of `declared`: `const float *`
  std::string afterName;  ///< of `declared`: `)[16]`
};

/// Binds the parameters of a callee to the arguments of a call, in order. A variable stands for a parameter only where
/// neither changes while the function runs.
std::expected<std::vector<ArgumentBinding>, dependence::Verdict> bindArguments(const model::BodyIndex &caller,
                                                                               const CallSite &site,
                                                                               const InlineCallee &callee,
                                                                               const model::BodyIndex &calleeIndex);

} // namespace warpgrain::transform
