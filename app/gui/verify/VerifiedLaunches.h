// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/launch/LaunchForm.h"
#include "core/session/VariantVerification.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// What runs on the CPU have shown of the variants of one text, for each launch that they were run with.
class VerifiedLaunches {
public:
  struct Run {
    run::LaunchForm launch;
    session::VariantVerification result;
  };

  /// `steps`: stepsOf() the variant.
  void take(const std::string &steps, const run::LaunchForm &launch, const session::VariantVerification &result);

  /// The result for a launch; else the newest one of another launch, marked as such; nothing where none is known.
  std::optional<session::VariantVerification> of(const std::string &steps, const run::LaunchForm &launch) const;

  /// By steps; the newest last.
  const std::map<std::string, std::vector<Run>> &runs() const { return runs_; }

private:
  static constexpr std::size_t most = 16; ///< launches of a variant

  std::map<std::string, std::vector<Run>> runs_;
};

} // namespace warpgrain::gui
