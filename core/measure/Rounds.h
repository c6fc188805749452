// SPDX-License-Identifier: Apache-2.0
//
// What is said to a runner that measures one bundle after another (`--serve`), each on a line of JSON: it is given
// bundles on its standard input, and tells each bundle's records as ever, and then its end.
#pragma once

#include "core/base/Error.h"
#include "core/measure/RunTimes.h"

#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::measure {

/// A bundle that is to be measured.
struct RoundOrder {
  std::string bundle; ///< its folder, an absolute path

  friend bool operator==(const RoundOrder &, const RoundOrder &) = default;
};

/// That a bundle was measured, or why it was not.
struct RoundEnd {
  int exit = 0;         ///< as the runner's exit status for one bundle
  std::string messages; ///< what it would write for a person
  RunTimes times;

  friend bool operator==(const RoundEnd &, const RoundEnd &) = default;
};

std::string lineOf(const RoundOrder &order);
std::string lineOf(const RoundEnd &end);

/// Fails (input) where the line is none.
Result<RoundOrder> parseRoundOrder(std::string_view line);

/// Nothing where the line says something else, a record for example. Fails (input) where it is an end that cannot be
/// read.
Result<std::optional<RoundEnd>> parseRoundEnd(std::string_view line);

} // namespace warpgrain::measure
