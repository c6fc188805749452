// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/Variant.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace warpgrain::views {

/// "985.79 µs ±0.1 %"; why there is no time; in parentheses where it cannot be compared with the other rows.
QString timeText(const session::Variant &variant);
/// "1.88×", of the baseline in the same rotation.
QString speedUpText(const session::Variant &variant);
/// Device, date, quartiles, outputs, notes: for a tooltip.
QStringList measurementLines(const session::Variant &variant);

/// The median in microseconds; none where it cannot be compared.
std::optional<double> timeOf(const session::Variant &variant);
std::optional<double> speedUpOf(const session::Variant &variant);

/// "985.79 µs", "12.3 ms".
QString durationText(double microseconds);
/// "NVIDIA H200 over ssh gpu, 2026-11-21"; of a recorded one with that word.
QString measuredOnText(const session::VariantMeasurement &measurement);

} // namespace warpgrain::views
