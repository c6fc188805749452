// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/NestChange.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A source some of whose nests are written anew.
struct RewrittenSource {
  openmp::Program program;         ///< read anew
  std::vector<SerialNest> nests;   ///< what has become of the nests, in the order of the text
  std::vector<SourceSpan> asItWas; ///< what the program executes where its conditions do not hold
  std::vector<BlockCheck> checks;  ///< that stand in the text

  /// What was done to make a nest.
  struct Origin {
    std::uint32_t line = 0;           ///< of the source's nest
    std::vector<std::string> changes; ///< sentences
  };

  std::map<std::uint32_t, Origin> origins; ///< of nests that are written anew, by the place where each begins

  /// Null if the nest is one of the source.
  const Origin *originOf(const SerialNest &nest) const;

  /// True for a nest beside those that are to be mapped.
  bool isAsItWas(const SerialNest &nest) const;
};

/// What became of the attempt to write nests anew.
struct Rewriting {
  std::optional<RewrittenSource> source; ///< none if no nest gains

  /// The nests' kernels, as warpgrain::workflow::kernelsOf() makes them. Those of the source as it was are known from
  /// the attempt, and handed out once.
  std::vector<Result<NestKernel>> kernelsOf(const openmp::Program &program, const std::vector<SerialNest> &nests,
                                            const MapRequest &request);

  std::map<std::uint32_t, Result<NestKernel>> known; ///< of nests of the source as it was, by their begin
};

/// Changes nests where that lets more of their loops be mapped (NestChange), and reads the source anew. The changes are
/// tried round by round, each on what the ones before have made of the nest; the nest becomes the best of these. Where
/// it relies on something, the text asks for that once and has the nest as it was beside the new ones. `inside`: of
/// nests that gain nothing and have no mapped loop, those inside are looked at, too. A change that is not understood
/// when the source is read again is not made.
Rewriting rewritten(const openmp::Program &program, const std::vector<SerialNest> &nests, const MapRequest &request,
                    bool inside);

/// How far a nest is mapped: two for each mapped loop, and one less if a loop around them stays on the CPU, which
/// launches a kernel in each iteration.
std::size_t extentOfMapping(const MappedNest &nest);

} // namespace warpgrain::workflow
