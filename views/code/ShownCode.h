// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/code/CodeListing.h"

#include <QString>

#include <optional>
#include <vector>

namespace warpgrain::views {

/// A line of machine code, or of PTX.
struct ShownInstruction {
  QString text;
  bool isInstruction = false;
  int sourceLine = 0; ///< from 1, in the text beside it; 0: it is from no line of that text
  std::optional<int> liveRegisters;
};

/// A source and what the compiler made of it.
struct ShownCode {
  build::CodeForm form = build::CodeForm::sass;
  QString kernel;                     ///< as a person reads it
  int registers = 0;                  ///< of a thread
  QString source;                     ///< one file's text
  std::vector<build::LineCode> lines; ///< of that text
  std::vector<ShownInstruction> code;
};

} // namespace warpgrain::views
