// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/tune/search/Evaluation.h"

#include <optional>
#include <vector>

namespace warpgrain::tune {

/// Which share of the variance of the costs in a space each parameter explains by itself, whatever the others are: the
/// main effects of a functional analysis of variance (Hutter, Hoos and Leyton-Brown 2014). What is left is explained by
/// several parameters together.
struct Importance {
  std::vector<double> shares; ///< by parameter, from 0 to 1; 0 of one with a single value
  double together = 0;        ///< the rest, from 0 to 1
};

/// Of the logarithms of costs, as a regression forest has learnt them from the evaluations that succeeded; all
/// combinations of the space count as much, and costs above four fifths of the others are drawn near to these. None
/// where these are too few (12), all cost as much, or it is cancelled. The same history always gives the same answer.
/// Takes a tenth of a second.
std::optional<Importance> importanceOf(const ParameterSpace &space, const History &history,
                                       const CancellationToken &cancel);

} // namespace warpgrain::tune
