// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"
#include "core/plan/StepForm.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// A loop or an array of a kernel that steps are made on, by the name that they call it.
struct StepTarget {
  transform::StepSubject subject = transform::StepSubject::loop;
  std::string name;       ///< "k", "L42", "As"
  std::uint32_t line = 0; ///< from 1: of the loop's keyword, of the array's name where it is declared
  bool isShared = false;  ///< an array in shared memory
  /// Not in the source, but in what the plan makes of it: the line is one of that text.
  bool isOfVariant = false;
  std::vector<SourceSpan> spans; ///< the loop's header; every place where the array is named; none of a variant's

  friend bool operator==(const StepTarget &, const StepTarget &) = default;
};

/// The loops of a kernel that a step can name, in the order of the text, and then its arrays and pointers.
std::vector<StepTarget> stepTargetsOf(const model::Unit &unit, model::FunctionId kernel);

/// The targets of a kernel and of what a plan makes of it. A loop that is named by its line is the variant's: lines are
/// those of the text that a step is made on.
std::vector<StepTarget> stepTargetsOf(std::vector<StepTarget> source, std::vector<StepTarget> variant);

/// What the byte of a file belongs to: the array that is named there, before the loop whose header it is in; null where
/// it is neither.
const StepTarget *targetAt(const std::vector<StepTarget> &targets, FileId file, std::uint32_t offset);

/// True where a step names the target: also the second loop of "interchange i j", and the loop of "stage A k 16".
bool isMadeOn(const transform::Step &step, const StepTarget &target);

} // namespace warpgrain::gui
