// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/VerificationStatus.h"

#include <string>
#include <vector>

namespace warpgrain::session {

/// What running a variant on the CPU has shown, for one launch.
struct VariantVerification {
  bool isRunning = false; ///< nothing else is known yet
  run::VerificationStatus status = run::VerificationStatus::verified;
  std::string reason;                ///< a sentence; empty where verified
  std::vector<std::string> findings; ///< sentences: what is wrong although it ran to its end, races for example
  std::string launch;                ///< what it was run with, in one line
  std::vector<std::string> sizes;    ///< other sizes at which it agrees with the original: "n = 31"
  bool isOfOtherLaunch = false;      ///< than the one that is looked at: with that one it was not run

  friend bool operator==(const VariantVerification &, const VariantVerification &) = default;
};

} // namespace warpgrain::session
