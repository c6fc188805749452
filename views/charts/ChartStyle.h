// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QPen>

namespace warpgrain::views {

/// The line of the series of a number (from 0): its colour and dashes. Together with seriesMarker() they tell series
/// apart without colour, too.
QPen seriesPen(std::size_t number, bool dark);

/// The marker of the series of a number.
QImage seriesMarker(std::size_t number, bool dark);

enum class MarkerShape { disc, square, diamond, triangle, ring, cross };

QImage markerImage(MarkerShape shape, const QColor &colour, int size);
/// A short piece of a line.
QImage lineImage(const QPen &pen, int size);

} // namespace warpgrain::views
