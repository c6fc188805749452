// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/tune/AssumptionController.h"
#include "app/gui/tune/TuneController.h"
#include "views/tune/TuneBar.h"
#include "views/tune/TuneValues.h"

#include <vector>

namespace warpgrain::gui {

/// All of tune::strategies, in the window's language.
std::vector<views::TuneStrategy> tuneStrategies();

/// A run's space as the view takes it.
views::TuneSpace tuneSpaceOf(const TuneRun &run);
/// What a search found out of a plan, as the view takes it.
views::TunePoint tunePointOf(const workflow::SearchedPlan &plan, const workflow::PlanSearchResult &result);

/// At how many sizes the best plan was verified on the CPU, or why it was not; empty where there is none, or it was not
/// asked for.
QString tuneVerificationText(const TuneRun &run);

/// What is searched, how and where: "matrixMultiply on NVIDIA H100: 12 choices, 41,472 combinations".
QString tuneHeadline(const TuneRun &run, const QString &place);
/// The choices with their values, each on a line, and those that are left out.
QString tuneSpaceText(const TuneRun &run);
/// How many plans were evaluated, refused, …
QString tuneCountsText(const TuneRun &run);
/// Why a run ended, a sentence.
QString tuneEndText(const TuneRun &run);
/// A sentence for each, with whether it holds in the launch.
QStringList tuneAssumptionTexts(const std::vector<JudgedAssumption> &assumptions);
/// "40 s", "5 min".
QString tuneDurationText(double seconds);

} // namespace warpgrain::gui
