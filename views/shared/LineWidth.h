// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace warpgrain::views {

/// The width in pixels that a line needs to show a text whole, with the frame that its style draws: QLineEdit asks for
/// the room of 17 letters x with it.
inline int lineWidthFor(const QLineEdit &line, const QString &text) {
  constexpr int letters = 17;
  constexpr int caret = 2;
  const QFontMetrics metrics = line.fontMetrics();
  const int frame = line.sizeHint().width() - letters * metrics.horizontalAdvance(u'x');
  return metrics.horizontalAdvance(text) + frame + caret;
}

} // namespace warpgrain::views
