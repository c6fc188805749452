// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/compare/StudiedText.h"
#include "core/estimate/time/TimeModel.h"
#include "core/session/Variant.h"
#include "core/tune/recommend/PlanEstimator.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// What is asked: what two variants of a kernel do in a launch of the original. A variant without steps is the
/// original.
struct StudyRequest {
  AnalysisPointer analysis;
  KernelKey kernel;
  access::LaunchContext launch;
  std::uint32_t dynamicSharedBytes = 0;
  std::string architecture;
  session::Variant left;
  session::Variant right;
};

/// What is known of one variant's text before it is run. Values.
struct StudiedVariant {
  AccessAnalysisPointer accesses;   ///< of its own text, in its own launch; null: `reason` says why
  std::string reason;               ///< a sentence; empty: the kernel is not in its text
  std::uint32_t registers = 0;      ///< of a thread: the compiler's where both were built, else estimated; 0: not known
  std::vector<tune::HeldLine> held; ///< what is expected to hold them, by line of its own text, the most first
  std::optional<std::uint32_t> sharedBytes;   ///< of a block
  std::optional<estimate::TimeEstimate> time; ///< none: no GPU's speed is known, or the launch is not known in full
};

struct VariantStudy {
  bool areCompiled = false; ///< registers and shared memory are the compiler's, of both
  StudiedVariant left;
  StudiedVariant right;
};

/// Null where nobody waits any more.
using VariantStudyPointer = std::shared_ptr<const VariantStudy>;

/// Reads both texts and looks at their accesses, where `texts` does not know them yet. The parser reads texts that
/// steps wrote.
VariantStudyPointer studyVariants(const StudyRequest &request, StudiedTexts &texts,
                                  const std::shared_ptr<KeptParser> &parser, const CancellationToken &cancel);

} // namespace warpgrain::gui
