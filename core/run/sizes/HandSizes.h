// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/HandKernel.h"
#include "core/run/sizes/SizedLaunch.h"

#include <vector>

namespace warpgrain::run {

/// A kernel that a person wrote, at other sizes. Its blocks follow from the sizes by the rules for any kernel, from its
/// own source and its own guard.
class HandSizes {
public:
  /// `wishes` name arguments of the original. Fails as studySizes() does for the kernel.
  static Result<HandSizes> create(const HandKernel &kernel, const SizeWishes &wishes);

  /// Its launch beside one of the original: the same values and memory. Fails as launchAt() does.
  Result<ResolvedLaunch> launchBeside(const SizedLaunch &original) const;

  /// The sizes at which an error at the ends of its own blocks is most likely to show, as sizes of the original.
  std::vector<Sizes> boundarySizes(const SizeStudy &original) const;

private:
  std::string whyNotKnown(const ResolvedLaunch &original) const;

  HandSizes(const HandKernel &kernel, SizeStudy study) : kernel_(kernel), study_(std::move(study)) {}

  HandKernel kernel_;
  SizeStudy study_;
};

} // namespace warpgrain::run
