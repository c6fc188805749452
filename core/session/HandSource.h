// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/base/Error.h"
#include "core/run/HandKernel.h"
#include "core/run/KernelSubject.h"
#include "core/session/HandText.h"

#include <functional>
#include <memory>

namespace warpgrain::session {

/// A kernel that a person wrote, as it was read.
struct HandSource {
  std::shared_ptr<const model::Unit> unit; ///< that the subject refers to
  run::KernelSubject subject;
};

/// Reads the source of a text with its own flags, as a subject whose kernel is not chosen yet. Fails where it cannot be
/// read at all.
using OpenHand = std::function<Result<HandSource>(const HandText &)>;

/// Reads a text and finds its kernel. Fails (input) with the first error in it, (usage) where it has no such kernel, or
/// where one launch cannot fill its parameters and the original's: sentences say what, in which file and line.
Result<HandSource> readHand(const HandText &hand, const run::KernelSubject &original, const OpenHand &open);

/// Its launch beside one of the original, as run::handKernel() finds it. What its source does not tell of its extents
/// is as in the original's launch.
Result<run::HandKernel> launchBeside(const HandSource &hand, const run::KernelSubject &original,
                                     const run::ResolvedLaunch &launch);

/// A launch of the original of which not all may be known, as the kernel has it: arguments by the position of their
/// parameters, extents from the launches in its source, the original's where it has none.
access::LaunchContext contextBeside(const HandSource &hand, const run::KernelSubject &original,
                                    const access::LaunchContext &launch);

} // namespace warpgrain::session
