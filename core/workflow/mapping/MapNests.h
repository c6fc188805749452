// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/Ranking.h"
#include "core/workflow/Translate.h"
#include "core/workflow/mapping/NestOutline.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A C or C++ source whose serial loop nests are to become kernels.
struct MapRequest {
  TranslateRequest source;
  std::optional<std::uint32_t> line; ///< of the nest's outermost loop; none: the marked nests, or all of them
  std::map<std::string, std::int64_t> arguments; ///< values of integer variables by name
  mapping::SearchRules rules;
  bool allowsReorder = false;        ///< sums of floating-point numbers may be added up in another order
  bool keepsLoops = false;           ///< nests are mapped with their loops as they are written
  std::set<std::uint32_t> asWritten; ///< the same of the nests that begin in these lines
};

/// A loop of a nest, and what keeps it from being parallel or from being mapped.
struct MappedLoop {
  std::string counter;
  std::uint32_t line = 0;
  std::size_t depth = 0;
  std::string trips; ///< "512", "n - 2"; empty: not known
  bool isParallel = false;
  bool isMapped = false;
  OwnVariables own; ///< where it is parallel: what its iterations gather in any order, or have one each of
  std::string why;  ///< a sentence: why it is not parallel, or parallel and not mapped; empty of a mapped loop
};

/// A condition that only the written program can ask for: addresses lead to different blocks of memory.
struct BlockCheck {
  std::string placeholder; ///< an expression of C that stands for it in a text that is read
  std::string text;        ///< what is written
};

/// A nest with its mappings.
struct MappedNest {
  std::string function;
  std::uint32_t line = 0;
  std::uint32_t lastLine = 0;       ///< of the outermost loop
  std::vector<std::string> changes; ///< what was done to the source's nest, so that more of its loops are mapped
  std::uint32_t changedFrom = 0;    ///< then the line of that nest
  std::vector<MappedLoop> loops;    ///< in the order of the text
  std::string refusal;              ///< why nothing more is known of the nest: "FILE:LINE: …"; empty if it was read
  mapping::LoopNest nest;           ///< the loops from the first mapped one on
  mapping::Ranking ranking;
  std::vector<std::string> assumptions; ///< the loops are parallel if these hold
  NestOutline outline;                  ///< where some loop is mapped
};

/// What a source's nests become.
struct MappedSource {
  std::string file;
  std::string text;                         ///< that was read, with instances in the place of some templates
  std::vector<openmp::HeaderLines> headers; ///< which lines of the file those of the text are; empty: the same
  std::vector<MappedNest> nests;
  std::vector<BlockCheck> checks; ///< of nests that are written anew
};

/// Reads the nests of a source and ranks their mappings, written anew where more of their loops are
/// mapped then (NestRewrite): the nest in the line that is asked for, else those behind
/// `#pragma warpgrain map`, else all outermost ones. A nest that cannot be a kernel is told with its reason; if no line
/// and no pragma names it, those inside of it follow. Fails (refused) if the nest that is asked for, or every marked
/// nest, cannot be a kernel, or if the source is no C++; (input) for a source with errors or without loops.
Result<MappedSource> mapNests(const MapRequest &request);

} // namespace warpgrain::workflow
