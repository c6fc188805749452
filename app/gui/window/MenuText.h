// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpgrain::gui {

/// A menu's text as it is read: without the marks of its keys.
QString plainText(QString text);

/// "File > Save"; the text alone where there is no path.
QString withPath(const QString &path, const QString &text);

} // namespace warpgrain::gui
