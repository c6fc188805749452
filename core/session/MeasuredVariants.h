// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/launch/VariantLaunch.h"
#include "core/session/LaunchBundle.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::session {

/// The launch of a kernel by hand beside the original's.
struct HandLaunch {
  run::LaunchShape shape;
  std::uint32_t sharedBytes = 0; ///< dynamic
  std::string symbol;
};

/// The launch of the original, from which those of its variants follow.
struct MeasuredLaunch {
  const run::KernelSubject *subject = nullptr;
  run::LaunchShape shape;
  std::uint32_t sharedBytes = 0; ///< dynamic
  std::string symbol;            ///< of the kernel; the variants' compiler may write it in another way
  bool cooperative = false;
  std::optional<std::array<std::uint32_t, 3>> cluster;
  /// Adds what else a variant's steps ask for to the bundle. A variant for which it fails is left out, with its reason.
  std::function<Result<void>(const Variant &)> prepare;
  /// The launch of a row by hand. A row for which it fails is left out, with the reason; where there is none, all are.
  std::function<Result<HandLaunch>(const HandText &)> handLaunch = {};
};

/// The variant without steps. Fails (usage) where it is not among them, (tool) where it was not built: nothing can be
/// compared without it.
Result<const Variant *> builtOriginal(const std::vector<Variant> &variants);

/// Adds the variants that are built to a bundle, with their modules; the one without steps becomes its baseline. Those
/// that are not built, or cannot be launched in place of the original, are left out with their reason. Fails (refused)
/// where that is so of the one without steps.
Result<void> addVariants(LaunchBundle &bundle, const MeasuredLaunch &launch, const std::vector<Variant> &variants);

} // namespace warpgrain::session
