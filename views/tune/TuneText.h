// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tune/TuneValues.h"

namespace warpgrain::views {

/// "FASTER", "refused"; verdicts of times are written as the command line writes them.
QString tuneVerdictName(TuneVerdict verdict);
/// ▲ FASTER, ▼ SLOWER, …: nothing is told by colour alone.
QString tuneVerdictLabel(TuneVerdict verdict);
/// What the verdict means, a sentence.
QString tuneVerdictHelp(TuneVerdict verdict);

/// "1.42×", or "985.79 µs" where there is no original; "" of a point without a value.
QString tuneValueText(const TuneData &data, const TunePoint &point);
/// "20.10 mJ".
QString energyText(double microjoules);
/// The plan, its value, its verdict and its reason, each on a line.
QString tunePointText(const TuneData &data, std::size_t point);
/// "best 2.83× (coarsen y 4)   median 1.20×   worst 0.51×".
QString tuneExtremesText(const TuneData &data);

/// The most of an axis from 0 whose four parts are round numbers, and how many decimals its labels need.
struct RoundAxis {
  double most = 1;
  int decimals = 0;
};

RoundAxis roundAxis(double most);

} // namespace warpgrain::views
