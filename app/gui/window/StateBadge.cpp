// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/StateBadge.h"

namespace warpgrain::gui {

void addStateBadge(QWidget &button, ActionStates &states, ActionStates::Action action) {
  auto *badge = new views::ActionBadge(button);
  const auto show = [badge, &states, action] { badge->setState(states.of(action)); };
  QObject::connect(&states, &ActionStates::changed, badge, show);
  show();
}

} // namespace warpgrain::gui
