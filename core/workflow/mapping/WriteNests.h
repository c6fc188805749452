// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/MapNests.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// The language that kernels are written in.
enum class NestLanguage : std::uint8_t { cuda, openCl };

/// How a program is written.
struct NestForm {
  std::size_t choice = 1;                       ///< the entry of each nest's ranking, from 1
  std::map<std::uint32_t, std::size_t> choices; ///< the same of the nests that begin in these lines
  NestLanguage language = NestLanguage::cuda;
  std::string kernelsFile; ///< of OpenCL: the name of the file for the kernels
};

/// What became of a nest in the program.
struct WrittenNest {
  std::string function;
  std::uint32_t line = 0;
  std::string kernel;  ///< its name; empty if the nest stays on the CPU
  std::string mapping; ///< "j -> tx, i -> ty"
  mapping::Group group = {};
  std::size_t rank = 0;                  ///< thread indices of the group
  std::string why;                       ///< why it stays on the CPU: a sentence
  std::vector<std::string> changes = {}; ///< as MappedNest's
};

/// A source whose nests became kernels.
struct WrittenSource {
  std::string text;    ///< CUDA C++; of OpenCL, the host's C++
  std::string kernels; ///< of OpenCL: OpenCL C
  std::vector<WrittenNest> nests;
};

/// Writes the program of a source: each nest that can be mapped as a kernel by the chosen entry of its ranking, with
/// its launch in the place of the nest; all else as it was. The launch copies the memory that the nest works on, and
/// asks before it whether what the mapping relies on holds. If it does not, the serial nest is executed.
///
/// Fails (refused) if no nest becomes a kernel, with the reason of each in a line; (usage) if a nest has fewer
/// mappings, or if no nest begins in a line that has a choice.
Result<WrittenSource> writeNests(const MapRequest &request, const MappedSource &mapped, const NestForm &form = {});

} // namespace warpgrain::workflow
