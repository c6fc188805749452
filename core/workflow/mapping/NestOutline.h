// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/Reductions.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// The part of a nest that becomes a kernel, and what must be checked before the kernel is launched.
struct NestOutline {
  std::uint32_t begin = 0;             ///< of the first mapped loop, in the source's text
  std::size_t loops = 0;               ///< that are mapped, from that one on
  std::vector<std::string> privates;   ///< variables around the mapped loops of which each thread has its own
  OwnVariables own;                    ///< of the mapped loops
  std::vector<std::string> conditions; ///< expressions of C: what the analysis relies on, beside pointers
  std::string whyNot;                  ///< why no kernel can be written: a sentence; empty if one can
};

} // namespace warpgrain::workflow
