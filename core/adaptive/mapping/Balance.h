// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

namespace warpgrain::adaptive {

/// How far the ranks' times are apart: (longest - shortest) / longest, from 0 to 1 (DEC-L1; the paper does not define
/// its measure, ERR-L3). 0 where nothing took time.
double spreadOf(std::span<const double> seconds);

/// The largest change of a rank's time as a share of the longest one, between two moments: 0 where all ranks became
/// slower alike. Both lists have an entry for each rank.
double largestShift(std::span<const double> before, std::span<const double> now);

/// The median; of an even number of values, the mean of the two in the middle. There is at least one value.
double medianOf(std::span<const double> values);

/// The standard error of medianOf(), from how far the values are from it in the median: a few that are far off, as when
/// a rank waited for a processor, hardly count. 0 for one value.
double doubtOf(std::span<const double> values);

/// The value below which a tenth of the values lie: a time without the waits that most measurements of a busy machine
/// have. There is at least one value.
double quietOf(std::span<const double> values);

/// How far quietOf() may be above the time without any wait: as far as the next tenth of the values is above it. 0 for
/// one value.
double quietDoubtOf(std::span<const double> values);

/// The standard deviation of so many values, from doubtOf() them.
double deviationByDoubt(double doubt, int values);

} // namespace warpgrain::adaptive
