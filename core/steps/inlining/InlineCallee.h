// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/Unit.h"

#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::transform {

/// A function that is to be written out where it is called: of a template, the instance that is called, or the text as
/// it is written where the caller is a template too.
struct InlineCallee {
  model::FunctionId id = model::none<model::FunctionId>;
  const model::Function *function = nullptr;
  const model::Body *body = nullptr;
  const std::vector<model::VariableId> *parameters = nullptr;
  /// What stands before the body: `using T = float;`, `constexpr int n = 16;`. Names of parameters of the template.
  std::vector<std::pair<std::string, std::string>> aliases;
  bool isAsWritten = false; ///< types of `body` may depend on the template
};

/// The callee of a call in a kernel's text; or why it is not one that can be written out: it is recursive, a member, in
/// another namespace, written by a macro, jumps in ways that its text does not show, …
std::expected<InlineCallee, dependence::Verdict> inlineCalleeOf(const model::Unit &unit, const model::Function &kernel,
                                                                const model::Expression &call);

/// Texts between commas that stand outside all brackets, `<…>` too; without blanks around them.
std::vector<std::string> splitAtCommas(std::string_view text);

/// True if one of the unit's functions may come to call another, or is it.
bool reaches(const model::Unit &unit, model::FunctionId from, model::FunctionId to);

} // namespace warpgrain::transform
