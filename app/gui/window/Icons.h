// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpgrain::gui {

/// An icon of ours in the palette's text colour: ":/icons/NAME.svg", drawn in black.
QIcon themedIcon(const QString &name, const QPalette &palette);

/// The program's own icon.
QIcon programIcon();

} // namespace warpgrain::gui
