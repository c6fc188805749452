// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/NestChange.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A source some of whose nests are executed in another order.
struct RewrittenSource {
  openmp::Program program;         ///< read anew
  std::vector<SerialNest> nests;   ///< what has become of the nests, in the order of the text
  std::vector<SourceSpan> asItWas; ///< what the program executes where its conditions do not hold
  std::vector<BlockCheck> checks;  ///< that stand in the text

  std::map<std::uint32_t, std::vector<std::string>> changes; ///< by the place where a nest begins: sentences

  std::vector<std::string> changesOf(const SerialNest &nest) const;

  /// True for a nest beside those that are to be mapped.
  bool isAsItWas(const SerialNest &nest) const;
};

/// What became of the attempt to execute nests in another order.
struct Rewriting {
  std::optional<RewrittenSource> source; ///< none if no nest gains

  /// The nests' kernels, as warpgrain::workflow::kernelsOf() makes them. Those of the source as it was are known from
  /// the attempt, and handed out once.
  std::vector<Result<NestKernel>> kernelsOf(const openmp::Program &program, const std::vector<SerialNest> &nests,
                                            const MapRequest &request);

  std::map<std::uint32_t, Result<NestKernel>> known; ///< of nests of the source as it was, by their begin
};

/// Distributes and interchanges the loops of nests where that lets more of their loops be mapped, and reads the source
/// anew. Where this relies on something, the text asks for it and has the nest as it was beside the new ones. `inside`:
/// of nests that gain nothing and have no mapped loop, those inside are looked at, too. A source whose nests are not
/// understood in another order stays as it is.
Rewriting rewritten(const openmp::Program &program, const std::vector<SerialNest> &nests, const MapRequest &request,
                    bool inside);

/// How far a nest is mapped: two for each mapped loop, and one less if a loop around them stays on the CPU, which
/// launches a kernel in each iteration.
std::size_t extentOfMapping(const MappedNest &nest);

/// Puts the checks of blocks of memory into a written program, in the place of what stands for them.
std::string withChecks(std::string text, const std::vector<BlockCheck> &checks);

} // namespace warpgrain::workflow
