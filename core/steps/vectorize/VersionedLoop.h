// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/BodyIndex.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/spread/StatementFrame.h"
#include "core/steps/vectorize/VectorGroup.h"

#include <string>
#include <vector>

namespace warpgrain::transform {

/// What is written of a loop for the case that all its iterations meet its conditions.
struct WholeVersion {
  std::vector<std::string> declarations; ///< lines before the choice between the versions
  std::string condition;
  FrameLines lines;                ///< around the loop
  std::vector<VectorGuard> guards; ///< that are left out
  TextEdits uses;                  ///< of the loop's text
};

/// Returns the edit that puts a choice in place of a loop: the version for whole vectors, or else the loop as it is.
TextEdit versionedLoop(const model::BodyIndex &index, model::StatementId loop, const WholeVersion &version,
                       const Layout &layout);

} // namespace warpgrain::transform
