// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/KernelSubject.h"
#include "core/session/HandSource.h"
#include "core/session/Variant.h"
#include "core/workflow/Measure.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Variants that are to be measured with the subject's launch, and where.
struct MeasureVariantsOrder {
  run::KernelSubject subject;
  std::vector<session::Variant> variants; ///< with the original; those that are not built are left out, with a reason
  std::filesystem::path folder;           ///< takes the bundle; of a run that was cut, what is known is in it
  std::string host;                       ///< the command that leads to another machine; empty: this one
  RunnerOptions runner;
  session::OpenHand openHand = {}; ///< reads the kernels by hand among the variants
};

/// Is told how it goes on, on the thread that measures.
struct MeasureVariantsProgress {
  /// An answer for a variant, or that it is being measured.
  std::function<void(std::size_t id, const session::VariantMeasurement &)> variantMeasured;
  std::function<void(const std::string &)> stageReached; ///< "building the runner"
  /// The rows of each run of the runner, when no more come: also of a run that was cut.
  std::function<void(const std::vector<Measurement> &)> rowsCame = {};
};

/// Bundles the variants, measures them and tells of each as it is known; where counters are read, with what the
/// analysis says of them. Fails (usage) where the launch is not known in full, (tool) where nothing or not all could be
/// measured, cancelled.
Result<void> measureVariants(const MeasureVariantsOrder &order, const MeasureVariantsProgress &progress,
                             const CancellationToken &cancel);

} // namespace warpgrain::workflow
