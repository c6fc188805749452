// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/LoopDependences.h"
#include "core/workflow/mapping/NestChange.h"

#include <optional>
#include <string_view>

namespace warpgrain::workflow {

/// True if a nest's text can be edited: no macro and no preprocessor line stands in it, nor a pragma before it.
bool hasPlainText(const ReadNest &read);

/// True if the head of a loop gives the same iterations wherever in a statement it is evaluated: its first value, bound
/// and step are made of numbers that the statement does not change.
bool hasConstantHead(const ReadNest &read, const SerialLoop &loop, const openmp::Statement &within);

/// True if nothing but the value of a number, which each iteration of a loop makes anew, goes by the variable: no code
/// behind the statement reads it.
bool isMadeAnew(const ReadNest &read, const openmp::Statement &whole, const openmp::Statement &iteration,
                openmp::VariableId variable);

/// True for an array that the nest does not declare, whose elements are compared one by one.
bool isMemoryOfNest(const ReadNest &read, openmp::VariableId variable);

/// What a loop carries, if the answer is complete; adds what it relies on. No value if that cannot be checked before
/// the nest.
std::optional<dependence::CarriedDependences> carriedBy(const ReadNest &read, std::size_t loop, NestReliance &reliance);

/// The text of a loop between `for` and its body, in parentheses, as a span.
std::optional<SourceSpan> headSpan(const ReadNest &read, const SerialLoop &loop);

} // namespace warpgrain::workflow
