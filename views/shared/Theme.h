// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <QColor>
#include <QPalette>

#include <array>

class QApplication;
class QWidget;

namespace warpgrain::views {

enum class ColourScheme { system, light, dark, contrast };

/// Sets style and palette of the whole application; may be called again at any time. Light, dark and contrast
/// (white on black; all text has a contrast of at least 7) are Fusion with a palette of our own, system is what the
/// desktop gave the application when it started.
void applyColourScheme(QApplication &application, ColourScheme scheme);

/// True where text is brighter than what it stands on.
bool isDark(const QPalette &palette);
bool isDark(const QWidget &widget);

/// The colours that a palette has no role for. All text colours have a contrast of at least 4.5 against the palette's
/// base and window, line backgrounds leave the text on them that contrast.
struct ThemeColours {
  QColor legal, legalIf, illegal, unknown;            ///< text and glyphs of verdicts
  QColor error, warning, note;                        ///< text and squiggles of problems
  QColor addedLine, removedLine, changedLine, noLine; ///< backgrounds of lines in a comparison; noLine: a gap
  QColor addedText, removedText, changedText;         ///< backgrounds of changed words, signs in the margin
  QColor better, worse;                               ///< numbers compared with the original's
  QColor faint;                                       ///< less important text
  QColor grid;                                        ///< lines behind a chart
  QColor focus;                                       ///< frame of what has the keyboard
  std::array<QColor, 8> series;                       ///< of charts, in order

  const QColor &of(dependence::VerdictKind kind) const;
  const QColor &of(model::Severity severity) const;
};

const ThemeColours &themeColours(bool dark);
const ThemeColours &themeColours(const QWidget &widget);

/// WCAG 2.1 contrast ratio, 1 to 21.
double contrast(const QColor &one, const QColor &other);

} // namespace warpgrain::views
