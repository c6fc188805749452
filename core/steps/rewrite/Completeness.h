// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace warpgrain::transform {

/// What a rewrite is about: threads of a block, or whole blocks (blockIdx and gridDim instead of threadIdx, blockDim
/// and barriers).
enum class WordsOf : std::uint8_t { threads, blocks };

/// A safety net for every rewrite of a body: the model holds what the compiler saw in one
/// configuration, the text holds more (branches of #if that are left out, macros defined inside the
/// body, sizeof of a variable). Looks for any word of the text that would have to change and that
/// the model does not know; such a place is a reason to refuse. Words: threadIdx and blockDim,
/// barriers, `return`, and the names of the given variables. What belongs to lambdas and to classes inside the body
/// (InnerCode) is theirs: their `return`, and the names that they declare.
std::optional<dependence::Reason> findUnknownWord(const model::BodyIndex &index, const model::Function &function,
                                                  const std::set<model::VariableId> &variables,
                                                  const model::Dialect &dialect, WordsOf words = WordsOf::threads);

/// The same for a part of a function's text, and for the names of the given variables alone.
std::optional<dependence::Reason> findUnknownName(const model::BodyIndex &index, const SourceSpan &part,
                                                  const std::set<model::VariableId> &variables);

} // namespace warpgrain::transform
