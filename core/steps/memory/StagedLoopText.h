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

/// What is to be written for a loop whose reads are staged.
struct StagedLoopText {
  struct Load {
    std::string guard; ///< a condition; empty where the load is made in any case
    std::string head;  ///< of the loop that loads
    std::string body;  ///< its one statement
  };

  model::StatementId loop = model::none<model::StatementId>;
  std::string strips;                    ///< the header over strips; empty where the loop is left whole
  std::string elements;                  ///< the header over the iterations of a strip
  std::vector<std::string> declarations; ///< of the tiles
  std::vector<Load> loads;
  TextEdits reads;        ///< in the loop's body
  std::int64_t bytes = 0; ///< of all tiles
};

/// The edits. Where the loop is left whole and a barrier stands right before it, the loads go before that barrier;
/// where a barrier is passed anyway before they are done again, none is added for that. Fails where the text leaves no
/// room.
std::expected<TextEdits, dependence::Verdict> writeStagedLoop(const model::BodyIndex &index,
                                                              const model::Function &kernel, const StagedLoopText &text,
                                                              const model::Dialect &dialect);

} // namespace warpgrain::transform
