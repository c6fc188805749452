// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessKey.h"
#include "app/gui/analysis/Analysis.h"
#include "core/access/facts/KernelFacts.h"
#include "core/base/Cancellation.h"
#include "core/dependence/relations/KernelDependences.h"
#include "views/access/AccessValues.h"
#include "views/editor/EditorMarks.h"

#include <memory>
#include <vector>

namespace warpgrain::gui {

/// What is asked: the accesses of one kernel of one revision, in a launch.
struct AccessRequest {
  AnalysisPointer analysis;
  KernelKey kernel;
  access::LaunchContext launch;
  /// Numbers that the source does not tell, with what a person gave for them; arguments that are found to matter are
  /// added.
  std::vector<views::LaunchNumber> numbers;
  bool judgesSteps = true; ///< that the accesses speak of
  bool asksNumbers = true; ///< arguments that matter are added to `numbers`
  /// In Unit::launches: extents that it computes from arguments that are asked for are taken out of `numbers`.
  std::optional<std::size_t> site = std::nullopt;
};

/// A piece of the source that takes part in a data race.
struct RacySpan {
  SourceSpan span;
  QString sentence;
};

/// What is known of a kernel's accesses. Values, shared by everyone who shows them.
struct AccessAnalysis {
  AnalysisPointer analysis; ///< `facts` refers to its unit
  KernelKey kernel;
  access::LaunchContext launch;
  access::KernelFacts facts;
  std::vector<RacySpan> races;
  views::AccessListPointer list; ///< a row for each of `facts.accesses`, in their order
  std::vector<AccessKey> keys;   ///< of the rows
  ByFile<views::EditorMark> marks;
  ByFile<views::AccessRange> ranges;
  dependence::RaceReport report; ///< of `facts`
};

using AccessAnalysisPointer = std::shared_ptr<const AccessAnalysis>;

/// Looks at every access of the kernel. Null where the unit has no such kernel, or nobody waits any more.
AccessAnalysisPointer analyseAccesses(const AccessRequest &request, const CancellationToken &cancel);

} // namespace warpgrain::gui
