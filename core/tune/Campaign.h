// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/plan/Step.h"
#include "core/run/launch/LaunchForm.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tune {

/// Another kernel for the same work, written by hand: it takes the same arguments.
struct HandWritten {
  std::string name; ///< "coarsened by hand"
  std::filesystem::path source;
  std::string kernel; ///< empty: the source has one
  std::vector<std::string> flags;
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> block{1, 1, 1};

  friend bool operator==(const HandWritten &, const HandWritten &) = default;
};

/// A program whose run has the launch that is measured.
struct CampaignProgram {
  std::vector<std::string> command;
  std::filesystem::path folder; ///< it works there; empty: where Warpgrain does
  std::uint64_t launch = 1;     ///< which launch of the kernel, from 1

  friend bool operator==(const CampaignProgram &, const CampaignProgram &) = default;
};

/// A kernel that is to be tuned, with one launch of it: described, or recorded from a program's run.
struct CampaignKernel {
  std::string name;             ///< of the row and of its folder: letters, digits, '.', '_' and '-'
  std::filesystem::path source; ///< absolute, or relative to where Warpgrain works
  std::string kernel;           ///< empty: the source has one
  std::string instance;         ///< of a template; empty: the first, or the recorded one
  std::vector<std::string> flags;
  std::vector<transform::Plan> plans; ///< without the original's; empty: tune::singleSteps()
  run::LaunchForm launch;
  std::optional<CampaignProgram> program;
  std::optional<memory::Tolerance> tolerance; ///< of outputs; none: the launch form's
  std::vector<HandWritten> handWritten;
};

/// Kernels that are tuned together, and make one table.
struct Campaign {
  std::filesystem::path folder; ///< that compile flags in it refer to
  std::vector<CampaignKernel> kernels;
};

/// Reads a campaign (resources/schema/campaign.schema.json). Paths in it are relative to `folder`. Fails (usage) with
/// the place of what is wrong.
Result<Campaign> parseCampaign(std::string_view text, const std::filesystem::path &folder);

} // namespace warpgrain::tune
