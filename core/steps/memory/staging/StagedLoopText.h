// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// The code for a loop whose reads are staged.
struct StagedLoopText {
  struct Load {
    std::string guard; ///< condition of the load; empty if it is unconditional
    std::string head;  ///< header of the loading loop
    std::string body;  ///< single statement of the loading loop
  };

  model::StatementId loop = model::none<model::StatementId>;
  std::string strips;                    ///< header of the loop over strips; empty if the loop is not strip-mined
  std::string elements;                  ///< header of the loop over the iterations of a strip
  std::vector<std::string> declarations; ///< declarations of the tiles
  std::vector<Load> loads;
  TextEdits reads;        ///< edits of the reads in the loop's body
  std::int64_t bytes = 0; ///< total size of the tiles
};

/// Returns the edits. If the loop is not strip-mined and a barrier directly precedes it, the loads go before that
/// barrier. If threads pass a barrier anyway before they repeat the loads, no second barrier is added. Refuses if the
/// text has no place for the new lines.
std::expected<TextEdits, dependence::Verdict> writeStagedLoop(const model::BodyIndex &index,
                                                              const model::Function &kernel, const StagedLoopText &text,
                                                              const model::Dialect &dialect);

} // namespace warpgrain::transform
