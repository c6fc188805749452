// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/plan/KernelStudy.h"
#include "core/plan/Prepared.h"
#include "core/plan/Step.h"
#include "core/plan/StepDescriptor.h"
#include "core/plan/StepWords.h"

#include <span>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// The contract of every transformation: whether a step may be made and the edits that make it, planned once. It is a
/// pure function of the model; the same unit and step give the same answer and the same bytes. What it learns of the
/// kernel is kept in the study, for the next step.
class Transformation {
public:
  virtual ~Transformation() = default;

  virtual const StepDescriptor &descriptor() const = 0;

  /// The first word of its steps.
  std::string_view word() const { return descriptor().word; }

  /// How its steps are written, for error sentences and help.
  std::string_view usage() const { return descriptor().usage; }

  /// Checks a step's arguments and puts them in canonical form.
  virtual Read<Step> canonical(Step step) const = 0;
  /// Judges the step and plans its edits. Run for every value on a panel at every edit. The study must outlive the
  /// answer.
  virtual Prepared prepare(KernelStudy &study, const Step &step) const = 0;
  /// The threads of a block after the step; `block` may leave extents open.
  virtual model::Extents blockAfter(const model::Extents &block, const Step &step) const;
  /// Steps worth offering for a kernel, to be checked before they are shown as possible.
  virtual std::vector<Step> offers(const model::Unit &unit, model::FunctionId kernel) const = 0;

  /// Steps that change the order of floating-point sums, for those who allow it; none of them is in offers().
  virtual std::vector<Step> offersThatReorder(const model::Unit &, model::FunctionId) const { return {}; }
};

/// All transformations, in the order in which a panel shows them.
std::span<const Transformation *const> transformations();

/// The transformation of a step's word, or null.
const Transformation *findTransformation(std::string_view word);

} // namespace warpgrain::transform
