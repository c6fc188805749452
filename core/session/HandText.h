// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/plan/Reparse.h"

#include <filesystem>
#include <memory>
#include <string>

namespace warpgrain::session {

/// A kernel that a person wrote to do what another one does: the text of a variant that no plan makes.
struct HandText {
  std::string name; ///< of its row
  /// The source that is read, absolute: the original's own where a variant's text was edited, or another one.
  std::filesystem::path file;
  std::string kernel;     ///< its qualified name there
  transform::Texts texts; ///< of files of that source as they were typed or taken; the others are as they are

  friend bool operator==(const HandText &, const HandText &) = default;
};

using HandPointer = std::shared_ptr<const HandText>;

/// Names the row of a text: "by hand: NAME, HASH". Another text has another name.
std::string stepsOf(const HandText &hand);

/// True where the text is one of the original's own source.
bool isOfSource(const HandText &hand, const model::Unit &original);

/// The texts that stand in the place of the original's. The main file of another source stands in the place of the
/// original's main file.
transform::Texts textsInPlace(const HandText &hand, const model::Unit &original);

} // namespace warpgrain::session
