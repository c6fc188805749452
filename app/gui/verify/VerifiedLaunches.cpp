// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/VerifiedLaunches.h"

#include <algorithm>

namespace warpgrain::gui {

void VerifiedLaunches::take(const std::string &steps, const run::LaunchForm &launch,
                            const session::VariantVerification &result) {
  std::vector<Run> &runs = runs_[steps];
  std::erase_if(runs, [&launch](const Run &run) { return run.launch == launch; });
  if (runs.size() >= most) runs.erase(runs.begin());
  runs.push_back({.launch = launch, .result = result});
}

std::optional<session::VariantVerification> VerifiedLaunches::of(const std::string &steps,
                                                                 const run::LaunchForm &launch) const {
  const auto found = runs_.find(steps);
  if (found == runs_.end()) return std::nullopt;
  const std::vector<Run> &runs = found->second;
  if (const auto same = std::ranges::find(runs, launch, &Run::launch); same != runs.end()) return same->result;
  session::VariantVerification other = runs.back().result;
  other.isOfOtherLaunch = true;
  return other;
}

} // namespace warpgrain::gui
