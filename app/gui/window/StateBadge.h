// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/ActionStates.h"

class QWidget;

namespace warpgrain::gui {

/// Shows on a button how far what it starts is, and in its tooltip.
void addStateBadge(QWidget &button, ActionStates &states, ActionStates::Action action);

} // namespace warpgrain::gui
