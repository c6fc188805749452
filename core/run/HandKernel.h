// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/ResolveLaunch.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::run {

/// A kernel that a person wrote to do the same as another one, beside a launch of the original: with the same values
/// and the same memory, and blocks and threads of its own.
struct HandKernel {
  KernelSubject subject; ///< its form is of this launch
  ResolvedLaunch launch;
  std::string name;                                  ///< "scale in b.cu"
  std::array<std::int64_t, 3> originalGrid{1, 1, 1}; ///< of the launch beside it, in blocks
  /// What was asked for of its own extents, or guessed from its source; the rest follows from its source.
  LaunchForm extents;
  /// True if nothing tells its extents: it is launched as the original is.
  bool launchesAsOriginal = false;
  std::map<std::string, std::string> paths; ///< those of its arguments, with the original's
  std::vector<std::string> notes;           ///< sentences: where its extents come from
};

/// Finds the launch of a kernel beside one of the original. The form of `other` has the extents that it is to have;
/// what it does not have comes from the launches in its source, and from the original where its source has none. Fails
/// (usage) if its parameters are others, or if its extents are not known: the sentence names the options
/// (LaunchGivenBy::againstOptions). Of a kernel of the window (LaunchGivenBy::form), extents that its source does not
/// tell are those of the original.
Result<HandKernel> handKernel(const KernelSubject &original, const ResolvedLaunch &launch, KernelSubject other);

/// The form of the kernel beside another launch of the original.
LaunchForm formBeside(const HandKernel &kernel, const LaunchForm &original, const ResolvedLaunch &launch);

/// Gives the launch the original's types of elements: numbers are made for these.
void takeTypes(ResolvedLaunch &launch, const ResolvedLaunch &original);

} // namespace warpgrain::run
