// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/session/ChangedFiles.h"
#include "core/session/HandText.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A variant as files that can be written.
struct VariantFiles {
  std::vector<session::ChangedFile> changed; ///< in the unit's order
  std::filesystem::path folder;              ///< holds the main file and all that changed; a patch is applied here
  std::filesystem::path mainFile;
  std::string mainText;

  /// The changed files beside the main file; empty: one file holds all changes.
  std::vector<std::filesystem::path> others() const;
  /// A unified diff over all changed files.
  std::string patch() const;
};

/// The files of a variant of a unit.
VariantFiles filesOf(const model::Unit &original, const transform::Texts &texts);

/// The files of a kernel by hand that takes the place of the unit's. Of another source, its main file stands in the
/// place of the unit's, and its own headers beside it as they lie beside their own, where the unit has not the same
/// folder. Reads files that lie there already.
VariantFiles filesOfHand(const model::Unit &original, const session::HandText &hand);

/// The places of a kernel's own headers beside the unit's main file; those that lie there already are left out.
std::vector<std::filesystem::path> broughtHeaders(const model::Unit &original, const session::HandText &hand);

/// How a variant is written.
enum class ExportForm : std::uint8_t {
  file,   ///< the main file alone
  folder, ///< every changed file, in its place below the target
  patch,  ///< a unified diff
};

/// Writes a variant; each file is written whole or not at all. Fails (refused) where one file is to hold what is
/// changed in several, (input) where the target cannot be written.
Result<void> exportVariant(const VariantFiles &files, ExportForm form, const std::filesystem::path &target);

} // namespace warpgrain::workflow
