// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/relations/Dependence.h"
#include "views/dependence/DependenceGraph.h"
#include "views/shared/Theme.h"

#include <QFont>
#include <QImage>
#include <QPalette>
#include <QPen>
#include <QPointF>
#include <QSizeF>

class QPainter;

namespace warpgrain::views {

/// What a graph is drawn with.
struct GraphStyle {
  QPalette palette;
  QFont text; ///< of numbers, places and letters
  QFont code; ///< of sources

  QColor colour(QPalette::ColorRole role) const { return palette.color(QPalette::Active, role); }

  const ThemeColours &theme() const { return themeColours(isDark(palette)); }
};

/// The line of an arrow: each kind has its dashes and its colour, a hazard is thicker and red or amber. An arrow that
/// is not certain is thinner.
QPen edgePen(dependence::DependenceKind kind, Hazard hazard, bool isCertain, const GraphStyle &style);

/// How long a head is, along the line.
double arrowLength(dependence::DependenceKind kind);

/// The end of an arrow that comes to `tip` from `from`: a full triangle for flow, an empty one for anti, a diamond for
/// output, a circle for input.
void drawArrowHead(QPainter &painter, dependence::DependenceKind kind, const QPointF &from, const QPointF &tip,
                   const QPen &pen, const QColor &background);

/// A triangle with an exclamation mark: a race. A possible one is empty, with a question mark.
void drawHazardSign(QPainter &painter, const QPointF &centre, double size, Hazard hazard, const GraphStyle &style);

/// The size of what is written on an arrow, sign included.
QSizeF labelSize(const QString &label, Hazard hazard, const GraphStyle &style);

/// The side of the sign in a label.
inline constexpr double hazardSignSize = 13;

/// Hazards that are shown by a sign.
constexpr bool warns(Hazard hazard) {
  return hazard == Hazard::race || hazard == Hazard::possible;
}

/// Arrow, letter and sign for a legend.
QImage edgeSample(dependence::DependenceKind kind, const GraphStyle &style, double pixelRatio);
QImage hazardSample(Hazard hazard, const GraphStyle &style, double pixelRatio);

} // namespace warpgrain::views
