// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/sizes/SizeStudy.h"

namespace warpgrain::run {

/// A launch at other sizes than the described one's.
struct SizedLaunch {
  Sizes sizes;
  LaunchForm form;
  ResolvedLaunch launch;
  double work = 0; ///< accesses of all threads, about; an upper bound where conditions leave some out
};

/// Completes the launch at such sizes; those that are not named stay. Fails (usage) with a sentence where there is no
/// such launch: it would have no block, or what it needs is not known.
Result<SizedLaunch> launchAt(const KernelSubject &subject, const SizeStudy &study, const Sizes &sizes);

} // namespace warpgrain::run
