// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/openmp/reasons/Reason.h"

#include <QString>

namespace warpgrain::gui {

/// The sentence of a reason in the window's language.
QString sentenceOf(const openmp::Reason &reason);

} // namespace warpgrain::gui
