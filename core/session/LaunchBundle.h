// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Bundle.h"
#include "core/run/KernelSubject.h"
#include "core/session/HandSource.h"
#include "core/session/Variant.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::session {

/// A variant that is not in the bundle.
struct LeftOut {
  std::size_t id = 0; ///< of the variant
  std::string reason;
};

/// A bundle that is not written yet.
struct LaunchBundle {
  measure::Bundle bundle;
  std::vector<std::size_t> ids;                        ///< of the variants, in the order of the bundle's
  std::map<std::string, std::string> modules;          ///< files of the bundle, by name
  std::map<std::string, std::filesystem::path> copies; ///< likewise: of other files
  std::map<std::string, std::filesystem::path> links;  ///< likewise: files of another bundle, as they are
  std::vector<LeftOut> leftOut;
};

/// Describes the measurement of the subject's built variants with its launch, completed: `launch` is what
/// resolveLaunch() makes of it. Outputs may be apart as its form says. Memory holds the same bytes as when the executor
/// runs the launch. The variant without steps is the baseline. Fails (usage) where there is no baseline that was built,
/// its reason with it, or where the launch's memory cannot be described in a bundle. `openHand` reads the kernels by
/// hand among the variants.
Result<LaunchBundle> bundleOf(const run::KernelSubject &subject, const run::ResolvedLaunch &launch,
                              const std::vector<Variant> &variants, const OpenHand &openHand = {});

/// Writes it into a folder and reads it again, as the runner does. Fails (input).
Result<measure::Bundle> writeBundle(LaunchBundle bundle, const std::filesystem::path &folder);

} // namespace warpgrain::session
