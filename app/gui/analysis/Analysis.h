// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/KeptParser.h"
#include "app/gui/analysis/Marks.h"
#include "app/gui/analysis/Outline.h"
#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"
#include "core/run/launch/SourceNumbers.h"
#include "views/explorer/Outline.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

namespace warpgrain::gui {

/// What is asked of the analysis: a unit, and the texts that are edited but not saved.
struct AnalysisRequest {
  ParserSettings parser;
  transform::Texts texts;
  std::uint64_t revision = 0; ///< of the texts, counted by whoever asks
};

/// What is known of one revision of a unit. Values, shared by everyone who shows them.
struct Analysis {
  std::uint64_t revision = 0;
  transform::Texts texts;     ///< as asked
  ParserSettings parser;      ///< the flags, folder and architecture in effect, for parsing it again without guessing
  bool hasGivenFlags = false; ///< they were given by a person, not found or guessed
  UnitPointer unit;           ///< null where the unit could not be read at all
  Outline outline;
  views::OutlinePointer rows; ///< of the explorer; null where the unit is
  ByFile<views::EditorMark> marks;
  std::vector<views::Problem> problems;
  ByFile<views::ProblemRange> problemRanges;
  std::optional<Error> error;                    ///< why the unit could not be read
  std::vector<run::SourceNumbers> launchNumbers; ///< that the unit's launches pass, by their positions in the unit
  std::map<model::FunctionId, run::SourceNumbers> hostNumbers; ///< that programs beside the unit pass to its kernels
};

using AnalysisPointer = std::shared_ptr<const Analysis>;

} // namespace warpgrain::gui
