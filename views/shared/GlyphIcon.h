// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace warpgrain::views {

/// One or two characters as an icon: in one colour, in a selected row in another.
QIcon glyphIcon(const QString &glyph, const QColor &colour, const QColor &selected);

} // namespace warpgrain::views
