// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/exchange/Trials.h"

#include "core/adaptive/mapping/Balance.h"

#include <algorithm>

namespace warpgrain::adaptive {

ExchangeTrials::ExchangeTrials(std::vector<ExchangeMethod> methods, int repetitions)
    : methods_(std::move(methods)), repetitions_(static_cast<std::size_t>(repetitions)) {}

std::optional<ExchangeMethod> ExchangeTrials::next() const {
  const std::size_t method = seconds_.size() / repetitions_;
  if (method >= methods_.size()) return std::nullopt;
  return methods_[method];
}

void ExchangeTrials::record(double seconds) {
  seconds_.push_back(seconds);
}

std::vector<double> ExchangeTrials::medians() const {
  std::vector<double> out;
  for (std::size_t method = 0; method < methods_.size(); ++method)
    out.push_back(medianOf(std::span(seconds_).subspan(method * repetitions_, repetitions_)));
  return out;
}

ExchangeMethod ExchangeTrials::best(std::span<const double> seconds) const {
  return methods_[static_cast<std::size_t>(std::ranges::min_element(seconds) - seconds.begin())];
}

} // namespace warpgrain::adaptive
