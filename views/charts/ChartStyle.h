// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QPen>

class QAbstractAxis;
class QChart;
class QXYSeries;

namespace warpgrain::views {

/// Background, texts and lines of a chart in the colours of a palette. To be called after axes and series are added.
void styleChart(QChart &chart, const QPalette &palette);

/// Gives the series of a number (from 0) its colour, its marker's shape and its line's dashes, so that series differ
/// without colour too.
void styleSeries(QXYSeries &series, std::size_t number, bool dark);

/// The marker that styleSeries gives.
QImage seriesMarker(std::size_t number, bool dark);

enum class MarkerShape { disc, square, diamond, triangle, ring, cross };

QImage markerImage(MarkerShape shape, const QColor &colour, int size);
/// A short piece of a line.
QImage lineImage(const QPen &pen, int size);

} // namespace warpgrain::views
