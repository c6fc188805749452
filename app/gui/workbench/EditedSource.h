// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/Translate.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

class Workbench;

/// The open source as the editor has it, with all that it takes to read it again: what is asked of programs that become
/// others.
struct EditedSource {
  std::filesystem::path file;
  std::string text;
  std::optional<std::vector<std::string>> flags;
  std::filesystem::path folder; ///< that relative flags refer to
  std::filesystem::path cudaRoot;
  std::string architecture;

  friend bool operator==(const EditedSource &, const EditedSource &) = default;
};

/// The open source; none until its newest text is analysed, and the toolkit found: its headers are needed to check what
/// comes of the source, and asking before would wait for them.
std::optional<EditedSource> editedSource(Workbench &workbench);

/// How it is read.
workflow::TranslateRequest requestFor(const EditedSource &source, const CancellationToken &cancel);

} // namespace warpgrain::gui
