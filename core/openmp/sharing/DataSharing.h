// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// How the threads of a construct have a variable.
enum class Sharing : std::uint8_t {
  shared,
  isPrivate,
  firstPrivate,
  lastPrivate,
  firstAndLastPrivate,
  reduction,
  threadPrivate,
  linear,
};

/// The rule of OpenMP 5.2, section 5.1.1, that decides it.
enum class SharingRule : std::uint8_t {
  threadPrivateDirective, ///< listed in a threadprivate directive
  declaredInside,         ///< automatic, declared in the construct
  staticInside,           ///< static, declared in the construct
  loopCounter,            ///< counts a loop that the directive shares out
  clause,                 ///< listed in a clause
  defaultClause,          ///< as the default clause says
  targetNumber,           ///< a number in a target construct, listed nowhere
  enclosing,              ///< as in the enclosing region
  ofCalledFunction,       ///< a parameter or automatic, of a function that a region calls
  implicitlyShared,       ///< listed nowhere
};

struct SharedVariable {
  VariableId variable{};
  Sharing sharing = Sharing::shared;
  SharingRule rule = SharingRule::implicitlyShared;
  std::string operation;               ///< of a reduction
  std::optional<Section> section = {}; ///< that the reduction has of it, where it is no number
};

std::string_view nameOf(Sharing sharing);
std::string_view sentenceOf(SharingRule rule);

/// How a directive has a variable, by its clauses, its loops and what is declared in it; nothing where it does not say.
std::optional<SharedVariable> sharingByDirective(const Program &program, const Statement &directive,
                                                 VariableId variable);

/// How the threads of a parallel region have a variable outside of the constructs in it. `region` may be the body of a
/// function that all threads of a region call.
SharedVariable sharingInRegion(const Program &program, const Statement &region, VariableId variable);

/// How they have it in a work-sharing construct of the region.
SharedVariable sharingInLoop(const Program &program, const Statement &region, const Statement &loop,
                             VariableId variable);

/// All variables that a region names, each with the rule that decides (ALG-F3 1), in the order of their first use.
std::vector<SharedVariable> dataSharing(const Program &program, const Statement &region);

} // namespace warpgrain::openmp
