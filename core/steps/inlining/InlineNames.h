// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/inlining/ArgumentBinding.h"
#include "core/steps/rewrite/FreshNames.h"

#include <expected>
#include <map>
#include <set>
#include <string>

namespace warpgrain::transform {

using WordSet = std::set<std::string, std::less<>>;

/// The identifiers of a text.
WordSet wordsIn(std::string_view text);

/// New names for variables of a function that is written out in a kernel.
using InlineNames = std::map<model::VariableId, std::string>;

/// True for a parameter or a local variable of the function itself, shared ones too.
bool isOwn(const InlineCallee &callee, model::VariableId variable);

/// Chooses names for the callee's variables whose own are taken where it is called: by what can be named there, and by
/// `words`, which are written into it. Variables that have a name already keep it. Refuses where a word of the
/// callee's text would mean something else there.
std::expected<InlineNames, dependence::Verdict> inlineNames(const model::BodyIndex &caller, const CallSite &site,
                                                            const InlineCallee &callee,
                                                            const std::vector<ArgumentBinding> &bindings,
                                                            const WordSet &words, const InlineNames &known,
                                                            FreshNames &fresh);

} // namespace warpgrain::transform
