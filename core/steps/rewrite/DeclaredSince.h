// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/steps/rewrite/DeclaredWords.h"

#include <set>
#include <string>

namespace warpgrain::transform {

/// Of some words, those that declarations at namespace scope give a meaning which may come after a function's text and
/// stand before a kernel in the same namespace: other overloads, types and variables of a nearer namespace, names from
/// using-declarations. `usesNamespace` for a using-directive among them. Sees the unit's own files.
DeclaredWords declaredSince(const model::Unit &unit, const model::Function &function, const model::Function &kernel,
                            const std::set<std::string, std::less<>> &words);

/// What the unit's own files declare in namespaces that have names: what a using-directive may bring.
std::set<std::string, std::less<>> wordsOfNamespaces(const model::Unit &unit);

} // namespace warpgrain::transform
