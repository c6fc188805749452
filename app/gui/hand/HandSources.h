// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/analysis/KeptParser.h"
#include "core/session/HandSource.h"

#include <memory>

namespace warpgrain::gui {

/// How the source of a kernel by hand is read beside the chosen kernel: its own source with the flags in effect;
/// another one with those that a person gave, else with what is found for it.
ParserSettings settingsFor(const session::HandText &hand, const Analysis &original, const std::string &architecture);

/// Reads kernels by hand beside the chosen one. The parser is asked for nothing else: another source is another parser
/// to it.
session::OpenHand openHandBeside(const ChosenKernel &chosen, std::shared_ptr<KeptParser> parser);

} // namespace warpgrain::gui
