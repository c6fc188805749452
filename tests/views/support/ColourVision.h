// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace warpgrain::tests {

/// How far apart two colours are for the one who sees least of their difference: of people who see all colours, and of
/// those who lack red, green or blue cones (Machado, Oliveira and Fernandes 2009, severity 1). In CIE 1976 L*a*b*: 2.3
/// is just noticed beside each other.
double leastDistance(const QColor &one, const QColor &other);

} // namespace warpgrain::tests
