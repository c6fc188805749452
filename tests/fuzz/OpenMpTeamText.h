// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/OpenMpLoopText.h"
#include "tests/fuzz/RandomText.h"

#include <string>

namespace warpgrain::tests {

/// Random constructs that lead out of a region's own text, for the memory that OpenMpGenerator declares: functions in
/// clauses, functions with names of CUDA's, loops whose region is the caller's, sections, threadprivate variables.
class OpenMpTeamText {
public:
  OpenMpTeamText(RandomText &dice, OpenMpLoopText &loops) : dice_(dice), loops_(loops) {}

  /// What the constructs use, at file scope.
  void declarations();
  /// A clause that calls a function, or none.
  std::string clause();
  /// A region as a whole.
  void region();
  /// Sections of a region; each works on memory of its own.
  void sections();
  /// A call of a function whose loop is shared out by the region, if there is one.
  void orphan();

private:
  void ownOfThreads();

  void line(const std::string &words) { dice_.line(words); }

  RandomText &dice_;
  OpenMpLoopText &loops_;
};

} // namespace warpgrain::tests
