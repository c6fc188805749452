// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/inlining/InlineNames.h"
#include "core/steps/rewrite/Layout.h"

#include <expected>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A function's body as it is written in place of one call.
struct InlineRequest {
  const InlineCallee &callee;
  const model::BodyIndex &index; ///< of the callee's body
  const std::vector<ArgumentBinding> &bindings;
  const InlineNames &names;
  CallForm form = CallForm::statement;
  bool endsCaller = false;                  ///< the kernel ends with the call: a `return` may stay
  std::string destination;                  ///< what stands before the value: `y = `
  std::string type;                         ///< of the call's value
  const std::set<model::StatementId> &left; ///< declarations that are made elsewhere
  bool keepsComments = true;
  bool isBare = false; ///< its statements stand for themselves, without braces
};

/// The lines of the block, from its `{` or first statement on, each after the first with its indentation.
std::expected<std::string, dependence::Verdict> inlineBlock(const InlineRequest &request, const model::Expression &call,
                                                            const Layout &layout, const std::string &indent);

} // namespace warpgrain::transform
